//! A move of another alphabet spelled in the letters of algebraic, with the place in its text that
//! each letter stands for. The reader of algebraic reads the letters, and its parts are put where
//! the text has them.
//!
//! | text | letters | the square's part |
//! |---|---|---|
//! | `Springer Felix drei` | `Nf3` | `Felix drei` |
//! | `⠎⠋⠒` | `Nf3` | `⠋⠒` |

use std::ops::Range;

use super::algebraic::{self, Length};
use super::claim::{Part, Reading};
use super::letters::Letters;
use super::misread::{Expected, Misread};
use super::{Kind, Tolerance};

/// A move spelled in English letters, with the place in bytes that each of them stands for.
#[derive(Default)]
pub(super) struct SpelledMove {
    /// The move in algebraic.
    pub letters: String,
    /// For each byte of `letters`, the stretch of the text it stands for.
    places: Vec<Range<usize>>,
}

impl SpelledMove {
    /// Adds letters that stand for a stretch of the text.
    pub fn add(&mut self, letters: &str, place: &Range<usize>) {
        self.letters.push_str(letters);
        self.places.resize(self.letters.len(), place.clone());
    }

    /// Returns the stretch of the text that a span of the letters stands for.
    fn place(&self, span: &Range<usize>) -> Range<usize> {
        let last = span.end.checked_sub(1).and_then(|at| self.places.get(at));
        let end = last.map_or_else(|| self.start(), |place| place.end);
        match self.places.get(span.start) {
            Some(first) if !span.is_empty() => first.start.min(end)..end,
            // An implied part stands after the letters before it.
            _ => end..end,
        }
    }

    /// Returns where the move begins in the text.
    fn start(&self) -> usize {
        self.places.first().map_or(0, |place| place.start)
    }

    /// Reads the letters as algebraic of this length.
    ///
    /// # Errors
    /// [`Misread`] at the stretch of the text where the letters stop being a move.
    pub fn read(
        &self,
        text: &str,
        length: Length,
        tolerance: Tolerance,
    ) -> Result<Reading, Misread> {
        let read = algebraic::read(&self.letters, Letters::ENGLISH, length, tolerance);
        let reading = read.map_err(|misread| {
            let place = self.places.get(misread.at);
            let at = place.map_or(text.len(), |place| place.start);
            self.misread(text, at, misread.expected)
        })?;
        let mut parts: Vec<Part> = reading.parts;
        for part in &mut parts {
            part.span = self.place(&part.span);
        }
        in_order(&mut parts);
        Ok(Reading {
            text: text.to_owned(),
            parts,
        })
    }

    /// Returns the error of a sign or word that a move cannot have behind these letters.
    pub fn unexpected(&self, text: &str, at: usize) -> Misread {
        let expected = match self.letters.chars().last() {
            None => Expected::Move,
            Some('1'..='8' | '+' | '#') => Expected::End,
            Some(_) => Expected::FileOrSquare,
        };
        self.misread(text, at, expected)
    }

    /// Returns the error that something else was expected at a byte of the text.
    pub fn misread(&self, text: &str, at: usize, expected: Expected) -> Misread {
        Misread {
            at,
            found: text[at..].chars().next(),
            after: text[self.start().min(at)..at].trim_end().to_owned(),
            expected,
        }
    }
}

/// Puts the parts in the order of the text, in which a sign of check may stand before the square. A
/// sign that says both capture and check is the part of the check, and that of the capture is empty.
fn in_order(parts: &mut [Part]) {
    let Some(check) = parts.iter().rposition(|part| part.kind == Kind::Check) else {
        return;
    };
    let span = parts[check].span.clone();
    let later = parts[..check]
        .iter()
        .position(|part| part.span.end > span.start);
    let Some(place) = later else {
        return;
    };
    for part in &mut parts[..check] {
        if part.span == span {
            part.span = span.start..span.start;
        }
    }
    let before = |part: &&Part| part.span.end <= span.start;
    let place = place + parts[place..check].iter().take_while(before).count();
    parts[place..=check].rotate_right(1);
}

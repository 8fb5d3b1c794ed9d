//! Suggests the legal text that a refused one was meant to be, if a single wrong letter explains
//! it.
//!
//! | text | legal | suggestion |
//! |---|---|---|
//! | Black's `f=Nd8+`, with a pawn on f1 | `f=Nd2+` | the 8 for a 2 |
//! | `Nb1b3` | `Nb1a3` and `Nb1c3` | either |
//!
//! One letter is enough to go by only where each move has a text of its own length and kind, as in
//! Chess 99. The shorter the texts of a notation are, the more of them differ by one letter.

use super::Notation;
use super::claim::Reading;
use super::turn::Turn;
use super::words::Sentence;
use crate::board::Variant;
use crate::words;

/// Most texts that are suggested; if more are equally near, none is.
const MOST: usize = 3;

/// Adds "; perhaps f=Nd2+ was meant" if texts of legal moves are near enough to what was read.
pub(super) fn suggest(sentence: Sentence, reading: &Reading, turn: &Turn<'_>) -> Sentence {
    if turn.variant != Variant::Chess99 {
        return sentence;
    }
    let moves = turn.moves.iter();
    let texts = moves.map(|mv| Notation::Reversible.text(mv, turn));
    let near: Vec<String> = texts
        .filter(|text| one_letter_apart(&reading.text, text))
        .collect();
    if near.is_empty() || near.len() > MOST {
        return sentence;
    }
    let near = Sentence::default().list(&near, words::OR, |sentence, text| {
        sentence.text(text.as_str())
    });
    Sentence::default().say(words::PERHAPS_MEANT, [sentence.into(), near.into()])
}

/// Returns whether two texts differ in exactly one letter, without their marks.
fn one_letter_apart(one: &str, other: &str) -> bool {
    let (mut one, mut other) = (letters(one), letters(other));
    let mut differ = 0;
    loop {
        match (one.next(), other.next()) {
            (None, None) => return differ == 1,
            (Some(a), Some(b)) => differ += usize::from(a != b),
            _ => return false,
        }
    }
}

/// Returns the letters of a move, without a number before it and marks after it.
fn letters(text: &str) -> impl Iterator<Item = char> {
    text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c.is_whitespace())
        .trim_end_matches(|c: char| matches!(c, '!' | '?' | '+') || c.is_whitespace())
        .chars()
        .map(|c| if matches!(c, 'x' | 'X') { '×' } else { c })
}

#[cfg(test)]
mod tests {
    use super::one_letter_apart;

    #[test]
    fn texts_are_near_when_one_letter_differs_whatever_their_marks() {
        assert!(one_letter_apart("42... f=Nd8+", "f=Nd2!"));
        assert!(one_letter_apart("Qd4f×N", "Qd4fxB"));
        assert!(!one_letter_apart("f=Nd2", "f=Nd2+"));
        assert!(!one_letter_apart("f=Nd8", "f=Ne2"));
        assert!(!one_letter_apart("Nb1c3", "Nb1c3×"));
    }
}

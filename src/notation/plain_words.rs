//! Short algebraic in plain words, as it is spoken.
//!
//! | words | text |
//! |---|---|
//! | `knight f3` `knight to f3` | `Nf3` |
//! | `bishop takes c6 check` | `Bxc6+` |
//! | `rook a d1` `rook from a to d1` | `Rad1` |
//! | `e takes d5` | `exd5` |
//! | `from e2 to e4` | `e2e4` |
//! | `knight f three` | `Nf3` |
//! | `e8 becomes a queen` | `e8=Q` |
//! | `castles king side` `short castling` | `O-O` |
//! | `queen side castle` `castle long` | `O-O-O` |
//!
//! Words that name a square as descriptive notation does, such as "knight to king's bishop third",
//! are left to its reader.

use std::ops::Range;

use super::claim::{Part, Reading};
use super::scan::Scan;
use super::turn::Turn;
use super::verdict::{Verdict, judge};
use super::{Notation, Tolerance};
use crate::board::{Square, Wing};

/// Reads a move in plain words and judges it among the legal moves; `None` if the text is anything
/// else.
#[must_use]
pub fn understand(text: &str, turn: &Turn<'_>) -> Option<(Reading, Verdict)> {
    if turn.variant.span() != 8 {
        return None;
    }
    let spelled = SpokenMove::from_words(text)?;
    let read = Notation::SHORT.read(&spelled.letters, turn, Tolerance::Tolerant);
    let parts = read.ok()?.parts.into_iter().map(|part| Part {
        span: spelled.place(&part.span),
        ..part
    });
    let reading = Reading {
        text: text.to_owned(),
        parts: parts.collect(),
    };
    let verdict = judge(&reading, turn);
    Some((reading, verdict))
}

/// A move spelled in letters, with the place of the words that each letter stands for.
#[derive(Default)]
struct SpokenMove {
    /// The move in short algebraic.
    letters: String,
    /// For each byte of `letters`, the words it stands for, as byte offsets.
    places: Vec<Range<usize>>,
}

/// A word in small letters, and its place in bytes.
struct SpokenWord {
    letters: String,
    place: Range<usize>,
}

impl SpokenMove {
    /// Spells a text; `None` if it has a word that no move has, or no word at all.
    fn from_words(text: &str) -> Option<SpokenMove> {
        let words = words(text);
        castling(&words).or_else(|| movement(&words))
    }

    fn add(&mut self, letters: &str, place: &Range<usize>) {
        self.letters.push_str(letters);
        self.places.resize(self.letters.len(), place.clone());
    }

    /// Returns the place of the words that a span of the letters stands for.
    fn place(&self, span: &Range<usize>) -> Range<usize> {
        let end = span
            .end
            .checked_sub(1)
            .and_then(|last| self.places.get(last));
        let end = end.map_or(0, |place| place.end);
        match self.places.get(span.start) {
            Some(first) if !span.is_empty() => first.start..end,
            // An implied part stands after the letters before it.
            _ => end..end,
        }
    }
}

/// Splits a text into its words, without a move number and the hyphens, commas and periods between
/// the words.
fn words(text: &str) -> Vec<SpokenWord> {
    let parted = |c: char| c.is_whitespace() || matches!(c, '-' | '–' | ',');
    let mut words = Vec::new();
    let mut start = Scan::new(text, true).at();
    for piece in text[start..].split_inclusive(parted) {
        let letters = piece.trim_end_matches(parted).trim_end_matches('.');
        if !letters.is_empty() {
            words.push(SpokenWord {
                letters: letters.to_ascii_lowercase(),
                place: start..start + letters.len(),
            });
        }
        start += piece.len();
    }
    words
}

/// Spells castling; `None` if the words are not castling to one side.
fn castling(words: &[SpokenWord]) -> Option<SpokenMove> {
    let mut spelled = SpokenMove::default();
    let (mut castles, mut wing, mut end, mut signs) = (false, None, 0, Vec::new());
    for (at, word) in words.iter().enumerate() {
        let sided = words
            .get(at + 1)
            .is_some_and(|next| matches!(&*next.letters, "side" | "wing"));
        let named = match &*word.letters {
            "castle" | "castles" | "castling" | "castled" => {
                castles = true;
                None
            }
            "kingside" | "short" => Some(Wing::King),
            "queenside" | "long" => Some(Wing::Queen),
            "king" | "king's" | "kings" if sided => Some(Wing::King),
            "queen" | "queen's" | "queens" if sided => Some(Wing::Queen),
            "king" | "side" | "wing" | "on" | "to" | "the" => None,
            other => {
                signs.push((sign(other)?, &word.place));
                continue;
            }
        };
        if named.is_some() && wing.is_some() || !signs.is_empty() {
            return None;
        }
        wing = wing.or(named);
        end = word.place.end;
    }
    let letters = match wing.filter(|_| castles)? {
        Wing::King => "O-O",
        Wing::Queen => "O-O-O",
    };
    spelled.add(letters, &(words.first()?.place.start..end));
    for (letters, place) in signs {
        spelled.add(letters, place);
    }
    Some(spelled)
}

/// Spells a move other than castling.
fn movement(words: &[SpokenWord]) -> Option<SpokenMove> {
    let mut spelled = SpokenMove::default();
    let mut named = false;
    let squares = words.iter().filter(|word| is_square(&word.letters)).count();
    for (at, word) in words.iter().enumerate() {
        let letters = &*word.letters;
        let next = words.get(at + 1).map_or("", |next| &*next.letters);
        let spelling = match letters {
            "to" | "from" | "on" | "the" | "goes" | "moves" | "en" | "passant" => {
                named |= squares == 2;
                continue;
            }
            // In "becomes a queen" it is no file.
            "a" if piece(next).is_some() => continue,
            "takes" | "take" | "captures" => "x",
            "becomes" | "promotes" | "promoted" | "promoting" | "equals" => "=",
            "x" => letters,
            _ => match piece(letters)
                .or_else(|| sign(letters))
                .or_else(|| rank(letters))
            {
                Some(spelling) => spelling,
                None if is_coordinate(letters) => letters,
                None => return None,
            },
        };
        named |= letters.len() > 2;
        spelled.add(spelling, &word.place);
    }
    named.then_some(spelled)
}

/// Returns the letter of a piece.
fn piece(word: &str) -> Option<&'static str> {
    Some(match word {
        "king" => "K",
        "queen" => "Q",
        "rook" => "R",
        "bishop" => "B",
        "knight" => "N",
        "pawn" => "P",
        _ => return None,
    })
}

/// Returns the digit of a rank.
fn rank(word: &str) -> Option<&'static str> {
    Some(match word {
        "one" => "1",
        "two" => "2",
        "three" => "3",
        "four" => "4",
        "five" => "5",
        "six" => "6",
        "seven" => "7",
        "eight" => "8",
        _ => return None,
    })
}

/// Returns the sign of check or mate.
fn sign(word: &str) -> Option<&'static str> {
    Some(match word {
        "check" => "+",
        "mate" | "checkmate" => "#",
        _ => return None,
    })
}

/// Returns whether a word is a file, a rank or a square.
fn is_coordinate(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'h' | b'1'..=b'8']) || is_square(word)
}

/// Returns whether a word is a square.
fn is_square(word: &str) -> bool {
    word.len() == 2 && Square::parse(word).is_some()
}

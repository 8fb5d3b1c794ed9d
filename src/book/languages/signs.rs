//! The signs that stand for a move in the copy of a page: one for each of its characters, with as
//! many bytes.

/// The meaning of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveSign {
    /// A move begins.
    Begins,
    /// A move begins that is accepted only where one is due.
    BeginsWeakly,
    /// The move goes on.
    Within,
    /// The move ends with this sign.
    Ends,
}

use MoveSign::{Begins, BeginsWeakly, Ends, Within};

/// The signs by their number of bytes, from 1. None belongs to a script, and none is white space.
const SIGNS: [(char, [char; 4]); 4] = [
    ('\u{1}', ['\u{1}', '\u{2}', '\u{3}', '\u{4}']),
    ('\u{81}', ['\u{81}', '\u{82}', '\u{83}', '\u{84}']),
    ('\u{e001}', ['\u{e001}', '\u{e002}', '\u{e003}', '\u{e004}']),
    (
        '\u{f0001}',
        ['\u{f0001}', '\u{f0002}', '\u{f0003}', '\u{f0004}'],
    ),
];

/// Returns the sign with this meaning that has as many bytes as this character.
pub(super) const fn sign(says: MoveSign, like: char) -> char {
    let row = SIGNS[like.len_utf8() - 1].1;
    match says {
        Begins => row[0],
        BeginsWeakly => row[1],
        Within => row[2],
        Ends => row[3],
    }
}

/// Returns the meaning of a character of the copy.
fn says(c: char) -> Option<MoveSign> {
    let (first, _) = SIGNS[c.len_utf8() - 1];
    Some(match (c as u32).checked_sub(first as u32)? {
        0 => Begins,
        1 => BeginsWeakly,
        2 => Within,
        3 => Ends,
        _ => return None,
    })
}

/// Whether a move stands at the start of the text.
pub(in crate::book) fn begins(text: &str) -> bool {
    let first = text.chars().next().and_then(says);
    matches!(first, Some(Begins | BeginsWeakly))
}

/// Whether the text begins within a move.
pub(in crate::book) fn goes_on(text: &str) -> bool {
    let first = text.chars().next().and_then(says);
    matches!(first, Some(Within | Ends))
}

/// Returns the length in bytes of the move at the start of the text, and whether it is weak.
pub(in crate::book) fn shaped(text: &str) -> Option<(usize, bool)> {
    let mut weak = false;
    for (at, c) in text.char_indices() {
        match says(c) {
            Some(Begins) if at == 0 => {}
            Some(BeginsWeakly) if at == 0 => weak = true,
            Some(Within) if at > 0 => {}
            Some(Ends) if at > 0 => return Some((at + c.len_utf8(), weak)),
            // A line may end within a move.
            None if at > 0 && matches!(c, ' ' | '\n' | '\r') => {}
            _ => return None,
        }
    }
    None
}

//! What stands between the moves where a score is printed in sentences, as in Philidor's books.
//!
//! | text | is |
//! |---|---|
//! | `W.` of `1. W. King's pawn two squares` | the side that moves, which is known |
//! | `Noir.` of `Noir. Le pion le prend` | the same in French |
//! | `B. The same` · `N. De même` | the mirror of the move before |
//! | `B.` of `B. to K. Kt's 5th` | a bishop, because no sentence begins behind it |
//!
//! Sources: Philidor, *Analysis of the Game of Chess*, in reprints of 1791 and later; *Encyclopédie
//! méthodique, Jeux*.

use crate::board::{Move, Square};
use crate::notation::{Dialect, Notation};

/// Returns how many bytes at the start of the text say which side moves.
pub(super) fn side(text: &str, notation: Notation) -> usize {
    let (sides, shortest): (&[&str], usize) = match notation {
        Notation::Descriptive(_) => (&["White.", "Black.", "Wh.", "Bl.", "W.", "B."], 3),
        Notation::Continental(Dialect::French) => (&["Blanc.", "Noir.", "B.", "N."], 2),
        _ => return 0,
    };
    let Some(side) = sides.iter().find(|side| text.starts_with(**side)) else {
        return 0;
    };
    let rest = &text[side.len()..];
    let sentence = rest.trim_start();
    let word = sentence.bytes().take_while(u8::is_ascii_alphabetic).count();
    let begins = sentence.starts_with(|c: char| c.is_ascii_uppercase()) && word >= shortest;
    if begins && sentence.len() < rest.len() {
        text.len() - sentence.len()
    } else {
        0
    }
}

/// Returns how many bytes at the start of the text say that the move before is answered by the same.
pub(super) fn same(text: &str, notation: Notation) -> Option<usize> {
    let words = match notation {
        Notation::Descriptive(_) => ["The same", "the same"],
        Notation::Continental(Dialect::French) => ["De même", "de même"],
        _ => return None,
    };
    let found = words.iter().find(|words| text.starts_with(**words))?;
    let goes_on = text[found.len()..].starts_with(char::is_alphanumeric);
    (!goes_on).then_some(found.len())
}

/// Returns the move among these that mirrors a move of the other side.
pub(super) fn mirrored(mv: &Move, among: &[Move]) -> Option<Move> {
    let across = |square: Square| Square::new(square.file(), 7 - square.rank());
    let is_same = |other: &&Move| {
        (other.piece, other.from, other.to) == (mv.piece, across(mv.from), across(mv.to))
            && (other.promotion(), other.castles()) == (mv.promotion(), mv.castles())
    };
    among.iter().find(is_same).copied()
}

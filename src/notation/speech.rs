//! Moves and squares in spoken words, for the live region and the squares' labels.
//!
//! | what | words |
//! |---|---|
//! | White's Nbd2 | "White: knight from b1 to d2" |
//! | Black's Qg2# | "Black: queen from g8 to g2, mate" |
//! | White's null move | "White passes" |
//! | a square | "e4, white pawn" |

use crate::board::{Color, FileWords, Move, Piece, Square};
use crate::notation::{Gives, Manner};

/// Returns a move in words, with its effect on the opposing king.
#[must_use]
pub fn play(color: Color, mv: &Move, gives: Gives, files: FileWords) -> String {
    if mv.passes() {
        return format!("{} passes", color.name());
    }
    let moved = mv.describe_as(files);
    format!("{}: {moved}{}", color.name(), effect(gives))
}

/// Returns ", check", ", mate" and so on; empty for neither.
const fn effect(gives: Gives) -> &'static str {
    match gives {
        Gives::Nothing => "",
        Gives::Mate(_) => ", mate",
        Gives::Check(Manner::Direct) => ", check",
        Gives::Check(Manner::Discovered) => ", discovered check",
        Gives::Check(Manner::Double) => ", double check",
    }
}

/// Returns a square in words, with the piece on it.
#[must_use]
pub fn square(square: Square, piece: Option<(Color, Piece)>) -> String {
    match piece {
        Some((Color::White, piece)) => format!("{square}, white {}", piece.name()),
        Some((Color::Black, piece)) => format!("{square}, black {}", piece.name()),
        None => square.to_string(),
    }
}

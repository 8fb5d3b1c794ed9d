//! Moves and squares in spoken words, for the live region and the squares' labels.
//!
//! | what | words |
//! |---|---|
//! | White's Nbd2 | "White: knight from b1 to d2" |
//! | Black's Qg2# | "Black: queen from g8 to g2, mate" |
//! | a square | "e4, white pawn" |

use crate::board::{Cell, Man, Play, Side};
use crate::notation::{Gives, Manner};

/// A move in words, with what it gives.
#[must_use]
pub fn play(side: Side, play: &Play, gives: Gives) -> String {
    format!("{}: {}{}", side.name(), play.describe(), effect(gives))
}

/// ", check", ", mate" and so on; empty for neither.
const fn effect(gives: Gives) -> &'static str {
    match gives {
        Gives::Nothing => "",
        Gives::Mate(_) => ", mate",
        Gives::Check(Manner::Direct) => ", check",
        Gives::Check(Manner::Discovered) => ", discovered check",
        Gives::Check(Manner::Double) => ", double check",
    }
}

/// A square with who stands on it.
#[must_use]
pub fn square(cell: Cell, man: Option<(Side, Man)>) -> String {
    match man {
        Some((Side::White, man)) => format!("{cell}, white {}", man.name()),
        Some((Side::Black, man)) => format!("{cell}, black {}", man.name()),
        None => cell.to_string(),
    }
}

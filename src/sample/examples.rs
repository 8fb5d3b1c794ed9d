//! Positions with a move or two that show how a variant is written, to be looked at and tried.
//!
//! | example | what it shows |
//! |---|---|
//! | `c4 e75` | a pawn's step of one and of two |
//! | `b35 Bf8b4*` | taking en passant with a bishop |
//! | `Kfg&B Ked&Ra` | castling with the piece beside the king, and with one far off |
//! | `f=Nd8+` | a slip: from f1 no knight reaches d8, so it is refused |
//!
//! The spellings come from the game's own description of its notation; the positions are ours.

use crate::board::Variant;
use crate::game::fen::read_fen_of;
use crate::rules::Position;
use crate::words::{self, Message};

/// A position and the moves played from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    pub variant: Variant,
    /// A FEN; empty for the initial position.
    from: &'static str,
    /// The moves, in the variant's own spelling.
    pub text: &'static str,
    /// What they show, in the words of a heading.
    pub shows: Message,
}

const fn nine(shows: Message, from: &'static str, text: &'static str) -> Example {
    Example {
        variant: Variant::Chess99,
        from,
        text,
        shows,
    }
}

const fn three(shows: Message, text: &'static str) -> Example {
    Example {
        variant: Variant::UChess,
        from: "",
        text,
        shows,
    }
}

/// Every example, those of one variant together.
pub const EXAMPLES: [Example; 14] = [
    three(
        words::EXAMPLE_THREE,
        "P-K4 P-K4 P-Q4 P-Q4 N-K2 N-K2 N-Q2 N-Q2",
    ),
    three(words::EXAMPLE_SPANISH, "P4R P4R P4D P4D C2R C2R C2D C2D"),
    nine(
        words::EXAMPLE_STEP,
        "4k4/9/4p4/9/9/9/2P6/9/4K4 w - - 0 3",
        "c4 e75",
    ),
    nine(
        words::EXAMPLE_PIECE,
        "4k2n1/9/9/9/9/9/9/9/2B1K4 w - - 0 8",
        "Bc1a3 Nh9g7",
    ),
    nine(
        words::EXAMPLE_CASTLING,
        "r3k4/9/9/9/9/9/9/9/5KB2 w - - 0 10",
        "Kfg&B Ked&Ra",
    ),
    nine(
        words::EXAMPLE_LINES,
        "4k4/6q2/9/9/9/9/9/9/4K3R w - - 0 11",
        "Ri14 Qg8b",
    ),
    nine(
        words::EXAMPLE_PAWN_TAKES,
        "4k4/9/6p2/7N1/3p5/2P6/9/9/4K4 w - - 0 16",
        "cd5× gh6×N",
    ),
    nine(
        words::EXAMPLE_RANK,
        "4k4/9/9/4P2r1/9/3Q1b3/9/9/1K7 w - - 0 19",
        "Qd4f×B Rh6e×",
    ),
    nine(
        words::EXAMPLE_EN_PASSANT,
        "4k4/5b3/9/9/9/9/1P7/9/6K2 w - - 0 23",
        "b35 Bf8b4*",
    ),
    nine(
        words::EXAMPLE_KING,
        "7k1/9/4q4/9/9/9/4B4/9/4K4 w - - 0 39",
        "Be3b6! Qe71×K",
    ),
    nine(
        words::EXAMPLE_PROMOTION,
        "4k4/1P7/9/9/9/9/9/9/1K3p3 w - - 0 42",
        "b9=B f=Nd2+",
    ),
    nine(
        words::EXAMPLE_MISPRINT,
        "1B2k4/9/9/9/9/9/9/9/1K3p3 b - - 0 42",
        "f=Nd8+",
    ),
    nine(
        words::EXAMPLE_CHECKS,
        "r8/5k3/2a6/1Q7/2N6/9/9/3K5/9 w - - 0 47",
        "Nc5d7+ Ra9d! Qb6f+ Pc7a5!+ Nd7f8×K!",
    ),
    nine(
        words::EXAMPLE_RESIGNED,
        "9/6k2/9/9/9/9/2R6/9/4K4 w - - 0 51",
        "Rc39 #",
    ),
];

impl Example {
    /// Returns the position before the moves.
    #[must_use]
    pub fn position(&self) -> Position {
        match read_fen_of(self.from, self.variant) {
            Ok(position) if !self.from.is_empty() => position,
            _ => Position::array(self.variant),
        }
    }
}

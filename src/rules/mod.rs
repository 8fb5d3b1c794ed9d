//! The rules: which moves are legal, and why others are refused.
//!
//! | module | what it knows |
//! |---|---|
//! | [`Position`] | a position of any game, behind one interface |
//! | [`Standard`] | orthodox chess and Chess960, over cozy-chess |
//! | [`Grid`] | U-chess, Chess 99 and diagrams: one move generator for pieces on any grid |
//! | [`refused()`] | why a move is refused, the answers to a check, and why there are none |
//! | [`Replay`] | fast replay of a game that was read before |
//! | `walk` | where orthodox pieces can go, and which of these moves leave their king attacked |
//! | `san` | a fast path for plain short algebraic, the form of nearly every move of an archive |
//!
//! Only this module uses cozy-chess.

mod convert;
mod grid;
mod position;
mod refused;
mod replay;
mod san;
mod setup;
mod standard;
mod walk;

pub use grid::{Grid, MOVES_99};
pub use position::Position;
pub use refused::{
    Answers, Castling, CastlingFault, Danger, DangerKind, GameOver, Partner, Refused, Why, answers,
    refused, stuck, why_mate,
};
pub use replay::{MaterialCount, PackedMove, Pattern, Replay, Rivals};
pub use setup::SetupError;
pub use standard::Standard;

use crate::board::{Color, Square, Wing};

/// Returns a side's first rank on a board of `span` ranks, counted from 0 on White's side.
const fn home_rank(color: Color, span: u8) -> u8 {
    match color {
        Color::White => 0,
        Color::Black => span - 1,
    }
}

/// Returns the way a side's pawns go: 1 up the ranks, -1 down.
const fn forward(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// Returns the square where the king lands in orthodox castling.
const fn landing(wing: Wing, rank: u8) -> Square {
    match wing {
        Wing::King => Square::new(6, rank),
        Wing::Queen => Square::new(2, rank),
    }
}

/// Returns the square where the rook lands in orthodox castling.
const fn beside(wing: Wing, rank: u8) -> Square {
    match wing {
        Wing::King => Square::new(5, rank),
        Wing::Queen => Square::new(3, rank),
    }
}

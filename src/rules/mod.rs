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
mod home;
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

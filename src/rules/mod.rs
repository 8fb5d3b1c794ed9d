//! Which moves exist.
//!
//! | module | what it knows |
//! |---|---|
//! | [`Position`] | a position of any game, with what all have in common |
//! | [`Standard`] | orthodox chess and Chess960, over cozy-chess |
//! | [`Grid`] | U-chess, Chess 99 and diagrams: one walker for pieces on any grid |
//! | [`refused()`] | why a move is refused, the answers to a check, and why there are none |
//! | [`Replay`] | a quick way through a game that was read before |
//! | `walk` | where orthodox pieces can go, and which of that their own king forbids |
//! | `san` | the straight road for plain short algebraic, which nearly every move of an archive is |
//!
//! This is the only place that knows cozy-chess.

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
    Answers, Castling, CastlingFault, Danger, DangerKind, Over, Partner, Refused, Why, answers,
    refused, stuck, why_mate,
};
pub use replay::{MaterialCount, PackedMove, Pattern, Replay, Rivals};
pub use setup::SetupError;
pub use standard::Standard;

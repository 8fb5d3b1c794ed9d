//! What becomes of the games.

use rank_and_file::notation::Notation;

/// What becomes of the games.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    Pgn(Notation),
    Json,
    /// Writes nothing, and takes every game back.
    Reverse,
}

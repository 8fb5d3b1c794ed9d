//! Reads what stands below the last move of a game, and the lines of play in notes.

pub(super) mod asides;
mod behind;
pub(super) mod closing_notes;
mod footnotes;
pub(super) mod trailing_moves;

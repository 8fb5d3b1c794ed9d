//! Follows the games through a text, turn by turn.

pub(super) mod decisions;
pub(super) mod game_draft;
mod lookahead;
pub(super) mod tracker;

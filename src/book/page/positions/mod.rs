//! Reads the position that a game begins from.

pub(super) mod drawn_boards;
pub(super) mod material_odds;
pub(super) mod pgn_tags;
pub(super) mod piece_lists;

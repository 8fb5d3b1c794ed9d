//! Fixed ranks, directions and squares of each side: its first rank, the way its pawns go, and
//! where castling leads.

use crate::board::{Color, Square, Wing};

/// Returns a side's first rank on a board of `span` ranks, counted from 0 on White's side.
pub(super) const fn home_rank(color: Color, span: u8) -> u8 {
    match color {
        Color::White => 0,
        Color::Black => span - 1,
    }
}

/// Returns the way a side's pawns go: 1 up the ranks, -1 down.
pub(super) const fn forward(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// Returns the square where the king lands in orthodox castling.
pub(super) const fn landing(wing: Wing, rank: u8) -> Square {
    match wing {
        Wing::King => Square::new(6, rank),
        Wing::Queen => Square::new(2, rank),
    }
}

/// Returns the square where the rook lands in orthodox castling.
pub(super) const fn beside(wing: Wing, rank: u8) -> Square {
    match wing {
        Wing::King => Square::new(5, rank),
        Wing::Queen => Square::new(3, rank),
    }
}

//! Where each side has its place: its first rank, the way its pawns go, and where castling leads.

use crate::board::{Color, Square, Wing};

/// A side's own first rank on a board of so many ranks.
pub(super) const fn home_rank(color: Color, span: u8) -> u8 {
    match color {
        Color::White => 0,
        Color::Black => span - 1,
    }
}

/// The way a side's pawns go.
pub(super) const fn forward(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// Where the king lands in orthodox castling.
pub(super) const fn landing(wing: Wing, rank: u8) -> Square {
    match wing {
        Wing::King => Square::new(6, rank),
        Wing::Queen => Square::new(2, rank),
    }
}

/// Where the rook lands in orthodox castling.
pub(super) const fn beside(wing: Wing, rank: u8) -> Square {
    match wing {
        Wing::King => Square::new(5, rank),
        Wing::Queen => Square::new(3, rank),
    }
}

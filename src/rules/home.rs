//! Where each side has its place: its first rank, the way its pawns go, and where castling leads.

use crate::board::{Cell, Side, Wing};

/// A side's own first rank on a board of so many ranks.
pub(super) const fn home_rank(side: Side, span: u8) -> u8 {
    match side {
        Side::White => 0,
        Side::Black => span - 1,
    }
}

/// The way a side's pawns go.
pub(super) const fn forward(side: Side) -> i8 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}

/// Where the king lands in orthodox castling.
pub(super) const fn landing(wing: Wing, rank: u8) -> Cell {
    match wing {
        Wing::King => Cell::new(6, rank),
        Wing::Queen => Cell::new(2, rank),
    }
}

/// Where the rook lands in orthodox castling.
pub(super) const fn beside(wing: Wing, rank: u8) -> Cell {
    match wing {
        Wing::King => Cell::new(5, rank),
        Wing::Queen => Cell::new(3, rank),
    }
}

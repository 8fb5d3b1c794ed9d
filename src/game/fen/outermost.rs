//! Which rook a FEN means by `K` and `Q`.

use crate::board::{Cell, Man, Men, Side, Wing};

/// The file of the rook that `K` or `Q` means: the own rook furthest from the king on that wing of
/// the first rank, as the side sees it.
pub(crate) fn outermost_rook(men: &Men, side: Side, wing: Wing) -> Option<u8> {
    let (king, rank) = king_at_home(men, side)?;
    let own_rook = |file: &u8| men.on(Cell::new(*file, rank)) == Some((side, Man::Rook));
    match wing {
        Wing::King => (king + 1..8).rev().find(own_rook),
        Wing::Queen => (0..king).find(own_rook),
    }
}

/// The file of the king and his first rank, if he stands on it.
pub(super) fn king_at_home(men: &Men, side: Side) -> Option<(u8, u8)> {
    let home = if side == Side::White { 0 } else { 7 };
    let king = men.king(side).filter(|at| at.rank() == home)?;
    Some((king.file(), home))
}

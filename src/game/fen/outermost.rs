//! The rook that a FEN means by `K` or `Q`.

use crate::board::{Color, Piece, Pieces, Square, Wing};

/// Returns the file of the rook that `K` or `Q` means: the side's own rook furthest from the king
/// on that wing of the side's first rank.
pub(crate) fn outermost_rook(pieces: &Pieces, color: Color, wing: Wing) -> Option<u8> {
    let (king, rank) = king_at_home(pieces, color)?;
    let own_rook = |file: &u8| pieces.on(Square::new(*file, rank)) == Some((color, Piece::Rook));
    match wing {
        Wing::King => (king + 1..8).rev().find(own_rook),
        Wing::Queen => (0..king).find(own_rook),
    }
}

/// Returns the file of the king and its first rank, if it stands there.
pub(super) fn king_at_home(pieces: &Pieces, color: Color) -> Option<(u8, u8)> {
    let home = if color == Color::White { 0 } else { 7 };
    let king = pieces.king(color).filter(|at| at.rank() == home)?;
    Some((king.file(), home))
}

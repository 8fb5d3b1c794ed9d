//! Which rook a FEN means by `K` and `Q`.

use crate::board::{Color, Piece, Pieces, Square, Wing};

/// The file of the rook that `K` or `Q` means: the own rook furthest from the king on that wing of
/// the first rank, as the side sees it.
pub(crate) fn outermost_rook(pieces: &Pieces, color: Color, wing: Wing) -> Option<u8> {
    let (king, rank) = king_at_home(pieces, color)?;
    let own_rook = |file: &u8| pieces.on(Square::new(*file, rank)) == Some((color, Piece::Rook));
    match wing {
        Wing::King => (king + 1..8).rev().find(own_rook),
        Wing::Queen => (0..king).find(own_rook),
    }
}

/// The file of the king and its first rank, if it stands on it.
pub(super) fn king_at_home(pieces: &Pieces, color: Color) -> Option<(u8, u8)> {
    let home = if color == Color::White { 0 } else { 7 };
    let king = pieces.king(color).filter(|at| at.rank() == home)?;
    Some((king.file(), home))
}

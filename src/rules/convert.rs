//! Conversions between this crate's types and those of cozy-chess.

use cozy_chess as cozy;
use cozy_chess::{BitBoard, File, Rank};

use crate::board::{Color, Move, MoveKind, Piece, Square, Squares};

#[inline]
pub(super) fn square(sq: cozy::Square) -> Square {
    Square::new(sq.file() as u8, sq.rank() as u8)
}

/// Returns the square of cozy-chess; `None` on the ninth file or rank.
#[inline]
pub(super) fn sq(square: Square) -> Option<cozy::Square> {
    let file = File::try_index(square.file() as usize)?;
    let rank = Rank::try_index(square.rank() as usize)?;
    Some(cozy::Square::new(file, rank))
}

pub(super) fn squares(sqs: BitBoard) -> Squares {
    sqs.iter().map(square).collect()
}

#[inline]
pub(super) const fn color(cozy_color: cozy::Color) -> Color {
    match cozy_color {
        cozy::Color::White => Color::White,
        cozy::Color::Black => Color::Black,
    }
}

#[inline]
pub(super) const fn cozy_color(color: Color) -> cozy::Color {
    match color {
        Color::White => cozy::Color::White,
        Color::Black => cozy::Color::Black,
    }
}

#[inline]
pub(super) const fn piece(cozy_piece: cozy::Piece) -> Piece {
    match cozy_piece {
        cozy::Piece::King => Piece::King,
        cozy::Piece::Queen => Piece::Queen,
        cozy::Piece::Rook => Piece::Rook,
        cozy::Piece::Bishop => Piece::Bishop,
        cozy::Piece::Knight => Piece::Knight,
        cozy::Piece::Pawn => Piece::Pawn,
    }
}

#[inline]
pub(super) const fn cozy_piece(piece: Piece) -> Option<cozy::Piece> {
    Some(match piece {
        Piece::King => cozy::Piece::King,
        Piece::Queen => cozy::Piece::Queen,
        Piece::Rook => cozy::Piece::Rook,
        Piece::Bishop => cozy::Piece::Bishop,
        Piece::Knight => cozy::Piece::Knight,
        Piece::Pawn => cozy::Piece::Pawn,
        Piece::Paladin => return None,
    })
}

/// Returns the move as cozy-chess writes it, where castling is the king taking its rook.
pub(super) fn as_move(mv: &Move) -> Option<cozy::Move> {
    let to = match mv.kind {
        MoveKind::Castles { rook, .. } => rook,
        _ => mv.to,
    };
    Some(cozy::Move {
        from: sq(mv.from)?,
        to: sq(to)?,
        promotion: mv.promotion().and_then(cozy_piece),
    })
}

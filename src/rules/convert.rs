//! Between our types and those of cozy-chess.

use cozy_chess::{BitBoard, Color, File, Move, Piece, Rank, Square};

use crate::board::{Cell, Cells, Man, Play, Side, What};

#[inline]
pub(super) fn cell(square: Square) -> Cell {
    Cell::new(square.file() as u8, square.rank() as u8)
}

/// The square of an orthodox cell; cells of the ninth file or rank have none.
#[inline]
pub(super) fn square(cell: Cell) -> Option<Square> {
    let file = File::try_index(cell.file() as usize)?;
    let rank = Rank::try_index(cell.rank() as usize)?;
    Some(Square::new(file, rank))
}

pub(super) fn cells(squares: BitBoard) -> Cells {
    squares.iter().map(cell).collect()
}

#[inline]
pub(super) const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

#[inline]
pub(super) const fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

#[inline]
pub(super) const fn man(piece: Piece) -> Man {
    match piece {
        Piece::King => Man::King,
        Piece::Queen => Man::Queen,
        Piece::Rook => Man::Rook,
        Piece::Bishop => Man::Bishop,
        Piece::Knight => Man::Knight,
        Piece::Pawn => Man::Pawn,
    }
}

#[inline]
pub(super) const fn piece(man: Man) -> Option<Piece> {
    Some(match man {
        Man::King => Piece::King,
        Man::Queen => Piece::Queen,
        Man::Rook => Piece::Rook,
        Man::Bishop => Piece::Bishop,
        Man::Knight => Piece::Knight,
        Man::Pawn => Piece::Pawn,
        Man::Paladin => return None,
    })
}

/// The move as cozy-chess has it, where castling is the king taking his rook.
pub(super) fn as_move(play: &Play) -> Option<Move> {
    let to = match play.what {
        What::Castles { rook, .. } => rook,
        _ => play.to,
    };
    Some(Move {
        from: square(play.from)?,
        to: square(to)?,
        promotion: play.promotion().and_then(piece),
    })
}

//! A move as a number. Every move of orthodox chess has a number of its own.

use super::{Move, MoveKind, Piece, Square, Wing};

/// Returns the number of a move.
///
/// From the lowest bit: 7 bits each for the squares left and reached and for a third, that of the
/// pawn taken en passant or of the castling rook; 3 for the piece; 2 for the sort of move; 3 each
/// for the piece taken and the piece become, where 7 means none.
#[must_use]
pub fn key(mv: &Move) -> u32 {
    let (sort, taken, becomes, third) = match mv.kind {
        // A null move stays on its square, which distinguishes it from a quiet move.
        MoveKind::Quiet | MoveKind::Passes => (0, None, None, None),
        MoveKind::Takes(piece) => (0, Some(piece), None, None),
        MoveKind::EnPassant { on, .. } => (1, None, None, Some(on)),
        MoveKind::Promotes { to, takes } => (0, takes, Some(to), None),
        // Books have no games of Chess 99, so these need no number of their own.
        MoveKind::Departs { .. } | MoveKind::CastlesWith { .. } => (0, None, None, None),
        MoveKind::Castles { wing, rook } => (2 + wing.index() as u32, None, None, Some(rook)),
    };
    let piece = |piece: Option<Piece>| piece.map_or(7, |piece| piece as u32);
    let square = |square: Square| square.index() as u32;
    square(mv.from)
        | square(mv.to) << 7
        | third.map_or(0, square) << 14
        | (mv.piece as u32) << 21
        | sort << 24
        | piece(taken) << 26
        | piece(becomes) << 29
}

/// Returns the squares that the move of a key leaves and reaches.
#[must_use]
pub fn ends(key: u32) -> Option<[Square; 2]> {
    Some([unpacked(key)?, unpacked(key >> 7)?])
}

fn unpacked(bits: u32) -> Option<Square> {
    let index = (bits & 0x7f) as u8;
    Square::try_new(index % Square::SPAN, index / Square::SPAN)
}

/// Returns the move of a key.
#[must_use]
pub fn play(key: u32) -> Option<Move> {
    let piece = |at: u32| Piece::ALL.get((key >> at & 7) as usize).copied();
    let [from, to] = ends(key)?;
    let third = unpacked(key >> 14)?;
    let kind = match (key >> 24 & 3, piece(26), piece(29)) {
        (0, None, None) if from == to => MoveKind::Passes,
        (0, None, None) => MoveKind::Quiet,
        (0, Some(taken), None) => MoveKind::Takes(taken),
        (0, takes, Some(to)) => MoveKind::Promotes { to, takes },
        (1, ..) => MoveKind::EnPassant {
            took: Piece::Pawn,
            on: third,
        },
        (wing, ..) => MoveKind::Castles {
            wing: Wing::ALL[wing as usize - 2],
            rook: third,
        },
    };
    Some(Move {
        piece: piece(21)?,
        from,
        to,
        kind,
    })
}

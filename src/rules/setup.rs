//! Whether a setup can be played on, and if not, which field is at fault and why.

use std::fmt;

use super::home_rank;
use crate::board::{Color, Piece, Setup, Square, Variant, Wing};
use crate::words;

/// Why a set-up position cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A side has this many kings instead of one.
    Kings(Color, usize),
    /// A side has more than sixteen pieces.
    TooManyPieces(Color, usize),
    /// A side has more than eight pawns.
    TooManyPawns(Color, usize),
    /// A pawn stands on the first or last rank.
    PawnOnEdge(Square),
    /// The two kings stand on these squares, side by side.
    KingsTouch(Square, Square),
    /// A piece that the game does not know, or a square outside its board.
    NotOrthodox(Square),
    /// The side that has just moved is in check.
    LeftInCheck(Color),
    /// More pieces give check than one move can bring about.
    TooManyChecks,
    /// The king is not on its first rank, or no rook stands where the right says.
    Castling(Color, Wing),
    /// No pawn can just have passed over this square.
    EnPassant(Square),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = |at: Square| at.to_string().into();
        f.write_str(&match *self {
            SetupError::Kings(color, 0) => words::SETUP_NO_KING.with([color.into()]),
            SetupError::LeftInCheck(color) => words::SETUP_LEFT_IN_CHECK.with([color.into()]),
            SetupError::Kings(color, count)
            | SetupError::TooManyPieces(color, count)
            | SetupError::TooManyPawns(color, count) => {
                let message = match self {
                    SetupError::TooManyPieces(..) => words::SETUP_PIECES,
                    SetupError::TooManyPawns(..) => words::SETUP_PAWNS,
                    _ => words::SETUP_KINGS,
                };
                message.with([color.into(), count.into()])
            }
            SetupError::PawnOnEdge(at) => words::SETUP_PAWN_ON_EDGE.with([on(at)]),
            SetupError::NotOrthodox(at) => words::SETUP_NO_PLACE.with([on(at)]),
            SetupError::EnPassant(at) => words::SETUP_EN_PASSANT.with([on(at)]),
            SetupError::KingsTouch(white, black) => {
                words::SETUP_KINGS_TOUCH.with([on(white), on(black)])
            }
            SetupError::TooManyChecks => words::SETUP_TOO_MANY_CHECKS.into(),
            SetupError::Castling(color, wing) => {
                let side = match wing {
                    Wing::King => words::THE_KINGS_SIDE,
                    Wing::Queen => words::THE_QUEENS_SIDE,
                };
                words::SETUP_CASTLING.with([color.into(), side.into()])
            }
        })
    }
}

impl std::error::Error for SetupError {}

/// Checks the number and placement of the pieces, one side after the other.
pub(super) fn count_pieces(setup: &Setup) -> Result<(), SetupError> {
    for color in Color::ALL {
        let own = || setup.pieces.iter().filter(move |&(_, s, _)| s == color);
        let of = |kind| own().filter(|&(.., piece)| piece == kind).count();
        match (of(Piece::King), of(Piece::Pawn), own().count()) {
            (_, _, pieces) if pieces > 16 => return Err(SetupError::TooManyPieces(color, pieces)),
            (kings, ..) if kings != 1 => return Err(SetupError::Kings(color, kings)),
            (_, pawns, _) if pawns > 8 => return Err(SetupError::TooManyPawns(color, pawns)),
            _ => {}
        }
        if let Some((at, ..)) =
            own().find(|&(at, _, piece)| piece == Piece::Pawn && matches!(at.rank(), 0 | 7))
        {
            return Err(SetupError::PawnOnEdge(at));
        }
    }
    // cozy-chess does not check this, and it finds no king to protect after one has taken the
    // other.
    if let [Some(white), Some(black)] = Color::ALL.map(|color| setup.pieces.king(color))
        && white.file().abs_diff(black.file()) < 2
        && white.rank().abs_diff(black.rank()) < 2
    {
        return Err(SetupError::KingsTouch(white, black));
    }
    Ok(())
}

/// Checks the kings, pawns and squares of a variant or a diagram.
pub(super) fn pawns_and_kings(setup: &Setup) -> Result<(), SetupError> {
    let (variant, span) = (setup.variant, setup.variant.span());
    for (at, color, piece) in setup.pieces.iter() {
        let paladin = piece == Piece::Paladin && span == 8 && variant != Variant::Diagram;
        if at.file() >= span || at.rank() >= span || paladin {
            return Err(SetupError::NotOrthodox(at));
        }
        // In Chess 99 a pawn may wait on the last rank. In U-chess one that takes the king there ends
        // the game as a pawn.
        let has_won = matches!(variant, Variant::UChess | Variant::UChessAise)
            && setup.pieces.king(color.other()).is_none();
        let edge = match variant {
            Variant::Diagram => false,
            Variant::Chess99 => at.rank() == home_rank(color, span),
            _ if has_won => at.rank() == home_rank(color, span),
            _ => at.rank() == 0 || at.rank() == span - 1,
        };
        if piece == Piece::Pawn && edge {
            return Err(SetupError::PawnOnEdge(at));
        }
    }
    // Where kings can be taken, the end of a game is a position without one.
    let may_fall = matches!(
        variant,
        Variant::UChess | Variant::UChessAise | Variant::Chess99
    );
    for color in Color::ALL {
        let own =
            |&(_, owner, piece): &(Square, Color, Piece)| owner == color && piece == Piece::King;
        let kings = setup.pieces.iter().filter(own).count();
        let other_stands = setup.pieces.king(color.other()).is_some();
        let right = kings == 1 || (kings == 0 && may_fall && other_stands);
        if !right && variant != Variant::Diagram {
            return Err(SetupError::Kings(color, kings));
        }
    }
    Ok(())
}

/// Checks that king and rook stand where the castling rights say they do.
pub(super) fn castling_rights(setup: &Setup, color: Color) -> Result<(), SetupError> {
    let back = home_rank(color, setup.variant.span());
    let king = setup.pieces.king(color).filter(|at| at.rank() == back);
    for wing in Wing::ALL {
        let Some(file) = setup.castling[color.index()][wing.index()] else {
            continue;
        };
        let rook = setup.pieces.on(Square::new(file, back)) == Some((color, Piece::Rook));
        let beyond = king.is_some_and(|king| (king.file() < file) == (wing == Wing::King));
        if !rook || !beyond {
            return Err(SetupError::Castling(color, wing));
        }
    }
    Ok(())
}

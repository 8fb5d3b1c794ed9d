//! Whether a position as set up can be played on, and if not, which field is at fault and why.

use std::fmt;

use super::home::home_rank;
use crate::board::{Cell, Man, Setup, Side, Variant, Wing};

/// Why a set-up position cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A side needs just one king and has this many.
    Kings(Side, usize),
    /// A side has more than sixteen men.
    TooManyMen(Side, usize),
    /// A side has more than eight pawns.
    TooManyPawns(Side, usize),
    /// A pawn stands on the first or last rank.
    PawnOnEdge(Cell),
    /// The two kings stand on these squares, side by side.
    KingsTouch(Cell, Cell),
    /// A man that the game does not know, or a square outside its board.
    NotOrthodox(Cell),
    /// The side that has just moved is in check.
    LeftInCheck(Side),
    /// More men give check than one move can bring about.
    TooManyChecks,
    /// The king is not on his first rank, or the rook not where the right says.
    Castling(Side, Wing),
    /// No pawn can just have passed over this square.
    EnPassant(Cell),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Kings(side, count) => {
                write!(f, "{} has {count} kings and needs one", side.name())
            }
            SetupError::TooManyMen(side, count) => {
                write!(f, "{} has {count} men, more than sixteen", side.name())
            }
            SetupError::TooManyPawns(side, count) => {
                write!(f, "{} has {count} pawns, more than eight", side.name())
            }
            SetupError::PawnOnEdge(at) => write!(f, "a pawn cannot stand on {at}"),
            SetupError::KingsTouch(white, black) => {
                write!(
                    f,
                    "the kings on {white} and {black} stand side by side; they must never touch"
                )
            }
            SetupError::NotOrthodox(at) => {
                write!(f, "the man on {at} has no place on this board")
            }
            SetupError::LeftInCheck(side) => write!(
                f,
                "{} has just moved and is in check; perhaps the other side is to move",
                side.name()
            ),
            SetupError::TooManyChecks => {
                f.write_str("no single move can give check with so many men")
            }
            SetupError::Castling(side, wing) => write!(
                f,
                "{} cannot have the right to castle on the {}: king and rook are not in their places",
                side.name(),
                wing.name()
            ),
            SetupError::EnPassant(at) => write!(f, "no pawn can just have passed over {at}"),
        }
    }
}

impl std::error::Error for SetupError {}

/// What is wrong with the numbers and places of the men, told side by side.
pub(super) fn count_men(setup: &Setup) -> Result<(), SetupError> {
    for side in Side::ALL {
        let own = || setup.men.iter().filter(move |&(_, s, _)| s == side);
        let of = |kind| own().filter(|&(.., man)| man == kind).count();
        match (of(Man::King), of(Man::Pawn), own().count()) {
            (_, _, men) if men > 16 => return Err(SetupError::TooManyMen(side, men)),
            (kings, ..) if kings != 1 => return Err(SetupError::Kings(side, kings)),
            (_, pawns, _) if pawns > 8 => return Err(SetupError::TooManyPawns(side, pawns)),
            _ => {}
        }
        if let Some((at, ..)) =
            own().find(|&(at, _, man)| man == Man::Pawn && matches!(at.rank(), 0 | 7))
        {
            return Err(SetupError::PawnOnEdge(at));
        }
    }
    // cozy-chess leaves this out, and finds no king to protect once one has taken the other.
    if let [Some(white), Some(black)] = Side::ALL.map(|side| setup.men.king(side))
        && white.file().abs_diff(black.file()) < 2
        && white.rank().abs_diff(black.rank()) < 2
    {
        return Err(SetupError::KingsTouch(white, black));
    }
    Ok(())
}

/// What is wrong with the kings, pawns and squares of a variant, or of a diagram.
pub(super) fn pawns_and_kings(setup: &Setup) -> Result<(), SetupError> {
    let (variant, span) = (setup.variant, setup.variant.span());
    for (at, side, man) in setup.men.iter() {
        let paladin = man == Man::Paladin && span == 8 && variant != Variant::Diagram;
        if at.file() >= span || at.rank() >= span || paladin {
            return Err(SetupError::NotOrthodox(at));
        }
        // In Chess 99 a pawn may wait on the last rank.
        let edge = match variant {
            Variant::Diagram => false,
            Variant::Chess99 => at.rank() == home_rank(side, span),
            _ => at.rank() == 0 || at.rank() == span - 1,
        };
        if man == Man::Pawn && edge {
            return Err(SetupError::PawnOnEdge(at));
        }
    }
    // Where kings are taken, the end of a game is a position without one.
    let may_fall = matches!(variant, Variant::UChess | Variant::Chess99);
    for side in Side::ALL {
        let own = |&(_, owner, man): &(Cell, Side, Man)| owner == side && man == Man::King;
        let kings = setup.men.iter().filter(own).count();
        let other_stands = setup.men.king(side.other()).is_some();
        let right = kings == 1 || (kings == 0 && may_fall && other_stands);
        if !right && variant != Variant::Diagram {
            return Err(SetupError::Kings(side, kings));
        }
    }
    Ok(())
}

/// King and rook must stand where the rights say they do.
pub(super) fn castling_rights(setup: &Setup, side: Side) -> Result<(), SetupError> {
    let back = home_rank(side, setup.variant.span());
    let king = setup.men.king(side).filter(|at| at.rank() == back);
    for wing in Wing::ALL {
        let Some(file) = setup.castling[side.index()][wing.index()] else {
            continue;
        };
        let rook = setup.men.on(Cell::new(file, back)) == Some((side, Man::Rook));
        let beyond = king.is_some_and(|king| (king.file() < file) == (wing == Wing::King));
        if !rook || !beyond {
            return Err(SetupError::Castling(side, wing));
        }
    }
    Ok(())
}

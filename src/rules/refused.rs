//! Why a move is refused, in every variant: the rule it breaks, and the pieces and squares
//! concerned.
//!
//! | asked for | what is said |
//! |---|---|
//! | a knight from g1 to g5 | A knight moves two squares along a file or a rank and one to the side; it cannot reach g5. |
//! | a rook from a1 to a5, its pawn on a2 | White's pawn on a2 is in the rook's way from a1 to a5. |
//! | a pinned rook | The rook on f3 is pinned to the king on g2 by the bishop on e4, along the diagonal. |
//! | a move that leaves a check | The king on a8 is in check from the rook on c8, and this move does not answer it. … |
//! | castling through an attack | White cannot castle on the king's side: the king would pass f1, which the bishop on a6 attacks. |
//!
//! | module | what it knows |
//! |---|---|
//! | `cause` | which rule is broken |
//! | `danger` | how a move would endanger its own king |
//! | `answers` | the answers to a check, and why a mate has none |
//! | `castling` | the conditions of castling, one by one |
//! | `say` | the sentences, and how each piece moves |
//!
//! All of these work on a [`Grid`], whichever game is played.

mod answers;
pub(super) mod castling;
mod cause;
mod danger;
mod say;

pub use answers::{Answers, answers, why_mate};
pub use castling::{Castling, CastlingFault, Partner};
pub use danger::{Danger, DangerKind};

use super::grid::Grid;
use super::position::Position;
use crate::board::{Color, Move, MoveKind, Piece, Square, Variant};
use crate::notation::three::Spoiled;

/// A move that was asked for and refused, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Game that is played.
    pub variant: Variant,
    /// Owner of the piece on `from`; the side to move if the square is empty.
    pub color: Color,
    /// Piece on `from`; `None` if the square is empty.
    pub piece: Option<Piece>,
    /// Square of departure.
    pub from: Square,
    /// Square of arrival.
    pub to: Square,
    /// Rule that the move breaks.
    pub why: Why,
    /// Answers to the check, if the king is in check and the move would leave it in danger.
    pub answers: Option<Answers>,
}

/// The rule that a move breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The game has ended.
    GameOver(GameOver),
    /// There is no piece to move.
    Nobody,
    /// The piece belongs to the side not to move.
    NotYours,
    /// No piece of this kind goes there, even on an empty board. `passed` is set if a pawn could
    /// take en passant there.
    NotSo { passed: bool },
    /// A piece of either side is in the way; this is the nearest one.
    InTheWay {
        color: Color,
        piece: Piece,
        at: Square,
    },
    /// A piece of the same side stands on the target square.
    OwnPiece(Piece),
    /// A pawn would go two squares from a rank other than the one where it began.
    TwoSteps,
    /// A pawn would take straight ahead.
    TakesAhead(Piece),
    /// A pawn would go diagonally to an empty square.
    NothingToTake,
    /// A pawn would go diagonally to an empty square, and the pawn beside it, on this square, has
    /// not just gone two squares.
    NotInPassing(Square),
    /// A king of the mover's side would be in danger.
    Danger(Danger),
    /// A condition of castling fails.
    Castling(Castling),
    /// Chess 99: a condition of castling with any piece fails.
    Partner(Partner),
    /// U-chess: three symbols do not name this move.
    Spoiled { mv: Move, spoiled: Spoiled },
}

/// How a game has ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameOver {
    /// This side's king is in check and nothing answers it.
    Mate(Color),
    /// This side has no legal move and is not in check.
    Stalemate(Color),
    /// The king of this side has been taken.
    KingTaken(Color),
    /// Chess 99: both sides have made their 99 moves.
    MovesUsedUp,
}

/// Returns why a piece may not go from one square to another; `None` if some legal move does it.
/// Putting the king on the rook it castles with, or in Chess 99 on the piece, counts as that move.
#[must_use]
pub fn refused(position: &Position, from: Square, to: Square) -> Option<Refused> {
    Case::new(position).refuse(from, to)
}

/// Returns why this piece cannot move at all; `None` if it has a legal move. The refusal is the
/// most informative one, preferably of a move that only king safety or another move forbids.
#[must_use]
pub fn stuck(position: &Position, from: Square) -> Option<Refused> {
    let case = Case::new(position);
    let mut best: Option<Refused> = None;
    for to in position.variant().squares().filter(|&to| to != from) {
        let found = case.refuse(from, to)?;
        if best
            .as_ref()
            .is_none_or(|best| found.weight() > best.weight())
        {
            best = Some(found);
        }
    }
    best
}

impl Refused {
    /// Returns how informative this refusal is for a piece that cannot move at all, from 0 to 3.
    const fn weight(&self) -> u8 {
        match self.why {
            Why::NotSo { .. } | Why::Castling(_) | Why::Partner(_) => 0,
            Why::InTheWay { .. } | Why::NothingToTake | Why::TwoSteps => 1,
            Why::OwnPiece(_) | Why::TakesAhead(_) | Why::NotInPassing(_) => 2,
            _ => 3,
        }
    }
}

/// A position with its legal moves, computed once for several queries.
struct Case {
    grid: Grid,
    moves: Vec<Move>,
}

impl Case {
    fn new(position: &Position) -> Case {
        Case {
            grid: position.on_grid(),
            moves: position.moves(),
        }
    }

    fn refuse(&self, from: Square, to: Square) -> Option<Refused> {
        let lands = |mv: &Move| match mv.kind {
            MoveKind::Castles { rook: at, .. } | MoveKind::CastlesWith { at, .. } => {
                mv.to == to || at == to
            }
            _ => mv.to == to,
        };
        if self.moves.iter().any(|mv| mv.from == from && lands(mv)) {
            return None;
        }
        let standing = self.grid.on(from);
        let why = self.why(from, to);
        let answers = match &why {
            Why::Danger(danger) => Some(answers::answers_on(&self.grid, danger.king)),
            _ => None,
        };
        Some(Refused {
            variant: self.grid.variant(),
            color: standing.map_or(self.grid.color(), |(color, _)| color),
            piece: standing.map(|(_, piece)| piece),
            from,
            to,
            why,
            answers: answers.filter(|answers| !answers.checkers.is_empty()),
        })
    }
}

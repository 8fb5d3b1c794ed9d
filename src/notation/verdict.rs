//! Finds the moves that a text means from its claims, and says what a printed move can mean.

use super::claim::{CheckSign, Part, Reading};
use super::turn::Turn;
use crate::board::Move;

/// The result of a reading among the legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Just one move fits. Remarks that are not true of it (a `+` without check) are listed.
    One { mv: Move, untrue: Vec<Part> },
    /// Several fit.
    Many(Vec<Move>),
    /// None fits: the claim of `broke` ruled out the last moves, and `before` holds the moves left
    /// by the claims before it.
    None { broke: Part, before: Vec<Move> },
}

/// Keeps the moves for which all binding claims hold, claim by claim in the order of the text.
#[must_use]
pub fn judge(reading: &Reading, turn: &Turn<'_>) -> Verdict {
    let mut left = turn.moves.clone();
    for part in &reading.parts {
        let (true, Some(claim)) = (part.binding, &part.claim) else {
            continue;
        };
        if left.iter().any(|mv| claim.holds(mv, turn)) {
            left.retain(|mv| claim.holds(mv, turn));
        } else {
            return Verdict::None {
                broke: part.clone(),
                before: left,
            };
        }
    }
    match *left.as_slice() {
        [mv] => Verdict::One {
            mv,
            untrue: untrue(reading, &mv, turn),
        },
        _ => Verdict::Many(left),
    }
}

/// Returns the remarks that are not true of the move.
fn untrue(reading: &Reading, mv: &Move, turn: &Turn<'_>) -> Vec<Part> {
    reading
        .parts
        .iter()
        .filter(|part| !part.binding)
        .filter(|part| part.claim.is_some_and(|claim| !claim.holds(mv, turn)))
        .cloned()
        .collect()
}

/// How the print is interpreted to fit a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sense {
    /// Literally.
    Plain,
    /// A pawn promotes and no piece is named; the books mean a queen.
    Unnamed,
    /// The label names the half of the board where the piece stands, not where it began.
    Present,
}

/// The meanings of a printed move in a position.
#[derive(Clone, Debug, Default)]
pub struct Meanings {
    /// Legal moves that the print fits, the plainest sense first.
    pub moves: Vec<(Move, Sense)>,
    /// Moves that would fit as well without the piece's label.
    pub but_for_label: Vec<Move>,
    /// Effect that the check mark states, if there is one.
    pub sign: Option<CheckSign>,
    /// Whether the text says that a pawn is taken en passant.
    pub passing: bool,
    /// Whether something in the text was skipped or taken for another sign.
    pub slip: bool,
    /// Whether letters or digits after the move were left unread.
    pub rest: bool,
}

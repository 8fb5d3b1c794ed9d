//! The meanings of a printed move, in any notation.

use super::claim::CheckSign;
use crate::board::Move;

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

//! What a printed move can mean, whatever it is printed in.

use super::claim::CheckSign;
use crate::board::Move;

/// How the words are taken for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sense {
    /// As they should be.
    Plain,
    /// A pawn promotes and nothing says to what; the books mean a queen.
    Unnamed,
    /// The label tells on which half of the board the piece stands, not where it began.
    Present,
}

/// What a printed move can mean in a position.
#[derive(Clone, Debug, Default)]
pub struct Meanings {
    /// Every legal move that the words fit, the plainest sense first.
    pub moves: Vec<(Move, Sense)>,
    /// The moves that would fit as well if the piece's label were not there.
    pub but_for_label: Vec<Move>,
    /// What the check mark says, if there is one.
    pub sign: Option<CheckSign>,
    /// Whether the text says that a pawn is taken en passant.
    pub passing: bool,
    /// Whether something in the text was passed over or taken for another sign.
    pub slip: bool,
    /// Whether letters or digits behind the move were left unread.
    pub rest: bool,
}

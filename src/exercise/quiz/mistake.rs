//! Names of the mistakes in a written move.
//!
//! | group | judged | such as |
//! |---|---|---|
//! | what is optional | right, with a remark | a missing `x` or `+`, `nf3`, `0-0`, `a8Q`, `1. e4` |
//! | too much | wrong | a needless file, rank, letter or side |
//! | too little | wrong | a missing file, side or promotion |
//! | something else | wrong | a wrong letter, `N3f`, a rank counted from the wrong side |
//! | another move, or none | wrong | the move that was not asked for, an illegal one |
//! | no move | not counted | nothing, a text that cannot be read |

use std::ops::Range;

use crate::board::Move;
use crate::notation::Kind;

/// A mistake in a written move, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    pub kind: MistakeKind,
    /// Byte offsets into the given text; empty where something is missing.
    pub span: Range<usize>,
    /// The legal move that the text means instead.
    pub means: Option<Move>,
}

/// What is wrong with a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MistakeKind {
    /// A part of this kind is more than is needed.
    Needless(Kind),
    /// A part of this kind is missing, and the text could mean another move.
    Missing(Kind),
    /// A part of this kind is not true of the move.
    Wrong(Kind),
    /// The letter of a piece is small.
    SmallLetter,
    /// The rank tells the pieces apart, but the file comes first.
    RankForFile,
    /// A rank stands before its file.
    RankBeforeFile,
    /// The parts of the name stand in another order.
    Order,
    /// The rank is counted from the wrong side of the board.
    WrongCount,
    /// Castling is written as a move of the king.
    KingsMove,
    /// Castling is written with zeros, which are as good.
    Zeros,
    /// The promotion is written with another sign, or without one, which is as good.
    PromotionSign,
    /// Mate is marked as a check.
    CheckForMate,
    /// A number stands before the move.
    Number,
    /// A part of this kind is spelled otherwise.
    Spelling(Kind),
    /// The name is in another notation, or in another language.
    OtherNotation,
    /// The text mixes two notations, or lacks what this one always writes.
    Incomplete,
    /// The text is another legal move, or could be several.
    OtherMove,
    /// The text is no legal move.
    Illegal,
    /// Nothing is written.
    Nothing,
    /// The text is not a move.
    Unreadable,
}

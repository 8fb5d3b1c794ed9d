//! The state of the hand over the board, of the pointer, and of the notice for the user.

use crate::board::{Drawn, Move, Square};
use crate::game::At;
use crate::notation::Sentence;

/// The state of the hand over the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    #[default]
    Idle,
    /// A piece is lifted from this square.
    Lifted(Square),
    /// Several moves fit where the piece was put, and the user has yet to choose one.
    Choosing { choices: Vec<Move> },
}

/// A thing that is pointed at, to be lit on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// A part (by index) of the current move's name in a column (by index).
    Part {
        column: usize,
        part: usize,
    },
    Square(Square),
    Move(Move),
    /// A moment of the game, shown on the board while it is pointed at.
    Moment(At),
    /// A reading of a book's move, by its key.
    Way(u32),
}

/// A sentence for the user, and the squares it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub sentence: Sentence,
    /// Whether a request was refused.
    pub refusal: bool,
    /// The marks drawn over the board with the sentence.
    pub drawn: Vec<Drawn>,
}

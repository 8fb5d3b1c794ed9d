//! What the hand over the board and the pointer are at, and what is said.

use crate::board::{Drawn, Move, Square};
use crate::game::At;
use crate::notation::Sentence;

/// What the hand over the board is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    #[default]
    Idle,
    /// A piece is picked up from this square.
    Lifted(Square),
    /// A piece has arrived where several moves end; which is meant is still to be said.
    Choosing { choices: Vec<Move> },
}

/// What is pointed at, to be lit on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// A part (by index) of the current move's name in a column (by index).
    Part {
        column: usize,
        part: usize,
    },
    Square(Square),
    Move(Move),
    /// A moment of the game: the board shows it while it is pointed at.
    Moment(At),
    /// A reading of a book's move, by its key.
    Way(u32),
}

/// A sentence for the user, and the squares it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub sentence: Sentence,
    /// Whether something asked for was not done.
    pub refusal: bool,
    /// What the sentence is about, drawn over the board.
    pub drawn: Vec<Drawn>,
}

//! The state of the board and of the hand over it.

use crate::board::{Drawn, Move, Square};
use crate::game::At;
use crate::notation::Sentence;

/// The state of the board.
#[derive(Clone, Debug)]
pub(in crate::session) struct BoardState {
    pub(in crate::session) flipped: bool,
    /// Whether every square shows its two descriptive names.
    pub(in crate::session) names_on_squares: bool,
    /// Whether the current move and its rivals are drawn on the board.
    pub(in crate::session) reasons_on_board: bool,
    pub(in crate::session) hand: Hand,
    pub(in crate::session) pointing: Option<Pointing>,
}

impl Default for BoardState {
    fn default() -> BoardState {
        BoardState {
            flipped: false,
            names_on_squares: false,
            reasons_on_board: true,
            hand: Hand::Idle,
            pointing: None,
        }
    }
}

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
    PossibleMove(u32),
}

/// A sentence for the user, and the squares it is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    pub sentence: Sentence,
    /// Whether a request was refused.
    pub refusal: bool,
    /// Whether an answer is right, if the sentence judges one.
    pub right: Option<bool>,
    /// Whether the sentence is about work that is going on and can be stopped.
    pub waits: bool,
    /// The marks drawn over the board with the sentence.
    pub drawn: Vec<Drawn>,
}

//! The data of a quiz: questions, answers, judgements, and the score.

use std::ops::Range;

use super::mistake::Mistake;
use crate::board::{Color, Drawn, Move, Square};
use crate::game::{At, NodeId};
use crate::notation::{Reading, Sentence};
use crate::session::Column;

/// The current question.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The moment to show, before the move.
    pub at: At,
    /// Plies from the start of the game to `at`.
    pub ply: usize,
    /// Number of this question, from 1.
    pub number: usize,
    /// Number of questions.
    pub of: usize,
    /// The side to move.
    pub color: Color,
    /// The number of the move: "12." or "12…".
    pub move_number: String,
    /// What the reader should do.
    pub sentence: Sentence,
    /// The notation in which the move is written, or should be written.
    pub column: Column,
    /// The written move; only for [`Task::Piece`] and [`Task::Play`].
    pub name: Option<Reading>,
    /// An arrow for the move; only for [`Task::Write`].
    pub drawn: Vec<Drawn>,
}

/// An answer of the reader.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer<'a> {
    /// A move of the position, such as one of [`Judgement::choices`].
    Move(Move),
    /// A piece put from the first square on the second.
    Drop(Square, Square),
    /// A text as it was typed.
    Text(&'a str),
    /// A square that was touched.
    Square(Square),
}

/// The judgement of an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judgement {
    /// Whether the answer was judged and counted as a try. It is not if nothing was answered: an
    /// empty text, an empty square, a text that is not a move, or a move that has still to be
    /// chosen among several.
    pub judged: bool,
    /// Whether the answer was right.
    pub right: bool,
    /// Plies from the start of the game to the moment of the question.
    pub ply: usize,
    /// The answer as text: what was typed, the name of the move in the quiz's notation (`g1g5` for
    /// an illegal move), or the square.
    pub given: String,
    /// Tries at this question so far, including this one.
    pub tries: u32,
    /// Hints taken for this question.
    pub hints: u32,
    pub sentence: Sentence,
    /// Figures that illustrate the sentence on the board.
    pub drawn: Vec<Drawn>,
    /// The parts of the typed text that the sentence is about, as byte offsets into `given`, which
    /// is that text without the blanks around it. A range is empty where something is missing.
    pub spans: Vec<Range<usize>>,
    /// What is wrong with a move that was written; an answer may be right all the same.
    pub mistakes: Vec<Mistake>,
    /// Moves from which the reader has to choose before there is a judgement, such as the pieces
    /// that a pawn may become. [`crate::screen::board_model::choices`] describes each of them; the
    /// choice is an [`Answer::Move`].
    pub choices: Vec<Move>,
    /// The other move that a wrong answer makes. The board shows it until the next try.
    pub instead: Option<Move>,
    /// Moves of the main line up to the next question, in their order, if the answer was right. The
    /// first is the move that was asked for; the others are played for the reader.
    pub line: Vec<NodeId>,
    /// Whether this was the last question.
    pub solved: bool,
}

/// The reader's score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuizScore {
    /// Number of questions.
    pub questions: usize,
    /// Questions solved so far.
    pub solved: usize,
    /// Answers to all questions so far, right ones included.
    pub tries: u32,
    /// Hints for all questions so far.
    pub hints: u32,
}

/// What the reader has to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// Find the moves of the side that begins the line.
    #[default]
    Move,
    /// Write each move of the line.
    Write,
    /// Point at the piece whose move is written, for each move of the line.
    Piece,
    /// Play each move of the line from its name.
    Play,
}

impl Task {
    /// Returns the task of this name: `move`, `write` or `piece`.
    #[must_use]
    pub fn named(name: &str) -> Option<Task> {
        Some(match name {
            "move" => Task::Move,
            "write" => Task::Write,
            "piece" => Task::Piece,
            _ => return None,
        })
    }
}

//! What a quiz shows and says: questions, answers, judgements, and how far the reader has come.

use std::ops::Range;

use crate::board::{Color, Drawn, Move, Square};
use crate::game::{At, NodeId};
use crate::notation::{Reading, Sentence};
use crate::session::Column;

/// What is asked now.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The moment to show: that before the move.
    pub at: At,
    /// Half-moves from the start of the game to `at`.
    pub ply: usize,
    /// Which question this is, from 1, and how many there are.
    pub number: usize,
    pub of: usize,
    /// Whose move it is.
    pub color: Color,
    /// "12." or "12…", the number of the move.
    pub move_number: String,
    /// What the reader is to do.
    pub sentence: Sentence,
    /// The notation in which the move is written, or to be written.
    pub column: Column,
    /// Only for [`Task::Piece`]: the move as it is written.
    pub name: Option<Reading>,
    /// Only for [`Task::Write`]: an arrow for the move.
    pub drawn: Vec<Drawn>,
}

/// What the reader answers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer<'a> {
    /// A move of the position; one of [`Judgement::choices`], say.
    Move(Move),
    /// A piece put from the first square on the second.
    Drop(Square, Square),
    /// A text as it was typed.
    Text(&'a str),
    /// A square that was touched.
    Square(Square),
}

/// What is said of an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judgement {
    /// Whether the answer was judged at all, and counted as a try. It is not if nothing was answered: an
    /// empty text, an empty square, a text that is no move, a move of which it must still be said which
    /// one is meant.
    pub judged: bool,
    pub right: bool,
    /// Half-moves from the start of the game to the moment of the question.
    pub ply: usize,
    /// The answer as text: what was typed, the name of the move in the quiz's notation (`g1g5` for a
    /// move that is not legal), or the square.
    pub given: String,
    /// How often this question has been answered so far, this time included.
    pub tries: u32,
    /// How many hints were taken for this question.
    pub hints: u32,
    pub sentence: Sentence,
    /// What the sentence is about, to be drawn over the board.
    pub drawn: Vec<Drawn>,
    /// What the sentence is about in the text that was typed, as byte offsets into `given`, which is that
    /// text without the blanks around it; an empty range where something is missing.
    pub spans: Vec<Range<usize>>,
    /// The moves of which the reader has to choose one before there is a judgement: pieces that a pawn
    /// may become, for example. [`crate::screen::board_model::choices`] says what each is; answer with
    /// [`Answer::Move`].
    pub choices: Vec<Move>,
    /// If the answer was right: the moves of the main line up to the next question, in their order. First
    /// the move that was asked for, then what is played for the reader.
    pub line: Vec<NodeId>,
    /// Whether this was the last question.
    pub solved: bool,
}

/// How far the reader has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuizScore {
    pub questions: usize,
    pub solved: usize,
    /// Answers to all questions so far, right ones included.
    pub tries: u32,
    /// Hints for all questions so far.
    pub hints: u32,
}

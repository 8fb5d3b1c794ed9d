//! The actions of a reader, and what is reported about them.

use crate::board::Square;
use crate::exercise::laboratory::LabAction;
use crate::session::{Action, Pointing};

/// An action of a reader.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyAction {
    /// A click, tap or Enter on a square.
    Touch(Square),
    /// A piece dragged from one square to another, or off the board.
    Drag(Square, Option<Square>),
    /// A key pressed on a square.
    Key(Square, String),
    /// A written text is entered.
    Write(String),
    /// A hint is requested.
    Hint,
    /// The quiz is started again.
    Again,
    Lab(LabAction),
    /// A link in a sentence, or a part of a name, is chosen.
    Link(Pointing),
    /// Anything else.
    Do(Action),
}

/// What is reported about an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StudyEvents {
    /// Whether a move waits for permission: [`StudySession::settle`](super::StudySession::settle) makes or
    /// drops it.
    pub asks: bool,
    /// Whether another position is shown.
    pub position: bool,
    /// Whether something is wrong with the score or an attribute: see
    /// [`StudySession::trouble`](super::StudySession::trouble).
    pub trouble: bool,
    /// Whether a question was answered: see [`StudySession::answer`](super::StudySession::answer).
    pub answered: bool,
    /// Whether it was the last question.
    pub solved: bool,
    /// Whether the reader has changed something that should be kept.
    pub changed: bool,
}

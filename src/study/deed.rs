//! The actions of a reader, and what is reported about them.
//!
//! | text of an element | deed |
//! |---|---|
//! | `hint`, `again` | of a quiz: [`Deed::Hint`], [`Deed::Again`] |
//! | a text that [`LabAction::parse`] reads | [`Deed::Lab`] |
//! | a text that [`Action::parse_at_board`] reads | [`Deed::Do`] |

use crate::board::Square;
use crate::exercise::laboratory::LabAction;
use crate::session::{Action, Pointing};

/// An action of a reader.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
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

impl Deed {
    /// Parses the text of an element as the deed that the element does; returns `None` if it does
    /// nothing.
    #[must_use]
    pub fn parse(text: &str) -> Option<Deed> {
        Some(match text {
            "hint" => Deed::Hint,
            "again" => Deed::Again,
            _ => match LabAction::parse(text) {
                Some(action) => Deed::Lab(action),
                None => Deed::Do(Action::parse_at_board(text)?),
            },
        })
    }
}

/// What is reported about a deed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Whether a move waits for permission: [`Sitting::settle`](super::Sitting::settle) makes or
    /// drops it.
    pub asks: bool,
    /// Whether another position is shown.
    pub position: bool,
    /// Whether something is wrong with the score or an attribute: see
    /// [`Sitting::trouble`](super::Sitting::trouble).
    pub trouble: bool,
    /// Whether a question was answered: see [`Sitting::answer`](super::Sitting::answer).
    pub answered: bool,
    /// Whether it was the last question.
    pub solved: bool,
    /// Whether the reader has changed something that should be kept.
    pub changed: bool,
}

//! What a reader does, and what is to be told of it.
//!
//! | text of an element | deed |
//! |---|---|
//! | `hint`, `again` | of a quiz: [`Deed::Hint`], [`Deed::Again`] |
//! | what [`LabAction::parse`] knows | [`Deed::Lab`] |
//! | what [`Action::parse_at_board`] knows | [`Deed::Do`] |

use crate::board::Square;
use crate::exercise::laboratory::LabAction;
use crate::session::{Action, Pointing};

/// What a reader does.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// A click, tap or Enter on a square.
    Touch(Square),
    /// A piece dragged from one square to another, or off the board.
    Drag(Square, Option<Square>),
    /// A key pressed on a square.
    Key(Square, String),
    /// What is written is meant.
    Write(String),
    /// A hint is asked for.
    Hint,
    /// The quiz is begun again.
    Again,
    Lab(LabAction),
    /// A link in a sentence, or a part of a name, is chosen.
    Link(Pointing),
    /// Anything else.
    Do(Action),
}

impl Deed {
    /// What an element does that bears this text; `None` if nothing.
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

/// What is to be told of a deed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// A move waits for leave: it is made or not by [`Sitting::settle`](super::Sitting::settle).
    pub asks: bool,
    /// Another position is shown.
    pub position: bool,
    /// Something is wrong with the score or an attribute: see [`Sitting::trouble`](super::Sitting::trouble).
    pub trouble: bool,
    /// A question was answered: see [`Sitting::answer`](super::Sitting::answer).
    pub answered: bool,
    /// It was the last one.
    pub solved: bool,
    /// The reader has changed something that is to be kept.
    pub changed: bool,
}

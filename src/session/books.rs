//! The session's side of the conversation with the book worker.

use std::sync::Arc;

use super::BookSift;
use crate::message::{Ask, BookList};

/// The books being read, and the state of the one shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Books {
    /// Number of books opened so far. Each book's own number is below it.
    pub(super) count: u32,
    /// Messages not yet sent to the book worker.
    pub(super) asks: Vec<Ask>,
    /// The leaf to be shown when it arrives, by book and game.
    pub(super) awaited: Option<(u32, u32)>,
    /// The text being read, kept so that it can be read as a score if it has no book's game.
    pub(super) text: String,
    /// A sentence about what the text of the book's file lacks; empty if it lacks nothing.
    pub(super) lost: String,
    /// The games of the book last reported.
    pub(super) list: Arc<BookList>,
    /// The choice of games to list.
    pub(super) sift: BookSift,
    /// The correction of a printed move, as far as it is typed.
    pub(super) reprint: String,
}

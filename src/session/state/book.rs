//! The books being read.

use std::sync::Arc;

use crate::protocol::{BookChoice, BookList, BookPageView};
use crate::session::BookFilter;

/// The books being read, and the state of the one shown.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Books {
    /// Number of books opened so far. Each book's own number is below it.
    pub(in crate::session) count: u32,
    /// The book's game that is shown, as it is printed.
    pub(in crate::session) page: Option<Arc<BookPageView>>,
    /// The page view to be shown when it arrives, by book and game.
    pub(in crate::session) awaited: Option<(u32, u32)>,
    /// The text being read, kept so that it can be read as a score if it has no book's game.
    pub(in crate::session) text: String,
    /// A sentence about what the text of the book's file lacks; empty if it lacks nothing.
    pub(in crate::session) lost: String,
    /// The games of the book last reported.
    pub(in crate::session) list: Arc<BookList>,
    /// The choice of games to list.
    pub(in crate::session) filter: BookFilter,
    /// The correction of a printed move, as far as it is typed.
    pub(in crate::session) reprint: String,
    /// The choice that was not made because later printed moves do not fit after it, as the notice
    /// says. Made again, it is taken.
    pub(in crate::session) warned: Option<BookChoice>,
    /// The moment of the shown page for which the book worker has been asked what the readings
    /// offered would make impossible.
    pub(in crate::session) weighed: Option<u32>,
}

//! What has been asked of the reader of books, and what it has said.

use std::sync::Arc;

use super::BookSift;
use crate::message::{Ask, BookList};

/// What is being read, and what has been.
#[derive(Clone, Debug, Default)]
pub(super) struct Books {
    /// How many were opened; their numbers are below it.
    pub(super) count: u32,
    /// What the reader has not been told yet.
    pub(super) asks: Vec<Ask>,
    /// The leaf to be shown when it comes, by book and game.
    pub(super) awaited: Option<(u32, u32)>,
    /// The text being read, to be read otherwise should no game be in it.
    pub(super) text: String,
    /// What of the book's file is not in its text, in words; empty if that is nothing.
    pub(super) lost: String,
    /// The games of the book that was last spoken of.
    pub(super) list: Arc<BookList>,
    /// Which of them are listed.
    pub(super) sift: BookSift,
    /// What somebody says is printed, as far as it is typed.
    pub(super) reprint: String,
}

//! The books being read, the open file of games, and the answers of the library worker.

use std::sync::Arc;

use crate::game::pgn::Game;
use crate::game::{At, GameOpening};
use crate::protocol::{
    BookChoice, BookList, BookPageView, ColumnWidths, Comparison, LibraryProgress, LibraryQuery,
    LibraryRow,
};
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
    /// For each book by its number, the name of its file without the ending; empty if it was not a
    /// file.
    pub(in crate::session) files: Vec<String>,
    /// Whether the text is as long as a book, so that its list of games is shown before a page.
    pub(in crate::session) long: bool,
    /// A sentence about what the text of the book's file lacks; empty if it lacks nothing.
    pub(in crate::session) lost: String,
    /// The games of the book last reported.
    pub(in crate::session) list: Arc<BookList>,
    /// The number of that book.
    pub(in crate::session) listed: u32,
    /// The choice of games to list.
    pub(in crate::session) filter: BookFilter,
    /// The rows of the list that are on the screen.
    pub(in crate::session) rows: RowsInView,
    /// The correction of a printed move, as far as it is typed.
    pub(in crate::session) reprint: String,
    /// The choice that was not made because later printed moves do not fit after it, as the notice
    /// says. Made again, it is taken.
    pub(in crate::session) warned: Option<BookChoice>,
    /// The moment of the shown page for which the book worker has been asked what the readings
    /// offered would make impossible.
    pub(in crate::session) weighed: Option<u32>,
}

impl Books {
    /// Returns the name of the file of this book; empty if it was not a file.
    pub(in crate::session) fn file(&self, book: u32) -> &str {
        self.files.get(book as usize).map_or("", String::as_str)
    }

    /// Sets the name of the file of the book that was opened last.
    pub(in crate::session) fn name_last(&mut self, file: &str) {
        if let Some(last) = self.files.last_mut() {
            file.clone_into(last);
        }
    }
}

/// The library worker's answers about the shown game. They need no open file.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct GameAnswers {
    pub(in crate::session) opening: OpeningRequests,
    /// The title of the game that was last taken from a file, its number, and the moment it was
    /// opened at.
    pub(in crate::session) taken: Option<(u64, At, String)>,
    /// The comparison of the shown game with the one before it.
    pub(in crate::session) comparison: Option<Arc<Comparison>>,
}

/// The rows of a book's list that are on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowsInView {
    /// The first row that is drawn, among the games listed, from 0.
    pub first: u32,
    /// The row that the Tab key reaches, among the games listed, from 0.
    pub cursor: u32,
}

/// An open file of games, as far as it is on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenLibrary {
    pub progress: LibraryProgress,
    /// A sentence shown as long as the file is open: the files opened with it that are not in it,
    /// or the library it was made from.
    pub left_aside: String,
    /// The text in the search box.
    pub search: String,
    /// The query that the rows answer.
    pub query: LibraryQuery,
    /// Number of games found.
    pub found: u32,
    /// The rows from [`LibraryQuery::first`] on.
    pub rows: Vec<LibraryRow>,
    /// The widths of the columns, for all rows that have been shown so far. A column never becomes
    /// narrower, so that nothing moves while the list is scrolled.
    pub widths: ColumnWidths,
    /// The row that the Tab key reaches, among the games found, from 0.
    pub cursor: u32,
    /// The words of the search that have no meaning.
    pub unread: Vec<String>,
    /// The place in the file of the shown game, if it is one of the file's.
    pub shown: Option<u32>,
}

impl OpenLibrary {
    /// Returns the number of games found, and of those in the list. While a file is read, one
    /// message counts further than another, and without a search all games are found.
    #[must_use]
    pub fn counts(&self) -> (u32, u32) {
        let listed = self.progress.games.saturating_sub(self.progress.out);
        let listed = listed.max(self.found);
        let all = self.query.search.trim().is_empty() && self.query.board.is_empty();
        (if all { listed } else { self.found }, listed)
    }
}

/// The open file of games, and the answers awaited from the library worker.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct LibrarySession {
    pub(in crate::session) open: Option<Arc<OpenLibrary>>,
    /// The query for the rows that are wanted; an answer to any other comes too late.
    pub(in crate::session) wanted: LibraryQuery,
    /// The place of the game to be shown when it arrives.
    pub(in crate::session) awaited: Option<u32>,
    /// The place the games on the board were removed from, if that was the last change.
    pub(in crate::session) out: Option<u32>,
    /// Whether a library is being made from games of this one.
    pub(in crate::session) making: bool,
    /// The games at the shown place, as the library worker has them.
    pub(in crate::session) known: Vec<Arc<Game>>,
}

/// The requests for names of openings, and the last answer.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct OpeningRequests {
    /// The state of the game last looked at, by its number and revision.
    pub(in crate::session) seen: Option<(u64, u64)>,
    /// The last question sent, which also identifies its answer.
    pub(in crate::session) evidence: Option<String>,
    /// The last answer, with the number of its game.
    pub(in crate::session) known: Option<(u64, GameOpening)>,
}

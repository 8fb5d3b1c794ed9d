//! Everything on the screen that changes, and what changes it.
//!
//! | module | what it holds |
//! |---|---|
//! | [`Session`] | the state of everything on the screen that changes, for reading |
//! | `state` | the parts of that state: board, games and history, entry and columns, book, library |
//! | [`Action`] | everything a user can do, in groups: [`BoardAction`], [`BookAction`] and so on |
//! | `apply` | the one writer, of actions and of what comes in; each group of actions is applied in the file of its subject: `hand`, `sheet`, `history`, `text`, `link`, `result`, `score`, `edit`, `book`, `library` |
//! | [`Incoming`] | what comes in: an answer of a worker, or a session that was kept |
//! | [`Effect`] | a request to a worker that an action leaves to the page |
//! | [`Column`], [`Names`] | a notation that can be shown, and a cache of its names |
//! | [`score`] | changes to a score: lines, moves, comments, glyphs, tags, result |
//! | [`editor`] | a position being set up, and marks being drawn |
//! | [`entry`] | the meaning of the typed text so far |
//! | [`link`] | a game as the fragment of an address |
//! | [`OpenLibrary`], [`RowsInView`] | the part of a file of games, or of a book's list, that is on the screen |
//! | [`ROWS`] | rows of a list that are drawn at a time |
//! | `library` | requests to the library worker: rows, games, openings, comparisons |
//! | `book` | requests to the book worker, its answers, and the proof-reading of a printed game |
//! | [`BookFilter`], [`BoardSought`] | the choice of a book's games to list, and a search of a library for what is on the board |
//! | `head` | the session, without its games, as lines of text |
//! | `say` | sentences about what the session did, or why it did nothing |

mod action;
mod apply;
mod book;
mod column;
mod edit;
pub mod editor;
pub mod entry;
mod filter;
mod hand;
mod head;
mod history;
mod library;
pub mod link;
mod one_line;
mod result;
mod say;
pub mod score;
mod sheet;
mod state;
mod text;

pub use action::{
    Action, BoardAction, BookAction, Effect, EntryAction, GameAction, GoAction, Incoming,
    LibraryAction, OpenAction, ResultAction, SheetAction,
};
pub use column::{Column, ColumnSet, Names, column};
pub use filter::{BoardSought, BookColumn, BookFilter, BookOrder, FilterBy};
pub(crate) use hand::landing;
pub use history::{UNDO_BYTES, UNDO_STEPS};
pub use library::ROWS;
pub(crate) use one_line::{read_lines, split_line, write_line};
pub(crate) use say::moment_name;
pub use state::{Hand, Notice, OpenLibrary, OpenNote, Pointing, Restored, RowsInView, Session};

//! An old book on the screen: the text of a page with every move in it marked, and its doubtful
//! places.
//!
//! Reading a book takes long and its code is large, so another program does it, which is fetched
//! when the first book is opened. The two send each other bytes.
//!
//! ```text
//! page                                      book worker (src/book_worker)
//! BookRequest::Read  a text         →       Volume::new
//! Session::hear                     ←       BookResponse::Page, the first game's
//!                                   ←       BookResponse::Games, the list as it grows
//! BookRequest::Turn  another game   →       Volume::page
//! BookRequest::Page  what a move is →       the rest is read anew
//! ```
//!
//! | module | what it holds | used by |
//! |---|---|---|
//! | [`wire`] | messages as bytes | both |
//! | [`Volume`] | a book, read game by game | the book worker |
//! | [`BookEntry`] | the name of a game, and how complete it is | both |
//! | [`Print`], [`Remark`] | a game as it is printed, and sentences about its moves | both |
//! | `part_search` | the first game of a long book, before the others are found | the book worker |
//! | `languages` | the languages that a book can be read in | the book worker |
//! | [`LibraryRequest`], [`LibraryResponse`] | the messages between page and library worker about a file of games | both |
//! | [`Comparison`] | the differences between two versions of a game, in words | the library worker |
//! | `arrival` | bytes of a file to the text of its games | the library worker |
//! | [`Library`] | a file of games as it arrives | the library worker |
//! | `rows` | a row of it in words | the library worker |
//! | `removal` | the games removed from it | the library worker |
//! | [`title`], [`split_name`], [`set_apart`] | the names of a library and of one made from it | the library worker |

use serde::{Deserialize, Serialize};

mod arrival;
mod compared;
mod entry;
mod languages;
mod library;
mod library_messages;
mod part_search;
mod print;
mod remark;
mod removal;
mod rows;
mod split;
mod volume;
pub mod wire;

pub use compared::{ComparedLine, Comparison};
pub use entry::BookEntry;
pub use library::Library;
pub use library_messages::{
    CheckBatch, CheckedBatch, Keeping, LibraryFormat, LibraryProgress, LibraryQuery,
    LibraryRequest, LibraryResponse, LibraryRow, is_library, is_of_games,
};
pub use print::{Print, PrintKind, PrintedStretch};
pub use remark::{PossibleMove, Remark};
pub use split::{set_apart, split_name, title};
pub use volume::Volume;

/// A message from the page to the book worker. Each book has a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BookRequest {
    /// Reads a text; unless `must` is set, only if it looks like a page of a book.
    Read { book: u32, text: String, must: bool },
    /// Reads the sample page.
    Sample { book: u32 },
    /// Reads the text of a book again as another book, in one of its [languages](BookList::languages)
    /// by index.
    Again { book: u32, of: u32, language: u32 },
    /// Asks for a game, read with the choices made so far.
    Turn { book: u32, game: u32 },
    /// Asks for a game, read with these choices.
    Page {
        book: u32,
        game: u32,
        choices: Vec<BookChoice>,
    },
    /// Records that this game is shown, with these choices.
    Keep {
        book: u32,
        game: u32,
        choices: Vec<BookChoice>,
    },
    /// Asks for these games as PGN; an empty list means all.
    Pgn { book: u32, games: Vec<u32> },
}

/// A message from the book worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BookResponse {
    /// The list of the games read so far, and of the lines given up.
    Games { book: u32, list: BookList },
    /// The end of the reading, with a sentence about its result. If no game was found, `pgn` has
    /// the parts of the text to be read as PGN.
    Done {
        book: u32,
        found: bool,
        words: String,
        pgn: Vec<PgnSpan>,
    },
    /// A game that was asked for, or the first.
    Page { page: BookPageView },
    /// The games that were asked for, and the name of the book.
    Pgn { name: String, text: String },
}

/// The place of PGN in a text, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PgnSpan {
    pub start: u32,
    pub end: u32,
}

impl PgnSpan {
    /// Returns the part of the text at this place; `None` if it does not fit.
    #[must_use]
    pub fn slice(self, text: &str) -> Option<&str> {
        text.get(self.start as usize..self.end as usize)
    }
}

/// A user's choice of the move that a printed move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookChoice {
    /// The moment after the half-move: 1 for the first.
    pub moment: u32,
    /// The move, as numbered by [`key::key`](crate::board::key::key).
    pub key: u32,
}

/// A game of a book as the page has it. Moments count half-moves of the main line; 0 is before the
/// first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookPageView {
    pub book: u32,
    pub game: u32,
    /// The moves read, as PGN, with the lines of play in the book's notes.
    pub pgn: String,
    /// The doubtful moments, in order.
    pub doubts: Vec<u32>,
    /// The user's choices.
    pub choices: Vec<BookChoice>,
    /// The printed text with its moves marked, and remarks about them.
    pub print: Print,
}

/// The games of a book so far, and the lines that were given up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookList {
    pub games: Vec<BookEntry>,
    /// The game that is shown.
    pub shown: u32,
    /// The lines given up, each with its place and the reason.
    pub given_up: Vec<String>,
    /// The titles of the languages to read the book in. The first is the language found by the book
    /// worker, then all follow. Empty until the worker has sent them.
    pub languages: Vec<String>,
    /// The index of the current language among them.
    pub language: u32,
    /// Number of scores in the text, with those that will prove not to be games.
    pub scores: u32,
    /// Number of scores that have been read.
    pub read: u32,
}

//! The messages between the page and the book worker, about an old book: its text with every move
//! in it marked, and its doubtful places.
//!
//! ```text
//! page                                      book worker (src/book_worker)
//! BookRequest::Read  a text         →       Volume::asked
//! Session::hear                     ←       BookResponse::Position, if it is no more than that
//!                                   ←       BookResponse::Page, the first game's
//!                                   ←       BookResponse::Games, the list as it grows
//!                                   ←       the same with its key, when the text is kept
//! BookRequest::Open  a kept book    →       Volume::reopened
//! BookRequest::Turn  another game   →       Volume::page
//! BookRequest::Weigh a doubtful move →      Volume::answer
//! Session::hear                     ←       BookResponse::Weighed, what each reading would do
//! BookRequest::Try   what a move is →       the rest is read anew, if its moves still fit
//!                                   ←       BookResponse::Misfits, if they do not
//! BookRequest::Page  what a move is →       the rest is read anew
//! BookRequest::SetUp a text         →       printed_position
//! Session::hear                     ←       BookResponse::SetUp, if it is a printed position
//! ```

use serde::{Deserialize, Serialize};

use super::library::LibraryRow;
use super::print::{GamePictures, Misfits, PossibleMove, Print};
use crate::book::BookKind;
use crate::notation::OrderKey;

/// A message from the page to the book worker. Each book has a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BookRequest {
    /// Reads a text; unless `must` is set, only if it looks like a page of a book. `scan` tells
    /// where its words stand if it came as pictures.
    Read {
        book: u32,
        text: String,
        must: bool,
        scan: Option<Vec<u8>>,
    },
    /// Reads the sample page.
    Sample { book: u32 },
    /// Reads a book that is kept on the device, by its [`BookList::kept`], to show the game that
    /// was shown.
    Open { book: u32, kept: String },
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
    /// Asks for a game, read with these choices, unless the last of them makes later printed moves
    /// impossible.
    Try {
        book: u32,
        game: u32,
        choices: Vec<BookChoice>,
    },
    /// Asks what each reading offered at a moment would make impossible.
    Weigh { book: u32, game: u32, moment: u32 },
    /// Records that this game is shown, with these choices.
    Keep {
        book: u32,
        game: u32,
        choices: Vec<BookChoice>,
    },
    /// Asks about the text in the field of the position editor, which may be a position as it stands
    /// in print.
    SetUp { text: String },
    /// Asks for these games as PGN; an empty list means all.
    Pgn { book: u32, games: Vec<u32> },
}

/// A message from the book worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BookResponse {
    /// The list of the games read so far, and of the lines given up.
    Games { book: u32, list: BookList },
    /// The end of the reading, with a sentence about its result, empty for a kept book. If no game
    /// was found, `pgn` has the parts of the text to be read as PGN.
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
    /// The later printed moves that a choice would make impossible. It has not been made.
    Misfits {
        book: u32,
        game: u32,
        choice: BookChoice,
        misfits: Misfits,
    },
    /// What the readings offered at a moment would make impossible.
    Weighed { weighed: WeighedMoves },
    /// The text is no book but a position as it stands in print, or a sentence says what is wrong
    /// with it.
    Position {
        book: u32,
        read: Result<PositionView, String>,
    },
    /// The same about the text in the field of the position editor.
    SetUp {
        text: String,
        read: Result<PositionView, String>,
    },
}

/// A position as it stands in print.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PositionView {
    pub fen: String,
    /// The words around it, in one line.
    pub caption: String,
    /// What was decided without being printed, as sentences.
    pub remarks: String,
}

/// The readings offered at a moment of a game, and what each would make impossible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WeighedMoves {
    pub book: u32,
    pub game: u32,
    /// The choices made in the game.
    pub choices: Vec<BookChoice>,
    pub moment: u32,
    /// The readings, each with its [`PossibleMove::misfits`].
    pub ways: Vec<PossibleMove>,
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
    /// The user's choices, in the order in which they were made.
    pub choices: Vec<BookChoice>,
    /// The printed text with its moves marked, and remarks about them.
    pub print: Print,
    /// The pictures that the game stands in, if the book came as pictures.
    pub pictures: GamePictures,
}

impl BookPageView {
    /// Returns whether its print has not arrived yet.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        self.print.rows.is_empty()
    }

    /// Returns whether its game stands in pictures.
    #[must_use]
    pub fn is_scan(&self) -> bool {
        !self.pictures.pictures.is_empty()
    }
}

/// The games of a book so far, and the lines that were given up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookList {
    /// The title of the book in its text, or the name of its file; empty if neither is known.
    pub name: String,
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
    /// What the book worker needs to find the book again on this device: the key of its text, the
    /// index of the shown game, the language and the user's choices. Empty unless the text is kept.
    pub kept: String,
    /// Why the text is not kept on the device, as the end of a sentence; empty if it is, or is being
    /// stored.
    pub refused: String,
}

/// An entry in the list of a book's games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookEntry {
    pub title: String,
    pub kind: BookKind,
    /// The game as a row of a list; the place is its index in the book.
    pub row: LibraryRow,
    /// The number of the last move that was read; 0 for none.
    pub read: u32,
    /// The last move number that is printed; if there is none, that of the last move read.
    pub printed: u32,
    /// Number of doubtful places.
    pub doubts: u32,
    /// The number of the move at which the reading stopped, before the end of the printed moves; 0
    /// if it did not stop.
    pub stop: u32,
}

impl BookEntry {
    /// Returns whether a move of the game is doubtful or missing.
    #[must_use]
    pub const fn is_doubtful(&self) -> bool {
        self.doubts > 0 || !self.is_whole()
    }

    /// Returns whether every printed move was read.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.stop == 0 && self.printed <= self.read
    }

    /// Returns whether it is a game that was played, not moves that show something.
    #[must_use]
    pub fn is_game(&self) -> bool {
        self.kind == BookKind::Game
    }

    /// Returns a sort key that is larger the worse the game was read. Incomplete games come before
    /// all others.
    #[must_use]
    pub const fn badness(&self) -> OrderKey {
        let missing = self.printed.saturating_sub(self.read) as usize;
        // More moves than any game can miss.
        let stopped = if self.stop > 0 { usize::MAX / 2 } else { 0 };
        (stopped.saturating_add(missing), self.doubts as usize)
    }
}

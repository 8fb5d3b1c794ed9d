//! An old book on the screen: the text of a page with every move in it told apart, and what was
//! doubtful.
//!
//! Reading a book takes long and its code is large, so another program does it, which is fetched when
//! the first book is opened. The two send each other bytes.
//!
//! ```text
//! page                                           reader (src/worker)
//! Ask::Read  a text                      →       Volume::new
//! Session::hear                          ←       Tell::Leaf, the first game's
//!                                        ←       Tell::Games, the list as it grows
//! Ask::Turn  another game                →       Volume::leaf
//! Ask::Leaf  what a move is              →       the rest is read anew
//! ```
//!
//! | module | what it does | who needs it |
//! |---|---|---|
//! | [`wire`] | asks and tells as bytes | both |
//! | [`key`] | a move as a number | both |
//! | [`Volume`] | a book, read game by game | the reader |
//! | [`BookEntry`] | what a game is called, and how whole it is | both |
//! | [`Print`], [`Remark`] | a game as it is printed, and sentences about its moves | both |
//! | `glance` | the first game of a long book, before the others are found | the reader |
//! | `sample` | a page to try | the reader |
//! | `tongues` | what a book can be read in | the reader |
//! | [`ShelfAsk`], [`ShelfTell`] | what page and librarian say to each other of a file of games | both |
//! | [`Comparison`] | in what two versions of a game differ, in words | the librarian |
//! | `arrival` | bytes of a file to the text of its games | the librarian |
//! | [`Shelf`] | a file of games as it arrives | the librarian |
//! | `rows` | a row of it in words | the librarian |
//! | `removal` | which of its games are taken out | the librarian |
//! | [`title`], [`split_name`], [`set_apart`] | what a library is called, and one made of games of another | the librarian |

mod arrival;
mod compared;
mod entry;
mod glance;
pub mod key;
mod librarian;
mod print;
mod remark;
mod removal;
mod rows;
mod sample;
mod shelf;
mod split;
mod tongues;
mod volume;
pub mod wire;

pub use compared::{ComparedLine, Comparison};
pub use entry::BookEntry;
pub use librarian::Shelf;
pub use print::{Print, PrintedStretch, Sort};
pub use remark::{Remark, Way};
pub use sample::SAMPLE;
pub use shelf::{
    BoardSought, CheckBatch, CheckedBatch, Keeping, ShelfAsk, ShelfFormat, ShelfProgress,
    ShelfQuery, ShelfRow, ShelfTell, is_of_games, is_shelf,
};
pub use split::{set_apart, split_name, title};
pub use volume::Volume;

/// What the page asks of the reader of books. Books are told apart by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To read a text; unless it `must` be read, only if it looks like a page of a book.
    Read { book: u32, text: String, must: bool },
    /// To read the page to try.
    Sample { book: u32 },
    /// To read the text of a book again as another book, in one of the [tongues](BookList::tongues) by its place.
    Again { book: u32, of: u32, tongue: u32 },
    /// For a game, read with what was chosen in it so far.
    Turn { book: u32, game: u32 },
    /// For a game, read with these choices.
    Leaf {
        book: u32,
        game: u32,
        choices: Vec<BookChoice>,
    },
    /// To keep in mind that this game is shown, with these choices.
    Keep {
        book: u32,
        game: u32,
        choices: Vec<BookChoice>,
    },
    /// For these games as PGN; for all if none is named.
    Pgn { book: u32, games: Vec<u32> },
}

/// What the reader of books says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tell {
    /// The list of the games read so far, and of the lines given up.
    Games { book: u32, list: BookList },
    /// All has been read, and what came of it in a sentence. Where no game was found, `pgn` is what readers of
    /// PGN should read of the text.
    Done {
        book: u32,
        found: bool,
        words: String,
        pgn: Vec<PgnSpan>,
    },
    /// A game that was asked for, or the first.
    Leaf { leaf: Leaf },
    /// The games that were asked for, and what the book is called.
    Pgn { name: String, text: String },
}

/// Where in a text PGN stands, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PgnSpan {
    pub start: u32,
    pub end: u32,
}

impl PgnSpan {
    /// What it is of this text; `None` if it does not fit.
    #[must_use]
    pub fn of(self, text: &str) -> Option<&str> {
        text.get(self.start as usize..self.end as usize)
    }
}

/// That somebody said which move a printed move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookChoice {
    /// The moment after the half-move: 1 for the first.
    pub moment: u32,
    /// The move, as [`key::key`] has it.
    pub key: u32,
}

/// A game of a book as the page has it. Moments count half-moves of the main
/// line: 0 is before the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaf {
    pub book: u32,
    pub game: u32,
    /// What was read, as PGN, with the lines of play in its notes.
    pub pgn: String,
    /// The moments that want looking at, in their order.
    pub doubts: Vec<u32>,
    /// What was chosen.
    pub choices: Vec<BookChoice>,
    /// The print with its moves told apart, and what is said of them.
    pub print: Print,
}

/// The games of a book so far, and the lines that were given up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BookList {
    pub games: Vec<BookEntry>,
    /// The game that is shown.
    pub shown: u32,
    /// Each with its place and the reason.
    pub given_up: Vec<String>,
    /// What a book can be read in, in words: first what its moves look like, then every tongue. Empty where the
    /// reader has not said.
    pub tongues: Vec<String>,
    /// Which of them it is read in.
    pub tongue: u32,
    /// How many scores the text holds, those included that will turn out to be no games.
    pub scores: u32,
    /// How many of them have been read.
    pub read: u32,
}

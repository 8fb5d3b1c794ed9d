//! The core of Rank & File for programs in other languages.
//!
#![doc = include_str!("../README.md")]
//!
//! | module | contents |
//! |---|---|
//! | `options` | what can be asked for |
//! | `error` | why a call has no answer |
//! | `game` | games as plain values, and [`parse`] |
//! | `line` | the moves of a game, line by line |
//! | `name` | [`name`] for one move, and [`name_games`] for whole games |
//! | `explain` | [`explain`], and the same for a reason that is known already |
//! | `convert` | [`convert`] |
//! | `figure` | [`figure`] for Markdown |
//! | `book` | [`read_book`], and the same for the bytes of a file |
//! | `pages` | [`read_pages`], books whose words a program has recognised in pictures |
//! | `sheets` | [`reconcile`] |
//! | `moves` | reading one move in a position |
//! | `places` | offsets in the unit that is asked for |
//! | `table` | values by name, in an order |

#![forbid(unsafe_code)]

mod book;
mod convert;
mod error;
mod explain;
mod figure;
mod game;
mod line;
mod moves;
mod name;
mod options;
mod pages;
mod places;
mod sheets;
mod table;

pub use book::{
    Book, BookExtent, BookNotes, BookPrint, GivenUp, PlacedWord, Reading, Repair, is_error,
    place_of, read_book, read_book_file, readings, words_of,
};
pub use convert::{Converted, convert};
pub use error::{Argument, Error};
pub use explain::{Explanation, PartOfName, Pinned, Rejected, explain};
pub use figure::{Figure, FigureFault, figure};
pub use game::{Fault, Game, Unread, parse};
pub use line::{Move, Variation, lines};
pub use moves::{heading, sentence};
pub use name::{GameNames, MoveNames, name, name_games, write_name};
pub use options::{Form, Options, Unit};
pub use pages::{RecognisedPage, RecognisedWord, read_pages};
pub use sheets::{Difference, Reconciled, SheetNotes, reconcile};
pub use table::Table;

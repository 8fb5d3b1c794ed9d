//! The work of the book worker and the library worker, without a browser: each service takes the
//! requests of [`protocol`](crate::protocol) and makes the responses. The browser's service worker
//! (`public/sw.js`) is another thing.
//!
//! | module | what it does | example |
//! |---|---|---|
//! | [`Volume`] | reads a book game by game, and answers about it | [`BookRequest::Turn`] to [`BookResponse::Page`] |
//! | `part_search` | finds the first game of a long book, before the others are found | the game after two hundred pages of history |
//! | `entry` | names a game of a book, and says how complete it is | `Oak – Ash · GAME 3 · Ruy Lopez` |
//! | [`KeptBook`] | says how to find a book again on the device | `17…-4 1 0 0:8.1234` |
//! | [`kept_scan`] | reads the places of its words | those kept before diagrams had places too |
//! | [`print`](print()) | cuts the text of a game where moves begin and end | `1. e4`, a gap, `2. Nf3` |
//! | `print_rows` | makes its rows | half-columns under each other |
//! | `placed_words` | finds its moves in the pictures of a scan | `P-K4` in the word `1.P-K4` |
//! | `remark` | says how a printed move was settled, and what else it could be | `3. "Kt-K2" could also be Nge2` |
//! | [`printed_position`] | reads a text that is no book but a position in print | `White: Kg1. Black: Kg8.` |
//! | [`Library`] | takes a file of games as it arrives, and answers about it | [`LibraryRequest::Rows`] to [`LibraryResponse::Rows`] |
//! | [`is_library`], [`is_of_games`] | tell by a file's first bytes what it is | `[Event "Club"]` |
//! | `arrival` | turns the bytes of a file into the text of its games | Windows-1252 to UTF-8 |
//! | [`check`](check()) | checks the moves of games | [`CheckBatch`] to [`CheckedBatch`] |
//! | `rows` | puts a row of a library into words | `2700 – –` |
//! | `kept` | says how a library is kept: its [`title`], its games, those removed | `67 games of club.pgn` |
//! | [`compare`] | puts the differences between two versions of a game into words | `1… e5 here, 1… c5 in the other.` |
//!
//! [`BookRequest::Turn`]: crate::protocol::BookRequest::Turn
//! [`BookResponse::Page`]: crate::protocol::BookResponse::Page
//! [`CheckBatch`]: crate::protocol::CheckBatch
//! [`CheckedBatch`]: crate::protocol::CheckedBatch
//! [`LibraryRequest::Rows`]: crate::protocol::LibraryRequest::Rows
//! [`LibraryResponse::Rows`]: crate::protocol::LibraryResponse::Rows

mod arrival;
mod compared;
mod entry;
mod kept;
mod kept_book;
mod library;
mod part_search;
mod placed_words;
mod print;
mod print_rows;
mod printed_position;
mod remark;
mod rows;
mod volume;

pub use arrival::{is_library, is_long_library, is_of_games};
pub use compared::compare;
pub use kept::{set_apart, split_name, title};
pub use kept_book::{KeptBook, kept_scan};
pub use library::{Library, check};
pub use print::print;
pub use printed_position::printed_position;
pub use rows::COLUMNS;
pub use volume::Volume;

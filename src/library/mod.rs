//! A library: the games of a file as rows that are searched and sorted, without a move being played.
//!
//! | module | what it does |
//! |---|---|
//! | [`GameIndex`] | the rows, in the order of the text |
//! | [`GameRow`] | a game in a list: players, ratings, date, event, result, opening, length |
//! | `names` | what players, events and places are called, each kept once |
//! | [`Search`] | which rows are wanted: `white:morphy 1-0 year:1850-1859` |
//! | [`SortBy`] | in which order |
//!
//! ```
//! use rank_and_file::library::{GameIndex, Search, SortBy};
//!
//! let text = "[White \"Morphy\"]\n[Date \"1858.??.??\"]\n\n1. e4 e5 1-0\n\n[White \"Bird\"]\n\n1. f4 *\n";
//! let mut index = GameIndex::default();
//! index.see(text, true);
//! let found = index.find(&Search::parse("morphy year:1850-1859"));
//! assert_eq!(found, [0]);
//! let mut all = index.find(&Search::parse(""));
//! index.sort(&mut all, SortBy::White, false);
//! assert_eq!(all, [1, 0]);
//! ```

mod date;
mod index;
mod names;
mod order;
mod row;
mod search;

pub use date::GameDate;
pub use index::GameIndex;
pub use names::NameId;
pub use order::SortBy;
pub use row::GameRow;
pub use search::Search;

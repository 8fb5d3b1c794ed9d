//! A library: the games of a file as rows that can be searched and sorted, at first without playing
//! a move.
//!
//! | module | what it does |
//! |---|---|
//! | [`GameIndex`] | the rows, in the order of the text |
//! | [`GameRow`] | a game in a list: players, ratings, date, event, result, opening, length |
//! | `names` | names of players, events and places, each stored once |
//! | [`GameSearch`] | a search for rows: `white:morphy 1-0 year:1850-1859` |
//! | [`SortBy`] | the order of the rows |
//! | [`Features`] | what only the moves of a game reveal: a double disambiguation, an underpromotion |
//! | [`CheckedGame`] | the facts found by playing a game through once |
//! | [`PlayedLine`] | the moves of a game in compact form |
//! | [`BoardWish`], [`Sightings`] | what a search looks for on the board, and where each game shows it |
//!
//! ```
//! use rank_and_file::library::{GameIndex, GameSearch, SortBy};
//!
//! let text = "[White \"Morphy\"]\n[Date \"1858.??.??\"]\n\n1. e4 e5 1-0\n\n[White \"Bird\"]\n\n1. f4 *\n";
//! let mut index = GameIndex::default();
//! index.see(text, true);
//! let found = index.find(&GameSearch::parse("morphy year:1850-1859"));
//! assert_eq!(found, [0]);
//! let mut all = index.find(&GameSearch::parse(""));
//! index.sort(&mut all, SortBy::White, false);
//! assert_eq!(all, [1, 0]);
//! ```

mod checked;
mod features;
mod index;
mod names;
mod order;
mod played;
mod row;
mod search;
mod sight;

pub use checked::CheckedGame;
pub use features::{Feature, Features};
pub use index::GameIndex;
pub use names::NameId;
pub use order::SortBy;
pub use played::PlayedLine;
pub use row::{GameDate, GameRow};
pub use search::GameSearch;
pub use sight::{BoardWish, Sightings};

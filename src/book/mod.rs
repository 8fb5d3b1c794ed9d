//! Reads old books: turns pages of print back into games, in English descriptive and in other
//! languages.
//!
//! | on the page | what becomes of it |
//! |---|---|
//! | `1. P-K4  P-K4` | two plies of a game, each with its place in the text |
//! | `White: F. J. Marshall. Black: J. R. Capablanca.` | tags |
//! | a paragraph between the moves | a comment on the move before it |
//! | `If 12. P-K5 then Kt-Q4; 13. B-B4` in such a paragraph | a variation, if it can be played; else prose |
//! | `P - Kt 3`, both pawns being able | both readings are carried on; later moves decide, or it stays open |
//! | `B. to Q's sq.`, no bishop being able | a misprint: repairs are offered, ranked by how far the game then goes on |
//! | moves from a diagram's position | [`GivenUp`], with the reason |
//!
//! | module | what it does |
//! |---|---|
//! | `languages` | finds the language of a page, and makes a copy in which the page finder knows the moves |
//! | `page` | finds the games in running text, knowing no chess beyond the shape of moves |
//! | `score` | reads one game, with the help of the next three |
//! | `line` | carries every reading forward, with its cost |
//! | `reading` | the readings of a print in a position, as it stands and with damaged letters |
//! | `second_look` | the second look, where prints near a strange one may be misprints |
//! | `step` | the input of a reading, and its steps and lines |
//! | `slots` | the place that the layout gives to each printed move |
//! | `faults` | the faults forgiven for a reading, and their prices |
//! | `mend` | finds ways to go on where no line can |
//! | `suspect` | moves that can be played but are in doubt because of later moves |
//! | `lost_place` | finds where a reading has lost its game |
//! | `kept` | the plies that stay as they are when a later one is chosen |
//! | `misfit` | the printed moves that no longer fit once another reading is chosen |
//! | `trial` | tries how lines go on from a place |
//! | `settle` | says for every ply how it was settled |
//! | `doubt` | sentences about what to look at again |
//! | `tree` | the game, with prose as comments |
//! | `variations` | lines of play in notes |
//! | `reader` | a whole book, game by game |
//! | `recognise` | decides whether a text is such a page at all |
//! | `stretches`, `votes` | divide a text into the page and PGN |

mod doubt;
mod faults;
mod game;
mod kept;
mod languages;
mod line;
mod lost_place;
mod mend;
mod misfit;
mod page;
mod printed;
mod reader;
mod reading;
mod recognise;
mod score;
mod second_look;
mod settle;
mod slots;
mod step;
mod stretches;
mod suspect;
mod tree;
mod trial;
mod variations;
mod votes;

pub use doubt::{Doubt, DoubtKind, doubts};
pub use game::{Against, Alternative, Book, BookGame, BookPly, Liberty, Settled, Stop, StopWhy};
pub use languages::language_of;
pub use misfit::misfits;
pub use page::find;
pub use printed::{BookKind, GivenUp, GivenUpWhy, Page, PrintedAside, PrintedGame, PrintedMove};
pub use reader::{BookReader, read, read_in};
pub use recognise::is_page;
pub use score::{UserChoices, read as read_score};
pub use stretches::{Stretches, stretches};

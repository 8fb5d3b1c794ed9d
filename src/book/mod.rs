//! Old books: pages of print back into games, in English descriptive and in other tongues.
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
//! | `abroad` | pages in other tongues: which one, and a copy that the page can be found in |
//! | `page` | finds the games in running text: no chess beyond the shape of moves |
//! | `score` | reads one game, with the help of the next three |
//! | `line` | carries every reading forward, with its cost |
//! | `reading` | what a print is in a position: as it stands, and if letters are damaged |
//! | `wide` | the second look, at which prints near a strange one may be misprints |
//! | `step` | what is read, and the steps and lines of a reading |
//! | `slots` | where the layout puts each printed move |
//! | `faults` | what had to be forgiven for a reading, and at what price |
//! | `mend` | what may have gone wrong where no line can go on |
//! | `suspect` | moves that can be played, and are not sure for what follows |
//! | `adrift` | where what is read is no longer the game |
//! | `trial` | how lines go on from somewhere |
//! | `settle` | says for every ply how it was settled |
//! | `doubt` | what to look at again, in sentences |
//! | `tree` | the game, with prose as comments |
//! | `variations` | lines of play in notes |
//! | `reader` | a whole book, game by game |
//! | `recognise` | whether a text is such a page at all |
//! | `stretches`, `votes` | what of a text is the page, and what is PGN |

mod abroad;
mod adrift;
mod doubt;
mod faults;
mod game;
mod line;
mod mend;
mod page;
mod printed;
mod reader;
mod reading;
mod recognise;
mod score;
mod settle;
mod slots;
mod step;
mod stretches;
mod suspect;
mod tree;
mod trial;
mod variations;
mod votes;
mod wide;

pub use abroad::tongue_of;
pub use doubt::{Doubt, DoubtKind, doubts};
pub use game::{Against, Alternative, Book, BookGame, BookPly, Liberty, Settled, Stop, StopWhy};
pub use page::find;
pub use printed::{BookKind, GivenUp, GivenUpWhy, Page, PrintedAside, PrintedGame, PrintedMove};
pub use reader::{BookReader, read, read_in};
pub use recognise::is_page;
pub use score::read as read_score;
pub use stretches::{Stretches, stretches};

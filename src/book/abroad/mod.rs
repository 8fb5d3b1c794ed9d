//! Pages in other tongues than English descriptive.
//!
//! The finder of games knows the shapes of English moves. Of a page in another tongue it is given a copy,
//! as long to the byte, in which each move is replaced by signs of no script; so rows, columns and
//! paragraphs are found without knowing a language, and places in the copy are places on the page.
//!
//! | on the page | in the copy |
//! |---|---|
//! | `12. Sg1—f3 Sb8—c6` | `12. ▮▪▪▪▪▪▯ ▮▪▪▪▪▪▯` |
//! | `Besser war 12. Sf3` | `Besser war 12. ▮▪▯` |
//!
//! | module | what it does |
//! |---|---|
//! | `signs` | the signs, and what they say to the finder |
//! | `evidence` | which letters stand before squares, and what else tells a tongue |
//! | `choose` | the tongue of each stretch of a text |
//! | `regions` | where they begin |
//! | `mark` | the copy |
//! | `words` | the words of results, colors and headings |

mod choose;
mod evidence;
mod mark;
mod regions;
pub(super) mod signs;
pub(super) mod words;

pub use choose::tongue_of;
pub(super) use choose::{rivals, tongues};
pub(super) use mark::marked;
pub(super) use regions::{Tongues, tongue_at};

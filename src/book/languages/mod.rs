//! Reads pages in other languages than English descriptive.
//!
//! The finder of games knows the shapes of English moves. For a page in another language it gets a
//! copy with the same length in bytes, in which each move is replaced by signs of no script. So
//! rows, columns and paragraphs are found without knowing a language, and places in the copy are
//! places on the page.
//!
//! | on the page | in the copy |
//! |---|---|
//! | `12. Sg1—f3 Sb8—c6` | `12. ▮▪▪▪▪▪▯ ▮▪▪▪▪▪▯` |
//! | `Besser war 12. Sf3` | `Besser war 12. ▮▪▯` |
//!
//! | module | what it does |
//! |---|---|
//! | `signs` | the signs, and their meaning to the finder |
//! | `evidence` | the letters before squares and other evidence of a language |
//! | `choose` | chooses the language of each stretch of a text |
//! | `mark` | makes the copy, given where the stretches begin |
//! | `words` | the words of results, colors and headings |

mod choose;
mod evidence;
mod mark;
pub(super) mod signs;
pub(super) mod words;

pub use choose::language_of;
pub(super) use choose::{languages, rivals};
pub(super) use mark::{Languages, language_at, marked};

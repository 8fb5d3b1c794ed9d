//! Everything on the screen that changes, and the one function that changes it.
//!
//! | module | what it holds |
//! |---|---|
//! | [`Session`] | the state of everything on the screen that changes, for reading |
//! | [`Action`] | everything a user can do |
//! | `apply` | the one writer; `edit`, `hand`, `history`, `leaf`, `linked`, `proof`, `result`, `score` and `text` do the longer parts |
//! | [`Column`] | a notation that can be shown |
//! | [`Names`] | a cache of names |
//! | [`score`] | changes to a score: lines, moves, comments, glyphs, tags, result |
//! | [`editor`] | a position being set up, and marks being drawn |
//! | [`entry`] | the meaning of the typed text so far |
//! | [`link`] | a game as the fragment of an address |
//! | `compared` | how the shown game differs from the one shown before it |
//! | `opening` | the name of the shown game's opening |
//! | [`OpenShelf`] | the part of a file of games that is on the screen |
//! | [`BookSift`] | the choice of a book's games to list |
//! | `head` | the session, without its games, as lines of text |
//! | `say` | sentences about what the session did, or why it did nothing |

mod action;
mod apply;
mod books;
mod chosen;
mod column;
mod compared;
mod edit;
pub mod editor;
pub mod entry;
mod first;
mod hand;
mod head;
mod history;
mod leaf;
pub mod link;
mod linked;
mod names;
mod one_line;
mod opening;
mod pointing;
mod proof;
mod restored;
mod result;
mod say;
pub mod score;
mod shelf;
mod shelves;
mod sift;
mod state;
mod stock;
mod text;
mod told;
mod words;

pub use action::Action;
pub use column::{Column, Offer, column};
pub(crate) use hand::landing;
pub use names::Names;
pub(crate) use one_line::{of_one_line, on_one_line};
pub use pointing::{Hand, Notice, Pointing};
pub use restored::Restored;
pub use shelves::OpenShelf;
pub use sift::{BookSift, SiftBy};
pub use state::Session;
pub(crate) use told::{moment_name, times};

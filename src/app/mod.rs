//! What the screen shows, as plain data. Knows no browser and no framework.
//!
//! | module | what it holds |
//! |---|---|
//! | [`Session`] | everything that changes, and [`Session::apply`], its only writer |
//! | [`board`] | the board: its squares with their marks, and what is drawn over them |
//! | [`sheet`] | the score sheet as rows of names |
//! | [`book`] | a page of an old book, read elsewhere: each move in it told apart, and what is doubtful |
//! | [`standing`] | how the game stands: ended, what may be claimed, how often the position occurred; the material |
//! | [`why`] | why the current move is written as it is, in each shown notation |
//! | [`editor`] | a position being set up, and marks being drawn |
//! | [`quiz`] | questions about the moves of a line, and judgements of the answers |
//! | [`laboratory`] | men put on a board, and the letters that each notation adds |
//! | [`diagrams`] | teaching diagrams to begin with |
//! | [`entry`] | what the typed text means so far |
//! | [`examples`] | positions with a move or two that show how a variant is written |
//! | [`artwork`] | the men as outlines |
//! | [`figures`] | arrows, circles and crosses over the board, as paths |
//! | [`written`] | names cut into stretches to be drawn |
//! | [`study`] | a board in somebody's page: a score, and what its author asks for |
//! | [`export`] | games and positions as text, and names for their files |
//! | [`picture`] | the board as a picture that stands alone |
//! | [`link`] | a game as the fragment of an address |
//! | [`snippet`] | the HTML that puts a game into a page |
//! | [`markup`] | markup in which a text stays text |
//! | [`keep`] | a session as text, to be kept on the device, and back |
//! | [`speech`] | moves in spoken words, made from the facts and never from a name |

pub mod artwork;
pub mod board;
pub mod book;
mod columns;
pub mod diagrams;
pub mod editor;
pub mod entry;
pub mod examples;
pub mod export;
pub mod figures;
pub mod keep;
pub mod laboratory;
pub mod link;
pub mod markup;
mod names;
pub mod picture;
pub mod quiz;
mod session;
pub mod sheet;
pub mod snippet;
pub mod speech;
pub mod standing;
pub mod study;
pub mod why;
mod words;
pub mod written;

pub use columns::{COLUMNS, Column, Offer, column};
pub use names::Names;
pub use session::{Action, Hand, Notice, Pointing, Session};

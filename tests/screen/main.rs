//! The screen as data: what a user does, and what is then shown.
//!
//! | module | what it is |
//! |---|---|
//! | `book` | a book on the screen: page and reader talk |
//! | `editor` | positions set up, and marks drawn on the board |
//! | `game` | a game on the screen: stepped through, typed, explained |
//! | `headers` | the header of a game above its score sheet |
//! | `kept` | a session kept as text and found again |
//! | `laboratory` | pieces put on a board, and what is said of the moves to a square |
//! | `quiz` | quizzes: what is asked, how answers are judged, and the hints |
//! | `reasons` | the current move and its rivals, drawn on the board |
//! | `results` | results that people make, and what is said of how a game stands |

mod book;
mod editor;
mod game;
mod headers;
mod kept;
mod laboratory;
mod quiz;
mod reasons;
mod results;

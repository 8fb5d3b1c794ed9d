//! What the screen shows, as plain data. Knows no browser and no framework.
//!
//! | module | what it holds |
//! |---|---|
//! | [`board_model`] | the board: its squares with their marks, and what is drawn over them |
//! | [`header`] | who played, where and when, and which opening |
//! | [`clocks`] | the players' clocks |
//! | [`graph`] | how the game stood, move by move, as programs thought |
//! | [`sheet`] | the score sheet as rows of names |
//! | [`standing`] | how the game stands: ended, what may be claimed, how often the position occurred; the material |
//! | [`why`] | why the current move is written as it is, in each shown notation |
//! | [`stretches`] | names cut into stretches to be drawn |
//! | [`artwork`] | the pieces as outlines |
//! | [`figures`] | arrows, circles and crosses over the board, as paths |

pub mod artwork;
pub mod board_model;
pub mod clocks;
pub mod figures;
pub mod graph;
pub mod header;
pub mod sheet;
pub mod standing;
pub mod stretches;
pub mod why;

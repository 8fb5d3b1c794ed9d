//! The screen as plain data, without browser or framework.
//!
//! | module | what it holds |
//! |---|---|
//! | [`board_model`] | the board: its squares with their marks, and the figures over them |
//! | [`notation_list`] | the notations that a column can have, with the current move in each |
//! | [`placed_pieces`] | the pieces on it with their identities, so that they glide |
//! | [`header`] | players, place, date and opening |
//! | [`clocks`] | the players' clocks |
//! | [`graph`] | the evaluations, move by move, as programs wrote them |
//! | [`sheet`] | the score sheet as rows of names |
//! | [`standing`] | how the game stands: end, claims, repetitions, material |
//! | [`why`] | the reasons for the current move's name, in each shown notation |
//! | [`stretches`] | names cut into stretches for drawing |
//! | [`aloud`] | answers in words about the board, for people who hear it |
//! | [`artwork`] | the pieces as outlines |
//! | [`sounds`] | what is heard after a change |
//! | [`figures`] | arrows, circles and crosses over the board, as paths |

pub mod aloud;
pub mod artwork;
pub mod board_model;
pub mod clocks;
pub mod figures;
pub mod graph;
pub mod header;
pub mod notation_list;
pub mod placed_pieces;
pub mod sheet;
pub mod sounds;
pub mod standing;
pub mod stretches;
pub mod why;

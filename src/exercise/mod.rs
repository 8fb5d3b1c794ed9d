//! Exercises: questions about the moves of a line, and a board for trying out the letters of
//! notations.
//!
//! | module | what it holds |
//! |---|---|
//! | [`quiz`] | questions about the moves of a line, and judgements of the answers |
//! | [`laboratory`] | pieces put on a board, and the letters that each notation adds |

pub mod laboratory;
pub mod quiz;

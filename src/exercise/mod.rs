//! What can be tried: questions about the moves of a line, and a board on which letters come and go.
//!
//! | module | what it holds |
//! |---|---|
//! | [`quiz`] | questions about the moves of a line, and judgements of the answers |
//! | [`laboratory`] | pieces put on a board, and the letters that each notation adds |

pub mod laboratory;
pub mod quiz;

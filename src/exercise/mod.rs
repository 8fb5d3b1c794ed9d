//! Exercises: questions about the moves of a line and by rule, the score of a game kept by the learner,
//! dictation, silent reading, worksheets, and a board for trying out the letters of notations.
//!
//! | module | what it holds |
//! |---|---|
//! | [`quiz`] | questions about the moves of a line, and judgements of the answers |
//! | [`keep_score`] | the score of a game that is played before the learner, who writes it down |
//! | [`by_rule`] | questions without end for each rule of a name, and what each learner knows of it |
//! | [`dictation`] | a game that is read aloud, while the learner moves the pieces |
//! | [`silent_reading`] | a printed score without a board, and where it leads |
//! | [`set`] | questions that a teacher chooses, as a link, as elements and on paper; and their results |
//! | [`worksheet`] | pages that a teacher prints: diagrams with questions, empty score sheets |
//! | [`two_sheets`] | two score sheets of one game side by side |
//! | [`laboratory`] | pieces put on a board, and the letters that each notation adds |

pub mod by_rule;
pub mod dictation;
pub mod keep_score;
pub mod laboratory;
pub mod quiz;
mod say;
pub mod set;
pub mod silent_reading;
pub mod two_sheets;
pub mod worksheet;

//! Practice by rule: questions without end for each rule of a move's name and for the squares, asked
//! when they are due.
//!
//! | module | what it holds |
//! |---|---|
//! | [`topic`] | what can be practised: each rule of a name, and the squares |
//! | `scene` | positions built for a rule |
//! | [`asker`] | makes questions, never the same twice |
//! | [`exercise`] | a question about a move or a square, and the judgement of its answer |
//! | `damage` | names damaged in one way |
//! | [`on_board`] | a question on a board: what is answered, and what is shown |
//! | [`learner`] | what each learner knows of each rule, and when it is due |
//! | [`round`] | five minutes of questions on a board |
//!
//! The asker proposes, and the laws of the core decide: a question has the rule that the notation
//! itself gives to the name, and answers are judged as in a [`super::quiz::Quiz`].

pub mod asker;
pub(super) mod damage;
pub mod exercise;
#[cfg(feature = "learning")]
pub mod learner;
pub mod on_board;
#[cfg(feature = "learning")]
pub mod round;
mod scene;
pub mod topic;

pub use asker::Asker;
pub use exercise::{AskedAs, DamagedName, MoveExercise, RuleExercise, SquareExercise};
pub use on_board::{AnsweredBy, QuestionOnBoard, RuleAction, RuleQuestion};
pub use topic::Topic;

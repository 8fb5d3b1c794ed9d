//! Exercise sets: questions that a teacher or an author chooses from games or from generated
//! positions, and what becomes of them.
//!
//! ```text
//! read_games(text)                 games that were pasted or opened, and what could not be read
//! ExerciseSet::new(settings, games)  as many questions as were asked for
//!   → choose(SetChoice::…)         other settings; a question left out or exchanged
//!   → fragment(questions)          a link; set_in(fragment) reads it
//!   → set_elements(questions, …)   HTML with an element for each question, in `output`
//!   → Worksheet::of_set(…)         pages to print
//! SetRound::begin(questions)       a pupil answers them one after another
//!   → result()                     each answer with its mark, as a link of its own
//! ```
//!
//! | module | what it holds |
//! |---|---|
//! | [`games`] | games read from a text, within limits |
//! | [`settings`] | what a set asks for, and from where |
//! | [`maker`] | finds questions in games and in generated positions |
//! | [`made`] | a set that is being made |
//! | [`text`] | a set as text and as link, and read back |
//! | [`round`] | a set that a pupil does |
//! | [`result`] | what a pupil answered, with marks, as text and read back |
//!
//! A question is a [`MoveExercise`](super::by_rule::MoveExercise), so answers are judged as in a
//! quiz. Its position is that of its FEN: where the pieces began the game is not known in it.

pub mod games;
pub mod made;
pub mod maker;
pub mod result;
pub mod round;
pub mod settings;
pub mod text;

pub use games::{OpenedGames, read_games};
pub use made::ExerciseSet;
pub use result::{AnswerMark, ResultRow, SetAnswer, SetResult, right_answer};
pub use round::SetRound;
pub use settings::{COUNTS, KINDS, SetChoice, SetGames, SetSettings, SetSource};
pub use text::{SetFault, fragment, set_in};

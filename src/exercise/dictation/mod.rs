//! A score that is read aloud, move by move, while the learner moves the pieces.
//!
//! ```text
//! Dictation::default()             the choice of a game, a notation and how it is dictated
//!   → apply(DictationAction::…)    begins a game, says a move again, shows its text
//!   → play(RoundAction::…)         judges the moves on the board
//!   → take_said()                  the words that have to be said now, if any
//!   → sitting()                    the game that is being dictated, with its board and its question
//!   → DictationEnd::new(…)         how many moves were right at once, and which rules were missed
//! ```
//!
//! Whoever hears a move plays it as in a quiz ([`Task::Play`](crate::exercise::quiz::Task::Play)).
//! The text of the move is shown only if the learner wants that, or cannot hear it.
//!
//! | module | what it holds |
//! |---|---|
//! | `settings` | how a game is dictated |
//! | `sitting` | the game that is being dictated |
//! | `dictated` | all of it, and the actions of the learner |
//! | `end` | how many moves were right, and the rules of the others |
//! | `kept` | the same as text, and read back |

mod dictated;
mod end;
mod kept;
mod say;
mod settings;
mod sitting;

pub use dictated::{Dictation, DictationAction};
pub use end::{DictationEnd, MissedMove, MissedRule};
pub use kept::{DictationFault, read, write};
pub use settings::{DictationSettings, Speed};
pub use sitting::{DictatedMove, DictationModel, DictationSitting};

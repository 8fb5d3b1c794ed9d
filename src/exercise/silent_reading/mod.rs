//! A printed score without a board, and the question where it leads.
//!
//! ```text
//! SilentReading::new(seed)          passages of famous games, from the beginning or from the midst
//!   → apply(ReadingAction::…)       shows the score, hides it, judges the answer
//!   → play(RoundAction::…)          plays moves on the board
//!   → model()                       what is shown
//! Passage::new(…), boards(…)        the moves of a passage, and the boards that misreadings lead to
//! ```
//!
//! The learner chooses among four boards, or plays the moves on a board from memory. The wrong
//! boards come from misreadings that readers make:
//!
//! | misread | what is on the board |
//! |---|---|
//! | the other knight | `Ngf3` was played by the knight on d2 |
//! | the other side | `N-KB3` ended on QB3 |
//! | the other count | Black's `P-Q4` was counted from White's side |
//! | another capture | `PxP` took another pawn |
//! | another piece | `Be2` was played by a knight |
//! | the square beside | `Bb5` ended on c4 |
//! | a ply too few | the last move is missing |
//! | a move left out | a move in the midst is missing |
//! | a piece left standing | a piece that was taken still stands there |
//!
//! | module | what it holds |
//! |---|---|
//! | `passage` | some moves of a game, and the one that decides |
//! | `kind` | the kinds of misreadings |
//! | `misreading` | what may be misread, and the board that it leads to |
//! | `reading` | a passage that is read, and its answer |
//! | `silent` | all of it, and the actions of the learner |
//! | `settings` | how long a passage is, where it begins, how it is answered |

mod kind;
mod misreading;
mod passage;
mod reading;
mod say;
mod settings;
mod silent;

pub use kind::MisreadKind;
pub use misreading::{Misreading, PassageBoard, boards};
pub use passage::{Passage, PassageLine};
pub use reading::{ReadingModel, ReadingStage, ShownBoard};
pub use settings::{Begins, PLIES, ReadingAnswer, ReadingSettings, read, write};
pub use silent::{ReadingAction, SilentReading};

//! The score of a game that is played before the learner, who writes it down as on a score sheet.
//!
//! ```text
//! KeepScore::default()        a choice among famous games, by their length and the rules in them
//!   → apply(KeepAction::…)    begins a game, shows its moves, writes into the cells of the sheet
//!   → sitting()               the game that is being kept, with its cells
//!   → MarkedSheet::new(…)     the sheet marked: each slip with its name and reason
//! ```
//!
//! The manners of the board are kept: first a move is made, then its cell opens. A strict sheet says
//! nothing until the end, and what was written stands. A kind one judges each move at once.
//!
//! | module | what it holds |
//! |---|---|
//! | [`famous`] | the famous games, and the rules in a game |
//! | `settings` | how a game is kept: notation, pace, strictness |
//! | `sitting` | the game that is being kept |
//! | `marked` | the marked sheet |
//! | `keypad` | the letters and squares of a notation as keys |
//! | `keep` | all of it, and the actions of the learner |
//! | `kept` | the same as text, and read back |

pub mod famous;
mod keep;
mod kept;
mod keypad;
mod marked;
mod say;
mod settings;
mod sitting;

pub use keep::{KeepAction, KeepScore};
pub use kept::{KeepFault, KeptScores, fragment, handed_in, read, write};
pub use keypad::{Keypad, PadKey, keypad};
pub use marked::{CellMark, MarkedMove, MarkedSheet, MoveSlip, Practise, RuleCount};
pub(super) use say::title as slip_title;
pub use settings::{GameChoice, GameLength, KeepSettings, PACES, Strictness};
pub use sitting::{SheetCell, Sitting};

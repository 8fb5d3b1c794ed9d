//! Follows the games through a text, turn by turn.
//!
//! | file | what it does | example |
//! |---|---|---|
//! | `game_draft` | a game being assembled, and the move expected next | `1. P-K4` taken → Black's first move |
//! | `lookahead` | what follows in the text | `12. ... B` further on: this turn belongs to another line of play |
//! | `decisions` | what becomes of a turn in a game under way | `1. A  B` again → a new game |
//! | `tracker` | which row belongs to which game | two columns of rows, each with its game |

pub(super) mod decisions;
pub(super) mod game_draft;
mod lookahead;
pub(super) mod tracker;

//! Reads the position that a game begins from.
//!
//! | file | what it reads | example |
//! |---|---|---|
//! | `shown_positions` | diagrams of letters, lists of men, Forsyth notation | `White: K at K Kt's sq., Q at K B's 3d` |
//! | `material_odds` | pieces taken off the initial position | `Remove White's Q. R.` |
//! | `pgn_tags` | PGN tags and FEN positions above a game | `[White "A"]` |

pub(super) mod material_odds;
pub(super) mod pgn_tags;
pub(super) mod shown_positions;

//! Reads the position that a game begins from.
//!
//! | file | what it reads | example |
//! |---|---|---|
//! | `drawn_boards` | positions drawn with letters | `r . b q k . . r` |
//! | `piece_lists` | positions told as lists of pieces | `White: K at K Kt's sq., Q at K B's 3d` |
//! | `material_odds` | pieces taken off the initial position | `Remove White's Q. R.` |
//! | `pgn_tags` | PGN tags and FEN positions above a game | `[White "A"]` |

pub(super) mod drawn_boards;
pub(super) mod material_odds;
pub(super) mod pgn_tags;
pub(super) mod piece_lists;

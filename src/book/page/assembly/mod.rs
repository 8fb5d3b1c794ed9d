//! Makes games of drafts and of the words around them.
//!
//! | file | what it does | example |
//! |---|---|---|
//! | `candidate` | a draft with its players, its starting position and what it borrows | a draft below `Remove White's Q. R.` |
//! | `borrowed_moves` | the first moves that games borrow from other games | `as in Game IV` above move 7 → twelve plies of that game |
//! | `refusal` | whether a draft is a game | a draft that begins with move 12 → none |
//! | `games` | the finished games, and what is given up | a draft that begins with move 1 → a game |

mod borrowed_moves;
mod candidate;
pub(super) mod games;
pub(super) mod refusal;

//! Games as trees of moves, and their text forms: PGN, scores in other notations, and FEN.
//!
//! | module | what it provides |
//! |---|---|
//! | [`GameTree`] | moves, variations, comments, tags |
//! | [`standing`] | how a game stands at a moment: whether it has ended, which draws may be claimed, how often the position occurred |
//! | [`pgn`] | games as text in any notation, read and written |
//! | [`positions`] | lists of positions, one per line, as EPD or FEN |
//! | [`fen`] | positions as text, read and written |
//! | [`printed`] | positions as they stand in print: Forsyth notation, lists of men, diagrams of letters |
//! | [`reverse`] | games taken back, from the text of their moves alone |
//! | [`differences`] | the differences between two versions of a game |
//! | [`rework`] | a move replaced or inserted; what follows stays as far as it is legal |
//! | [`NAGS`] | annotation glyphs with their names |
//! | [`marks`] | circles, crosses and arrows in comments |
//! | [`Evaluation`], [`ClockTime`] | what programs write into comments: the evaluation and the clock |
//! | [`way`](way()) | moments of a game as text |
//! | [`Opening`] | the name of an opening, with its ECO code |
//! | [`decode`] | the bytes of a file, converted to text |

pub(crate) mod comment;
pub mod decode;
mod difference;
pub mod fen;
pub mod marks;
mod measured;
mod opening;
pub mod pgn;
pub mod positions;
pub mod printed;
pub mod reverse;
pub mod rework;
mod standing;
mod tree;

pub use difference::{Difference, Version, differences};
pub use measured::{ClockTime, Evaluation};
pub use opening::{GameOpening, Opening, OpeningRow};
pub use pgn::{NAGS, nag_name, toggle_nag};
pub(crate) use positions::drop_rights;
pub use positions::{ShownPosition, diagram};
pub use standing::{DrawClaim, End, FIFTY, SEVENTY_FIVE, Standing, standing};
pub use tree::{
    Annotations, At, GameNode, GameTree, NextMoves, NodeId, OWN_TAGS, Outcome, Places, ROSTER,
    follow, title, way,
};

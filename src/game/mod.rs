//! A game is a tree of moves; PGN, scores in other notations and FEN bring it in and out.
//!
//! | module | what it knows |
//! |---|---|
//! | [`GameTree`] | moves, variations, comments, tags |
//! | [`standing`] | how a game stands at a moment: ended, what may be claimed, how often the position occurred |
//! | [`pgn`] | games as text, in any notation, in and out |
//! | [`positions`] | lists of positions, a line each, as EPD or FEN |
//! | [`book`] | games found and read in pages of old books |
//! | [`fen`] | positions as text, in and out |
//! | [`reverse`] | games taken back from the text of their moves alone |
//! | [`differences`] | in what two versions of a game differ |
//! | [`rework`] | a move put in the place of another, or before it; what follows stays as far as it is legal |
//! | [`NAGS`] | an annotator's glyphs with their names |
//! | [`marks`] | circles, crosses and arrows in comments |
//! | [`Evaluation`], [`ClockTime`] | what programs wrote into comments: how the position stands, and the clock |
//! | [`way`](way()) | moments as text |
//! | [`Opening`] | what the beginning of a game is called, with its ECO code |
//! | [`decode`] | bytes of a file to text |

pub(crate) mod comment;
pub mod decode;
mod diagram;
mod difference;
pub mod fen;
pub mod marks;
mod measured;
mod nag;
mod opening;
pub mod pgn;
pub mod positions;
pub mod reverse;
pub mod rework;
mod standing;
mod title;
mod tree;
mod way;

pub use diagram::diagram;
pub(crate) use diagram::drop_rights;
pub use difference::{Difference, Version, differences};
pub use measured::{ClockTime, Evaluation};
pub use nag::{NAGS, nag_name, toggle_nag};
pub use opening::{GameOpening, Opening, OpeningRow};
pub use standing::{DrawClaim, End, FIFTY, SEVENTY_FIVE, Standing, standing};
pub use title::title;
pub use tree::{At, GameNode, GameTree, NodeId, OWN_TAGS, Outcome, Places, ROSTER};
pub use way::{follow, way};

//! A game is a tree of moves; PGN, scores in other notations and FEN bring it in and out.
//!
//! | module | what it knows |
//! |---|---|
//! | [`GameTree`] | moves, variations, comments, tags |
//! | [`pgn`] | games as text, in any notation, in and out |
//! | [`book`] | games found and read in pages of old books |
//! | [`fen`] | positions as text, in and out |
//! | [`reverse`] | games taken back from the text of their moves alone |
//! | [`decode`] | bytes of a file to text |

pub mod book;
pub mod decode;
pub mod fen;
pub mod pgn;
pub mod reverse;
mod tree;

pub use tree::{At, GameTree, Node, NodeId, Outcome};

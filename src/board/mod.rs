//! Squares, pieces, and one move described as facts, without any rule or notation.
//!
//! | type | what it is | example |
//! |---|---|---|
//! | [`Color`] | who moves | `Color::White` |
//! | [`Piece`] | a piece or pawn, of either side | `Piece::Knight` |
//! | [`Square`] | a square of any board up to 9×9 | `Square::new(4, 3)` is written `e4` |
//! | [`Squares`] | a set of squares | "the b-file", "c3 or f3" |
//! | [`Move`] | one complete move | the knight from g1 to f3, quiet |
//! | [`key`] | a move as a number | `key::key(&mv)` |
//! | [`Setup`] | a position as it is set up on a table | what a FEN says |
//! | [`Drawn`] | a circle, cross or arrow over the board | an arrow from c8 to a8 |
//! | [`Variant`] | which game is played | `Variant::Chess99` |

pub mod key;
mod moves;
mod pieces;
mod setup;
mod shape;
mod square;
mod variant;

pub use moves::{Move, MoveKind};
pub use pieces::{Color, Piece, Wing};
pub use setup::{ARRAY, Pieces, Setup, WHITE_99};
pub use shape::{Drawn, Role, Shape, Tint};
pub use square::{FileWords, Square, Squares};
pub use variant::Variant;

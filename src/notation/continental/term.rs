//! The meanings of letters, signs and words in a move.

use crate::board::{Piece, Wing};
use crate::notation::CheckSign;

/// The meaning of a stretch of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Term {
    Piece(Piece),
    /// A rank from 1, counted from the mover's side.
    Rank(u8),
    /// This many squares forward; 0 while the number is still the term before.
    Steps(u8),
    Takes,
    /// A word for taking that needs no object: "reprend".
    TakesBack,
    Colon,
    Dash,
    Open,
    Close,
    Slash,
    Equals,
    Becomes,
    Castle(Option<Wing>),
    /// A word for a wing: "petit", "largo".
    Wing(Wing),
    /// A word that refers to the piece that moves: "son", "su".
    Own,
    /// A word for a square, such as "case"; the first rank if no number stands before it.
    House,
    Check(CheckSign),
    Passing,
    Glyph,
    Filler,
    Unknown,
    End,
}

//! What a letter, a sign or a word of a move stands for.

use crate::board::{Piece, Wing};
use crate::notation::CheckSign;

/// What a stretch of the text stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Term {
    Piece(Piece),
    /// From 1, as the mover counts.
    Rank(u8),
    /// So many squares forward; 0 where the number stood before.
    Steps(u8),
    Takes,
    /// A word that needs no object: "reprend".
    TakesBack,
    Colon,
    Dash,
    Open,
    Close,
    Slash,
    Equals,
    Becomes,
    Castle(Option<Wing>),
    /// "Petit", "largo".
    Wing(Wing),
    /// "Son", "su": of the piece that moves.
    Own,
    /// "Case": the first, where no number stands before it.
    House,
    Check(CheckSign),
    Passing,
    Glyph,
    Filler,
    Unknown,
    End,
}

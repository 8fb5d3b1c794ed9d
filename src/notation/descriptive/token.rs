//! What the words and signs of a descriptive move mean.

use crate::board::{Piece, Square, Wing};
use crate::notation::CheckSign;

/// What a stretch of the text means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tok {
    Piece(Piece),
    /// A rank from 1 to 8, as the mover counts.
    Rank(u8),
    /// A square of the algebraic notation.
    Square(Square),
    Moves,
    Takes,
    Open,
    Close,
    Slash,
    Equals,
    /// `O-O` or `O-O-O`.
    Castle(Wing),
    /// The word "Castles".
    Castles,
    /// The word "side".
    SideWord,
    /// "Kingside", or "long" of castling.
    Wing(Wing),
    Sign(CheckSign),
    EnPassant,
    Glyph,
    /// "His" and "her": of the file or the wing of the piece that moves.
    Own(Wing),
    /// "Adverse": the rank is counted from the other side.
    Adverse,
    /// "On", "at", "from", "with".
    At,
    /// "Of", "before", between a rank and its file.
    Of,
    /// A word for moving that needs no square: "moves", "interposes".
    Goes,
    /// So many squares forward: "one", "two".
    Steps(u8),
    /// "Becomes", "makes".
    Becomes,
    /// "Queening".
    Queens,
    And,
    /// A word that says nothing. It is not handed on.
    Filler,
    /// "Square": the first rank, or nothing after a rank. Not handed on as such.
    SquareWord,
    /// The word "castle" before it is known for what it stands. Not handed on as such.
    CastleOrRook,
    /// What no move holds. It ends the tokens.
    Unknown,
    End,
}

/// What has to be forgiven the print for a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slip {
    None,
    /// Something before it was passed over: a footnote mark.
    Passed,
    /// Its letters were taken for others: `l` for 1.
    Taken,
}

/// A token and where it stands, in bytes of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub tok: Tok,
    pub start: usize,
    pub end: usize,
    /// White space stands before it.
    pub gap: bool,
    /// More than one space, or a comma, or the end of a line.
    pub apart: bool,
    pub slip: Slip,
}

impl Token {
    pub fn piece(&self) -> Option<Piece> {
        match self.tok {
            Tok::Piece(piece) => Some(piece),
            _ => None,
        }
    }
}

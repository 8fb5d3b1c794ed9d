//! The meanings of the words and signs of a descriptive move.

use crate::board::{Piece, Square, Wing};
use crate::notation::CheckSign;

/// The meaning of a stretch of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tok {
    Piece(Piece),
    /// A rank from 1 to 8, counted from the mover's side.
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
    /// A word for a wing: "kingside", or "long" of castling.
    Wing(Wing),
    Sign(CheckSign),
    EnPassant,
    Glyph,
    /// "His" or "her": the file or the wing of the piece that moves.
    Own(Wing),
    /// "Adverse": the rank is counted from the other side.
    Adverse,
    /// "On", "at", "from", "with".
    At,
    /// "Of", "before", between a rank and its file.
    Of,
    /// A word for moving that needs no square: "moves", "interposes".
    Goes,
    /// This many squares forward: "one", "two".
    Steps(u8),
    /// "Becomes", "makes".
    Becomes,
    /// A word for becoming a queen: "queening".
    Queens,
    And,
    /// A word that says nothing. It never becomes a token.
    Filler,
    /// The word "square": the first rank, or nothing after a rank. It is replaced before it becomes
    /// a token.
    SquareWord,
    /// The word "castle" before its meaning is known. It is replaced before it becomes a token.
    CastleOrRook,
    /// Text that no move contains. It ends the tokens.
    Unknown,
    End,
}

/// The error of the print at a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slip {
    None,
    /// Something before it was skipped, such as a footnote mark.
    Passed,
    /// Its letters were taken for others, such as `l` for 1.
    Taken,
}

/// A token and its place, in bytes of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    /// Meaning of the token.
    pub tok: Tok,
    /// Byte offset where it begins.
    pub start: usize,
    /// Byte offset where it ends.
    pub end: usize,
    /// Whether white space stands before it.
    pub gap: bool,
    /// Whether more than one space, a comma, or the end of a line stands before it.
    pub apart: bool,
    /// Error of the print, if there is one.
    pub slip: Slip,
}

impl Token {
    /// Returns the piece that the token names, if it names one.
    pub fn piece(&self) -> Option<Piece> {
        match self.tok {
            Tok::Piece(piece) => Some(piece),
            _ => None,
        }
    }
}

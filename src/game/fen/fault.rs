//! Faults of a FEN, each described in a sentence that names the field.

use std::fmt;
use std::ops::Range;

use crate::rules::SetupError;
use crate::words::{self, Message};

/// One of the six fields of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The pieces, rank by rank from the last.
    Pieces,
    /// The side to move.
    Color,
    Castling,
    EnPassant,
    /// Plies since the last capture or pawn move.
    Halfmove,
    /// The number of the next move.
    Fullmove,
}

impl Field {
    pub(super) const ALL: [Field; 6] = [
        Field::Pieces,
        Field::Color,
        Field::Castling,
        Field::EnPassant,
        Field::Halfmove,
        Field::Fullmove,
    ];

    const fn name(self) -> Message {
        match self {
            Field::Pieces => words::FEN_PIECES,
            Field::Color => words::FEN_SIDE,
            Field::Castling => words::FEN_CASTLING,
            Field::EnPassant => words::FEN_EN_PASSANT,
            Field::Halfmove => words::FEN_HALFMOVE,
            Field::Fullmove => words::FEN_FULLMOVE,
        }
    }
}

/// What is wrong in a field of a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenFault {
    /// The text that was found, and a description of what was expected.
    Found(String, Message),
    /// A rank with this many squares instead of eight or nine; `rank` is its number as printed on
    /// the board's edge.
    RankLength {
        rank: u8,
        squares: u32,
        expected: u8,
    },
    /// This many ranks instead of eight or nine.
    RankCount { ranks: usize, expected: u8 },
    /// `K`, `Q` or a file letter of a side that has no rook there to castle with, or whose king has
    /// left its first rank.
    NoRook(char),
    /// Every field is valid, but the position cannot be played.
    Unplayable(SetupError),
}

/// Error for a text that is not a position: the field, its place, and the fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    pub field: Field,
    /// Byte range in the text of the field, or of its faulty part.
    pub at: Range<usize>,
    pub fault: FenFault,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fault = match &self.fault {
            FenFault::Found(found, expected) if found.is_empty() => {
                words::FEN_MISSING.with([(*expected).into()])
            }
            FenFault::Found(found, expected) => {
                words::FEN_FOUND.with([found.into(), (*expected).into()])
            }
            FenFault::RankLength {
                rank,
                squares,
                expected,
            } => {
                words::FEN_RANK_LENGTH.with([(*rank).into(), (*squares).into(), (*expected).into()])
            }
            FenFault::RankCount { ranks, expected } => {
                words::FEN_RANK_COUNT.with([(*ranks).into(), (*expected).into()])
            }
            FenFault::NoRook(letter) => words::FEN_NO_ROOK.with([letter.to_string().into()]),
            FenFault::Unplayable(error) => [&error.to_string(), "."].concat(),
        };
        f.write_str(&words::FEN_FAULT.with([self.field.name().into(), fault.into()]))
    }
}

impl std::error::Error for FenError {}

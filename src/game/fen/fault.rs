//! Faults of a FEN, each described in a sentence that names the field.

use std::fmt;
use std::ops::Range;

use crate::rules::SetupError;

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

    const fn name(self) -> &'static str {
        match self {
            Field::Pieces => "piece placement",
            Field::Color => "field of the side to move",
            Field::Castling => "castling field",
            Field::EnPassant => "en passant field",
            Field::Halfmove => "halfmove field",
            Field::Fullmove => "move number field",
        }
    }
}

/// What is wrong in a field of a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenFault {
    /// The text that was found, and a description of what was expected.
    Found(String, &'static str),
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
        write!(f, "In the {}: ", self.field.name())?;
        match &self.fault {
            FenFault::Found(found, expected) if found.is_empty() => {
                write!(f, "nothing is there. Write {expected}.")
            }
            FenFault::Found(found, expected) => {
                write!(f, "\"{found}\" should be {expected}.")
            }
            FenFault::RankLength {
                rank,
                squares,
                expected,
            } => {
                write!(
                    f,
                    "rank {rank} has {squares} squares instead of {expected}."
                )
            }
            FenFault::RankCount { ranks, expected } => {
                let (are, s) = if *ranks == 1 {
                    ("is", "")
                } else {
                    ("are", "s")
                };
                write!(
                    f,
                    "there {are} {ranks} rank{s} instead of {expected}, with \"/\" between them."
                )
            }
            FenFault::NoRook(letter) => write!(
                f,
                "\"{letter}\" gives a right to castle, but king and rook are not in their places; write \"-\" if there is none."
            ),
            FenFault::Unplayable(error) => write!(f, "{error}."),
        }
    }
}

impl std::error::Error for FenError {}

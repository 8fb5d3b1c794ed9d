//! What can be wrong with a FEN, in a sentence that names the field.

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
    /// The number of the move to come.
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
    /// This was found and that expected.
    Found(String, &'static str),
    /// A rank, as printed on the board's edge, has this many squares rather than eight or nine.
    RankLength {
        rank: u8,
        squares: u32,
        expected: u8,
    },
    /// There are this many ranks rather than eight or nine.
    RankCount { ranks: usize, expected: u8 },
    /// `K`, `Q` or a file letter of a side that has no rook there to castle with, or whose king has
    /// left its rank.
    NoRook(char),
    /// Each field is fine, and the position cannot be played on.
    Unplayable(SetupError),
}

/// Why a text is no position: the field, where it stands, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    pub field: Field,
    /// Bytes of the text: the field, or the part of it that is at fault.
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

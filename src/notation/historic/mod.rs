//! Algebraic as it was printed before it had its present form: the same squares, other letters and
//! other signs.
//!
//! | | a knight to f3 | a bishop takes on c6 | one of two rooks | a pawn takes | castling | check, double, mate |
//! |---|---|---|---|---|---|---|
//! | [`Historic::Meyer`] | `O f3` | `N c6:` | `M a c1` | `P hg6:` | `K M` `K M a` | `†` `††` `‡` |
//!
//! **Meyer's universal notation**, about 1880, is for readers of every language. It letters the
//! pieces in alphabetical order, from the king's K on: L is the queen, M the rook, N the bishop and O
//! the knight, P the pawn. So N is a bishop, which in English print is a knight. A colon behind the
//! square says that something is taken, and a comma stands behind a move's number. Source: *The Boy's
//! Own Book of Indoor Games* (Project Gutenberg 49415). For castling on the queen's side, for what a
//! pawn becomes (`P e8L`) and for `M 1 c3` and `O b1 c3` no source was seen; they follow from
//! `M a c1`, which names the rook by its file.
//!
//! The readers take what [`typeset`](super::typeset) takes in these letters. A sign of taking may be
//! missing, and what is written is checked.
//!
//! | module | what it does |
//! |---|---|
//! | `write` | the forms of a move, shortest first |

mod write;

pub(super) use write::forms;

use super::algebraic;
use super::claim::{Kind, Part, Reading, Tolerance};
use super::letters::Letters;
use super::misread::{Expected, Misread};
use super::scan::Scan;
use super::typeset::Typeset;
use crate::board::{Piece, Variant};

/// An algebraic notation of the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Historic {
    /// H. F. L. Meyer's universal notation, about 1880.
    Meyer,
}

/// The letters and signs that a notation prints.
#[derive(Debug)]
pub(super) struct HistoricSigns {
    /// Letters of the pieces.
    letters: Letters,
    /// Letter of a pawn.
    pawn: &'static str,
    /// Space behind a letter, and behind what tells pieces of one kind apart.
    gap: &'static str,
    /// Sign for taking, behind the square.
    takes: &'static str,
    /// Castling on the king's side and on the queen's.
    castles: [&'static str; 2],
}

const MEYER: HistoricSigns = HistoricSigns {
    letters: Letters::MEYER,
    pawn: "P",
    gap: " ",
    takes: ":",
    castles: ["K M", "K M a"],
};

impl Historic {
    /// Returns what it prints.
    const fn signs(self) -> &'static HistoricSigns {
        match self {
            Historic::Meyer => &MEYER,
        }
    }

    /// Returns the letters of its pieces.
    #[must_use]
    pub const fn letters(self) -> Letters {
        self.signs().letters
    }

    /// Returns how castling is written on the king's side and on the queen's.
    #[must_use]
    pub const fn castles(self) -> [&'static str; 2] {
        self.signs().castles
    }
}

impl Historic {
    /// Returns whether a text alone shows that it is a move in this notation, because it begins with a
    /// letter that English has not.
    #[must_use]
    pub fn is_told_by(self, text: &str) -> bool {
        match self {
            Historic::Meyer => {
                text.trim_start().starts_with(['L', 'M', 'O']) && !text.contains('-')
            }
        }
    }
}

impl HistoricSigns {
    /// Returns the letter of a piece; none for pieces that orthodox chess lacks.
    fn letter(&self, piece: Piece) -> &'static str {
        match piece {
            Piece::Pawn => self.pawn,
            _ => self.letters.letter(piece).unwrap_or_default(),
        }
    }
}

/// Reads what a text claims in this notation.
pub(super) fn read(
    text: &str,
    historic: Historic,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let scan = Scan::of_move(Variant::Standard, text, tolerance)?;
    let typeset = Typeset::whole(text, scan.at(), historic.letters())?;
    // Every move of Meyer's begins with a letter.
    let is_named = |part: &Part| matches!(part.kind, Kind::Piece | Kind::Castle);
    if !typeset.parts.iter().any(is_named) {
        return Err(scan.misread(Expected::Move));
    }
    let parts = typeset.parts.into_iter().map(|part| Part {
        kind: kind(&part, text),
        ..part
    });
    Ok(Reading {
        text: text.to_owned(),
        parts: parts.collect(),
    })
}

/// Returns the kind of a part, in which a file and a rank of departure are told apart.
fn kind(part: &Part, text: &str) -> Kind {
    match part.kind {
        Kind::Departure if text.as_bytes()[part.span.start].is_ascii_digit() => Kind::Rank,
        Kind::Departure => Kind::File,
        kind => kind,
    }
}

/// Returns how many bytes at the start of the text are one move. Spaces may stand within it.
pub(super) fn extent(text: &str, historic: Historic) -> usize {
    match Typeset::at(text, 0, historic.letters()) {
        Ok(typeset) => typeset.end,
        Err(_) => algebraic::extent(text),
    }
}

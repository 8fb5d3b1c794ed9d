//! Algebraic as it was printed before it had its present form: the same squares, other letters and
//! other signs.
//!
//! | | a knight to f3 | a bishop takes on c6 | one of two rooks | a pawn takes | becoming a queen | castling |
//! |---|---|---|---|---|---|---|
//! | [`Historic::Meyer`] | `O f3` | `N c6:` | `M a c1` | `P hg6:` | `P e8L` | `K M` `K M a` |
//! | [`Historic::German`] | `Sg1–f3` | `Lb5×c6` | `Ta1–c1` | `h5×g6` | `e7–e8D` | `0–0` `0–0–0` |
//! | [`Historic::GermanShort`] | `Sf3` | `Lc6:` | `Tac1` | `hg:` `hg6:` | `e8D` | `0–0` `0–0–0` |
//! | [`Historic::Alexandre`] | `g1-f3` | `b5-c6°` | `a1-c1` | `h5-g6°` | `e7-e8=D` | `0-0` `0-0-0` |
//! | [`Historic::Murray`] | `Ktf3` | `B × Kt` | `aRc1` `R(a1)c1` | `P × P` `hP × P` | `Pe8=Q` | `O-O` `O-O-O` |
//! | [`Historic::Stamma`] | `G f3` | `F c6` | `A c1` | `p g6` `p h g6` | `p e8=D` | `0-0` `0-0-0` |
//!
//! In all of them but the last `†` is check, `††` double check, `‡` mate.
//!
//! **Meyer's universal notation**, about 1880, is for readers of every language. It letters the
//! pieces in alphabetical order, from the king's K on: L is the queen, M the rook, N the bishop and O
//! the knight, P the pawn. So N is a bishop, which in English print is a knight. A colon behind the
//! square says that something is taken, and a comma stands behind a move's number. Source: *The Boy's
//! Own Book of Indoor Games* (Project Gutenberg 49415). For castling on the queen's side, for what a
//! pawn becomes (`P e8L`) and for `M 1 c3` and `O b1 c3` no source was seen; they follow from
//! `M a c1`, which names the rook by its file.
//!
//! **German print of the 19th century** has both squares with a dash between, and the German letter of
//! the piece: Bilguer's *Handbuch* (1843) and, from 1846, the *Deutsche Schachzeitung*. A colon behind
//! the squares takes as well: `Lb5–c6:`. The letters, both squares and `0-0` are after an English
//! manual's page on the notations of the time; the signs are from general knowledge.
//!
//! **German short print**, about 1900 to 1940, has the square of arrival alone. A pawn that takes names
//! two files, `hg:`, and the square if two captures fit. `h:g`, `hg`, `h×g6` and `L×c6` are read too.
//! All of it is from general knowledge.
//!
//! **Alexandre** (1837) and Jaenisch (1842) write both squares and no piece; a small circle behind says
//! that something is taken. Sources: the same page; Wikipedia, "Castling". No source was seen for check
//! and promotion, which have the signs of German print and the French letter here.
//!
//! **Murray**, *A History of Chess* (1913), names the piece in English and the square, `Kte2`, with
//! `Kt(e2)c4` and `aRe1` where two could go there, and pawns by P. A capture names the two men and no
//! square, `Kt × R`; where that is not enough, both squares are written: `Kt(b3) × d4`. That, check and
//! promotion are from general knowledge.
//!
//! The readers take what [`typeset`](super::typeset) takes in these letters. A sign of taking may be
//! missing, and what is written is checked.
//!
//! | module | what it does |
//! |---|---|
//! | `read` | what a text claims |
//! | `stamma` | Stamma's notation, which names a piece by where it began |
//! | `write` | the forms of a move, shortest first |

mod read;
mod stamma;
mod write;

pub(super) use read::{extent, read};
pub(super) use write::forms;

use super::letters::Letters;
use crate::board::Piece;

/// An algebraic notation of the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Historic {
    /// H. F. L. Meyer's universal notation, about 1880.
    Meyer,
    /// German print with both squares, from 1843 on.
    German,
    /// German print with the square of arrival, about 1900 to 1940.
    GermanShort,
    /// Both squares without the piece: Alexandre 1837, Jaenisch 1842.
    Alexandre,
    /// English algebraic with descriptive captures: Murray 1913.
    Murray,
    /// Pieces by the file on which they began: Stamma 1737.
    Stamma,
}

/// The letters and signs that a notation prints.
#[derive(Debug)]
pub(super) struct HistoricSigns {
    /// Letters of the pieces, which its reader knows; `None` if they depend on where a piece began.
    letters: Option<Letters>,
    /// Letters of the king, queen, rook, bishop, knight and pawn as they are written before a move.
    pieces: [&'static str; 6],
    /// Space behind a letter, and behind what tells pieces of one kind apart.
    gap: &'static str,
    /// Whether both squares are written.
    both_squares: bool,
    /// Signs for moving and for taking, before the square of arrival.
    before: [&'static str; 2],
    /// Sign for taking, behind that square.
    behind: &'static str,
    /// Sign before what a pawn becomes.
    becomes: &'static str,
    /// Castling on the king's side and on the queen's.
    castles: [&'static str; 2],
    /// Whether check and mate are marked.
    marks: bool,
}

const MEYER: HistoricSigns = HistoricSigns {
    letters: Some(Letters::MEYER),
    pieces: ["K", "L", "M", "N", "O", "P"],
    gap: " ",
    both_squares: false,
    before: ["", ""],
    behind: ":",
    becomes: "",
    castles: ["K M", "K M a"],
    marks: true,
};

const GERMAN_SHORT: HistoricSigns = HistoricSigns {
    letters: Some(Letters::GERMAN),
    pieces: ["K", "D", "T", "L", "S", ""],
    gap: "",
    castles: ["0–0", "0–0–0"],
    ..MEYER
};

const GERMAN: HistoricSigns = HistoricSigns {
    both_squares: true,
    before: ["–", "×"],
    behind: "",
    ..GERMAN_SHORT
};

const ALEXANDRE: HistoricSigns = HistoricSigns {
    letters: Some(Letters::FRENCH),
    pieces: [""; 6],
    gap: "",
    both_squares: true,
    before: ["-", "-"],
    behind: "°",
    becomes: "=",
    castles: ["0-0", "0-0-0"],
    marks: true,
};

const MURRAY: HistoricSigns = HistoricSigns {
    letters: Some(Letters::ENGLISH),
    pieces: ["K", "Q", "R", "B", "Kt", "P"],
    before: ["", " × "],
    behind: "",
    castles: ["O-O", "O-O-O"],
    both_squares: false,
    ..ALEXANDRE
};

const STAMMA: HistoricSigns = HistoricSigns {
    letters: None,
    // Those of each kind that begin nearest to the a-file.
    pieces: ["E", "D", "A", "C", "B", "p"],
    gap: " ",
    before: ["", ""],
    behind: "",
    both_squares: false,
    marks: false,
    ..ALEXANDRE
};

impl Historic {
    /// Returns what it prints.
    const fn signs(self) -> &'static HistoricSigns {
        match self {
            Historic::Meyer => &MEYER,
            Historic::German => &GERMAN,
            Historic::GermanShort => &GERMAN_SHORT,
            Historic::Alexandre => &ALEXANDRE,
            Historic::Murray => &MURRAY,
            Historic::Stamma => &STAMMA,
        }
    }

    /// Returns the letters of its pieces; `None` if they depend on where a piece began.
    #[must_use]
    pub const fn letters(self) -> Option<Letters> {
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
        let text = text.trim_start();
        match self {
            Historic::Meyer => text.starts_with(['L', 'M', 'O']) && !text.contains('-'),
            Historic::Stamma => {
                text.starts_with(['A', 'E', 'F', 'G', 'H', 'p']) && text[1..].starts_with(' ')
            }
            _ => false,
        }
    }
}

impl HistoricSigns {
    /// Returns the letter of a piece before a move.
    fn piece(&self, piece: Piece) -> &'static str {
        self.pieces.get(piece as usize).copied().unwrap_or_default()
    }

    /// Returns the letter of a piece that a pawn becomes.
    fn promotion(&self, piece: Piece) -> &'static str {
        match (self.piece(piece), self.letters) {
            ("", Some(letters)) => letters.letter(piece).unwrap_or_default(),
            (letter, _) => letter,
        }
    }
}

//! The descriptive notations of continental Europe: the piece, the rank, then the file. Each player
//! counts from his own side.
//!
//! | | files a … h | a knight to f3 | rook to d1, a bishop takes the king's pawn, mate |
//! |---|---|---|---|
//! | Spanish, Catalan | TD CD AD D R AR CR TR | `C3AR` | `T1D` `AxPR` `++` |
//! | Portuguese | TD CD BD D R BR CR TR | `C3BR` | `T1D` `BxPR` `++` |
//! | French | TD CD FD D R FR CR TR | `C3FR` | `T1D` `FxPR` `≠` |
//! | Italian | TD CD AD D R AR CR TR | `C-AR3` | `T-D1` `AxPR` `++` |
//!
//! | written | read as well | what it is |
//! |---|---|---|
//! | `P4R` | `P 4 R` `P.4R` `P. 4 R.` `P-4R` `P-R4` | the pawn to the fourth square of the king's file |
//! | `C3A` `C3AR` | `C-AR3` `C 3 A R` | the side is left out where only one "3A" can be reached |
//! | `CD2D` | `C(1)2D` `C7-5C` `C(1C)2D` `C1C-2D` | the knight that began on the queen's side, that of the first rank, that of a square |
//! | `PxP` `PAxP` `CxPR` | `P pr PD` `P toma P` `T1xP` `FxCD` | the piece taken is named as far as needed |
//! | `CxP(4R)` | `CxP4R` | the pawn that stands there |
//! | `P8D=D` | `P8D(D)` `P8D:D` `P8D/D` | promotion |
//! | `PxP a.p.` `PxP e.p.` | `al paso` `al pas` `en passant` `al varco` | in passing |
//! | `O-O` | `0-0-0` `enroque largo` `enroc llarg` `Le Roi roque` | castling |
//! | | `Le Cavalier du Roi à la troisième case de son Fou` | the long form of the oldest books |
//! | | `le fou à sa première case` | the same on the piece's own file |
//! | | `le pion le prend` `le pion reprend` | whatever can be taken |
//!
//! A label (`CR`, `TD`) says where the piece began the game. A tolerant reader of a complete score
//! falls back on where the piece stands.
//!
//! Sources: Wikipedia, "Notation descriptive" in French and Catalan; *Règle du jeu d'échecs de la
//! F.I.D.E.* 1930; a score of Paris 1925; *Encyclopédie méthodique, Jeux*; a course of the
//! Portuguese Reino de Caíssa.
//!
//! | module | what it does |
//! |---|---|
//! | [`Dialect`] | the letters and signs of each language |
//! | `lex`, `words` | text to terms, in letters or in words |
//! | `parse`, `ends`, `captures` | terms to what they name, and where a move ends in the text of a score |
//! | `read` | what is named to claims |
//! | `write` | the forms of a move, shortest first |

mod captures;
mod ends;
mod lex;
mod parse;
mod read;
mod words;
mod write;

pub(super) use parse::{extent, shape};
pub(super) use read::{PrintedPlay, read};
pub(super) use write::forms;

use crate::board::Piece;

/// A language's descriptive notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Spanish, which is also the Catalan notation: the letters are the same, and the words of both are read.
    Spanish,
    Portuguese,
    French,
    Italian,
}

/// The letters and signs that a dialect prints.
struct DialectSigns {
    /// Letters of the king, queen, rook, bishop, knight and pawn.
    letters: [char; 6],
    /// Whether the file stands before the rank, and a hyphen before both: `C-AR3`.
    pub file_first: bool,
    /// Mark of check.
    pub check: &'static str,
    /// Mark of mate.
    pub mate: &'static str,
    /// Sign for taking en passant, with a space before it.
    pub passing: &'static str,
}

const SPANISH: DialectSigns = DialectSigns {
    letters: ['R', 'D', 'T', 'A', 'C', 'P'],
    file_first: false,
    check: "+",
    mate: "++",
    passing: " a.p.",
};

const PORTUGUESE: DialectSigns = DialectSigns {
    letters: ['R', 'D', 'T', 'B', 'C', 'P'],
    passing: " e.p.",
    ..SPANISH
};

const FRENCH: DialectSigns = DialectSigns {
    letters: ['R', 'D', 'T', 'F', 'C', 'P'],
    mate: "≠",
    passing: " e.p.",
    ..SPANISH
};

const ITALIAN: DialectSigns = DialectSigns {
    file_first: true,
    passing: " e.p.",
    ..SPANISH
};

impl Dialect {
    /// All dialects.
    pub const ALL: [Dialect; 4] = [
        Dialect::Spanish,
        Dialect::Portuguese,
        Dialect::French,
        Dialect::Italian,
    ];

    /// Returns the names of the languages that have this dialect, for a sentence.
    #[must_use]
    pub const fn people(self) -> &'static str {
        match self {
            Dialect::Spanish => "Spanish or Catalan",
            Dialect::Portuguese => "Portuguese",
            Dialect::French => "French",
            Dialect::Italian => "Italian",
        }
    }

    /// Returns the letters and signs of this dialect.
    const fn signs(self) -> &'static DialectSigns {
        match self {
            Dialect::Spanish => &SPANISH,
            Dialect::Portuguese => &PORTUGUESE,
            Dialect::French => &FRENCH,
            Dialect::Italian => &ITALIAN,
        }
    }

    /// Returns whether a move has its rank before the file where this dialect has it behind, or the other way
    /// round.
    #[must_use]
    pub fn is_in_another_order(self, text: &str) -> bool {
        let Some(rank) = text.bytes().rposition(|byte| byte.is_ascii_digit()) else {
            return false;
        };
        let mut behind = text[rank + 1..].chars();
        let next = behind.find(|next| !matches!(next, ' ' | '.' | '-'));
        let has_file = next.is_some_and(|next| self.piece(next).is_some());
        has_file == self.signs().file_first
    }

    /// Returns the piece of a letter.
    #[must_use]
    pub fn piece(self, letter: char) -> Option<Piece> {
        let at = self.signs().letters.iter().position(|&l| l == letter)?;
        Some(Piece::ORTHODOX[at])
    }
}

impl DialectSigns {
    /// Returns the letter of a piece; a pawn's for pieces that orthodox chess lacks.
    pub fn letter(&self, piece: Piece) -> char {
        let at = (piece as usize).min(self.letters.len() - 1);
        self.letters[at]
    }
}

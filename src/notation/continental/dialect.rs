//! The letters and signs of each language.

use crate::board::Piece;

/// A language's descriptive notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Spanish, which is also the Catalan notation.
    Spanish,
    Portuguese,
    French,
    Italian,
}

/// The letters and signs that a dialect prints.
pub(super) struct DialectSigns {
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

    /// Returns the letters and signs of this dialect.
    pub(super) const fn signs(self) -> &'static DialectSigns {
        match self {
            Dialect::Spanish => &SPANISH,
            Dialect::Portuguese => &PORTUGUESE,
            Dialect::French => &FRENCH,
            Dialect::Italian => &ITALIAN,
        }
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

//! The letters and signs of each language.

use crate::board::Piece;

/// A language's descriptive notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// The Catalan is the same.
    Spanish,
    Portuguese,
    French,
    Italian,
}

/// What a dialect prints.
pub(super) struct DialectSigns {
    /// Of the king, queen, rook, bishop, knight and pawn.
    letters: [char; 6],
    /// The file stands before the rank, and a hyphen before both: `C-AR3`.
    pub file_first: bool,
    pub check: &'static str,
    pub mate: &'static str,
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
    pub const ALL: [Dialect; 4] = [
        Dialect::Spanish,
        Dialect::Portuguese,
        Dialect::French,
        Dialect::Italian,
    ];

    pub(super) const fn signs(self) -> &'static DialectSigns {
        match self {
            Dialect::Spanish => &SPANISH,
            Dialect::Portuguese => &PORTUGUESE,
            Dialect::French => &FRENCH,
            Dialect::Italian => &ITALIAN,
        }
    }

    /// The piece of a letter.
    #[must_use]
    pub fn piece(self, letter: char) -> Option<Piece> {
        let at = self.signs().letters.iter().position(|&l| l == letter)?;
        Some(Piece::ORTHODOX[at])
    }
}

impl DialectSigns {
    /// The letter of a piece; a pawn's for what orthodox chess has not.
    pub fn letter(&self, piece: Piece) -> char {
        let at = (piece as usize).min(self.letters.len() - 1);
        self.letters[at]
    }
}

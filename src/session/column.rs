//! The notations that a score sheet can show, and which of them suit a game.
//!
//! | game | columns | shown at first |
//! |---|---|---|
//! | orthodox chess, diagrams | [`COLUMNS`] | short algebraic, English descriptive |
//! | U-chess | three symbols, then the same | three symbols, short algebraic |
//! | Chess 99 and Modern Chess, of nine files | Chess 99's own | that |

use crate::board::Variant;
use crate::notation::descriptive::{Marks, Spelling};
use crate::notation::{Letters, Notation, Style};

/// A notation with the name it goes by on the screen and in saved settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Stable, for settings and scripts.
    pub tag: &'static str,
    /// What the picker says.
    pub title: &'static str,
    pub notation: Notation,
}

/// Every column, in the order of the picker. The first two are shown at first.
pub const COLUMNS: [Column; 14] = [
    Column {
        tag: "short",
        title: "Short algebraic",
        notation: Notation::SHORT,
    },
    Column {
        tag: "descriptive",
        title: "English descriptive",
        notation: Notation::DESCRIPTIVE,
    },
    Column {
        tag: "long",
        title: "Long algebraic",
        notation: Notation::LONG,
    },
    Column {
        tag: "minimal",
        title: "Really short",
        notation: Notation::MINIMAL,
    },
    Column {
        tag: "figurine",
        title: "Figurine",
        notation: Notation::FIGURINE,
    },
    Column {
        tag: "uci",
        title: "Coordinate (UCI)",
        notation: Notation::Uci,
    },
    Column {
        tag: "reversible",
        title: "Reversible",
        notation: Notation::Reversible,
    },
    Column {
        tag: "classic",
        title: "Descriptive, check tells",
        notation: Notation::CLASSIC,
    },
    Column {
        tag: "descriptive-kt",
        title: "Descriptive with Kt",
        notation: Notation::Descriptive(Style::KT),
    },
    Column {
        tag: "descriptive-spaced",
        title: "Descriptive, spaced",
        notation: Notation::Descriptive(Style::SPACED),
    },
    Column {
        tag: "descriptive-to",
        title: "Descriptive, Kt to KB3",
        notation: Notation::Descriptive(Style::TO),
    },
    Column {
        tag: "descriptive-staunton",
        title: "Descriptive, Staunton's",
        notation: Notation::Descriptive(Style::STAUNTON),
    },
    Column {
        tag: "classic-kt",
        title: "Descriptive with Kt, check tells",
        notation: Notation::Descriptive(Style {
            spelling: Spelling::Kt,
            marks: Marks::Classic,
        }),
    },
    Column {
        tag: "german",
        title: "Short, German letters",
        notation: Notation::Short(Letters::German),
    },
];

/// The sentences of U-chess.
const THREE_SYMBOLS: Column = Column {
    tag: "uchess",
    title: "Three symbols",
    notation: Notation::ThreeSymbol,
};

/// The play notation of Chess 99, which on the orthodox board is called reversible.
const CHESS_99: Column = Column {
    tag: "chess99",
    title: "Chess 99",
    notation: Notation::Reversible,
};

/// The column of this tag.
#[must_use]
pub fn column(tag: &str) -> Option<Column> {
    all_columns().find(|column| column.tag == tag)
}

/// Those of every game.
pub fn all_columns() -> impl Iterator<Item = Column> {
    let own = [THREE_SYMBOLS, CHESS_99];
    COLUMNS.into_iter().chain(own)
}

/// Which columns a game has to choose from. Games of one kind share what the user has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Offer {
    #[default]
    Orthodox,
    UChess,
    NineFiles,
}

impl Offer {
    #[must_use]
    pub const fn of(variant: Variant) -> Offer {
        match variant {
            Variant::Standard | Variant::Diagram => Offer::Orthodox,
            Variant::UChess | Variant::UChessAise => Offer::UChess,
            Variant::Modern | Variant::Chess99 => Offer::NineFiles,
        }
    }

    /// The columns, in the order of the picker.
    pub fn columns(self) -> impl Iterator<Item = Column> {
        let (own, others) = match self {
            Offer::Orthodox => (None, &COLUMNS[..]),
            Offer::UChess => (Some(THREE_SYMBOLS), &COLUMNS[..]),
            Offer::NineFiles => (Some(CHESS_99), &[][..]),
        };
        own.into_iter().chain(others.iter().copied())
    }

    /// What is shown before the user has chosen.
    #[must_use]
    pub fn at_first(self) -> Vec<Column> {
        self.columns().take(2).collect()
    }

    /// Whether games of this kind can be written in the notation.
    #[must_use]
    pub fn suits(self, notation: Notation) -> bool {
        self.columns().any(|column| column.notation == notation)
    }
}

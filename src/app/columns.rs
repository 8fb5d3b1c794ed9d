//! The notations that a score sheet can show.

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

/// The column of this tag.
#[must_use]
pub fn column(tag: &str) -> Option<Column> {
    COLUMNS.iter().find(|column| column.tag == tag).copied()
}

//! The notations that a score sheet can show, and those that suit each kind of game: rows of the
//! [catalogue](crate::notation::catalogue).
//!
//! | game | columns | shown at first |
//! |---|---|---|
//! | orthodox chess, diagrams | all but the other games' own | short algebraic, English descriptive |
//! | U-chess | three symbols, then those of eight files | three symbols, short algebraic |
//! | Chess 99 and Modern Chess, of nine files | Chess 99's own | that |

use crate::board::Variant;
use crate::notation::{Notation, NotationRow, listed, offered};

/// A notation with its names on the screen and in saved settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// A stable name for settings and scripts.
    pub tag: &'static str,
    /// The title in the picker.
    pub title: &'static str,
    /// The notation of the catalogue row, or the same with piece letters that an author has chosen.
    pub notation: Notation,
}

impl Column {
    pub(super) const fn from_row(row: &NotationRow) -> Column {
        Column {
            tag: row.tag,
            title: row.title,
            notation: row.notation,
        }
    }
}

/// Returns the column of this tag.
#[must_use]
pub fn column(tag: &str) -> Option<Column> {
    listed(tag).map(Column::from_row)
}

/// A set of columns to choose from. Games of one kind share the user's choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColumnSet {
    #[default]
    Orthodox,
    UChess,
    NineFiles,
}

impl ColumnSet {
    /// Returns the set of columns for games of this variant.
    #[must_use]
    pub const fn for_variant(variant: Variant) -> ColumnSet {
        match variant {
            Variant::Standard | Variant::Diagram => ColumnSet::Orthodox,
            Variant::UChess | Variant::UChessAise => ColumnSet::UChess,
            Variant::Modern | Variant::Chess99 => ColumnSet::NineFiles,
        }
    }

    /// Iterates over the columns in the order of the picker.
    pub fn columns(self) -> impl Iterator<Item = Column> {
        let variant = match self {
            ColumnSet::Orthodox => Variant::Standard,
            ColumnSet::UChess => Variant::UChess,
            ColumnSet::NineFiles => Variant::Chess99,
        };
        offered(variant).map(Column::from_row)
    }

    /// Returns the columns shown before the user has chosen any.
    #[must_use]
    pub fn at_first(self) -> Vec<Column> {
        self.columns().take(2).collect()
    }

    /// Returns whether games of this kind can be written in the notation.
    #[must_use]
    pub fn suits(self, notation: Notation) -> bool {
        self.columns().any(|column| column.notation == notation)
    }
}

//! What the catalogue says of a notation.

use super::Notation;
use crate::board::Variant;

/// A notation with all that is said about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Stable, for settings, attributes, scripts and the converter.
    pub tag: &'static str,
    /// What a picker says.
    pub title: &'static str,
    /// What it is called within a sentence.
    pub spoken: &'static str,
    /// Whose letters or words it has; empty if it has those of no language.
    pub language: &'static str,
    /// Black's eleventh move of the Opera Game, the knight from b8 to d7; for other games than
    /// orthodox chess a first move.
    pub sample: &'static str,
    /// Other spellings of the sample that its reader takes for the same move.
    pub tolerates: &'static [&'static str],
    /// The games it is offered for.
    pub games: &'static [Variant],
    /// The tag of the row whose reader reads it: a score can be asked to be read as that.
    pub reader: &'static str,
    pub recognised: Recognised,
    /// Another spelling of some other row, which tables of all notations leave out.
    pub is_dialect: bool,
    /// Why the move cannot be mistaken where both squares are always written.
    pub both_squares: &'static str,
    pub notation: Notation,
}

/// When a text is tried in a notation that nobody has named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recognised {
    /// Each move by itself. Short algebraic is tried first, the others where it fails.
    ByMove,
    /// The reader of short algebraic reads it as well.
    AsShort,
    /// A whole score, if moves of it can be read in none of those.
    ByScore,
    /// Never.
    Named,
}

impl Listed {
    /// Whether it is offered for this game.
    #[must_use]
    pub fn suits(&self, variant: Variant) -> bool {
        self.games.contains(&variant)
    }

    /// Whether a score can be asked to be read as this.
    #[must_use]
    pub fn is_read_by_name(&self) -> bool {
        self.reader == self.tag
    }

    /// The names of its games, for a sentence: "U-chess and U-chess (AISE)".
    #[must_use]
    pub fn games_in_words(&self) -> String {
        let titles: Vec<&str> = self.games.iter().map(|game| game.title()).collect();
        titles.join(" and ")
    }
}

//! The type of the rows in the catalogue of notations.

use std::borrow::Cow;

use super::{Notation, NotationGroup};
use crate::board::Variant;
use crate::words::{self, Message};

/// A notation with its names, its samples and the games it is offered for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotationRow {
    /// Stable name for settings, attributes, scripts and the converter.
    pub tag: &'static str,
    /// Name in a picker.
    pub title: &'static str,
    /// Name within a sentence.
    pub spoken: &'static str,
    /// Language of its letters or words; empty if it belongs to no language.
    pub language: &'static str,
    /// Black's eleventh move of the Opera Game, the knight from b8 to d7, in this notation.
    /// Notations for other games than orthodox chess show a first move.
    pub sample: &'static str,
    /// Other spellings of the sample that its reader takes for the same move.
    pub tolerates: &'static [&'static str],
    /// Games it is offered for.
    pub games: &'static [Variant],
    /// Tag of the row whose reader reads it. A user can ask to have a score read as that row.
    pub reader: &'static str,
    /// When it is tried on a text of unknown notation.
    pub recognised: Recognised,
    /// Group in a list to choose from.
    pub group: NotationGroup,
    /// Whether it only respells another row. Tables of all notations leave such rows out.
    pub is_dialect: bool,
    /// Sentence on why the move cannot be mistaken, for a notation that always writes both squares.
    pub both_squares: Message,
    /// Notation itself.
    pub notation: Notation,
}

/// When a notation is tried on a text whose notation the user has not named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recognised {
    /// On each move separately. Short algebraic is tried first, the others where it fails.
    ByMove,
    /// Never on its own, because the reader of short algebraic reads it as well.
    AsShort,
    /// On a complete score, if some of its moves can be read in none of those.
    ByScore,
    /// On a complete score, if one of its moves has no meaning in English and begins with a letter
    /// of this language.
    ByLetters,
    /// Never, because it has to be named.
    Named,
}

impl NotationRow {
    /// Returns the title in the language that is spoken.
    #[must_use]
    pub fn said(&self) -> Cow<'static, str> {
        if words::language().is_none() {
            return self.title.into();
        }
        if let Some(title) = words::TITLES.named(self.tag) {
            return title.into();
        }
        let message = match self.notation {
            Notation::Short(_) => words::SHORT_IN_LETTERS,
            Notation::Long(_) => words::LONG_IN_LETTERS,
            Notation::Spoken(_) => words::SPOKEN_IN,
            _ => words::DESCRIPTIVE_IN,
        };
        message
            .with([words::named_language(self.language).into()])
            .into()
    }

    /// Returns its name within a sentence in English, and its title in another language.
    #[must_use]
    pub fn in_a_sentence(&self) -> Cow<'static, str> {
        match words::language() {
            None => self.spoken.into(),
            Some(_) => self.said(),
        }
    }

    /// Returns whether it is offered for this game.
    #[must_use]
    pub fn suits(&self, variant: Variant) -> bool {
        self.games.contains(&variant)
    }

    /// Returns whether a user can ask to have a score read as this row.
    #[must_use]
    pub fn is_read_by_name(&self) -> bool {
        self.reader == self.tag
    }

    /// Returns the names of its games, for a sentence: "U-chess and U-chess (AISE)".
    #[must_use]
    pub fn games_in_words(&self) -> String {
        let titles: Vec<&str> = self.games.iter().map(|game| game.title()).collect();
        titles.join(&words::AND)
    }
}

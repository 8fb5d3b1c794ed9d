//! How long a passage is, where it begins, and how it is answered.
//!
//! Kept as text, it is one line: `silent-reading 1&short&8&array&choose&white`.

use crate::session::{Column, ColumnSet, column};

/// Plies of a passage that can be chosen.
pub const PLIES: [usize; 3] = [4, 8, 12];

/// The first word of the kept text, with the version of the format.
const HEAD: &str = "silent-reading 1";

/// Where a passage begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begins {
    /// At the beginning of a game.
    #[default]
    Array,
    /// In the midst of a game, at a position that is shown before.
    Midst,
}

/// How the learner says where a passage leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReadingAnswer {
    /// Chooses among four boards.
    #[default]
    Choose,
    /// Plays the moves on a board, from memory.
    Build,
}

/// How passages are made and answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadingSettings {
    /// The notation in which the score is printed.
    pub column: Column,
    /// One of [`PLIES`].
    pub plies: usize,
    pub begins: Begins,
    pub answer: ReadingAnswer,
    /// Whether the boards are seen from Black's side.
    pub flipped: bool,
}

impl Default for ReadingSettings {
    fn default() -> ReadingSettings {
        let mut columns = ColumnSet::Orthodox.columns();
        ReadingSettings {
            column: columns.next().expect("the catalogue has rows"),
            plies: PLIES[0],
            begins: Begins::default(),
            answer: ReadingAnswer::default(),
            flipped: false,
        }
    }
}

/// Writes the settings.
#[must_use]
pub fn write(settings: &ReadingSettings) -> String {
    let begins = match settings.begins {
        Begins::Array => "array",
        Begins::Midst => "midst",
    };
    let answer = match settings.answer {
        ReadingAnswer::Choose => "choose",
        ReadingAnswer::Build => "build",
    };
    let side = if settings.flipped { "black" } else { "white" };
    let (tag, plies) = (settings.column.tag, settings.plies);
    format!("{HEAD}&{tag}&{plies}&{begins}&{answer}&{side}")
}

/// Reads what [`write()`] has written; `None` if it is damaged or of another version.
#[must_use]
pub fn read(text: &str) -> Option<ReadingSettings> {
    let mut parts = text.split('&');
    let mut next = || parts.next();
    if next()? != HEAD {
        return None;
    }
    let tag = next()?;
    let known = column(tag).filter(|known| ColumnSet::Orthodox.suits(known.notation));
    let settings = ReadingSettings {
        column: known?,
        plies: {
            let plies: usize = next()?.parse().ok()?;
            PLIES.into_iter().find(|known| *known == plies)?
        },
        begins: match next()? {
            "array" => Begins::Array,
            "midst" => Begins::Midst,
            _ => return None,
        },
        answer: match next()? {
            "choose" => ReadingAnswer::Choose,
            "build" => ReadingAnswer::Build,
            _ => return None,
        },
        flipped: match next()? {
            "white" => false,
            "black" => true,
            _ => return None,
        },
    };
    next().is_none().then_some(settings)
}

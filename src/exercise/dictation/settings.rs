//! How a game is dictated.

use crate::session::{Column, ColumnSet};

/// How fast the voice speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    Slow,
    #[default]
    Usual,
    Fast,
}

impl Speed {
    /// All speeds, the slowest first.
    pub const ALL: [Speed; 3] = [Speed::Slow, Speed::Usual, Speed::Fast];

    /// Returns the speed as a multiple of the voice's own.
    #[must_use]
    pub const fn rate(self) -> f32 {
        match self {
            Speed::Slow => 0.7,
            Speed::Usual => 1.0,
            Speed::Fast => 1.4,
        }
    }

    /// Returns the speed's name in a kept text.
    pub(super) const fn tag(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Usual => "usual",
            Speed::Fast => "fast",
        }
    }
}

/// How a game is dictated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DictationSettings {
    /// The notation in which the moves are said.
    pub column: Column,
    /// Whether each move is shown as text, too.
    pub shows_text: bool,
    /// Whether the next move is said only when the learner asks for it.
    pub waits: bool,
    pub speed: Speed,
    /// Whether the board is seen from Black's side.
    pub flipped: bool,
}

impl Default for DictationSettings {
    fn default() -> DictationSettings {
        let mut columns = ColumnSet::Orthodox.columns();
        DictationSettings {
            column: columns.next().expect("the catalogue has rows"),
            shows_text: false,
            waits: false,
            speed: Speed::default(),
            flipped: false,
        }
    }
}

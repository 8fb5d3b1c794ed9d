//! A game in a list, and the date of a game, as far as it is known:
//!
//! | tag | date |
//! |---|---|
//! | `1858.11.02` | that day |
//! | `1858.??.??` `1858` | that year |
//! | `????.??.??` | unknown, sorted before all others |

use std::fmt;
use std::ops::Range;

use super::{Features, NameId};
use crate::game::Outcome;

/// A game in a list. What its tags do not say is empty or 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// First byte of the game in the text of its library.
    pub start: u32,
    /// Byte after the game in the text of its library.
    pub end: u32,
    pub white: NameId,
    pub black: NameId,
    pub event: NameId,
    pub site: NameId,
    pub round: NameId,
    /// Code of the opening.
    pub eco: NameId,
    /// Name of the opening.
    pub opening: NameId,
    pub date: GameDate,
    /// White's and Black's ratings.
    pub ratings: [u16; 2],
    /// Plies of the main line, as far as its words look like moves.
    pub plies: u16,
    pub outcome: Outcome,
    /// Features found in its moves, once these have been read.
    pub features: Features,
}

impl GameRow {
    /// Returns the byte range of the game in the text of its library.
    #[must_use]
    pub const fn span(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Returns the higher of the two ratings.
    #[must_use]
    pub fn rating(&self) -> u16 {
        self.ratings[0].max(self.ratings[1])
    }

    /// Returns the number of moves as players count them: White's and Black's are one.
    #[must_use]
    pub const fn moves(&self) -> u16 {
        self.plies.div_ceil(2)
    }
}

/// A day, or a month or a year if no more is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameDate {
    /// From 1; 0 if it is not known, as in the other fields.
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

impl GameDate {
    /// Parses the date of a tag. Parts that are not numbers are unknown.
    #[must_use]
    pub fn of_tag(tag: &str) -> GameDate {
        let mut parts = tag.split(['.', '-', '/']).map(str::trim);
        let mut next = || parts.next().unwrap_or_default();
        let year = next().parse().unwrap_or_default();
        let within = |text: &str, most: u8| {
            let number = text.parse().unwrap_or_default();
            if number <= most { number } else { 0 }
        };
        GameDate {
            year,
            month: within(next(), 12),
            day: within(next(), 31),
        }
    }
}

/// Written as far as it is known: `1858-11-02`, `1858-11`, `1858`, or nothing.
impl fmt::Display for GameDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameDate { year, month, day } = self;
        match (year, month, day) {
            (0, ..) => Ok(()),
            (_, 0, _) => write!(f, "{year}"),
            (_, _, 0) => write!(f, "{year}-{month:02}"),
            _ => write!(f, "{year}-{month:02}-{day:02}"),
        }
    }
}

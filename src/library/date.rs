//! The date of a game, as far as it is known.
//!
//! | tag | date |
//! |---|---|
//! | `1858.11.02` | that day |
//! | `1858.??.??` `1858` | that year |
//! | `????.??.??` | unknown, sorted before all others |

use std::fmt;

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

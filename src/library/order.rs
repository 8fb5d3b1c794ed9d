//! The order of the rows of a list.

use serde::{Deserialize, Serialize};

use super::{GameRow, NameId};
use crate::game::Outcome;

/// The value that a list is sorted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SortBy {
    /// The place in the text.
    #[default]
    Number,
    White,
    Black,
    /// The higher of the two ratings.
    Rating,
    Outcome,
    Date,
    Event,
    Opening,
    Length,
}

impl SortBy {
    /// All sort orders.
    pub const ALL: [SortBy; 9] = [
        SortBy::Number,
        SortBy::White,
        SortBy::Black,
        SortBy::Rating,
        SortBy::Outcome,
        SortBy::Date,
        SortBy::Event,
        SortBy::Opening,
        SortBy::Length,
    ];

    /// Returns whether rows are sorted by a name rather than a number.
    pub(super) const fn is_name(self) -> bool {
        matches!(
            self,
            SortBy::White | SortBy::Black | SortBy::Event | SortBy::Opening
        )
    }

    /// Returns the name by which a row is sorted, if it is sorted by a name.
    pub(super) const fn name(self, row: &GameRow) -> Option<NameId> {
        match self {
            SortBy::White => Some(row.white),
            SortBy::Black => Some(row.black),
            SortBy::Event => Some(row.event),
            SortBy::Opening => Some(row.eco),
            SortBy::Number | SortBy::Rating | SortBy::Outcome | SortBy::Date | SortBy::Length => {
                None
            }
        }
    }

    /// Returns the number by which the row at this place is sorted, if it is not sorted by a name.
    pub(super) fn number(self, row: &GameRow, place: u32) -> u32 {
        match self {
            SortBy::Rating => row.rating().into(),
            SortBy::Outcome => match row.outcome {
                Outcome::WhiteWins => 0,
                Outcome::Draw => 1,
                Outcome::BlackWins => 2,
                Outcome::Open => 3,
            },
            SortBy::Date => {
                let date = row.date;
                (u32::from(date.year) << 16) | (u32::from(date.month) << 8) | u32::from(date.day)
            }
            SortBy::Length => row.plies.into(),
            SortBy::Number | SortBy::White | SortBy::Black | SortBy::Event | SortBy::Opening => {
                place
            }
        }
    }
}

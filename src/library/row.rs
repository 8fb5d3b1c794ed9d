//! A game in a list.

use std::ops::Range;

use super::{Features, GameDate, NameId};
use crate::game::Outcome;

/// A game in a list. What its tags do not say is empty or nought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Where it stands, in bytes into the text of its library.
    pub start: u32,
    pub end: u32,
    pub white: NameId,
    pub black: NameId,
    pub event: NameId,
    pub site: NameId,
    pub round: NameId,
    /// The code, and what the opening is called.
    pub eco: NameId,
    pub opening: NameId,
    pub date: GameDate,
    /// White's and Black's.
    pub ratings: [u16; 2],
    /// The half-moves of the main line, as far as they look like moves.
    pub plies: u16,
    pub outcome: Outcome,
    /// What it has by its moves, once they have been read.
    pub features: Features,
}

impl GameRow {
    /// Where the game stands, in bytes into the text of its library.
    #[must_use]
    pub const fn span(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The higher of the two ratings.
    #[must_use]
    pub fn rating(&self) -> u16 {
        self.ratings[0].max(self.ratings[1])
    }

    /// The moves as players count them: White's and Black's are one.
    #[must_use]
    pub const fn moves(&self) -> u16 {
        self.plies.div_ceil(2)
    }
}

//! A game in a list.

use std::ops::Range;

use super::{Features, GameDate, NameId};
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

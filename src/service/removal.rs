//! Games removed from a library. They stay in its files, are not listed, and can be put back.
//!
//! | text kept for a game | meaning |
//! |---|---|
//! | `1. e4 *` | the game's text |
//! | `%out`, and then `1. e4 *` | the game's text; it is removed |

use std::collections::BTreeSet;

/// The line before a removed game. Readers of PGN ignore it.
const OUT: &str = "%out\n";

/// The places of the removed games.
#[derive(Debug, Default)]
pub(super) struct TakenOut(BTreeSet<u32>);

impl TakenOut {
    /// Returns the text to keep for a removed game.
    pub(super) fn write(pgn: &str) -> String {
        [OUT, pgn].concat()
    }

    /// Reads a kept text: whether the game is removed, and its own text.
    pub(super) fn read(kept: &str) -> (bool, &str) {
        match kept.strip_prefix(OUT) {
            Some(pgn) => (true, pgn),
            None => (false, kept),
        }
    }

    /// Sets whether the game at this place is removed; returns whether that is a change.
    pub(super) fn set(&mut self, place: u32, out: bool) -> bool {
        match out {
            true => self.0.insert(place),
            false => self.0.remove(&place),
        }
    }

    pub(super) fn holds(&self, place: u32) -> bool {
        self.0.contains(&place)
    }

    pub(super) fn places(&self) -> impl Iterator<Item = u32> {
        self.0.iter().copied()
    }

    /// Returns how many of the first `games` games are removed.
    pub(super) fn among(&self, games: u32) -> u32 {
        self.0.range(..games).count() as u32
    }

    /// Returns the first of `games` games that is not removed.
    pub(super) fn first_left(&self, games: u32) -> Option<u32> {
        (0..games).find(|&place| !self.holds(place))
    }
}

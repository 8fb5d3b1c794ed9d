//! Games that are taken out of a library: they stay in its files, are in no list, and can be put back.
//!
//! | what is kept in the place of a game | means |
//! |---|---|
//! | `1. e4 *` | that this stands there |
//! | `%out`, and then `1. e4 *` | that this stood there, and is taken out |

use std::collections::BTreeSet;

/// The line before a game that is taken out. Readers of PGN pass over it.
const OUT: &str = "%out\n";

/// The places of the games that are taken out.
#[derive(Debug, Default)]
pub(super) struct TakenOut(BTreeSet<u32>);

impl TakenOut {
    /// What is kept in the place of a game with this text that is taken out.
    pub(super) fn write(pgn: &str) -> String {
        [OUT, pgn].concat()
    }

    /// Whether what is kept says that the game is taken out, and its text.
    pub(super) fn read(kept: &str) -> (bool, &str) {
        match kept.strip_prefix(OUT) {
            Some(pgn) => (true, pgn),
            None => (false, kept),
        }
    }

    /// Says whether the game at this place is taken out; `true` if it was not so before.
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

    /// How many of the first so many games are taken out.
    pub(super) fn among(&self, games: u32) -> u32 {
        self.0.range(..games).count() as u32
    }

    /// The first of so many games that is not taken out.
    pub(super) fn first_left(&self, games: u32) -> Option<u32> {
        (0..games).find(|&place| !self.holds(place))
    }
}

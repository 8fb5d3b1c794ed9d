//! How a library is kept: its title, the text of each game, and the games removed from it. Removed
//! games stay in the files, are not listed, and can be put back.
//!
//! | made from | games | title |
//! |---|---|---|
//! | `club.pgn`, `cup.pgn`, `open.zip` | all | that of [`title`] |
//! | `club.pgn` | 67 | `67 games of club.pgn` |
//! | `67 games of club.pgn` | 1 | `1 game of club.pgn` |
//!
//! | text kept for a game | meaning |
//! |---|---|
//! | `1. e4 *` | the game's text |
//! | `%out`, and then `1. e4 *` | the game's text; it is removed |

use std::collections::BTreeSet;

use crate::game::pgn::tags;
use crate::words;

/// Returns the title of several files: the first name, and the number of the others.
#[must_use]
pub fn title(names: &[String]) -> String {
    let first = names.first().map_or("", String::as_str);
    match names.len() {
        0 | 1 => first.to_owned(),
        many => words::FILES_AND_MORE.with([(many - 1).into(), first.into()]),
    }
}

/// Returns the title of a library made from this number of games of another, in the language that is spoken.
#[must_use]
pub fn split_name(of: &str, games: usize) -> String {
    let digits = of.len() - of.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let number = of[..digits].parse::<usize>().ok();
    let begin = number.map(|number| words::GAMES_OF.with([number.into(), "".into()]));
    let whole = begin.and_then(|begin| of.strip_prefix(&*begin));
    words::GAMES_OF.with([games.into(), whole.unwrap_or(of).into()])
}

/// Returns a game's text to stand among others. A game without tags is given one, so that it does
/// not run into the game before it.
#[must_use]
pub fn set_apart(pgn: &str) -> String {
    let pgn = pgn.trim();
    let tag = match tags(pgn).is_empty() {
        true => "[Event \"?\"]\n\n",
        false => "",
    };
    [tag, pgn, "\n\n"].concat()
}

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

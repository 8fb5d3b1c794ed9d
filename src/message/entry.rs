//! An entry in the list of a book's games: what its headings call it, and how whole it is.
//!
//! | headings | name |
//! |---|---|
//! | `GAME 3. RUY LOPEZ`, `White: OAK. Black: ASH.` | Oak – Ash · GAME 3 · Ruy Lopez |
//! | `CHAPTER II`, a table | Chapter II · Ruy Lopez |
//! | nothing that was not said of an earlier game | Game (line 340) |

use crate::board::Color;
use crate::book::{BookGame, BookKind, Doubt, DoubtKind};
use crate::game::{GameTree, title};
use crate::notation::OrderKey;

/// An entry in the list of a book's games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BookEntry {
    pub title: String,
    pub kind: BookKind,
    /// The number of the last move that was read; 0 for none.
    pub read: u32,
    /// The last number that is printed with a move; that of the last move read if none is.
    pub printed: u32,
    /// How many places want looking at.
    pub doubts: u32,
    /// Whether the print goes on where the reading stopped.
    pub stopped: bool,
}

impl BookEntry {
    /// Whether something of the game is doubtful or missing.
    #[must_use]
    pub const fn is_doubtful(&self) -> bool {
        self.doubts > 0 || self.stopped || self.printed > self.read
    }

    /// The larger, the worse the game was read: those come first that are not whole.
    #[must_use]
    pub const fn badness(&self) -> OrderKey {
        let missing = self.printed.saturating_sub(self.read) as usize;
        // No game misses so many moves.
        let stopped = if self.stopped { usize::MAX / 2 } else { 0 };
        (stopped.saturating_add(missing), self.doubts as usize)
    }

    /// The entry of a game of this title.
    pub(super) fn of(title: String, read: &BookGame, doubts: usize) -> BookEntry {
        let last = last_read(read);
        BookEntry {
            title,
            kind: read.kind,
            read: last,
            printed: read.last_number.unwrap_or(last).max(last),
            doubts: doubts as u32,
            stopped: read.stop.is_some(),
        }
    }
}

/// The number of the last move that was read.
fn last_read(read: &BookGame) -> u32 {
    let start = read.tree.start();
    let half = usize::from(start.color() == Color::Black);
    match read.plies.len() {
        0 => 0,
        plies => start.fullmove() + ((half + plies - 1) / 2) as u32,
    }
}

/// What the headings of a game call it: who played, and where in the book it stands.
pub(super) fn name(tree: &GameTree) -> String {
    let mut name = title(tree);
    for tag in ["Event", "Round", "Opening"] {
        let value = tree.tag(tag).unwrap_or_default().trim();
        if !matches!(value, "" | "?" | "-") && !name.contains(value) {
            name.push_str(" · ");
            name.push_str(value);
        }
    }
    name
}

/// How many doubts there are of each sort.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DoubtCounts {
    pub doubtful: usize,
    pub unprinted: usize,
    pub skipped: usize,
    pub stops: usize,
}

impl DoubtCounts {
    pub fn add(&mut self, doubts: &[Doubt]) {
        for doubt in doubts {
            match doubt.kind {
                DoubtKind::Unprinted => self.unprinted += 1,
                DoubtKind::Skipped => self.skipped += 1,
                DoubtKind::Stop => self.stops += 1,
                _ => self.doubtful += 1,
            }
        }
    }

    /// What is doubtful or missing, in a sentence's second half. `given_up` lines belong to no game.
    pub fn words(&self, given_up: usize) -> String {
        let parts = [
            (self.doubtful, "one move is doubtful", "moves are doubtful"),
            (
                self.unprinted,
                "one move is not printed",
                "moves are not printed",
            ),
            (
                self.skipped,
                "one printed move is left out",
                "printed moves are left out",
            ),
            (self.stops, "one game is incomplete", "games are incomplete"),
            (
                given_up,
                "one passage could not be read",
                "passages could not be read",
            ),
        ];
        let told = parts.into_iter().filter(|(count, ..)| *count > 0);
        let told: Vec<String> = told
            .map(|(count, one, more)| match count {
                1 => one.to_owned(),
                n => format!("{n} {more}"),
            })
            .collect();
        match told.as_slice() {
            [] => "no move is doubtful".to_owned(),
            told => told.join("; "),
        }
    }
}

/// What a book calls itself, as the name of a file without its ending: its title, if it has one, else its first
/// line that is short and has letters.
pub(super) fn book_name(text: &str) -> String {
    /// So many lines are looked at, and so many letters are taken.
    const LINES: usize = 400;
    const LETTERS: usize = 60;
    let lines = || text.lines().take(LINES).map(str::trim);
    let said = lines().find_map(|line| line.strip_prefix("Title:"));
    let first = || lines().find(|line| line.chars().filter(|c| c.is_alphabetic()).count() > 2);
    let title = said.or_else(|| first().filter(|line| line.chars().count() <= LETTERS));
    let mut name = String::new();
    for c in title.unwrap_or_default().chars().take(LETTERS) {
        if c.is_alphanumeric() {
            name.push(c.to_ascii_lowercase());
        } else if !matches!(c, '\'' | '’') && !name.ends_with('-') && !name.is_empty() {
            name.push('-');
        }
    }
    match name.trim_end_matches('-') {
        "" => "book".to_owned(),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_called_as_it_calls_itself() {
        for (text, name) in [
            ("Title: The Oak's Games, vol. 1\n", "the-oaks-games-vol-1"),
            (
                "\n\n12.\n\nCHESS IN THE CLUB\n\n1. P-K4",
                "chess-in-the-club",
            ),
            ("", "book"),
            (
                "A long first line of prose that goes on and on and on, and is no title.",
                "book",
            ),
        ] {
            assert_eq!(book_name(text), name);
        }
    }
}

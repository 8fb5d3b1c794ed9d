//! An entry in the list of a book's games: the name its headings give it, and how complete it is.
//!
//! | headings | name |
//! |---|---|
//! | `GAME 3. RUY LOPEZ`, `White: OAK. Black: ASH.` | Oak – Ash · GAME 3 · Ruy Lopez |
//! | `CHAPTER II`, a table | Chapter II · Ruy Lopez |
//! | only what an earlier game's headings say too | Game (line 340) |

use crate::board::Color;
use crate::book::{BookGame, Doubt, DoubtKind};
use crate::game::{GameTree, title};
use crate::protocol::BookEntry;

/// Makes the entry of a game with this title.
pub(super) fn entry(title: String, read: &BookGame, doubts: usize) -> BookEntry {
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

/// Returns the number of the last move that was read; 0 if none was.
fn last_read(read: &BookGame) -> u32 {
    let start = read.tree.start();
    let half = usize::from(start.color() == Color::Black);
    match read.plies.len() {
        0 => 0,
        plies => start.fullmove() + ((half + plies - 1) / 2) as u32,
    }
}

/// Returns the name of a game from its headings: its players, and its place in the book.
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

/// The number of doubts of each kind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DoubtCounts {
    pub doubtful: usize,
    pub unprinted: usize,
    pub skipped: usize,
    pub stops: usize,
}

impl DoubtCounts {
    /// Counts these doubts, each by its kind.
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

    /// Returns the second half of a sentence about the doubtful and missing moves; `given_up` is
    /// the number of passages that belong to no game.
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

/// Returns a book's name for a file, without its ending: the book's title, or if it has none, its
/// first short line with letters.
pub(super) fn book_name(text: &str) -> String {
    /// Lines searched at most, and characters taken at most.
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

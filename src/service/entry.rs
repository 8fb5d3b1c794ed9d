//! An entry in the list of a book's games: the name its headings give it, and how complete it is.
//!
//! | headings | name |
//! |---|---|
//! | `GAME 3. RUY LOPEZ`, `White: OAK. Black: ASH.` | Oak – Ash · GAME 3 · Ruy Lopez |
//! | `CHAPTER II`, a table | Chapter II · Ruy Lopez |
//! | only what an earlier game's headings say too | Game (line 340) |

use super::rows::{joined, shown_result};
use crate::board::Color;
use crate::book::{BookGame, Doubt, DoubtKind};
use crate::game::{GameTree, title};
use crate::library::GameDate;
use crate::protocol::{BookEntry, LibraryRow};
use crate::words;

/// Makes the entry of a game with this title and this index in the book.
pub(super) fn entry(title: String, place: usize, read: &BookGame, doubts: usize) -> BookEntry {
    let last = match read.plies.len() {
        0 => 0,
        plies => number(read, plies - 1),
    };
    BookEntry {
        title,
        kind: read.kind,
        row: row(place as u32, &read.tree, last),
        read: last,
        printed: read.last_number.unwrap_or(last).max(last),
        doubts: doubts as u32,
        stop: match &read.stop {
            Some(_) => number(read, read.plies.len()),
            None => 0,
        },
    }
}

/// Returns the number of the move of a ply, counted from 0.
fn number(read: &BookGame, ply: usize) -> u32 {
    let start = read.tree.start();
    let half = usize::from(start.color() == Color::Black);
    start.fullmove() + ((half + ply) / 2) as u32
}

/// Returns a game with this number of moves as a row, from what its headings say.
fn row(place: u32, tree: &GameTree, moves: u32) -> LibraryRow {
    let known = |name| known(tree, name).unwrap_or_default();
    LibraryRow {
        place,
        white: known("White").to_owned(),
        black: known("Black").to_owned(),
        result: shown_result(tree.outcome),
        date: GameDate::of_tag(known("Date")).to_string(),
        event: joined([known("Event"), known("Round")]),
        opening: known("Opening").to_owned(),
        moves,
        ..LibraryRow::default()
    }
}

/// Returns the value of a tag; `None` if it says nothing.
fn known<'t>(tree: &'t GameTree, name: &str) -> Option<&'t str> {
    let value = tree.tag(name).map(str::trim);
    value.filter(|value| !matches!(*value, "" | "?" | "-"))
}

/// Returns the name of a game from its headings: its players, and its place in the book.
pub(super) fn name(tree: &GameTree) -> String {
    let mut name = title(tree);
    for tag in ["Event", "Round", "Opening"] {
        let value = known(tree, tag).filter(|value| !name.contains(value));
        if let Some(value) = value {
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
            (self.doubtful, words::MOVES_ARE_DOUBTFUL),
            (self.unprinted, words::MOVES_ARE_UNPRINTED),
            (self.skipped, words::MOVES_ARE_LEFT_OUT),
            (self.stops, words::GAMES_ARE_INCOMPLETE),
            (given_up, words::PASSAGES_ARE_UNREAD),
        ];
        let told = parts.into_iter().filter(|(count, _)| *count > 0);
        let told: Vec<String> = told
            .map(|(count, says)| says.with([count.into()]))
            .collect();
        match told.as_slice() {
            [] => words::NO_MOVE_IS_DOUBTFUL.into(),
            told => told.join("; "),
        }
    }
}

/// Characters of a book's title at most.
const LETTERS: usize = 60;

/// Returns the title of a book, or if it has none, its first short line with letters; empty if
/// there is no such line either.
pub(super) fn book_title(text: &str) -> &str {
    /// Lines searched at most.
    const LINES: usize = 400;
    let lines = || text.lines().take(LINES).map(str::trim);
    let said = lines().find_map(|line| line.strip_prefix("Title:"));
    let first = || lines().find(|line| line.chars().filter(|c| c.is_alphabetic()).count() > 2);
    let title = said.or_else(|| first().filter(|line| line.chars().count() <= LETTERS));
    title.unwrap_or_default().trim()
}

/// Returns a book's name for a file, without its ending.
pub(super) fn book_name(text: &str) -> String {
    let mut name = String::new();
    for c in book_title(text).chars().take(LETTERS) {
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

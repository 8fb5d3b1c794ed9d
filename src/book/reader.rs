//! Reads a whole book, game by game.

use super::game::{Book, BookGame};
use super::printed::{GivenUp, GivenUpWhy, Page, PrintedGame};
use super::{page, score};
use crate::board::Move;
use crate::game::Outcome;

/// A score without names or result is a game only if it has so many plies.
const BARE: usize = 8;

/// Among games that have them it is one only if it has so many: a shorter one is an opening shown.
const WHOLE: usize = 40;

/// Reads the games of a text, one at a time, so that whoever shows them need not wait for the last.
pub struct BookReader<'t> {
    text: &'t str,
    page: Page,
    /// Some score of the text tells who played, or how it ended.
    tells: bool,
    next: usize,
}

impl<'t> BookReader<'t> {
    /// Finds the games of the text; reads none yet.
    #[must_use]
    pub fn new(text: &'t str) -> BookReader<'t> {
        let page = page::find(text);
        BookReader {
            text,
            tells: page.games.iter().any(tells),
            page,
            next: 0,
        }
    }

    /// How many scores the text holds, those included that will turn out to be no games.
    #[must_use]
    pub const fn scores(&self) -> usize {
        self.page.games.len()
    }

    /// How many of them have been read.
    #[must_use]
    pub const fn read(&self) -> usize {
        self.next
    }

    /// What belongs to no game; complete once all games are read.
    #[must_use]
    pub fn given_up(&self) -> &[GivenUp] {
        &self.page.given_up
    }

    /// Reads a game again, now that somebody has said what some plies (from 0) are. `number` is its
    /// place among the scores of the text.
    #[must_use]
    pub fn again(&self, number: usize, choices: &[(usize, Move)]) -> Option<BookGame> {
        let printed = self.page.games.get(number)?;
        Some(score::read(self.text, printed, choices))
    }
}

impl Iterator for BookReader<'_> {
    /// A game, and its place among the scores of the text.
    type Item = (usize, BookGame);

    fn next(&mut self) -> Option<(usize, BookGame)> {
        loop {
            let number = self.next;
            let printed = self.page.games.get(number)?;
            self.next += 1;
            let game = score::read(self.text, printed, &[]);
            let Some(why) = not_a_game(printed, &game, self.tells) else {
                return Some((number, game));
            };
            let given_up = GivenUp {
                span: printed.span.clone(),
                line: line_of(self.text, printed.span.start),
                why,
            };
            let at = self
                .page
                .given_up
                .partition_point(|known| known.span.start < given_up.span.start);
            self.page.given_up.insert(at, given_up);
        }
    }
}

/// Whether a score comes with players, a result, or a heading that calls it a game.
fn tells(printed: &PrintedGame) -> bool {
    let told = |(name, value): &(String, String)| match name.as_str() {
        "White" | "Black" | "Players" => true,
        "Event" => value
            .get(..4)
            .is_some_and(|word| word.eq_ignore_ascii_case("game")),
        _ => false,
    };
    printed.outcome != Outcome::Open || printed.tags.iter().any(told)
}

/// Why what was read is no game that was played from its start; `None` if it is one. Moves from a diagram
/// may be legal for a while in the initial position, but they do not come to their end.
fn not_a_game(printed: &PrintedGame, game: &BookGame, others_tell: bool) -> Option<GivenUpWhy> {
    let (read, all) = (game.plies.len(), printed.moves.len());
    let told = tells(printed);
    let is_game = match &game.stop {
        None if told => read >= 2,
        None => read >= BARE.min(all) && read >= 2,
        // A game whose print cannot be read to the end is still a game; a fragment is not.
        Some(_) if told => read >= BARE,
        Some(_) => read >= 2 * BARE && read * 2 >= all,
    };
    let ends = game.tree.outcome != Outcome::Open;
    if !is_game {
        Some(GivenUpWhy::Diagram)
    } else if others_tell && !told && !ends && read < WHOLE {
        Some(GivenUpWhy::Opening)
    } else {
        None
    }
}

/// Reads a whole book at once.
#[must_use]
pub fn read(text: &str) -> Book {
    let mut reader = BookReader::new(text);
    let games = reader.by_ref().map(|(_, game)| game).collect();
    Book {
        games,
        given_up: reader.page.given_up,
    }
}

/// The line of the text, from 1, that this byte is on.
fn line_of(text: &str, at: usize) -> usize {
    1 + text.as_bytes()[..at]
        .iter()
        .filter(|&&byte| byte == b'\n')
        .count()
}

//! The differences between the shown game and another version of it: the game shown before.
//!
//! The library worker compares them, because it may take long.

use super::Session;
use crate::game::pgn::{Game, write_pgn};
use crate::message::{Comparison, ShelfAsk};
use crate::notation::Notation;

impl Session {
    /// Returns the game shown before this one, as it was left; after an undo back to this one, the
    /// game shown after it. A game without moves does not count.
    #[must_use]
    pub fn former_game(&self) -> Option<&Game> {
        let moments = self.undo.iter().rev().chain(self.redo.iter().rev());
        let mut others = moments
            .filter(|moment| moment.origin != self.origin)
            .map(|moment| &*moment.games[moment.shown]);
        others.find(|game| !game.tree.is_empty())
    }

    /// Returns the differences between the shown game and [`Session::former_game`]; `None` until
    /// the library worker has answered.
    #[must_use]
    pub fn comparison(&self) -> Option<&Comparison> {
        self.comparison.as_deref()
    }

    /// Asks the library worker to compare the two games.
    pub(super) fn compare(&mut self) {
        self.comparison = None;
        let Some(former) = self.former_game() else {
            return;
        };
        let pgn = |game: &Game| write_pgn(&game.whole(), &Notation::SHORT);
        let notation = self.columns.first();
        let ask = ShelfAsk::Compare {
            here: pgn(self.shown_game()),
            there: pgn(former),
            notation: notation.map_or("", |column| column.tag).to_owned(),
        };
        self.shelf.asks.push(ask);
    }
}

//! How the shown game differs from another version of it: the game that was shown before.
//!
//! The librarian finds out, who may take as long as it takes.

use super::Session;
use crate::game::pgn::{Game, write_pgn};
use crate::message::{Comparison, ShelfAsk};
use crate::notation::Notation;

impl Session {
    /// The game that was shown before this one, as it was left; after a step back to this one, the game that was shown
    /// after it. One without moves does not count.
    #[must_use]
    pub fn former_game(&self) -> Option<&Game> {
        let moments = self.undo.iter().rev().chain(self.redo.iter().rev());
        let mut others = moments
            .filter(|moment| moment.origin != self.origin)
            .map(|moment| &*moment.games[moment.shown]);
        others.find(|game| !game.tree.is_empty())
    }

    /// In what the shown game differs from [`Session::former_game`]; `None` until the librarian has said it.
    #[must_use]
    pub fn comparison(&self) -> Option<&Comparison> {
        self.comparison.as_deref()
    }

    /// Asks the librarian in what the two differ.
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

//! A cache of names: a move of a game never changes, so its name does not either.

use std::sync::Arc;

use crate::game::{GameTree, NodeId};
use crate::notation::{Named, Notation};
use crate::rules::Position;

/// The names of a game's moves in the notations asked for so far.
#[derive(Debug, Default)]
pub struct Names {
    /// The names by the move's index in the tree, with the notation of each.
    known: Vec<Vec<(Notation, Arc<Named>)>>,
    /// The number of the game whose names these are; for another game the cache is cleared.
    game: u64,
}

impl Names {
    /// Clears the cache if its names belong to another game.
    pub fn follow(&mut self, game: u64) {
        if self.game != game {
            self.known.clear();
            self.game = game;
        }
    }

    /// Returns a name from the cache.
    #[must_use]
    pub fn known(&self, id: NodeId, notation: Notation) -> Option<Arc<Named>> {
        let names = self.known.get(id.index())?;
        let (_, name) = names.iter().find(|(known, _)| *known == notation)?;
        Some(Arc::clone(name))
    }

    /// Returns the name of a move, from the cache or newly found; `before` is the position before
    /// the move.
    pub fn name(
        &mut self,
        tree: &GameTree,
        id: NodeId,
        before: &Position,
        notation: Notation,
    ) -> Arc<Named> {
        if let Some(known) = self.known(id, notation) {
            return known;
        }
        let mv = &tree.node(id).mv;
        let name = Arc::new(notation.name(mv, &before.turn_of(before.mover(mv))));
        if self.known.len() <= id.index() {
            self.known.resize_with(tree.len(), Vec::new);
        }
        self.known[id.index()].push((notation, Arc::clone(&name)));
        name
    }
}

//! Names once found are kept: a move of a game never changes, so neither does its name.

use std::sync::Arc;

use crate::game::{GameTree, NodeId};
use crate::notation::{Named, Notation};
use crate::rules::Position;

/// The names of a game's moves in the notations asked for so far.
#[derive(Debug, Default)]
pub struct Names {
    /// By the move's place in the tree; a few notations each.
    known: Vec<Vec<(Notation, Arc<Named>)>>,
    /// Which game these are the names of; a new game begins with an empty list.
    game: u64,
}

impl Names {
    /// Forgets all names if they are of another game.
    pub fn follow(&mut self, game: u64) {
        if self.game != game {
            self.known.clear();
            self.game = game;
        }
    }

    /// A name found before.
    #[must_use]
    pub fn known(&self, id: NodeId, notation: Notation) -> Option<Arc<Named>> {
        let names = self.known.get(id.index())?;
        let (_, name) = names.iter().find(|(known, _)| *known == notation)?;
        Some(Arc::clone(name))
    }

    /// The name of a move, found now if it was not before; `before` is the position before it.
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

//! Rearranging a game: raising, lowering and removing lines.
//!
//! ```text
//! 1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nc3
//!
//! promote 2. Nf3     1. e4 c5 (1... e5 2. Nc3) (1... e6) 2. Nf3
//! demote 2. Nf3      1. e4 e5 (1... e6) (1... c5 2. Nf3) 2. Nc3
//! make main 1... e6  1. e4 e6 (1... e5 2. Nc3) (1... c5 2. Nf3)
//! delete 1... c5     1. e4 e5 (1... e6) 2. Nc3
//! cut 1. e4          1. e4
//! ```
//!
//! Rearranging keeps the [`NodeId`]s. Where moves are removed, [`Places`] gives the new ids of the
//! others.

use smallvec::smallvec;

use super::{At, GameNode, GameTree, NextMoves, NodeId};

/// New places of a game's moves after some were removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places(Vec<Option<NodeId>>);

impl Places {
    /// Returns the new place of a move; `None` if it was removed.
    #[must_use]
    pub fn get(&self, id: NodeId) -> Option<NodeId> {
        self.0.get(id.index()).copied().flatten()
    }

    /// Returns the new moment for an old one; `None` if its move was removed.
    #[must_use]
    pub fn moment(&self, at: At) -> Option<At> {
        match at {
            At::Start => Some(At::Start),
            At::After(id) => self.get(id).map(At::After),
        }
    }
}

impl GameTree {
    /// Returns the first move of the innermost variation that contains a move; `None` for moves of
    /// the main line.
    #[must_use]
    pub fn variation(&self, id: NodeId) -> Option<NodeId> {
        self.on_the_way(id, &|rank, _| rank > 0)
    }

    /// Returns the first move of the innermost line around a move that has another line below it;
    /// `None` if there is none.
    #[must_use]
    pub fn outranks(&self, id: NodeId) -> Option<NodeId> {
        self.on_the_way(id, &|rank, lines| rank + 1 < lines)
    }

    /// Returns the last move on the path to this one, including it, whose rank and number of
    /// sibling lines are as wanted.
    fn on_the_way(&self, id: NodeId, wanted: &dyn Fn(usize, usize) -> bool) -> Option<NodeId> {
        let mut path = self.path(At::After(id));
        while let Some(id) = path.pop() {
            let lines = self.next(self.node(id).parent);
            if wanted(rank(lines, id), lines.len()) {
                return Some(id);
            }
        }
        None
    }

    /// Swaps the innermost variation around a move with the line above it. Returns the first move
    /// of the variation, with which [`GameTree::demote`] undoes the change; `None` in the main
    /// line.
    pub fn promote(&mut self, id: NodeId) -> Option<NodeId> {
        let first = self.variation(id)?;
        let lines = self.next_mut(self.node(first).parent);
        let rank = rank(lines, first);
        lines.swap(rank - 1, rank);
        Some(first)
    }

    /// Swaps the innermost line around a move that has another below it with that line. Returns the
    /// first move of the line; `None` if there is no such line.
    pub fn demote(&mut self, id: NodeId) -> Option<NodeId> {
        let first = self.outranks(id)?;
        let lines = self.next_mut(self.node(first).parent);
        let rank = rank(lines, first);
        lines.swap(rank, rank + 1);
        Some(first)
    }

    /// Makes a move part of the main line. The other lines keep their order.
    pub fn make_main(&mut self, id: NodeId) {
        for id in self.path(At::After(id)) {
            let lines = self.next_mut(self.node(id).parent);
            let rank = rank(lines, id);
            lines[..=rank].rotate_right(1);
        }
    }

    /// Removes a move and everything that follows it. The next line takes its place.
    pub fn delete(&mut self, id: NodeId) -> Places {
        let lines = self.next_mut(self.node(id).parent);
        lines.retain(|known| *known != id);
        self.keep_reachable()
    }

    /// Removes everything that follows a moment.
    pub fn cut(&mut self, at: At) -> Places {
        self.next_mut(at).clear();
        self.keep_reachable()
    }

    /// Moves a node so that it follows another moment as its only line.
    pub(crate) fn hang(&mut self, id: NodeId, at: At) {
        self.nodes[id.index()].parent = at;
        *self.next_mut(at) = smallvec![id];
    }

    /// Returns the lines of a moment, to be reordered or removed. Removed lines stay in memory
    /// until [`GameTree::keep_reachable`] drops them.
    pub(crate) fn next_mut(&mut self, at: At) -> &mut NextMoves {
        match at {
            At::Start => &mut self.next,
            At::After(id) => &mut self.nodes[id.index()].next,
        }
    }

    /// Removes the moves that no line leads to any more, and returns the new places of the others.
    pub(crate) fn keep_reachable(&mut self) -> Places {
        let mut reached = vec![false; self.len()];
        let mut waiting = self.next.to_vec();
        while let Some(id) = waiting.pop() {
            reached[id.index()] = true;
            waiting.extend_from_slice(&self.node(id).next);
        }
        let order: Vec<NodeId> = self.ids().filter(|id| reached[id.index()]).collect();
        let (tree, places) = self.arranged(&order);
        *self = tree;
        places
    }

    /// Builds the game of these moves alone, added in this order. Every move must come with all the
    /// moves before it in its line.
    pub(super) fn arranged(&self, order: &[NodeId]) -> (GameTree, Places) {
        let mut place = vec![None; self.len()];
        for (new, id) in (0..).zip(order) {
            place[id.index()] = Some(NodeId(new));
        }
        let places = Places(place);
        let moved = |ids: &[NodeId]| ids.iter().filter_map(|&id| places.get(id)).collect();
        let nodes = order.iter().map(|&id| {
            let node = self.node(id);
            GameNode {
                parent: places.moment(node.parent).unwrap_or(At::Start),
                next: moved(&node.next),
                ..node.clone()
            }
        });
        let tree = GameTree {
            nodes: nodes.collect(),
            next: moved(&self.next),
            start: self.start.clone(),
            tags: self.tags.clone(),
            comments: self.comments.clone(),
            outcome: self.outcome,
        };
        (tree, places)
    }
}

fn rank(lines: &[NodeId], id: NodeId) -> usize {
    lines.iter().position(|&line| line == id).unwrap_or(0)
}

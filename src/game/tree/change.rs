//! A game rearranged: lines raised, lowered and taken out.
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
//! What is only rearranged keeps its [`NodeId`]s; where moves are taken out, [`Places`] says which the others have now.

use super::{At, GameNode, GameTree, NodeId};

/// Where the moves of a game stand after some have been taken out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places(Vec<Option<NodeId>>);

impl Places {
    /// The place that a move has now; `None` if it has been taken out.
    #[must_use]
    pub fn of(&self, id: NodeId) -> Option<NodeId> {
        self.0.get(id.index()).copied().flatten()
    }

    /// The moment that this one is now; `None` if its move has been taken out.
    #[must_use]
    pub fn moment(&self, at: At) -> Option<At> {
        match at {
            At::Start => Some(At::Start),
            At::After(id) => self.of(id).map(At::After),
        }
    }
}

impl GameTree {
    /// The first move of the innermost variation in which a move stands; `None` for moves of the main line.
    #[must_use]
    pub fn variation(&self, id: NodeId) -> Option<NodeId> {
        self.on_the_way(id, &|rank, _| rank > 0)
    }

    /// The first move of the innermost line around a move that has another line below it; `None` if none has.
    #[must_use]
    pub fn outranks(&self, id: NodeId) -> Option<NodeId> {
        self.on_the_way(id, &|rank, lines| rank + 1 < lines)
    }

    /// The last move on the way to this one, itself included, of which the rank among so many lines is as wanted.
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

    /// Lets the innermost variation around a move change places with the line above it. The first move of the
    /// variation, by which [`GameTree::demote`] takes that back; `None` in the main line.
    pub fn promote(&mut self, id: NodeId) -> Option<NodeId> {
        let first = self.variation(id)?;
        let lines = self.next_mut(self.node(first).parent);
        let rank = rank(lines, first);
        lines.swap(rank - 1, rank);
        Some(first)
    }

    /// Lets the innermost line around a move that has another below it change places with that. The first move of
    /// the line; `None` where there is no such line.
    pub fn demote(&mut self, id: NodeId) -> Option<NodeId> {
        let first = self.outranks(id)?;
        let lines = self.next_mut(self.node(first).parent);
        let rank = rank(lines, first);
        lines.swap(rank, rank + 1);
        Some(first)
    }

    /// Makes a move one of the main line. The others keep their order.
    pub fn make_main(&mut self, id: NodeId) {
        for id in self.path(At::After(id)) {
            let lines = self.next_mut(self.node(id).parent);
            let rank = rank(lines, id);
            lines[..=rank].rotate_right(1);
        }
    }

    /// Takes a move out, and all that follows it. What came next to it takes its place.
    pub fn delete(&mut self, id: NodeId) -> Places {
        let lines = self.next_mut(self.node(id).parent);
        lines.retain(|known| *known != id);
        self.keep_reachable()
    }

    /// Takes out all that follows a moment.
    pub fn cut(&mut self, at: At) -> Places {
        self.next_mut(at).clear();
        self.keep_reachable()
    }

    /// How many moves follow a moment in all its lines.
    #[must_use]
    pub fn following(&self, at: At) -> usize {
        let mut waiting = self.next(at).to_vec();
        let mut count = 0;
        while let Some(id) = waiting.pop() {
            count += 1;
            waiting.extend(&self.node(id).next);
        }
        count
    }

    /// Lets a move follow another moment, in which it is the only line.
    pub(crate) fn hang(&mut self, id: NodeId, at: At) {
        self.nodes[id.index()].parent = at;
        *self.next_mut(at) = vec![id];
    }

    /// Puts the lines of a moment in another order, or fewer of them: those left out are reached no more until
    /// [`GameTree::keep_reachable`] takes them out.
    pub(crate) fn next_mut(&mut self, at: At) -> &mut Vec<NodeId> {
        match at {
            At::Start => &mut self.next,
            At::After(id) => &mut self.nodes[id.index()].next,
        }
    }

    /// Takes out the moves to which no line leads any more.
    pub(crate) fn keep_reachable(&mut self) -> Places {
        let mut reached = vec![false; self.len()];
        let mut waiting = self.next.clone();
        while let Some(id) = waiting.pop() {
            reached[id.index()] = true;
            waiting.extend(&self.node(id).next);
        }
        let order: Vec<NodeId> = self.ids().filter(|id| reached[id.index()]).collect();
        let (tree, places) = self.arranged(&order);
        *self = tree;
        places
    }

    /// The game of these moves alone, added in this order. With a move come all before it in its line.
    pub(super) fn arranged(&self, order: &[NodeId]) -> (GameTree, Places) {
        let mut place = vec![None; self.len()];
        for (new, id) in (0..).zip(order) {
            place[id.index()] = Some(NodeId(new));
        }
        let places = Places(place);
        let moved = |ids: &[NodeId]| ids.iter().filter_map(|&id| places.of(id)).collect();
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

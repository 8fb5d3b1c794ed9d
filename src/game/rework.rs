//! Replacing a move, or inserting one before it. What follows stays as long as it is legal; the
//! rest is kept in a comment.
//!
//! | game | change | result |
//! |---|---|---|
//! | `1. e4 e5 2. Nf3 Nc6` | `1... e5` becomes `1... e6` | `1. e4 e6 2. Nf3 Nc6` |
//! | `1. e4 e5 2. Nf3 Nc6 3. Nxe5` | `1... e5` becomes `1... e6` | `1. e4 e6 2. Nf3 Nc6 3. Ne5` |
//! | `1. e4 e5 2. Bc4` | `1. e4` becomes `1. d4` | `1. d4 e5 {No longer possible: 2. Bc4}` |
//! | `1. e4 e5 2. Nf3` | `2. d3` is inserted before `2. Nf3` | `1. e4 e5 2. d3 -- 3. Nf3` |
//!
//! An inserted move changes the side to move, so a null move of the other side follows it until
//! that is replaced as well.

use super::pgn::write_score;
use super::tree::{At, GameTree, NodeId, Places};
use crate::board::Move;
use crate::notation::Notation;
use crate::rules::Position;
use crate::words;

/// The result of reworking a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reworked {
    /// The new move.
    pub id: NodeId,
    /// Moves that are no longer possible and are now in comments.
    pub lost: usize,
    /// New places of the moves.
    pub places: Places,
}

/// Replaces a move by another. Returns `None` and changes nothing if the new move is not legal
/// there or one of the lines begins with it already.
pub fn replace(tree: &mut GameTree, id: NodeId, mv: Move) -> Option<Reworked> {
    let parent = tree.node(id).parent;
    let before = free(tree, parent, &mv)?;
    let old = tree.clone();
    tree.node_mut(id).mv = mv;
    Some(refit(tree, &old, id, before.after(&mv)))
}

/// Inserts a move before another, so that the other follows it; the alternatives stay where they
/// are. Returns `None` and changes nothing if the move is not legal there or one of the lines
/// begins with it already.
pub fn insert(tree: &mut GameTree, id: NodeId, mv: Move) -> Option<Reworked> {
    let parent = tree.node(id).parent;
    let before = free(tree, parent, &mv)?;
    let old = tree.clone();
    let new = tree.add(parent, mv);
    let lines = tree.next_mut(parent);
    lines.pop();
    for line in lines {
        if *line == id {
            *line = new;
        }
    }
    let after = before.after(&mv);
    let mut holder = new;
    if fitting(&after, &tree.node(id).mv).is_none()
        && let Ok(pass) = after.pass()
        && fitting(&after.after(&pass), &tree.node(id).mv).is_some()
    {
        holder = tree.add(At::After(new), pass);
    }
    tree.hang(id, At::After(holder));
    Some(refit(tree, &old, new, after))
}

/// Returns the position at a moment if this move is legal there and no line begins with it.
fn free(tree: &GameTree, at: At, mv: &Move) -> Option<Position> {
    let position = tree.position(at);
    (tree.find(at, mv).is_none() && position.may_go_on(mv)).then_some(position)
}

/// Checks everything that follows a move, given the position `after` it: what fits stays, the rest
/// becomes a comment. `old` is the game before the change.
fn refit(tree: &mut GameTree, old: &GameTree, id: NodeId, after: Position) -> Reworked {
    let mut lost = 0;
    let mut waiting = vec![(id, after)];
    while let Some((id, position)) = waiting.pop() {
        let mut lines = tree.node(id).next.clone();
        lines.retain(|line| {
            let line = *line;
            let Some(mv) = fitting(&position, &tree.node(line).mv) else {
                let (words, count) = excerpt(old, line);
                tree.node_mut(id).comments.push(words);
                lost += count;
                return false;
            };
            tree.node_mut(line).mv = mv;
            waiting.push((line, position.after(&mv)));
            true
        });
        *tree.next_mut(At::After(id)) = lines;
    }
    let places = tree.keep_reachable();
    Reworked {
        // The move was reached, so it has a place.
        id: places.get(id).unwrap_or(id),
        lost,
        places,
    }
}

/// Returns the legal move that is the same on the board; what it captures may differ.
fn fitting(position: &Position, mv: &Move) -> Option<Move> {
    if mv.passes() {
        return position.pass().ok();
    }
    let same = |mv: &Move| (mv.piece, mv.from, mv.to, mv.promotion(), mv.is_castling());
    let moves = position.moves();
    let exact = moves.iter().find(|known| *known == mv);
    let exact = exact.or_else(|| moves.iter().find(|known| same(known) == same(mv)));
    exact.copied()
}

/// Returns a move and all that follows it as words for a comment, and the number of moves.
fn excerpt(tree: &GameTree, id: NodeId) -> (String, usize) {
    let mut copy = GameTree::new(tree.position(tree.node(id).parent));
    let mut waiting = vec![(id, At::Start)];
    while let Some((id, at)) = waiting.pop() {
        let node = tree.node(id);
        let new = copy.add(at, node.mv);
        copy.node_mut(new).annotate_like(node);
        let next = node.next.iter().rev();
        waiting.extend(next.map(|&next| (next, At::After(new))));
    }
    let score = write_score(&copy, &Notation::SHORT);
    let score = score.trim_end().trim_end_matches('*').trim_end();
    // Commands are disabled, because they no longer apply here.
    let score = score.replace("[%", "[ %").replace('\n', " ");
    let words = words::IMPOSSIBLE_MOVES.with([score.into()]);
    (words, copy.len())
}

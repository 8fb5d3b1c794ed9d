//! A move put in the place of another, or before it. What follows stays as long as it is legal; the rest is kept in a
//! comment.
//!
//! | game | done | comes out |
//! |---|---|---|
//! | `1. e4 e5 2. Nf3 Nc6` | `1... e5` becomes `1... e6` | `1. e4 e6 2. Nf3 Nc6` |
//! | `1. e4 e5 2. Nf3 Nc6 3. Nxe5` | `1... e5` becomes `1... e6` | `1. e4 e6 2. Nf3 Nc6 3. Ne5` |
//! | `1. e4 e5 2. Bc4` | `1. e4` becomes `1. d4` | `1. d4 e5 {No longer possible: 2. Bc4}` |
//! | `1. e4 e5 2. Nf3` | `2. d3` comes before `2. Nf3` | `1. e4 e5 2. d3 -- 3. Nf3` |
//!
//! A move that comes in between turns the sides: a null move of the other side stands behind it until it is replaced
//! as well.

use super::pgn::write_score;
use super::tree::{At, GameTree, NodeId, Places};
use crate::board::Move;
use crate::notation::Notation;
use crate::rules::Position;

/// What has come of a game that was reworked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reworked {
    /// The new move.
    pub id: NodeId,
    /// How many moves could not be made any more and stand in comments now.
    pub lost: usize,
    /// Where the moves stand now.
    pub places: Places,
}

/// Puts a move in the place of another. `None`, and nothing is changed, if it is not legal there or one of the lines
/// begins with it already.
pub fn replace(tree: &mut GameTree, id: NodeId, mv: Move) -> Option<Reworked> {
    let parent = tree.node(id).parent;
    let before = free(tree, parent, &mv)?;
    let old = tree.clone();
    tree.node_mut(id).mv = mv;
    Some(refit(tree, &old, id, before.after(&mv)))
}

/// Puts a move before another, so that this follows it; its rivals stay where they are. `None`, and nothing is changed,
/// if the move is not legal there or one of the lines begins with it already.
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

/// The position in which a move would be new and legal.
fn free(tree: &GameTree, at: At, mv: &Move) -> Option<Position> {
    let position = tree.position(at);
    (tree.find(at, mv).is_none() && position.may_go_on(mv)).then_some(position)
}

/// Goes through all that follows a move, before which the position `after` is now: what fits stays, the rest becomes a
/// comment. `old` is the game as it was.
fn refit(tree: &mut GameTree, old: &GameTree, id: NodeId, after: Position) -> Reworked {
    let mut lost = 0;
    let mut waiting = vec![(id, after)];
    while let Some((id, position)) = waiting.pop() {
        let mut lines = tree.node(id).next.clone();
        lines.retain(|&line| {
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
        // It has just been reached.
        id: places.of(id).unwrap_or(id),
        lost,
        places,
    }
}

/// The move of this position that is the same on the board: what it takes may be something else.
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

/// A move and all that follows it as words for a comment, and how many moves that are.
fn excerpt(tree: &GameTree, id: NodeId) -> (String, usize) {
    let mut copy = GameTree::new(tree.position(tree.node(id).parent));
    let mut waiting = vec![(id, At::Start)];
    while let Some((id, at)) = waiting.pop() {
        let node = tree.node(id);
        let new = copy.add(at, node.mv);
        let copied = copy.node_mut(new);
        copied.nags.clone_from(&node.nags);
        copied.before.clone_from(&node.before);
        copied.comments.clone_from(&node.comments);
        let next = node.next.iter().rev();
        waiting.extend(next.map(|&next| (next, At::After(new))));
    }
    let score = write_score(&copy, &Notation::SHORT);
    let score = score.trim_end().trim_end_matches('*').trim_end();
    // A command is no longer one where it no longer belongs.
    let score = score.replace("[%", "[ %").replace('\n', " ");
    (["No longer possible: ", &score].concat(), copy.len())
}

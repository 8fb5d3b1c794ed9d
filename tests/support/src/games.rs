//! Reads games from texts and returns facts about them.

use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::game::{At, GameTree, NodeId};

/// Returns a game as lines of text that do not depend on the order in which its moves were added:
/// the continuations of each moment, the main one first, with their glyphs and comments.
pub fn shape(tree: &GameTree) -> Vec<String> {
    let mut lines = vec![format!(
        "{:?} {:?} {:?} {:?}",
        tree.start(),
        tree.tags,
        tree.comments,
        tree.outcome
    )];
    let mut waiting: Vec<(usize, NodeId)> = tree
        .next(At::Start)
        .iter()
        .rev()
        .map(|&id| (0, id))
        .collect();
    while let Some((ply, id)) = waiting.pop() {
        let node = tree.node(id);
        lines.push(format!(
            "{ply} {:?} {:?} {:?} {:?}",
            node.mv, node.nags, node.before, node.comments
        ));
        waiting.extend(node.next.iter().rev().map(|&next| (ply + 1, next)));
    }
    lines
}

/// Reads the games of a text in any notation.
pub fn read(text: &str) -> Vec<Game> {
    games(text, ReadAs::Auto).collect()
}

/// Returns a sentence for each place of a game that was not understood.
pub fn sentences(game: &Game) -> Vec<String> {
    game.troubles.iter().map(ToString::to_string).collect()
}

/// Returns the moves of a line from `from` on, in short algebraic notation.
pub fn line(tree: &GameTree, from: At) -> String {
    let mut position = tree.position(from);
    let mut names: Vec<String> = Vec::new();
    for id in tree.main_line(from) {
        let mv = tree.node(id).mv;
        let after = position.after(&mv);
        let mut name = String::new();
        position.write_san(&mv, &after, &mut name);
        names.push(name);
        position = after;
    }
    names.join(" ")
}

/// Returns the moves of the main line, in short algebraic notation.
pub fn moves(game: &Game) -> String {
    line(&game.tree, At::Start)
}

/// Returns the main line's move at index `ply`, counted from 0.
pub fn main_node(game: &Game, ply: usize) -> NodeId {
    game.tree
        .main_line(At::Start)
        .nth(ply)
        .expect("so many plies")
}

/// Returns the only game of a text, and panics unless there is exactly one.
pub fn one(text: &str) -> Game {
    let mut all = read(text);
    assert_eq!(all.len(), 1, "{text:?}");
    all.remove(0)
}

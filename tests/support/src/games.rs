//! Games of a text, and what is asked of them.

use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::game::{At, GameTree, NodeId};

/// A game as lines of text that do not depend on the order in which its moves were added: each
/// moment's continuations, the main one first, with what stands beside them.
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

/// The games of a text in whatever notation.
pub fn read(text: &str) -> Vec<Game> {
    games(text, ReadAs::Auto).collect()
}

/// What was not understood of a game, as it is told.
pub fn sentences(game: &Game) -> Vec<String> {
    game.troubles.iter().map(ToString::to_string).collect()
}

/// The moves of a line from a moment on, short.
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

/// The moves of the main line, short.
pub fn moves(game: &Game) -> String {
    line(&game.tree, At::Start)
}

/// The move of the main line after so many plies.
pub fn main_node(game: &Game, ply: usize) -> NodeId {
    game.tree
        .main_line(At::Start)
        .nth(ply)
        .expect("so many plies")
}

/// The one game of a text.
pub fn one(text: &str) -> Game {
    let mut all = read(text);
    assert_eq!(all.len(), 1, "{text:?}");
    all.remove(0)
}

//! What several test files share.

use std::path::{Path, PathBuf};

use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::game::{At, GameTree, NodeId};

/// A file of the large corpora, which live beside the project and not in it. `RANK_AND_FILE_CORPUS`
/// names their folder, by default `../shared/corpus`. Without the file the test that asks for it
/// says in a line that begins with `Skipped: ` that it is not made, and `cargo xtask test` counts it
/// so: the project's own corpus covers the same behaviour in a test of its own.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn shared_corpus(file: &str) -> Option<PathBuf> {
    let default = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus");
    let folder = std::env::var_os("RANK_AND_FILE_CORPUS").map_or_else(default, PathBuf::from);
    let path = folder.join(file);
    if path.is_file() {
        return Some(path);
    }
    println!(
        "Skipped: {} is not there (RANK_AND_FILE_CORPUS names the folder).",
        path.display()
    );
    None
}

/// A game as lines of text that do not depend on the order in which its moves were added: each
/// moment's continuations, the main one first, with what stands beside them.
#[allow(dead_code, reason = "not every test file needs it")]
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
#[allow(dead_code, reason = "not every test file needs it")]
pub fn read(text: &str) -> Vec<Game> {
    games(text, ReadAs::Auto).collect()
}

/// What was not understood of a game, as it is told.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn sentences(game: &Game) -> Vec<String> {
    game.troubles.iter().map(ToString::to_string).collect()
}

#[allow(dead_code, reason = "not every test file needs it")]
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

#[allow(dead_code, reason = "not every test file needs it")]
pub fn moves(game: &Game) -> String {
    line(&game.tree, At::Start)
}

#[allow(dead_code, reason = "not every test file needs it")]
pub fn main_node(game: &Game, ply: usize) -> NodeId {
    game.tree
        .main_line(At::Start)
        .nth(ply)
        .expect("so many plies")
}

/// The one game of a text.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn one(text: &str) -> Game {
    let mut all = read(text);
    assert_eq!(all.len(), 1, "{text:?}");
    all.remove(0)
}

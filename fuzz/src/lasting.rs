//! What a written score keeps of a game.

use rank_and_file::game::GameTree;
use testing::games::shape;

/// Returns a game as lines of text. Its comments have no line breaks, and the tags that say where it
/// begins are left out, because writing adds them.
pub fn lasting(tree: &GameTree) -> Vec<String> {
    let mut tree = tree.clone();
    tree.tags
        .retain(|(name, _)| !["Variant", "SetUp", "FEN"].contains(&name.as_str()));
    for (_, value) in &mut tree.tags {
        *value = value.replace(['\n', '\r'], " ");
    }
    one_line(&mut tree.comments);
    for id in tree.ids() {
        let node = tree.node_mut(id);
        one_line(&mut node.before);
        one_line(&mut node.comments);
    }
    shape(&tree)
}

/// Replaces line breaks and blanks by single spaces, and drops what is then empty.
fn one_line(comments: &mut Vec<String>) {
    for comment in comments.iter_mut() {
        *comment = comment.split_whitespace().collect::<Vec<_>>().join(" ");
    }
    comments.retain(|comment| !comment.is_empty());
}

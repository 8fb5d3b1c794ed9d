//! Moments of a game and counts of repetitions in words.

use super::names::Names;
use crate::game::{At, GameTree};
use crate::notation::Notation;

/// Returns the name of a moment, such as "4… Ng8" or "the start".
pub(crate) fn moment_name(
    tree: &GameTree,
    names: &mut Names,
    notation: Notation,
    at: At,
) -> String {
    let At::After(id) = at else {
        return "the start".to_owned();
    };
    let start = tree.start();
    let ply = start.fullmove() as usize * 2 + start.color().index() + tree.path(at).len() - 1;
    let mut text = (ply / 2).to_string();
    text.push_str(if ply.is_multiple_of(2) { ". " } else { "… " });
    let name = names.known(id, notation).unwrap_or_else(|| {
        let before = tree.position(tree.node(id).parent);
        names.name(tree, id, &before, notation)
    });
    text.push_str(&name.reading.text);
    text
}

/// Returns a count in words, such as "once", "twice" or "three times".
pub(crate) fn times(count: usize) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        3 => "three times".to_owned(),
        4 => "four times".to_owned(),
        5 => "five times".to_owned(),
        _ => count.to_string() + " times",
    }
}

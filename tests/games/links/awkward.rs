//! Games with tags and comments that have a meaning in HTML, forms or PGN.

use proptest::prelude::{Strategy, any, prop, prop_oneof};
use rank_and_file::game::{At, GameTree};
use rank_and_file::rules::Position;

/// Generates texts that have a meaning in HTML, forms or PGN.
fn awkward() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "</chess-notation>",
        "</pre>",
        "<script>",
        "<!--",
        "-->",
        "&lt;",
        "&amp",
        "\"",
        "'",
        "%3C",
        "+",
        "#",
        "}",
        "a",
        " ",
        "é",
        "😀",
        "]]>",
        "\\",
        "&",
        "=",
        ";",
        "1. e4",
        "[%csl Ga1]",
        "javascript:",
    ]);
    prop_oneof![
        prop::collection::vec(words, 0..8).prop_map(|words| words.concat()),
        "\\PC{0,20}",
    ]
}

/// Generates a game with such texts, and with variations.
pub fn game() -> impl Strategy<Value = GameTree> {
    let moves = prop::collection::vec(
        (
            any::<prop::sample::Index>(),
            any::<prop::sample::Index>(),
            awkward(),
        ),
        0..24,
    );
    (awkward(), moves).prop_map(|(value, moves)| {
        let mut tree = GameTree::new(Position::start());
        tree.tags.push(("White".to_owned(), value));
        for (moment, choice, comment) in moves {
            let at = match moment.index(tree.len() + 1) {
                0 => At::Start,
                nth => At::After(tree.ids().nth(nth - 1).unwrap()),
            };
            let moves = tree.position(at).moves();
            if moves.is_empty() {
                continue;
            }
            let mv = moves[choice.index(moves.len())];
            if tree.find(at, &mv).is_none() {
                let id = tree.add(at, mv);
                tree.node_mut(id).comments.push(comment);
            }
        }
        tree
    })
}

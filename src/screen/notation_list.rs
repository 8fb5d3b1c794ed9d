//! The notations that a column of the score sheet can have, with the current move in each.
//!
//! | typed in the search field | listed |
//! |---|---|
//! | nothing | all that suit the game |
//! | `german` | German short and long algebraic, German braille, announced moves in German |
//! | `brai emb` | braille for embossers |
//! | `QKt` | those that write the current move with `QKt` |

use crate::game::{At, GameTree, NodeId};
use crate::notation::{NotationGroup, NotationRow, listed};
use crate::session::{Column, Session};

/// A notation in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedNotation {
    /// The column that it would be.
    pub column: Column,
    /// Its group in the list.
    pub group: NotationGroup,
    /// The current move in it, or the first move of the game at its start; its sample if there is none.
    pub name: String,
}

/// Returns the notations that suit the game and have every word of the text in their title, language, group or
/// spelling of the current move.
#[must_use]
pub fn notation_list(session: &Session, sought: &str) -> Vec<ListedNotation> {
    let tree = session.tree();
    let shown = shown_move(tree, session.at());
    let shown = shown.map(|id| (&tree.node(id).mv, tree.position(tree.node(id).parent)));
    // The legal moves are found once for all rows.
    let turn = shown
        .as_ref()
        .map(|(mv, before)| (*mv, before.turn_of(before.mover(mv))));
    let sought = sought.to_ascii_lowercase();
    let rows = session.offer().columns().filter_map(|column| {
        let row = listed(column.tag)?;
        let name = match &turn {
            Some((mv, turn)) => column.notation.text(mv, turn),
            None => row.sample.to_owned(),
        };
        let group = row.group;
        let found = sought
            .split_whitespace()
            .all(|word| has(row, group, &name, word));
        found.then_some(ListedNotation {
            column,
            group,
            name,
        })
    });
    rows.collect()
}

/// Returns the current move, or at the start the first one of the game.
fn shown_move(tree: &GameTree, at: At) -> Option<NodeId> {
    match at {
        At::After(id) => Some(id),
        At::Start => tree.next(At::Start).first().copied(),
    }
}

/// Returns whether a word in small letters is found in what is known of a notation.
fn has(row: &NotationRow, group: NotationGroup, name: &str, word: &str) -> bool {
    let texts = [
        row.title,
        &row.said(),
        row.spoken,
        row.language,
        row.tag,
        &group.title(),
        name,
    ];
    texts
        .iter()
        .any(|text| text.to_ascii_lowercase().contains(word))
}

//! Games as JSON: tags, start, result, and every move in every notation for the game.
//!
//! | game | `plies` | `variations` |
//! |---|---|---|
//! | `1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3` | `e4 e5 Nf3` | `c5 Nf3`, leaves 0 after 1; `c3`, leaves 1 after 2 |

use std::collections::VecDeque;

use rank_and_file::board::{Move, Variant};
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::Game;
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::{CATALOGUE, Notation, NotationRow, Ply, Rule, Turn};
use serde_json::{Map, Value, json};

/// Returns a game's errors as JSON objects.
pub fn errors(game: &Game) -> Vec<Value> {
    let errors = game.troubles.iter().filter(|trouble| trouble.is_error());
    errors
        .map(|trouble| {
            json!({ "line": trouble.line, "column": trouble.column, "message": trouble.fault.to_string() })
        })
        .collect()
}

/// Returns a game as a JSON object.
pub fn object(tree: &GameTree, errors: Vec<Value>) -> Value {
    let mut tags = Map::new();
    for (name, value) in &tree.tags {
        // If a tag is given twice, the first counts, as for the reader.
        tags.entry(name).or_insert_with(|| json!(value));
    }
    let mut lines = lines(tree).into_iter();
    let plies = lines.next().map(|game| game.plies).unwrap_or_default();
    let variations = lines
        .map(|line| json!({ "leaves": line.leaves, "after": line.after, "plies": line.plies }));
    json!({
        "tags": tags,
        "variant": tree.start().variant().tag(),
        "start": write_fen(tree.start()),
        "result": tree.outcome.pgn(),
        "plies": plies,
        "variations": variations.collect::<Vec<_>>(),
        "errors": errors,
    })
}

/// The game, or a variation.
struct Line {
    /// Index of the line that it leaves: 0 is the game, 1 the first variation.
    leaves: usize,
    /// Plies before it, from the start of the game.
    after: usize,
    /// An object for each ply.
    plies: Vec<Value>,
}

/// Returns the game, followed by every variation; those of earlier lines come first. It is a flat
/// list, however deep the variations are nested.
fn lines(tree: &GameTree) -> Vec<Line> {
    let columns = columns(tree.start().variant());
    let mut lines = Vec::new();
    let mut begins = VecDeque::from([(0, 0, tree.start().clone(), tree.next(At::Start).first())]);
    while let Some((leaves, after, mut position, mut next)) = begins.pop_front() {
        let mut plies = Vec::new();
        while let Some(&id) = next {
            let node = tree.node(id);
            let beside = tree.next(node.parent);
            // Other moves are listed with the first one, and begin where it begins.
            if beside.first() == Some(&id) {
                let others = beside.iter().skip(1);
                let before = after + plies.len();
                begins.extend(others.map(|it| (lines.len(), before, position.clone(), Some(it))));
            }
            plies.push(ply(&columns, &node.mv, &position.turn()));
            position.play(&node.mv);
            next = node.next.first();
        }
        lines.push(Line {
            leaves,
            after,
            plies,
        });
    }
    lines
}

/// Returns the notations for a game of this variant, except dialects.
fn columns(variant: Variant) -> Vec<&'static NotationRow> {
    let rows = CATALOGUE.iter();
    rows.filter(|row| !row.is_dialect && row.notation.suits(variant))
        .collect()
}

/// Returns a move in each of these notations, with the rules behind two of its names.
fn ply(columns: &[&NotationRow], mv: &Move, turn: &Turn<'_>) -> Value {
    let ply = Ply::new(mv, turn);
    let (mut names, mut rules) = (Map::new(), Map::new());
    for row in columns {
        let mut name = String::new();
        let rule = match row.notation {
            // Readers of the coordinates usually pass them to an engine, and engines do not know
            // dashes.
            Notation::Uci if mv.passes() => {
                name.push_str("0000");
                Rule::NullMove
            }
            notation => notation.write(&ply, &mut name),
        };
        names.insert(row.tag.to_owned(), name.into());
        if matches!(row.notation, Notation::SHORT | Notation::DESCRIPTIVE) {
            rules.insert(row.tag.to_owned(), rule.tag().into());
        }
    }
    names.insert("rule".to_owned(), rules.into());
    names.into()
}

//! Games as JSON: tags, start, result, and every move in every notation that the game has.
//!
//! | game | `plies` | `variations` |
//! |---|---|---|
//! | `1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3` | `e4 e5 Nf3` | `c5 Nf3`, leaves 0 after 1; `c3`, leaves 1 after 2 |

use std::collections::VecDeque;

use rank_and_file::board::Move;
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::Game;
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::{CATALOGUE, Named, Notation, Turn};
use serde_json::{Map, Value, json};

/// A game's errors as JSON objects.
pub fn errors(game: &Game) -> Vec<Value> {
    let errors = game.troubles.iter().filter(|trouble| trouble.is_error());
    errors
        .map(|trouble| {
            json!({ "line": trouble.line, "column": trouble.column, "message": trouble.fault.to_string() })
        })
        .collect()
}

/// A game as one JSON object.
pub fn object(tree: &GameTree, errors: Vec<Value>) -> Value {
    let mut tags = Map::new();
    for (name, value) in &tree.tags {
        // Of a tag given twice, the first counts, as it does for the reader.
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
        "variations": variations.collect::<Value>(),
        "errors": errors,
    })
}

/// The game or a variation.
struct Line {
    /// The line that it leaves: 0 is the game, 1 the first variation.
    leaves: usize,
    /// How many plies stand before it, from the start of the game.
    after: usize,
    plies: Vec<Value>,
}

/// The game, and behind it every variation, those that leave an earlier line first: a list, however deep they are
/// nested.
fn lines(tree: &GameTree) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut begins = VecDeque::from([(0, 0, tree.start().clone(), tree.next(At::Start).first())]);
    while let Some((leaves, after, mut position, mut next)) = begins.pop_front() {
        let mut plies = Vec::new();
        while let Some(&id) = next {
            let node = tree.node(id);
            let beside = tree.next(node.parent);
            // What else there is stands beside the first, and begins where that one does.
            if beside.first() == Some(&id) {
                let others = beside.iter().skip(1);
                let after = after + plies.len();
                begins.extend(others.map(|it| (lines.len(), after, position.clone(), Some(it))));
            }
            plies.push(ply(&node.mv, &position.turn()));
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

/// A move in every notation that the game has, and the rules behind two of its names.
fn ply(mv: &Move, turn: &Turn<'_>) -> Value {
    let mut columns = Map::new();
    let mut rules = Map::new();
    for row in CATALOGUE.iter().filter(|row| !row.is_dialect) {
        if !row.notation.suits(turn.variant) {
            continue;
        }
        let Named { reading, rule, .. } = row.notation.name(mv, turn);
        // Who reads the column of coordinates mostly hands it to an engine, which knows no dashes.
        let text = match row.notation {
            Notation::Uci if mv.passes() => "0000",
            _ => &reading.text,
        };
        columns.insert(row.tag.to_owned(), json!(text));
        if matches!(row.notation, Notation::SHORT | Notation::DESCRIPTIVE) {
            rules.insert(row.tag.to_owned(), json!(rule.tag()));
        }
    }
    columns.insert("rule".to_owned(), Value::Object(rules));
    Value::Object(columns)
}

//! Games as JSON: tags, start, result, and every move in every notation that the game has.

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
    let mut position = tree.start().clone();
    let mut plies = Vec::new();
    for id in tree.main_line(At::Start) {
        let mv = tree.node(id).mv;
        plies.push(ply(&mv, &position.turn()));
        position.play(&mv);
    }
    json!({
        "tags": tags,
        "variant": tree.start().variant().tag(),
        "start": write_fen(tree.start()),
        "result": tree.outcome.pgn(),
        "plies": plies,
        "errors": errors,
    })
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
        columns.insert(row.tag.to_owned(), json!(reading.text));
        if matches!(row.notation, Notation::SHORT | Notation::DESCRIPTIVE) {
            rules.insert(row.tag.to_owned(), json!(rule.tag()));
        }
    }
    columns.insert("rule".to_owned(), Value::Object(rules));
    Value::Object(columns)
}

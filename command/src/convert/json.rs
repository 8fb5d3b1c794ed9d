//! Games as JSON: tags, start, result, and every move in every notation for the game.
//!
//! | game | `plies` | `variations` |
//! |---|---|---|
//! | `1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3` | `e4 e5 Nf3` | `c5 Nf3`, leaves 0 after 1; `c3`, leaves 1 after 2 |

use rank_and_file::board::{Move, Variant};
use rank_and_file::game::GameTree;
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::Game;
use rank_and_file::notation::{CATALOGUE, Notation, NotationRow, Ply, Turn};
use rank_and_file::rules::Position;
use rank_and_file_api::{lines, write_name};
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
    let columns = columns(tree.start().variant());
    let named = |id, before: &Position| ply(&columns, &tree.node(id).mv, &before.turn());
    let mut lines = lines(tree, named).into_iter();
    let plies = lines.next().map(|game| game.moves).unwrap_or_default();
    let variations = lines
        .map(|line| json!({ "leaves": line.leaves, "after": line.after, "plies": line.moves }));
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
        let rule = write_name(row.notation, &ply, &mut name);
        names.insert(row.tag.to_owned(), name.into());
        if matches!(row.notation, Notation::SHORT | Notation::DESCRIPTIVE) {
            rules.insert(row.tag.to_owned(), rule.tag().into());
        }
    }
    names.insert("rule".to_owned(), rules.into());
    names.into()
}

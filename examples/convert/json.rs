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
use rank_and_file::notation::{CATALOGUE, Listed, Notation, Ply, Rule, Turn};
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

/// Returns a game as the text of a JSON object.
pub fn object(tree: &GameTree, errors: Vec<Value>) -> String {
    let mut tags = Map::new();
    for (name, value) in &tree.tags {
        // If a tag is given twice, the first counts, as for the reader.
        tags.entry(name).or_insert_with(|| json!(value));
    }
    let head = json!({
        "tags": tags,
        "variant": tree.start().variant().tag(),
        "start": write_fen(tree.start()),
        "result": tree.outcome.pgn(),
    });
    let mut lines = lines(tree).into_iter();
    let plies = lines.next().map(|game| game.plies).unwrap_or_default();
    let variations = lines.map(|line| {
        let Line {
            leaves,
            after,
            plies,
        } = line;
        format!(r#"{{"leaves":{leaves},"after":{after},"plies":[{plies}]}}"#)
    });
    let variations = variations.collect::<Vec<_>>().join(",");
    let errors = Value::Array(errors);
    let head = head.to_string();
    let begun = head.strip_suffix('}').unwrap_or_default();
    format!(r#"{begun},"plies":[{plies}],"variations":[{variations}],"errors":{errors}}}"#)
}

/// The game, or a variation.
struct Line {
    /// Index of the line that it leaves: 0 is the game, 1 the first variation.
    leaves: usize,
    /// Plies before it, from the start of the game.
    after: usize,
    /// Text with a JSON object for each ply, separated by commas.
    plies: String,
}

/// Returns the game, followed by every variation; those of earlier lines come first. It is a flat
/// list, however deep the variations are nested.
fn lines(tree: &GameTree) -> Vec<Line> {
    let mut writer = PlyWriter::new(tree.start().variant());
    let mut lines = Vec::new();
    let mut begins = VecDeque::from([(0, 0, tree.start().clone(), tree.next(At::Start).first())]);
    while let Some((leaves, after, mut position, mut next)) = begins.pop_front() {
        let mut plies = String::new();
        let mut count = after;
        while let Some(&id) = next {
            let node = tree.node(id);
            let beside = tree.next(node.parent);
            // Other moves are listed with the first one, and begin where it begins.
            if beside.first() == Some(&id) {
                let others = beside.iter().skip(1);
                begins.extend(others.map(|it| (lines.len(), count, position.clone(), Some(it))));
            }
            plies.push_str(if plies.is_empty() { "" } else { "," });
            writer.write(&node.mv, &position.turn(), &mut plies);
            position.play(&node.mv);
            count += 1;
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

/// Writes the plies of a game.
struct PlyWriter {
    /// Notations for the game, except dialects.
    columns: Vec<&'static Listed>,
    /// Rules behind the names of a ply, kept to reuse the allocation.
    rules: String,
}

impl PlyWriter {
    fn new(variant: Variant) -> PlyWriter {
        let rows = CATALOGUE.iter();
        let columns = rows.filter(|row| !row.is_dialect && row.notation.suits(variant));
        PlyWriter {
            columns: columns.collect(),
            rules: String::new(),
        }
    }

    /// Adds a move in every notation for the game, and the rules behind two of its names. No name
    /// has a character that JSON must escape.
    fn write(&mut self, mv: &Move, turn: &Turn<'_>, out: &mut String) {
        let ply = Ply::new(mv, turn);
        self.rules.clear();
        out.push('{');
        for row in &self.columns {
            out.extend(["\"", row.tag, "\":\""]);
            let rule = match row.notation {
                // Readers of the coordinates usually pass them to an engine, and engines do not
                // know dashes.
                Notation::Uci if mv.passes() => {
                    out.push_str("0000");
                    Rule::NullMove
                }
                notation => notation.write(&ply, out),
            };
            out.push_str("\",");
            if matches!(row.notation, Notation::SHORT | Notation::DESCRIPTIVE) {
                let comma = if self.rules.is_empty() { "" } else { "," };
                self.rules
                    .extend([comma, "\"", row.tag, "\":\"", rule.tag(), "\""]);
            }
        }
        out.extend(["\"rule\":{", self.rules.as_str(), "}}"]);
    }
}

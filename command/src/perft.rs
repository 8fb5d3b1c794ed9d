//! `perft`: counts the games of a few plies, the usual test for comparing move generators.

use rank_and_file::board::{Move, Variant};
use rank_and_file::notation::three::sentence;
use rank_and_file::notation::{Notation, Turn};
use serde_json::json;

use crate::arguments::PerftArgs;
use crate::start::position;
use crate::streams::{Stop, Streams};

/// Prints the number of ways in which the plies can be played, and with `--divide` first that of
/// each move.
pub fn perft(asked: &PerftArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    let start = position(asked.fen.as_deref(), asked.variant)?;
    if let (true, Some(rest)) = (asked.divide, asked.depth.checked_sub(1)) {
        let turn = start.turn();
        for mv in &turn.moves {
            let text = text_of(mv, &turn);
            let count = start.after(mv).count_games(rest);
            match asked.json {
                true => writeln!(streams.out, "{}", json!({ "move": text, "count": count }))?,
                false => writeln!(streams.out, "{text}: {count}")?,
            }
        }
    }
    let count = start.count_games(asked.depth);
    match asked.json {
        true => {
            let object = json!({ "depth": asked.depth, "count": count });
            writeln!(streams.out, "{object}")?;
        }
        false => writeln!(streams.out, "{count}")?,
    }
    Ok(true)
}

/// Returns the text of a move in a notation that distinguishes all moves of the variant.
fn text_of(mv: &Move, turn: &Turn<'_>) -> String {
    match turn.variant {
        Variant::UChess | Variant::UChessAise => {
            sentence(mv, turn.color).map_or_else(|| mv.describe(), |words| words.to_string())
        }
        variant => Notation::Uci.on(variant).text(mv, turn),
    }
}

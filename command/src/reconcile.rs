//! `reconcile`: makes one game of two score sheets, and says where they differ.
//!
//! | output | what it has |
//! |---|---|
//! | standard output | the game as PGN, or with `--json` one object with the game and all differences |
//! | standard error | each difference, with what was taken and why |

use std::io::Read;

use rank_and_file::game::pgn::write_pgn;
use rank_and_file::notation::Notation;
use rank_and_file::sheets::{ReconciledGame, ScoreSheet, SheetDifference};
use serde_json::{Value, json};

use crate::arguments::ReconcileArgs;
use crate::streams::{Stop, Streams, each_file, tell};
use crate::unpack::unpack;

/// Makes one game of the sheets. Returns whether they do not differ and all was read.
pub fn reconcile(asked: &ReconcileArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    let mut sheets = Vec::new();
    let read = each_file(&asked.files, streams, |name, source, _, mut err| {
        let whole = unpack(name, source, asked.pictures.language(None), &mut err)?;
        let mut text = String::new();
        source.read_to_string(&mut text)?;
        sheets.push(text);
        Ok(whole == Some(true))
    })?;
    if sheets.len() < asked.files.len() {
        return Ok(false);
    }
    let texts = [0, 1].map(|sheet| sheets.get(sheet).map_or("", String::as_str));
    let notation = asked.to.notation;
    let game = rank_and_file::sheets::reconcile(texts);
    if game.plies.is_empty() {
        tell(
            streams.err,
            "rank-and-file: no move was found on the sheets\n",
        );
        return Ok(false);
    }
    let differences = game.differences(texts, notation);
    let unread = game.remarks(texts);
    if asked.json {
        let object = object(&game, &differences, &unread, notation);
        writeln!(streams.out, "{object}")?;
    } else {
        streams
            .out
            .write_all(write_pgn(&game.tree, &notation).as_bytes())?;
        for difference in &differences {
            let SheetDifference {
                place, sentence, ..
            } = difference;
            tell(streams.err, format!("{place}: {sentence}\n"));
        }
        for remark in &unread {
            tell(streams.err, format!("{remark}\n"));
        }
    }
    Ok(read && differences.is_empty() && unread.is_empty())
}

/// Returns the game with all differences.
fn object(
    game: &ReconciledGame,
    differences: &[SheetDifference],
    remarks: &[String],
    notation: Notation,
) -> Value {
    let sheets: Vec<Value> = ScoreSheet::BOTH
        .into_iter()
        .map(|sheet| {
            let facts = &game.sheets[sheet as usize];
            json!({
                "notation": facts.notation.row(game.tree.start().variant()).tag,
                "written": facts.written,
                "right": facts.right,
            })
        })
        .collect();
    let differences: Vec<Value> = differences
        .iter()
        .map(|difference| {
            json!({
                "ply": difference.ply,
                "place": difference.place,
                "sentence": difference.sentence,
                "open": difference.open,
            })
        })
        .collect();
    json!({
        "pgn": write_pgn(&game.tree, &notation),
        "sheets": sheets,
        "differences": differences,
        "remarks": remarks,
    })
}

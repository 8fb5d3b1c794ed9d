//! `reconcile`: makes one game of two score sheets, and says where they differ.
//!
//! | output | what it has |
//! |---|---|
//! | standard output | the game as PGN, or with `--json` one object with the game and all differences |
//! | standard error | each difference, with what was taken and why |

use std::io::Read;

use rank_and_file_api::{Difference, Reconciled};
use serde_json::json;

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
    let told = Reconciled::new(&game, texts, notation);
    if asked.json {
        writeln!(streams.out, "{}", json!(told))?;
    } else {
        streams.out.write_all(told.pgn.as_bytes())?;
        for Difference {
            place, sentence, ..
        } in &told.differences
        {
            tell(streams.err, format!("{place}: {sentence}\n"));
        }
        for remark in &told.remarks {
            tell(streams.err, format!("{remark}\n"));
        }
    }
    Ok(read && told.differences.is_empty() && told.remarks.is_empty())
}

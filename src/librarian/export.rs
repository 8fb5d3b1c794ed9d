//! The games that a search finds, made into a file for the page to save.

use js_sys::Array;
use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::message::{ShelfFormat, ShelfQuery};
use rank_and_file::notation::listed;
use rank_and_file::output::export::{GameFormat, game};
use wasm_bindgen::prelude::JsValue;
use web_sys::Blob;

use super::post::scope;
use super::reading::LibraryReader;
use super::waiting::turn;

/// So many games are written before others have their turn.
const GAMES: usize = 200;

/// What a table of games has in its columns.
const COLUMNS: [&str; 13] = [
    "number",
    "white",
    "black",
    "white_rating",
    "black_rating",
    "result",
    "date",
    "event",
    "site",
    "round",
    "eco",
    "opening",
    "moves",
];

/// Makes a file of the games that a search finds, and hands it to the page with a name for it.
pub async fn export(librarian: LibraryReader, query: ShelfQuery, format: ShelfFormat) {
    let places = librarian.found(&query);
    let parts = Array::new();
    for places in places.chunks(GAMES) {
        parts.push(&written(&librarian, places, &format).into());
        turn().await;
    }
    let extension = match format {
        ShelfFormat::Pgn => "pgn",
        ShelfFormat::Score { .. } => "txt",
        ShelfFormat::Table => {
            parts.unshift(&(COLUMNS.join(",") + "\r\n").into());
            "csv"
        }
    };
    let name = format!("{}-games.{extension}", places.len());
    if let Ok(file) = Blob::new_with_str_sequence(&parts) {
        // Fails only for what cannot be copied, which names and files can be.
        let _ = scope().post_message(&Array::of2(&name.into(), &JsValue::from(file)));
    }
}

/// The games at these places as text.
fn written(librarian: &LibraryReader, places: &[u32], format: &ShelfFormat) -> String {
    let mut text = String::new();
    for &place in places {
        match format {
            ShelfFormat::Pgn => {
                text.push_str(librarian.pgn(place).trim());
                text.push_str("\n\n");
            }
            ShelfFormat::Score { notation } => {
                let notation = listed(notation).map(|row| row.notation);
                for one in games(&librarian.pgn(place), ReadAs::Auto) {
                    let form = notation.map_or(GameFormat::Pgn, GameFormat::Score);
                    text.push_str(&game(&one, form));
                    text.push('\n');
                }
            }
            ShelfFormat::Table => text.push_str(&line(&librarian.cells(place))),
        }
    }
    text
}

/// A line of a table as RFC 4180 has it: a cell with a comma, a quote or a line break stands in quotes.
fn line(cells: &[String]) -> String {
    let quoted = cells
        .iter()
        .map(|cell| match cell.contains([',', '"', '\n', '\r']) {
            true => ["\"", &cell.replace('"', "\"\""), "\""].concat(),
            false => cell.clone(),
        });
    quoted.collect::<Vec<_>>().join(",") + "\r\n"
}

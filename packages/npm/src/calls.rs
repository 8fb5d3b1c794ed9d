//! The calls of all functions except those of books.

use rank_and_file_api::{convert, explain, figure, name, name_games, parse};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{read, told};

/// Calls the function of this name with a text, with a position and a move, or with a text and
/// an info string. `functions.js` gives only names that exist; any other is `parse`.
#[wasm_bindgen]
#[must_use]
pub fn ask(function: &str, text: &str, mv: &str, options: &str) -> String {
    let options = read(options);
    match function {
        "name" => told(name(text, mv, &options)),
        "explain" => told(explain(text, mv, &options)),
        "convert" => told(convert(text, &options)),
        "figure" => told(Ok(figure(text, mv))),
        "nameGames" => told(name_games(text, &options)),
        _ => told(parse(text, &options)),
    }
}

//! The calls of all functions except those of books and of Markdown.

use rank_and_file_api::{convert, explain, name, name_games, parse};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::options::read;
use crate::told;

/// Calls the function of this name with a text, or with a position and a move. `functions.js` gives
/// only names that exist; any other is `parse`.
#[wasm_bindgen]
#[must_use]
pub fn ask(function: &str, text: &str, mv: &str, options: &str) -> String {
    let options = read(options);
    match function {
        "name" => told(name(text, mv, &options)),
        "explain" => told(explain(text, mv, &options)),
        "convert" => told(convert(text, &options)),
        "nameGames" => told(name_games(text, &options)),
        _ => told(parse(text, &options)),
    }
}

//! The calls about old books.

use rank_and_file_api::{read_book, read_book_file};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::options::read;
use crate::told;

/// Reads the games of an old book.
#[wasm_bindgen]
#[must_use]
pub fn ask(text: &str, options: &str) -> String {
    told(read_book(text, &read(options)))
}

/// Reads the games of an old book from the bytes of a file.
#[wasm_bindgen(js_name = askFile)]
#[must_use]
pub fn ask_file(bytes: &[u8], file: &str, options: &str) -> String {
    told(read_book_file(bytes, file, &read(options)))
}

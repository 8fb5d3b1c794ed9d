//! The calls about old books and score sheets.

use rank_and_file_api::{read_book, read_book_file, read_pages, reconcile};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::options::read;
use crate::pages;
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

/// Reads the games of an old book from the recognised words of its pages.
#[wasm_bindgen(js_name = askPages)]
#[must_use]
pub fn ask_pages(pages: &str, options: &str) -> String {
    told(read_pages(&pages::read(pages), &read(options)))
}

/// Makes one game of two score sheets.
#[wasm_bindgen(js_name = askSheets)]
#[must_use]
pub fn ask_sheets(first: &str, second: &str, options: &str) -> String {
    told(reconcile(first, second, &read(options)))
}

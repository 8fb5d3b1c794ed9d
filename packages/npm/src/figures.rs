//! The call about Markdown.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::told;

/// Writes a fence of Markdown as HTML.
#[wasm_bindgen]
#[must_use]
pub fn figure(text: &str, info: &str) -> String {
    told(Ok(rank_and_file_api::figure(text, info)))
}

//! A page with other words printed in one place.

use std::ops::Range;

use super::SourcePage;

/// Returns the page with other words for one move.
pub fn with(page: &SourcePage, ply: usize, words: &str) -> String {
    put(&page.text, page.plies[ply].clone(), words)
}

/// Returns the text with other words for a range of bytes.
pub fn put(text: &str, span: Range<usize>, words: &str) -> String {
    format!("{}{words}{}", &text[..span.start], &text[span.end..])
}

//! Lengths of text, in bytes and in columns.

/// Returns the start of the text, at most this many bytes long and cut between characters.
pub(in crate::book::page) fn clip(text: &str, limit: usize) -> &str {
    &text[..text.floor_char_boundary(limit)]
}

/// Returns the width of the text in columns, a tab counting as eight.
pub(in crate::book::page) fn columns(gap: &str) -> usize {
    let wide = |c: char| match c {
        '\t' => 8,
        '\u{feff}' | '\r' => 0,
        _ => 1,
    };
    gap.chars().map(wide).sum()
}

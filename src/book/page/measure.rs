//! Lengths of text, in bytes and in columns.

/// The text up to this many bytes, to the end of a letter.
pub(super) fn clip(text: &str, limit: usize) -> &str {
    &text[..text.floor_char_boundary(limit)]
}

/// How many columns this text is wide.
pub(super) fn columns(gap: &str) -> usize {
    let wide = |c: char| match c {
        '\t' => 8,
        '\u{feff}' | '\r' => 0,
        _ => 1,
    };
    gap.chars().map(wide).sum()
}

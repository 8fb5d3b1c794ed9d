//! Lengths of text, in bytes and in columns.

/// The text up to this many bytes, to the end of a letter.
pub(super) fn clip(text: &str, limit: usize) -> &str {
    if text.len() <= limit {
        return text;
    }
    let mut end = limit;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
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

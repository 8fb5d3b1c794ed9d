//! Reduces the text of a Rust file to its code, for tests that read the source.

/// Returns the text without comments, strings and characters, with its line breaks kept. Any brace
/// or `fn` left is code.
pub fn bare(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = bare.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let aside = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            'r' if !word && rest[1..].trim_start_matches('#').starts_with('"') => raw_string(rest),
            '"' => quoted(rest, '"'),
            '\'' if is_character(rest) => quoted(rest, '\''),
            _ => 0,
        };
        if aside == 0 {
            bare.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            bare.extend(rest[..aside].chars().filter(|c| *c == '\n'));
            rest = &rest[aside..];
        }
    }
    bare
}

/// Returns the length of the raw string at the start of a text.
fn raw_string(text: &str) -> usize {
    let open = text.find('"').expect("the quote that opens it");
    let end = format!("\"{}", "#".repeat(open - 1));
    let body = &text[open + 1..];
    body.find(&end)
        .map_or(text.len(), |at| open + 1 + at + end.len())
}

/// Returns the length of the string or character at the start of a text.
fn quoted(text: &str, mark: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == mark => return at + c.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// Returns whether an apostrophe opens a character, and not a lifetime or label.
fn is_character(text: &str) -> bool {
    let mut after = text.chars().skip(1);
    match after.next() {
        Some('\\') => true,
        Some(_) => after.next() == Some('\''),
        None => false,
    }
}

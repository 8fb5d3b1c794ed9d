//! The text of a Rust file as code alone, for tests that read the source.

/// The text with comments, strings and characters blanked out, line by line as it was: what is left of a
/// brace or an `fn` is one of the code.
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

/// How long the raw string is that a text begins with.
fn raw_string(text: &str) -> usize {
    let open = text.find('"').expect("the quote that opens it");
    let end = format!("\"{}", "#".repeat(open - 1));
    let body = &text[open + 1..];
    body.find(&end)
        .map_or(text.len(), |at| open + 1 + at + end.len())
}

/// How long the string or the character is that a text begins with.
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

/// Whether an apostrophe opens a character and no lifetime or label.
fn is_character(text: &str) -> bool {
    let mut after = text.chars().skip(1);
    match after.next() {
        Some('\\') => true,
        Some(_) => after.next() == Some('\''),
        None => false,
    }
}

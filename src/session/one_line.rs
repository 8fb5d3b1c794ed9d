//! Texts written on one line, and those of actions, built from words.

use std::fmt::Display;

/// Writes a text on one line: line breaks and backslashes are escaped with a backslash.
#[must_use]
pub(crate) fn on_one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => line.push_str("\\\\"),
            '\n' => line.push_str("\\n"),
            '\r' => line.push_str("\\r"),
            _ => line.push(c),
        }
    }
    line
}

/// Reads back a text written by [`on_one_line`], or a JSON string without its quotes.
#[must_use]
pub(crate) fn of_one_line(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(c) = letters.next() {
        if c != '\\' {
            text.push(c);
            continue;
        }
        match letters.next() {
            Some('n') => text.push('\n'),
            Some('r') => text.push('\r'),
            Some('t') => text.push('\t'),
            Some('b') => text.push('\u{8}'),
            Some('f') => text.push('\u{c}'),
            Some('u') => {
                let rest = letters.as_str();
                let code = rest
                    .get(..4)
                    .and_then(|code| u32::from_str_radix(code, 16).ok());
                // Half of a surrogate pair is not a letter.
                text.push(code.and_then(char::from_u32).unwrap_or('\u{fffd}'));
                letters = rest.get(4..).unwrap_or_default().chars();
            }
            other => text.extend(other),
        }
    }
    text
}

/// Joins words with spaces, as in `go 22`.
pub fn words(first: &str, rest: &[&dyn Display]) -> String {
    let mut text = first.to_owned();
    for word in rest {
        text.push(' ');
        text.push_str(&word.to_string());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_put_on_one_line_and_taken_off_again() {
        for text in ["", "a\\nb\r\nc\\", "Prüß ♘\u{1}"] {
            assert_eq!(of_one_line(&on_one_line(text)), text);
        }
        assert_eq!(of_one_line(r#"\"\u0041\t\ud800\\u"#), "\"A\t\u{fffd}\\u");
        assert_eq!(of_one_line(r"\u12"), "\u{fffd}");
    }
}

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

/// Reads back a text written by [`on_one_line`].
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
    }
}

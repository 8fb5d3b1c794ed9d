//! Lines of fields, the form of everything that is kept as text.
//!
//! | line | fields |
//! |---|---|
//! | `typed=e4\ne5` | `typed`, and two lines of text |
//! | `flipped` | `flipped`, and nothing |
//! | `4195200 club night.pgn` | `4195200`, `club night.pgn`: the last field holds all that is left |

use std::fmt::Display;

/// Appends a line of these fields; line breaks and backslashes in them are escaped by a backslash.
pub(crate) fn write_line(text: &mut String, separator: char, fields: &[&dyn Display]) {
    for (at, field) in fields.iter().enumerate() {
        if at > 0 {
            text.push(separator);
        }
        let field = field.to_string().replace('\\', r"\\");
        text.push_str(&field.replace('\n', r"\n").replace('\r', r"\r"));
    }
    text.push('\n');
}

/// Reads lines that [`write_line`] wrote, as this many fields each; missing ones are empty.
pub(crate) fn read_lines<const N: usize>(
    text: &str,
    separator: char,
) -> impl Iterator<Item = [String; N]> {
    text.lines().map(move |line| {
        split_line(line, separator).map(|field: &str| {
            let parts = field.split(r"\\");
            let parts = parts.map(|part| part.replace(r"\n", "\n").replace(r"\r", "\r"));
            parts.collect::<Vec<_>>().join("\\")
        })
    })
}

/// Splits a line into this many fields as they stand; missing ones are empty.
pub(crate) fn split_line<const N: usize>(line: &str, separator: char) -> [&str; N] {
    let mut fields = line.splitn(N, separator);
    std::array::from_fn(|_| fields.next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_come_back_from_one_line_whatever_they_hold() {
        for last in ["", "a\\nb\r\nc\\", "\\\n\\\\n", "Prüß ♘\u{1} =="] {
            let mut text = String::new();
            write_line(&mut text, '=', &[&"key", &7, &last]);
            assert_eq!(text.lines().count(), 1);
            let all: Vec<[String; 3]> = read_lines(&text, '=').collect();
            assert_eq!(all, [["key", "7", last]]);
        }
    }

    #[test]
    fn missing_fields_are_empty() {
        assert_eq!(split_line("flipped", '='), ["flipped", ""]);
        assert_eq!(split_line("0 a b", ' '), ["0", "a b"]);
    }
}

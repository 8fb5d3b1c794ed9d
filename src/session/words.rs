//! The texts of actions, built from words.

use std::fmt::Display;

/// Joins words with spaces, as in `go 22`.
pub fn words(first: &str, rest: &[&dyn Display]) -> String {
    let mut text = first.to_owned();
    for word in rest {
        text.push(' ');
        text.push_str(&word.to_string());
    }
    text
}

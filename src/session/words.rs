//! Words for programs, with spaces between.

use std::fmt::Display;

/// A word and what belongs to it: `go 22`.
pub fn words(first: &str, rest: &[&dyn Display]) -> String {
    let mut text = first.to_owned();
    for word in rest {
        text.push(' ');
        text.push_str(&word.to_string());
    }
    text
}

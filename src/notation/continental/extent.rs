//! Finds the end of a move in the text of a score.

use super::{Dialect, lex, parse};
use crate::notation::lower::is_letter;

/// Returns how many bytes at the start of the text are one move, or one word if its terms make no
/// move.
pub(in crate::notation) fn extent(text: &str, dialect: Dialect) -> usize {
    let word = || {
        let stop = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | ';' | ')' | '$');
        text.find(stop).unwrap_or(text.len())
    };
    let first = text.chars().next().map_or(0, char::len_utf8);
    shape(text, dialect).unwrap_or_else(word).max(first)
}

/// Returns how many bytes at the start of the text have the shape of a move.
pub(in crate::notation) fn shape(text: &str, dialect: Dialect) -> Option<usize> {
    let begins = text.starts_with(|c: char| is_letter(c) || c == '0');
    if !begins {
        return None;
    }
    let terms = lex::terms(text, 0, dialect, true);
    parse::parse(&terms, dialect).ok().map(|parsed| parsed.end)
}

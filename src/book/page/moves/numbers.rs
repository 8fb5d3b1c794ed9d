//! Recognizes the number of a move.
//!
//! | text | number |
//! |---|---|
//! | `12. P-K4` `12 P-K4` `12) P-K4` `(12) P-K4` | 12 |
//! | `1O. P-K4` `l. P-K4` | 10, 1: digits scanned as letters |
//! | `12...` | 12; the dots are left for the next item |
//! | `12—P to K 4` `12.—P to K 4` | 12 |
//! | `12 moves` `1858` `1-0` `4th` | none |

use super::{ItemKind, TextKind, cell, clip, dots, shape};
use crate::book::languages::words;
use crate::book::page::limits;

/// Returns a move number with its period or brackets, and its length in bytes. Dots that follow it
/// are an item of their own.
pub(in crate::book::page) fn number(
    rest: &str,
    before: Option<ItemKind>,
    first: bool,
) -> Option<(ItemKind, usize)> {
    let open = usize::from(rest.starts_with('('));
    let digits = &rest[open..];
    let end = written(digits);
    let printed = &digits[..end];
    let after = &digits[end..];
    let plain = printed.bytes().all(|b| b.is_ascii_digit());
    // Digits scanned as letters: `1O.`, `l.`, `I5.`. They count behind a move as well, where
    // another move follows.
    let behind = matches!(
        before,
        Some(ItemKind::Move | ItemKind::Mark | ItemKind::Note)
    ) && after
        .strip_prefix('.')
        .is_some_and(|next| shape::play(next.trim_start()).is_some());
    let slip = !plain
        && after.starts_with('.')
        && (first || behind || printed.bytes().any(|b| b.is_ascii_digit()));
    if printed.is_empty() || printed.len() > 3 || !(plain || slip) {
        return None;
    }
    let value = value(printed)?;
    let closing = closing(after, open == 1)?;
    let tail = &after[closing..];
    let length = open + end + closing;
    let next = tail.trim_start_matches(|c: char| c.is_whitespace() || c == '_' || c == '|');
    if next.is_empty() {
        // A number alone on its line belongs to the move on the next.
        return first.then_some((ItemKind::Number(value), length));
    }
    let goes_on = dots(next).is_some()
        || shape::play(next).is_some()
        || shape::cell(&next[..cell(next, TextKind::Line)]).is_some()
        || matches!(before, None | Some(ItemKind::Move | ItemKind::Dots))
            && (is_result(next) || says_same(next))
        || next.starts_with(['-', '—', '–']);
    goes_on.then_some((ItemKind::Number(value), length))
}

/// Returns the length of the digits at the start of the text, digits scanned as letters included.
fn written(digits: &str) -> usize {
    let end = digits
        .find(|c: char| !matches!(c, '0'..='9' | 'l' | 'I' | 'O' | 'o'))
        .unwrap_or(digits.len());
    // `12O-O` is a number and castling.
    let castles = digits[..end].find(['O', 'o']).filter(|&at| {
        let plain = digits[..at].bytes().all(|b| b.is_ascii_digit());
        at > 0 && plain && digits[at + 1..].starts_with(['-', '–', '—'])
    });
    castles.unwrap_or(end)
}

/// Returns the value of a printed number.
fn value(printed: &str) -> Option<u32> {
    let read: String = printed
        .chars()
        .map(|c| match c {
            'l' | 'I' => '1',
            'O' | 'o' => '0',
            digit => digit,
        })
        .collect();
    read.parse()
        .ok()
        .filter(|n| (1..=limits::HIGHEST_NUMBER).contains(n))
}

/// Returns the length of the bracket, period and dash behind a number, or `None` if what follows
/// shows that it is none.
fn closing(after: &str, opened: bool) -> Option<usize> {
    let tail = match after.strip_prefix(')') {
        Some(tail) => tail,
        None if opened => return None,
        None => after,
    };
    let bracket = after.len() - tail.len();
    // A single period belongs to the number; several stand for White's move.
    let period = tail
        .strip_prefix('.')
        .is_some_and(|rest| !rest.trim_start_matches(' ').starts_with('.'));
    if period || tail.starts_with(", ") {
        return Some(bracket + 1 + dash(&tail[1..]));
    }
    let dash = dash(tail);
    if dash > 0 {
        return Some(bracket + dash);
    }
    let other =
        tail.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '-' | '/' | '½' | '%'));
    (!other).then_some(bracket)
}

/// Returns the length of a dash joined to a number and a move, or 0: `1—P to K 4`,
/// `1.—P. to K's 4th.`
fn dash(tail: &str) -> usize {
    let behind = tail.trim_start_matches(['-', '–', '—']);
    let length = tail.len() - behind.len();
    let sticks = length > 0 && behind.starts_with(char::is_alphabetic);
    if sticks && shape::play(behind).is_some() {
        length
    } else {
        0
    }
}

/// Whether the text begins with words for Black repeating White's move.
fn says_same(text: &str) -> bool {
    ["The same", "the same", "Same", "same", "Ditto", "ditto"]
        .iter()
        .any(|word| text.starts_with(word))
}

/// Whether the text begins with a word that ends a game.
pub(super) fn is_result(text: &str) -> bool {
    [
        "Resign",
        "resign",
        "Drawn",
        "White resign",
        "Black resign",
        "White surr",
        "Black surr",
        "Mate",
        "And ",
        "and ",
    ]
    .iter()
    .any(|word| text.starts_with(word))
        || words::is_closing(clip(text, limits::RESULT_BYTES))
}

//! How a game ended, in figures and in words.
//!
//! | text | outcome |
//! |---|---|
//! | `1-0` `0–1` `½ - ½` `1/2-1/2` `1/2` `(1-0)` | as it says |
//! | `resigns` after a move | the side to move has lost |
//! | `White resigns` `Black resigns.` | as it says |
//! | `drawn` `draw agreed` | a draw |

use super::glyph;
use crate::board::Side;
use crate::game::Outcome;

/// `1-0`, `0-1`, `1/2-1/2` or `½-½`, with any dash and blanks around it; `1/2` and `½` alone.
pub(super) fn at_start(text: &str) -> Option<(usize, Outcome)> {
    let (first, left) = score(text)?;
    let blanks = |s: &str| s.len() - s.trim_start_matches([' ', '\u{a0}']).len();
    let rest = &text[left..];
    let gap = blanks(rest);
    let pair = rest[gap..]
        .chars()
        .next()
        .filter(|&c| glyph::is_dash(c) || c == ':')
        .and_then(|dash| {
            let at = left + gap + dash.len_utf8();
            let at = at + blanks(&text[at..]);
            let (second, length) = score(&text[at..])?;
            Some((at + length, second))
        });
    let (length, outcome) = match (first, pair) {
        (2, Some((length, 0))) => (length, Outcome::WhiteWins),
        (0, Some((length, 2))) => (length, Outcome::BlackWins),
        (1, Some((length, 1))) => (length, Outcome::Draw),
        (1, None) => (left, Outcome::Draw),
        _ => return None,
    };
    // `1-0-0` or `0-1x` is something else.
    let next = text[length..].chars().next();
    let ends = next.is_none_or(|c| {
        !(c.is_ascii_alphanumeric() || glyph::is_dash(c) || matches!(c, '/' | '½'))
    });
    ends.then_some((length, outcome))
}

/// Half points at the start of the text, and their length.
fn score(text: &str) -> Option<(u8, usize)> {
    if text.starts_with("1/2") {
        Some((1, 3))
    } else if text.starts_with('½') {
        Some((1, '½'.len_utf8()))
    } else if text.starts_with('1') {
        Some((2, 1))
    } else if text.starts_with('0') {
        Some((0, 1))
    } else {
        None
    }
}

/// `(1-0)` or `( ½ - ½ )`.
pub(super) fn bracketed(text: &str) -> Option<(usize, Outcome)> {
    let inside = text.strip_prefix('(')?.trim_start_matches([' ', '\u{a0}']);
    let (length, outcome) = at_start(inside)?;
    let behind = inside[length..].trim_start_matches([' ', '\u{a0}']);
    behind
        .starts_with(')')
        .then(|| (text.len() - behind.len() + 1, outcome))
}

/// A result in words at the start of the text, and its length; `side` is to move.
pub(super) fn in_words(text: &str, side: Side) -> Option<(usize, Outcome)> {
    let lost = |side: Side| {
        if side == Side::White {
            Outcome::BlackWins
        } else {
            Outcome::WhiteWins
        }
    };
    let words = [
        ("white resigns", lost(Side::White)),
        ("black resigns", lost(Side::Black)),
        ("resigns", lost(side)),
        ("resigned", lost(side)),
        ("draw agreed", Outcome::Draw),
        ("drawn game", Outcome::Draw),
        ("drawn", Outcome::Draw),
        ("draw", Outcome::Draw),
    ];
    words.into_iter().find_map(|(words, outcome)| {
        let head = text.get(..words.len())?;
        let rest = &text[words.len()..];
        let dot = usize::from(rest.starts_with('.'));
        let ends = rest[dot..]
            .chars()
            .next()
            .is_none_or(|c| !c.is_ascii_alphanumeric());
        (head.eq_ignore_ascii_case(words) && ends).then_some((words.len() + dot, outcome))
    })
}

//! Results of games, in figures and in words.
//!
//! | text | outcome |
//! |---|---|
//! | `1-0` `0–1` `½ - ½` `1/2-1/2` `1/2` `(1-0)` | as it says |
//! | `resigns` after a move | the side to move has lost |
//! | `White resigns` `Black resigns.` | as it says |
//! | `drawn` `draw agreed` | a draw |
//! | `×K` | the side that took the king has won, except in Chess 99 if its own is attacked |

use super::glyph;
use crate::board::{Color, Variant};
use crate::game::standing::fallen;
use crate::game::{End, Outcome};
use crate::notation::Notation;
use crate::rules::Position;

/// Reads `1-0`, `0-1`, `1/2-1/2` or `½-½` at the start of the text, with any dash and blanks around
/// it, or `1/2` and `½` alone.
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
    // `1-0-0` or `0-1x` is not a result.
    let next = text[length..].chars().next();
    let ends = next.is_none_or(|c| {
        !(c.is_ascii_alphanumeric() || glyph::is_dash(c) || matches!(c, '/' | '½'))
    });
    ends.then_some((length, outcome))
}

/// Reads one player's score at the start of the text; returns it in half points, with its length.
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

/// Reads `(1-0)` or `( ½ - ½ )` at the start of the text.
pub(super) fn bracketed(text: &str) -> Option<(usize, Outcome)> {
    let inside = text.strip_prefix('(')?.trim_start_matches([' ', '\u{a0}']);
    let (length, outcome) = at_start(inside)?;
    let behind = inside[length..].trim_start_matches([' ', '\u{a0}']);
    behind
        .starts_with(')')
        .then(|| (text.len() - behind.len() + 1, outcome))
}

/// Returns the result as this notation writes it after the last move; `None` where nothing is
/// written, because the move says it or the result is not known.
///
/// | notation | written |
/// |---|---|
/// | algebraic, and any other that is not named below | `1-0` `0-1` `½-½` |
/// | descriptive, three symbols | `White resigns.` `Black resigns.` `Drawn.`, and nothing after mate |
/// | Chess 99 | `#` if the side to move has lost, `draw` |
///
/// Nothing is written after the capture of a king.
pub(super) fn in_notation(
    outcome: Outcome,
    end: &Position,
    notation: Notation,
) -> Option<&'static str> {
    let taken = !matches!(fallen(end), None | Some(End::NinetyNine));
    if outcome == Outcome::Open || taken {
        return None;
    }
    if end.variant() == Variant::Chess99 {
        if outcome == Outcome::Draw {
            return Some("draw");
        }
        if outcome == Outcome::won(end.color().other()) {
            return Some("#");
        }
    } else if in_prose(notation) {
        return match outcome {
            Outcome::Draw => Some("Drawn."),
            _ if end.is_over() && end.checked_king().is_some() => None,
            Outcome::BlackWins => Some("White resigns."),
            _ => Some("Black resigns."),
        };
    }
    Some(match outcome {
        Outcome::Draw => "½-½",
        _ => outcome.pgn(),
    })
}

/// Returns whether scores in this notation give the result in words.
const fn in_prose(notation: Notation) -> bool {
    matches!(notation, Notation::Descriptive(_) | Notation::ThreeSymbol)
}

/// Reads a result in words at the start of the text; returns its length and the outcome. `color` is
/// the side to move.
pub(super) fn in_words(text: &str, color: Color) -> Option<(usize, Outcome)> {
    let words = [
        ("white resigns", Outcome::BlackWins),
        ("black resigns", Outcome::WhiteWins),
        ("resigns", Outcome::won(color.other())),
        ("resigned", Outcome::won(color.other())),
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

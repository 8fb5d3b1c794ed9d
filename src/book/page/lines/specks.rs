//! Removes spots of the paper that were scanned as signs; they stand alone in the white space of a
//! page.
//!
//! | line | read as |
//! |---|---|
//! | `.   18. B takes Kt.   18. K takes Kt.` | `    18. B takes Kt.   18. K takes Kt.` |
//! | `18. B takes Kt.    .  18. K takes Kt.` | `18. B takes Kt.       18. K takes Kt.` |
//! | `18. . . . .   K takes Kt.` | the same: dots that stand for a move |
//! | `P-K4 , P-K4` | the same: no wide gap beside it |

use std::borrow::Cow;

use crate::book::page::limits;
use std::ops::Range;

/// Returns the text with each spot replaced by a space, so that its length stays the same.
pub(in crate::book::page) fn without_spots(text: Cow<'_, str>) -> Cow<'_, str> {
    let spots = spots(&text);
    if spots.is_empty() {
        return text;
    }
    let mut copy = String::with_capacity(text.len());
    let mut told = 0;
    for spot in spots {
        copy.push_str(&text[told..spot]);
        copy.push(' ');
        told = spot + 1;
    }
    copy.push_str(&text[told..]);
    Cow::Owned(copy)
}

/// Returns the bytes where spots stand.
fn spots(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let blank = |at: Option<usize>| {
        at.and_then(|at| bytes.get(at))
            .is_none_or(u8::is_ascii_whitespace)
    };
    let alone = |&at: &usize| {
        matches!(bytes[at], b'.' | b',' | b'\'' | b'`' | b'^' | b'~' | b';')
            && blank(at.checked_sub(1))
            && blank(Some(at + 1))
    };
    let spot = |&at: &usize| {
        let before = white(bytes, at.saturating_sub(limits::SPECK_BYTES)..at, true);
        let behind = white(
            bytes,
            at + 1..(at + 1 + limits::SPECK_BYTES).min(bytes.len()),
            false,
        );
        let dots =
            |at: Option<usize>| at.is_some_and(|at| bytes[at] == b'.' && self::dots(bytes, at));
        let wide = before.1 >= 2 || behind.1 >= 2 || before.0.is_none();
        wide && !dots(before.0) && !dots(behind.0)
    };
    (0..bytes.len()).filter(alone).filter(spot).collect()
}

/// Returns the nearest byte of the span that is not white space on the same line, and the width of
/// the white space before it.
fn white(bytes: &[u8], span: Range<usize>, backwards: bool) -> (Option<usize>, usize) {
    let mut wide = 0;
    let count = span.len();
    for step in 0..count {
        let at = if backwards {
            span.end - 1 - step
        } else {
            span.start + step
        };
        match bytes[at] {
            b'\n' => return (None, wide),
            b' ' | b'\r' => wide += 1,
            b'\t' => wide += 8,
            _ => return (Some(at), wide),
        }
    }
    (None, wide)
}

/// Whether the word around this byte consists of dots alone.
fn dots(bytes: &[u8], at: usize) -> bool {
    let word = |byte: &&u8| !byte.is_ascii_whitespace();
    let before = bytes[..at].iter().rev().take_while(word);
    let behind = bytes[at..].iter().take_while(word);
    before.chain(behind).all(|&byte| byte == b'.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_are_told_from_dots_and_stops() {
        for (line, expected) in [
            (
                ".  18. B takes Kt.   18. K takes Kt.",
                "   18. B takes Kt.   18. K takes Kt.",
            ),
            ("18. P-K4    .  18. P-K4", "18. P-K4       18. P-K4"),
            ("18. P-K4 .\n", "18. P-K4 .\n"),
            ("18. P-K4   .\n", "18. P-K4    \n"),
            ("18. . . . .   P-K4", "18. . . . .   P-K4"),
            ("18. ......   P-K4", "18. ......   P-K4"),
            ("1 P-K4 , P-K4", "1 P-K4 , P-K4"),
        ] {
            assert_eq!(without_spots(Cow::Borrowed(line)), expected, "{line}");
        }
    }
}

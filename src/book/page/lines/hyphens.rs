//! Rejoins words of moves that are broken at the end of a line, and moves that a page's number or a blank line divides.
//!
//! | lines | read as |
//! |---|---|
//! | `16. Kt. t-` / `o K's 6th.   16. P. takes P.` | `16. Kt. to K's 6th.   16. P. takes P.` |
//! | `5. Ca-` / `stles` | `5. Castles` |
//! | `a strong posi-` / `tion` | unchanged: not a word of moves |
//! | `Kt-` / `K B 3` | unchanged: the hyphen is the sign of a move |
//! | `28. Q` / `{11}` / `to K3` | `28. Q` / `to K3` |
//! | `28. Q to` / `{11}` / `K3` | `28. Q to` / `K3` |
//! | `4 Kt to` / a blank line / `R3` | `4 Kt to` / `R3` |
//! | `R-B1; 19.` / `{11}` / a blank line / `N-B3` | `R-B1; 19.` / `N-B3` |

use std::borrow::Cow;
use std::ops::Range;

use super::gaps;
use crate::book::page::limits;
use crate::book::page::moves::{clip, shape};

/// Filler for the bytes of a break: white space of no width that no page has within a line.
const FILL: char = '\r';

/// Returns the text with broken words of moves rejoined and wide gaps within its cells closed. The
/// text keeps its length and the places of its moves, because the bytes of each break become filler
/// of no width before the word.
pub(in crate::book) fn joined(text: &str) -> Cow<'_, str> {
    let mut copy = String::new();
    let mut told = 0;
    for (hyphen, _) in text.match_indices(['-', '¬', '\u{ad}']) {
        if hyphen < told {
            continue;
        }
        let Some(span) = broken(text, hyphen) else {
            continue;
        };
        let before = &text[told..hyphen];
        let word = before.split_inclusive(char::is_whitespace).next_back();
        let word = before.len() - word.map_or(0, str::len);
        copy.push_str(&before[..word]);
        copy.extend(std::iter::repeat_n(FILL, span.len()));
        copy.push_str(&before[word..]);
        told = span.end;
    }
    let copy = match told {
        0 => Cow::Borrowed(text),
        _ => Cow::Owned(copy + &text[told..]),
    };
    gaps::closed(without_breaks_in_moves(copy), FILL)
}

/// Returns the text with filler in place of the page numbers and the blank lines that divide a move.
fn without_breaks_in_moves(text: Cow<'_, str>) -> Cow<'_, str> {
    let mut breaks: Vec<Range<usize>> = Vec::new();
    let (mut above, mut at) = (0..0, 0);
    for line in text.split_inclusive('\n') {
        let begin = at + line.len() - line.trim_start_matches('\u{c}').len();
        at += line.len();
        if !line.trim().is_empty() && !is_page_number(line) {
            let between = above.end..begin;
            if !between.is_empty() && is_divided(&text[above], &text[between.clone()], line) {
                breaks.push(between);
            }
            above = begin..at;
        }
    }
    let mut text = text;
    for span in breaks {
        let fill: String = std::iter::repeat_n(FILL, span.len()).collect();
        text.to_mut().replace_range(span, &fill);
    }
    text
}

/// Returns whether a line is the number of a page that the reader of files has put in.
fn is_page_number(line: &str) -> bool {
    let mark = line
        .trim()
        .strip_prefix('{')
        .and_then(|mark| mark.strip_suffix('}'));
    line.starts_with('\u{c}')
        && mark.is_some_and(|mark| mark.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Returns whether the blank lines and page numbers between two lines divide a move.
fn is_divided(above: &str, between: &str, below: &str) -> bool {
    let is_begun = shape::ends_behind_man(above) && shape::begins_with_man(below);
    let is_due = shape::ends_in_number(above)
        && shape::play(clip(below.trim_start(), limits::ITEM_BYTES)).is_some();
    let first = below.split(' ').next().unwrap_or_default();
    let goes_on = shape::BINDING.contains(&first) && !between.contains("\n\n");
    is_begun || is_due || between.starts_with('\u{c}') && (goes_on || shape::ends_in_move(above))
}

/// Returns the bytes of the break at a hyphen if it splits a word of moves.
fn broken(text: &str, hyphen: usize) -> Option<Range<usize>> {
    let sign = text[hyphen..].chars().next()?.len_utf8();
    let behind = &text[hyphen + sign..];
    let next = behind
        .trim_start_matches([' ', '\t', '\r'])
        .strip_prefix('\n')?;
    let next = next.trim_start_matches([' ', '\t']);
    let letters = |byte: &&u8| byte.is_ascii_alphabetic();
    let head = text.as_bytes()[..hyphen].iter().rev();
    let head = head
        .take(limits::WORD_PART_BYTES)
        .take_while(letters)
        .count();
    let tail = next
        .bytes()
        .take(limits::WORD_PART_BYTES)
        .take_while(u8::is_ascii_lowercase)
        .count();
    let ends = text.as_bytes()[..hyphen]
        .last()
        .is_some_and(u8::is_ascii_lowercase);
    let word = [&text[hyphen - head..hyphen], &next[..tail]].concat();
    (ends && tail > 0 && shape::is_word(&word)).then(|| hyphen..text.len() - next.len())
}

/// Returns the byte where a move begins in the printed text, given its byte in the joined text.
pub(in crate::book::page) fn begin(joined: &str, at: usize) -> usize {
    joined[..at].trim_end_matches(FILL).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_moves_are_made_whole_and_others_left() {
        for (text, expected) in [
            (
                "16. Kt. t-\no K's 6th.   16. P-K4",
                "16. Kt. \r\rto K's 6th.   16. P-K4",
            ),
            ("5. Ca-\r\n  stles\n", "5. \r\r\r\r\rCastles\n"),
            ("R t-\nakes P, Q. t-\no Q's", "R \r\rtakes P, Q. \r\rto Q's"),
            ("to K's 4t-\nh. 5.", "to K's \r\r4th. 5."),
            ("B ta¬\nkes P", "B \r\r\rtakes P"),
            ("28. Q\n\u{c}{11}\nto K3", "28. Q\n\r\r\r\r\r\rto K3"),
            ("28. Q to\n\u{c}{11}\nK3", "28. Q to\n\r\r\r\r\r\rK3"),
            ("28. Q to\n\u{c}{1}\n\nK3", "28. Q to\n\r\r\r\r\r\rK3"),
            ("R\n\u{c}{9}\ntakes P", "R\n\r\r\r\r\rtakes P"),
            ("R-B1; 19.\n\u{c}{9}\n\nN-B3", "R-B1; 19.\n\r\r\r\r\r\rN-B3"),
            ("4 Kt to\n\n R3", "4 Kt to\n\r R3"),
            ("4 Kt.-\n\n\n\u{c}{9}\n\nR3", "4 Kt.-\n\r\r\r\r\r\r\r\rR3"),
        ] {
            assert_eq!(joined(text), expected, "{text}");
            assert_eq!(text.len(), expected.len(), "{text}");
        }
        for text in [
            "a strong posi-\ntion",
            "Kt-\nK B 3",
            "P t-\n\no K4",
            "28. Q-K3\n\u{c}{11}\nQ-K4",
            "28. Q-K3\n\n\u{c}{11}\nto keep the Pawn",
            "28. Q-K3\n\u{c}{11}\n\nto keep the Pawn",
            "P-K4 -\nto",
            "he had to\n\nResign",
            "the Rook takes\n\nBishop moves",
            "P takes\n\nGAME II",
            "GAME 19.\n\nP-K4  P-K4",
            "P-K4; 19.\n\nGAME II",
            "t-",
            "",
        ] {
            assert_eq!(joined(text), text, "{text}");
        }
        let (text, at) = (joined("5. Ca-\nstles"), 5);
        assert_eq!((&text[at..], begin(&text, at)), ("Castles", 3));
    }
}

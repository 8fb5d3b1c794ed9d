//! Rejoins words of moves that are broken at the end of a line, and moves that go on after a page's number.
//!
//! | lines | read as |
//! |---|---|
//! | `16. Kt. t-` / `o K's 6th.   16. P. takes P.` | `16. Kt. to K's 6th.   16. P. takes P.` |
//! | `5. Ca-` / `stles` | `5. Castles` |
//! | `a strong posi-` / `tion` | unchanged: not a word of moves |
//! | `Kt-` / `K B 3` | unchanged: the hyphen is the sign of a move |
//! | `28. Q` / `{11}` / `to K3` | `28. Q` / `to K3` |
//! | `28. Q to` / `{11}` / `K3` | `28. Q to` / `K3` |

use std::borrow::Cow;
use std::ops::Range;

use super::gaps;
use crate::book::page::limits;
use crate::book::page::moves::shape;

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
    gaps::closed(without_numbers_in_moves(copy), FILL)
}

/// Returns the text with filler in place of the page numbers that divide a move that is told in words.
fn without_numbers_in_moves(text: Cow<'_, str>) -> Cow<'_, str> {
    let numbers = text.match_indices("\u{c}{").filter_map(|(at, sign)| {
        let mark = &text[at + sign.len()..];
        let digits = mark.bytes().take_while(u8::is_ascii_digit).count();
        let close = mark[digits..].strip_prefix("}\n")?;
        let next = close.strip_prefix('\n').unwrap_or(close);
        let goes_on = close
            .split_once(' ')
            .is_some_and(|(word, _)| shape::BINDING.contains(&word));
        let before = &text[..at];
        let is_divided = (goes_on || shape::ends_in_move(before)) && !before.ends_with("\n\n");
        is_divided.then(|| at..text.len() - next.len())
    });
    let numbers: Vec<Range<usize>> = numbers.collect();
    let mut text = text;
    for number in numbers {
        let fill: String = std::iter::repeat_n(FILL, number.len()).collect();
        text.to_mut().replace_range(number, &fill);
    }
    text
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
            "t-",
            "",
        ] {
            assert_eq!(joined(text), text, "{text}");
        }
        let (text, at) = (joined("5. Ca-\nstles"), 5);
        assert_eq!((&text[at..], begin(&text, at)), ("Castles", 3));
    }
}

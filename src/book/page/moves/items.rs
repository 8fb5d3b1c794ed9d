//! Splits a stretch of the text into the items of a score.
//!
//! | text | items |
//! |---|---|
//! | `12. P-K4 (a)   P-K4` | number, move, mark, move after a wide gap |
//! | `7. ........   Kt × Kt` | number, dots, move |
//! | `12...P × P; 13 B × P` | number, dots, move, stop, number, move |
//! | `4. B-B4 (best)` | number, move, note |
//! | `R to Q8. Good` | move, junk |
//! | `R. to R. B's sq.` for `K. B's sq.` | one move: the complete cell |

use std::ops::Range;

use super::numbers::number;
use super::shape::{self, Shaped};
use super::{ItemKind, ScoreItem, TextKind, cell, clip, columns, dots, glued_moves, misprints};
use crate::book::page::limits;
use crate::notation::arrange;
use crate::work;

/// Returns the items of a stretch of the text.
pub(in crate::book::page) fn items(
    text: &str,
    span: Range<usize>,
    manner: TextKind,
) -> Vec<ScoreItem> {
    let mut items: Vec<ScoreItem> = Vec::new();
    let brackets = brackets(text, span.clone());
    work::add(span.len());
    let mut at = span.start;
    loop {
        work::add(1);
        let (start, gap, newline) = space(text, at..span.end);
        if start >= span.end {
            return items;
        }
        let rest = clip(&text[start..span.end], limits::ITEM_BYTES);
        if let Some(length) = page_mark(rest) {
            at = start + length;
            continue;
        }
        let before = items.last().map(|item| item.kind);
        let close = brackets.binary_search_by_key(&start, |pair| pair.0);
        let close = close.ok().map(|at| brackets[at].1 - start);
        let (kind, length) =
            match close.and_then(|length| bracket(&text[start..][..length], before, gap)) {
                // A number in brackets is a move number if a move follows.
                Some(found) => number(rest, before, newline || items.is_empty()).unwrap_or(found),
                None => item(rest, before, gap, manner, newline || items.is_empty()),
            };
        at = start + length;
        match items.last_mut() {
            Some(last)
                if kind == ItemKind::Junk
                    && last.kind == ItemKind::Junk
                    && manner == TextKind::Flow =>
            {
                last.span.end = at;
            }
            _ => items.push(ScoreItem {
                kind,
                span: start..at,
                gap,
            }),
        }
    }
}

/// Returns where the white space ends, its width in columns, and whether a line ends in it.
fn space(text: &str, span: Range<usize>) -> (usize, usize, bool) {
    let rest = &text[span.clone()];
    let visible = rest.trim_start();
    let gap = &rest[..rest.len() - visible.len()];
    let newline = gap.contains('\n');
    let wide = if newline { 1 } else { columns(gap) };
    (span.start + gap.len(), wide, newline)
}

/// Returns the length of a mark that belongs to the page and not to the score: `{160}`, `/*`,
/// `[Pg 9]`, `_`. The text must not be empty.
pub(in crate::book::page) fn page_mark(rest: &str) -> Option<usize> {
    if rest.starts_with("/*") || rest.starts_with("*/") {
        return Some(2);
    }
    if rest.starts_with(['_', '|']) {
        return Some(1);
    }
    let inner = match rest.as_bytes()[0] {
        b'{' => rest[1..].split_once('}')?.0,
        b'[' => {
            let inner = rest[1..].split_once(']')?.0;
            let page = inner.starts_with("Pg") || inner.starts_with("Illustration");
            page.then_some(inner)?
        }
        _ => return None,
    };
    (inner.len() <= 200).then_some(inner.len() + 2)
}

/// Returns the kind and the length of the item at the start of the text.
fn item(
    rest: &str,
    before: Option<ItemKind>,
    gap: usize,
    manner: TextKind,
    first: bool,
) -> (ItemKind, usize) {
    let due = matches!(
        before,
        None | Some(
            ItemKind::Number(_)
                | ItemKind::Dots
                | ItemKind::Move
                | ItemKind::Weak
                | ItemKind::Comma
                | ItemKind::Mark
                | ItemKind::Note
                | ItemKind::Stop
        )
    );
    if let Some((kind, length)) = number(rest, before, first) {
        return (kind, length);
    }
    if let Some(length) = dots(rest).filter(|_| due) {
        return (ItemKind::Dots, length);
    }
    let moved = matches!(before, Some(ItemKind::Move | ItemKind::Weak));
    if let Some(length) = letter(rest).filter(|_| moved) {
        return (ItemKind::Mark, length);
    }
    let window = cell(rest, manner);
    if let Some(length) = glued_moves::first(&rest[..window]) {
        return (ItemKind::Move, length);
    }
    if let Some(shaped) = shaped(rest, window, due, manner) {
        let weak = shaped.weak
            && !matches!(before, Some(ItemKind::Number(_) | ItemKind::Dots))
            && !(manner == TextKind::Line && gap >= 2 && before == Some(ItemKind::Move));
        let kind = if weak { ItemKind::Weak } else { ItemKind::Move };
        return (kind, shaped.length);
    }
    let sign = rest.chars().next().map_or(1, char::len_utf8);
    match rest.as_bytes()[0] {
        b',' => (ItemKind::Comma, 1),
        b';' | b'.' | b':' => (ItemKind::Stop, 1),
        b'*' => (ItemKind::Mark, 1),
        _ if rest.starts_with(['†', '‡', '§']) => (ItemKind::Mark, sign),
        _ if manner == TextKind::Line => (ItemKind::Junk, window.max(sign)),
        _ => {
            let word = rest.find(char::is_whitespace).unwrap_or(rest.len());
            // A move may be glued to the sign before it: "…P-K4;5.".
            let glued = rest[sign..word]
                .find([';', '(', '['])
                .map_or(word, |at| at + sign);
            (ItemKind::Junk, glued.max(sign))
        }
    }
}

/// Returns the length of a footnote mark such as `a)` at the start of the text.
fn letter(rest: &str) -> Option<usize> {
    let marks = rest.starts_with(|c: char| c.is_ascii_lowercase()) && rest[1..].starts_with(')');
    marks.then_some(2)
}

/// Returns the move at the start of the text. On a line its cell is `window` bytes long, and where
/// a move is `due` the complete cell is taken for one even if it is misprinted.
fn shaped(rest: &str, window: usize, due: bool, manner: TextKind) -> Option<Shaped> {
    let shaped = shape::play(&rest[..window]).or_else(|| shape::play(rest));
    if manner != TextKind::Line {
        return shaped;
    }
    match shaped {
        None if due => shape::cell(&rest[..window]),
        Some(shaped) if shaped.length < window => {
            let more = rest[shaped.length..window].trim_start();
            if let Some(length) = whole(&rest[..window], shaped.length) {
                return Some(Shaped { length, ..shaped });
            }
            let goes_on = shape::may_begin(more) || more.starts_with(|c: char| c.is_ascii_digit());
            if goes_on || letter(more).is_some() {
                return Some(shaped);
            }
            shape::cell(&rest[..window])
                .filter(|whole| whole.length > shaped.length)
                .or(Some(shaped))
        }
        shaped => shaped,
    }
}

/// Returns the length of a cell without footnote marks, if a misprint made the move in it end
/// before its rank: `R. to R. B's sq.` for `R. to K. B's sq.`. Returns `None` if the text after
/// byte `length` is not the rest of a square.
fn whole(cell: &str, length: usize) -> Option<usize> {
    let ranked = |words: &str| words.contains("sq") || words.contains(|c: char| c.is_ascii_digit());
    let end = cell[length..].find(['[', ',', ';', '*', '†']);
    let cell = shape::without_mark(cell[..end.map_or(cell.len(), |end| length + end)].trim_end());
    let (head, rest) = (&cell[..length.min(cell.len())], cell.get(length..)?);
    let goes_on = !shape::moves(rest.trim_end_matches(':'))
        && misprints::may_go_on(rest)
        && !rest.contains('\n');
    let lands = head.contains(" to ") || head.contains(['-', '–', '—']);
    (lands && !ranked(head) && ranked(rest) && goes_on).then_some(cell.len())
}

/// Returns whether a bracket is a footnote mark or a note, with its length. Returns `None` if it is
/// too long for a note.
fn bracket(whole: &str, before: Option<ItemKind>, gap: usize) -> Option<(ItemKind, usize)> {
    let inner = whole[1..whole.len() - 1].trim_matches(['_', ' ']);
    let short = inner.len() <= 2 && inner.chars().all(char::is_alphanumeric);
    let after = matches!(
        before,
        Some(ItemKind::Move | ItemKind::Weak | ItemKind::Mark | ItemKind::Comma | ItemKind::Stop)
    );
    let kind = if short && after && gap < 8 {
        ItemKind::Mark
    } else {
        ItemKind::Note
    };
    (whole.len() <= limits::BRACKET_BYTES).then_some((kind, whole.len()))
}

/// Returns the bytes where each bracket of the stretch begins and ends, in the order of the text.
fn brackets(text: &str, span: Range<usize>) -> Vec<(usize, usize)> {
    let mut open: Vec<(u8, usize)> = Vec::new();
    let mut pairs = Vec::new();
    for (at, byte) in text[span.clone()].bytes().enumerate() {
        match byte {
            b'(' | b'[' => open.push((byte, at + span.start)),
            b')' | b']' => {
                let opening = if byte == b')' { b'(' } else { b'[' };
                if let Some((_, start)) = open.pop_if(|(sign, _)| *sign == opening) {
                    pairs.push((start, at + span.start + 1));
                }
            }
            _ => {}
        }
    }
    arrange(&mut pairs, |pair| *pair);
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str, manner: TextKind) -> String {
        let short = |item: &ScoreItem| match item.kind {
            ItemKind::Number(n) => n.to_string(),
            ItemKind::Dots => "…".to_owned(),
            ItemKind::Move => "M".to_owned(),
            ItemKind::Weak => "w".to_owned(),
            ItemKind::Mark => "m".to_owned(),
            ItemKind::Note => "n".to_owned(),
            ItemKind::Comma => ",".to_owned(),
            ItemKind::Stop => ";".to_owned(),
            ItemKind::Junk => "J".to_owned(),
        };
        let all: Vec<String> = items(text, 0..text.len(), manner)
            .iter()
            .map(short)
            .collect();
        all.join(" ")
    }

    #[test]
    fn a_line_of_a_score_is_its_items() {
        for (line, expected) in [
            ("12. P-K4      P-K4", "12 M M"),
            ("12 P-K4\tP-K4", "12 M M"),
            ("(12) P-K4  P-K4", "12 M M"),
            ("1. P. to K's 4th.    1. P. to K's 4th.", "1 M 1 M"),
            ("7. ........     Kt × Kt", "7 … M"),
            ("7. ...   Kt x Kt", "7 … M"),
            ("7... Kt x Kt", "7 … M"),
            ("7. …   Kt x Kt", "7 … M"),
            ("7. — Kt x Kt", "7 … M"),
            ("1O. Castles (a)   P-B3 (b)", "10 M m M m"),
            ("l. P-K4   P-K4", "1 M M"),
            ("19. Castles.[A]   19. P to R3", "19 M m 19 M"),
            ("32 R to B2          R to Q8. Good", "32 M M J"),
            ("18. Q takes Q B      18. Resigns.", "18 M 18 J"),
            ("1 P-K4  P-K4   9 B-K2  B-K2", "1 M M 9 M M"),
        ] {
            assert_eq!(kinds(line, TextKind::Line), expected, "{line}");
        }
    }

    #[test]
    fn running_text_is_moves_between_words() {
        for (text, expected) in [
            ("1 P-K4, P-K4; 2 Kt-KB3", "1 M , M ; 2 M"),
            ("He plays 9...P × P; 10 B × P and wins", "J 9 … M ; 10 M J"),
            ("4 B-B4 (the text), P-Q3", "4 M n , M"),
            ("In 1909 he won 8 games, page 4.", "J"),
        ] {
            assert_eq!(kinds(text, TextKind::Flow), expected, "{text}");
        }
    }
}

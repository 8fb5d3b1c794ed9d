//! Recognizes single moves and numbers, also where letters are misprinted.
//!
//! The module itself defines the items of a score, and measures text: columns, cells and dots.
//!
//! | file | what it is about | example |
//! |---|---|---|
//! | `shape` | whether a move begins at a place, and where it ends | `P-K4, e4` → `P-K4` |
//! | `items` | splits a stretch of text into items | `12. P-K4 (a)   P-K4` → number, move, mark, move |
//! | `numbers` | numbers of moves | `12—P to K 4` → 12, `1858` → none |
//! | `glued_moves` | two moves without a gap | `CastlesP-B5` → `Castles`, `P-B5` |
//! | `footnote_marks` | marks that footnotes begin with | `(m) 34. Q-B2` → `m` |
//! | `misprints` | likely misprints of numbers and moves | `l2.` → 12, `P~K4` → a move |
//! | `misspelt` | words of moves with a letter or two misprinted | `takcs` → a word of moves |

pub(super) mod footnote_marks;
mod glued_moves;
pub(super) mod items;
pub(super) mod misprints;
pub(super) mod misspelt;
pub(super) mod numbers;
pub(in crate::book) mod shape;

use std::ops::Range;

/// The kind of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::book::page) enum ItemKind {
    Number(u32),
    /// Signs in the place of a move that is printed elsewhere: `...`.
    Dots,
    Move,
    /// A move without a sign of movement, accepted only where a move is expected.
    Weak,
    /// A footnote mark: `[A]`, `(a)`, `*`.
    Mark,
    /// Words in brackets.
    Note,
    Comma,
    /// Another stop between moves.
    Stop,
    /// Anything else.
    Junk,
}

/// An item and its place in the text.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct ScoreItem {
    pub kind: ItemKind,
    pub span: Range<usize>,
    /// Width of the gap before it, in columns. A line end counts as one space.
    pub gap: usize,
}

/// The kind of text that is scanned. It decides how far words that are no move reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::book::page) enum TextKind {
    /// A line of a score: words reach to the next wide gap.
    Line,
    /// Running text: word by word.
    Flow,
}

/// Returns the length of the cell at the start of the text. On a line the cell reaches to the next
/// wide gap, and a line end is no gap.
pub(in crate::book::page) fn cell(rest: &str, manner: TextKind) -> usize {
    if manner == TextKind::Flow {
        return rest.len();
    }
    let mut gap = 0;
    let mut begin = 0;
    for (at, c) in rest.char_indices() {
        if !c.is_whitespace() {
            gap = 0;
            continue;
        }
        if gap == 0 {
            begin = at;
        }
        gap += columns(&rest[at..at + c.len_utf8()]);
        if gap >= 2
            && !rest[begin..]
                .trim_start_matches(' ')
                .starts_with(['\r', '\n'])
        {
            return begin;
        }
    }
    rest.len()
}

/// Returns the length of the dots or the dash in the place of a move.
pub(in crate::book::page) fn dots(rest: &str) -> Option<usize> {
    let mut count = 0;
    let mut end = 0;
    for (at, c) in rest.char_indices() {
        match c {
            '.' | '·' => count += 1,
            '…' => count += 3,
            ' ' | '\u{a0}' if count > 0 => continue,
            _ => break,
        }
        end = at + c.len_utf8();
    }
    if count >= 2 {
        // `11..., 0-0`
        return Some(end + usize::from(rest[end..].starts_with(", ")));
    }
    // `— Kt x Kt`, `---- Kt x Kt`
    let dash = rest.trim_start_matches(['-', '—', '–', '_']);
    let length = rest.len() - dash.len();
    (length > 0 && dash.starts_with([' ', '\t', '\u{a0}'])).then_some(length)
}

/// Returns the start of the text, at most this many bytes long and cut between characters.
pub(in crate::book::page) fn clip(text: &str, limit: usize) -> &str {
    &text[..text.floor_char_boundary(limit)]
}

/// Returns the width of the text in columns, a tab counting as eight.
pub(in crate::book::page) fn columns(gap: &str) -> usize {
    let wide = |c: char| match c {
        '\t' => 8,
        '\u{feff}' | '\r' => 0,
        _ => 1,
    };
    gap.chars().map(wide).sum()
}

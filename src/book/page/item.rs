//! What an item of a score is, and how far a cell and dots reach.

use std::ops::Range;

use super::measure::columns;

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemKind {
    Number(u32),
    /// The place of a move that is given elsewhere: `...`.
    Dots,
    Move,
    /// A move without a sign, to be believed only where one is due.
    Weak,
    /// A footnote mark: `[A]`, `(a)`, `*`.
    Mark,
    /// Words in brackets.
    Note,
    Comma,
    /// Another stop between moves.
    Stop,
    Junk,
}

/// An item and where it stands.
#[derive(Clone, Debug)]
pub(super) struct ScoreItem {
    pub kind: ItemKind,
    pub span: Range<usize>,
    /// How wide the gap before it is; a line's end counts as one space.
    pub gap: usize,
}

/// What is scanned, which tells how far words that are no move reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextKind {
    /// A line of a score: words reach to the next wide gap.
    Line,
    /// Running text: word by word.
    Flow,
}

/// How far the cell reaches that begins here: on a line to the next wide gap, a line's end being none.
pub(super) fn cell(rest: &str, manner: TextKind) -> usize {
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

/// Dots or a dash in the place of a move.
pub(super) fn dots(rest: &str) -> Option<usize> {
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
        return Some(end);
    }
    // `— Kt x Kt`, `---- Kt x Kt`
    let dash = rest.trim_start_matches(['-', '—', '–', '_']);
    let length = rest.len() - dash.len();
    (length > 0 && dash.starts_with([' ', '\t', '\u{a0}'])).then_some(length)
}

//! Reads a line as a row of a score by laying it over a row beside it, as its moves or number may
//! be misprinted.
//!
//! | the row beside it | line | cells |
//! |---|---|---|
//! | `11. P-K4      P-K4` | `12. PzP       Kt-B3` | `PzP`, `Kt-B3` |
//! | `11. P-K4      11. P-K4` | `l2, PzP       12. Kt-83` | `PzP`, `Kt-83` |
//! | `11 P-K4 P-K4` | `12 P-K4 KtzP` | `P-K4`, `KtzP` |
//! | `11 P-K4 P-K4` | `12 men were lost` | none: no row |

use std::ops::Range;

use super::row_lines::is_closing;
use super::{Group, Half, ScoreCell, ScoreRow};
use crate::book::page::limits;
use crate::book::page::lines::PageLine;
use crate::book::page::moves::misprints::{self, NumberLike};
use crate::book::page::moves::{self, TextKind, columns, dots, shape};

/// A line read as a row.
pub(super) struct LooseRow {
    pub row: ScoreRow,
    /// How many of its numbers are among those due.
    pub numbered: usize,
    /// How many of its cells are moves without a misprint.
    pub sound: usize,
    /// Whether it begins with a number, right or wrong.
    pub begins: bool,
}

/// Lays the line over the row `beside` and returns the row that it makes. `due` lists the numbers
/// that each group may have. If the line stands `between` rows, words that are no moves may be
/// misprints of moves.
pub(super) fn row(
    text: &str,
    (index, line): (usize, &PageLine),
    beside: &ScoreRow,
    due: &[Vec<u32>],
    between: bool,
) -> Option<LooseRow> {
    let sheet = LineColumns {
        text,
        line,
        wide: beside.wide,
        between,
        several: beside.groups.len() > 1,
    };
    let mut loose = LooseRow {
        row: ScoreRow {
            line: index,
            groups: Vec::new(),
            wide: beside.wide,
            comma: beside.comma,
        },
        numbered: 0,
        sound: 0,
        begins: false,
    };
    // Stray signs in the margin are skipped.
    let visible = &text[line.span.clone()];
    let mut begin = line.span.end - without_stray(visible).len();
    for (at, group) in beside.groups.iter().enumerate() {
        let next = beside.groups.get(at + 1);
        let end = next.and_then(|next| sheet.parted(begin, next.column, due.get(at + 1)?));
        let span = begin..end.as_ref().map_or(line.span.end, |gap| gap.start);
        let due = due.get(at).map_or(&[][..], Vec::as_slice);
        sheet.group(span, group, due, &mut loose)?;
        match end {
            Some(gap) => begin = gap.end,
            None => break,
        }
    }
    loose.row.halves().next()?;
    Some(loose)
}

/// Returns the number that the words of a group begin with.
fn number(words: &str, due: &[u32]) -> Option<NumberLike> {
    let found = misprints::number(words).or_else(|| spaced_number(words, due));
    let found = found.filter(|found| found.plain || due.contains(&found.value))?;
    // `8` of `8-K4` is no number, and neither is `B.` of `B. to K's 4th`.
    let rest = &words[found.length..];
    let ends = found.plain && rest.starts_with(char::is_whitespace)
        || words[..found.length].ends_with(['.', ',', ')', ':', ';'])
        || rest.starts_with("  ");
    let ends = ends || words[..found.length].ends_with(' ');
    (ends && (found.plain || shape::play(words).is_none())).then_some(found)
}

/// Returns the length of an unreadable number before a move, as `b6.` or `0.`, or 0 if there is
/// none.
fn spoilt_number(words: &str) -> usize {
    let stop = words
        .find(['.', ',', ':'])
        .filter(|&stop| stop <= limits::DAMAGED_NUMBER_CHARS);
    let spoilt = |stop: &usize| {
        let (printed, rest) = (&words[..*stop], words[stop + 1..].trim_start());
        let number = printed.contains(|c: char| c.is_ascii_digit());
        let moved = shape::play(rest).is_some() || dots(rest).is_some();
        number && shape::play(words).is_none() && moved
    };
    stop.filter(spoilt).map_or(0, |stop| stop + 1)
}

/// Returns a number due that one space separates from a move, as in rows without periods. Letters may stand for its
/// digits.
fn spaced_number(words: &str, due: &[u32]) -> Option<NumberLike> {
    let (printed, rest) = words.split_once(' ')?;
    let moved = shape::play(rest).is_some();
    // The `to` of "Kt to Kt sq" looks like a 10.
    let found = misprints::number(&[printed, "."].concat()).filter(|_| printed != "to")?;
    (moved && found.length == printed.len() + 1 && due.contains(&found.value)).then_some(found)
}

/// Returns a number due at the start of the words, with spaces between its digits or before its
/// period.
fn parted_number(words: &str, due: &[u32]) -> Option<NumberLike> {
    let signs = words
        .char_indices()
        .filter(|(_, c)| *c != ' ')
        .take(limits::DAMAGED_NUMBER_CHARS);
    let (places, signs): (Vec<usize>, String) = signs.unzip();
    let found = misprints::number(&signs).filter(|found| due.contains(&found.value))?;
    let last = places.get(signs[..found.length].chars().count().checked_sub(1)?)?;
    let stop = signs[..found.length].ends_with(['.', ',', ')', ':', ';']);
    (stop && signs.len() > found.length).then_some(NumberLike {
        length: last + 1,
        ..found
    })
}

/// Returns the words without the stray signs before them. Dots for a move stay, and so does a `!`
/// that may be a digit.
fn without_stray(words: &str) -> &str {
    let dots = words.starts_with("..");
    if dots || words.starts_with('!') && misprints::number(words).is_some() {
        return words;
    }
    words.trim_start_matches([
        '!', '*', '\'', '`', '^', '~', '|', '•', ',', ';', '.', '"', ' ',
    ])
}

/// A line of the text and its columns.
struct LineColumns<'t> {
    text: &'t str,
    line: &'t PageLine,
    wide: bool,
    /// Whether rows stand directly above and below it.
    between: bool,
    /// Whether the row beside it has several groups side by side.
    several: bool,
}

impl LineColumns<'_> {
    /// Returns the column of a byte.
    fn column(&self, at: usize) -> usize {
        self.line.indent + columns(&self.text[self.line.span.start..at])
    }

    /// Returns the gaps of a stretch, each with its width in columns.
    fn gaps(&self, span: Range<usize>) -> Vec<(Range<usize>, usize)> {
        let mut gaps: Vec<(Range<usize>, usize)> = Vec::new();
        for (at, c) in self.text[span.clone()].char_indices() {
            let at = span.start + at;
            if !c.is_whitespace() {
                continue;
            }
            let end = at + c.len_utf8();
            let wide = columns(&self.text[at..end]);
            match gaps.last_mut().filter(|(gap, _)| gap.end == at) {
                Some((gap, width)) => (gap.end, *width) = (end, *width + wide),
                None => gaps.push((at..end, wide)),
            }
        }
        gaps
    }

    /// Returns the best gap that ends near this column.
    fn gap(&self, span: Range<usize>, column: usize) -> Option<Range<usize>> {
        let far = |gap: &Range<usize>| self.column(gap.end).abs_diff(column);
        let fits = |(gap, width): &(Range<usize>, usize)| {
            far(gap)
                <= if *width >= 2 {
                    limits::CELL_COLUMNS
                } else {
                    limits::CLOSE_CELL_COLUMNS
                }
        };
        let gaps = self.gaps(span).into_iter().filter(fits);
        // Wide gaps are preferred, because only a misprint makes a gap within a move wide.
        let best = gaps.min_by_key(|(gap, width)| (far(gap) + 8).saturating_sub(*width.min(&8)));
        best.map(|(gap, _)| gap)
    }

    /// Returns the gap before the next group, found by a number of `due` behind it or else by the
    /// group's column.
    fn parted(&self, begin: usize, column: usize, due: &[u32]) -> Option<Range<usize>> {
        let span = begin..self.line.span.end;
        let numbered = |(gap, wide): &&(Range<usize>, usize)| {
            let words = &self.text[gap.end..self.line.span.end];
            let due_here = number(words, due).filter(|found| due.contains(&found.value));
            due_here.is_some() || *wide >= 2 && parted_number(words, due).is_some()
        };
        let gaps = self.gaps(span.clone());
        let wide = |(_, wide): &&(Range<usize>, usize)| *wide >= 2;
        // Wide gaps come first, because behind a narrow one a piece's letter may look like the
        // number: `takes B.` like `takes 8.`
        let found = gaps.iter().skip(1).filter(wide).find(numbered);
        let found = found.or_else(|| {
            let narrow = gaps.iter().skip(1).filter(|_| !self.wide);
            { narrow }.find(numbered)
        });
        found.map(|(gap, _)| gap.clone()).or_else(|| {
            let gap = self.gap(span, column)?;
            let wide = columns(&self.text[gap.clone()]);
            (self.wide || wide >= limits::GROUP_GAP_COLUMNS).then_some(gap)
        })
    }

    /// Adds what stands under one number; returns `None` if it is prose.
    fn group(
        &self,
        span: Range<usize>,
        beside: &Group,
        due: &[u32],
        loose: &mut LooseRow,
    ) -> Option<()> {
        let span = span.end - without_stray(&self.text[span.clone()]).len()..span.end;
        let words = &self.text[span.clone()];
        let found = number(words, due);
        let found = match found {
            Some(found) if due.contains(&found.value) => Some(found),
            _ => parted_number(words, due).or(found),
        };
        let body = found.map_or_else(|| spoilt_number(words), |found| found.length);
        if let Some(found) = found {
            loose.begins |= loose.row.groups.is_empty();
            loose.numbered += usize::from(due.contains(&found.value));
        }
        let body = span.start + body;
        let mut group = Group {
            number: found.map(|found| found.value),
            column: self.column(span.start),
            columns: Vec::new(),
            cells: Vec::new(),
            tail: None,
        };
        let number = found.map(|_| group.column);
        // Rows side by side must be kept even if damaged, or the column on the other side could not
        // go on.
        let numbered = group.number.is_some_and(|number| due.contains(&number));
        let side_by_side = numbered && self.several;
        for cell in self.cells(body..span.end, number, beside) {
            match cell {
                Some(cell) => self.cell(cell, &mut group, loose, side_by_side)?,
                None => {
                    group.columns.push(beside.columns[0]);
                    group.cells.push(ScoreCell::Dots);
                }
            }
        }
        loose.row.groups.push(group);
        Some(())
    }

    /// Returns the cells of a group, `None` for a blank one. `number` is the column where the
    /// group's number begins.
    fn cells(
        &self,
        body: Range<usize>,
        number: Option<usize>,
        beside: &Group,
    ) -> Vec<Option<Range<usize>>> {
        let body = trimmed(self.text, body);
        if body.is_empty() {
            return Vec::new();
        }
        let [white, black, ..] = beside.columns[..] else {
            return vec![Some(body)];
        };
        // Columns are counted from the number, because another score may be indented further.
        let from = number.map_or(0, |_| beside.column);
        let column = self.column(body.start) - number.unwrap_or(0);
        let far = |other: usize| column.abs_diff(other.saturating_sub(from));
        let blacks = self.wide && far(black) < far(white);
        let parted = if blacks && number.is_some() || self.is_whole(&body) {
            None
        } else if self.wide {
            self.gap(body.clone(), black)
        } else {
            parted(self.text, body.clone())
        };
        match parted {
            Some(gap) => vec![Some(body.start..gap.start), Some(gap.end..body.end)],
            None if blacks => vec![None, Some(body)],
            None => vec![Some(body)],
        }
    }

    /// Whether the words are one move without a wide gap in it.
    fn is_whole(&self, body: &Range<usize>) -> bool {
        let words = &self.text[body.clone()];
        let end = moves::cell(words, TextKind::Line);
        let bare = words.trim_end_matches(['.', ',', ';', ' ']).len();
        end == words.len() && shape::play(words).is_some_and(|shaped| shaped.length >= bare)
    }

    /// Adds a cell; returns `None` if it is prose. Between rows, a cell `side_by_side` with others
    /// is never prose.
    fn cell(
        &self,
        span: Range<usize>,
        group: &mut Group,
        loose: &mut LooseRow,
        side_by_side: bool,
    ) -> Option<()> {
        let span = trimmed(self.text, span);
        let words = &self.text[span.clone()];
        if is_closing(words) && shape::play(words).is_none() {
            group.tail = Some(span);
            return Some(());
        }
        group.columns.push(self.column(span.start));
        if dots(words) == Some(words.len()) {
            group.cells.push(ScoreCell::Dots);
            return Some(());
        }
        let mut half = Half::new(span.clone());
        match shape::play(words) {
            Some(shaped) if shaped.length + 4 >= words.trim_end_matches(['.', ',', ';']).len() => {
                if !words[shaped.length..].contains(char::is_alphanumeric) {
                    half.span.end = span.start + shaped.length;
                }
                loose.sound += 1;
            }
            // Prose after a move shows that the text only mentions the move, unless rows stand
            // around it.
            _ if self.between && (side_by_side || misprints::may_be_damaged(words)) => {}
            Some(shaped) if !misprints::may_go_on(&words[shaped.length..]) => return None,
            _ if !misprints::may_be_move(words) => return None,
            _ => {}
        }
        group.cells.push(ScoreCell::Move(half));
        Some(())
    }
}

/// Returns the span without white space and stray punctuation at its ends.
fn trimmed(text: &str, span: Range<usize>) -> Range<usize> {
    let words = &text[span.clone()];
    let words =
        words.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '.' | ',' | '|' | ';'));
    // Dots that stand for a move are a cell, so they stay.
    let begin = if text[span.clone()].trim_start().starts_with("..") {
        span.end - text[span.clone()].trim_start().len()
    } else {
        span.end - words.len()
    };
    let words = text[begin..span.end]
        .trim_end_matches(|c: char| c.is_whitespace() || matches!(c, '|' | ';'));
    begin..begin + words.len()
}

/// Returns the likeliest gap between two moves that are one space apart; both sides of it look like
/// moves.
fn parted(text: &str, body: Range<usize>) -> Option<Range<usize>> {
    let words = &text[body.clone()];
    let whole = |words: &str| {
        let words = words.trim_end_matches(['.', ',', ';', ' ']);
        shape::play(words).is_some_and(|shaped| shaped.length == words.len())
    };
    if whole(words) {
        return None;
    }
    let gaps: Vec<Range<usize>> = words
        .match_indices(char::is_whitespace)
        .map(|(at, gap)| at..at + gap.len())
        .collect();
    let worth = |gap: &Range<usize>| {
        let (left, right) = (words[..gap.start].trim_end(), words[gap.end..].trim_start());
        let fits = misprints::may_be_move(left) && misprints::may_be_move(right);
        let sound = usize::from(whole(left)) + usize::from(whole(right));
        let comma = usize::from(left.ends_with(','));
        // The more equal the lengths of the two sides, the likelier the gap.
        let uneven = left.len().abs_diff(right.len());
        (fits && (sound + comma > 0 || gaps.len() <= 3))
            .then_some((sound + comma, usize::MAX - uneven))
    };
    let best = gaps
        .iter()
        .filter_map(|gap| Some((worth(gap)?, gap.clone())));
    let (_, gap) = best.max_by_key(|(worth, _)| *worth)?;
    Some(body.start + gap.start..body.start + gap.end)
}

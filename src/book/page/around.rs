//! Rows that only the rows around them tell for such: a misprint may be in any letter of them.
//!
//! | above | line | below | so |
//! |---|---|---|---|
//! | `11. P-K4   P-K4` | `12. PzP   Kt-B3` | `13. …` | a row |
//! | `11. P-K4   P-K4` | `l2. PzP   KtzP`, a paragraph of its own | a note | a row, for 12 is due |
//! | `11. P-K4   P-K4` | `12 men were lost` | `12. …` | prose |
//! | `11. P-K4   P-K4` | `PzP   Kt-B3` | `13. …` | a row without its number |

use std::ops::Range;

use super::alike;
use super::lines::{LineKind, PageLine, ends_sentence};
use super::loose::{self, LooseRow};
use super::row::{LinePart, ScoreRow};
use crate::notation::arrange;

/// No misprinted row is longer than this, in bytes.
const ROW: usize = 300;

/// How many lines away a row may stand that tells for another.
const FAR: usize = 40;

/// How many blank lines may stand between two rows.
const BLANK: usize = 6;

/// Makes rows of the lines that must be rows by those around them.
pub(super) fn join(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    for at in 0..parts.len() {
        row(text, parts, lines, at);
    }
    // What stands above a row that was made out only now.
    for at in (0..parts.len()).rev() {
        row(text, parts, lines, at);
    }
}

/// Makes a row of the line if those around it tell so, or a fuller one of a row that lacks a move they have.
fn row(text: &str, parts: &mut [LinePart], lines: &[PageLine], at: usize) {
    let cells = match &parts[at] {
        LinePart::Text => 0,
        LinePart::Row(row) => row.cells(),
        LinePart::Other => return,
    };
    if lines[at].kind != LineKind::Text || lines[at].span.len() > ROW {
        return;
    }
    let (above, below) = (above(parts, at), below(parts, at));
    // A row is one of its own score, a line may be of one further off.
    let near = |line: usize| cells == 0 || touches(parts, line.min(at), line.max(at));
    let mut beside: Vec<&ScoreRow> = [&above, &below]
        .into_iter()
        .flatten()
        .filter(|(line, _)| near(*line))
        .map(|(_, row)| *row)
        .collect();
    // A row that is whole tells the columns.
    arrange(&mut beside, |row| {
        let whole = row.halves().count().min(2 * row.groups.len());
        (usize::MAX - whole, 0)
    });
    let Some(pattern) = beside.first() else {
        return;
    };
    let groups = match &parts[at] {
        LinePart::Row(row) => row.groups.len(),
        _ => 0,
    };
    let (lacks, scattered) = (pattern.cells() > cells, groups > pattern.groups.len());
    if !(lacks || scattered) {
        return;
    }
    let due: Vec<Vec<u32>> = (0..pattern.groups.len())
        .map(|group| due(group, above.as_ref(), below.as_ref()))
        .collect();
    let Some(found) = loose::row(text, &lines[at], at, pattern, &due) else {
        return;
    };
    let place = LinePlace {
        above: above.is_some_and(|(line, _)| touches(parts, line, at))
            || at > 0 && is_number(&parts[at - 1]),
        below: below.is_some_and(|(line, _)| {
            touches(parts, at, line)
                || pattern.cells() == 1 && may_touch(text, parts, lines, at..line)
        }),
        alone: is_alone(text, parts, lines, at),
    };
    let moves = found.row.halves().count();
    let fuller = moves > cells || scattered && moves == cells;
    if fuller && place.believes(&found, pattern, (above, below)) {
        parts[at] = LinePart::Row(found.row);
    }
}

/// Where a line stands.
struct LinePlace {
    /// A row or its own number stands right above it.
    above: bool,
    /// A row stands right below it.
    below: bool,
    /// It is a paragraph of its own, or nearly so.
    alone: bool,
}

/// A row and the index of its line.
type Beside<'p> = Option<(usize, &'p ScoreRow)>;

impl LinePlace {
    /// Whether what the line looks like is to be believed here.
    fn believes(
        &self,
        found: &LooseRow,
        pattern: &ScoreRow,
        (above, below): (Beside, Beside),
    ) -> bool {
        let cells = found.row.halves().count();
        if found.numbered > 0 {
            return self.above || self.below || self.alone && (found.sound > 0 || found.row.wide);
        }
        let single = pattern.groups.len() == 1 && pattern.halves().count() == 1;
        if single {
            // One move to a line: a move is missing between those around it.
            let number = |row: &ScoreRow| row.groups[0].number;
            let missing = match (above, below) {
                // The first of all, behind its number.
                (None, Some(_)) => return self.below && (found.begins || self.above),
                (Some((_, above)), Some((_, below))) => match (number(above), number(below)) {
                    (Some(above), Some(below)) => below == above + 1,
                    (None, None) => true,
                    _ => found.begins,
                },
                _ => false,
            };
            return self.above && self.below && missing;
        }
        let whole = cells >= 2;
        let between = self.above && self.below;
        between && (found.sound > 0 || whole || found.begins)
            || (self.above || self.below) && whole && found.sound > 0 && found.row.wide
    }
}

/// The numbers that a group may have between these rows.
fn due(
    group: usize,
    above: Option<&(usize, &ScoreRow)>,
    below: Option<&(usize, &ScoreRow)>,
) -> Vec<u32> {
    let at = |row: &ScoreRow| row.groups.get(group).cloned();
    let after = above.and_then(|(_, row)| at(row)).and_then(|group| {
        let number = group.number?;
        Some(if group.cells.len() >= 2 {
            vec![number + 1]
        } else {
            vec![number, number + 1]
        })
    });
    let before = below.and_then(|(_, row)| at(row)).and_then(|group| {
        let number = group.number?;
        Some(vec![number.saturating_sub(1), number])
    });
    match (after, before) {
        (Some(after), Some(before)) => {
            let both: Vec<u32> = after
                .iter()
                .copied()
                .filter(|n| before.contains(n))
                .collect();
            if both.is_empty() {
                [after, before].concat()
            } else {
                both
            }
        }
        (after, before) => after.or(before).unwrap_or_default(),
    }
}

/// The nearest row above a line that is no running text.
fn above(parts: &[LinePart], at: usize) -> Option<(usize, &ScoreRow)> {
    (at.saturating_sub(FAR)..at)
        .rev()
        .find_map(|line| tells(parts, line))
}

/// The nearest row below it.
fn below(parts: &[LinePart], at: usize) -> Option<(usize, &ScoreRow)> {
    (at + 1..parts.len().min(at + 1 + FAR)).find_map(|line| tells(parts, line))
}

fn tells(parts: &[LinePart], line: usize) -> Option<(usize, &ScoreRow)> {
    match &parts[line] {
        LinePart::Row(row) if row.wide || !row.runs() => {
            (row.halves().next().is_some()).then_some((line, row))
        }
        _ => None,
    }
}

/// Whether nothing but a few blank lines and the number of a row stands between two lines.
fn touches(parts: &[LinePart], one: usize, other: usize) -> bool {
    let mut between = parts[one + 1..other].iter();
    other - one <= BLANK && between.all(passes)
}

/// The same where other lines may be misprinted moves too.
fn may_touch(text: &str, parts: &[LinePart], lines: &[PageLine], span: Range<usize>) -> bool {
    let may_be = |line: usize| alike::may_be_move(&text[lines[line].span.clone()]);
    span.len() <= BLANK
        && (span.start + 1..span.end).all(|line| {
            passes(&parts[line]) || matches!(parts[line], LinePart::Text) && may_be(line)
        })
}

/// Whether a line holds no move and no words.
fn passes(part: &LinePart) -> bool {
    matches!(part, LinePart::Other) || is_number(part)
}

/// Whether a line holds the number of a row alone.
fn is_number(part: &LinePart) -> bool {
    matches!(part, LinePart::Row(row) if row.cells() == 0)
}

/// Whether the line is a paragraph of its own, or stands under the end of another.
fn is_alone(text: &str, parts: &[LinePart], lines: &[PageLine], at: usize) -> bool {
    let ends = |line: usize| {
        !matches!(parts[line], LinePart::Text) || ends_sentence(&text[lines[line].span.clone()])
    };
    let begins = |line: usize| {
        let words = &text[lines[line].span.clone()];
        !matches!(parts[line], LinePart::Text) || !words.starts_with(char::is_lowercase)
    };
    at.checked_sub(1).is_none_or(ends) && (at + 1 == lines.len() || begins(at + 1))
}

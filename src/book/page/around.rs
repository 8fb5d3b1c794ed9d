//! Rows that only the rows around them tell for such: a misprint may be in any letter of them.
//!
//! | above | line | below | so |
//! |---|---|---|---|
//! | `11. P-K4   P-K4` | `12. PzP   Kt-B3` | `13. …` | a row |
//! | `11. P-K4   P-K4` | `l2. PzP   KtzP`, a paragraph of its own | a note | a row, for 12 is due |
//! | `11. P-K4   P-K4` | `12 men were lost` | `12. …` | prose |
//! | `11. P-K4   11. P-K4` | `12. PxP   1B. Kt-B3` | `13. …   13. …` | a row with 12 before each move |
//! | `11. P-K4   11. P-K4` | `12. PxP   12. Kt-B3`, whatever was read above it | `13. …` | the row as it is |
//! | `11. P-K4   P-K4` | `PzP   Kt-B3` | `13. …` | a row without its number |

use std::ops::Range;

use super::alike;
use super::lines::{LineKind, PageLine, ends_sentence};
use super::loose::{self, LooseRow};
use super::row::{Group, LinePart, ScoreRow};
use super::rows::is_closing;
use crate::notation::arrange;

/// No misprinted row is longer than this, in bytes.
const ROW: usize = 300;

/// How many lines away a row may stand that tells for another.
const FAR: usize = 40;

/// How many blank lines may stand between two rows.
const BLANK: usize = 6;

/// So many moves tell a list of them, one to a line.
const LISTED: usize = 4;

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
    let (row, cells) = match &parts[at] {
        LinePart::Text => (None, 0),
        // Nothing but the number of a row stands there, whatever signs it is misprinted with.
        part if is_number(part) => return,
        LinePart::Row(row) => (Some(row), told(text, row)),
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
    if pattern.cells() <= cells && !row.is_some_and(|row| is_otherwise(row, pattern)) {
        return;
    }
    let mut due: Vec<Vec<u32>> = (0..pattern.groups.len())
        .map(|group| due(group, above.as_ref(), below.as_ref()))
        .collect();
    if let ([due], true) = (&mut due[..], pattern.cells() == 1) {
        due.extend(due_in_list(parts, at));
    }
    let touched = |beside: Beside| {
        let near = |line: usize| touches(parts, line.min(at), line.max(at));
        beside.is_some_and(|(line, _)| near(line))
    };
    // A paragraph of its own between them may be a note.
    let next = |beside: Beside| beside.is_some_and(|(line, _)| line.abs_diff(at) == 1);
    let between = next(above) && next(below);
    let Some(found) = loose::row(text, (at, &lines[at]), pattern, &due, between) else {
        return;
    };
    let place = LinePlace {
        above: touched(above) || at > 0 && is_number(&parts[at - 1]),
        below: below.is_some_and(|(line, _)| {
            touches(parts, at, line)
                || pattern.cells() == 1 && may_touch(text, parts, lines, at..line)
        }),
        alone: is_alone(text, parts, lines, at),
        listed: is_listed(&parts[at + 1..]),
    };
    if is_fuller(&found.row, row, pattern) && place.believes(&found, pattern, (above, below)) {
        parts[at] = LinePart::Row(found.row);
    }
}

/// How many cells of a row tell how full it is: where the words behind it may be a move, dots are none.
fn told(text: &str, row: &ScoreRow) -> usize {
    let tails = row.groups.iter().filter_map(|group| group.tail.clone());
    let is_move = |words: &str| alike::may_be_move(words) && !is_closing(words);
    if { tails }.any(|tail| is_move(&text[tail])) {
        row.halves().count()
    } else {
        row.cells()
    }
}

/// Whether a row as it was laid over another has more moves than as it was read at first, or as many in fewer groups.
fn is_fuller(found: &ScoreRow, row: Option<&ScoreRow>, pattern: &ScoreRow) -> bool {
    let count = |row: &ScoreRow| (row.cells(), row.halves().count());
    let ((found_cells, found_moves), (cells, moves)) = (count(found), row.map_or((0, 0), count));
    let scattered = row.is_some_and(|row| is_scattered(row, pattern));
    let gathered = row.is_some_and(|row| is_gathered(row, pattern))
        && found
            .groups
            .iter()
            .all(|group| group.number == found.groups[0].number);
    // Dots are a cell as well.
    let replied = found_moves > moves && found_cells >= cells.min(pattern.cells());
    found_moves > cells || replied || (scattered || gathered) && found_moves == cells
}

/// Whether a row has other numbers than that beside it, by a misprint in one of the two.
fn is_otherwise(row: &ScoreRow, pattern: &ScoreRow) -> bool {
    is_scattered(row, pattern) || is_gathered(row, pattern)
}

/// Whether a row has numbers within its moves. Where each of them has the same one it is printed twice.
fn is_scattered(row: &ScoreRow, pattern: &ScoreRow) -> bool {
    row.groups.len() > pattern.groups.len() && !is_twice_numbered(row)
}

/// Whether the number before Black's move is not told from the move, where others are numbered twice.
fn is_gathered(row: &ScoreRow, pattern: &ScoreRow) -> bool {
    row.groups.len() == 1 && is_twice_numbered(pattern)
}

/// Whether the same number stands before White's move and before Black's.
fn is_twice_numbered(row: &ScoreRow) -> bool {
    let single = |group: &Group| group.moves().count() == 1;
    match &row.groups[..] {
        [white, black] => {
            white.number.is_some() && white.number == black.number && single(white) && single(black)
        }
        _ => false,
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
    /// Below it a numbered move stands above its reply, and so on.
    listed: bool,
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
                    (Some(above), Some(below)) => below == above + 1 || self.listed,
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

/// The number that is due above a reply without one, by the number below that.
fn due_in_list(parts: &[LinePart], at: usize) -> Option<u32> {
    let number = |line: usize| match parts.get(line) {
        Some(LinePart::Row(row)) if row.cells() == 1 => Some(row.groups[0].number),
        _ => None,
    };
    match (number(at + 1), number(at + 2)) {
        (Some(None), Some(Some(below))) => below.checked_sub(1).filter(|&due| due > 0),
        _ => None,
    }
}

/// Whether the parts begin with moves in a list, one to a line, of which every other has a number.
fn is_listed(parts: &[LinePart]) -> bool {
    let single = |part: &LinePart| match part {
        LinePart::Row(row) if row.cells() == 1 => Some(row.groups[0].number.is_some()),
        _ => None,
    };
    let mut firsts = parts.iter().take(LISTED).map(single);
    (0..LISTED).all(|at| firsts.next() == Some(Some(at % 2 == 0)))
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

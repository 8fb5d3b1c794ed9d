//! Recognises misprinted rows by the rows around them, because a misprint may affect any letter.
//!
//! | above | line | below | result |
//! |---|---|---|---|
//! | `11. P-K4   P-K4` | `12. PzP   Kt-B3` | `13. …` | a row |
//! | `11. P-K4   P-K4` | `l2. PzP   KtzP`, a separate paragraph | a note | a row, because 12 is expected |
//! | `11. P-K4   P-K4` | `12 men were lost` | `12. …` | prose |
//! | `11. P-K4   11. P-K4` | `12. PxP   1B. Kt-B3` | `13. …   13. …` | a row with 12 before each move |
//! | `11. P-K4   11. P-K4` | `12. PxP   12. Kt-B3`, whatever was read above it | `13. …` | the row unchanged |
//! | `11. P-K4   P-K4` | `PzP   Kt-B3` | `13. …` | a row without its number |
//! | `11. P-K4   P-K4` | `Better was 11...Kt-B3; 12. P-Q4, P-Q3` | `12. …` | prose |

use std::ops::Range;

use super::overlay::{self, LooseRow};
use super::row_lines::is_closing;
use super::{Group, LinePart, ScoreRow};
use crate::book::page::limits;
use crate::book::page::lines::{LineKind, PageLine, ends_sentence};
use crate::book::page::moves::items::items;
use crate::book::page::moves::{ItemKind, ScoreItem, TextKind, footnote_marks, misprints};
use crate::notation::arrange;

/// Turns lines into rows where the rows around them show that they are rows.
pub(in crate::book::page) fn join(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    for at in 0..parts.len() {
        row(text, parts, lines, at);
    }
    // A row recognised only in the first pass may confirm the lines above it.
    for at in (0..parts.len()).rev() {
        row(text, parts, lines, at);
    }
}

/// Turns a line into a row if its neighbours show that it is one, or completes a row that lacks a
/// move that its neighbours have.
fn row(text: &str, parts: &mut [LinePart], lines: &[PageLine], at: usize) {
    let (row, cells) = match &parts[at] {
        LinePart::Text => (None, 0),
        // The line holds only the number of a row, however misprinted.
        part if is_number(part) => return,
        LinePart::Row(row) => (Some(row), told(text, row)),
        LinePart::Other => return,
    };
    if lines[at].kind != LineKind::Text || lines[at].span.len() > limits::ROW_BYTES {
        return;
    }
    let (above, below) = (above(parts, at), below(parts, at));
    // A row is compared within its own score only, a text line also with rows further away.
    let near = |line: usize| cells == 0 || touches(parts, line.min(at), line.max(at));
    let mut beside: Vec<&ScoreRow> = [&above, &below]
        .into_iter()
        .flatten()
        .filter(|(line, _)| near(*line))
        .map(|(_, row)| *row)
        .collect();
    // The fullest neighbour shows the columns.
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
    if cells == 0 && tells_line(text, lines[at].span.clone(), &due) {
        return;
    }
    let touched = |beside: Beside| {
        let near = |line: usize| touches(parts, line.min(at), line.max(at));
        beside.is_some_and(|(line, _)| near(line))
    };
    // Only rows on the adjacent lines count, because a separate paragraph may be a note.
    let next = |beside: Beside| beside.is_some_and(|(line, _)| line.abs_diff(at) == 1);
    let between = next(above) && next(below);
    let Some(found) = overlay::row(text, (at, &lines[at]), pattern, &due, between) else {
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

/// Returns whether a line belongs to a note about a line of play: words stand before its first
/// number, as in `Better was 16 R-K1`, or behind its last move, or its numbers count on behind the mark
/// of a note. Before a number far from those `due` one short word may be the remains of a move, unless
/// the mark of a note stands before it or the numbers in the line count on.
fn tells_line(text: &str, span: Range<usize>, due: &[Vec<u32>]) -> bool {
    let items = items(text, span, TextKind::Flow);
    let words = |item: &ScoreItem| &text[item.span.clone()];
    let proses = |item: &ScoreItem| {
        let words = words(item).split_whitespace();
        words.filter(|word| misprints::is_prose(word)).count()
    };
    let goes =
        |item: &ScoreItem| matches!(item.kind, ItemKind::Move | ItemKind::Weak | ItemKind::Dots);
    let marked = usize::from(
        items
            .first()
            .is_some_and(|item| item.kind == ItemKind::Note),
    );
    let counts_on = |number: u32| {
        let next = ItemKind::Number(number + 1);
        items.iter().any(|item| item.kind == next)
    };
    match &items[marked..] {
        [first, number, then, ..] if first.kind == ItemKind::Junk && goes(then) => {
            let ItemKind::Number(number) = number.kind else {
                return false;
            };
            let near = || due.iter().flatten().any(|due| due.abs_diff(number) <= 3);
            let plain = |word: &str| {
                !word.contains(|c: char| c.is_ascii_digit())
                    && !word.chars().skip(1).any(char::is_uppercase)
            };
            footnote_marks::is_label(words(first).trim())
                || words(first).split_whitespace().all(plain)
                    && (marked > 0 || proses(first) > 0 || near() || counts_on(number))
        }
        [first, then, .., last] if goes(then) => {
            let ItemKind::Number(number) = first.kind else {
                return false;
            };
            let numbers = items
                .iter()
                .filter(|item| matches!(item.kind, ItemKind::Number(_)));
            let least = if numbers.count() > 1 { 1 } else { 2 };
            let ends_in_words =
                last.kind == ItemKind::Junk && proses(last) >= least && !is_closing(words(last));
            ends_in_words || marked > 0 && counts_on(number)
        }
        _ => false,
    }
}

/// Counts the filled cells of a row. Dots do not count where the words after a group may be a move.
fn told(text: &str, row: &ScoreRow) -> usize {
    let tails = row.groups.iter().filter_map(|group| group.tail.clone());
    let is_move = |words: &str| misprints::may_be_move(words) && !is_closing(words);
    if { tails }.any(|tail| is_move(&text[tail])) {
        row.halves().count()
    } else {
        row.cells()
    }
}

/// Returns whether `found`, the reading by the pattern, has more moves than the first reading of
/// the row, or as many moves with corrected numbers.
fn is_fuller(found: &ScoreRow, row: Option<&ScoreRow>, pattern: &ScoreRow) -> bool {
    let count = |row: &ScoreRow| (row.cells(), row.halves().count());
    let ((found_cells, found_moves), (cells, moves)) = (count(found), row.map_or((0, 0), count));
    let scattered = row.is_some_and(|row| is_scattered(row, pattern));
    let gathered = row.is_some_and(|row| is_gathered(row, pattern))
        && found
            .groups
            .iter()
            .all(|group| group.number == found.groups[0].number);
    // Dots count as a cell.
    let replied = found_moves > moves && found_cells >= cells.min(pattern.cells());
    found_moves > cells || replied || (scattered || gathered) && found_moves == cells
}

/// Returns whether a misprint gave the row more or fewer numbers than its pattern.
fn is_otherwise(row: &ScoreRow, pattern: &ScoreRow) -> bool {
    is_scattered(row, pattern) || is_gathered(row, pattern)
}

/// Returns whether parts of moves were read as extra numbers. A number printed before both White's
/// and Black's move is not extra.
fn is_scattered(row: &ScoreRow, pattern: &ScoreRow) -> bool {
    row.groups.len() > pattern.groups.len() && !is_twice_numbered(row)
}

/// Returns whether the number before Black's move was read as part of the move, in a score that
/// prints each number twice.
fn is_gathered(row: &ScoreRow, pattern: &ScoreRow) -> bool {
    row.groups.len() == 1 && is_twice_numbered(pattern)
}

/// Returns whether the same number is printed before White's move and before Black's.
fn is_twice_numbered(row: &ScoreRow) -> bool {
    let single = |group: &Group| group.moves().count() == 1;
    match &row.groups[..] {
        [white, black] => {
            white.number.is_some() && white.number == black.number && single(white) && single(black)
        }
        _ => false,
    }
}

/// The surroundings of a line.
struct LinePlace {
    /// A row or its own number is right above it.
    above: bool,
    /// A row is right below it.
    below: bool,
    /// It is a separate paragraph, or reads like one.
    alone: bool,
    /// Below it, lines with a numbered move alternate with lines with its reply.
    listed: bool,
}

/// The index of a line and its row, if there is one.
type Beside<'p> = Option<(usize, &'p ScoreRow)>;

impl LinePlace {
    /// Returns whether the line is accepted as the row `found` in these surroundings.
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
            // One move to a line: a move must be missing between the rows around it.
            let number = |row: &ScoreRow| row.groups[0].number;
            let missing = match (above, below) {
                // The first move of the list, after its number.
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

/// Returns the numbers that a group may have between these rows.
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

/// Returns the nearest row above a line that is not running text, with the index of its line.
fn above(parts: &[LinePart], at: usize) -> Option<(usize, &ScoreRow)> {
    (at.saturating_sub(limits::PATTERN_LINES)..at)
        .rev()
        .find_map(|line| tells(parts, line))
}

/// Returns the nearest such row below a line.
fn below(parts: &[LinePart], at: usize) -> Option<(usize, &ScoreRow)> {
    (at + 1..parts.len().min(at + 1 + limits::PATTERN_LINES)).find_map(|line| tells(parts, line))
}

/// Returns the row of a line if it has a move and is not running text.
fn tells(parts: &[LinePart], line: usize) -> Option<(usize, &ScoreRow)> {
    match &parts[line] {
        LinePart::Row(row) if row.wide || !row.runs() => {
            (row.halves().next().is_some()).then_some((line, row))
        }
        _ => None,
    }
}

/// Returns whether only a few blank lines and bare row numbers are between two lines.
fn touches(parts: &[LinePart], one: usize, other: usize) -> bool {
    let mut between = parts[one + 1..other].iter();
    other - one <= limits::ROW_GAP_LINES && between.all(passes)
}

/// Returns the same as `touches`, but also lets lines pass that may be misprinted moves.
fn may_touch(text: &str, parts: &[LinePart], lines: &[PageLine], span: Range<usize>) -> bool {
    let may_be = |line: usize| misprints::may_be_move(&text[lines[line].span.clone()]);
    span.len() <= limits::ROW_GAP_LINES
        && (span.start + 1..span.end).all(|line| {
            passes(&parts[line]) || matches!(parts[line], LinePart::Text) && may_be(line)
        })
}

/// Returns the number expected for a move whose reply is on the next line without a number, by the
/// number on the line after that.
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

/// Returns whether the parts begin with one move to a line, every other one numbered.
fn is_listed(parts: &[LinePart]) -> bool {
    let single = |part: &LinePart| match part {
        LinePart::Row(row) if row.cells() == 1 => Some(row.groups[0].number.is_some()),
        _ => None,
    };
    let mut firsts = parts.iter().take(limits::LISTED_ROWS).map(single);
    (0..limits::LISTED_ROWS).all(|at| firsts.next() == Some(Some(at % 2 == 0)))
}

/// Returns whether a line holds neither moves nor words.
fn passes(part: &LinePart) -> bool {
    matches!(part, LinePart::Other) || is_number(part)
}

/// Returns whether a line holds only the number of a row.
fn is_number(part: &LinePart) -> bool {
    matches!(part, LinePart::Row(row) if row.cells() == 0)
}

/// Returns whether the line may be a separate paragraph: the line above ends a sentence, and the
/// line below does not continue one.
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

//! Joins moves printed as fractions: White's move above a stroke, Black's below it.
//!
//! ```text
//!      P to K 4        Kt to K B 3
//!  1. ----------   2. -------------
//!      P to K 4        Kt to Q B 3
//! ```

use super::{Group, LinePart, ScoreCell, ScoreRow};
use crate::book::page::lines::PageLine;

/// Joins every three lines that are moves, strokes and moves into one row.
pub(in crate::book::page) fn join(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    for at in 1..lines.len().saturating_sub(1) {
        let Some(numbers) = strokes(&text[lines[at].span.clone()]) else {
            continue;
        };
        let joined = match (&parts[at - 1], &parts[at + 1]) {
            (LinePart::Row(over), LinePart::Row(under)) => fraction(over, Some(under), &numbers),
            // White's last move has no reply.
            (LinePart::Row(over), LinePart::Other) if !numbers.is_empty() => {
                fraction(over, None, &numbers)
            }
            _ => None,
        };
        if let Some(row) = joined {
            parts[at - 1] = LinePart::Row(row);
            parts[at] = LinePart::Other;
            parts[at + 1] = LinePart::Other;
        }
    }
}

/// Returns the numbers in a line of strokes, or `None` if the line is not one.
fn strokes(line: &str) -> Option<Vec<u32>> {
    let stroke = |c: char| matches!(c, '-' | '—' | '–' | '_' | '─');
    let only = |c: char| c.is_ascii_digit() || c.is_whitespace() || c == '.' || stroke(c);
    let long =
        line.contains("---") || line.contains("___") || line.contains('—') || line.contains('─');
    if !long || !line.chars().all(only) {
        return None;
    }
    let words = line
        .split(|c: char| !c.is_ascii_digit())
        .filter(|word| !word.is_empty());
    Some(words.filter_map(|word| word.parse().ok()).collect())
}

/// Returns the two rows as one with a group for each fraction, or `None` if they do not match.
fn fraction(over: &ScoreRow, under: Option<&ScoreRow>, numbers: &[u32]) -> Option<ScoreRow> {
    let mut whites: Vec<(Option<u32>, ScoreCell, usize)> = Vec::new();
    for group in &over.groups {
        for (place, (cell, column)) in group.cells.iter().zip(&group.columns).enumerate() {
            let number = if place == 0 { group.number } else { None };
            whites.push((number, cell.clone(), *column));
        }
    }
    let under = under.map_or(&[][..], |row| &row.groups);
    let blacks: Vec<&ScoreCell> = under.iter().flat_map(|group| &group.cells).collect();
    // Only the last reply may be missing, and each of the others must be below White's move.
    let columns = under.iter().flat_map(|group| &group.columns);
    let aligned = columns
        .zip(whites.windows(2))
        .all(|(column, pair)| column.abs_diff(pair[0].2) <= column.abs_diff(pair[1].2));
    let plain = under.iter().all(|group| group.number.is_none());
    if !plain
        || whites.is_empty()
        || (blacks.len() != whites.len() && !(aligned && blacks.len() + 1 == whites.len()))
    {
        return None;
    }
    let numbered = numbers.len() == whites.len();
    let groups = whites
        .into_iter()
        .enumerate()
        .map(|(place, (number, cell, column))| {
            let black = blacks.get(place).map(|cell| (*cell).clone());
            let mut cells = vec![cell];
            cells.extend(black);
            Group {
                number: if numbered {
                    Some(numbers[place])
                } else {
                    number
                },
                column,
                columns: vec![column; cells.len()],
                cells,
                tail: None,
            }
        });
    Some(ScoreRow {
        line: over.line,
        groups: groups.collect(),
        wide: true,
        comma: false,
    })
}

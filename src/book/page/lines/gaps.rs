//! Closes gaps within a cell of a row that a misprint has made wide.
//!
//! | rows | read as |
//! |---|---|
//! | `2. Kt to K  B3   P to Q3` between rows of two cells | `2. Kt to K B3   P to Q3` |
//! | `3. B   Kt 5      P - Q R 3`, the hyphen lost | `3. B Kt 5      P - Q R 3` |
//! | `4. Castles  P-K4`, where others have Black's column | unchanged: two cells |
//! | `5. Q Kt to K B 3  P-K4`, White's cell too long for its column | unchanged: the row has no extra cell |

use std::borrow::Cow;
use std::ops::Range;

use crate::book::page::limits;
use crate::book::page::moves::{columns, misprints};
use crate::notation::arrange;

/// A gap within a line: its bytes, its width in columns and the column where it ends.
struct Gap {
    span: Range<usize>,
    wide: usize,
    column: usize,
}

/// Returns the text with such gaps made one space wide. The text keeps its length, because `fill`,
/// white space of no width, replaces the other spaces.
pub(super) fn closed(text: Cow<'_, str>, fill: char) -> Cow<'_, str> {
    let rows = rows(&text);
    let mut copy = String::new();
    let mut told = 0;
    for (at, gaps) in rows.iter().enumerate() {
        let above = &rows[at.saturating_sub(limits::COLUMN_ROWS)..at];
        let below = rows[at + 1..].iter().take(limits::COLUMN_ROWS);
        let around: Vec<&Vec<Gap>> = above.iter().chain(below).collect();
        for gap in too_many(gaps, &around) {
            copy.push_str(&text[told..gap.span.start]);
            copy.extend(std::iter::repeat_n(fill, gap.span.len() - 1));
            told = gap.span.end - 1;
        }
    }
    if told == 0 {
        return text;
    }
    copy.push_str(&text[told..]);
    Cow::Owned(copy)
}

/// Returns the gaps of each line that begins with a number, except the gap after the number.
fn rows(text: &str) -> Vec<Vec<Gap>> {
    let mut rows = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let words = line.trim_start();
        let begin = line.len() - words.len();
        if words.len() <= limits::ROW_BYTES
            && let Some(number) = misprints::number(words)
        {
            rows.push(gaps(line, begin + number.length, at));
        }
        at += line.len();
    }
    rows
}

/// Returns the gaps of two or more columns after byte `from` of a line, except one that begins
/// there. `at` is the byte of the text where the line begins.
fn gaps(line: &str, from: usize, at: usize) -> Vec<Gap> {
    let line = line.trim_end();
    let rest = line.get(from..).unwrap_or("");
    let mut next = line.len() - rest.trim_start().len();
    let mut column = columns(&line[..next]);
    let mut gaps = Vec::new();
    while let Some(begin) = line[next..].find(char::is_whitespace) {
        let begin = next + begin;
        let end = line.len() - line[begin..].trim_start().len();
        let wide = columns(&line[begin..end]);
        column += columns(&line[next..begin]) + wide;
        if wide > 1 {
            let span = at + begin..at + end;
            gaps.push(Gap { span, wide, column });
        }
        next = end;
    }
    gaps
}

/// Returns the narrow gaps of a row that end at no column of the rows around it, if the row has at
/// least that many extra cells.
fn too_many<'g>(gaps: &'g [Gap], around: &[&Vec<Gap>]) -> Vec<&'g Gap> {
    let mut counts: Vec<usize> = around.iter().map(|gaps| gaps.len()).collect();
    arrange(&mut counts, |&count| (count, 0));
    let (Some(usual), true) = (counts.get(counts.len() / 2), counts.len() > 1) else {
        return Vec::new();
    };
    let column = |gap: &Gap| {
        let mut others = around.iter().flat_map(|gaps| gaps.iter());
        others.any(|other| other.column.abs_diff(gap.column) <= limits::CELL_SHIFT_COLUMNS)
    };
    let narrow = |gap: &&Gap| {
        (2..=limits::NARROW_GAP_COLUMNS).contains(&gap.wide) && gap.span.len() == gap.wide
    };
    let found: Vec<&Gap> = gaps
        .iter()
        .filter(narrow)
        .filter(|gap| !column(gap))
        .collect();
    if gaps.len() >= usual + found.len() {
        found
    } else {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        closed(Cow::Borrowed(text), '~').into_owned()
    }

    #[test]
    fn a_cell_is_not_parted_by_a_misprint() {
        let page = |row: &str| {
            format!(
                "1. P - K 4         P - K 4\n{row}\n3. B - Kt 5        P - Q R 3\n4. B - R 4         Kt - B 3\n"
            )
        };
        for (row, expected) in [
            (
                "2. Kt - K  B 3     Kt - Q B 3",
                "2. Kt - K~ B 3     Kt - Q B 3",
            ),
            (
                "2. Kt   K B 3      Kt - Q  B 3",
                "2. Kt~~ K B 3      Kt - Q~ B 3",
            ),
        ] {
            assert_eq!(shown(&page(row)), page(expected));
        }
        for row in [
            "2.  Kt - K B 3     Kt - Q B 3",
            "2. Q Kt from Q 4  Kt - Q B 3",
            "2. Q Kt - K B 3    Kt - Q B 3",
            "2. Q Kt - K B 3 takes Kt  P - Q B 3",
        ] {
            assert_eq!(shown(&page(row)), page(row));
        }
    }

    #[test]
    fn ragged_rows_and_a_row_alone_stay_as_they_are() {
        for text in [
            "1. P-K4  P-K4\n2. Kt-KB3  Kt-QB3\n3. Castles  B-B4\n",
            "2. Kt - K  B 3     Kt - Q B 3",
            "",
        ] {
            assert_eq!(shown(text), text);
        }
    }
}

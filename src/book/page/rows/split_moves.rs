//! Joins moves that a line break or white space splits, where the rows around show that one is due.
//!
//! | above | line and next | so |
//! |---|---|---|
//! | `15. P-K4   15. P-K4` | `16. K. Kt.` / `to K's 6th.   16. K. R. takes P.` | one row |
//! | `15. P-K4   15. P-K4` | `16. Q. B. to K's` / `3d.   16. P-K4` | one row: `3` is not the number due |
//! | `15. P-K4   15. P-K4` | `16. P-K4` / `P-K4` | two lines of one cell each |
//! | `15. P-K4` / `P-K4`, one move to a line | `16. B t K3` / `Q-B3` | two moves |
//! | `15. P-K4   15. P-K4` | `16. P-K4   16. P-K4` / `!7. PzP   17. P-K4` | two rows, one of a misprinted number |
//!
//! | rows | read as |
//! |---|---|
//! | `10. P  - B 4` above `10. ........  R - K 1` | `10. P - B 4` |
//! | `10. P - B 4  P - B 3` above `10. ........  R - K 1` | the same: two moves |

use super::{LinePart, ScoreCell, ScoreRow, row_lines};
use crate::book::page::limits;
use crate::book::page::lines::{LineKind, PageLine};
use crate::book::page::moves::{misprints, shape};

/// Joins every two lines that a move runs over into one row, where the rows around show that one is
/// due.
pub(in crate::book::page) fn join_lines(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    for at in 0..parts.len().saturating_sub(1) {
        let text_lines = lines[at..=at + 1]
            .iter()
            .all(|line| line.kind == LineKind::Text);
        if text_lines
            && !matches!(parts[at], LinePart::Other)
            && !matches!(parts[at + 1], LinePart::Other)
            && let Some(row) = row(text, parts, lines, at)
        {
            parts[at] = LinePart::Row(row);
            parts[at + 1] = LinePart::Other;
        }
    }
}

/// Returns the row that the line and the next one make.
fn row(text: &str, parts: &[LinePart], lines: &[PageLine], at: usize) -> Option<ScoreRow> {
    let above = (at.saturating_sub(limits::SPLIT_ROW_LINES)..at).rev();
    let above = above.into_iter().find_map(|line| pattern(&parts[line]));
    let below = at + 2..parts.len().min(at + 2 + limits::SPLIT_ROW_LINES);
    let below = below.into_iter().find_map(|line| pattern(&parts[line]));
    let beside = above.or(below)?;
    let told = |row: &ScoreRow| row.groups[0].number;
    let numbers = |at: usize| parts[at].row().and_then(told);
    // Most pairs of lines are two rows, and this shows it before anything is parsed.
    let two = numbers(at).zip(numbers(at + 1));
    if two.is_some_and(|(number, next)| next == number || next == number + 1) {
        return None;
    }
    // Where each line has one move, a complete move does not continue the line above.
    if beside.cells() == 1 && numbers(at + 1).is_none() && is_move(text, &parts[at + 1]) {
        return None;
    }
    let (line, next) = (&lines[at], &lines[at + 1]);
    let whole = PageLine {
        span: line.span.start..next.span.end,
        ..*line
    };
    let row = row_lines::parse(text, &whole, at)?;
    let number = row.groups.first()?.number?;
    let follows = above
        .and_then(told)
        .is_some_and(|above| above + 1 == number);
    let leads = below
        .and_then(told)
        .is_some_and(|below| number + 1 == below);
    let spans = row
        .halves()
        .any(|half| half.span.start < line.span.end && half.span.end > next.span.start);
    // Two rows that together have as many cells as the row beside them break between moves, not
    // within one.
    let apart: Vec<&ScoreRow> = parts[at..=at + 1]
        .iter()
        .filter_map(LinePart::row)
        .collect();
    let cells: usize = apart.iter().map(|row| row.cells()).sum();
    let begins = numbers(at + 1).is_some_and(|next| next == number || next == number + 1)
        || misprints::number(&text[next.span.clone()])
            .is_some_and(|found| found.value == number + 1 && follows_whole(&parts[at], beside));
    let fits = row.cells() <= beside.cells() && row.groups.len() <= beside.groups.len();
    let broken = apart.len() < 2 || cells != beside.cells();
    ((follows || leads) && spans && !begins && fits && broken && is_set(&row)).then_some(row)
}

/// Whether a line is one move and nothing else.
fn is_move(text: &str, part: &LinePart) -> bool {
    let single = |row: &ScoreRow| match row.halves().next() {
        Some(half) if row.cells() == 1 => is_whole(&text[half.span.clone()]),
        _ => false,
    };
    part.row().is_some_and(single)
}

/// Whether a line has as many moves as the row beside it, so that a row with the next number may
/// follow.
fn follows_whole(part: &LinePart, beside: &ScoreRow) -> bool {
    part.row()
        .is_some_and(|row| row.halves().count() >= beside.halves().count())
}

/// Returns the row, if it holds a move and is no running text.
fn pattern(part: &LinePart) -> Option<&ScoreRow> {
    part.row()
        .filter(|row| is_set(row) && row.halves().next().is_some())
}

/// Whether a row is set as one and is no line of running text.
fn is_set(row: &ScoreRow) -> bool {
    row.wide || !row.runs()
}

/// Joins two pieces of White's move into one, where the row below has a place for Black's.
pub(in crate::book::page) fn join_pieces(text: &str, parts: &mut [LinePart]) {
    for at in 0..parts.len() {
        let below = parts[at + 1..]
            .iter()
            .take(limits::SPLIT_ROW_LINES)
            .find_map(LinePart::row);
        let reply = below.and_then(|below| {
            let group = below.groups.first()?;
            let dots = matches!(group.cells.first(), Some(ScoreCell::Dots));
            group.number.filter(|_| dots)
        });
        if let (Some(reply), LinePart::Row(row)) = (reply, &mut parts[at])
            && let [group] = &mut row.groups[..]
            && group.number == Some(reply)
            && let [ScoreCell::Move(head), ScoreCell::Move(tail)] = &mut group.cells[..]
            && !(is_whole(&text[head.span.clone()]) && is_whole(&text[tail.span.clone()]))
        {
            head.span.end = tail.span.end;
            head.marks.append(&mut tail.marks);
            head.notes.append(&mut tail.notes);
            group.cells.truncate(1);
            group.columns.truncate(1);
        }
    }
}

/// Whether the words are a move without a misprint.
fn is_whole(words: &str) -> bool {
    let words = words.trim_end_matches(['.', ',', ' ']);
    shape::play(words).is_some_and(|shaped| shaped.length == words.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::page::lines::lines;

    /// Returns the number of rows left of the text, and the words of the second row's moves.
    fn joined(text: &str) -> (usize, Vec<String>) {
        let lines = lines(text);
        let mut parts: Vec<LinePart> = (0..lines.len())
            .map(|at| row_lines::row(text, &lines, at).map_or(LinePart::Text, LinePart::Row))
            .collect();
        join_lines(text, &mut parts, &lines);
        let rows: Vec<&ScoreRow> = parts.iter().filter_map(LinePart::row).collect();
        let halves = rows[1].halves();
        let words = halves.map(|half| text[half.span.clone()].replace('\n', " "));
        (rows.len(), words.collect())
    }

    #[test]
    fn a_row_that_breaks_within_a_move_is_one() {
        let above = "15. P. takes P.      15. Castles.\n";
        for (broken, white, black) in [
            (
                "16. K. R.\nto K's sq.      16. P. to K's 3d.",
                "K. R. to K's sq.",
                "P. to K's 3d.",
            ),
            (
                "16. B. to K's\n3d.      16. P. takes P.",
                "B. to K's 3d.",
                "P. takes P.",
            ),
            (
                "16. Castles.      16. Q. to\nK's 2d.",
                "Castles.",
                "Q. to K's 2d.",
            ),
        ] {
            let (rows, words) = joined(&format!("{above}{broken}"));
            assert_eq!((rows, words), (2, vec![white.to_owned(), black.to_owned()]));
        }
    }

    #[test]
    fn lines_that_are_whole_are_left() {
        for text in [
            "15 P-K4      P-K4\n16 Q-K2\nB-K2",
            "15 P-K4      P-K4\n16 Q-K2      B-K2\n17 Kt-B3      Kt-B3",
            "1 P-K4, P-K4; 2 Q-\nR5, Kt-QB3; 3 B-B4, P-Q3",
        ] {
            let lines = lines(text);
            let row = |at| row_lines::row(text, &lines, at).map_or(LinePart::Text, LinePart::Row);
            let mut parts: Vec<LinePart> = (0..lines.len()).map(row).collect();
            let count = |parts: &[LinePart]| parts.iter().filter_map(LinePart::row).count();
            let before = count(&parts);
            join_lines(text, &mut parts, &lines);
            assert_eq!(count(&parts), before, "{text}");
        }
    }
}

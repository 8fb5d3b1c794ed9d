//! Reads tables of openings, with a column for each line of play and White's move above Black's.
//!
//! ```text
//!         I           II          III
//! 1    P-K4        —           —
//!      P-K4        —           —
//! 2    Kt-KB3      —           P-KB4
//!      Kt-QB3      Kt-KB3      PxP
//! ```
//!
//! A dash, dots, a ditto sign, or a blank above moves that follow stands for the move in the column
//! to the left.

use std::ops::Range;

use crate::board::Color;
use crate::book::page::limits;
use crate::book::page::moves::numbers::number;
use crate::book::page::moves::{ItemKind, columns, shape};
use crate::book::printed::PrintedMove;

/// A table and its lines of play.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct OpeningTable {
    pub span: Range<usize>,
    /// The number of its first row.
    pub first: u32,
    /// The lines of play, from left to right.
    pub lines: Vec<Vec<PrintedMove>>,
}

/// A cell: its column in the line, and its move unless it is a ditto.
#[derive(Clone, Debug)]
struct TableCell {
    column: usize,
    span: Option<Range<usize>>,
}

/// A row with its number, White's cells and Black's.
struct TableRow {
    number: u32,
    sides: [Vec<TableCell>; 2],
    span: Range<usize>,
}

/// Returns the tables of a text.
pub(in crate::book::page) fn tables(text: &str) -> Vec<OpeningTable> {
    let mut lines: Vec<(usize, &str)> = Vec::new();
    let mut at = 0;
    for raw in text.split_inclusive('\n') {
        if !raw.trim().is_empty() {
            lines.push((at, raw.trim_end()));
        }
        at += raw.len();
    }
    let mut found = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let mut rows: Vec<TableRow> = Vec::new();
        while let Some(row) = row(&lines[at..]) {
            if rows
                .last()
                .is_some_and(|last| last.number + 1 != row.number)
            {
                break;
            }
            rows.push(row);
            at += 2;
        }
        let wide = rows.iter().filter(|row| row.sides[0].len() > 1).count();
        match rows.first() {
            Some(first) if rows.len() >= limits::TABLE_ROWS && wide >= 2 => {
                found.push(OpeningTable {
                    span: first.span.start..rows.last().map_or(0, |row| row.span.end),
                    first: first.number,
                    lines: read(&rows),
                })
            }
            Some(_) => {}
            None => at += 1,
        }
    }
    found
}

/// Reads two lines as a row: a number and White's moves, and below them Black's moves without a
/// number.
fn row(lines: &[(usize, &str)]) -> Option<TableRow> {
    let &[(at, white), (below, black), ..] = lines else {
        return None;
    };
    if white.len().max(black.len()) > limits::TABLE_LINE_BYTES {
        return None;
    }
    let indent = white.len() - white.trim_start().len();
    let (kind, length) = number(&white[indent..], None, true)?;
    let ItemKind::Number(count) = kind else {
        return None;
    };
    let white_cells = cells(white, indent + length, at)?;
    let black_cells = cells(black, 0, below)?;
    let moves = |cells: &[TableCell]| cells.iter().any(|cell| cell.span.is_some());
    let begin = |cells: &[TableCell]| cells.first().map(|cell| cell.column);
    // The second line must stand below its move as a reply, not begin a row of its own.
    let below_it = begin(&black_cells)? + 3 >= begin(&white_cells)?;
    (moves(&white_cells) && below_it).then(|| TableRow {
        number: count,
        sides: [white_cells, black_cells],
        span: at + indent..below + black.len(),
    })
}

/// Returns the cells of a line from this byte on, if each is a move or a ditto.
fn cells(line: &str, from: usize, at: usize) -> Option<Vec<TableCell>> {
    let mut cells = Vec::new();
    let mut rest = from;
    while rest < line.len() {
        let blank =
            line[rest..].len() - line[rest..].trim_start_matches([' ', '\t', '|', '.']).len();
        // Dots are a ditto, unless they end the number.
        let dots = line[rest..rest + blank].find("..").filter(|_| rest > from);
        let begin = rest + dots.unwrap_or(blank);
        let end = ["  ", "\t", "|"]
            .iter()
            .filter_map(|gap| line[begin..].find(gap))
            .min();
        let end = begin + end.unwrap_or(line.len() - begin);
        let words = line[begin..end].trim_end();
        if words.is_empty() {
            break;
        }
        let ditto = words
            .chars()
            .all(|c| matches!(c, '-' | '—' | '–' | '.' | '"' | '”' | '„' | ',' | '\''))
            || words == "do.";
        let whole = shape::play(words).is_some_and(|shaped| shaped.length == words.len());
        if !(ditto || whole) {
            return None;
        }
        cells.push(TableCell {
            column: columns(&line[..begin]),
            span: whole.then(|| at + begin..at + begin + words.len()),
        });
        rest = end;
    }
    (!cells.is_empty()).then_some(cells)
}

/// Returns the lines of play of the columns.
fn read(rows: &[TableRow]) -> Vec<Vec<PrintedMove>> {
    let widest = rows
        .iter()
        .flat_map(|row| &row.sides)
        .max_by_key(|cells| cells.len());
    let places: Vec<usize> = widest
        .into_iter()
        .flatten()
        .map(|cell| cell.column)
        .collect();
    let mut lines: Vec<Vec<PrintedMove>> = vec![Vec::new(); places.len()];
    let nearest = |cell: &TableCell| {
        let far = |&at: &usize| places[at].abs_diff(cell.column);
        (0..places.len()).min_by_key(far).unwrap_or(0)
    };
    // The last move printed in a column ends its line, even if a dash stands below.
    let mut ends = vec![0; places.len()];
    for (half, cells) in (1..).zip(rows.iter().flat_map(|row| &row.sides)) {
        for cell in cells.iter().filter(|cell| cell.span.is_some()) {
            ends[nearest(cell)] = half;
        }
    }
    for (half, cells) in rows.iter().flat_map(|row| &row.sides).enumerate() {
        let mut left: Option<PrintedMove> = None;
        for (place, line) in lines.iter_mut().enumerate() {
            let printed = cells.iter().find(|cell| nearest(cell) == place);
            let printed = printed
                .and_then(|cell| cell.span.clone())
                .map(|span| PrintedMove {
                    span,
                    number: Some(rows[half / 2].number),
                    color: Some([Color::White, Color::Black][half % 2]),
                });
            // A line ends at its first gap.
            let here = printed
                .or_else(|| left.clone())
                .filter(|_| half < ends[place] && line.len() == half);
            line.extend(here.clone());
            left = here.or(left);
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_become_lines_and_scores_are_no_tables() {
        let text = "      I           II          III\n\n1    P-K4        —           ...\n     P-K4        —           ...\n\
                    2    Kt-KB3      —           P-KB4\n     Kt-QB3      Kt-KB3      PxP\n\
                    3    B-B4        KtxP        B-B4\n     B-B4        P-Q3\n";
        let found = tables(text);
        let [table] = &found[..] else {
            panic!("{found:?}");
        };
        let lines: Vec<String> = table
            .lines
            .iter()
            .map(|line| {
                line.iter()
                    .map(|print| &text[print.span.clone()])
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        assert_eq!(
            lines,
            [
                "P-K4 P-K4 Kt-KB3 Kt-QB3 B-B4 B-B4",
                "P-K4 P-K4 Kt-KB3 Kt-KB3 KtxP P-Q3",
                "P-K4 P-K4 P-KB4 PxP B-B4"
            ]
        );
        for score in [
            "1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n3. B-B4   B-B4\n4. P-B3   Kt-B3",
            "1. P-K4\n   P-K4\n2. Kt-KB3\n   Kt-QB3\n3. B-B4\n   B-B4\n4. P-B3\n   Kt-B3",
        ] {
            assert!(tables(score).is_empty(), "{score}");
        }
    }
}

//! A table as lines, with the cells of a row side by side in columns.
//!
//! | row | lines |
//! |---|---|
//! | `1.` `P-K4` `P-K4` | `1.   P-K4     P-K4` |
//! | two cells of many moves each, one a line | the lines of both side by side |
//! | cells that are paragraphs | one below the other |

/// A table that is being read.
#[derive(Debug, Default)]
pub(super) struct Table {
    rows: Vec<Vec<MarkupCell>>,
    /// Whether a cell is open, which has a flow of its own.
    pub(super) in_cell: bool,
    /// Number of columns that the open cell takes.
    pub(super) span: usize,
}

#[derive(Debug)]
struct MarkupCell {
    lines: Vec<String>,
    span: usize,
}

/// Spaces between two columns.
const BETWEEN: usize = 3;

/// Greatest width in characters of a cell that sets a column; a wider one is a paragraph.
const WIDE: usize = 60;

impl Table {
    pub(super) fn begin_row(&mut self) {
        self.rows.push(Vec::new());
    }

    /// Ends the open cell, which has this text.
    pub(super) fn end_cell(&mut self, text: &str) {
        let cell = MarkupCell {
            lines: text.lines().map(str::to_owned).collect(),
            span: self.span.max(1),
        };
        match self.rows.last_mut() {
            Some(row) => row.push(cell),
            None => self.rows.push(vec![cell]),
        }
        self.in_cell = false;
    }

    /// Returns the lines of the complete table.
    pub(super) fn lines(self) -> Vec<String> {
        let widths = self.widths();
        let mut lines = Vec::new();
        for row in &self.rows {
            if beside(row) {
                lines.extend(side_by_side(row, &widths));
            } else {
                for cell in row.iter().filter(|cell| !cell.lines.is_empty()) {
                    lines.extend(cell.lines.iter().cloned());
                    lines.push(String::new());
                }
            }
        }
        lines
    }

    fn widths(&self) -> Vec<usize> {
        let mut widths = Vec::new();
        for row in &self.rows {
            let mut column = 0;
            for cell in row {
                let width = cell.width();
                if cell.span == 1 && width <= WIDE {
                    if widths.len() <= column {
                        widths.resize(column + 1, 0);
                    }
                    widths[column] = width.max(widths[column]);
                }
                column = column.saturating_add(cell.span);
            }
        }
        widths
    }
}

impl MarkupCell {
    fn width(&self) -> usize {
        let widths = self.lines.iter().map(|line| line.chars().count());
        widths.max().unwrap_or_default()
    }
}

/// Returns whether the lines of a row's cells belong side by side.
fn beside(row: &[MarkupCell]) -> bool {
    let full = || row.iter().filter(|cell| !cell.lines.is_empty());
    let heights = || full().map(|cell| cell.lines.len());
    let (least, most) = (heights().min().unwrap_or(0), heights().max().unwrap_or(0));
    let narrow = full().all(|cell| cell.width() <= WIDE);
    most <= 1 || narrow && (least == most || most <= 3)
}

fn side_by_side(row: &[MarkupCell], widths: &[usize]) -> Vec<String> {
    let height = row.iter().map(|cell| cell.lines.len()).max().unwrap_or(0);
    let line = |nth: usize| {
        let (mut line, mut column, mut at) = (String::new(), 0_usize, 0_usize);
        for cell in row {
            let text = cell.lines.get(nth).map_or("", String::as_str);
            let length = line.chars().count();
            if !text.is_empty() {
                // The text before may be wider than its columns.
                let gap = if length == 0 {
                    at
                } else {
                    at.saturating_sub(length).max(BETWEEN)
                };
                line.extend(std::iter::repeat_n(' ', gap));
                line.push_str(text);
            }
            let last = column.saturating_add(cell.span);
            let taken = widths.iter().take(last).skip(column);
            at += taken.map(|width| width + BETWEEN).sum::<usize>();
            column = last;
        }
        line
    };
    (0..height).map(line).collect()
}

//! Scores with one move to a line: White's column as a block, then Black's.
//!
//! | block | then | rows |
//! |---|---|---|
//! | `1. A` / `2. C` / `3. E` | `1. B` / `2. D` / `3. F` | `1. A  B` / `2. C  D` / `3. E  F` |
//! | `WHITE` / `A` / `C` / `E` | `BLACK` / `B` / `D` | the same, without numbers |
//! | then `4. G` / `5. I` | `4. H` / `5. J` | the columns go on, on the next page |

use super::{LinePart, ScoreCell, ScoreRow};
use crate::book::page::limits;
use crate::book::page::lines::{LineKind, PageLine};
use crate::work;

/// Joins each block of White's moves with the block of Black's moves that follows it.
pub(in crate::book::page) fn join(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    let mut at = 0;
    // The number at which a block may continue the columns of the page before.
    let mut due = 1;
    while at < parts.len() {
        let Some((first, white, next)) = block(text, parts, lines, at) else {
            at += 1;
            continue;
        };
        at = next;
        let short = white.len() < limits::LIST_ROWS && first == 1;
        if short || first != 1 && first != due {
            continue;
        }
        let Some((again, mut black, mut end)) = block(text, parts, lines, next) else {
            continue;
        };
        // White's column of the next page may follow Black's of this one.
        if black.len() > white.len() && again == first {
            end = black[white.len()];
            black.truncate(white.len());
        }
        let alike = black.len() == white.len() || black.len() + 1 == white.len();
        if !alike || again != first {
            continue;
        }
        due = first + white.len();
        for (one, other) in white.iter().zip(&black) {
            let LinePart::Row(taken) = std::mem::replace(&mut parts[*other], LinePart::Other)
            else {
                continue;
            };
            if let LinePart::Row(row) = &mut parts[*one] {
                join_rows(row, taken);
            }
        }
        for (line, part) in parts.iter_mut().enumerate().take(black[0]).skip(white[0]) {
            if matches!(part, LinePart::Text) && head(&text[lines[line].span.clone()]).is_some() {
                *part = LinePart::Other;
            }
        }
        at = end;
    }
}

/// Appends the cells of the second row to the first group of the first row.
fn join_rows(row: &mut ScoreRow, other: ScoreRow) {
    let Some(group) = row.groups.first_mut() else {
        return;
    };
    for more in other.groups {
        group
            .columns
            .extend(more.columns.iter().map(|column| column + 100));
        group.cells.extend(more.cells);
        group.tail = more.tail.or(group.tail.take());
    }
    row.wide = true;
}

/// Returns the first number of the block that begins at the line `from`, the lines of its rows, and
/// the line where the search goes on. The numbers of a block count on, or it has none and stands
/// under the name of a side.
fn block(
    text: &str,
    parts: &[LinePart],
    lines: &[PageLine],
    from: usize,
) -> Option<(usize, Vec<usize>, usize)> {
    if matches!(parts.get(from), None | Some(LinePart::Other)) {
        return None;
    }
    let mut rows: Vec<usize> = Vec::new();
    let mut headed = false;
    let mut first = 1;
    let mut gap = 0;
    let mut at = from;
    while at < parts.len() {
        work::add(1);
        match &parts[at] {
            LinePart::Row(row) => {
                let [group] = &row.groups[..] else { break };
                let single = matches!(group.cells[..], [ScoreCell::Move(_)]);
                let due = match group.number.and_then(|number| usize::try_from(number).ok()) {
                    Some(number) if rows.is_empty() => {
                        first = number;
                        true
                    }
                    Some(number) => number == first + rows.len(),
                    None => headed,
                };
                if !single || !due {
                    break;
                }
                rows.push(at);
            }
            LinePart::Text
                if rows.is_empty() && !headed && head(&text[lines[at].span.clone()]).is_some() =>
            {
                headed = true
            }
            LinePart::Other
                if lines[at].kind == LineKind::Blank || lines[at].kind == LineKind::Noise => {}
            _ => break,
        }
        gap = if matches!(parts[at], LinePart::Other) {
            gap + 1
        } else {
            0
        };
        if gap > limits::LIST_GAP_LINES {
            break;
        }
        at += 1;
    }
    (!rows.is_empty()).then_some((first, rows, at))
}

/// Whether the line consists of the names of the sides, at least two, as headings of columns do.
pub(in crate::book::page) fn heads(line: &str) -> bool {
    let mut words = line
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty());
    let color =
        |word: &str| word.eq_ignore_ascii_case("white") || word.eq_ignore_ascii_case("black");
    words.clone().count() >= 2 && words.all(color)
}

/// Returns true if the line is White's name alone, false if it is Black's alone, else `None`.
fn head(line: &str) -> Option<bool> {
    let word = line.trim_matches(|c: char| !c.is_alphabetic());
    let color = word
        .strip_suffix("'S MOVES")
        .or(word.strip_suffix("'s moves"))
        .unwrap_or(word);
    if color.eq_ignore_ascii_case("white") {
        return Some(true);
    }
    color.eq_ignore_ascii_case("black").then_some(false)
}

//! Lines over which moves run on, broken wherever the line is full: none of them is a row, whatever it looks like
//! by a misprint.
//!
//! | lines | so |
//! |---|---|
//! | `1 P-K4, P-K4; 2 Kt-KB3,` / `Kt-QB3;  3 B-Kt5, P-QR3;` | one paragraph, in spite of the wide gap |
//! | `1. P-K4   P-K4   2. B-B4   B-B4` / `3. P-Q3   P-Q3` | rows: each begins with a number |
//! | `1. P-K4, P-K4. 2. B-B4, B-B4.` / `3. P-Q3, P-Q3.` | running text: no wide gap parts them |
//! | `1. P-K4  P-K4   21. R-K1  R-K1` / `2. B-B4  B-B4   22. R-Q1  R-Q1` | rows: halves of a game side by side |
//! | `1. P-K4` / `P-K4` / `2. B-B4` | rows: no number stands within a line |

use std::ops::Range;

use super::alike;
use super::anchors::{Anchor, anchors};
use super::item::TextKind;
use super::items::items;
use super::lines::{LineKind, PageLine};

/// So many numbers must count on.
const NUMBERS: usize = 4;

/// The lines over which moves run on, by their indices.
pub(super) fn flowing(text: &str, lines: &[PageLine]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for block in
        lines.chunk_by(|one, two| one.kind != LineKind::Blank && two.kind != LineKind::Blank)
    {
        if block.len() < 2 || !block.iter().any(|line| line.kind == LineKind::Text) {
            continue;
        }
        let words = |line: &PageLine| &text[line.span.clone()];
        let numbered = |line: &&PageLine| alike::number(words(line)).is_some_and(|n| n.plain);
        let wide = |line: &&PageLine| words(line).contains("  ");
        // A table, and no more needs to be asked.
        let rows = block.iter().filter(numbered).count();
        if rows * 10 > block.len() * 9 && block.iter().filter(wide).count() * 2 >= block.len() {
            continue;
        }
        let first = block[0].span.start;
        let offset = lines.partition_point(|line| line.span.start < first);
        let within = block.iter().map(|line| numbers(words(line)));
        if within.sum::<usize>() < NUMBERS - 1 {
            continue;
        }
        let flat = text[first..block[block.len() - 1].span.end].replace(['\n', '\r'], " ");
        let items = items(&flat, 0..flat.len(), TextKind::Flow);
        for run in anchors(&flat, &items) {
            let at = |anchor: &Anchor| {
                let begin = first + anchor.span.start;
                block
                    .partition_point(|line| line.span.start <= begin)
                    .saturating_sub(1)
            };
            let begins =
                |anchor: &&Anchor| first + anchor.span.start == block[at(anchor)].span.start;
            let begun = run.iter().filter(begins).count();
            let range = run.first().map_or(0, at)..run.last().map_or(0, at) + 1;
            // Where the lines begin with other numbers, columns stand side by side.
            let broken = range.len() - block[range.clone()].iter().filter(numbered).count();
            let narrow = block[range.clone()].iter().filter(wide).count() * 2 < range.len();
            if run.len() >= NUMBERS
                && begun * 2 <= run.len()
                && (narrow || broken * 3 >= range.len())
            {
                found.push(range.start + offset..range.end + offset);
            }
        }
    }
    found
}

/// How many words within the line may be numbers.
fn numbers(line: &str) -> usize {
    let words = line
        .match_indices(' ')
        .map(|(at, _)| line[at..].trim_start());
    words.filter(|rest| alike::number(rest).is_some()).count()
}

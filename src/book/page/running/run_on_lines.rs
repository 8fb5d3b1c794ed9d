//! Finds lines over which moves run on, broken wherever the line is full. None of them is a row,
//! even if a misprint makes it look like one.
//!
//! | lines | result |
//! |---|---|
//! | `1 P-K4, P-K4; 2 Kt-KB3,` / `Kt-QB3;  3 B-Kt5, P-QR3;` | one paragraph, despite the wide gap |
//! | `1. P-K4 P-K4 2. B-B4 B-B4 3. P-` / `Q3 P-Q3` | one paragraph: the last line ends the last move |
//! | `1. P-K4   P-K4   2. B-B4   B-B4` / `3. P-Q3   P-Q3` | rows: each begins with a number |
//! | `1. P-K4, P-K4. 2. B-B4, B-B4.` / `3. P-Q3, P-Q3.` | running text: no wide gap separates the moves |
//! | `1. P-K4  P-K4   21. R-K1  R-K1` / `2. B-B4  B-B4   22. R-Q1  R-Q1` | rows: halves of a game side by side |
//! | `1. P-K4` / `P-K4` / `2. B-B4` | rows: no number is printed within a line |
//! | `7. C 5 D P 3 D 8. C pr F` / `éch.` | running text: the second line begins within a move |
//! | `31. T 2 D F 3 R 32.` / `TD 2 C` | the same: it begins with the move of a number |

use std::ops::Range;

use super::number_runs::{Anchor, anchors};
use crate::book::languages::signs;
use crate::book::page::limits;
use crate::book::page::lines::{LineKind, PageLine};
use crate::book::page::moves::items::items;
use crate::book::page::moves::{TextKind, misprints, shape};

/// Returns for each line whether moves run on over it.
pub(in crate::book::page) fn run(text: &str, lines: &[PageLine]) -> Vec<bool> {
    let mut run = vec![false; lines.len()];
    // The line above ends within a move, or between a number and its move.
    let is_torn = |at: &usize| {
        let [above, line] = [at - 1, *at].map(|at| &text[lines[at].span.clone()]);
        let counts = || !above.contains("  ") && shape::ends_in_number(above);
        signs::goes_on(line) || !line.is_empty() && counts()
    };
    let torn = (1..lines.len()).filter(is_torn);
    for range in torn.map(|at| at - 1..at + 1).chain(flowing(text, lines)) {
        run[range].fill(true);
    }
    run
}

/// Returns the ranges of lines that many numbers and moves run over, as line indices.
fn flowing(text: &str, lines: &[PageLine]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for block in
        lines.chunk_by(|one, two| one.kind != LineKind::Blank && two.kind != LineKind::Blank)
    {
        if block.len() < 2 || !block.iter().any(|line| line.kind == LineKind::Text) {
            continue;
        }
        let words = |line: &PageLine| &text[line.span.clone()];
        let numbered = |line: &&PageLine| misprints::number(words(line)).is_some_and(|n| n.plain);
        let wide = |line: &&PageLine| words(line).contains("  ");
        // This is a table, so the costlier steps below are skipped.
        let rows = block.iter().filter(numbered).count();
        if rows * 10 > block.len() * 9 && block.iter().filter(wide).count() * 2 >= block.len() {
            continue;
        }
        let first = block[0].span.start;
        let offset = lines.partition_point(|line| line.span.start < first);
        let within = block.iter().map(|line| numbers(words(line)));
        if within.sum::<usize>() < limits::RUNNING_NUMBERS - 1 {
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
            let last = run.last().map_or(0, at);
            // The last move may end in the next line, or begin there behind its number.
            let is_open = |line: &str| shape::ends_in_move(line) || shape::ends_in_number(line);
            let end = (last + 1 + usize::from(is_open(words(&block[last])))).min(block.len());
            let range = run.first().map_or(0, at)..end;
            // If most lines begin with a number and many have wide gaps, they are columns side by
            // side.
            let broken = range.len() - block[range.clone()].iter().filter(numbered).count();
            let narrow = block[range.clone()].iter().filter(wide).count() * 2 < range.len();
            if run.len() >= limits::RUNNING_NUMBERS
                && begun * 2 <= run.len()
                && (narrow || broken * 3 >= range.len())
            {
                found.push(range.start + offset..range.end + offset);
            }
        }
    }
    found
}

/// Returns how many words after the first in the line may be numbers.
fn numbers(line: &str) -> usize {
    let words = line
        .match_indices(' ')
        .map(|(at, _)| line[at..].trim_start());
    words
        .filter(|rest| misprints::number(rest).is_some())
        .count()
}

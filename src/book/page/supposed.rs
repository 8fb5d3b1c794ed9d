//! Turns the rows of a note's variation into text, because they do not belong to the game.
//!
//! | lines | so |
//! |---|---|
//! | `If 9. B-KKt5  P-Kt4` / `10. KtxP  PxKt, &c.` | both are words |
//! | `* If 9. B-KKt5  P-Kt4` / `9. PxP  PxP` | the second is a row: its number does not count on |
//! | `If White takes, he wins.` / `9. PxP  PxP` | the second is a row: no row is supposed |

use super::lines::kinds::PageLine;
use super::rows::row::{LinePart, ScoreRow};
use super::rows::row_lines;

/// Words that begin a supposition.
const WORDS: [&str; 4] = ["If ", "Or ", "Had ", "For if "];

/// Turns each supposed row into text, and the rows below it as long as their numbers count on.
pub(super) fn join(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    // The number of the next line if it continues the variation.
    let mut next = None;
    for at in 0..parts.len() {
        let begun = match &parts[at] {
            LinePart::Other => None,
            LinePart::Text | LinePart::Row(_) => supposed(text, &lines[at], at),
        };
        next = match (&parts[at], &begun) {
            (_, Some(begun)) => after(begun),
            (LinePart::Row(row), None) if next.is_some() && row.groups[0].number == next => {
                after(row)
            }
            _ => None,
        };
        if next.is_some() {
            parts[at] = LinePart::Text;
        }
    }
}

/// Returns the row that a line supposes, read from behind its footnote mark.
fn supposed(text: &str, line: &PageLine, index: usize) -> Option<ScoreRow> {
    let words = &text[line.span.clone()];
    let begin = WORDS.iter().find_map(|word| {
        let at = words.find(word)?;
        // Only a footnote mark may stand before it.
        (at <= 6 && !words[..at].contains(char::is_uppercase)).then_some(at + word.len())
    })?;
    let rest = words[begin..].trim_start();
    let line = PageLine {
        span: line.span.end - rest.len()..line.span.end,
        ..line.clone()
    };
    row_lines::parse(text, &line, index)
}

/// Returns the number after that of a row of one turn.
fn after(row: &ScoreRow) -> Option<u32> {
    let turn = row.groups.first().filter(|_| row.groups.len() <= 2)?;
    Some(turn.number? + 1)
}

//! Variations of a note that are laid out as rows: they are none of the game's.
//!
//! | lines | so |
//! |---|---|
//! | `If 9. B-KKt5  P-Kt4` / `10. KtxP  PxKt, &c.` | both are words |
//! | `* If 9. B-KKt5  P-Kt4` / `9. PxP  PxP` | the second is a row: its number does not count on |
//! | `If White takes, he wins.` / `9. PxP  PxP` | the same: no row is supposed |

use super::lines::PageLine;
use super::row::{LinePart, ScoreRow};
use super::rows;

/// Words that begin what might have been played.
const WORDS: [&str; 4] = ["If ", "Or ", "Had ", "For if "];

/// Takes rows for text that count on, line by line, from one that is supposed.
pub(super) fn join(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    // The number that the next line has if it goes on with the variation.
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

/// The row that a line supposes, behind its footnote mark.
fn supposed(text: &str, line: &PageLine, index: usize) -> Option<ScoreRow> {
    let words = &text[line.span.clone()];
    let begin = WORDS.iter().find_map(|word| {
        let at = words.find(word)?;
        // Nothing but a mark stands before it.
        (at <= 6 && !words[..at].contains(char::is_uppercase)).then_some(at + word.len())
    })?;
    let rest = words[begin..].trim_start();
    let line = PageLine {
        span: line.span.end - rest.len()..line.span.end,
        ..line.clone()
    };
    rows::parse(text, &line, index)
}

/// The number behind that of a row of one turn.
fn after(row: &ScoreRow) -> Option<u32> {
    let turn = row.groups.first().filter(|_| row.groups.len() <= 2)?;
    Some(turn.number? + 1)
}

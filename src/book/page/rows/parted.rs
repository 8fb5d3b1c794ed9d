//! Joins moves split by white space, in rows that have room for one.
//!
//! | rows | read as |
//! |---|---|
//! | `10. P  - B 4` above `10. ........  R - K 1` | `10. P - B 4` |
//! | `10. P - B 4  P - B 3` above `10. ........  R - K 1` | the same: two moves |

use super::row::{LinePart, ScoreCell};
use crate::book::page::moves::shape;

/// Most lines below a row that are searched for the reply.
const FAR: usize = 4;

/// Joins two pieces of White's move into one, where the row below has a place for Black's.
pub(in crate::book::page) fn join(text: &str, parts: &mut [LinePart]) {
    for at in 0..parts.len() {
        let below = parts[at + 1..].iter().take(FAR).find_map(LinePart::row);
        let reply = below.and_then(|below| {
            let group = below.groups.first()?;
            let dots = matches!(group.cells.first(), Some(ScoreCell::Dots));
            group.number.filter(|_| dots)
        });
        if let (Some(reply), LinePart::Row(row)) = (reply, &mut parts[at])
            && let [group] = &mut row.groups[..]
            && group.number == Some(reply)
            && let [ScoreCell::Move(head), ScoreCell::Move(tail)] = &mut group.cells[..]
            && !(is_move(&text[head.span.clone()]) && is_move(&text[tail.span.clone()]))
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
fn is_move(words: &str) -> bool {
    let words = words.trim_end_matches(['.', ',', ' ']);
    shape::play(words).is_some_and(|shaped| shaped.length == words.len())
}

//! Finds the ply that each footnote below a game belongs to.
//!
//! | below the game | belongs to |
//! |---|---|
//! | `[A] Well played.` | the move marked `[A]` |
//! | `(a) Weak.` `a) Weak.` | the move marked `(a)` or `a)` |
//! | `[Footnote 3: ...]` | the move marked `[3]` |
//! | `* A slip.` | the move marked `*` |

use std::collections::BTreeMap;
use std::ops::Range;

use crate::book::page::moves::footnote_marks::label;
use crate::book::page::tracking::game_draft::Note;

/// Moves every note that begins with the mark of a ply to that ply, and splits notes with several
/// marks.
pub(super) fn place(text: &str, notes: Vec<Note>, marks: &[(Range<usize>, usize)]) -> Vec<Note> {
    if marks.is_empty() {
        return notes;
    }
    // The plies that carry each mark, in their order.
    let mut labels: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (span, ply) in marks {
        let label = bare(&text[span.clone()]);
        labels.entry(label).or_default().push(*ply);
    }
    let mut placed = Vec::with_capacity(notes.len());
    for (before, span) in notes {
        let mut ply = before;
        let mut start = span.start;
        let mut at = span.start;
        for line in text[span.clone()].split_inclusive('\n') {
            let found = label(line.trim_start()).and_then(|label| {
                // A mark used several times refers to the last move with it before the note.
                let carriers = labels.get(label)?;
                let earlier = carriers.partition_point(|ply| *ply < before);
                Some(carriers[earlier.checked_sub(1)?])
            });
            if let Some(marked) = found {
                placed.push((ply, start..at));
                ply = marked + 1;
                start = at;
            }
            at += line.len();
        }
        placed.push((ply, start..span.end));
    }
    placed
}

/// Returns a mark without its brackets.
fn bare(mark: &str) -> &str {
    mark.trim_matches(['[', ']', '(', ')', ' ', '_'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_footnote_goes_to_the_move_that_carries_its_mark() {
        let text = "[A] [B] x [A] Good.\n[B] Bad.\nmore";
        let marks = [(0..3, 4), (4..7, 9)];
        let notes = vec![(20, 10..text.len())];
        let placed: Vec<(usize, &str)> = place(text, notes, &marks)
            .into_iter()
            .filter(|(_, span)| !span.is_empty())
            .map(|(ply, span)| (ply, &text[span]))
            .collect();
        assert_eq!(placed, [(5, "[A] Good.\n"), (10, "[B] Bad.\nmore")]);
    }
}

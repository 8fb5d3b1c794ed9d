//! Reads the layouts of the oldest books, with words where later books have columns.
//!
//! | on the page | read as |
//! |---|---|
//! | `The white king commands his owne pawne …` among similar sentences | moves without numbers, in turn |
//! | `W. The king's pawn two steps.` / `B. The same.` | White's move, and Black's in White's words |
//! | `P-K4 P-K4 Kt-KB3 Kt-QB3 …` as a paragraph | moves without numbers |

use super::{Half, LinePart, ScoreCell, ScoreRow, ScoreTurn};
use crate::book::page::limits;
use crate::book::page::lines::{LineKind, PageLine};
use crate::book::page::moves::{ItemKind, ScoreItem};

/// Returns the turns of a paragraph of moves without numbers, alternating between White and Black.
pub(in crate::book::page) fn unnumbered(text: &str, items: &[ScoreItem]) -> Option<Vec<ScoreTurn>> {
    let says = |item: &ScoreItem| item.kind == ItemKind::Move && commands(&text[item.span.clone()]);
    let sentences = items.iter().filter(|item| says(item)).count();
    let moves = items
        .iter()
        .filter(|item| item.kind == ItemKind::Move)
        .count();
    let plain =
        |item: &ScoreItem| matches!(item.kind, ItemKind::Move | ItemKind::Stop | ItemKind::Comma);
    let pure = items.iter().all(plain);
    if !(sentences >= limits::MOVE_SENTENCES || pure && moves >= limits::UNNUMBERED_MOVES) {
        return None;
    }
    let mut halves: Vec<Half> = Vec::new();
    for item in items {
        if if pure {
            item.kind == ItemKind::Move
        } else {
            says(item)
        } {
            halves.push(Half::new(item.span.clone()));
        } else if !plain(item)
            && let Some(half) = halves.last_mut()
        {
            half.notes.push(item.span.clone());
        }
    }
    let turns = halves.chunks(2).map(|pair| ScoreTurn {
        first: pair.first().cloned(),
        second: pair.get(1).cloned(),
        ..ScoreTurn::default()
    });
    Some(turns.collect())
}

/// Whether these are the words of a move as a book of 1614 has them.
pub(in crate::book::page) fn commands(words: &str) -> bool {
    words.contains(" commands ")
}

/// Returns the length of `W. ` or `B. `, the side that moves, before a move in words.
pub(super) fn color(line: &str) -> usize {
    let Some(rest) = ["W. ", "B. ", "White. ", "Black. "]
        .iter()
        .find_map(|label| line.strip_prefix(label))
    else {
        return 0;
    };
    let rest = rest.trim_start();
    let bare = rest.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | ' '));
    let words = bare.starts_with("The ") || bare.starts_with("King") || bare.starts_with("Queen");
    if words { line.len() - rest.len() } else { 0 }
}

/// Turns every line that only says that Black does the same into a row with White's move.
pub(in crate::book::page) fn join(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    let mut above: Option<usize> = None;
    for at in 0..parts.len() {
        match &parts[at] {
            LinePart::Row(row) => above = is_single(row).then_some(at),
            LinePart::Other if lines[at].kind == LineKind::Blank => {}
            LinePart::Text => {
                let line = &text[lines[at].span.clone()];
                let words = line[color(line)..]
                    .trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | ' '));
                let same = matches!(words, "The same." | "The same" | "the same." | "Same.");
                if let Some(LinePart::Row(row)) = above.filter(|_| same).map(|at| &parts[at]) {
                    let mut row = row.clone();
                    row.line = at;
                    if let Some(group) = row.groups.first_mut() {
                        group.number = None;
                    }
                    parts[at] = LinePart::Row(row);
                }
                let head = ["WHITE.", "BLACK.", "White.", "Black."].contains(&line);
                above = above.filter(|_| head);
            }
            LinePart::Other => above = None,
        }
    }
}

fn is_single(row: &ScoreRow) -> bool {
    matches!(&row.groups[..], [group] if matches!(group.cells[..], [ScoreCell::Move(_)]))
}

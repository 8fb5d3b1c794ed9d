//! Finds moves after the last one of a game that have no place in it, so that they are reported as
//! lost.
//!
//! | after the 16th move | read as |
//! |---|---|
//! | `16 P-Kt3, P-QB4; 19 P-B4, R-Q2; 20 B-Kt3` | moves of the game, after a gap |
//! | `If 17 R-K1, B-Kt5; 18 R-K2, Kt-Q5 wins.` | words |
//! | `And Black resigns.` `17 R-K1 was to be considered.` | words |

use std::ops::Range;

use crate::board::Color;
use crate::book::page::headings::outcome;
use crate::book::page::moves::item::{ItemKind, TextKind};
use crate::book::page::moves::items::items;
use crate::book::page::tracking::game_draft::GameDraft;
use crate::game::Outcome;

/// Fewest moves that make a stretch part of the game. A note that begins with a move has fewer.
const MOVES: usize = 3;

/// Returns the moves after the last one of a draft, before byte `next`, whose numbers continue it.
pub(super) fn left(text: &str, draft: &GameDraft, next: usize) -> Vec<Range<usize>> {
    let last = draft.moves.len();
    let end = draft.end();
    let notes = draft
        .notes
        .iter()
        .filter(|(ply, span)| *ply == last && span.start >= end && span.start < next);
    let mut left = Vec::new();
    for (_, note) in notes {
        left.extend(counting(text, note.clone(), draft.next));
        let words = &text[note.clone()];
        if outcome::outcome(words, Color::White, false) != Outcome::Open {
            break;
        }
    }
    left
}

/// Returns the moves of a stretch if it consists mostly of moves and one of its numbers is `due` or
/// higher. Otherwise the result is empty.
fn counting(text: &str, span: Range<usize>, due: u32) -> Vec<Range<usize>> {
    let flat = text[span.clone()].replace(['\n', '\r'], " ");
    let items = items(&flat, 0..flat.len(), TextKind::Flow);
    let kind = |kinds: &[ItemKind]| {
        let of = items.iter().filter(|item| kinds.contains(&item.kind));
        of.map(|item| item.span.clone()).collect::<Vec<_>>()
    };
    let moves = kind(&[ItemKind::Move, ItemKind::Weak]);
    let words = kind(&[ItemKind::Junk, ItemKind::Note]);
    let length = |spans: &[Range<usize>]| spans.iter().map(Range::len).sum::<usize>();
    let begins = items
        .first()
        .is_some_and(|item| item.kind != ItemKind::Junk);
    let share = if begins { 1 } else { 2 };
    let counts = items
        .iter()
        .any(|item| matches!(item.kind, ItemKind::Number(number) if number >= due));
    if moves.len() < MOVES || !counts || length(&words) * share > length(&moves) {
        return Vec::new();
    }
    let place = |found: Range<usize>| span.start + found.start..span.start + found.end;
    moves.into_iter().map(place).collect()
}

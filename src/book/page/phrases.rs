//! The runs of moves in a paragraph.
//!
//! | in the paragraph | phrases |
//! |---|---|
//! | `1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3` | one of two turns |
//! | `best is 8...P × P; 9 B × B P. If 8...B-K3; 9 …` | two: words part them, and the number begins anew |
//! | `White castles at once` | none: no number begins it |

use std::ops::Range;

use super::item::{ItemKind, ScoreItem};
use super::row::{Half, ScoreTurn};
use super::shape;

/// Moves in running text with no word between them.
#[derive(Clone, Debug)]
pub(super) struct Phrase {
    pub turns: Vec<ScoreTurn>,
    /// A sentence or a bracket ends before it.
    pub fresh: bool,
    /// Moves follow that have no place in it, nor words between.
    pub torn: bool,
    pub span: Range<usize>,
}

/// The runs of moves that begin with a number.
pub(super) fn phrases(text: &str, items: &[ScoreItem]) -> Vec<Phrase> {
    let mut phrases: Vec<Phrase> = Vec::new();
    let mut open: Option<Phrase> = None;
    let mut fresh = true;
    for (at, item) in items.iter().enumerate() {
        let half = || Half {
            span: item.span.clone(),
            marks: Vec::new(),
            notes: Vec::new(),
        };
        match item.kind {
            ItemKind::Number(number) => {
                let turn = ScoreTurn {
                    number: Some(number),
                    ..ScoreTurn::default()
                };
                match &mut open {
                    Some(phrase) if follows(phrase, number) => phrase.turns.push(turn),
                    _ => {
                        phrases.extend(open.take());
                        if let Some(last) = phrases.last_mut() {
                            last.torn |= goes_on(text, last, number, item.span.start);
                        }
                        open = Some(Phrase {
                            turns: vec![turn],
                            fresh,
                            torn: false,
                            span: item.span.clone(),
                        });
                    }
                }
            }
            ItemKind::Dots => {
                if let Some(turn) = open.as_mut().and_then(|phrase| phrase.turns.last_mut()) {
                    turn.dots |= turn.first.is_none();
                }
            }
            ItemKind::Move | ItemKind::Weak => {
                let Some(phrase) = &mut open else {
                    fresh = false;
                    continue;
                };
                let Some(turn) = phrase.turns.last_mut() else {
                    continue;
                };
                if turn.first.is_none() && (item.kind == ItemKind::Move || !turn.dots) {
                    turn.first = Some(half());
                } else if turn.second.is_none()
                    && !turn.dots
                    && (item.kind == ItemKind::Move || is_before_number(items, at))
                {
                    turn.second = Some(half());
                } else {
                    phrases.extend(open.take());
                    continue;
                }
                phrase.span.end = item.span.end;
            }
            ItemKind::Mark | ItemKind::Note => {
                let turn = open.as_mut().and_then(|phrase| phrase.turns.last_mut());
                if let Some(half) =
                    turn.and_then(|turn| turn.second.as_mut().or(turn.first.as_mut()))
                {
                    let list = if item.kind == ItemKind::Mark {
                        &mut half.marks
                    } else {
                        &mut half.notes
                    };
                    list.push(item.span.clone());
                }
                fresh = true;
            }
            ItemKind::Comma => {}
            ItemKind::Stop => fresh = true,
            ItemKind::Junk => {
                phrases.extend(open.take());
                fresh = text[item.span.clone()]
                    .trim_end()
                    .ends_with(['.', ':', ';', '!', '?', ')', ']', '—']);
            }
        }
        if matches!(item.kind, ItemKind::Move | ItemKind::Weak) {
            fresh = text[item.span.clone()].ends_with(['.', '!', '?']);
        }
    }
    phrases.extend(open);
    // A number whose move did not come is none.
    for phrase in &mut phrases {
        while phrase.turns.last().is_some_and(|turn| turn.first.is_none()) {
            phrase.turns.pop();
        }
    }
    phrases.retain(|phrase| !phrase.turns.is_empty());
    phrases
}

/// Whether a move of this number, which begins here, is of the same score as the phrase before it, some
/// moves being lost: it counts further, and no words stand between.
fn goes_on(text: &str, phrase: &Phrase, number: u32, begin: usize) -> bool {
    let last = phrase.turns.iter().rev().find_map(|turn| turn.number);
    let between = text[phrase.span.end..begin].split(|c: char| !c.is_alphabetic());
    let words = between.filter(|word| word.len() >= 4 && !shape::is_word(word));
    last.is_some_and(|last| last < number) && words.count() < 2
}

/// Whether a number follows right behind, or nothing: what stands between two numbers is the second move.
fn is_before_number(items: &[ScoreItem], at: usize) -> bool {
    items
        .get(at + 1)
        .is_none_or(|next| matches!(next.kind, ItemKind::Number(_)))
}

/// Whether the number goes on with the phrase.
fn follows(phrase: &Phrase, number: u32) -> bool {
    let Some(last) = phrase.turns.last() else {
        return true;
    };
    let Some(before) = last.number else {
        return true;
    };
    let whole = last.second.is_some() || last.dots && last.first.is_some();
    if number == before {
        // `1. A 1. B` or, White's move alone before it, `1. A 1... B`.
        return !whole;
    }
    // A misprinted number is forgiven, and of a gap the game takes note; a new game is not forgiven.
    number > before || whole && number > 1 && number != before
}

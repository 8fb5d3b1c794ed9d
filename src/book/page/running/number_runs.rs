//! Finds the move numbers that form an ascending run through a paragraph, among everything else
//! that looks like a number.
//!
//! | in the text | numbers |
//! |---|---|
//! | `9 P-K4, P-K4; 10 B-K2, B-Q3; 11 P-Q3` | 9, 10, 11 |
//! | `9 P-K4, P-K4; lO. B-K2, B-Q3; 11 P-Q3` | 9, 10, 11 |
//! | `9 P-K4, P-K4; 70 B-K2, B-Q3; 11 P-Q3` | 9, 11: four moves are expected between them |
//! | `9. P-K4. 9. P-K4. 10. B-K2.` | White's 9, Black's 9, White's 10 |

use std::collections::BTreeMap;
use std::ops::Range;

use crate::book::page::limits;
use crate::book::page::moves::{ItemKind, ScoreItem, misprints};
use crate::notation::arrange;

/// A move number in running text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Anchor {
    pub span: Range<usize>,
    pub number: u32,
    /// It stands before Black's move.
    pub black: bool,
}

impl Anchor {
    /// Returns the ply that it numbers, where White's move with number 0 would be ply 0.
    pub const fn ply(&self) -> u32 {
        2 * self.number + self.black as u32
    }
}

/// A stretch of text that may be a move number.
struct NumberCandidate {
    span: Range<usize>,
    number: u32,
    /// Score for including it in a run, in tenths of the cost of one miscounted move.
    worth: i32,
    /// Dots follow it.
    dots: bool,
    /// Number of moves before it in the paragraph.
    moves: usize,
}

/// The index of a candidate, and whether it is read as Black's number.
type NumberStep = (usize, bool);

/// The best run that ends at a candidate, read as White's or as Black's number.
#[derive(Clone, Copy)]
struct NumberWay {
    worth: i32,
    from: Option<NumberStep>,
    /// The index of the candidate that begins the run.
    first: usize,
}

/// Returns the runs of move numbers in a paragraph, in text order.
pub(super) fn anchors(text: &str, items: &[ScoreItem]) -> Vec<Vec<Anchor>> {
    let candidates = candidates(text, items);
    let ways = ways(&candidates);
    // The best end among the runs that begin with the same candidate.
    let mut ends: BTreeMap<usize, (i32, NumberStep)> = BTreeMap::new();
    for (at, both) in ways.iter().enumerate() {
        for (black, way) in [false, true].into_iter().zip(both) {
            let best = ends.entry(way.first).or_insert((way.worth, (at, black)));
            if way.worth > best.0 {
                *best = (way.worth, (at, black));
            }
        }
    }
    let mut ends: Vec<(i32, NumberStep)> = ends.into_values().collect();
    arrange(&mut ends, |(worth, (at, _))| {
        (usize::MAX - worth.max(&0).unsigned_abs() as usize, *at)
    });
    // Runs must not overlap, so the better of two is kept.
    let mut taken: BTreeMap<usize, usize> = BTreeMap::new();
    let mut chains = Vec::new();
    for (_, (last, black)) in ends {
        let first = ways[last][usize::from(black)].first;
        let before = taken.range(..=last).next_back();
        if first == last || before.is_some_and(|(_, end)| *end >= first) {
            continue;
        }
        taken.insert(first, last);
        chains.push(chain(&candidates, &ways, (last, black)));
    }
    arrange(&mut chains, |chain| (chain[0].span.start, 0));
    chains
}

/// Returns everything in the paragraph that may be a move number.
fn candidates(text: &str, items: &[ScoreItem]) -> Vec<NumberCandidate> {
    let mut found = BTreeMap::new();
    let mut moves = 0;
    let mut before = 0;
    for (at, item) in items.iter().enumerate() {
        // Text between two items may be a misprinted number.
        loose(text, before..item.span.start, moves, &mut found);
        before = item.span.end;
        match item.kind {
            ItemKind::Number(number) => {
                let next = items.get(at + 1);
                let digits = text[item.span.clone()].chars();
                let plain = digits.filter(char::is_ascii_digit).count() == number.to_string().len();
                let candidate = NumberCandidate {
                    span: item.span.clone(),
                    number,
                    worth: if plain { 20 } else { 15 },
                    dots: next.is_some_and(|next| next.kind == ItemKind::Dots),
                    moves,
                };
                found.insert(item.span.start, candidate);
            }
            ItemKind::Move | ItemKind::Weak => moves += 1,
            ItemKind::Junk => loose(text, item.span.clone(), moves, &mut found),
            _ => {}
        }
    }
    found.into_values().collect()
}

/// Adds the words of a stretch that may be numbers to `found`.
fn loose(
    text: &str,
    span: Range<usize>,
    moves: usize,
    found: &mut BTreeMap<usize, NumberCandidate>,
) {
    let mut begins = true;
    for (at, c) in text[span.clone()].char_indices() {
        let start = span.start + at;
        let rest = &text[start..];
        if begins && let Some(number) = misprints::number(rest) {
            found.entry(start).or_insert(NumberCandidate {
                span: start..start + number.length,
                number: number.value,
                worth: if number.plain { 15 } else { 8 },
                dots: false,
                moves,
            });
        }
        begins = c.is_whitespace() || matches!(c, ',' | ';' | '.' | ':' | '\'');
    }
}

/// Returns the best run that ends at each candidate, read as White's and as Black's number.
fn ways(candidates: &[NumberCandidate]) -> Vec<[NumberWay; 2]> {
    let mut ways: Vec<[NumberWay; 2]> = Vec::with_capacity(candidates.len());
    for (at, candidate) in candidates.iter().enumerate() {
        let both = [false, true].map(|black| {
            let odd = black && !candidate.dots;
            let mut best = NumberWay {
                worth: if odd { 0 } else { candidate.worth },
                from: None,
                first: at,
            };
            let froms = at.saturating_sub(limits::NUMBERS_BEFORE)..at;
            for (from, was_black) in froms.flat_map(|from| [(from, false), (from, true)]) {
                let Some(step) = step((&candidates[from], was_black), (candidate, black)) else {
                    continue;
                };
                let before = ways[from][usize::from(was_black)];
                if before.worth + step > best.worth {
                    best = NumberWay {
                        worth: before.worth + step,
                        from: Some((from, was_black)),
                        first: before.first,
                    };
                }
            }
            best
        });
        ways.push(both);
    }
    ways
}

/// Returns the numbers of the run that ends with `last`.
fn chain(candidates: &[NumberCandidate], ways: &[[NumberWay; 2]], last: NumberStep) -> Vec<Anchor> {
    let mut chain = Vec::new();
    let mut next = Some(last);
    while let Some((at, black)) = next {
        let candidate = &candidates[at];
        chain.push(Anchor {
            span: candidate.span.clone(),
            number: candidate.number,
            black,
        });
        next = ways[at][usize::from(black)].from;
    }
    chain.reverse();
    chain
}

/// Returns the score for one number following the other, or `None` if it cannot follow.
fn step(
    (one, was_black): (&NumberCandidate, bool),
    (two, black): (&NumberCandidate, bool),
) -> Option<i32> {
    let plies = 2 * two.number + u32::from(black);
    let due = plies.checked_sub(2 * one.number + u32::from(was_black))?;
    let gap = two.span.start.checked_sub(one.span.end)?;
    if due == 0
        || due > limits::NUMBER_STEP_PLIES
        || gap > limits::RUNNING_MOVE_BYTES * due as usize
    {
        return None;
    }
    // Black's number without dots must follow a number of Black or White's number of the same move.
    if black && !two.dots && !was_black && due != 1 {
        return None;
    }
    let odd = match (black, two.dots) {
        (true, false) => 5,
        (false, true) => 3,
        _ => 0,
    };
    let wrong = two.moves.abs_diff(one.moves).abs_diff(due as usize) as i32;
    let lost = (due as i32 - 1) / 2;
    Some(two.worth - 10 * wrong - 7 * lost - odd)
}

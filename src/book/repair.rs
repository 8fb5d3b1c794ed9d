//! What a misprint may have been.
//!
//! | printed | no line reads it, since | a repair, one word changed |
//! |---|---|---|
//! | `B. to Q's sq.` | no bishop can | `R. to Q's sq.` |
//! | `K. Kt. to Q. B's 3d.` | it stands on g8 | `K. Kt. to K. B's 3d.` |
//! | `P-Q4`, legal | three plies later a piece stands in the way | `P-Q3` |
//!
//! The error may stand a few plies before the place where it shows, so each of the last [`WINDOW`] plies
//! is tried, with every legal move whose name is near the print. A repair is as good as the game then goes
//! on: at most [`HORIZON`] plies are tried for each, which bounds the work for one misprint.

use std::ops::Range;

use super::game::{Against, Alternative};
use super::line::{Faults, Lines, faults};
use crate::board::Move;
use crate::notation::Sense;
use crate::notation::descriptive::Words;
use crate::rules::Position;

/// How many plies before the one that no line reads may hold the error.
const WINDOW: usize = 30;

/// Within so many plies two words may be wrong; farther back one only.
const NEAR: usize = 8;

/// How many plies a repair is followed.
const HORIZON: usize = 50;

/// How many lines are tried at each ply.
const LINES: usize = 8;

/// A repair that is not followed by so many plies proves nothing, unless the score ends.
const PROOF: usize = 3;

/// A ply of a word that was changed more is worth so many plies that the game goes on further.
const WORD: usize = 16;

/// A repair of a ply that can be played as printed must lead on by so many plies more.
const LEGAL: usize = 12;

/// At most so many printed moves are none of the game's.
const OMITTED: usize = 6;

/// So many plies must be legal without them.
const CLEAR: usize = 20;

/// How many ways to mend a misprint are carried on.
const CARRIED: usize = 6;

/// A way to go on past a misprint.
pub(super) struct Repair {
    pub ply: usize,
    parent: Option<usize>,
    mv: Move,
    /// Words changed.
    distance: usize,
    /// Plies read after it.
    goes_on: usize,
    /// And they are the last.
    ends: bool,
    /// The cost of what follows it.
    cost: u32,
}

impl Repair {
    /// Better repairs first: those after which the game goes on further, a word less changed being worth
    /// [`WORD`] plies.
    fn key(&self, failed: usize) -> (usize, usize, u32, usize) {
        let whole = if self.ends { HORIZON } else { self.goes_on };
        // Far back it is less likely, and still less where the print can be played.
        let back = failed - self.ply;
        let unlikely = back + if back > 0 { LEGAL } else { 0 };
        let worth = (whole + WORD * (3 - self.distance.min(3))).saturating_sub(unlikely);
        (
            usize::MAX - worth,
            self.distance,
            self.cost,
            failed - self.ply,
        )
    }
}

impl Repair {
    /// Whether this might have been the error instead: an earlier ply that can be played as printed, and
    /// with no more of it changed the game goes on as far.
    pub fn rivals(&self, best: &Repair) -> bool {
        let as_far = self.ends || !best.ends && self.ply + self.goes_on >= best.ply + best.goes_on;
        self.ply < best.ply && self.distance <= best.distance && as_far
    }

    /// How many plies it gains beyond the one that failed; many if it reaches the end.
    pub const fn gains(&self, failed: usize) -> usize {
        if self.ends {
            usize::MAX
        } else {
            (self.ply + 1 + self.goes_on).saturating_sub(failed)
        }
    }

    /// The step before it.
    pub const fn parent(&self) -> Option<usize> {
        self.parent
    }

    /// What it says of its ply.
    pub const fn alternative(&self) -> Alternative {
        Alternative {
            mv: self.mv,
            goes_on: self.goes_on,
            against: Against::Print,
        }
    }
}

/// The repairs of a score that no line can read further, the best first.
pub(super) fn repairs(lines: &Lines<'_>, words: &[Words<'_>], fixed: usize) -> Vec<Repair> {
    let failed = lines.ply();
    let mut found: Vec<Repair> = Vec::new();
    for ply in (fixed.max(failed.saturating_sub(WINDOW))..=failed).rev() {
        for (parent, position) in states(lines, ply) {
            let turn = position.turn();
            let meanings = words[ply].weigh(&turn).unwrap_or_default();
            let known = |mv: &Move| meanings.moves.iter().any(|(known, _)| known == mv);
            for mv in turn.moves.iter().filter(|mv| !known(mv)) {
                let limit = if failed - ply <= NEAR { 2 } else { 1 };
                let distance = words[ply].distance(mv, &turn, limit);
                if distance > limit {
                    continue;
                }
                let after = position.after(mv);
                let marks = faults(&meanings, mv, Sense::Plain, &after).hard();
                let (goes_on, cost) = trial(words, ply + 1, after);
                let reached = ply + 1 + goes_on;
                let ends = reached == words.len();
                if reached <= failed || !(ends || goes_on >= PROOF && reached > failed + 1) {
                    continue;
                }
                found.push(Repair {
                    ply,
                    parent,
                    mv: *mv,
                    distance,
                    goes_on,
                    ends,
                    cost: cost + marks,
                });
            }
        }
    }
    found.sort_by_key(|repair| repair.key(failed));
    found
}

/// The printed moves that are none of the game's: without them it goes on much further than with any
/// repair (which gains so many plies). A move printed twice, or a comment's moves taken for the game's.
pub(super) fn omission(
    lines: &Lines<'_>,
    words: &[Words<'_>],
    fixed: usize,
    mended: usize,
) -> Option<Range<usize>> {
    if mended >= WORD {
        return None;
    }
    let failed = lines.ply();
    let mut best = (0, None);
    for at in (fixed.max(failed.saturating_sub(OMITTED))..=failed).rev() {
        for count in (failed + 1 - at)..=(failed + OMITTED - at) {
            let next = at + count;
            for (_, position) in states(lines, at)
                .into_iter()
                .take(usize::from(next < words.len()))
            {
                let (goes_on, _) = trial(words, next, position);
                let proved = goes_on >= CLEAR || next + goes_on == words.len() && goes_on > OMITTED;
                if proved && next + goes_on - failed > best.0 {
                    best = (next + goes_on - failed, Some(at..next));
                }
            }
        }
    }
    best.1
}

/// Has the lines go on with the best of these repairs, and with those of the same ply that change no more:
/// later moves may decide between them.
pub(super) fn apply(lines: &mut Lines<'_>, repairs: &[Repair]) {
    let Some(best) = repairs.first() else { return };
    let alike = repairs
        .iter()
        .filter(|other| other.ply == best.ply && other.distance == best.distance);
    let moves: Vec<_> = (0..)
        .zip(alike.take(CARRIED))
        .map(|(rank, repair)| {
            let faults = Faults {
                changed: u8::try_from(repair.distance).unwrap_or(u8::MAX),
                rank,
                ..Faults::default()
            };
            (repair.parent, repair.mv, faults)
        })
        .collect();
    lines.put(best.ply, &moves);
}

/// The cheapest lines before a ply.
fn states(lines: &Lines<'_>, ply: usize) -> Vec<(Option<usize>, Position)> {
    if ply == lines.ply() {
        return lines.live.iter().take(LINES).cloned().collect();
    }
    let Some(before) = ply.checked_sub(1).filter(|_| ply > lines.first()) else {
        return vec![(None, lines.start.clone())];
    };
    let mut steps: Vec<usize> = lines.level(before).collect();
    steps.sort_by_key(|&step| lines.steps[step].cost);
    steps
        .into_iter()
        .take(LINES)
        .map(|step| (Some(step), lines.position(Some(step))))
        .collect()
}

/// How many plies can be read from here on, and at what cost.
fn trial(words: &[Words<'_>], ply: usize, position: Position) -> (usize, u32) {
    let mut lines = Lines::new(words, ply, position);
    while lines.ply() < words.len() && lines.ply() < ply + HORIZON {
        if lines.advance(None).is_err() {
            break;
        }
    }
    let best = lines.live.first().and_then(|(step, _)| *step);
    let cost = best.map_or(0, |step| lines.steps[step].cost);
    (lines.ply() - ply, cost)
}

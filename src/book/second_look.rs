//! Takes a second look at a score, at which every print near a strange one may be a misprint.
//!
//! | printed | at first | at the second look |
//! |---|---|---|
//! | `3. P-R4`, legal, where the book had `P-B4` | the pawn to the fourth rank of the rook | this, and near it the other, at a price |
//! | the bishop's moves, ten moves later | no bishop can | play, on the line of the other |
//!
//! The first reading takes prints at their word, which is quick and right where little is damaged.
//! Where it leaves something strange behind, misprints that can be played may stand far before the
//! place where they show, or several may depend on each other. Only lines that are carried side by
//! side can tell.

use super::faults::{LEGAL, PLAYABLE};
use super::line::Lines;
use super::step::ScoreLine;
use crate::notation::arrange;

/// Printed moves before a strange one that may be the misprint.
const BEFORE: usize = 30;
/// Printed moves after a strange one that may be the misprint.
const AFTER: usize = 2;

/// Largest price above the cheapest line at which a line is added.
const ROOM: u32 = 24;

/// Highest price at which damaged letters are believed in a print that can be read as it stands, if
/// its letters were recognised with doubt.
const DOUBTED: u32 = 8;

/// Lowest price of damaged letters.
const LEAST: u32 = 7;

impl Lines<'_> {
    /// Whether a printed move stands so near a strange one that it may be the misprint behind it, or
    /// a program recognised its letters.
    pub fn is_wide(&self, word: usize) -> bool {
        if self.score.doubtful.is_some() {
            return true;
        }
        // They are in the order of the score.
        let at = self
            .strange
            .partition_point(|strange| strange + AFTER < word);
        self.strange
            .get(at)
            .is_some_and(|&strange| strange <= word + BEFORE)
    }

    /// Adds to the `next` lines, for each of the live ones, the moves that a print may be a
    /// misprint of. `damaged` are the live lines that do not read it as it is.
    pub fn widen(
        &mut self,
        word: usize,
        live: &[ScoreLine],
        damaged: &[usize],
        next: &mut Vec<ScoreLine>,
    ) {
        // A move that a user chose is no misprint.
        if live.iter().any(|line| self.obeys(line) == Some(true)) {
            return;
        }
        let mut costs: Vec<u32> = next.iter().map(|line| line.cost).collect();
        arrange(&mut costs, |&cost| (cost as usize, 0));
        // A line that is dearer than this would not be kept.
        let full = costs.get(self.width).copied().unwrap_or(u32::MAX);
        let least = live.first().map_or(0, |line| line.cost);
        let full = full.min(least + ROOM);
        for (at, line) in live.iter().enumerate() {
            let playable = !damaged.contains(&at);
            let sure = playable && !self.score.is_doubtful(word);
            let extra = if sure { PLAYABLE } else { 0 };
            let room = full.saturating_sub(line.cost + u32::from(extra));
            if room < LEAST {
                continue;
            }
            let most = match (playable, sure) {
                (false, _) => u32::MAX,
                (true, false) => DOUBTED,
                (true, true) => u32::from(LEGAL),
            };
            let known = self.read_as(word, line.step);
            let mut found = self.damaged(word, line, (&known, most.min(room)));
            for (_, faults) in &mut found {
                faults.damage += extra;
            }
            self.go_on(word, line, found, next);
        }
    }
}

//! Carries every way to read a score so far forward, side by side.
//!
//! | after `12. P-Kt3`, both pawns being able | two lines |
//! |---|---|
//! | and `13. B-Kt2`, the king's bishop blocked in one of them | one line is left |
//! | and `13. B-Ku2`, which is no move | the same line, at the price of a letter |
//! | and a move that no line can make | none: see [`mend`](super::mend) |
//!
//! Each line bears the price of what had to be forgiven along it ([`Faults`]). At most [`WIDTH`]
//! lines are kept, so a score of n moves costs at most `WIDTH × n` readings of a move. Lines
//! dropped to keep that bound are remembered, so that nothing is called settled because of it.
//! Fewer lines are carried in trials.

use super::faults::{Faults, LIMIT};
use super::reading::FoundMove;
use super::step::{LineActions, PrintedScore, ScoreLine, Step, StepAction};
use crate::board::Move;
use crate::notation::{Misread, arrange};
use crate::rules::Position;
use crate::work;

/// Most lines carried.
pub(super) const WIDTH: usize = 96;

/// Most lines tried with damaged letters.
const DAMAGED: usize = 6;

/// Printed moves back from the last one for which the lines before them are remembered. No way to
/// mend reaches further back.
const REMEMBERED: usize = 160;

/// Largest price above the cheapest line at which a line is kept.
const SPREAD: u32 = 40;

/// The lines of a score.
pub(super) struct Lines<'s> {
    pub score: &'s PrintedScore<'s>,
    /// The printed move that the lines begin with.
    first: usize,
    /// The first printed move that may be read in another way.
    pub open: usize,
    /// Every step of every line, dropped lines included, with each parent before its children.
    pub steps: Vec<Step>,
    /// The lines as they were before each printed move that has been read.
    before: Vec<Vec<ScoreLine>>,
    /// The lines that are still possible, the cheapest first.
    pub live: Vec<ScoreLine>,
    /// Moves that only the label excludes, with the step before them and their printed move.
    pub but_for_label: Vec<(Option<usize>, usize, Vec<Move>)>,
    /// Whether damaged letters are read.
    damage: bool,
    /// Most lines carried.
    pub width: usize,
    /// The strange printed moves. Each print near one is also read as a misprint of other moves.
    pub strange: &'s [usize],
    /// The latest of the steps without a parent.
    root: Option<usize>,
    /// Readings of a move made so far; one with damaged letters counts as eight.
    pub effort: usize,
}

/// Why no line could go on.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum DeadEnd {
    Misread(Misread),
    NoMove,
    Over,
    /// The printed moves belong to another position.
    Adrift,
    /// Too many corrections have been looked for already.
    Spent,
}

impl<'s> Lines<'s> {
    /// Returns the lines of a score that continues from these lines at the printed move `first`.
    pub fn new(
        score: &'s PrintedScore<'s>,
        first: usize,
        mut live: Vec<ScoreLine>,
        damage: bool,
    ) -> Lines<'s> {
        // Steps before the first printed move do not belong to these lines.
        live.iter_mut().for_each(|line| line.step = None);
        Lines {
            score,
            first,
            open: first,
            steps: Vec::new(),
            before: Vec::new(),
            live,
            but_for_label: Vec::new(),
            damage,
            width: WIDTH,
            strange: &[],
            root: None,
            effort: 0,
        }
    }

    /// Returns the printed move that is to be read next.
    pub const fn word(&self) -> usize {
        self.first + self.before.len()
    }

    /// Returns the lines before this printed move.
    pub fn before(&self, word: usize) -> &[ScoreLine] {
        self.before
            .get(word - self.first)
            .map_or(&self.live, |lines| lines)
    }

    /// Returns the moves that a printed move was read as behind a step.
    pub fn read_as(&self, word: usize, parent: Option<usize>) -> Vec<Move> {
        let last = parent.map_or(self.root, |parent| self.steps[parent].child);
        let steps = std::iter::successors(last, |&step| self.steps[step].duplicate);
        let steps = steps.map(|step| &self.steps[step]);
        let read = |step: &&Step| step.word == word && matches!(step.action, StepAction::Read(_));
        steps
            .filter(read)
            .filter_map(|step| step.action.mv())
            .collect()
    }

    /// Returns the price of the cheapest line.
    pub fn cost(&self) -> u32 {
        self.live.first().map_or(0, |line| line.cost)
    }

    /// Reads the next printed move on every line, and returns how much dearer the cheapest line is
    /// now.
    ///
    /// # Errors
    /// [`DeadEnd`] if no line can go on; the lines stay as they were.
    pub fn advance(&mut self) -> Result<u32, DeadEnd> {
        let word = self.word();
        let mut next: Vec<ScoreLine> = Vec::with_capacity(self.live.len());
        let mut dead = DeadEnd::NoMove;
        let mut damaged = Vec::new();
        let live = std::mem::take(&mut self.live);
        // A move that a user chose is taken wherever it can be played. Lines on which it cannot be
        // played then end.
        let obeyed = live.iter().any(|line| self.obeys(line) == Some(true));
        for (at, line) in live.iter().enumerate() {
            if obeyed && self.obeys(line) == Some(false) {
                continue;
            }
            match self.readings(word, line) {
                Ok(found) if found.is_empty() => damaged.push(at),
                Ok(found) => {
                    if found.iter().any(|(_, faults)| faults.rest) {
                        damaged.push(at);
                    }
                    self.go_on(word, line, found, &mut next);
                }
                Err(why) => {
                    dead = why;
                    damaged.push(at);
                }
            }
        }
        if self.is_wide(word) {
            self.widen(word, &live, &damaged, &mut next);
        } else {
            // Damaged letters are tried only where no line as cheap reads the letters as they are.
            let dear = next.iter().map(|line| line.cost).min().unwrap_or(u32::MAX);
            let most = if self.damage { DAMAGED } else { 0 };
            let tried = damaged.into_iter().take(most);
            for at in tried.filter(|&at| live[at].cost < dear) {
                let known = self.read_as(word, live[at].step);
                let found = self.damaged(word, &live[at], (&known, LIMIT));
                self.go_on(word, &live[at], found, &mut next);
            }
        }
        if next.is_empty() {
            if live.iter().all(|line| line.position.is_over()) {
                dead = DeadEnd::Over;
            }
            self.live = live;
            return Err(dead);
        }
        let cost = live.first().map_or(0, |line| line.cost);
        self.before.push(live);
        if let Some(forgotten) = self.before.len().checked_sub(REMEMBERED) {
            self.before[forgotten] = Vec::new();
        }
        self.keep(next);
        Ok(self.cost().saturating_sub(cost))
    }

    /// Returns whether the move that a user chose for the next ply can be played there, if one was
    /// chosen.
    pub fn obeys(&self, line: &ScoreLine) -> Option<bool> {
        let chosen = self.score.chosen(line.plies)?;
        Some(line.position.moves().contains(&chosen))
    }

    /// Adds the moves found for a line as its steps.
    pub fn go_on(
        &mut self,
        word: usize,
        line: &ScoreLine,
        found: Vec<FoundMove>,
        next: &mut Vec<ScoreLine>,
    ) {
        for (mv, faults) in found {
            let position = line.position.after(&mv);
            next.push(self.step(line, word, StepAction::Read(mv), faults, position));
        }
    }

    /// Adds a step to a line and returns the line behind it.
    fn step(
        &mut self,
        line: &ScoreLine,
        word: usize,
        action: StepAction,
        faults: Faults,
        position: Position,
    ) -> ScoreLine {
        let hard = line.step.map_or(0, |parent| self.steps[parent].hard);
        let cost = line.cost + faults.cost();
        let at = self.steps.len();
        let child = match line.step {
            Some(parent) => &mut self.steps[parent].child,
            None => &mut self.root,
        };
        let duplicate = child.replace(at);
        self.steps.push(Step {
            parent: line.step,
            child: None,
            duplicate,
            action,
            word,
            faults,
            hard: hard + faults.hard(),
            reach: word,
            trimmed: false,
        });
        ScoreLine {
            step: Some(at),
            position,
            plies: line.plies + usize::from(action != StepAction::Pass),
            cost,
        }
    }

    /// Returns the readings of the next move's words on a line, as the words stand.
    fn readings(&mut self, word: usize, line: &ScoreLine) -> Result<Vec<FoundMove>, DeadEnd> {
        self.effort += 1;
        work::add(1);
        if let Some(mv) = self.score.chosen(line.plies)
            && line.position.moves().contains(&mv)
        {
            return Ok(vec![(mv, Faults::default())]);
        }
        let slot = self.score.slots[word];
        if slot.misplaced(line.position.color()) {
            return Err(DeadEnd::NoMove);
        }
        let reading = self.score.readings.at(word, &line.position);
        let plain = reading.plain(&self.score.words[word]);
        let plain = plain.map_err(DeadEnd::Misread)?;
        if !plain.moves.is_empty() && !plain.but_for_label.is_empty() {
            let but_for_label = (line.step, word, plain.but_for_label.clone());
            self.but_for_label.push(but_for_label);
        }
        let number = slot.misnumbers(line.plies);
        let moves = plain.moves.iter();
        Ok(moves
            .map(|&(mv, faults)| (mv, Faults { number, ..faults }))
            .collect())
    }

    /// Returns the readings of a printed move on a line if letters are damaged, without the `known`
    /// moves and without those of a higher price than `most`.
    pub fn damaged(
        &mut self,
        word: usize,
        line: &ScoreLine,
        (known, most): (&[Move], u32),
    ) -> Vec<FoundMove> {
        self.effort += 8;
        work::add(8);
        let slot = self.score.slots[word];
        if slot.misplaced(line.position.color()) {
            return Vec::new();
        }
        let readings = &self.score.readings;
        let reading = readings.at(word, &line.position);
        let number = slot.misnumbers(line.plies);
        let found = reading.damaged(&self.score.words[word], readings);
        let found = found
            .iter()
            .filter(|(mv, faults)| u32::from(faults.damage) <= most && !known.contains(mv))
            .map(|&(mv, faults)| (mv, Faults { number, ..faults }));
        found.collect()
    }

    /// Keeps the cheapest of the lines.
    fn keep(&mut self, mut next: Vec<ScoreLine>) {
        arrange(&mut next, |line| (line.cost as usize, 0));
        let least = next.first().map_or(0, |line| line.cost);
        next.retain(|line| line.cost <= least + SPREAD);
        for line in next.drain(self.width.min(next.len())..) {
            if let Some(step) = line.step {
                self.steps[step].trimmed = true;
            }
        }
        self.live = next;
    }

    /// Records in every step how far the lines through it came.
    pub fn look_back(&mut self) {
        for at in (0..self.steps.len()).rev() {
            let Step {
                parent,
                reach,
                trimmed,
                ..
            } = self.steps[at];
            if let Some(parent) = parent {
                let parent = &mut self.steps[parent];
                parent.reach = parent.reach.max(reach);
                parent.trimmed |= trimmed;
            }
        }
    }

    /// Returns the steps of the cheapest line, in order.
    pub fn best(&self) -> Vec<usize> {
        self.path(self.live.first().and_then(|line| line.step))
    }

    /// Returns the steps that lead to this one, in order.
    pub fn path(&self, to: Option<usize>) -> Vec<usize> {
        let mut path: Vec<usize> =
            std::iter::successors(to, |&step| self.steps[step].parent).collect();
        path.reverse();
        path
    }

    /// Begins with the steps that are kept; a later way to mend begins behind them.
    pub fn keep_steps(&mut self) {
        let score = self.score;
        if !score.kept.actions.is_empty() {
            self.put(self.first, &[(0, score.kept.actions.clone())]);
            self.open = self.word();
        }
    }

    /// Goes back to before a printed move and lets the lines there do these actions, whatever its
    /// words say. All other lines are dropped. Each list of actions belongs to one of the lines,
    /// given by its place among those before that move, and all lists take the same number of
    /// printed moves.
    pub fn put(&mut self, word: usize, actions: &[LineActions]) {
        let before = self.before(word).to_vec();
        let begin = word - self.first;
        self.before.truncate(begin);
        let mut next: Vec<ScoreLine> = Vec::with_capacity(actions.len());
        for (from, actions) in actions {
            let mut line = before[*from].clone();
            let mut at = begin;
            for &(action, faults) in actions {
                let after = action.mv().map(|mv| line.position.after(&mv));
                let position = after.unwrap_or_else(|| line.position.clone());
                let taken = !matches!(action, StepAction::Unseen(_));
                if taken {
                    // A later return to this printed move must find the lines as they stood before
                    // it.
                    self.before
                        .resize(self.before.len().max(at + 1), Vec::new());
                    self.before[at].push(line.clone());
                }
                line = self.step(&line, self.first + at, action, faults, position);
                at += usize::from(taken);
            }
            next.push(line);
        }
        if let Some(lines) = self.before.get_mut(begin) {
            *lines = before;
        }
        self.keep(next);
    }

    /// Continues in each of these ways from where the lines stand, and carries the lines that reach
    /// this printed move on side by side. A way is [put](Self::put) before a printed move; one
    /// without actions goes straight on. The earlier lines kept are those of the first way.
    pub fn side_by_side(&mut self, word: usize, ways: &[(usize, Vec<LineActions>)]) {
        // No way changes anything before this place.
        let changed = ways.iter().filter(|(_, actions)| !actions.is_empty());
        let begins = changed.map(|(at, _)| at - self.first).min();
        let begins = begins.map_or(self.before.len(), |at| at.min(self.before.len()));
        let begin = (self.before.split_off(begins), self.live.clone());
        let mut first = None;
        let mut lines = Vec::new();
        for (at, actions) in ways {
            self.before.truncate(begins);
            self.before.extend_from_slice(&begin.0);
            self.live.clone_from(&begin.1);
            work::add(begin.0.iter().map(Vec::len).sum());
            if !actions.is_empty() {
                self.put(*at, actions);
            }
            while self.word() < word && self.advance().is_ok() {}
            if self.word() == word {
                lines.append(&mut self.live);
                if first.is_none() {
                    first = Some(self.before.split_off(begins));
                }
            }
        }
        self.before.truncate(begins);
        match first {
            Some(before) => {
                self.before.extend(before);
                self.keep(lines);
            }
            None => {
                self.before.extend(begin.0);
                self.live = begin.1;
            }
        }
    }
}

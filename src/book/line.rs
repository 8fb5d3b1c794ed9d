//! Every way to read a score so far, carried forward side by side.
//!
//! | after `12. P-Kt3`, both pawns being able | two lines |
//! |---|---|
//! | and `13. B-Kt2`, the king's bishop blocked in one of them | one line is left |
//! | and a move that no line can make | none: a misprint |
//!
//! Each line bears the cost of the liberties taken along it. At most [`WIDTH`] lines are kept, so a
//! score of n plies costs at most `WIDTH × n` readings of a move; what is given up to that bound is
//! remembered, so that nothing is called settled because of it.

use crate::board::{Move, MoveKind};
use crate::notation::descriptive::Words;
use crate::notation::{CheckSign, Gives, Meanings, Misread, Sense};
use crate::rules::Position;

/// How many lines are carried at most.
pub(super) const WIDTH: usize = 48;

/// What had to be forgiven for a reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Faults {
    /// A mark says check, mate or `e.p.` and it is none.
    pub false_mark: bool,
    /// There is a check, but not of the kind the mark says.
    pub wrong_kind: bool,
    /// There is a check without a mark.
    pub missing_mark: bool,
    /// A pawn is taken en passant without a mark.
    pub missing_passing: bool,
    pub present_side: bool,
    pub unnamed: bool,
    /// So many words were changed to mend a misprint.
    pub changed: u8,
    /// Of several ways to mend it, the place in their order.
    pub rank: u8,
    /// Not an error of the sense: something in the print was passed over.
    pub slip: bool,
}

impl Faults {
    /// What speaks against a reading so strongly that another is settled by it: about the logarithm of
    /// how seldom books err so (checks carry their mark in 658 of 667 counted cases, captures en passant
    /// in all nine).
    pub const fn hard(self) -> u32 {
        20 * self.changed as u32
            + 6 * self.false_mark as u32
            + 4 * self.wrong_kind as u32
            + 5 * self.missing_mark as u32
            + 5 * self.missing_passing as u32
    }

    /// What orders readings: labels are sometimes used for the present side (one of seven places that an
    /// independent score decides), so they prefer a reading and settle none.
    pub const fn cost(self) -> u32 {
        self.hard() + 2 * self.present_side as u32 + self.unnamed as u32 + self.rank as u32
    }
}

/// One move of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The step before; `None` at the first ply.
    pub parent: Option<usize>,
    pub mv: Move,
    pub faults: Faults,
    /// Of the whole line up to here.
    pub cost: u32,
    /// The hard part of it.
    pub hard: u32,
    /// The last ply that some line through this step has read.
    pub reach: usize,
    /// Some line through this step was given up only to keep their number down.
    pub trimmed: bool,
}

/// The lines of a score.
pub(super) struct Lines<'s> {
    words: &'s [Words<'s>],
    /// The ply of the score that the first level is.
    first: usize,
    pub start: Position,
    pub steps: Vec<Step>,
    /// Where the steps of each ply begin.
    levels: Vec<usize>,
    /// The lines that are still possible, with the position each has come to; the cheapest first.
    pub live: Vec<(Option<usize>, Position)>,
    /// By the step before them: moves that only the label excludes.
    pub but_for_label: Vec<(Option<usize>, usize, Vec<Move>)>,
}

/// Why no line could go on.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Dead {
    Misread(Misread),
    NoMove,
    Over,
    /// By the numbers, a move before it is missing.
    Lost,
}

impl<'s> Lines<'s> {
    /// The lines of a score that goes on at ply `first` from this position.
    pub fn new(words: &'s [Words<'s>], first: usize, start: Position) -> Lines<'s> {
        Lines {
            words,
            first,
            live: vec![(None, start.clone())],
            start,
            steps: Vec::new(),
            levels: Vec::new(),
            but_for_label: Vec::new(),
        }
    }

    /// The ply of the score that the first level is.
    pub const fn first(&self) -> usize {
        self.first
    }

    /// The ply that is to be read next.
    pub fn ply(&self) -> usize {
        self.first + self.levels.len()
    }

    /// The steps of a ply.
    pub fn level(&self, ply: usize) -> std::ops::Range<usize> {
        let at = ply - self.first;
        let end = self.levels.get(at + 1).copied();
        self.levels[at]..end.unwrap_or(self.steps.len())
    }

    /// Reads the next ply on every line. `chosen` is the move that somebody said it is.
    ///
    /// # Errors
    /// [`Dead`] if no line can go on; the lines stay as they were.
    pub fn advance(&mut self, chosen: Option<Move>) -> Result<(), Dead> {
        let ply = self.ply();
        let words = &self.words[ply];
        let level = self.steps.len();
        let mut next: Vec<(usize, Position)> = Vec::with_capacity(2);
        let mut dead = Dead::NoMove;
        for (parent, position) in &self.live {
            let turn = position.turn();
            let meanings = match (chosen, words.weigh(&turn)) {
                (Some(mv), _) if turn.moves.contains(&mv) => Meanings {
                    moves: vec![(mv, Sense::Plain)],
                    ..Meanings::default()
                },
                (_, Ok(meanings)) => meanings,
                (_, Err(misread)) => {
                    dead = Dead::Misread(misread);
                    continue;
                }
            };
            if turn.moves.is_empty() {
                dead = Dead::Over;
            }
            for &(mv, sense) in &meanings.moves {
                let after = position.after(&mv);
                let faults = if chosen.is_some() {
                    Faults::default()
                } else {
                    faults(&meanings, &mv, sense, &after)
                };
                next.push((self.steps.len(), after));
                self.steps.push(step(&self.steps, *parent, mv, faults, ply));
            }
            if !meanings.moves.is_empty() && !meanings.but_for_label.is_empty() {
                self.but_for_label
                    .push((*parent, ply, meanings.but_for_label));
            }
        }
        if next.is_empty() {
            return Err(dead);
        }
        self.levels.push(level);
        if next.len() > 1 {
            next.sort_by_key(|(step, _)| self.steps[*step].cost);
        }
        for (step, _) in next.drain(WIDTH.min(next.len())..) {
            self.steps[step].trimmed = true;
        }
        self.live.clear();
        self.live
            .extend(next.into_iter().map(|(step, after)| (Some(step), after)));
        Ok(())
    }

    /// Tells every step how far the lines through it came.
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

    /// The steps that lead to this one, the first ply's first.
    pub fn path(&self, to: Option<usize>) -> Vec<usize> {
        let mut path: Vec<usize> =
            std::iter::successors(to, |&step| self.steps[step].parent).collect();
        path.reverse();
        path
    }

    /// The position after a step, or the start.
    pub fn position(&self, after: Option<usize>) -> Position {
        let mut position = self.start.clone();
        for step in self.path(after) {
            position.play(&self.steps[step].mv);
        }
        position
    }

    /// Goes back to before this ply and has it be one of these moves, whatever its words say; all other
    /// lines are given up.
    pub fn put(&mut self, ply: usize, moves: &[(Option<usize>, Move, Faults)]) {
        self.look_back();
        if ply < self.ply() {
            let end = self.level(ply).end;
            self.steps.truncate(end);
            self.levels.truncate(ply - self.first + 1);
        } else {
            self.levels.push(self.steps.len());
        }
        self.but_for_label.retain(|(_, at, _)| *at <= ply);
        self.live.clear();
        for &(parent, mv, faults) in moves {
            let after = self.position(parent).after(&mv);
            self.live.push((Some(self.steps.len()), after));
            self.steps.push(step(&self.steps, parent, mv, faults, ply));
        }
    }
}

/// A step after another.
fn step(steps: &[Step], parent: Option<usize>, mv: Move, faults: Faults, ply: usize) -> Step {
    let (cost, hard) = parent.map_or((0, 0), |parent| (steps[parent].cost, steps[parent].hard));
    Step {
        parent,
        mv,
        faults,
        cost: cost + faults.cost(),
        hard: hard + faults.hard(),
        reach: ply,
        trimmed: false,
    }
}

/// What has to be forgiven for this move.
pub(super) fn faults(meanings: &Meanings, mv: &Move, sense: Sense, after: &Position) -> Faults {
    let gives = after.received(mv);
    let passing = matches!(mv.kind, MoveKind::EnPassant { .. });
    let mut faults = Faults {
        present_side: sense == Sense::Present,
        unnamed: sense == Sense::Unnamed,
        missing_passing: passing && !meanings.passing,
        slip: meanings.slip,
        ..Faults::default()
    };
    match meanings.sign {
        None => faults.missing_mark = gives != Gives::Nothing,
        Some(sign) if sign.holds(gives) => {}
        // `++` is read in every way that could be meant.
        Some(CheckSign::MateOrDouble) if gives != Gives::Nothing => faults.wrong_kind = true,
        Some(_) => {
            faults.wrong_kind = gives != Gives::Nothing;
            faults.false_mark = gives == Gives::Nothing;
        }
    }
    faults.false_mark |= meanings.passing && !passing;
    faults
}

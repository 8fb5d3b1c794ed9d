//! What is read of a score, and the steps and lines that a reading is made of.
//!
//! | printed | step |
//! |---|---|
//! | `P-K4` | reads the pawn to e4 |
//! | nothing, where a row is lost | a move that is unseen |
//! | `Kt-B3` of a footnote | passes it over |

use super::faults::Faults;
use super::reading::PrintReadings;
use super::slots::PrintSlot;
use crate::board::Move;
use crate::notation::Tongue;
use crate::notation::descriptive::Words;
use crate::rules::Position;

/// What is read, of one game: its printed moves, where the layout puts them, and what they were found to be.
pub(super) struct PrintedScore<'s> {
    pub words: Vec<Words<'s>>,
    pub slots: Vec<PrintSlot>,
    pub readings: PrintReadings,
    /// Plies (from 0) of which somebody has said what they are.
    pub choices: &'s [(usize, Move)],
    /// Plies that are not printed, of which somebody has said what was played.
    pub put_in: &'s [(usize, Move)],
}

impl<'s> PrintedScore<'s> {
    /// A score of these printed moves, each with its slot.
    pub fn of(
        prints: impl Iterator<Item = &'s str> + Clone,
        tongue: Tongue,
        slots: Vec<PrintSlot>,
        choices: &'s [(usize, Move)],
    ) -> PrintedScore<'s> {
        PrintedScore {
            words: prints
                .clone()
                .map(|print| Words::of(print, tongue))
                .collect(),
            slots,
            readings: PrintReadings::of(prints),
            choices,
            put_in: &[],
        }
    }

    /// The move that somebody said this ply (from 0) is.
    pub fn chosen(&self, ply: usize) -> Option<Move> {
        let choice = self.choices.iter().rev().find(|(at, _)| *at == ply);
        choice.map(|(_, mv)| *mv)
    }

    /// Whether a step that makes this ply (from 0) goes against what somebody said of it.
    pub fn forbids(&self, ply: usize, deed: StepDeed) -> bool {
        let StepDeed::Unseen(mv) = deed else {
            return self
                .chosen(ply)
                .is_some_and(|chosen| deed.mv() != Some(chosen));
        };
        let told = self.put_in.iter().rev().find(|(at, _)| *at == ply);
        let told = told.map(|(_, mv)| *mv).or_else(|| self.chosen(ply));
        told.is_some_and(|told| told != mv)
    }
}

/// What a step does with the print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepDeed {
    /// It takes the printed move for this one.
    Read(Move),
    /// It makes a move of which no print is left, before the printed one.
    Unseen(Move),
    /// It passes over the printed move: it is none of the game's.
    Pass,
}

impl StepDeed {
    /// The move that is made.
    pub const fn mv(self) -> Option<Move> {
        match self {
            StepDeed::Read(mv) | StepDeed::Unseen(mv) => Some(mv),
            StepDeed::Pass => None,
        }
    }
}

/// What one of the lines before a printed move, given by its place among them, is to do there.
pub(super) type LineDeeds = (usize, Vec<(StepDeed, Faults)>);

/// One step of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The step before; `None` at the first.
    pub parent: Option<usize>,
    /// The last of the steps behind it.
    pub child: Option<usize>,
    /// The step before this one among those behind the same.
    pub twin: Option<usize>,
    pub deed: StepDeed,
    /// The printed move, from 0, that it is about.
    pub word: usize,
    pub faults: Faults,
    /// The hard part of the price of the whole line up to here.
    pub hard: u32,
    /// The last printed move that some line through this step has read.
    pub reach: usize,
    /// Some line through this step was given up only to keep their number down.
    pub trimmed: bool,
}

/// A line that is still possible, with what it has come to.
#[derive(Clone)]
pub(super) struct ScoreLine {
    /// Its last step.
    pub step: Option<usize>,
    pub position: Position,
    /// How many plies it has.
    pub plies: usize,
    pub cost: u32,
}

//! The input of a reading of a score, and the steps and lines that a reading consists of.
//!
//! | printed | step |
//! |---|---|
//! | `P-K4` | reads the pawn to e4 |
//! | nothing, where a row is lost | makes a move that is not printed |
//! | `Kt-B3` of a footnote | passes it over |

use super::faults::Faults;
use super::reading::PrintReadings;
use super::slots::PrintSlot;
use crate::board::Move;
use crate::notation::Language;
use crate::notation::descriptive::PrintedWords;
use crate::rules::Position;

/// The input for reading one game: its printed moves, their places in the layout, and their
/// readings.
pub(super) struct PrintedScore<'s> {
    pub words: Vec<PrintedWords<'s>>,
    pub slots: Vec<PrintSlot>,
    /// Whether each printed move was recognised with doubt, if the score came as a picture.
    pub doubtful: Option<Vec<bool>>,
    pub readings: PrintReadings,
    /// Moves that a user has chosen for plies (from 0).
    pub choices: &'s [(usize, Move)],
    /// Moves that a user has put in for plies (from 0) that are not printed.
    pub put_in: &'s [(usize, Move)],
    /// The steps that every line begins with.
    pub kept: KeptSteps,
}

impl<'s> PrintedScore<'s> {
    /// Returns a score of these printed moves, each with its slot.
    pub fn new(
        prints: impl Iterator<Item = &'s str> + Clone,
        language: Language,
        slots: Vec<PrintSlot>,
        choices: &'s [(usize, Move)],
    ) -> PrintedScore<'s> {
        PrintedScore {
            words: prints
                .clone()
                .map(|print| PrintedWords::new(print, language))
                .collect(),
            slots,
            doubtful: None,
            readings: PrintReadings::new(prints, None),
            choices,
            put_in: &[],
            kept: KeptSteps::default(),
        }
    }

    /// Whether a program recognised the letters of a printed move with doubt.
    pub fn is_doubtful(&self, word: usize) -> bool {
        let doubtful = self.doubtful.as_ref();
        doubtful.is_some_and(|doubtful| doubtful[word])
    }

    /// Returns the move that a user chose for this ply (from 0).
    pub fn chosen(&self, ply: usize) -> Option<Move> {
        let choice = self.choices.iter().rev().find(|(at, _)| *at == ply);
        choice.map(|(_, mv)| *mv)
    }

    /// Whether a step that makes this ply (from 0) contradicts a user's choice.
    pub fn forbids(&self, ply: usize, action: StepAction) -> bool {
        let StepAction::Unseen(mv) = action else {
            return self
                .chosen(ply)
                .is_some_and(|chosen| action.mv() != Some(chosen));
        };
        let told = self.put_in.iter().rev().find(|(at, _)| *at == ply);
        let told = told.map(|(_, mv)| *mv).or_else(|| self.chosen(ply));
        told.is_some_and(|told| told != mv)
    }
}

/// The steps that every line of a reading begins with.
#[derive(Default)]
pub(super) struct KeptSteps {
    pub actions: Vec<(StepAction, Faults)>,
    /// The steps that stay open, each with another move that it may have been.
    pub open: Vec<(usize, Move)>,
}

/// The action that a step takes on the print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepAction {
    /// Reads the printed move as this one.
    Read(Move),
    /// Makes a move that is not printed, before the printed one.
    Unseen(Move),
    /// Passes over the printed move, because it does not belong to the game.
    Pass,
}

impl StepAction {
    /// Returns the move that is made.
    pub const fn mv(self) -> Option<Move> {
        match self {
            StepAction::Read(mv) | StepAction::Unseen(mv) => Some(mv),
            StepAction::Pass => None,
        }
    }
}

/// The actions for one of the lines before a printed move, given by its place among them.
pub(super) type LineActions = (usize, Vec<(StepAction, Faults)>);

/// One step of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The step before it; `None` at the first.
    pub parent: Option<usize>,
    /// The latest of the steps behind it.
    pub child: Option<usize>,
    /// The step added before this one behind the same parent.
    pub duplicate: Option<usize>,
    pub action: StepAction,
    /// The printed move that it is about, from 0.
    pub word: usize,
    pub faults: Faults,
    /// The hard part of the price of the line up to here.
    pub hard: u32,
    /// The last printed move that a line through this step has read.
    pub reach: usize,
    /// Whether a line through this step was dropped only to limit the number of lines.
    pub trimmed: bool,
}

/// A line that is still possible, with the position and price that it has come to.
#[derive(Clone)]
pub(super) struct ScoreLine {
    /// Its last step.
    pub step: Option<usize>,
    pub position: Position,
    /// The number of its plies.
    pub plies: usize,
    pub cost: u32,
}

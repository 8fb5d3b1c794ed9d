//! Silent reading: its settings, the passage that is read, and the actions of the learner.

use fastrand::Rng;

use super::reading::{PassageReading, ReadingModel};
use super::say;
use super::settings::{Begins, ReadingAnswer, ReadingSettings};
use crate::board::{FileWords, Square};
use crate::exercise::keep_score::famous::famous;
use crate::exercise::quiz::RoundAction;
use crate::game::GameTree;
use crate::session::{Column, ColumnSet};

/// An action of the learner beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadingAction {
    // Before a round.
    Notation(Column),
    Plies(usize),
    Begins(Begins),
    Answer(ReadingAnswer),
    /// Turns the boards to Black's side, or to White's.
    Turn(bool),
    /// Begins a round.
    Begin,

    // In a round.
    /// Goes on to the score, and from it to the answer.
    GoOn,
    /// Shows the score again.
    ReadAgain,
    /// Takes the last move on the board back.
    TakeBack,
    /// Takes the board that was played on as the answer.
    Done,
    /// Takes one of four boards as the answer, by its place.
    Choose(usize),
    /// Shows the next passage.
    Next,
    /// Ends the round.
    Stop,
}

/// Silent reading.
#[derive(Debug)]
pub struct SilentReading {
    settings: ReadingSettings,
    games: Vec<GameTree>,
    rng: Rng,
    reading: Option<PassageReading>,
    /// Passages that were answered, those that were right, and those of them whose score was looked
    /// at again.
    all: usize,
    right: usize,
    again: usize,
    judged: Option<bool>,
}

impl SilentReading {
    /// Makes passages of the famous games. The same seed makes the same passages.
    #[must_use]
    pub fn new(seed: u64, settings: ReadingSettings) -> SilentReading {
        SilentReading {
            settings,
            games: famous().into_iter().map(|game| game.tree).collect(),
            rng: Rng::with_seed(seed),
            reading: None,
            all: 0,
            right: 0,
            again: 0,
            judged: None,
        }
    }

    /// Returns the settings.
    #[must_use]
    pub const fn settings(&self) -> &ReadingSettings {
        &self.settings
    }

    /// Returns the notations in which a score can be printed.
    pub fn notations() -> impl Iterator<Item = Column> {
        ColumnSet::Orthodox.columns()
    }

    /// Returns once whether the last answer was right.
    pub const fn take_judged(&mut self) -> Option<bool> {
        self.judged.take()
    }

    /// Returns whether a piece can be dragged from this square.
    #[must_use]
    pub fn may_drag(&self, square: Square) -> bool {
        let reading = self.reading.as_ref();
        reading.is_some_and(|reading| reading.may_drag(square))
    }

    /// Returns what is shown; `None` while no round goes on.
    #[must_use]
    pub fn model(&self, files: FileWords) -> Option<ReadingModel> {
        let reading = self.reading.as_ref()?;
        Some(reading.model(self.count(), files))
    }

    /// Says how many passages were read right; empty before the first.
    #[must_use]
    pub fn count(&self) -> String {
        say::count(self.right, self.all, self.again)
    }

    /// Applies an action.
    pub fn apply(&mut self, action: ReadingAction) {
        match action {
            ReadingAction::Notation(column) => self.settings.column = column,
            ReadingAction::Plies(plies) => self.settings.plies = plies,
            ReadingAction::Begins(begins) => self.settings.begins = begins,
            ReadingAction::Answer(answer) => self.settings.answer = answer,
            ReadingAction::Turn(flipped) => {
                self.settings.flipped = flipped;
                if let Some(reading) = &mut self.reading {
                    reading.turn(flipped);
                }
            }
            ReadingAction::Begin => {
                (self.all, self.right, self.again) = (0, 0, 0);
                self.next();
            }
            ReadingAction::Next => self.next(),
            ReadingAction::Stop => self.reading = None,
            action => self.in_passage(action),
        }
    }

    /// Applies an action on the board.
    pub fn play(&mut self, action: RoundAction) {
        if let Some(reading) = &mut self.reading {
            reading.play(action);
        }
    }

    fn next(&mut self) {
        self.reading = PassageReading::begin(self.settings, &self.games, &mut self.rng);
    }

    /// Applies an action to the passage that is read.
    fn in_passage(&mut self, action: ReadingAction) {
        let Some(reading) = &mut self.reading else {
            return;
        };
        let judged = match action {
            ReadingAction::GoOn => {
                reading.go_on();
                None
            }
            ReadingAction::ReadAgain => {
                reading.read_again();
                None
            }
            ReadingAction::TakeBack => {
                reading.take_back();
                None
            }
            ReadingAction::Done => reading.judge(),
            ReadingAction::Choose(at) => reading.choose(at),
            // The others are not about a passage.
            _ => None,
        };
        if let Some(right) = judged {
            self.all += 1;
            self.right += usize::from(right);
            self.again += usize::from(right && reading.again);
            self.judged = Some(right);
        }
    }
}

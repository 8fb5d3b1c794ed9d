//! A set that is being made: its settings and its questions.

use super::maker::SetMaker;
use super::settings::{SetChoice, SetGames, SetSettings};
use crate::exercise::by_rule::MoveExercise;

/// A set that is being made.
#[derive(Clone, Debug)]
pub struct ExerciseSet {
    settings: SetSettings,
    maker: SetMaker,
    questions: Vec<MoveExercise>,
    /// The number of questions that were found, if they are fewer than were asked for.
    only: Option<usize>,
    /// Whether the last question could not be exchanged.
    no_other: bool,
}

impl ExerciseSet {
    /// Makes a set.
    #[must_use]
    pub fn new(settings: SetSettings, games: &SetGames) -> ExerciseSet {
        let games = games.of(settings.source);
        let mut maker = SetMaker::new(&settings, games);
        let next = || maker.next(&settings, games);
        let questions: Vec<MoveExercise> = std::iter::from_fn(next)
            .take(usize::from(settings.count))
            .collect();
        let found = questions.len();
        ExerciseSet {
            only: (found < usize::from(settings.count)).then_some(found),
            settings,
            maker,
            questions,
            no_other: false,
        }
    }

    /// Returns what was asked for.
    #[must_use]
    pub const fn settings(&self) -> &SetSettings {
        &self.settings
    }

    /// Returns the questions in their order.
    #[must_use]
    pub fn questions(&self) -> &[MoveExercise] {
        &self.questions
    }

    /// Returns the number of questions that were found, if they are fewer than were asked for.
    #[must_use]
    pub const fn only(&self) -> Option<usize> {
        self.only
    }

    /// Returns whether the last question that was to be exchanged could not be.
    #[must_use]
    pub const fn has_no_other(&self) -> bool {
        self.no_other
    }

    /// Makes a choice. What concerns more than one question makes all of them anew.
    pub fn choose(&mut self, choice: SetChoice, games: &SetGames) {
        self.no_other = false;
        match choice {
            SetChoice::LeaveOut(at) if at < self.questions.len() => {
                self.questions.remove(at);
            }
            SetChoice::Exchange(at) if at < self.questions.len() => {
                let games = games.of(self.settings.source);
                match self.maker.next(&self.settings, games) {
                    Some(other) => self.questions[at] = other,
                    None => self.no_other = true,
                }
            }
            choice => {
                if self.settings.choose(choice) {
                    *self = ExerciseSet::new(self.settings.clone(), games);
                }
            }
        }
    }
}

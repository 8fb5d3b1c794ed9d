//! The choice of a game, the game that is being dictated, and the actions of the learner.

use super::settings::{DictationSettings, Speed};
use super::sitting::DictationSitting;
use crate::board::FileWords;
use crate::exercise::keep_score::{GameChoice, KeepScore};
use crate::exercise::quiz::RoundAction;
use crate::game::GameTree;
use crate::notation::Sentence;
use crate::session::{Column, ColumnSet};

/// An action of the learner beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DictationAction {
    // While a game is chosen.
    Notation(Column),
    /// Says the next move only when it is asked for, or at once.
    Wait(bool),
    Begin(GameChoice),

    // At any time.
    /// Shows or hides the text of the moves.
    Text(bool),
    Speed(Speed),
    /// Turns the board to Black's side, or to White's.
    Turn(bool),

    // While it is dictated.
    /// Says the move again, or the next one where that was waited for.
    Say,
    /// Shows the text of this one move.
    Show,

    // At the end.
    /// Shows a move on the board.
    Look(usize),
    /// Begins the same game anew.
    Again,
    /// Goes back to the choice of a game.
    Choose,
}

/// The choice of a game, and the game that is being dictated.
#[derive(Debug, Default)]
pub struct Dictation {
    settings: DictationSettings,
    sitting: Option<DictationSitting>,
    /// Why a game could not be begun.
    refusal: Option<Sentence>,
    /// Whether the last move that was judged was right, until somebody takes it.
    judged: Option<bool>,
}

impl Dictation {
    /// Makes the state from its parts.
    pub(super) fn restored(
        settings: DictationSettings,
        sitting: Option<DictationSitting>,
    ) -> Dictation {
        Dictation {
            settings,
            sitting,
            ..Dictation::default()
        }
    }

    /// Returns the settings for the next game.
    #[must_use]
    pub const fn settings(&self) -> &DictationSettings {
        &self.settings
    }

    /// Returns the game that is being dictated.
    #[must_use]
    pub const fn sitting(&self) -> Option<&DictationSitting> {
        self.sitting.as_ref()
    }

    /// Returns why a game could not be begun.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Sentence> {
        self.refusal.as_ref()
    }

    /// Returns the notations that suit the games; `brought` is the game that the learner has.
    #[must_use]
    pub fn notations(brought: Option<&GameTree>) -> Vec<Column> {
        let variant = brought.map(|tree| tree.start().variant());
        let set = ColumnSet::for_variant(variant.unwrap_or_default());
        set.columns().collect()
    }

    /// Returns the words that have to be said now, once.
    pub fn take_said(&mut self, files: FileWords) -> Option<String> {
        self.sitting.as_mut()?.take_said(files)
    }

    /// Returns once whether the move that was judged last was right.
    pub const fn take_judged(&mut self) -> Option<bool> {
        self.judged.take()
    }

    /// Applies an action. `games` holds the games to choose from.
    pub fn apply(&mut self, action: DictationAction, games: &KeepScore) {
        match action {
            DictationAction::Notation(column) => self.settings.column = column,
            DictationAction::Wait(waits) => self.settings.waits = waits,
            DictationAction::Text(shows) => self.set(|settings| settings.shows_text = shows),
            DictationAction::Speed(speed) => self.set(|settings| settings.speed = speed),
            DictationAction::Turn(flipped) => {
                self.settings.flipped = flipped;
                if let Some(sitting) = &mut self.sitting {
                    sitting.turn(flipped);
                }
            }
            DictationAction::Begin(choice) => {
                if let Some(tree) = games.game(choice) {
                    self.begin(choice, tree, self.settings);
                }
            }
            DictationAction::Again => {
                if let Some(last) = self.sitting.take() {
                    self.begin(last.choice, last.tree(), last.settings);
                }
            }
            DictationAction::Choose => self.sitting = None,
            action => {
                if let Some(sitting) = &mut self.sitting {
                    match action {
                        DictationAction::Say => sitting.say(),
                        DictationAction::Show => sitting.show(),
                        DictationAction::Look(at) => sitting.look(at),
                        // The others are dealt with above.
                        _ => {}
                    }
                }
            }
        }
    }

    /// Applies an action on the board.
    pub fn play(&mut self, action: RoundAction) {
        self.judged = self
            .sitting
            .as_mut()
            .and_then(|sitting| sitting.play(action));
    }

    /// Changes a setting, also that of the game that is being dictated.
    fn set(&mut self, change: impl Fn(&mut DictationSettings)) {
        change(&mut self.settings);
        if let Some(sitting) = &mut self.sitting {
            change(&mut sitting.settings);
        }
    }

    /// Begins a game, or says why it cannot be dictated.
    fn begin(&mut self, choice: GameChoice, tree: &GameTree, settings: DictationSettings) {
        match DictationSitting::begin(choice, tree, settings) {
            Ok(sitting) => {
                self.refusal = None;
                self.sitting = Some(sitting);
            }
            Err(sentence) => self.refusal = Some(sentence),
        }
    }
}

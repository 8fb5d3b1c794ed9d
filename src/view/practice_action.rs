//! What a press on the page for practice means.

use super::asked_action::AskedAction;
use super::by_rule_action::ByRuleAction;
use super::set_action::SetAction;
use crate::exercise::dictation::DictationAction;
use crate::exercise::keep_score::KeepAction;
use crate::exercise::silent_reading::ReadingAction;
use crate::exercise::two_sheets::TwoSheetsAction;
use crate::exercise::worksheet::WorksheetChoice;
use crate::sheets::ScoreSheet;

/// A kind of practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// A game is played before the learner, who writes it down.
    KeepScore,
    /// A game is read aloud, and the learner moves the pieces.
    Dictation,
    /// A printed score is followed without a board.
    SilentReading,
    /// Questions about each rule are asked when they are due.
    ByRule,
    /// A teacher makes pages to print.
    Worksheets,
    /// Two score sheets of one game are compared.
    TwoSheets,
    /// A teacher makes exercises from games, and a pupil does them.
    Sets,
}

impl Door {
    /// All kinds of practice, in the order of their doors.
    pub(super) const ALL: [Door; 7] = [
        Door::KeepScore,
        Door::Dictation,
        Door::SilentReading,
        Door::ByRule,
        Door::Worksheets,
        Door::Sets,
        Door::TwoSheets,
    ];
}

/// A text field of the page for practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeField {
    /// The answer to a question.
    Answer,
    /// The name of a new learner.
    Name,
    /// Games that are pasted.
    Games,
    /// A sheet of two.
    Sheet(ScoreSheet),
}

/// An action on the page for practice.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeAction {
    /// Switches between the dark and the light theme.
    Theme,
    /// Begins a kind of practice, or goes on with it.
    Enter(Door),
    /// Goes back to the doors.
    Leave,
    /// Something about a score that is kept.
    Keep(KeepAction),
    /// Copies the result of the marked sheet, with an address that opens the sheet.
    Send,
    /// Makes a choice for a worksheet.
    Worksheet(WorksheetChoice),
    /// Prints what is shown.
    Print,
    /// An action in the practice by rule.
    ByRule(ByRuleAction),
    /// An action in a dictation.
    Dictation(DictationAction),
    /// An action in silent reading.
    Reading(ReadingAction),
    /// An action at two sheets of one game.
    TwoSheets(TwoSheetsAction),
    /// An action beside a question.
    Asked(AskedAction),
    /// An action with an exercise set.
    Sets(SetAction),
    /// The text in a field.
    Typed(PracticeField, String),
}

impl PracticeAction {
    /// Completes the action of a text field with the text in it; any other action stays as it is.
    #[must_use]
    pub fn with_text(self, text: String) -> PracticeAction {
        match self {
            PracticeAction::Keep(KeepAction::Write(_)) => {
                PracticeAction::Keep(KeepAction::Write(text))
            }
            PracticeAction::Typed(field, _) => PracticeAction::Typed(field, text),
            complete => complete,
        }
    }
}

impl From<KeepAction> for PracticeAction {
    fn from(action: KeepAction) -> PracticeAction {
        PracticeAction::Keep(action)
    }
}

impl From<DictationAction> for PracticeAction {
    fn from(action: DictationAction) -> PracticeAction {
        PracticeAction::Dictation(action)
    }
}

impl From<ReadingAction> for PracticeAction {
    fn from(action: ReadingAction) -> PracticeAction {
        PracticeAction::Reading(action)
    }
}

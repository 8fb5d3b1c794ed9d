//! What a press on an element means, or a choice, or typing in it.
//!
//! | element | its press | what is done |
//! |---|---|---|
//! | a button, a box to tick | complete | that |
//! | a list | each `option` has its own | that of the chosen option |
//! | a text field | without the text | [`Press::with_text`] of the typed text |

use std::fmt::{self, Display, Formatter};

use super::practice_action::PracticeAction;
use super::request::Request;
use super::set_action::SetAction;
use crate::exercise::dictation::DictationAction;
use crate::exercise::keep_score::KeepAction;
use crate::exercise::laboratory::LabAction;
use crate::exercise::set::SetChoice;
use crate::exercise::silent_reading::ReadingAction;
use crate::exercise::worksheet::WorksheetChoice;
use crate::output::choices::ExportChoice;
use crate::session::editor::EditAction;
use crate::session::score::ScoreAction;
use crate::session::{Action, BookAction, EntryAction, LibraryAction};
use crate::study::StudyAction;

/// The meaning of a press.
#[derive(Clone, Debug, PartialEq)]
pub enum Press {
    /// An action on the session.
    Do(Action),
    /// A request to the page.
    Ask(Request),
    /// An action that only a board in another page has.
    Study(StudyAction),
    /// An action that only the page for practice has.
    Practice(PracticeAction),
}

impl Press {
    /// Completes the press of a text field with the text in it; returns `None` if the field takes a
    /// number and the text is none. Any other press stays as it is.
    #[must_use]
    pub fn with_text(self, text: String) -> Option<Press> {
        Some(match self {
            Press::Do(action) => Press::Do(match action {
                Action::Entry(EntryAction::Type(_)) => Action::Entry(EntryAction::Type(text)),
                Action::SetUp(_) => Action::SetUp(text),
                Action::Edit(EditAction::Halfmove(_)) => {
                    Action::Edit(EditAction::Halfmove(text.parse().ok()?))
                }
                Action::Edit(EditAction::Fullmove(_)) => {
                    Action::Edit(EditAction::Fullmove(text.parse().ok()?))
                }
                Action::Score(ScoreAction::Comment { at, before, .. }) => {
                    Action::Score(ScoreAction::Comment { at, before, text })
                }
                Action::Score(ScoreAction::Tag(name, _)) => {
                    Action::Score(ScoreAction::Tag(name, text))
                }
                Action::Book(BookAction::Reprint(_)) => Action::Book(BookAction::Reprint(text)),
                Action::Library(LibraryAction::Search(_)) => {
                    Action::Library(LibraryAction::Search(text))
                }
                complete => complete,
            }),
            Press::Ask(request) => Press::Ask(match request {
                Request::Draft(_) => Request::Draft(text),
                Request::Seek(_) => Request::Seek(text),
                Request::TagName(_) => Request::TagName(text),
                Request::Choose(ExportChoice::Size(_)) => {
                    Request::Choose(ExportChoice::Size(text.parse().ok()?))
                }
                complete => complete,
            }),
            complete @ Press::Study(_) => complete,
            Press::Practice(action) => Press::Practice(action.with_text(text)),
        })
    }
}

/// Writes the action or request as it is in Rust, without its kind.
impl Display for Press {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Press::Do(action) => write!(f, "{action:?}"),
            Press::Ask(request) => write!(f, "{request:?}"),
            Press::Study(action) => write!(f, "{action:?}"),
            Press::Practice(action) => write!(f, "{action:?}"),
        }
    }
}

impl From<Action> for Press {
    fn from(action: Action) -> Press {
        Press::Do(action)
    }
}

impl From<Request> for Press {
    fn from(request: Request) -> Press {
        Press::Ask(request)
    }
}

impl From<ExportChoice> for Press {
    fn from(choice: ExportChoice) -> Press {
        Press::Ask(Request::Choose(choice))
    }
}

impl From<StudyAction> for Press {
    fn from(action: StudyAction) -> Press {
        Press::Study(action)
    }
}

impl From<PracticeAction> for Press {
    fn from(action: PracticeAction) -> Press {
        Press::Practice(action)
    }
}

impl From<KeepAction> for Press {
    fn from(action: KeepAction) -> Press {
        Press::Practice(PracticeAction::Keep(action))
    }
}

impl From<DictationAction> for Press {
    fn from(action: DictationAction) -> Press {
        Press::Practice(action.into())
    }
}

impl From<ReadingAction> for Press {
    fn from(action: ReadingAction) -> Press {
        Press::Practice(action.into())
    }
}

impl From<WorksheetChoice> for Press {
    fn from(choice: WorksheetChoice) -> Press {
        Press::Practice(PracticeAction::Worksheet(choice))
    }
}

impl From<SetAction> for Press {
    fn from(action: SetAction) -> Press {
        Press::Practice(PracticeAction::Sets(action))
    }
}

impl From<SetChoice> for Press {
    fn from(choice: SetChoice) -> Press {
        Press::Practice(PracticeAction::Sets(SetAction::Choose(choice)))
    }
}

impl From<LabAction> for Press {
    fn from(action: LabAction) -> Press {
        Press::Study(StudyAction::Lab(action))
    }
}

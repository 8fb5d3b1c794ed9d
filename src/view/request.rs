//! What a press in the masthead or a dialog asks of the page, besides what is done to the session.
//!
//! | text of an element | request |
//! |---|---|
//! | `dialog export`, `close` | to open a dialog, or to close the one that is open |
//! | `theme` | dark in place of light, or light in place of dark |
//! | `draft 1. e4`, `read` | the text that is to be opened; to open it |
//! | `open-file`, `bring-back` | a file was chosen: to be opened; with what was kept elsewhere |
//! | `choose kind FEN` | what [`Choices::choose`](crate::output::choices::Choices::choose) knows |
//! | `copy`, `save`, `save-png`, `print` | what is to be done with an export |
//! | `save-all` | all that is kept as one file |
//! | `kept-open 7`, `kept-save 7`, `forget 7` | what is to be done with a slot, by its key |

/// The dialogs of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    New,
    Open,
    Export,
    Kept,
}

/// What is asked of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    Show(Dialog),
    Close,
    Theme,
    Draft(String),
    Read,
    OpenFile,
    BringBack,
    Choose(String),
    Copy,
    Save,
    SavePng,
    Print,
    SaveAll,
    KeptOpen(String),
    KeptSave(String),
    Forget(String),
}

impl Request {
    /// What an element asks that bears this text; `None` if nothing of the page.
    #[must_use]
    pub fn parse(text: &str) -> Option<Request> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = || rest.to_owned();
        Some(match verb {
            "dialog" => Request::Show(match rest().as_str() {
                "new" => Dialog::New,
                "open" => Dialog::Open,
                "export" => Dialog::Export,
                "kept" => Dialog::Kept,
                _ => return None,
            }),
            "close" => Request::Close,
            "theme" => Request::Theme,
            "draft" => Request::Draft(rest()),
            "read" => Request::Read,
            "open-file" => Request::OpenFile,
            "bring-back" => Request::BringBack,
            "choose" => Request::Choose(rest()),
            "copy" => Request::Copy,
            "save" => Request::Save,
            "save-png" => Request::SavePng,
            "print" => Request::Print,
            "save-all" => Request::SaveAll,
            "kept-open" => Request::KeptOpen(rest()),
            "kept-save" => Request::KeptSave(rest()),
            "forget" => Request::Forget(rest()),
            _ => return None,
        })
    }
}

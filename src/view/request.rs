//! What a press in the masthead or a dialog asks of the page, besides what is done to the session.
//!
//! | text of an element | request |
//! |---|---|
//! | `dialog export`, `close` | to open a dialog, or to close the one that is open |
//! | `theme` | dark in place of light, or light in place of dark |
//! | `draft 1. e4`, `read` | the text that is to be opened; to open it |
//! | `open-file`, `bring-back` | a file was chosen: to be opened; with what was kept elsewhere |
//! | `add-files` | files were chosen: their games are to come behind those of the library |
//! | `export kind FEN` | what [`Choices::choose`](crate::output::choices::Choices::choose) knows |
//! | `copy`, `save`, `save-png`, `print` | what is to be done with an export |
//! | `save-all` | all that is kept as one file |
//! | `annotate words 7`, `annotate glyphs 7`, `annotate marks 7` | the field for a comment on the move that was added 7th; its glyphs; to draw on its board |
//! | `sheet-size` | all of the score sheet in place of two rows, or two rows in place of all |
//! | `welcomed` | the ways in for a first visit are no longer wanted |
//! | `board-size 10`, `board-size -10` | a larger, or a smaller board, in hundredths of the largest |
//! | `captions` | the captions under letters (*file*, *side*), or none |
//! | `tab library` | the part of the column that is to be seen |
//! | `tag-name ECO` | the name of a further tag, as far as it is typed |
//! | `kept-open 7`, `kept-save 7`, `forget 7` | what is to be done with a slot, by its key |

use super::tabs::Tab;
use crate::game::At;

/// The dialogs of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    New,
    Open,
    Export,
    Kept,
    Details,
    Help,
    Compare,
}

/// What can be put beside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// Words, said after it.
    Words,
    Glyphs,
    /// Circles and arrows over the board.
    Marks,
}

/// What is asked of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    Show(Dialog),
    Close,
    Theme,
    Tab(Tab),
    SheetSize,
    /// A board larger by so many hundredths of the largest.
    BoardSize(i8),
    Captions,
    Welcomed,
    Draft(String),
    Read,
    OpenFile,
    AddFiles,
    RestoreBackup,
    Choose(String),
    Copy,
    Save,
    SavePng,
    Print,
    SaveAll,
    KeptOpen(String),
    KeptSave(String),
    Forget(String),
    /// To put something beside a moment's move.
    Annotate(Annotation, At),
    /// What stands in the field for the name of a further tag.
    TagName(String),
}

impl Request {
    /// What an element asks that bears this text; `None` if nothing of the page.
    #[must_use]
    pub fn parse(text: &str) -> Option<Request> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match verb {
            "dialog" => Request::Show(match rest {
                "new" => Dialog::New,
                "open" => Dialog::Open,
                "export" => Dialog::Export,
                "kept" => Dialog::Kept,
                "details" => Dialog::Details,
                "help" => Dialog::Help,
                "compare" => Dialog::Compare,
                _ => return None,
            }),
            "close" => Request::Close,
            "theme" => Request::Theme,
            "sheet-size" => Request::SheetSize,
            "welcomed" => Request::Welcomed,
            "board-size" => Request::BoardSize(rest.parse().ok()?),
            "captions" => Request::Captions,
            "tab" => Request::Tab(Tab::from_name(rest)?),
            "draft" => Request::Draft(rest.to_owned()),
            "read" => Request::Read,
            "open-file" => Request::OpenFile,
            "add-files" => Request::AddFiles,
            "bring-back" => Request::RestoreBackup,
            "export" => Request::Choose(rest.to_owned()),
            "copy" => Request::Copy,
            "save" => Request::Save,
            "save-png" => Request::SavePng,
            "print" => Request::Print,
            "save-all" => Request::SaveAll,
            "kept-open" => Request::KeptOpen(rest.to_owned()),
            "kept-save" => Request::KeptSave(rest.to_owned()),
            "forget" => Request::Forget(rest.to_owned()),
            "annotate" => {
                let (what, moment) = rest.split_once(' ')?;
                let beside = match what {
                    "words" => Annotation::Words,
                    "glyphs" => Annotation::Glyphs,
                    "marks" => Annotation::Marks,
                    _ => return None,
                };
                Request::Annotate(beside, At::of_moment(moment.parse().ok()?))
            }
            "tag-name" => Request::TagName(rest.to_owned()),
            _ => return None,
        })
    }
}

//! Requests to the page, made by a press in place of an action on the session.
//!
//! | text in an element | request |
//! |---|---|
//! | `dialog export`, `close` | opens a dialog; closes the open one |
//! | `look slate` | makes a choice of the dialog Board and pieces, see [`Looks`] |
//! | `theme` | switches between the dark and the light theme |
//! | `draft 1. e4`, `read` | changes the text in the dialog Open; opens that text |
//! | `open-file`, `restore` | opens the chosen files; restores the chosen backup file |
//! | `add-files` | adds the games of the chosen files to the library |
//! | `export kind FEN` | makes a choice in the dialog Export, see [`Choices::choose`](crate::output::choices::Choices::choose) |
//! | `copy`, `save`, `save-png`, `print` | copies, saves or prints the export |
//! | `copy-as FEN` | copies the position, or the game as `PGN`, without the dialog |
//! | `game-menu` | opens the menu of the game |
//! | `save-all` | saves all that is kept as one file |
//! | `annotate words 7`, `annotate glyphs 7`, `annotate marks 7` | goes to the move added 7th and opens its comment, opens its glyphs, or starts drawing on its board; without a number at the current moment |
//! | `sheet-size` | switches between the complete score sheet and two rows of it |
//! | `welcomed` | hides the ways to begin of a first visit |
//! | `board-size 10`, `board-size -10` | makes the board larger or smaller, in hundredths of the largest |
//! | `captions` | shows or hides the captions under letters (*file*, *side*) |
//! | `tab library` | chooses a tab of the column |
//! | `autoplay`, `pace 1`, `pace -1` | plays the moves one after another, or stops; makes that slower or faster |
//! | `aloud position`, `aloud move`, `aloud piece g1` | says where the pieces stand, why the last move is called so, where a piece can go |
//! | `files` | says squares as e4, or as Eva 4 |
//! | `tag-name ECO` | changes the name of a new tag, as typed so far |
//! | `kept-open 7`, `kept-save 7`, `forget 7` | opens, saves or deletes the stored entry with this key |

use super::tabs::Tab;
use crate::board::Square;
use crate::game::At;
use crate::study::Looks;

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
    Looks,
}

/// A kind of annotation of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// A comment after the move.
    Words,
    Glyphs,
    /// Circles and arrows on the board.
    Marks,
}

/// A question about the board that is answered aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardQuestion {
    /// Where every piece stands.
    Position,
    /// What was played last, and why it is called so.
    LastMove,
    /// Where the piece on this square can go.
    Piece(Square),
}

/// A request to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Opens a dialog.
    Show(Dialog),
    /// Closes the open dialog.
    Close,
    /// Makes the choice with this word in the dialog Board and pieces.
    Look(String),
    /// Switches between the dark and the light theme.
    Theme,
    /// Chooses a tab of the column.
    Tab(Tab),
    /// Switches between the complete score sheet and two rows of it.
    SheetSize,
    /// Makes the board larger by these hundredths of the largest.
    BoardSize(i8),
    /// Shows or hides the captions under letters.
    Captions,
    /// Hides the ways to begin of a first visit.
    Welcomed,
    /// Changes the text in the dialog Open.
    Draft(String),
    /// Opens the text in the dialog Open.
    Read,
    /// Opens the chosen files.
    OpenFile,
    /// Adds the games of the chosen files to the library.
    AddFiles,
    /// Restores the chosen backup file.
    RestoreBackup,
    /// Makes a choice in the dialog Export.
    Choose(String),
    /// Copies the export.
    Copy,
    /// Saves the export as a file.
    Save,
    /// Saves the picture as a PNG file.
    SavePng,
    /// Prints the page.
    Print,
    /// Saves all that is kept as one file.
    SaveAll,
    /// Opens the stored session with this key.
    KeptOpen(String),
    /// Saves the damaged text with this key as a file.
    KeptSave(String),
    /// Deletes the stored entry with this key.
    Forget(String),
    /// Copies the game or the position as an export of this kind, given by its title.
    CopyAs(String),
    /// Opens the menu of the game.
    GameMenu,
    /// Goes to a moment, if not to the current one, and edits an annotation of its move.
    Annotate(Annotation, Option<At>),
    /// Changes the name of a new tag, as typed so far.
    TagName(String),
    /// Plays the moves one after another, or stops.
    Autoplay,
    /// Plays them slower by this many steps, or faster if they are negative.
    Pace(i8),
    /// Answers a question in the live region.
    Aloud(BoardQuestion),
    /// Says squares by the other words for files from now on.
    Files,
}

impl Request {
    /// Returns the text of the request that opens the comment of a moment.
    #[must_use]
    pub fn note(at: At) -> String {
        ["annotate words ", &at.moment().to_string()].concat()
    }

    /// Returns the request with this text; `None` if it is no request to the page.
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
                "looks" => Dialog::Looks,
                _ => return None,
            }),
            "close" => Request::Close,
            "look" => Request::Look(Looks::default().choose(rest).then(|| rest.to_owned())?),
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
            "restore" => Request::RestoreBackup,
            "export" => Request::Choose(rest.to_owned()),
            "copy" => Request::Copy,
            "save" => Request::Save,
            "save-png" => Request::SavePng,
            "print" => Request::Print,
            "save-all" => Request::SaveAll,
            "kept-open" => Request::KeptOpen(rest.to_owned()),
            "kept-save" => Request::KeptSave(rest.to_owned()),
            "forget" => Request::Forget(rest.to_owned()),
            "copy-as" => Request::CopyAs(rest.to_owned()),
            "game-menu" => Request::GameMenu,
            "annotate" => annotation(rest)?,
            "tag-name" => Request::TagName(rest.to_owned()),
            "autoplay" => Request::Autoplay,
            "pace" => Request::Pace(rest.parse().ok()?),
            "files" => Request::Files,
            "aloud" => Request::Aloud(match rest.split_once(' ') {
                None if rest == "position" => BoardQuestion::Position,
                None if rest == "move" => BoardQuestion::LastMove,
                Some(("piece", square)) => BoardQuestion::Piece(Square::parse(square)?),
                _ => return None,
            }),
            _ => return None,
        })
    }
}

/// Returns the request to annotate a moment, or the current one if none is named.
fn annotation(text: &str) -> Option<Request> {
    let (what, moment) = match text.split_once(' ') {
        Some((what, moment)) => (what, Some(At::of_moment(moment.parse().ok()?))),
        None => (text, None),
    };
    let what = match what {
        "words" => Annotation::Words,
        "glyphs" => Annotation::Glyphs,
        "marks" => Annotation::Marks,
        _ => return None,
    };
    Some(Request::Annotate(what, moment))
}

//! Requests to the page, made by a press in place of an action on the session.

use crate::board::Square;
use crate::game::At;
use crate::output::choices::{ExportChoice, ExportKind};

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
    /// The notation of the column with this index.
    Notations(usize),
}

/// A tab of the column beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Moves,
    Library,
    Games,
    Book,
    SetUp,
}

impl Tab {
    /// All tabs in their order.
    pub(super) const ALL: [Tab; 5] = [Tab::Moves, Tab::Library, Tab::Games, Tab::Book, Tab::SetUp];

    /// Returns the tab's name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Library => "library",
            Tab::Games => "games",
            Tab::Book => "book",
            Tab::SetUp => "set-up",
        }
    }
}

/// How a page of a scan is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PageLook {
    /// As its picture, as wide as the column.
    #[default]
    Picture,
    /// As its picture, twice as wide.
    Enlarged,
    /// As the text that was recognised in it.
    Text,
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
    /// Makes the choice with this word in the dialog Board and pieces; see
    /// [`CHOICES`](crate::study::looks::CHOICES).
    Look(&'static str),
    /// Speaks the language with this code from now on.
    Language(String),
    /// Switches between the dark and the light theme.
    Theme,
    /// Chooses a tab of the column.
    Tab(Tab),
    /// Switches between the complete score sheet and two rows of it.
    SheetSize,
    /// Shows the pages of scans in this way.
    PageLook(PageLook),
    /// Makes the board larger by these hundredths of the largest.
    BoardSize(i8),
    /// Shows or hides the captions under letters.
    Captions,
    /// Hides the ways to begin of a first visit.
    Welcomed,
    /// Changes the text in the search field of the dialog in which a notation is chosen.
    Seek(String),
    /// Changes the text in the dialog Open.
    Draft(String),
    /// Opens the text in the dialog Open.
    Read,
    /// Opens the chosen files.
    OpenFile,
    /// Recognises pictures in the language with this index in
    /// [`PrintLanguage::in_page`](crate::container::PrintLanguage::in_page).
    PrintLanguage(usize),
    /// Adds a photograph of a page to those that are to be read.
    Photograph,
    /// Reads the pages that were photographed.
    ReadPhotographs,
    /// Adds the games of the chosen files to the library.
    AddFiles,
    /// Restores the chosen backup file.
    RestoreBackup,
    /// Makes a choice in the dialog Export.
    Choose(ExportChoice),
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
    /// Copies the game or the position as an export of this kind.
    CopyAs(ExportKind),
    /// Opens the menu of the game.
    GameMenu,
    /// Goes to a moment, if not to the current one, and edits an annotation of its move.
    Annotate(Annotation, Option<At>),
    /// Changes the name of a new tag, as typed so far.
    TagName(String),
    /// Opens the page for practice with the game, for the user to keep its score.
    KeepScore,
    /// Plays the moves one after another, or stops.
    Autoplay,
    /// Plays them slower by this many steps, or faster if they are negative.
    Pace(i8),
    /// Stops the work that the notice is about.
    Stop,
    /// Answers a question in the live region.
    Aloud(BoardQuestion),
    /// Says squares by the other words for files from now on.
    Files,
}

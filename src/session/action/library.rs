//! Actions on the open file of games.

use crate::library::SortBy;
use crate::protocol::{LibraryFormat, LibraryResponse};
use crate::session::BoardSought;
use crate::session::one_line::words;

/// An action on the open file of games.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryAction {
    /// Opens a file of games under this name, which the library worker is reading. `left_aside` is
    /// a sentence about files that are not in it.
    OpenFiles { name: String, left_aside: String },
    /// Opens the file of games that is kept under this key.
    OpenKept(String),
    /// Handles a message of the library worker.
    Hear(LibraryResponse),
    /// Lists the games of the file that a search finds.
    Search(String),
    /// Adds a word to the search, or removes it.
    SearchAlso(String),
    /// Lists the games that have what is on the board.
    SearchBoard(BoardSought),
    /// Sorts the list by a column, or reverses its order.
    Sort(SortBy),
    /// Lists the games from about this row on.
    Scroll(u32),
    /// Makes this row the one that the Tab key reaches; the last one if there are fewer.
    Walk(u32),
    /// Shows a game of the file, by its place in it.
    Take(u32),
    /// Makes a file of the games that are listed.
    Save(LibraryFormat),
    /// Makes a new library of the listed games, in their order.
    Split,
    /// Removes the shown game from the file's list.
    TakeOut,
    /// Puts all removed games back into the list.
    PutBack,
    /// Asks for the differences between the shown game and the one shown before it.
    Compare,
    /// Stops reading the file.
    Stop,
    /// Closes the file.
    Close,
}

impl LibraryAction {
    pub(super) fn text(&self) -> String {
        match self {
            LibraryAction::OpenFiles { .. } | LibraryAction::Hear(_) => String::new(),
            LibraryAction::OpenKept(key) => words("library", &[key]),
            LibraryAction::Search(text) => words("search", &[text]),
            LibraryAction::SearchAlso(word) => words("search-also", &[word]),
            LibraryAction::SearchBoard(sought) => words("search-board", &[&sought.tag()]),
            LibraryAction::Sort(by) => words("sort", &[&by.tag()]),
            LibraryAction::Scroll(first) => words("scroll", &[first]),
            LibraryAction::Walk(row) => words("walk", &[row]),
            LibraryAction::Take(place) => words("take", &[place]),
            LibraryAction::Save(format) => words("save-games", &[&format.tag()]),
            LibraryAction::Split => "split".to_owned(),
            LibraryAction::TakeOut => "take-out".to_owned(),
            LibraryAction::PutBack => "put-back".to_owned(),
            LibraryAction::Compare => "compare".to_owned(),
            LibraryAction::Stop => "stop-reading".to_owned(),
            LibraryAction::Close => "close-library".to_owned(),
        }
    }

    pub(super) fn parse(verb: &str, value: Option<&str>) -> Option<LibraryAction> {
        Some(match (verb, value) {
            ("library", Some(key)) => LibraryAction::OpenKept(key.to_owned()),
            ("search", Some(text)) => LibraryAction::Search(text.to_owned()),
            ("search-also", Some(word)) => LibraryAction::SearchAlso(word.to_owned()),
            ("search-board", Some(tag)) => LibraryAction::SearchBoard(BoardSought::tagged(tag)?),
            ("sort", Some(tag)) => LibraryAction::Sort(SortBy::tagged(tag)?),
            ("scroll", Some(first)) => LibraryAction::Scroll(first.parse().ok()?),
            ("walk", Some(row)) => LibraryAction::Walk(row.parse().ok()?),
            ("take", Some(place)) => LibraryAction::Take(place.parse().ok()?),
            ("save-games", Some(tag)) => LibraryAction::Save(LibraryFormat::tagged(tag)?),
            ("split", None) => LibraryAction::Split,
            ("take-out", None) => LibraryAction::TakeOut,
            ("put-back", None) => LibraryAction::PutBack,
            ("compare", None) => LibraryAction::Compare,
            ("stop-reading", None) => LibraryAction::Stop,
            ("close-library", None) => LibraryAction::Close,
            _ => return None,
        })
    }
}

//! Actions on the open file of games.

use crate::library::SortBy;
use crate::protocol::{LibraryFormat, LibraryResponse};
use crate::session::BoardSought;

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

//! Actions on the book that is shown.

use crate::protocol::{BookChoice, BookResponse};
use crate::session::FilterBy;

/// An action on the book that is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum BookAction {
    /// Handles a message of the book worker.
    Hear(BookResponse),
    /// Reads the sample page.
    Sample,
    /// Shows another game of the book, by index.
    Turn(u32),
    /// Reads the shown book again in one of its languages, by index.
    ReadIn(u32),
    /// Settles which move a printed move is.
    Settle(BookChoice),
    /// Goes to the next doubtful move of the book's game, or (`false`) to the previous one.
    Doubt(bool),
    /// Confirms the reading of the doubtful move on the board.
    AsRead,
    /// Replaces the move on the board by the next move its print could be.
    OtherReading,
    /// Sets the text typed as the print of the move on the board.
    Reprint(String),
    /// Settles the move on the board as the text typed for it.
    Correct,
    /// Chooses the games of the book to list.
    Filter(FilterBy),
    /// Lists the games of the book from about this row on.
    Scroll(u32),
    /// Makes this row of the list the one that the Tab key reaches; the last one if there are fewer.
    Walk(u32),
    /// Asks for the listed games of the book as PGN.
    Collect,
}

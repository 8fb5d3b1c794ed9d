//! The actions of a user.

mod text;

use super::pointing::Pointing;
use crate::board::{Color, Move, Square, Variant};
use crate::game::{At, NodeId};
use crate::library::SortBy;
use crate::message::{BoardSought, BookChoice, ShelfFormat, ShelfTell, Tell};
use crate::session::Column;
use crate::session::Restored;
use crate::session::SiftBy;
use crate::session::editor::EditAction;
use crate::session::score::ScoreAction;

/// An action of a user. Components send actions and change nothing themselves.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A click, tap or Enter on a square: lifts, puts down or moves a piece.
    Touch(Square),
    /// A piece dragged from one square to another.
    Drag(Square, Square),
    /// Puts down the lifted piece and closes the notice.
    Cancel,
    /// Shows a moment; the start if the game has no such moment.
    Go(At),
    First,
    Previous,
    Next,
    Last,
    /// Shows the variation this many places after this one (before, if negative) among the
    /// continuations of the previous move.
    Sibling(isize),
    Flip,
    /// Switches the names on squares between algebraic coordinates and both descriptive names.
    ToggleNames,
    /// Shows or hides the current move and its rivals on the board.
    ToggleReasons,
    /// Sets the text in the entry box.
    Type(String),
    /// Carries out the typed text: plays it, opens it, or says why not.
    Enter,
    /// Plays one of the moves that an ambiguous text or the hand could mean, or a move named in a
    /// sentence.
    Choose(Move),
    /// Reads games, a score or a FEN.
    Open(String),
    /// Reads the text unpacked from a file; `lost` is a sentence about what the text lacks, or
    /// empty.
    Unpacked {
        text: String,
        lost: String,
    },
    /// Shows the game in the fragment of an address.
    Follow(String),
    /// Replaces the session by one that was kept.
    Restore(Box<Restored>),
    /// Shows another of the games that were read, by index.
    Show(usize),
    /// Begins a game of this variant.
    New(Variant),
    /// Shows one of the examples of [`crate::sample::examples`], by index.
    Example(usize),
    /// Claims a draw for the side to move.
    Claim,
    /// Ends the game as a draw by agreement.
    Agree,
    /// Ends the game by the resignation of this side.
    Resign(Color),
    Undo,
    Redo,
    /// Shows this notation in this column; an index past the last adds a column.
    SetColumn(usize, Column),
    RemoveColumn(usize),
    Fold(NodeId),
    Point(Option<Pointing>),
    /// Changes the score of the game.
    Score(ScoreAction),
    /// Sets up a position, or draws on the board.
    Edit(EditAction),
    /// Sets the FEN of the position being set up.
    SetUp(String),
    /// Handles a message of the book worker.
    Hear(Tell),
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
    Sift(SiftBy),
    /// Asks for the listed games of the book as PGN.
    Collect,
    /// Opens a file of games under this name, which the library worker is reading. `left_aside` is
    /// a sentence about files that are not in it.
    Shelve {
        name: String,
        left_aside: String,
    },
    /// Opens the file of games that is kept under this key.
    Library(String),
    /// Handles a message of the library worker.
    HearShelf(ShelfTell),
    /// Lists the games of the file that a search finds.
    Search(String),
    /// Adds a word to the search, or removes it.
    SearchAlso(String),
    /// Lists the games that have what is on the board.
    SearchBoard(BoardSought),
    /// Sorts the list by a column, or reverses its order.
    SortGames(SortBy),
    /// Lists the games from about this row on.
    Scroll(u32),
    /// Shows a game of the file, by its place in it.
    Take(u32),
    /// Makes a file of the games that are listed.
    SaveGames(ShelfFormat),
    /// Makes a new library of the listed games, in their order.
    Split,
    /// Removes the shown game from the file's list.
    TakeOut,
    /// Puts all removed games back into the list.
    PutBack,
    /// Asks for the differences between the shown game and the one shown before it.
    Compare,
    /// Stops reading the file.
    StopReading,
    /// Closes the file.
    CloseShelf,
    /// Tells the user about something that happened outside the session, such as a file that could
    /// not be read.
    Say(String),
    /// Tells the user about work outside the session that is going on; another message follows when
    /// it is done.
    Tell(String),
}

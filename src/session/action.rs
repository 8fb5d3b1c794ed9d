//! The actions of a user, in groups by the part of the session that they change; the requests that
//! they leave to the workers; and what comes in from workers and from the device.
//!
//! | what the user does | action |
//! |---|---|
//! | clicks on e2 | [`BoardAction::Touch`] |
//! | presses the arrow key to the right | [`GoAction::Next`] |
//! | types `N-KB3` and Enter | [`EntryAction::Type`] for each letter, then [`EntryAction::Enter`] |
//! | adds a column to the score sheet | [`SheetAction::SetColumn`] |
//! | undoes | [`GameAction::Undo`] |
//! | writes a comment | [`ScoreAction::Comment`] |
//! | opens a PGN file | [`OpenAction::File`] |
//! | resigns | [`ResultAction::Resign`] |
//! | says which move a misprint is | [`BookAction::Settle`] |
//! | searches a library | [`LibraryAction::Search`] |

use super::Pointing;
use super::editor::EditAction;
use super::score::ScoreAction;
use super::{BoardSought, Column, FilterBy, Restored};
use crate::board::{Color, Move, Square, Variant};
use crate::game::{At, NodeId};
use crate::library::SortBy;
use crate::protocol::{
    BookChoice, BookRequest, BookResponse, LibraryFormat, LibraryRequest, LibraryResponse,
};

/// An action of a user. Components send actions and change nothing themselves.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Moves a piece, or changes what the board shows.
    Board(BoardAction),
    /// Shows another moment of the game.
    Go(GoAction),
    /// Changes or carries out the text in the entry box.
    Entry(EntryAction),
    /// Changes what the score sheet shows.
    Sheet(SheetAction),
    /// Shows another of the games that are there, or a former state.
    Game(GameAction),
    /// Changes the score of the game.
    Score(ScoreAction),
    /// Sets up a position, or draws on the board.
    Edit(EditAction),
    /// Sets the FEN of the position being set up.
    SetUp(String),
    /// Opens or begins a game.
    Open(OpenAction),
    /// Ends the game, as the players declare it.
    Result(ResultAction),
    /// Opens a book, or settles what is printed in it.
    Book(BookAction),
    /// Opens a file of games, or lists and takes its games.
    Library(LibraryAction),
    /// Tells the user about something that happened outside the session, such as a file that could
    /// not be read.
    Say(String),
    /// Tells the user about something that was done outside the session.
    Tell(String),
    /// Tells the user about work outside the session that goes on and can be stopped; another message
    /// follows when it is done.
    Wait(String),
}

/// A request that the page must send to a worker after an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// A request to the book worker.
    Book(BookRequest),
    /// A request to the library worker that the user has made.
    Library(LibraryRequest),
    /// A question to the library worker about the opening. Its failure is no loss to the user, so
    /// it is not reported.
    Opening(LibraryRequest),
}

/// What comes into the session from a worker or from the device. No press on an element means it,
/// so it is kept apart from the actions, which are copied and compared with the elements.
#[derive(Debug)]
pub enum Incoming {
    /// A message of the book worker.
    Book(BookResponse),
    /// A message of the library worker.
    Library(LibraryResponse),
    /// A session that was kept, to replace the one that is shown.
    Kept(Box<Restored>),
}

/// An action on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardAction {
    /// A click, tap or Enter on a square: lifts, puts down or moves a piece.
    Touch(Square),
    /// A piece dragged from one square to another.
    Drag(Square, Square),
    /// Puts down the lifted piece and closes the notice.
    Cancel,
    /// Plays one of the moves that an ambiguous text or the hand could mean, or a move named in a
    /// sentence.
    Choose(Move),
    /// Turns the board.
    Flip,
    /// Switches the names on squares between algebraic coordinates and both descriptive names.
    ToggleNames,
    /// Shows or hides the current move and its rivals on the board.
    ToggleReasons,
    /// Lights a thing that is pointed at, or nothing.
    Point(Option<Pointing>),
}

/// A step to another moment of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum GoAction {
    /// Shows a moment; the start if the game has no such moment.
    To(At),
    /// Shows the start.
    First,
    /// Shows the moment before this one.
    Previous,
    /// Shows the moment after the next move of the line.
    Next,
    /// Shows the end of the line.
    Last,
    /// Shows the variation this many places after this one (before, if negative) among the
    /// continuations of the previous move.
    Sibling(isize),
}

/// A choice among the games and states that are there.
#[derive(Clone, Debug, PartialEq)]
pub enum GameAction {
    /// Shows another of the games that were read, by index.
    Show(usize),
    /// Goes one step back.
    Undo,
    /// Goes forward again.
    Redo,
}

/// A game that is opened or begun. Undo leads back.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenAction {
    /// Reads games, a score or a FEN.
    Text(String),
    /// Reads the text of the file of this name; `lost` is a sentence about what the text lacks, or
    /// empty, and `scan` has the bytes of its [`PageScan`](crate::container::PageScan) if it came as
    /// pictures.
    File {
        name: String,
        text: String,
        lost: String,
        scan: Option<Vec<u8>>,
    },
    /// Shows the game in the fragment of an address.
    Link(String),
    /// Begins a game of this variant.
    New(Variant),
    /// Shows one of the examples of [`crate::sample::examples`], by index.
    Example(usize),
}

/// An end of the game that the players declare.
#[derive(Clone, Debug, PartialEq)]
pub enum ResultAction {
    /// Claims a draw for the side to move.
    Claim,
    /// Ends the game as a draw by agreement.
    Agree,
    /// Ends the game by the resignation of this side.
    Resign(Color),
}

/// An action in the entry box.
#[derive(Clone, Debug, PartialEq)]
pub enum EntryAction {
    /// Sets the text in the entry box.
    Type(String),
    /// Carries out the typed text: plays it, opens it, or says why not.
    Enter,
}

/// A change of what the score sheet shows.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetAction {
    /// Shows this notation in this column; an index past the last adds a column.
    SetColumn(usize, Column),
    /// Removes a column, but never the last one.
    RemoveColumn(usize),
    /// Folds the moves after a move, or unfolds them.
    Fold(NodeId),
}

/// An action on the book that is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum BookAction {
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
    /// Gives up the text that is being read, after the book worker was stopped.
    Stop,
}

/// An action on the open file of games.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryAction {
    /// Opens a file of games under this name, which the library worker is reading. `left_aside` is
    /// a sentence about files that are not in it.
    OpenFiles { name: String, left_aside: String },
    /// Opens the file of games that is kept under this key.
    OpenKept(String),
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

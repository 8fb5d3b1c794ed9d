//! The actions of a user, in groups by the part of the session that they change, and the requests
//! that they leave to the workers.

mod board;
mod book;
mod game;
mod library;
mod sheet;

pub use board::BoardAction;
pub use book::BookAction;
pub use game::{GameAction, GoAction, OpenAction, ResultAction};
pub use library::LibraryAction;
pub use sheet::{EntryAction, SheetAction};

use super::editor::EditAction;
use super::score::ScoreAction;
use crate::protocol::{BookRequest, LibraryRequest};

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
    /// Tells the user about work outside the session that is going on; another message follows when
    /// it is done.
    Tell(String),
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

//! The actions of a user, in groups by the part of the session that they change, and the requests
//! that they leave to the workers.
//!
//! Elements carry actions as texts. The action of a press is in `data-do`; the thing lit while an
//! element is pointed at is in `data-light`.
//!
//! | text | action |
//! |---|---|
//! | `next`, `flip`, `undo` | actions without a value |
//! | `go 22` | to the moment after the move that was added 22nd; `go 0` to the start |
//! | `choose Ng1f3` | plays a move, written as [`Move::text`] has it |
//! | `column 1 uci` | shows a notation in a column; a list has all but the last word and adds the chosen one |
//! | `type Nf3` | sets the text in the entry box |
//! | `filter kind game` | chooses the games of a book to list, see [`FilterBy::parse`] |
//! | `score promote 7` | changes the score, see [`ScoreAction::parse`] |
//! | `edit take N` | an action of the editor, see [`EditAction::parse`] |
//! | `point part 0 2`, `point` | lights a part of a name; lights nothing |
//!
//! The group is no part of the text. A restored session, a file, and the messages of the book
//! worker and the library worker have no text, because no element stands for them.
//!
//! [`Move::text`]: crate::board::Move::text
//! [`FilterBy::parse`]: crate::session::FilterBy::parse

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
use super::one_line::words;
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

impl Action {
    /// Returns the action as a text that [`Action::parse`] reads back; empty for actions without a
    /// text.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Action::Board(action) => action.text(),
            Action::Go(action) => action.text(),
            Action::Entry(action) => action.text(),
            Action::Sheet(action) => action.text(),
            Action::Game(action) => action.text(),
            Action::Score(action) => words("score", &[&action.text()]),
            Action::Edit(action) => words("edit", &[&action.text()]),
            Action::SetUp(text) => words("position", &[text]),
            Action::Open(action) => action.text(),
            Action::Result(action) => action.text(),
            Action::Book(action) => action.text(),
            Action::Library(action) => action.text(),
            Action::Say(text) => words("say", &[text]),
            Action::Tell(text) => words("tell", &[text]),
        }
    }

    /// Returns the text of [`SheetAction::SetColumn`] without its last word, which a list of
    /// notations adds.
    #[must_use]
    pub fn column_list(at: usize) -> String {
        words("column", &[&at])
    }

    /// Reads an action from a text; `None` if the text is not an action.
    #[must_use]
    pub fn parse(text: &str) -> Option<Action> {
        Action::parse_at_board(text).or_else(|| Action::parse_on_page(text))
    }

    /// Reads an action from a text, if it is one that [`Session::apply_at_board`] handles.
    ///
    /// [`Session::apply_at_board`]: crate::session::Session::apply_at_board
    #[must_use]
    pub fn parse_at_board(text: &str) -> Option<Action> {
        let (verb, value) = split(text);
        None.or_else(|| BoardAction::parse(verb, value).map(Action::Board))
            .or_else(|| GoAction::parse(verb, value).map(Action::Go))
            .or_else(|| EntryAction::parse(verb, value).map(Action::Entry))
            .or_else(|| SheetAction::parse(verb, value).map(Action::Sheet))
            .or_else(|| GameAction::parse(verb, value).map(Action::Game))
    }

    fn parse_on_page(text: &str) -> Option<Action> {
        let (verb, value) = split(text);
        Some(match (verb, value) {
            ("score", Some(text)) => Action::Score(ScoreAction::parse(text)?),
            ("edit", Some(text)) => Action::Edit(EditAction::parse(text)?),
            ("position", Some(text)) => Action::SetUp(text.to_owned()),
            ("say", Some(text)) => Action::Say(text.to_owned()),
            ("tell", Some(text)) => Action::Tell(text.to_owned()),
            _ => {
                return None
                    .or_else(|| OpenAction::parse(verb, value).map(Action::Open))
                    .or_else(|| ResultAction::parse(verb, value).map(Action::Result))
                    .or_else(|| BookAction::parse(verb, value).map(Action::Book))
                    .or_else(|| LibraryAction::parse(verb, value).map(Action::Library));
            }
        })
    }
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

/// Splits a text into its first word and the rest after the space; `None` if there is no space.
fn split(text: &str) -> (&str, Option<&str>) {
    match text.split_once(' ') {
        Some((verb, rest)) => (verb, Some(rest)),
        None => (text, None),
    }
}

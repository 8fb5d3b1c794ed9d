//! The state of everything on the screen that changes.

mod board;
mod game;
mod opened;

use std::sync::Arc;

pub(super) use board::BoardState;
pub use board::{Hand, Notice, Pointing};
pub(super) use game::{GameState, History, UndoState, WrittenField};
pub(super) use opened::{Books, GameAnswers, LibrarySession};
pub use opened::{OpenLibrary, RowsInView};

use super::column::{Column, ColumnSet};
use super::editor::Editor;
use super::entry::Entry;
use crate::board::{Color, Drawn, FileWords, Move, Square};
use crate::game::pgn::{Game, Trouble};
use crate::game::{At, GameTree, NodeId, marks};
use crate::notation::{Bit, Gives};
use crate::rules::Position;
use crate::words;

/// The state of everything on the screen that changes.
///
/// [`Session::apply`] is the one way in for what a user does, and [`Session::hear`] for what comes
/// in; both return what is to be sent to the workers. A session that was kept returns that by
/// [`Session::resume`]. All other functions only read.
#[derive(Clone, Debug)]
pub struct Session {
    /// The games, and the shown one.
    pub(super) game: GameState,
    pub(super) history: History,
    pub(super) board: BoardState,
    pub(super) typed: Typed,
    /// The position being set up, shown in place of the game's.
    pub(super) editor: Option<Box<Editor>>,
    pub(super) sheet: Columns,
    pub(super) books: Books,
    pub(super) library: LibrarySession,
    pub(super) answers: GameAnswers,
    pub(super) notice: Option<Notice>,
    /// The move that the next move played replaces or precedes.
    pub(super) pending: Option<Pending>,
    /// The note whose fields are open.
    pub(super) note: Option<OpenNote>,
}

impl Default for Session {
    fn default() -> Session {
        Session::first_visit()
    }
}

impl Session {
    /// Returns a session with a board in the initial position and no moves.
    #[must_use]
    pub fn empty() -> Session {
        Session {
            game: GameState::default(),
            history: History::default(),
            board: BoardState::default(),
            typed: Typed::default(),
            editor: None,
            sheet: Columns::default(),
            books: Books::default(),
            library: LibrarySession::default(),
            answers: GameAnswers::default(),
            notice: None,
            pending: None,
            note: None,
        }
    }

    /// Returns a session with these games, at the start of the first that has moves; without games,
    /// a board in the initial position.
    #[must_use]
    pub fn from_games(games: Vec<Game>) -> Session {
        let mut session = Session::empty();
        session.replace(games);
        session
    }

    /// Returns the tree of the shown game.
    #[must_use]
    pub fn tree(&self) -> &GameTree {
        &self.game.all[self.game.shown].tree
    }

    /// Returns all games read together; never empty.
    #[must_use]
    pub fn games(&self) -> &[Arc<Game>] {
        &self.game.all
    }

    /// Returns the shown game.
    #[must_use]
    pub fn shown_game(&self) -> &Game {
        &self.game.all[self.game.shown]
    }

    /// Returns the index of the shown game.
    #[must_use]
    pub const fn shown(&self) -> usize {
        self.game.shown
    }

    /// Returns the places of the shown game that were not understood.
    #[must_use]
    pub fn troubles(&self) -> &[Trouble] {
        &self.game.all[self.game.shown].troubles
    }

    /// Returns the current moment of the shown game.
    #[must_use]
    pub const fn at(&self) -> At {
        self.game.at
    }

    /// Returns the position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.game.position
    }

    /// Returns a number that differs for every game shown.
    #[must_use]
    pub const fn game_number(&self) -> u64 {
        self.game.number
    }

    /// Returns a number that differs for every state of the sheet apart from the current move.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.game.revision
    }

    /// Returns a number that differs for every state of the entry box.
    #[must_use]
    pub const fn entry_number(&self) -> u64 {
        self.typed.number
    }

    /// Returns whether the variation that begins with this move is folded.
    #[must_use]
    pub fn is_folded(&self, id: NodeId) -> bool {
        self.game.folded.contains(&id)
    }

    /// Returns whether there is a step to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.history.undo.is_empty()
    }

    /// Returns whether there is a step to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.history.redo.is_empty()
    }

    /// Returns the move that led to the position on the board.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.move_to(self.game.at)
    }

    /// Returns the move that led to a moment.
    pub(crate) fn move_to(&self, at: At) -> Option<Move> {
        match at {
            At::Start => None,
            At::After(id) => Some(self.tree().node(id).mv),
        }
    }

    /// Returns whether Black is at the bottom.
    #[must_use]
    pub const fn flipped(&self) -> bool {
        self.board.flipped
    }

    /// Returns whether every square shows its two descriptive names.
    #[must_use]
    pub const fn names_on_squares(&self) -> bool {
        self.board.names_on_squares
    }

    /// Returns whether the current move and its rivals are drawn on the board.
    #[must_use]
    pub const fn reasons_on_board(&self) -> bool {
        self.board.reasons_on_board
    }

    /// Returns the notations that are shown; never empty.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.sheet.columns
    }

    /// Returns the state of the hand over the board.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.board.hand
    }

    /// Returns the thing that is pointed at.
    #[must_use]
    pub const fn pointing(&self) -> Option<&Pointing> {
        self.board.pointing.as_ref()
    }

    /// Returns the notice for the user.
    #[must_use]
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Returns the typed text and its meaning so far.
    #[must_use]
    pub const fn entry(&self) -> &Entry {
        &self.typed.entry
    }

    /// Returns whether the last move of the main line is on the board.
    pub(crate) fn is_end_of_game(&self) -> bool {
        self.game.at == self.tree().end_of_line(At::Start)
    }

    /// Returns the marks that an author has drawn at a moment of the game.
    #[must_use]
    pub fn marks_at(&self, at: At) -> Vec<Drawn> {
        marks::marks(match at {
            At::Start => &self.tree().comments,
            At::After(id) => &self.tree().node(id).comments,
        })
    }

    /// Returns the text of the live region after a move, or after a game was taken from a file.
    #[must_use]
    pub fn spoken(&self) -> String {
        self.spoken_as(FileWords::Letters)
    }

    /// Does the same with the files as they are said.
    #[must_use]
    pub fn spoken_as(&self, files: FileWords) -> String {
        if let Some((number, at, title)) = &self.answers.taken
            && (*number, *at) == (self.game.number, self.game.at)
        {
            return title.clone();
        }
        let Some(mv) = self.last_move() else {
            return words::START_OF_GAME.into();
        };
        let gives: Gives = self.game.position.received(&mv);
        let color: Color = self.game.position.color().other();
        crate::notation::speech::play(color, &mv, gives, files)
    }

    /// Returns the squares named in the notice, if it is a refusal.
    #[must_use]
    pub fn notice_squares(&self) -> Vec<Square> {
        let bits = self
            .notice
            .iter()
            .filter(|n| n.refusal)
            .flat_map(|n| n.sentence.bits());
        bits.filter_map(|bit| match bit {
            Bit::Square(square) => Some(*square),
            Bit::Text(_) | Bit::Move(_) => None,
        })
        .collect()
    }
}

/// The moment whose comment and glyphs are being written in the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenNote {
    pub at: At,
    /// Whether it had a comment when it was opened, which ends the row of its move.
    pub apart: bool,
    /// The number of its game.
    pub(super) game: u64,
}

/// The entry box.
#[derive(Clone, Debug, Default)]
pub(super) struct Typed {
    pub(super) entry: Entry,
    /// A number that changes whenever the text in the entry box or its meaning changes.
    pub(super) number: u64,
}

/// The columns of the score sheet, for each kind of game.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    pub(super) columns: Vec<Column>,
    /// The set of columns that the shown game can choose from.
    pub(super) offer: ColumnSet,
    /// The columns chosen for the other kinds of games, by [`ColumnSet`]; empty if none yet.
    pub(super) set_aside: [Vec<Column>; 3],
}

impl Default for Columns {
    fn default() -> Columns {
        Columns {
            columns: ColumnSet::Orthodox.at_first(),
            offer: ColumnSet::Orthodox,
            set_aside: Default::default(),
        }
    }
}

/// A move that is to be replaced, or to have another put before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    pub(super) id: NodeId,
    /// The function that makes the prompt for the user from the move's name.
    pub(super) words: fn(&str) -> String,
    /// The function that the next move played calls. It is a pointer, so that programs without
    /// rework do not contain its code.
    pub(super) act: fn(&mut Session, Pending, Move) -> bool,
}

/// A session that was kept.
#[derive(Debug)]
pub struct Restored {
    pub session: Session,
    /// A sentence about the parts that could not be read; the others are in the session.
    pub trouble: Option<String>,
}

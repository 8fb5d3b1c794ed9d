//! The state of everything on the screen that changes.

use std::sync::Arc;

use super::BookFilter;
use super::column::{Column, ColumnSet};
use super::editor::Editor;
use super::entry::Entry;
use super::say::START;
use crate::board::{Color, Drawn, Move, Square};
use crate::game::pgn::{Game, Trouble};
use crate::game::{At, GameOpening, GameTree, NodeId, marks};
use crate::notation::{Bit, Gives, Sentence};
use crate::protocol::{
    BookList, BookPageView, Comparison, LibraryProgress, LibraryQuery, LibraryRow,
};
use crate::rules::Position;

/// The state of everything on the screen that changes.
///
/// [`Session::apply`] is the one way in, and returns what is to be sent to the workers. A session
/// that was kept returns that by [`Session::resume`]. All other functions only read.
#[derive(Clone, Debug)]
pub struct Session {
    /// All games read together; never empty.
    pub(super) games: Vec<Arc<Game>>,
    pub(super) shown: usize,
    pub(super) at: At,
    /// The position at `at`.
    pub(super) position: Position,
    /// A number that changes whenever another game is shown, so that values derived from a game can
    /// be dropped.
    pub(super) game_number: u64,
    pub(super) last_number: u64,
    /// The number of the shown game when it was first shown. Undo and redo give a game a new number
    /// and keep its origin.
    pub(super) origin: u64,
    /// A number that changes whenever the shown game or its folding changes.
    pub(super) revision: u64,
    pub(super) flipped: bool,
    /// Whether every square shows its two descriptive names.
    pub(super) names_on_squares: bool,
    /// Whether the current move and its rivals are drawn on the board.
    pub(super) reasons_on_board: bool,
    pub(super) columns: Vec<Column>,
    /// The set of columns that the shown game can choose from.
    pub(super) offer: ColumnSet,
    /// The columns chosen for the other kinds of games, by [`ColumnSet`]; empty if none yet.
    pub(super) set_aside: [Vec<Column>; 3],
    pub(super) hand: Hand,
    pub(super) entry: Entry,
    /// A number that changes whenever the text in the entry box or its meaning changes.
    pub(super) entry_number: u64,
    pub(super) pointing: Option<Pointing>,
    pub(super) notice: Option<Notice>,
    pub(super) folded: Vec<NodeId>,
    /// The move that the next move played replaces or precedes.
    pub(super) pending: Option<Pending>,
    /// The field being typed in; empty if none. Typing in one field is one undo step.
    pub(super) writing: String,
    /// The position being set up, shown in place of the game's.
    pub(super) editor: Option<Box<Editor>>,
    /// A number that changes whenever the editor does.
    pub(super) editor_number: u64,
    /// The book's game that is shown, as it is printed.
    pub(super) page: Option<Arc<BookPageView>>,
    pub(super) books: Books,
    pub(super) library: LibrarySession,
    pub(super) opening: OpeningRequests,
    /// The library worker's comparison of the shown game with the one before it.
    pub(super) comparison: Option<Arc<Comparison>>,
    pub(super) undo: Vec<UndoState>,
    pub(super) redo: Vec<UndoState>,
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
            games: vec![Arc::new(Game::new(GameTree::default()))],
            shown: 0,
            at: At::Start,
            position: Position::start(),
            game_number: 0,
            last_number: 0,
            origin: 0,
            revision: 0,
            flipped: false,
            names_on_squares: false,
            reasons_on_board: true,
            columns: ColumnSet::Orthodox.at_first(),
            offer: ColumnSet::Orthodox,
            set_aside: Default::default(),
            hand: Hand::Idle,
            entry: Entry::default(),
            entry_number: 0,
            pointing: None,
            notice: None,
            folded: Vec::new(),
            pending: None,
            writing: String::new(),
            editor: None,
            editor_number: 0,
            page: None,
            books: Books::default(),
            library: LibrarySession::default(),
            opening: OpeningRequests::default(),
            comparison: None,
            undo: Vec::new(),
            redo: Vec::new(),
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
        &self.games[self.shown].tree
    }

    /// Returns all games read together; never empty.
    #[must_use]
    pub fn games(&self) -> &[Arc<Game>] {
        &self.games
    }

    /// Returns the shown game.
    #[must_use]
    pub fn shown_game(&self) -> &Game {
        &self.games[self.shown]
    }

    /// Returns the index of the shown game.
    #[must_use]
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// Returns the places of the shown game that were not understood.
    #[must_use]
    pub fn troubles(&self) -> &[Trouble] {
        &self.games[self.shown].troubles
    }

    /// Returns the current moment of the shown game.
    #[must_use]
    pub const fn at(&self) -> At {
        self.at
    }

    /// Returns the position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns a number that differs for every game shown.
    #[must_use]
    pub const fn game_number(&self) -> u64 {
        self.game_number
    }

    /// Returns a number that differs for every state of the sheet apart from the current move.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns a number that differs for every state of the entry box.
    #[must_use]
    pub const fn entry_number(&self) -> u64 {
        self.entry_number
    }

    /// Returns whether the variation that begins with this move is folded.
    #[must_use]
    pub fn is_folded(&self, id: NodeId) -> bool {
        self.folded.contains(&id)
    }

    /// Returns whether there is a step to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Returns whether there is a step to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Returns the move that led to the position on the board.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.move_to(self.at)
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
        self.flipped
    }

    /// Returns whether every square shows its two descriptive names.
    #[must_use]
    pub const fn names_on_squares(&self) -> bool {
        self.names_on_squares
    }

    /// Returns whether the current move and its rivals are drawn on the board.
    #[must_use]
    pub const fn reasons_on_board(&self) -> bool {
        self.reasons_on_board
    }

    /// Returns the notations that are shown; never empty.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// Returns the state of the hand over the board.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Returns the thing that is pointed at.
    #[must_use]
    pub const fn pointing(&self) -> Option<&Pointing> {
        self.pointing.as_ref()
    }

    /// Returns the notice for the user.
    #[must_use]
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Returns the typed text and its meaning so far.
    #[must_use]
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// Returns whether the last move of the main line is on the board.
    pub(crate) fn is_end_of_game(&self) -> bool {
        self.at == self.tree().end_of_line(At::Start)
    }

    /// Returns the marks that an author has drawn at a moment of the game.
    #[must_use]
    pub fn marks_at(&self, at: At) -> Vec<Drawn> {
        marks::marks(match at {
            At::Start => &self.tree().comments,
            At::After(id) => &self.tree().node(id).comments,
        })
    }

    /// Returns the text of the live region after a move.
    #[must_use]
    pub fn spoken(&self) -> String {
        let Some(mv) = self.last_move() else {
            return START.to_owned();
        };
        let gives: Gives = self.position.received(&mv);
        let color: Color = self.position.color().other();
        crate::notation::speech::play(color, &mv, gives)
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

/// A state that undo or redo goes back to.
#[derive(Clone, Debug)]
pub(super) struct UndoState {
    pub(super) games: Vec<Arc<Game>>,
    pub(super) shown: usize,
    pub(super) origin: u64,
    pub(super) at: At,
    pub(super) page: Option<Arc<BookPageView>>,
    pub(super) editor: Option<Box<Editor>>,
    /// The place of these games in the open file.
    pub(super) place: Option<u32>,
    /// The place they were just removed from.
    pub(super) out: Option<u32>,
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
#[derive(Clone, Debug)]
pub struct Restored {
    pub session: Session,
    /// A sentence about the parts that could not be read; the others are in the session.
    pub trouble: Option<String>,
}

impl PartialEq for Restored {
    fn eq(&self, other: &Restored) -> bool {
        let (own, others) = (&self.session, &other.session);
        self.trouble == other.trouble
            && own.head() == others.head()
            && own.games() == others.games()
    }
}

/// The state of the hand over the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    #[default]
    Idle,
    /// A piece is lifted from this square.
    Lifted(Square),
    /// Several moves fit where the piece was put, and the user has yet to choose one.
    Choosing { choices: Vec<Move> },
}

/// A thing that is pointed at, to be lit on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// A part (by index) of the current move's name in a column (by index).
    Part {
        column: usize,
        part: usize,
    },
    Square(Square),
    Move(Move),
    /// A moment of the game, shown on the board while it is pointed at.
    Moment(At),
    /// A reading of a book's move, by its key.
    PossibleMove(u32),
}

/// A sentence for the user, and the squares it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub sentence: Sentence,
    /// Whether a request was refused.
    pub refusal: bool,
    /// The marks drawn over the board with the sentence.
    pub drawn: Vec<Drawn>,
}

/// An open file of games, as far as it is on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenLibrary {
    pub progress: LibraryProgress,
    /// A sentence shown as long as the file is open: the files opened with it that are not in it,
    /// or the library it was made from.
    pub left_aside: String,
    /// The text in the search box.
    pub search: String,
    /// The query that the rows answer.
    pub query: LibraryQuery,
    /// Number of games found.
    pub found: u32,
    /// The rows from [`LibraryQuery::first`] on.
    pub rows: Vec<LibraryRow>,
    /// The words of the search that have no meaning.
    pub unread: Vec<String>,
    /// The place in the file of the shown game, if it is one of the file's.
    pub shown: Option<u32>,
}

/// The open file of games, and the answers awaited from the library worker.
#[derive(Clone, Debug, Default)]
pub(super) struct LibrarySession {
    pub(super) open: Option<Arc<OpenLibrary>>,
    /// The query for the rows that are wanted; an answer to any other comes too late.
    pub(super) wanted: LibraryQuery,
    /// The place of the game to be shown when it arrives.
    pub(super) awaited: Option<u32>,
    /// The place the games on the board were removed from, if that was the last change.
    pub(super) out: Option<u32>,
    /// Whether a library is being made from games of this one.
    pub(super) making: bool,
    /// The games at the shown place, as the library worker has them.
    pub(super) known: Vec<Arc<Game>>,
}

/// The requests for names of openings, and the last answer.
#[derive(Clone, Debug, Default)]
pub(super) struct OpeningRequests {
    /// The state of the game last looked at, by its number and revision.
    pub(super) seen: Option<(u64, u64)>,
    /// The last question sent, which also identifies its answer.
    pub(super) evidence: Option<String>,
    /// The last answer, with the number of its game.
    pub(super) known: Option<(u64, GameOpening)>,
}

/// The books being read, and the state of the one shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Books {
    /// Number of books opened so far. Each book's own number is below it.
    pub(super) count: u32,
    /// The page view to be shown when it arrives, by book and game.
    pub(super) awaited: Option<(u32, u32)>,
    /// The text being read, kept so that it can be read as a score if it has no book's game.
    pub(super) text: String,
    /// A sentence about what the text of the book's file lacks; empty if it lacks nothing.
    pub(super) lost: String,
    /// The games of the book last reported.
    pub(super) list: Arc<BookList>,
    /// The choice of games to list.
    pub(super) filter: BookFilter,
    /// The correction of a printed move, as far as it is typed.
    pub(super) reprint: String,
}

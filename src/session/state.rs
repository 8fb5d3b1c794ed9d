//! Everything on the screen that changes.

use std::sync::Arc;

use super::books::Books;
use super::column::{Column, Offer};
use super::editor::Editor;
use super::entry::Entry;
use super::pointing::{Hand, Notice, Pointing};
use super::say::START;
use super::shelves::{OpeningDesk, ShelfDesk};
use crate::board::{Color, Drawn, Move, Square};
use crate::game::pgn::{Game, Trouble};
use crate::game::{At, GameTree, NodeId, marks};
use crate::message::{Comparison, Leaf};
use crate::notation::{Bit, Gives};
use crate::rules::Position;

/// Everything on the screen that changes.
///
/// [`Session::apply`] is the one way in. The one way out is [`Session::take_asks`]: what the reader of books is to be
/// asked is taken from here, so that each is asked once. All else only reads.
#[derive(Clone, Debug)]
pub struct Session {
    /// All games read together; never empty.
    pub(super) games: Vec<Arc<Game>>,
    pub(super) shown: usize,
    pub(super) at: At,
    /// The position at `at`.
    pub(super) position: Position,
    /// Changes whenever another game is shown, so that what is derived from a game can be dropped.
    pub(super) game_number: u64,
    pub(super) last_number: u64,
    /// The number of the shown game when it was shown first: a step back to it gives it another, and not another
    /// origin.
    pub(super) origin: u64,
    /// Changes whenever the shown game or what of it is folded changes.
    pub(super) revision: u64,
    pub(super) flipped: bool,
    /// Every square shows its two descriptive names.
    pub(super) names_on_squares: bool,
    /// The current move and its rivals are drawn on the board.
    pub(super) reasons_on_board: bool,
    pub(super) columns: Vec<Column>,
    /// Which columns the shown game has to choose from.
    pub(super) offer: Offer,
    /// The columns chosen for games of the other kinds, by [`Offer`]; empty if none yet.
    pub(super) set_aside: [Vec<Column>; 3],
    pub(super) hand: Hand,
    pub(super) entry: Entry,
    /// Changes whenever the text in the entry box does, or what it means.
    pub(super) entry_number: u64,
    pub(super) pointing: Option<Pointing>,
    pub(super) notice: Option<Notice>,
    pub(super) folded: Vec<NodeId>,
    /// The move that is to be replaced, or to have another put before it, by the next one made.
    pub(super) pending: Option<Pending>,
    /// The field that is being typed in, by which what is typed is one step for Undo; empty if none.
    pub(super) writing: String,
    /// The position that is being set up, in place of the game's.
    pub(super) editor: Option<Box<Editor>>,
    /// Changes whenever the editor does.
    pub(super) editor_number: u64,
    /// The book's game that is shown, as it is printed.
    pub(super) leaf: Option<Arc<Leaf>>,
    pub(super) books: Books,
    pub(super) shelf: ShelfDesk,
    pub(super) opening: OpeningDesk,
    /// What the librarian has said of the shown game and the one before it.
    pub(super) comparison: Option<Arc<Comparison>>,
    pub(super) undo: Vec<Moment>,
    pub(super) redo: Vec<Moment>,
}

impl Default for Session {
    fn default() -> Session {
        Session::first_visit()
    }
}

impl Session {
    /// A board in the initial position and nothing played.
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
            columns: Offer::Orthodox.at_first(),
            offer: Offer::Orthodox,
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
            leaf: None,
            books: Books::default(),
            shelf: ShelfDesk::default(),
            opening: OpeningDesk::default(),
            comparison: None,
            undo: Vec::new(),
            redo: Vec::new(),
        }
    }

    /// These games, the first with moves shown from its start; without any, a board in the initial position.
    #[must_use]
    pub fn of(games: Vec<Game>) -> Session {
        let mut session = Session::empty();
        session.replace(games);
        session
    }

    #[must_use]
    pub fn tree(&self) -> &GameTree {
        &self.games[self.shown].tree
    }

    #[must_use]
    pub fn games(&self) -> &[Arc<Game>] {
        &self.games
    }

    #[must_use]
    pub fn shown_game(&self) -> &Game {
        &self.games[self.shown]
    }

    /// Which of the games is shown.
    #[must_use]
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// What could not be understood of the shown game.
    #[must_use]
    pub fn troubles(&self) -> &[Trouble] {
        &self.games[self.shown].troubles
    }

    #[must_use]
    pub const fn at(&self) -> At {
        self.at
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// A number that differs for every game shown.
    #[must_use]
    pub const fn game_number(&self) -> u64 {
        self.game_number
    }

    /// A number that differs for every state of the sheet, the current move aside.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// A number that differs for every state of the entry box.
    #[must_use]
    pub const fn entry_number(&self) -> u64 {
        self.entry_number
    }

    #[must_use]
    pub fn is_folded(&self, id: NodeId) -> bool {
        self.folded.contains(&id)
    }

    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// The move that led to what is on the board.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.move_to(self.at)
    }

    /// The move that led to a moment.
    pub(crate) fn move_to(&self, at: At) -> Option<Move> {
        match at {
            At::Start => None,
            At::After(id) => Some(self.tree().node(id).mv),
        }
    }

    /// Whether Black sits at the bottom.
    #[must_use]
    pub const fn flipped(&self) -> bool {
        self.flipped
    }

    /// Whether every square shows its two descriptive names.
    #[must_use]
    pub const fn names_on_squares(&self) -> bool {
        self.names_on_squares
    }

    /// Whether the current move and its rivals are drawn on the board.
    #[must_use]
    pub const fn reasons_on_board(&self) -> bool {
        self.reasons_on_board
    }

    /// The notations that are shown; never none.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// What the hand over the board is doing.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What is pointed at.
    #[must_use]
    pub const fn pointing(&self) -> Option<&Pointing> {
        self.pointing.as_ref()
    }

    /// What is said to the user.
    #[must_use]
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// What is typed, and what it means so far.
    #[must_use]
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// Whether the last move of the main line is on the board.
    pub(crate) fn is_end_of_game(&self) -> bool {
        self.at == self.tree().end_of_line(At::Start)
    }

    /// What an author has drawn at a moment of the game.
    #[must_use]
    pub fn marks_at(&self, at: At) -> Vec<Drawn> {
        marks::marks(match at {
            At::Start => &self.tree().comments,
            At::After(id) => &self.tree().node(id).comments,
        })
    }

    /// What the live region says after a move.
    #[must_use]
    pub fn spoken(&self) -> String {
        let Some(mv) = self.last_move() else {
            return START.to_owned();
        };
        let gives: Gives = self.position.received(&mv);
        let color: Color = self.position.color().other();
        crate::notation::speech::play(color, &mv, gives)
    }

    /// The squares named in the notice.
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

/// What undo goes back to.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub(super) games: Vec<Arc<Game>>,
    pub(super) shown: usize,
    pub(super) origin: u64,
    pub(super) at: At,
    pub(super) leaf: Option<Arc<Leaf>>,
    pub(super) editor: Option<Box<Editor>>,
    /// The place of these games in the file that is open.
    pub(super) place: Option<u32>,
    /// The place whence they were just taken out.
    pub(super) out: Option<u32>,
}

/// A move that is to be replaced, or to have another put before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    pub(super) id: NodeId,
    /// What to ask of the user.
    pub(super) words: fn(&str) -> String,
    /// What the next move that is made does. It is called by its address, so that boards that rework nothing need
    /// none of it.
    pub(super) act: fn(&mut Session, Pending, Move) -> bool,
}

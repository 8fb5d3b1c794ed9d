//! Everything on the screen that changes, and the one function that changes it.

mod action;
mod chosen;
mod column;
mod edit;
pub mod editor;
pub mod entry;
mod first;
mod hand;
mod head;
mod history;
mod leaf;
mod linked;
mod names;
mod result;
mod text;
mod words;

use std::sync::Arc;

pub use action::{Action, Hand, Notice, Pointing};
pub use column::{COLUMNS, Column, Offer, column};
pub(crate) use hand::landing;
use history::Moment;
use leaf::may_be_book;
pub use names::Names;

use crate::board::{Cell, Play, Shape, Side};
use crate::game::pgn::{Game, Trouble};
use crate::game::{At, GameTree, NodeId, marks};
use crate::message::Leaf;
use crate::notation::{Bit, Gives, Sentence};
use crate::rules::Position;
use editor::Editor;
use entry::Entry;

/// Everything on the screen that changes.
#[derive(Clone, Debug)]
pub struct Session {
    /// All games read together; never empty.
    games: Vec<Arc<Game>>,
    shown: usize,
    at: At,
    /// The position at `at`.
    position: Position,
    /// Changes whenever another game is shown, so that what is derived from a game can be dropped.
    game_number: u64,
    last_number: u64,
    /// Changes whenever the shown game or what of it is folded changes.
    revision: u64,
    pub flipped: bool,
    /// Every square shows its two descriptive names.
    pub names_on_squares: bool,
    pub columns: Vec<Column>,
    /// Which columns the shown game has to choose from.
    offer: Offer,
    /// The columns chosen for games of the other kinds, by [`Offer`]; empty if none yet.
    set_aside: [Vec<Column>; 3],
    pub hand: Hand,
    pub entry: Entry,
    /// Changes whenever the text in the entry box does, or what it means.
    entry_number: u64,
    pub pointing: Option<Pointing>,
    pub notice: Option<Notice>,
    folded: Vec<NodeId>,
    /// The position that is being set up, in place of the game's.
    editor: Option<Box<Editor>>,
    /// Changes whenever the editor does.
    editor_number: u64,
    /// The book's game that is shown, as it is printed.
    leaf: Option<Arc<Leaf>>,
    books: leaf::Books,
    undo: Vec<Moment>,
    redo: Vec<Moment>,
}

impl Default for Session {
    fn default() -> Session {
        Session::first_visit()
    }
}

impl Session {
    /// A board in the array and nothing played.
    #[must_use]
    pub fn empty() -> Session {
        Session {
            games: vec![Arc::new(Game::new(GameTree::default()))],
            shown: 0,
            at: At::Start,
            position: Position::start(),
            game_number: 0,
            last_number: 0,
            revision: 0,
            flipped: false,
            names_on_squares: false,
            columns: Offer::Orthodox.at_first(),
            offer: Offer::Orthodox,
            set_aside: Default::default(),
            hand: Hand::Idle,
            entry: Entry::default(),
            entry_number: 0,
            pointing: None,
            notice: None,
            folded: Vec::new(),
            editor: None,
            editor_number: 0,
            leaf: None,
            books: leaf::Books::default(),
            undo: Vec::new(),
            redo: Vec::new(),
        }
    }

    /// These games, the first with moves shown from its start; without any, a board in the array.
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
    pub fn last_play(&self) -> Option<Play> {
        self.play_to(self.at)
    }

    /// The move that led to a moment.
    pub(super) fn play_to(&self, at: At) -> Option<Play> {
        match at {
            At::Start => None,
            At::After(id) => Some(self.tree().node(id).play),
        }
    }

    /// The one writer of the session.
    pub fn apply(&mut self, action: Action) {
        let Some(action) = self.while_editing(action) else {
            return;
        };
        match action {
            Action::Edit(action) => self.edit(action),
            Action::SetUp(text) => self.change(&mut |editor| editor.read(&text)),
            Action::Point(pointing) => self.pointing = pointing,
            Action::Say(words) => self.refuse(Sentence::default().text(words)),
            Action::Hear(tell) => self.hear(tell),
            Action::Sample => self.read_book(None),
            Action::Turn(game) => self.turn_to(game),
            Action::Settle(choice) => self.settle(choice),
            Action::Doubt(forward) => self.go_to_doubt(forward),
            Action::Collect => self.collect(),
            Action::Flip => self.flipped = !self.flipped,
            Action::ToggleNames => self.names_on_squares = !self.names_on_squares,
            Action::Type(text) => self.set_entry(Entry::read(text, self)),
            Action::Touch(cell) => self.touch(cell),
            Action::Drag(from, to) => self.drop_on(from, to),
            Action::Cancel => {
                self.hand = Hand::Idle;
                self.notice = None;
                self.pointing = None;
            }
            Action::Go(at) => self.go(at),
            Action::First => self.go(At::Start),
            Action::Previous => self.go(self.tree().previous(self.at).unwrap_or(At::Start)),
            Action::Next => self.go(self
                .tree()
                .next(self.at)
                .first()
                .map_or(self.at, |&id| At::After(id))),
            Action::Last => self.go(self.tree().end_of_line(self.at)),
            Action::Sibling(step) => self.sibling(step),
            Action::Enter => self.enter(),
            Action::Choose(play) => {
                let by_hand = matches!(self.hand, Hand::Choosing { .. });
                if self.make(play) && !by_hand {
                    self.set_entry(Entry::default());
                }
            }
            Action::Open(text) => self.open(&text),
            Action::Follow(fragment) => self.follow_link(&fragment),
            Action::Restore(restored) => self.restore(*restored),
            Action::Show(game) => {
                if game < self.games.len() && game != self.shown {
                    self.remember();
                    self.show(game);
                }
            }
            Action::New(variant) => {
                self.begin(GameTree::new(Position::array(variant)));
            }
            Action::Claim => self.claim(),
            Action::Agree => self.agree(),
            Action::Resign(side) => self.resign(side),
            Action::Example(at) => self.example(at),
            Action::Undo => self.travel(false),
            Action::Redo => self.travel(true),
            Action::SetColumn(at, column) => {
                self.pointing = None;
                match self.columns.get_mut(at) {
                    Some(place) => *place = column,
                    None => self.columns.push(column),
                }
            }
            Action::RemoveColumn(at) => {
                self.pointing = None;
                if at < self.columns.len() && self.columns.len() > 1 {
                    self.columns.remove(at);
                }
            }
            Action::Fold(id) => {
                match self.folded.iter().position(|&folded| folded == id) {
                    Some(at) => {
                        self.folded.swap_remove(at);
                    }
                    None => self.folded.push(id),
                }
                self.revision += 1;
            }
        }
    }

    /// Says something without refusing anything.
    fn say(&mut self, words: impl Into<String>) {
        self.notice = Some(Notice {
            sentence: Sentence::default().text(words),
            refusal: false,
            drawn: Vec::new(),
        });
    }

    fn refuse(&mut self, sentence: Sentence) {
        self.notice = Some(Notice {
            sentence,
            refusal: true,
            drawn: Vec::new(),
        });
    }

    /// Shows another moment of the game; the start if the game has no such moment.
    pub fn go(&mut self, at: At) {
        let at = if self.tree().has(at) { at } else { At::Start };
        self.hand = Hand::Idle;
        self.pointing = None;
        self.notice = None;
        if at != self.at {
            self.at = at;
            self.position = self.tree().position(at);
            self.reread_entry();
        }
    }

    fn set_entry(&mut self, entry: Entry) {
        self.entry = entry;
        self.entry_number += 1;
    }

    /// What is typed may mean something else in another position.
    fn reread_entry(&mut self) {
        if !self.entry.text.is_empty() {
            let text = std::mem::take(&mut self.entry.text);
            self.set_entry(Entry::read(text, self));
        }
    }

    fn sibling(&mut self, step: isize) {
        let At::After(id) = self.at else {
            return;
        };
        let family = self.tree().next(self.tree().node(id).parent);
        let here = family.iter().position(|&sister| sister == id).unwrap_or(0);
        if let Some(&other) = here.checked_add_signed(step).and_then(|at| family.get(at)) {
            self.go(At::After(other));
        }
    }

    fn tree_mut(&mut self) -> &mut GameTree {
        &mut Arc::make_mut(&mut self.games[self.shown]).tree
    }

    /// Whether the last move of the main line is on the board.
    pub(super) fn is_end_of_game(&self) -> bool {
        self.at == self.tree().end_of_line(At::Start)
    }

    /// What an author has drawn at a moment of the game.
    #[must_use]
    pub fn marks_at(&self, at: At) -> Vec<Shape> {
        marks::marks(match at {
            At::Start => &self.tree().comments,
            At::After(id) => &self.tree().node(id).comments,
        })
    }

    /// What the live region says after a move.
    #[must_use]
    pub fn spoken(&self) -> String {
        let Some(play) = self.last_play() else {
            return "Start of the game".to_owned();
        };
        let gives: Gives = self.position.received(&play);
        let side: Side = self.position.side().other();
        crate::screen::speech::play(side, &play, gives)
    }

    /// The squares named in the notice.
    #[must_use]
    pub fn notice_cells(&self) -> Vec<Cell> {
        let bits = self
            .notice
            .iter()
            .filter(|n| n.refusal)
            .flat_map(|n| n.sentence.bits());
        bits.filter_map(|bit| match bit {
            Bit::Cell(cell) => Some(*cell),
            Bit::Text(_) | Bit::Play(_) => None,
        })
        .collect()
    }
}

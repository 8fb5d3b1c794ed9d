//! How actions of the user, and what comes in, change the session.

use std::sync::Arc;

use super::action::{Action, Effect, EntryAction, GameAction, GoAction, Incoming};
use super::entry::Entry;
use super::state::{Hand, Notice, Session};
use crate::game::{At, GameTree};
use crate::notation::Sentence;

impl Session {
    /// Applies an action and returns the requests to be sent to the workers; no other function
    /// changes the session by an action of the page.
    pub fn apply(&mut self, action: Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        let action = self.while_editing(action);
        if let Some(action) = action.and_then(|action| self.at_board(action, &mut effects)) {
            self.apply_on_page(action, &mut effects);
        }
        self.ask_after_change(&mut effects);
        effects
    }

    /// Takes in what comes from a worker or from the device, and returns the requests to be sent to the workers.
    pub fn hear(&mut self, incoming: Incoming) -> Vec<Effect> {
        let mut effects = Vec::new();
        match incoming {
            Incoming::Book(response) => self.hear_book(response, &mut effects),
            Incoming::Library(response) => self.hear_library(response, &mut effects),
            Incoming::Kept(restored) => self.restore(*restored, &mut effects),
        }
        self.ask_after_change(&mut effects);
        effects
    }

    /// Adds the requests that any change of the session may call for.
    fn ask_after_change(&mut self, effects: &mut Vec<Effect>) {
        self.put_back(effects);
        self.ask_for_opening(effects);
        self.ask_to_weigh(effects);
    }

    /// Returns the requests of a session with which the page begins: to open its file of games or
    /// its book, and to name the opening.
    pub fn resume(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.ask_for_library(&mut effects);
        self.ask_for_print(&mut effects);
        self.forget_opening_requests();
        self.ask_for_opening(&mut effects);
        effects
    }

    /// Returns whether a book or a file of games is open that is not yet on the device, and may still get
    /// there.
    #[must_use]
    pub fn is_opening(&self) -> bool {
        self.is_book_pending() || self.is_library_pending()
    }

    /// Applies an action that any board has, such as a board in another web page, where no position
    /// can be set up and no book or file of games is open, so that nothing is left to a worker.
    /// Returns an action that only the app's own page applies, such as opening an entered text that
    /// may be a book's.
    pub fn apply_at_board(&mut self, action: Action) -> Option<Action> {
        self.at_board(action, &mut Vec::new())
    }

    fn at_board(&mut self, action: Action, effects: &mut Vec<Effect>) -> Option<Action> {
        match action {
            Action::Board(action) => self.apply_board(action),
            Action::Go(action) => self.apply_go(action),
            Action::Entry(EntryAction::Type(text)) => self.type_in(text),
            Action::Entry(EntryAction::Enter) => return self.enter(),
            Action::Sheet(action) => self.apply_sheet(action),
            Action::Game(GameAction::Show(game)) => self.show_other(game),
            Action::Game(GameAction::Undo) => self.travel(false, effects),
            Action::Game(GameAction::Redo) => self.travel(true, effects),
            Action::Say(words) => self.refuse(Sentence::default().text(words)),
            other => return Some(other),
        }
        None
    }

    fn apply_on_page(&mut self, action: Action, effects: &mut Vec<Effect>) {
        match action {
            Action::Score(action) => self.score(action),
            Action::Edit(action) => self.edit(action),
            Action::SetUp(text) => self.set_up(text, effects),
            Action::Open(action) => self.apply_open(action, effects),
            Action::Result(action) => self.apply_result(action),
            Action::Book(action) => self.apply_book(action, effects),
            Action::Library(action) => self.apply_library(action, effects),
            Action::Tell(words) => self.say(words),
            Action::Wait(words) => self.wait(words),
            // `at_board` has handled these.
            Action::Board(_)
            | Action::Go(_)
            | Action::Entry(_)
            | Action::Sheet(_)
            | Action::Game(_)
            | Action::Say(_) => {}
        }
    }

    fn apply_go(&mut self, action: GoAction) {
        match action {
            GoAction::To(at) => self.go(at),
            GoAction::First => self.go(At::Start),
            GoAction::Previous => self.go(self.tree().previous(self.game.at).unwrap_or(At::Start)),
            GoAction::Next => self.go(self.next()),
            GoAction::Last => self.go(self.tree().end_of_line(self.game.at)),
            GoAction::Sibling(step) => self.sibling(step),
        }
    }

    /// Sets the text in the entry box.
    fn type_in(&mut self, text: String) {
        // The old notice was about the text before the change.
        self.notice = None;
        self.set_entry(self.read_entry(text));
    }

    /// Returns the moment after the next move of the line.
    fn next(&self) -> At {
        let next = self.tree().next(self.game.at);
        next.first().map_or(self.game.at, |&id| At::After(id))
    }

    fn show_other(&mut self, game: usize) {
        if game < self.game.all.len() && game != self.game.shown {
            self.remember();
            self.show(game);
        }
    }

    /// Shows a notice that is not a refusal.
    pub(super) fn say(&mut self, words: impl Into<String>) {
        self.notice = Some(Notice {
            sentence: Sentence::default().text(words),
            ..Notice::default()
        });
    }

    /// Shows a notice about work that goes on until another notice takes its place.
    pub(super) fn wait(&mut self, words: impl Into<String>) {
        self.notice = Some(Notice {
            sentence: Sentence::default().text(words),
            waits: true,
            ..Notice::default()
        });
    }

    pub(super) fn refuse(&mut self, sentence: Sentence) {
        self.notice = Some(Notice {
            sentence,
            refusal: true,
            ..Notice::default()
        });
    }

    /// Shows another moment of the game; the start if the game has no such moment.
    pub(super) fn go(&mut self, at: At) {
        let at = if self.tree().has(at) { at } else { At::Start };
        self.board.hand = Hand::Idle;
        self.board.pointing = None;
        self.notice = None;
        self.pending = None;
        if at != self.game.at {
            self.note = None;
            self.history.writing = None;
            self.game.at = at;
            self.game.position = self.tree().position(at);
            self.reread_entry();
        }
    }

    /// Reads a text as the entry box would.
    pub(super) fn read_entry(&self, text: String) -> Entry {
        Entry::read(text, &self.game.position, &self.sheet.columns)
    }

    pub(super) fn set_entry(&mut self, entry: Entry) {
        self.typed.entry = entry;
        self.typed.number += 1;
    }

    /// Reads the typed text again, because its meaning may differ in another position.
    pub(super) fn reread_entry(&mut self) {
        if !self.typed.entry.text.is_empty() {
            let text = std::mem::take(&mut self.typed.entry.text);
            self.set_entry(self.read_entry(text));
        }
    }

    fn sibling(&mut self, step: isize) {
        let At::After(id) = self.game.at else {
            return;
        };
        let family = self.tree().next(self.tree().node(id).parent);
        let here = family.iter().position(|&sister| sister == id).unwrap_or(0);
        if let Some(&other) = here.checked_add_signed(step).and_then(|at| family.get(at)) {
            self.go(At::After(other));
        }
    }

    pub(super) fn tree_mut(&mut self) -> &mut GameTree {
        &mut Arc::make_mut(&mut self.game.all[self.game.shown]).tree
    }
}

//! The one function that changes the session.

use std::sync::Arc;

use super::action::Action;
use super::effect::Effect;
use super::entry::Entry;
use super::state::{Hand, Notice, Session};
use super::{Column, ColumnSet};
use crate::board::Move;
use crate::game::{At, GameTree, NodeId};
use crate::notation::Sentence;
use crate::protocol::LibraryRequest;
use crate::rules::Position;

impl Session {
    /// Applies an action and returns the requests to be sent to the workers; no other function
    /// changes the session by an action of the page.
    pub fn apply(&mut self, action: Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        let action = self.while_editing(action);
        if let Some(action) = action.and_then(|action| self.at_board(action, &mut effects)) {
            self.apply_on_page(action, &mut effects);
        }
        self.put_back(&mut effects);
        self.ask_for_opening(&mut effects);
        effects
    }

    /// Returns the requests of a session with which the page begins: to open its file of games, and
    /// to name the opening.
    pub fn resume(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.ask_for_library(&mut effects);
        self.forget_opening_requests();
        self.ask_for_opening(&mut effects);
        effects
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
            Action::Point(pointing) => self.pointing = pointing,
            Action::Flip => self.flipped = !self.flipped,
            Action::ToggleNames => self.names_on_squares = !self.names_on_squares,
            Action::ToggleReasons => self.reasons_on_board = !self.reasons_on_board,
            Action::Type(text) => {
                // The old notice was about the text before the change.
                self.notice = None;
                self.set_entry(self.read_entry(text));
            }
            Action::Touch(square) => self.touch(square),
            Action::Drag(from, to) => self.drop_on(from, to),
            Action::Cancel => self.cancel(),
            Action::Go(at) => self.go(at),
            Action::First => self.go(At::Start),
            Action::Previous => self.go(self.tree().previous(self.at).unwrap_or(At::Start)),
            Action::Next => self.go(self.next()),
            Action::Last => self.go(self.tree().end_of_line(self.at)),
            Action::Sibling(step) => self.sibling(step),
            Action::Enter => return self.enter(),
            Action::Choose(mv) => self.choose(mv),
            Action::Show(game) => self.show_other(game),
            Action::Undo => self.travel(false, effects),
            Action::Redo => self.travel(true, effects),
            Action::SetColumn(at, column) => self.set_column(at, column),
            Action::RemoveColumn(at) => self.remove_column(at),
            Action::Fold(id) => self.fold(id),
            Action::Say(words) => self.refuse(Sentence::default().text(words)),
            other => return Some(other),
        }
        None
    }

    fn apply_on_page(&mut self, action: Action, effects: &mut Vec<Effect>) {
        match action {
            Action::Open(text) => self.open(&text, effects),
            Action::Unpacked { text, lost } => self.open_unpacked(&text, lost, effects),
            Action::Follow(fragment) => self.follow_link(&fragment),
            Action::Restore(restored) => self.restore(*restored, effects),
            Action::New(variant) => self.begin(GameTree::new(Position::array(variant))),
            Action::Example(at) => self.example(at),
            Action::Claim => self.claim(),
            Action::Agree => self.agree(),
            Action::Resign(color) => self.resign(color),
            Action::Score(action) => self.score(action),
            Action::Edit(action) => self.edit(action),
            Action::SetUp(text) => self.change(&mut |editor| editor.read(&text)),
            Action::Hear(response) => self.hear(response, effects),
            Action::Sample => self.read_sample(effects),
            Action::Turn(game) => self.turn_to(game, effects),
            Action::ReadIn(language) => self.read_in(language, effects),
            Action::Settle(choice) => self.settle(choice, effects),
            Action::Doubt(forward) => self.go_to_doubt(forward),
            Action::AsRead => self.take_as_read(effects),
            Action::OtherReading => self.take_other(effects),
            Action::Reprint(text) => self.books.reprint = text,
            Action::Correct => self.correct(effects),
            Action::Filter(by) => self.books.filter.set(by),
            Action::Collect => self.collect(effects),
            Action::OpenGames { name, left_aside } => self.open_library(name, left_aside),
            Action::Library(key) => self.reopen_library(key, effects),
            Action::HearLibrary(response) => self.hear_library(response, effects),
            Action::Search(text) => self.search_library(text, effects),
            Action::SearchAlso(word) => self.search_also(&word, effects),
            Action::SearchBoard(sought) => self.search_board(sought, effects),
            Action::SortGames(by) => self.sort_library(by, effects),
            Action::Scroll(first) => self.scroll_library(first, effects),
            Action::Take(place) => self.ask_for_game(place, effects),
            Action::SaveGames(format) => self.save_from_library(format, effects),
            Action::Split => self.split_library(effects),
            Action::TakeOut => self.remove_from_library(effects),
            Action::PutBack => self.put_all_back(effects),
            Action::Compare => self.compare(effects),
            Action::StopReading => effects.push(Effect::Library(LibraryRequest::Stop {})),
            Action::CloseLibrary => self.close_library(),
            Action::Tell(words) => self.say(words),
            // `apply_at_board` has handled all other actions.
            _ => {}
        }
    }

    /// Puts down the lifted piece, and clears the notice and the pointing.
    fn cancel(&mut self) {
        self.hand = Hand::Idle;
        self.notice = None;
        self.pointing = None;
        self.pending = None;
    }

    /// Returns the moment after the next move of the line.
    fn next(&self) -> At {
        let next = self.tree().next(self.at);
        next.first().map_or(self.at, |&id| At::After(id))
    }

    /// Makes one of several moves that were offered.
    fn choose(&mut self, mv: Move) {
        let by_hand = matches!(self.hand, Hand::Choosing { .. });
        if self.make(mv) && !by_hand {
            self.set_entry(Entry::default());
        }
    }

    fn show_other(&mut self, game: usize) {
        if game < self.games.len() && game != self.shown {
            self.remember();
            self.show(game);
        }
    }

    /// Replaces a column by another, or adds one after the last.
    fn set_column(&mut self, at: usize, column: Column) {
        self.pointing = None;
        match self.columns.get_mut(at) {
            Some(place) => *place = column,
            None => self.columns.push(column),
        }
    }

    /// Removes a column, but never the last one.
    fn remove_column(&mut self, at: usize) {
        self.pointing = None;
        if at < self.columns.len() && self.columns.len() > 1 {
            self.columns.remove(at);
        }
    }

    /// Folds the moves after a move, or unfolds them.
    fn fold(&mut self, id: NodeId) {
        match self.folded.iter().position(|&folded| folded == id) {
            Some(at) => {
                self.folded.swap_remove(at);
            }
            None => self.folded.push(id),
        }
        self.revision += 1;
    }

    /// Shows a notice that is not a refusal.
    pub(super) fn say(&mut self, words: impl Into<String>) {
        self.notice = Some(Notice {
            sentence: Sentence::default().text(words),
            refusal: false,
            drawn: Vec::new(),
        });
    }

    pub(super) fn refuse(&mut self, sentence: Sentence) {
        self.notice = Some(Notice {
            sentence,
            refusal: true,
            drawn: Vec::new(),
        });
    }

    /// Shows another moment of the game; the start if the game has no such moment.
    pub(super) fn go(&mut self, at: At) {
        let at = if self.tree().has(at) { at } else { At::Start };
        self.hand = Hand::Idle;
        self.pointing = None;
        self.notice = None;
        self.pending = None;
        if at != self.at {
            self.writing.clear();
            self.at = at;
            self.position = self.tree().position(at);
            self.reread_entry();
        }
    }

    /// Reads a text as the entry box would.
    pub(super) fn read_entry(&self, text: String) -> Entry {
        Entry::read(text, &self.position, &self.columns)
    }

    pub(super) fn set_entry(&mut self, entry: Entry) {
        self.entry = entry;
        self.entry_number += 1;
    }

    /// Reads the typed text again, because its meaning may differ in another position.
    pub(super) fn reread_entry(&mut self) {
        if !self.entry.text.is_empty() {
            let text = std::mem::take(&mut self.entry.text);
            self.set_entry(self.read_entry(text));
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

    pub(super) fn tree_mut(&mut self) -> &mut GameTree {
        &mut Arc::make_mut(&mut self.games[self.shown]).tree
    }
}

/// The sheet's columns; each kind of game has its own.
impl Session {
    /// Returns the set of columns that the shown game can choose from.
    #[must_use]
    pub const fn offer(&self) -> ColumnSet {
        self.offer
    }

    /// Returns the columns of orthodox games, which the settings keep.
    #[must_use]
    pub fn orthodox_columns(&self) -> &[Column] {
        match self.offer {
            ColumnSet::Orthodox => &self.columns,
            _ => &self.set_aside[ColumnSet::Orthodox as usize],
        }
    }

    /// Shows the columns that the user chose for games of this kind, or the default ones if there
    /// are none.
    pub(super) fn fit_columns(&mut self) {
        let offer = ColumnSet::for_variant(self.position.variant());
        if offer == self.offer {
            return;
        }
        let mut columns = std::mem::take(&mut self.set_aside[offer as usize]);
        if columns.is_empty() {
            columns = offer.at_first();
        }
        let old = std::mem::replace(&mut self.columns, columns);
        self.set_aside[self.offer as usize] = old;
        self.offer = offer;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Variant;
    use crate::game::GameTree;
    use crate::game::pgn::Game;
    use crate::rules::Position;
    use crate::session::{Action, column};

    fn array(variant: Variant) -> Vec<Game> {
        vec![Game::new(GameTree::new(Position::array(variant)))]
    }

    fn tags(columns: &[Column]) -> Vec<&str> {
        columns.iter().map(|column| column.tag).collect()
    }

    fn set(session: &mut Session, at: usize, tag: &str) {
        session.apply(Action::SetColumn(at, column(tag).expect("a column")));
    }

    #[test]
    fn each_kind_of_game_keeps_its_own_columns() {
        let mut session = Session::empty();
        set(&mut session, 1, "uci");
        session.remember();
        session.replace(array(Variant::UChess));
        assert_eq!(tags(&session.columns), ["uchess", "short"]);
        assert_eq!(tags(session.orthodox_columns()), ["short", "uci"]);
        set(&mut session, 1, "figurine");
        session.replace(array(Variant::Chess99));
        assert_eq!(tags(&session.columns), ["chess99"]);
        assert_eq!(tags(session.orthodox_columns()), ["short", "uci"]);
        session.replace(array(Variant::UChessAise));
        assert_eq!(tags(&session.columns), ["uchess", "figurine"]);
        session.apply(Action::Undo);
        assert_eq!(tags(&session.columns), ["short", "uci"]);
        assert_eq!(tags(session.orthodox_columns()), ["short", "uci"]);
    }

    #[test]
    fn three_symbols_are_offered_in_u_chess_alone() {
        for variant in Variant::ALL {
            let offer = ColumnSet::for_variant(variant);
            let offered = offer.columns().any(|column| column.tag == "uchess");
            let u_chess = matches!(variant, Variant::UChess | Variant::UChessAise);
            assert_eq!(offered, u_chess, "{variant:?}");
            for column in offer.columns() {
                assert_eq!(crate::session::column(column.tag), Some(column));
            }
        }
    }
}

//! The shown games, and the steps of undo and redo.

use std::sync::Arc;

use super::Effect;
use super::state::{Hand, Session, UndoState};
use crate::game::pgn::Game;
use crate::game::{At, GameTree};
use crate::protocol::LibraryRequest;
use crate::session::editor::Editor;

impl Session {
    /// Shows this game alone; undo leads back.
    pub(super) fn begin(&mut self, tree: GameTree) {
        self.remember();
        self.replace(vec![Game::new(tree)]);
    }

    pub(super) fn replace(&mut self, games: Vec<Game>) {
        let games = if games.is_empty() {
            vec![Game::new(GameTree::default())]
        } else {
            games
        };
        self.close_book();
        self.set_library_place(None);
        self.games = games.into_iter().map(Arc::new).collect();
        // A heading may have been read as a game without moves, so the first game with moves is
        // shown.
        let first = self.games.iter().position(|game| !game.tree.is_empty());
        self.show(first.unwrap_or(0));
    }

    pub(super) fn show(&mut self, game: usize) {
        self.shown = game;
        self.set_editor(None);
        self.last_number += 1;
        self.game_number = self.last_number;
        self.origin = self.last_number;
        self.revision += 1;
        self.folded.clear();
        self.at = At::Start;
        self.position = self.tree().start().clone();
        self.fit_columns();
        self.reread_entry();
    }

    /// Closes the book, because something else is shown.
    pub(super) fn close_book(&mut self) {
        self.page = None;
        self.books.awaited = None;
    }

    pub(super) fn set_editor(&mut self, editor: Option<Box<Editor>>) {
        self.editor = editor;
        self.editor_number += 1;
        self.hand = Hand::Idle;
        self.pointing = None;
        self.notice = None;
        self.pending = None;
        self.writing.clear();
    }

    pub(super) fn snapshot(&self) -> UndoState {
        UndoState {
            games: self.games.clone(),
            shown: self.shown,
            origin: self.origin,
            at: self.at,
            page: self.page.clone(),
            editor: self.editor.clone(),
            place: self.library_place(),
            out: self.library.out,
        }
    }

    pub(super) fn remember(&mut self) {
        self.undo.push(self.snapshot());
        self.redo.clear();
        self.writing.clear();
    }

    /// Goes one step back, or forward again if `forward`.
    pub(super) fn travel(&mut self, forward: bool, effects: &mut Vec<Effect>) {
        let here = self.snapshot();
        let (from, to) = if forward {
            (&mut self.redo, &mut self.undo)
        } else {
            (&mut self.undo, &mut self.redo)
        };
        let Some(undone) = from.pop() else {
            return;
        };
        to.push(here);
        self.games = undone.games;
        self.return_to_library(undone.place, undone.out);
        // On undo the library has removed the game already.
        if let Some(place) = undone.out.filter(|_| forward) {
            effects.push(Effect::Library(LibraryRequest::TakeOut { place }));
        }
        self.shown = undone.shown;
        self.origin = undone.origin;
        self.reopen_book(undone.page, effects);
        self.set_editor(undone.editor);
        // After undo another move may have the same index in the tree, so the names are cleared.
        self.last_number += 1;
        self.game_number = self.last_number;
        self.revision += 1;
        self.at = undone.at;
        self.position = self.tree().position(self.at);
        self.fit_columns();
        self.reread_entry();
    }
}

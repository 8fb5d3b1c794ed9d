//! The shown games, and the steps of undo and redo.
//!
//! | limit | value |
//! |---|---|
//! | steps that undo goes back | [`UNDO_STEPS`] |
//! | bytes of changed games that undo keeps | [`UNDO_BYTES`], but always the last step |

use std::sync::Arc;

use super::Effect;
use super::state::{Hand, Session, UndoState};
use crate::game::pgn::Game;
use crate::game::{Annotations, At, GameNode, GameTree};
use crate::protocol::LibraryRequest;
use crate::session::editor::Editor;

/// The most steps that undo goes back.
pub const UNDO_STEPS: usize = 1000;

/// The most bytes of changed games that undo keeps, about. The last step is kept whatever it takes.
pub const UNDO_BYTES: usize = 64 << 20;

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
        self.game.all = games.into_iter().map(Arc::new).collect();
        // A heading may have been read as a game without moves, so the first game with moves is
        // shown.
        let first = self.game.all.iter().position(|game| !game.tree.is_empty());
        self.show(first.unwrap_or(0));
    }

    pub(super) fn show(&mut self, game: usize) {
        self.game.shown = game;
        self.set_editor(None);
        self.game.last_number += 1;
        self.game.number = self.game.last_number;
        self.game.origin = self.game.last_number;
        self.game.revision += 1;
        self.game.folded.clear();
        self.game.at = At::Start;
        self.game.position = self.tree().start().clone();
        self.fit_columns();
        self.reread_entry();
    }

    /// Closes the book, because something else is shown.
    pub(super) fn close_book(&mut self) {
        self.books.page = None;
        self.books.awaited = None;
        self.books.weighed = None;
    }

    pub(super) fn set_editor(&mut self, editor: Option<Box<Editor>>) {
        self.editor = editor;
        self.board.hand = Hand::Idle;
        self.board.pointing = None;
        self.notice = None;
        self.pending = None;
        self.history.writing = None;
    }

    pub(super) fn snapshot(&self) -> UndoState {
        UndoState {
            bytes: bytes(self.tree()),
            games: self.game.all.clone(),
            shown: self.game.shown,
            origin: self.game.origin,
            at: self.game.at,
            page: self.books.page.clone(),
            editor: self.editor.clone(),
            place: self.library_place(),
            out: self.library.out,
        }
    }

    pub(super) fn remember(&mut self) {
        self.history.undo.push(self.snapshot());
        self.forget_first_steps();
        self.history.redo.clear();
        self.history.writing = None;
    }

    /// Forgets the first steps if they are more than undo keeps.
    fn forget_first_steps(&mut self) {
        let undo = &mut self.history.undo;
        let mut bytes = 0;
        let mut kept = 0;
        for (at, step) in undo.iter().enumerate().rev() {
            let later = undo.get(at + 1);
            // Steps that change no game share it.
            if later.is_none_or(|later| !Arc::ptr_eq(later.game(), step.game())) {
                bytes += step.bytes;
            }
            if kept > 0 && (kept == UNDO_STEPS || bytes > UNDO_BYTES) {
                break;
            }
            kept += 1;
        }
        undo.drain(..undo.len() - kept);
    }

    /// Goes one step back, or forward again if `forward`.
    pub(super) fn travel(&mut self, forward: bool, effects: &mut Vec<Effect>) {
        let here = self.snapshot();
        let (from, to) = if forward {
            (&mut self.history.redo, &mut self.history.undo)
        } else {
            (&mut self.history.undo, &mut self.history.redo)
        };
        let Some(undone) = from.pop() else {
            return;
        };
        to.push(here);
        self.game.all = undone.games;
        self.return_to_library(undone.place, undone.out);
        // On undo the library has removed the game already.
        if let Some(place) = undone.out.filter(|_| forward) {
            effects.push(Effect::Library(LibraryRequest::TakeOut { place }));
        }
        self.game.shown = undone.shown;
        self.game.origin = undone.origin;
        self.reopen_book(undone.page, effects);
        self.set_editor(undone.editor);
        // After undo another move may have the same index in the tree, so the names are cleared.
        self.game.last_number += 1;
        self.game.number = self.game.last_number;
        self.game.revision += 1;
        self.game.at = undone.at;
        self.game.position = self.tree().position(self.game.at);
        self.fit_columns();
        self.reread_entry();
    }
}

/// Returns about how many bytes a game takes.
fn bytes(tree: &GameTree) -> usize {
    let words = |texts: &[String]| texts.iter().map(String::len).sum::<usize>();
    let nodes = tree.ids().map(|id| {
        let node = tree.node(id);
        let notes = match **node == Annotations::default() {
            true => 0,
            false => size_of::<Annotations>(),
        };
        size_of::<GameNode>() + notes + words(&node.before) + words(&node.comments)
    });
    words(&tree.comments) + nodes.sum::<usize>()
}

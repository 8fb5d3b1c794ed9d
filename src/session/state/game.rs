//! The games that are there, the shown one, and the states that undo and redo go back to.

use std::sync::Arc;

use crate::game::pgn::Game;
use crate::game::{At, GameTree, NodeId};
use crate::protocol::BookPageView;
use crate::rules::Position;
use crate::session::editor::Editor;

/// The games read together, and the one that is shown.
#[derive(Clone, Debug)]
pub(in crate::session) struct GameState {
    /// All games read together; never empty.
    pub(in crate::session) all: Vec<Arc<Game>>,
    pub(in crate::session) shown: usize,
    pub(in crate::session) at: At,
    /// The position at `at`.
    pub(in crate::session) position: Position,
    /// A number that changes whenever another game is shown, so that values derived from a game can
    /// be dropped.
    pub(in crate::session) number: u64,
    pub(in crate::session) last_number: u64,
    /// The number of the shown game when it was first shown. Undo and redo give a game a new number
    /// and keep its origin.
    pub(in crate::session) origin: u64,
    /// A number that changes whenever the shown game or its folding changes.
    pub(in crate::session) revision: u64,
    pub(in crate::session) folded: Vec<NodeId>,
}

impl Default for GameState {
    fn default() -> GameState {
        GameState {
            all: vec![Arc::new(Game::new(GameTree::default()))],
            shown: 0,
            at: At::Start,
            position: Position::start(),
            number: 0,
            last_number: 0,
            origin: 0,
            revision: 0,
            folded: Vec::new(),
        }
    }
}

/// The states that undo and redo go back to.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct History {
    pub(in crate::session) undo: Vec<UndoState>,
    pub(in crate::session) redo: Vec<UndoState>,
    /// The field being typed in. Typing in one field is one undo step.
    pub(in crate::session) writing: Option<WrittenField>,
}

/// A field beside the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) enum WrittenField {
    /// The comment on a moment, or with `true` before its move.
    Comment(At, bool),
    /// The tag of this name.
    Tag(String),
}

/// A state that undo or redo goes back to.
#[derive(Clone, Debug)]
pub(in crate::session) struct UndoState {
    pub(in crate::session) games: Vec<Arc<Game>>,
    pub(in crate::session) shown: usize,
    /// About how many bytes the shown game takes.
    pub(in crate::session) bytes: usize,
    pub(in crate::session) origin: u64,
    pub(in crate::session) at: At,
    pub(in crate::session) page: Option<Arc<BookPageView>>,
    pub(in crate::session) editor: Option<Box<Editor>>,
    /// The place of these games in the open file.
    pub(in crate::session) place: Option<u32>,
    /// The place they were just removed from.
    pub(in crate::session) out: Option<u32>,
}

impl UndoState {
    /// Returns the shown game.
    pub(in crate::session) fn game(&self) -> &Arc<Game> {
        &self.games[self.shown]
    }
}

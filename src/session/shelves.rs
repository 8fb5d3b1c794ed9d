//! What has been asked of the librarian, and what it has said.

use std::sync::Arc;

use crate::game::GameOpening;
use crate::game::pgn::Game;
use crate::message::{ShelfAsk, ShelfProgress, ShelfQuery, ShelfRow};

/// A file of games that is open, as far as it is on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenShelf {
    pub progress: ShelfProgress,
    /// What is said as long as it is open: which of the files that were opened with it are not in it, or what it was
    /// made of.
    pub left_aside: String,
    /// What is typed in the box.
    pub search: String,
    /// What the rows answer.
    pub query: ShelfQuery,
    /// How many games are found.
    pub found: u32,
    /// Those from [`ShelfQuery::first`] on.
    pub rows: Vec<ShelfRow>,
    /// The words of the search that mean nothing.
    pub unread: Vec<String>,
    /// The place in the file of the game that is shown, if it is one of these.
    pub shown: Option<u32>,
}

/// What has been asked of the librarian, and what is awaited.
#[derive(Clone, Debug, Default)]
pub(super) struct ShelfDesk {
    pub(super) open: Option<Arc<OpenShelf>>,
    /// What the librarian has not been told yet.
    pub(super) asks: Vec<ShelfAsk>,
    /// The rows that are wanted; what answers something else comes too late.
    pub(super) wanted: ShelfQuery,
    /// The game to be shown when it comes.
    pub(super) awaited: Option<u32>,
    /// The place whence the games on the board were taken out, if that was done last.
    pub(super) out: Option<u32>,
    /// Whether a library is being made of games of this one.
    pub(super) making: bool,
    /// The games of the place that is shown, as the librarian has them.
    pub(super) known: Vec<Arc<Game>>,
}

/// What has been asked of openings, and what has been said.
#[derive(Clone, Debug, Default)]
pub(super) struct OpeningDesk {
    /// The state of the game, by its number and revision, that was looked at last.
    pub(super) seen: Option<(u64, u64)>,
    /// What the librarian was asked last, which is also how its answer is known.
    pub(super) evidence: Option<String>,
    /// What it has said, and of which game.
    pub(super) known: Option<(u64, GameOpening)>,
}

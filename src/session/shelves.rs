//! The session's side of the conversation with the library worker.

use std::sync::Arc;

use crate::game::GameOpening;
use crate::game::pgn::Game;
use crate::message::{ShelfAsk, ShelfProgress, ShelfQuery, ShelfRow};

/// An open file of games, as far as it is on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenShelf {
    pub progress: ShelfProgress,
    /// A sentence shown as long as the file is open: the files opened with it that are not in it,
    /// or the library it was made from.
    pub left_aside: String,
    /// The text in the search box.
    pub search: String,
    /// The query that the rows answer.
    pub query: ShelfQuery,
    /// Number of games found.
    pub found: u32,
    /// The rows from [`ShelfQuery::first`] on.
    pub rows: Vec<ShelfRow>,
    /// The words of the search that have no meaning.
    pub unread: Vec<String>,
    /// The place in the file of the shown game, if it is one of the file's.
    pub shown: Option<u32>,
}

/// The requests to the library worker, and the answers awaited.
#[derive(Clone, Debug, Default)]
pub(super) struct ShelfDesk {
    pub(super) open: Option<Arc<OpenShelf>>,
    /// Messages not yet sent to the library worker.
    pub(super) asks: Vec<ShelfAsk>,
    /// The query for the rows that are wanted; an answer to any other comes too late.
    pub(super) wanted: ShelfQuery,
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
pub(super) struct OpeningDesk {
    /// The state of the game last looked at, by its number and revision.
    pub(super) seen: Option<(u64, u64)>,
    /// The last question sent, which also identifies its answer.
    pub(super) evidence: Option<String>,
    /// The last answer, with the number of its game.
    pub(super) known: Option<(u64, GameOpening)>,
}

//! The open file of games, and the answers of the library worker.

use std::sync::Arc;

use crate::game::pgn::Game;
use crate::game::{At, GameOpening};
use crate::protocol::{Comparison, LibraryProgress, LibraryQuery, LibraryRow};

/// The library worker's answers about the shown game. They need no open file.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct GameAnswers {
    pub(in crate::session) opening: OpeningRequests,
    /// The title of the game that was last taken from a file, its number, and the moment it was
    /// opened at.
    pub(in crate::session) taken: Option<(u64, At, String)>,
    /// The comparison of the shown game with the one before it.
    pub(in crate::session) comparison: Option<Arc<Comparison>>,
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
    /// The row that the Tab key reaches, among the games found, from 0.
    pub cursor: u32,
    /// The words of the search that have no meaning.
    pub unread: Vec<String>,
    /// The place in the file of the shown game, if it is one of the file's.
    pub shown: Option<u32>,
}

/// The open file of games, and the answers awaited from the library worker.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct LibrarySession {
    pub(in crate::session) open: Option<Arc<OpenLibrary>>,
    /// The query for the rows that are wanted; an answer to any other comes too late.
    pub(in crate::session) wanted: LibraryQuery,
    /// The place of the game to be shown when it arrives.
    pub(in crate::session) awaited: Option<u32>,
    /// The place the games on the board were removed from, if that was the last change.
    pub(in crate::session) out: Option<u32>,
    /// Whether a library is being made from games of this one.
    pub(in crate::session) making: bool,
    /// The games at the shown place, as the library worker has them.
    pub(in crate::session) known: Vec<Arc<Game>>,
}

/// The requests for names of openings, and the last answer.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct OpeningRequests {
    /// The state of the game last looked at, by its number and revision.
    pub(in crate::session) seen: Option<(u64, u64)>,
    /// The last question sent, which also identifies its answer.
    pub(in crate::session) evidence: Option<String>,
    /// The last answer, with the number of its game.
    pub(in crate::session) known: Option<(u64, GameOpening)>,
}

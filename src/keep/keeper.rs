//! Finds what has changed in a session since it was last written.

use std::sync::Arc;

use super::{GAME, SESSION, game};
use crate::game::pgn::Game;
use crate::keep::record::seal;
use crate::session::Session;

/// Plies that are written before other work gets its turn, which takes some ten milliseconds.
const BATCH: usize = 10_000;

/// What a store holds of a session, so that only changes are written again.
///
/// A session shares its games with the keeper, and changing a game makes a copy of it. So a game is
/// unchanged if it is the same object in memory.
#[derive(Clone, Debug, Default)]
pub struct Keeper {
    games: Vec<Arc<Game>>,
    head: String,
    /// Whether games were passed on since the last session record.
    begun: bool,
}

/// A change to what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// This record is the game of this index.
    Game(usize, String),
    /// There are no games from this index on.
    End(usize),
    /// This record is the session's, and all changes so far must be written together.
    Session(String),
}

impl Keeper {
    /// Passes on what has changed; returns `true` if it must be called again for the rest.
    pub fn step(&mut self, session: &Session, put: &mut dyn FnMut(Change)) -> bool {
        let mut left = BATCH;
        for (at, game) in session.games().iter().enumerate() {
            if self
                .games
                .get(at)
                .is_some_and(|known| Arc::ptr_eq(known, game))
            {
                continue;
            }
            if left == 0 {
                return true;
            }
            left = left.saturating_sub(game.tree.len() + 1);
            put(Change::Game(at, seal(GAME, &game::write(game))));
            self.begun = true;
            match self.games.get_mut(at) {
                Some(place) => place.clone_from(game),
                None => self.games.push(Arc::clone(game)),
            }
        }
        let count = session.games().len();
        if self.games.len() > count || self.head.is_empty() {
            self.games.truncate(count);
            put(Change::End(count));
        }
        let head = session.head();
        if self.begun || head != self.head {
            put(Change::Session(seal(SESSION, &head)));
            self.head = head;
            self.begun = false;
        }
        false
    }
}

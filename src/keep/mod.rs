//! A session as text, to be kept on the device, and back.
//!
//! What is kept is a row of *records*. Each says in its first line what it is and how to tell that it is whole:
//!
//! ```text
//! rank-and-file 1 session 41 5b0c1a77      version, kind, bytes of what follows, check sum
//! shown=0
//! at=22
//! column=0short
//! rank-and-file 1 game 612 c1f09e02
//! [White "Morphy"] …                       the game as PGN
//! ```
//!
//! | kind | what it holds |
//! |---|---|
//! | `session` | which game is shown and where, what is turned, folded, typed, set up: `key=value` lines |
//! | `game` | a game as PGN; lines in front that begin with `%` hold what was not understood of its text |
//! | `backup`, `slot`, `setting`, `aside` | what a [`backup`] has besides |
//!
//! | module | what it does |
//! |---|---|
//! | [`record`] | records in and out, and what can be wrong with them |
//! | `game` | a game as a record |
//! | [`Keeper`] | what of a session has changed since it was last written |
//! | [`backup`] | all that is kept, as one file |
//! | [`LibraryHead`] | what is kept of a library besides its bytes |
//!
//! What a user sees is kept: games with variations, comments, glyphs, marks and doubts, the place, the columns,
//! how the board is turned, what is folded, typed or being set up. What passes is not: the notice, what is in
//! the hand, and the way back by undo. Of a book its game is kept and not its print.

pub mod backup;
mod game;
mod keeper;
mod library;
pub mod record;

pub use keeper::{Change, Keeper};
pub use library::{LibraryFile, LibraryHead, LibraryState};

use crate::game::pgn::Game;
use crate::session::{Restored, Session};
use record::{Damage, Record, records, seal};

/// The kinds of the records that a session is made of.
const SESSION: &str = "session";
const GAME: &str = "game";

/// The whole session as text.
#[must_use]
pub fn write(session: &Session) -> String {
    let mut text = seal(SESSION, &session.head());
    for game in session.games() {
        text.push_str(&seal(GAME, &game::write(game)));
    }
    text
}

/// The session of a text.
///
/// # Errors
/// When nothing in it can be read, or a newer version has written it: what is wrong.
pub fn restore(text: &str) -> Result<Restored, Damage> {
    let (mut head, mut games, mut damage) = (None, Vec::new(), None);
    for record in records(text) {
        match (record.kind, record.damage) {
            (_, Some(Damage::Newer)) => return Err(Damage::Newer),
            (SESSION, None) => head = Some(record.body),
            (GAME, None) => games.push(game::read(record.body)),
            (kind, found) => {
                damage = damage.or(found).or(Some(Damage::Foreign));
                if kind != SESSION {
                    games.extend(saved(&record));
                }
            }
        }
    }
    let expected = head.and_then(Session::games_of_head);
    if head.is_none() && games.is_empty() {
        return Err(damage.unwrap_or(Damage::Foreign));
    }
    if expected != Some(games.len()) {
        damage = damage.or(Some(Damage::Cut));
    }
    let session = Session::of_head(head.unwrap_or_default(), games);
    let trouble = damage.map(Damage::sentence);
    Ok(Restored { session, trouble })
}

/// A game from a damaged record, if it can be read at all.
fn saved(record: &Record<'_>) -> Option<Game> {
    let game = game::salvage(record.body)?;
    (!game.tree.is_empty() || !game.tree.tags.is_empty()).then_some(game)
}

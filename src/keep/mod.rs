//! Writes a session as text to be kept on the device, and reads it back.
//!
//! The text is a sequence of *records*. The first line of each says what the record is and how to
//! check that it is intact:
//!
//! ```text
//! rank-and-file 1 session 36 3939845831    version, kind, bytes of what follows, check sum
//! games=1
//! shown=0
//! at=22
//! column=0short
//! rank-and-file 1 game 612 2853187245
//! [White "Morphy"] …                       the game as PGN
//! ```
//!
//! | kind | what it holds |
//! |---|---|
//! | `session` | which game is shown and where, and what is turned, folded, typed or set up: `key=value` lines |
//! | `game` | a game as PGN; lines at its beginning that start with `%` hold what was not understood of its text |
//! | `backup`, `slot`, `setting`, `aside` | the other records of a [`backup`] |
//!
//! | module | what it does |
//! |---|---|
//! | [`record`] | records, written and read, and what can be wrong with them |
//! | `game` | a game as a record |
//! | [`Keeper`] | the changes of a session since it was last written |
//! | [`backup`] | everything that is kept, as one file |
//! | [`LibraryHead`] | what is kept of a library besides its bytes |
//!
//! All lines of fields, such as the first of a record, are written and read by `session/one_line`.
//!
//! Everything that a user sees is kept: games with variations, comments, glyphs, marks and doubts,
//! the moment, the columns, how the board is turned, and what is folded, typed or being set up.
//! Passing things are not kept: the notice, a piece in the hand, and the steps of undo. The text of
//! a book is kept by the book worker; the record has its key, and its print is made from it again.

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

/// Kind of the record that describes a session.
const SESSION: &str = "session";
/// Kind of the record that holds a game.
const GAME: &str = "game";

/// Returns the complete session as text.
#[must_use]
pub fn write(session: &Session) -> String {
    let mut text = seal(SESSION, &session.head());
    for game in session.games() {
        text.push_str(&seal(GAME, &game::write(game)));
    }
    text
}

/// Reads the session of a text.
///
/// # Errors
/// Returns what is wrong if nothing in the text can be read, or if a newer version wrote it.
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

/// Reads a game from a damaged record, if any of it can be read.
fn saved(record: &Record<'_>) -> Option<Game> {
    let game = game::salvage(record.body)?;
    (!game.tree.is_empty() || !game.tree.tags.is_empty()).then_some(game)
}

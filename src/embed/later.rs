//! What a board needs only where men are moved by hand, and so lies in the part of the program that comes later.

use rank_and_file::screen::standing;
use rank_and_file::session::{Names, Session};

/// How the game stands, in a line.
#[inline(never)]
pub fn status(session: &Session, names: &mut Names) -> String {
    let standing = standing::model(session, names);
    match standing.variant {
        "" => standing.status,
        variant => [variant, ": ", &standing.status].concat(),
    }
}

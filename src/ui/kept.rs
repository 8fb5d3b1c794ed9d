//! The stored session, and the dialog of everything that is stored on the device.
//!
//! | module | what it does |
//! |---|---|
//! | `attend` | writes what has changed, when the keeper asks for it |
//! | `dialog` | shows and edits all that is kept on the device |

mod attend;
mod dialog;

pub use attend::listen;
pub use dialog::{KeptDialog, look, open, restore_backup, save_all, save_damaged};

use super::store::keeper;
use crate::keep::{Keeper, restore};
use crate::session::{Action, Session};

/// The part of the session that is stored on the device.
#[derive(Default)]
pub struct Written {
    /// Tracks which records have changed since they were written.
    keeper: Keeper,
    /// The last error shown and the number of times, because a user who works on may miss it once.
    said: (String, u8),
}

/// Restores a session from its stored text. A damaged text is set aside, and its readable part is
/// restored.
pub fn session(text: &str) -> Session {
    let (mut session, trouble) = match restore(text) {
        Ok(restored) => (restored.session, restored.trouble),
        Err(damage) => (Session::first_visit(), Some(damage.sentence())),
    };
    if let Some(words) = trouble {
        // The readable part will overwrite the damaged text, so that text is set aside first.
        keeper("damaged", "");
        session.apply(Action::Say(words));
    }
    session
}

//! The session kept and found again, and the dialog with all that is kept on the device.
//!
//! | module | what it does |
//! |---|---|
//! | `attend` | writes what has changed, when the keeper asks for it |
//! | `dialog` | all that is kept on the device |

mod attend;
mod dialog;

pub use attend::listen;
pub use dialog::{KeptDialog, look, open, restore_backup, save_all, save_damaged};

use super::store::keeper;
use crate::keep::{Keeper, restore};
use crate::session::{Action, Session};

/// What of the session is kept on the device.
#[derive(Default)]
pub struct Written {
    keeper: Keeper,
    /// The error that was said last, and how often: who goes on at once may not have seen it.
    said: (String, u8),
}

/// The session of a text that was kept. If it is damaged, what can be read of it; the text is set aside.
pub fn session(text: &str) -> Session {
    let (mut session, trouble) = match restore(text) {
        Ok(restored) => (restored.session, restored.trouble),
        Err(damage) => (Session::first_visit(), Some(damage.sentence())),
    };
    if let Some(words) = trouble {
        // What can be read then takes the place of what cannot.
        keeper("damaged", "");
        session.apply(Action::Say(words));
    }
    session
}

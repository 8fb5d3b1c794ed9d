//! The session kept and found again, and the dialog with all that is kept on the device.
//!
//! ```text
//! Desk::act → store::changed → a moment later the event "keep" → attend → what has changed, as records
//! ```

mod dialog;

pub use dialog::KeptDialog;

use leptos::prelude::*;

use super::desk::Desk;
use super::store::keeper;
use crate::keep::{Change, Keeper, restore};
use crate::session::{Action, Session};

/// So often the same error is said.
const SAID: u8 = 3;

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

/// Says why nothing could be written, or writes what has changed.
pub fn attend(desk: Desk) {
    let failed = keeper("failed", "").as_string().unwrap_or_default();
    if failed.is_empty() {
        if write(desk) {
            // The rest has to wait until others had their turn.
            keeper("changed", "");
        }
        return;
    }
    let mut often = 0;
    desk.written.update_value(|written| {
        // Nothing of what was handed over is known to be kept.
        written.keeper = Keeper::default();
        if written.said.0 != failed {
            written.said = (failed.clone(), 0);
        }
        often = written.said.1;
        written.said.1 = often.saturating_add(1);
    });
    if often < SAID {
        desk.act(Action::Say(why(&failed)));
    }
}

/// Hands over what has changed; `true` if that was not all.
fn write(desk: Desk) -> bool {
    let mut more = false;
    desk.now(|session| {
        desk.written.update_value(|written| {
            more = written.keeper.step(session, &mut |change| {
                match change {
                    Change::Game(at, text) => keeper(&at.to_string(), &text),
                    Change::End(count) => keeper(&count.to_string(), ""),
                    Change::Session(text) => keeper("keep", &text),
                };
            });
        });
    });
    more
}

/// What a browser's error means for the user.
fn why(error: &str) -> String {
    let what = match error {
        "QuotaExceededError" => "The browser has no room left for this page",
        "SecurityError" | "InvalidStateError" => "This browser lets the page keep nothing",
        _ => "The browser did not keep the last changes",
    };
    [what, ". Export saves the game."].concat()
}

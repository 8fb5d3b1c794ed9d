//! What has changed is written when the keeper asks for it.
//!
//! ```text
//! Desk::act → store::changed → a moment later the event "keep" → attend → what has changed, as records
//! ```

use gloo_events::EventListener;
use leptos::prelude::*;

use crate::keep::{Change, Keeper};
use crate::session::Action;
use crate::ui::desk::Desk;
use crate::ui::say;
use crate::ui::store::keeper;

/// So often the same error is said.
const SAID: u8 = 3;

/// Looks after the store whenever the keeper asks for it.
pub fn listen(desk: Desk) {
    if let Some(window) = web_sys::window() {
        // For as long as the page is there.
        EventListener::new(&window, "keep", move |_| attend(desk)).forget();
    }
}

/// Says why nothing could be written, or writes what has changed.
fn attend(desk: Desk) {
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
        desk.act(Action::Say(say::not_kept(&failed)));
    }
}

/// Hands over what has changed; `true` if that was not all.
pub fn write(desk: Desk) -> bool {
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

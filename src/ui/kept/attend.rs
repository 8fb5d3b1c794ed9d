//! What has changed is written when the keeper asks for it.
//!
//! ```text
//! AppState::act → store::changed → a moment later the event "keep" → attend → what has changed, as records
//! ```

use gloo_events::EventListener;
use leptos::prelude::*;

use crate::keep::{Change, Keeper};
use crate::session::Action;
use crate::ui::app_state::AppState;
use crate::ui::say;
use crate::ui::store::keeper;

/// So often the same error is said.
const SAID: u8 = 3;

/// Looks after the store whenever the keeper asks for it.
pub fn listen(app: AppState) {
    if let Some(window) = web_sys::window() {
        // For as long as the page is there.
        EventListener::new(&window, "keep", move |_| attend(app)).forget();
    }
}

/// Says why nothing could be written, or writes what has changed.
fn attend(app: AppState) {
    let failed = keeper("failed", "").as_string().unwrap_or_default();
    if failed.is_empty() {
        if write(app) {
            // The rest has to wait until others had their turn.
            keeper("changed", "");
        }
        return;
    }
    let mut often = 0;
    app.written.update_value(|written| {
        // Nothing of what was handed over is known to be kept.
        written.keeper = Keeper::default();
        if written.said.0 != failed {
            written.said = (failed.clone(), 0);
        }
        often = written.said.1;
        written.said.1 = often.saturating_add(1);
    });
    if often < SAID {
        app.act(Action::Say(say::not_kept(&failed)));
    }
}

/// Hands over what has changed; `true` if that was not all.
pub fn write(app: AppState) -> bool {
    let mut more = false;
    app.now(|session| {
        app.written.update_value(|written| {
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

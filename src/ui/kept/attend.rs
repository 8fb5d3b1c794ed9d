//! Writes what has changed, when the keeper asks for it.
//!
//! ```text
//! AppState::act → kept::changed → a moment later the event "keep" → attend → what has changed, as records
//! ```

use gloo_events::EventListener;
use leptos::prelude::*;

use super::keeper;
use crate::keep::{Change, Keeper};
use crate::session::Action;
use crate::ui::app_state::AppState;
use crate::ui::say;

/// Number of times that the same error is shown.
const SAID: u8 = 3;

/// Listens for the keeper's event "keep".
pub fn listen(app: AppState) {
    if let Some(window) = web_sys::window() {
        // The listener lives as long as the page.
        EventListener::new(&window, "keep", move |_| attend(app)).forget();
    }
}

/// Writes what has changed, or reports why the last write failed.
fn attend(app: AppState) {
    let failed = keeper("failed", "").as_string().unwrap_or_default();
    if failed.is_empty() {
        if write(app) {
            // The rest is written at the next event, so that the page stays responsive.
            keeper("changed", "");
        } else if !app.is_opening() {
            keeper("opened", "");
        }
        return;
    }
    let mut often = 0;
    app.written.update_value(|written| {
        // It is not known what was stored, so everything is written again.
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

/// Passes changed records to the keeper; returns `true` if more remain.
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

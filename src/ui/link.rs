//! Opens the game in the page's address, at the start and whenever the address changes.

use gloo_events::EventListener;

use super::app_state::AppState;
use super::browser;
use crate::session::{Action, OpenAction};

/// Opens the game in the address, and listens for new addresses as long as the page exists.
pub fn listen(app: AppState) {
    let follow = move || {
        if let Some(fragment) = browser::take_fragment() {
            app.act(Action::Open(OpenAction::Link(fragment)));
        }
    };
    follow();
    if let Some(window) = web_sys::window() {
        EventListener::new(&window, "hashchange", move |_| follow()).forget();
    }
}

//! The game in the address: opened when the page starts, and whenever the address is given another.

use gloo_events::EventListener;

use super::app_state::AppState;
use super::browser;
use crate::session::Action;

/// Opens the game of the address, and listens for others as long as the page is there.
pub fn listen(app: AppState) {
    let follow = move || {
        if let Some(fragment) = browser::take_fragment() {
            app.act(Action::Follow(fragment));
        }
    };
    follow();
    if let Some(window) = web_sys::window() {
        EventListener::new(&window, "hashchange", move |_| follow()).forget();
    }
}

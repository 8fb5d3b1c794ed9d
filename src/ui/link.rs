//! The game in the address: opened when the page starts, and whenever the address is given another.

use gloo_events::EventListener;

use super::browser;
use super::desk::Desk;
use crate::session::Action;

/// Opens the game of the address, and listens for others as long as the page is there.
pub fn listen(desk: Desk) {
    let follow = move || {
        if let Some(fragment) = browser::take_fragment() {
            desk.act(Action::Follow(fragment));
        }
    };
    follow();
    if let Some(window) = web_sys::window() {
        EventListener::new(&window, "hashchange", move |_| follow()).forget();
    }
}

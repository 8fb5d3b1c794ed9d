//! The game in the address: opened when the page starts, and whenever the address is given another.

use gloo_events::EventListener;
use leptos::prelude::*;

use super::browser;
use super::desk::Desk;
use crate::session::Action;

/// Opens the game of the address, and listens for others as long as the component that asks for it lives.
pub fn listen(desk: Desk) {
    let follow = move || {
        if let Some(fragment) = browser::take_fragment() {
            desk.act(Action::Follow(fragment));
        }
    };
    follow();
    let Some(window) = web_sys::window() else {
        return;
    };
    let listener = EventListener::new(&window, "hashchange", move |_| follow());
    let listener = StoredValue::new_local(Some(listener));
    on_cleanup(move || listener.update_value(|listener| drop(listener.take())));
}

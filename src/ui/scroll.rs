//! Keeps the current move in view of what scrolls.

use gloo_events::EventListener;
use leptos::prelude::*;

use super::browser;
use crate::dom;

/// Keeps the current move in view when the window takes another size, as on a phone that is turned.
pub fn follow_the_window() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let show = |_: &web_sys::Event| {
        for scrolls in [".sheet-scroll", ".leaf"] {
            if let Some(scrolls) = browser::find(scrolls) {
                request_animation_frame(move || dom::show_current(&scrolls));
            }
        }
    };
    // The page lives as long as its window.
    EventListener::new(&window, "resize", show).forget();
}

/// Scrolls a part of the page to its marked move with the next frame: asking for places makes the browser lay out the
/// page, so all else is drawn first.
pub fn show_current(part: &web_sys::Element, scrolls: &str) {
    if let Some(scrolls) = dom::find(part, scrolls) {
        request_animation_frame(move || dom::show_current(&scrolls));
    }
}

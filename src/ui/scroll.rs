//! Keeps the current move in view in the parts of the page that scroll.

use gloo_events::EventListener;
use leptos::prelude::*;

use super::browser;
use crate::dom;

/// Keeps the current move in view when the window is resized, for example when a phone is turned.
pub fn follow_the_window() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let show = |_: &web_sys::Event| {
        for scrolls in [".sheet-scroll", ".book-page"] {
            if let Some(scrolls) = browser::find(scrolls) {
                request_animation_frame(move || dom::show_current(&scrolls));
            }
        }
    };
    // The page lives as long as its window.
    EventListener::new(&window, "resize", show).forget();
}

/// Scrolls a part of the page to its marked move in the next frame. Measuring forces the browser to
/// lay out the page, so all else is drawn first.
pub fn show_current(part: &web_sys::Element, scrolls: &str) {
    if let Some(scrolls) = dom::find(part, scrolls) {
        request_animation_frame(move || dom::show_current(&scrolls));
    }
}

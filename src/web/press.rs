//! Listens for presses in the elements of a component.

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{Element, Event};

/// Events that may be a press.
const PRESSES: [&str; 4] = ["click", "keydown", "change", "input"];

/// Hands every event in the element that may be a press to `hear`, for as long as the element
/// exists.
pub fn on_presses(element: &Element, hear: impl Fn(&Event) + Copy + 'static) {
    for name in PRESSES {
        // Not passive, because a key that presses a button must not scroll the page too.
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(element, name, options, hear).forget();
    }
}

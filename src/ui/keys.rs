//! Keys that work anywhere on the page, except where a text is typed or the board has the keyboard.
//!
//! | key | what it does |
//! |---|---|
//! | ← → | a move back or on |
//! | Home, End | to the start, to the end of the line |
//! | ↑ ↓ | the variation before or after |
//! | `f` | turns the board |
//! | `n`, `p` | the next doubtful move of a book, or the one before |
//! | `/` | to the entry box |
//! | Ctrl+Z, Ctrl+Shift+Z | undo, redo |

use gloo_events::{EventListener, EventListenerOptions};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::browser;
use super::desk::Desk;
use crate::session::Action;

/// Listens as long as the component that asks for it lives.
pub fn listen(desk: Desk) {
    let Some(window) = web_sys::window() else {
        return;
    };
    // Not passive, since a key that is ours must not scroll the page as well.
    let options = EventListenerOptions::enable_prevent_default();
    let listener = EventListener::new_with_options(&window, "keydown", options, move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && !is_taken(event)
            && act(desk, event)
        {
            event.prevent_default();
        }
    });
    let listener = StoredValue::new_local(Some(listener));
    on_cleanup(move || listener.update_value(|listener| drop(listener.take())));
}

/// Whether the key belongs to a field, a dialog or something that has used it.
fn is_taken(event: &KeyboardEvent) -> bool {
    let in_field = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|element| {
            element
                .closest("textarea, input, select, dialog, .promotion")
                .is_ok_and(|e| e.is_some())
        });
    in_field || event.default_prevented() || event.alt_key()
}

fn act(desk: Desk, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    let action = match (command, event.key().as_str()) {
        (true, "z") => Action::Undo,
        (true, "Z" | "y") => Action::Redo,
        (false, "ArrowLeft") => Action::Previous,
        (false, "ArrowRight") => Action::Next,
        (false, "ArrowUp") => Action::Sibling(-1),
        (false, "ArrowDown") => Action::Sibling(1),
        (false, "Home") => Action::First,
        (false, "End") => Action::Last,
        (false, "n") => Action::Doubt(true),
        (false, "p") => Action::Doubt(false),
        (false, "f") => Action::Flip,
        (false, "Escape") => Action::Cancel,
        (false, "/") => {
            browser::focus_on("#typed");
            return true;
        }
        _ => return false,
    };
    desk.act(action);
    true
}

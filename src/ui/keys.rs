//! Keys that work anywhere on the page, except in fields, menus and dialogs, and except keys that
//! the board has used.
//!
//! | key | what it does |
//! |---|---|
//! | any of [`KEYS`](crate::view::KEYS) | what that table says |
//! | arrows, Home, End in the empty entry box | steps through the game |
//! | arrows, Escape in the fields of a note | goes to another glyph, closes the fields |

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::app_state::AppState;
use super::{menu, requests};
use crate::dom::{self, closest, target};
use crate::view::{self, KeyPress, Press};
use crate::web::browser;

/// Listens for keys as long as the page exists.
pub fn listen(app: AppState) {
    let Some(window) = web_sys::window() else {
        return;
    };
    // The listener is not passive, because a key that is used here must not scroll the page too.
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window, "keydown", options, move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && (menu::key(app, event)
                || in_note(app, event)
                || !is_taken(app, event) && act(app, event))
        {
            event.prevent_default();
        }
    })
    .forget();
}

/// Handles a key in the fields of the open note: Escape closes them, and the arrow keys move between
/// the glyphs. Keys that would step through the game do nothing there. Returns whether the key was
/// used.
fn in_note(app: AppState, event: &KeyboardEvent) -> bool {
    let Some(at) = target(event).filter(|at| closest(at, ".note").is_some()) else {
        return false;
    };
    let key = event.key();
    let to = match key.as_str() {
        "Escape" if !event.is_composing() => {
            requests::close_note(app);
            return true;
        }
        _ if dom::in_game(&key).is_none() || closest(&at, "textarea").is_some() => return false,
        "ArrowLeft" => at.previous_element_sibling(),
        "ArrowRight" => at.next_element_sibling(),
        _ => None,
    };
    if let Some(to) = to {
        dom::focus(&to);
    }
    true
}

/// Returns whether the key belongs to a field or a dialog, or has been used already.
fn is_taken(app: AppState, event: &KeyboardEvent) -> bool {
    let fields = "textarea, input, select, dialog, .promotion, .menu";
    let target = target(event);
    let in_field = target
        .as_ref()
        .is_some_and(|it| closest(it, fields).is_some());
    // The empty entry box has no text to move in, and a game has often just been entered there.
    let steps = target.is_some_and(|it| it.id() == "typed")
        && app.now(|session| session.entry().text.is_empty())
        && dom::in_game(&event.key()).is_some();
    in_field && !steps || event.default_prevented() || event.alt_key()
}

/// Does what the key stands for; returns `false` if it stands for nothing.
fn act(app: AppState, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    let Some(does) = view::of_key(&event.key(), command) else {
        return false;
    };
    match does {
        KeyPress::Press(Press::Do(action)) => app.act(action.clone()),
        KeyPress::Press(Press::Ask(request)) => requests::answer(app, request.clone(), event),
        KeyPress::Press(Press::Study(_) | Press::Practice(_)) => return false,
        KeyPress::Focus(field) => browser::focus_on(field),
    }
    true
}

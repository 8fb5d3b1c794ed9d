//! Keys that work anywhere on the page, except where a text is typed or the board has the keyboard.
//!
//! | key | what it does |
//! |---|---|
//! | any of [`KEYS`](crate::view::KEYS) | as that table has it |
//! | arrows, Home, End in the empty entry box | steps through the game, as elsewhere |

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::app_state::AppState;
use super::{browser, menu, requests};
use crate::dom::{self, closest, target};
use crate::session::Action;
use crate::view::{self, Request};

/// Listens as long as the page is there.
pub fn listen(app: AppState) {
    let Some(window) = web_sys::window() else {
        return;
    };
    // Not passive, since a key that is ours must not scroll the page as well.
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window, "keydown", options, move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && (menu::key(app, event) || !is_taken(app, event) && act(app, event))
        {
            event.prevent_default();
        }
    })
    .forget();
}

/// Whether the key belongs to a field, a dialog or something that has used it.
fn is_taken(app: AppState, event: &KeyboardEvent) -> bool {
    let fields = "textarea, input, select, dialog, .promotion, .menu";
    let target = target(event);
    let in_field = target
        .as_ref()
        .is_some_and(|it| closest(it, fields).is_some());
    // In the empty entry box there is nothing to go through, and the game has just been entered there.
    let steps = target.is_some_and(|it| it.id() == "typed")
        && app.now(|session| session.entry().text.is_empty())
        && dom::in_game(&event.key()).is_some();
    in_field && !steps || event.default_prevented() || event.alt_key()
}

fn act(app: AppState, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    let Some(does) = view::of_key(&event.key(), command) else {
        return false;
    };
    if let Some(request) = Request::parse(does) {
        requests::answer(app, request, event);
    } else if let Some(action) = Action::parse(does) {
        app.act(action);
    } else {
        browser::focus_on(does);
    }
    true
}

//! Keys that work anywhere on the page, except where a text is typed or the board has the keyboard; and those of the
//! box in which moves are typed.
//!
//! | key | what it does |
//! |---|---|
//! | any of [`KEYS`](crate::view::KEYS) | as that table has it |
//! | Enter, Escape in the entry box | what is typed is meant; nothing is typed |
//! | arrows, Home, End in the empty entry box | steps through the game, as elsewhere |
//! | Enter, Escape in the box for what is printed | what is typed is printed; back to the print |

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::desk::Desk;
use super::{browser, dialogs, menu};
use crate::dom::{closest, target};
use crate::session::Action;
use crate::view::{self, Request};

/// Listens as long as the page is there.
pub fn listen(desk: Desk) {
    let Some(window) = web_sys::window() else {
        return;
    };
    // Not passive, since a key that is ours must not scroll the page as well.
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window, "keydown", options, move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && (menu::key(desk, event)
                || typed(desk, event)
                || !is_taken(desk, event) && act(desk, event))
        {
            event.prevent_default();
        }
    })
    .forget();
}

/// Whether it is a key of the entry box, or of that for what is printed, that means more than its letter.
fn typed(desk: Desk, event: &KeyboardEvent) -> bool {
    let field = target(event).map(|it| it.id()).unwrap_or_default();
    let prints = field == "reprint";
    if !prints && field != "typed" {
        return false;
    }
    let action = match event.key().as_str() {
        "Enter" if !event.shift_key() && !event.is_composing() => {
            if prints {
                Action::Correct
            } else {
                Action::Enter
            }
        }
        "Escape" if !prints => Action::Type(String::new()),
        "Escape" => Action::Cancel,
        _ => return false,
    };
    let stays = !prints || action == Action::Correct;
    desk.act(action);
    // What was refused stays to be mended.
    let refused = desk.now(|session| session.notice().is_some_and(|notice| notice.refusal));
    if prints && !(stays && refused) {
        browser::focus_on(".print.current");
    }
    true
}

/// Whether the key belongs to a field, a dialog or something that has used it.
fn is_taken(desk: Desk, event: &KeyboardEvent) -> bool {
    let fields = "textarea, input, select, dialog, .promotion, .menu";
    let target = target(event);
    let in_field = target
        .as_ref()
        .is_some_and(|it| closest(it, fields).is_some());
    // In the empty entry box there is nothing to go through, and the game has just been entered there.
    let steps = target.is_some_and(|it| it.id() == "typed")
        && desk.now(|session| session.entry().text.is_empty())
        && [
            "ArrowLeft",
            "ArrowRight",
            "ArrowUp",
            "ArrowDown",
            "Home",
            "End",
        ]
        .contains(&event.key().as_str());
    in_field && !steps || event.default_prevented() || event.alt_key()
}

fn act(desk: Desk, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    let Some(does) = view::of_key(&event.key(), command) else {
        return false;
    };
    if let Some(request) = Request::parse(does) {
        dialogs::answer(desk, request, event);
    } else if let Some(action) = Action::parse(does) {
        desk.act(action);
    } else {
        browser::focus_on(does);
    }
    true
}

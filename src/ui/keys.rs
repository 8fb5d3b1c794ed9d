//! Keys that work anywhere on the page, except where a text is typed or the board has the keyboard; and those of the
//! box in which moves are typed.
//!
//! | key | what it does |
//! |---|---|
//! | ← → ↑ ↓ Home End Escape | as [`dom::in_game`] has it |
//! | `f` | turns the board |
//! | `n`, `p` | the next doubtful move of a book, or the one before |
//! | `y`, `o` | a doubtful move is right as read; it is the next of its readings |
//! | `t` | to the box for what is printed in a book |
//! | `/` | to the entry box |
//! | Ctrl+Z, Ctrl+Shift+Z | undo, redo |
//! | Enter, Escape in the entry box | what is typed is meant; nothing is typed |
//! | Enter, Escape in the box for what is printed | what is typed is printed; back to the print |

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::browser;
use super::desk::Desk;
use crate::dom::{self, closest, target};
use crate::session::Action;

/// Listens as long as the page is there.
pub fn listen(desk: Desk) {
    let Some(window) = web_sys::window() else {
        return;
    };
    // Not passive, since a key that is ours must not scroll the page as well.
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window, "keydown", options, move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && (typed(desk, event) || !is_taken(event) && act(desk, event))
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
fn is_taken(event: &KeyboardEvent) -> bool {
    let fields = "textarea, input, select, dialog, .promotion";
    let in_field = target(event).is_some_and(|it| closest(&it, fields).is_some());
    in_field || event.default_prevented() || event.alt_key()
}

fn act(desk: Desk, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    let action = match (command, event.key().as_str()) {
        (true, "z") => Some(Action::Undo),
        (true, "Z" | "y") => Some(Action::Redo),
        (true, _) => None,
        (false, "n") => Some(Action::Doubt(true)),
        (false, "p") => Some(Action::Doubt(false)),
        (false, "f") => Some(Action::Flip),
        (false, "y") => Some(Action::AsRead),
        (false, "o") => Some(Action::OtherReading),
        (false, "t" | "/") => {
            let book = event.key() == "t";
            browser::focus_on(if book { "#reprint" } else { "#typed" });
            return true;
        }
        (false, key) => dom::in_game(key),
    };
    let acts = action.is_some();
    action.into_iter().for_each(|action| desk.act(action));
    acts
}

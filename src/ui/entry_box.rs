//! The box in which moves and scores are typed.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::app_state::AppState;
use super::press::press;
use crate::dom::target;
use crate::session::{Action, EntryAction};
use crate::view;

/// The entry box at the foot of the column.
#[component]
pub fn EntryBox(app: AppState, hidden: Signal<bool>) -> impl IntoView {
    view! {
        <div
            class="entry-place"
            hidden=hidden
            use:press=app
            on:keydown=move |event| typed(app, &event)
        >
            {move || app.see(|session| view::entry(session.entry(), app.rested.get()))}
        </div>
    }
}

/// Handles Enter, which enters the typed text, and Escape, which clears the box.
fn typed(app: AppState, event: &KeyboardEvent) {
    if target(event).is_none_or(|it| it.id() != "typed") {
        return;
    }
    let action = match event.key().as_str() {
        "Enter" if !event.shift_key() && !event.is_composing() => Action::Entry(EntryAction::Enter),
        "Escape" => Action::Entry(EntryAction::Type(String::new())),
        _ => return,
    };
    event.prevent_default();
    app.act(action);
}

//! A page of a book, with the move on the board marked in it.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::browser;
use super::desk::Desk;
use super::press::press;
use super::scroll::show_current;
use crate::dom::{self, target};
use crate::session::Action;
use crate::view;

/// The panel of the tab Book.
#[component]
pub fn BookPage(desk: Desk, hidden: Signal<bool>) -> impl IntoView {
    let panel = NodeRef::<Div>::new();
    let drawn = Trigger::new();
    let draw = move || {
        drawn.notify();
        desk.book
            .with(|(leaf, list, sift)| view::book(leaf.as_deref(), list, *sift))
    };
    Effect::new(move || {
        drawn.track();
        let at = desk.at.get();
        if let Some(panel) = panel.get()
            && dom::find(&panel, ".leaf").is_some()
        {
            dom::mark(&panel, at);
            dom::rove(&panel);
            show_current(&panel, ".leaf");
        }
    });
    view! {
        <div
            class="panel"
            id="panel-book"
            role="tabpanel"
            aria-labelledby="tab-book"
            hidden=hidden
            node_ref=panel
            use:press=desk
            on:keydown=move |event| typed(desk, &event)
        >
            {draw}
        </div>
    }
}

/// Takes Enter and Escape in the box for what is printed.
fn typed(desk: Desk, event: &KeyboardEvent) {
    if target(event).is_none_or(|it| it.id() != "reprint") {
        return;
    }
    let action = match event.key().as_str() {
        "Enter" if !event.shift_key() && !event.is_composing() => Action::Correct,
        "Escape" => Action::Cancel,
        _ => return,
    };
    event.prevent_default();
    let corrects = action == Action::Correct;
    desk.act(action);
    // A text that was refused keeps the keyboard, to be mended.
    let refused = desk.now(|session| session.notice().is_some_and(|notice| notice.refusal));
    if !(corrects && refused) {
        browser::focus_on(".print.current");
    }
}

//! A page of a book, with the current move marked in it.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::app_state::AppState;
use super::press::press;
use crate::dom::{self, target};
use crate::session::{Action, BoardAction, BookAction};
use crate::view;
use crate::web::browser;

/// The panel of the tab Book.
#[component]
pub fn BookPage(app: AppState, hidden: Signal<bool>) -> impl IntoView {
    let panel = NodeRef::<Div>::new();
    let drawn = Trigger::new();
    let draw = move || {
        drawn.notify();
        app.book
            .with(|(page, list, filter)| view::book(page.as_deref(), list, *filter))
    };
    Effect::new(move || {
        drawn.track();
        let at = app.at.get();
        if let Some(panel) = panel.get()
            && dom::find(&panel, ".book-page").is_some()
        {
            dom::mark(&panel, at);
            dom::rove(&panel, ".print");
            browser::show_current(&panel, ".book-page");
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
            use:press=app
            on:keydown=move |event| typed(app, &event)
        >
            {draw}
        </div>
    }
}

/// Handles Enter and Escape in the box that corrects the printed text.
fn typed(app: AppState, event: &KeyboardEvent) {
    if target(event).is_none_or(|it| it.id() != "reprint") {
        return;
    }
    let action = match event.key().as_str() {
        "Enter" if !event.shift_key() && !event.is_composing() => Action::Book(BookAction::Correct),
        "Escape" => Action::Board(BoardAction::Cancel),
        _ => return,
    };
    event.prevent_default();
    let corrects = action == Action::Book(BookAction::Correct);
    app.act(action);
    // After a refusal the box stays focused, so that the text can be corrected.
    let refused = app.now(|session| session.notice().is_some_and(|notice| notice.refusal));
    if !(corrects && refused) {
        browser::focus_on(".print.current");
    }
}

//! The library: the list of games in the opened files, with search and sorting.

use leptos::prelude::*;
use web_sys::Event;

use super::app_state::AppState;
use super::press::press;
use crate::dom::{self, target};
use crate::session::{Action, LibraryAction};
use crate::view;

/// The panel of the tab Library.
#[component]
pub fn GameList(app: AppState, hidden: Signal<bool>) -> impl IntoView {
    view! {
        <div
            class="panel"
            id="panel-library"
            role="tabpanel"
            aria-labelledby="tab-library"
            hidden=hidden
            use:press=app
            on:scroll:capture=move |event| scrolled(app, &event)
        >
            {move || app.library.with(|open| view::library(open.as_deref()))}
        </div>
    }
}

/// Requests the rows that the scrolled list now shows.
fn scrolled(app: AppState, event: &Event) {
    let Some(list) = target(event).filter(|it| it.has_attribute("data-scrolls")) else {
        return;
    };
    // Every row is as high as the row of column headings.
    let row = dom::find(&list, "thead")
        .map_or(0, |head| head.client_height())
        .max(1);
    app.act(Action::Library(LibraryAction::Scroll(
        (list.scroll_top() / row).unsigned_abs(),
    )));
}

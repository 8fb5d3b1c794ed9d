//! The library: the list of the games of files, searched and sorted.

use leptos::prelude::*;
use web_sys::Event;

use super::desk::Desk;
use super::press::press;
use crate::dom::{self, target};
use crate::session::Action;
use crate::view;

/// The panel of the tab Library.
#[component]
pub fn GameList(desk: Desk, hidden: Signal<bool>) -> impl IntoView {
    view! {
        <div
            class="panel"
            id="panel-library"
            role="tabpanel"
            aria-labelledby="tab-library"
            hidden=hidden
            use:press=desk
            on:scroll:capture=move |event| scrolled(desk, &event)
        >
            {move || desk.shelf.with(|open| view::shelf(open.as_deref()))}
        </div>
    }
}

/// Asks for the rows that are seen where the list was scrolled.
fn scrolled(desk: Desk, event: &Event) {
    let Some(list) = target(event).filter(|it| it.has_attribute("data-scrolls")) else {
        return;
    };
    // Every row is as high as the headings of the columns.
    let row = dom::find(&list, "thead")
        .map_or(0, |head| head.client_height())
        .max(1);
    desk.act(Action::Scroll((list.scroll_top() / row).unsigned_abs()));
}

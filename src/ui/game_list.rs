//! The library: the list of games in the opened files, with search and sorting.
//!
//! The list is one stop of the Tab key: the row of the session's cursor. Rows out of view are not
//! in the page, so the scrolling list has the focus until its row is drawn.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::{Element, Event, KeyboardEvent};

use super::app_state::AppState;
use super::browser;
use super::press::press;
use crate::dom::{self, closest, target};
use crate::session::{Action, LibraryAction};
use crate::view;

/// Selector of the scrolling list.
const LIST: &str = ".library-scroll";

/// Selector of the rows of games.
const ROWS: &str = ".games tbody";

/// The panel of the tab Library.
#[component]
pub fn GameList(app: AppState, hidden: Signal<bool>) -> impl IntoView {
    let panel = NodeRef::<Div>::new();
    let drawn = Trigger::new();
    let held = StoredValue::new(false);
    let draw = move || {
        drawn.notify();
        // The row with the focus may be one of those that are no longer drawn.
        held.set_value(browser::is_there(
            ".library-scroll:focus, .games tbody :focus",
        ));
        app.library.with(|open| view::library(open.as_deref()))
    };
    Effect::new(move || {
        drawn.track();
        let list = panel.get().and_then(|panel| dom::find(&panel, LIST));
        if let Some(list) = list.filter(|_| held.get_value()) {
            focus_cursor(&list);
        }
    });
    view! {
        <div
            class="panel"
            id="panel-library"
            role="tabpanel"
            aria-labelledby="tab-library"
            hidden=hidden
            node_ref=panel
            use:press=app
            on:scroll:capture=move |event| scrolled(app, &event)
            on:keydown=move |event| key(app, &event)
            on:focusin=move |event| entered(app, &event)
            // As on the board, a press with the mouse does not move the focus here, so that the
            // arrow keys step through the game that it opens.
            on:mousedown=|event| {
                if target(&event).is_some_and(|at| closest(&at, ROWS).is_some()) {
                    event.prevent_default();
                    browser::blur();
                }
            }
        >
            {draw}
        </div>
    }
}

/// Returns the height of a row in CSS pixels. Every row is as high as the row of column headings.
fn row_height(list: &Element) -> f64 {
    let head = dom::find(list, "thead");
    head.map_or(0.0, |head| head.get_bounding_client_rect().height())
        .max(1.0)
}

/// Requests the rows that the scrolled list now shows.
fn scrolled(app: AppState, event: &Event) {
    let Some(list) = target(event).filter(|it| it.has_attribute("data-scrolls")) else {
        return;
    };
    let first = f64::from(list.scroll_top()) / row_height(&list);
    app.act(Action::Library(LibraryAction::Scroll(first as u32)));
}

/// Handles a key in the list, or the arrow key that leads into it from the search box.
fn key(app: AppState, event: &KeyboardEvent) {
    let held = event.shift_key() || event.ctrl_key() || event.alt_key() || event.meta_key();
    let Some(at) = target(event).filter(|_| !held) else {
        return;
    };
    let list = closest(&at, ".library").and_then(|library| dom::find(&library, LIST));
    let (Some(list), Some(cursor)) = (list, cursor_row(app)) else {
        return;
    };
    let key = event.key();
    if at.id() == "search" && key == "ArrowDown" {
        event.prevent_default();
        show_row(&list, cursor);
        focus_cursor(&list);
    } else if at == list || closest(&at, ROWS).is_some() {
        let in_view = f64::from(list.client_height()) / row_height(&list);
        let page = (in_view as u32).saturating_sub(2).max(1);
        let Some(row) = dom::in_list(&key, cursor, page) else {
            return;
        };
        event.prevent_default();
        app.act(Action::Library(LibraryAction::Walk(row)));
        show_row(&list, cursor_row(app).unwrap_or_default());
    }
}

/// Moves the cursor to the row that has got the focus, for example by a screen reader.
fn entered(app: AppState, event: &Event) {
    let row = target(event).and_then(|at| closest(&at, ".games tbody tr"));
    let index = row.and_then(|row| row.get_attribute("aria-rowindex")?.parse::<u32>().ok());
    // The row of headings is the first.
    let row = index.and_then(|index| index.checked_sub(2));
    if let Some(row) = row.filter(|row| cursor_row(app) != Some(*row)) {
        app.act(Action::Library(LibraryAction::Walk(row)));
    }
}

/// Returns the row of the cursor; `None` if no library is open.
fn cursor_row(app: AppState) -> Option<u32> {
    app.now(|session| session.library().map(|open| open.cursor))
}

/// Scrolls the list until a row is in view below the headings.
fn show_row(list: &Element, row: u32) {
    let height = row_height(list);
    let top = f64::from(row) * height;
    let bottom = top + 2.0 * height - f64::from(list.client_height());
    let now = f64::from(list.scroll_top());
    list.set_scroll_top(now.max(bottom.ceil()).min(top) as i32);
}

/// Focuses the row of the cursor, or the list if that row is not drawn.
fn focus_cursor(list: &Element) {
    let row = dom::find(list, ".games tbody [tabindex='0']");
    dom::focus(row.as_ref().unwrap_or(list));
}

//! The list of games in the opened files, and that of the games of a book.
//!
//! Each list is one stop of the Tab key: the row of the session's cursor. Rows out of view are not
//! in the page, so the scrolling list has the focus until its row is drawn.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::{Element, Event, KeyboardEvent};

use super::app_state::AppState;
use super::press::press;
use crate::dom::{self, closest, target};
use crate::protocol::LibraryQuery;
use crate::session::{Action, BookAction, BookFilter, LibraryAction, Session};
use crate::view::{self, Tab};
use crate::web::browser;

/// Selector of the scrolling list.
const LIST: &str = ".library-scroll";

/// Selector of the rows of games.
const ROWS: &str = ".games tbody";

/// The panel of the tab Library or Games.
#[component]
pub fn GameList(app: AppState, tab: Tab, hidden: Signal<bool>) -> impl IntoView {
    let panel = NodeRef::<Div>::new();
    let drawn = Trigger::new();
    let held = StoredValue::new(false);
    let listed = StoredValue::new((LibraryQuery::default(), BookFilter::default()));
    let draw = move || {
        drawn.notify();
        // The row with the focus may be one of those that are no longer drawn.
        let shown = panel.get_untracked();
        let focused = ".library-scroll:focus, .games tbody :focus";
        held.set_value(shown.is_some_and(|panel| dom::find(&panel, focused).is_some()));
        if tab == Tab::Library {
            return app.library.with(|open| view::library(open.as_deref()));
        }
        let rows = app.book_rows.get();
        app.book.with(|(page, list, filter)| {
            let shown = page.as_ref().map(|page| page.game);
            view::book_games(shown, list, *filter, rows)
        })
    };
    Effect::new(move || {
        drawn.track();
        let Some(list) = panel.get().and_then(|panel| dom::find(&panel, LIST)) else {
            return;
        };
        let now = app.now(|session| listing(session, tab));
        if listed.with_value(|before| *before != now) {
            listed.set_value(now);
            list.set_scroll_top(0);
        }
        if held.get_value() {
            focus_cursor(&list);
        }
    });
    view! {
        <div
            class="panel"
            id=["panel-", tab.name()].concat()
            role="tabpanel"
            aria-labelledby=["tab-", tab.name()].concat()
            hidden=hidden
            node_ref=panel
            use:press=app
            on:scroll:capture=move |event| scrolled(app, tab, &event)
            on:keydown=move |event| key(app, tab, &event)
            on:focusin=move |event| entered(app, tab, &event)
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

/// Returns the search and the order of a list. Whenever they change, the list begins at its top.
fn listing(session: &Session, tab: Tab) -> (LibraryQuery, BookFilter) {
    match (tab, session.library()) {
        (Tab::Library, Some(open)) => {
            let query = LibraryQuery {
                first: 0,
                ..open.query.clone()
            };
            (query, BookFilter::default())
        }
        _ => (LibraryQuery::default(), session.filter()),
    }
}

/// Returns the height of a part of the list in CSS pixels.
fn height(list: &Element, part: &str) -> f64 {
    let part = dom::find(list, part);
    part.map_or(0.0, |part| part.get_bounding_client_rect().height())
}

/// Returns the height of a row in CSS pixels; all rows are equally high.
fn row_height(list: &Element) -> f64 {
    height(list, "tbody tr").max(1.0)
}

/// Requests the rows that the scrolled list now shows.
fn scrolled(app: AppState, tab: Tab, event: &Event) {
    let Some(list) = target(event).filter(|it| it.has_attribute("data-scrolls")) else {
        return;
    };
    let first = (f64::from(list.scroll_top()) / row_height(&list)) as u32;
    app.act(match tab {
        Tab::Games => Action::Book(BookAction::Scroll(first)),
        _ => Action::Library(LibraryAction::Scroll(first)),
    });
}

/// Handles a key in the list, or the arrow key that leads into it from the search box.
fn key(app: AppState, tab: Tab, event: &KeyboardEvent) {
    let held = event.shift_key() || event.ctrl_key() || event.alt_key() || event.meta_key();
    let Some(at) = target(event).filter(|_| !held) else {
        return;
    };
    let list = closest(&at, ".library").and_then(|library| dom::find(&library, LIST));
    let (Some(list), Some(cursor)) = (list, cursor_row(app, tab)) else {
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
        walk(app, tab, row);
        show_row(&list, cursor_row(app, tab).unwrap_or_default());
    }
}

/// Moves the cursor to the row that has got the focus, for example by a screen reader.
fn entered(app: AppState, tab: Tab, event: &Event) {
    let row = target(event).and_then(|at| closest(&at, ".games tbody tr"));
    let index = row.and_then(|row| row.get_attribute("aria-rowindex")?.parse::<u32>().ok());
    // The row of headings is the first.
    let row = index.and_then(|index| index.checked_sub(2));
    if let Some(row) = row.filter(|row| cursor_row(app, tab) != Some(*row)) {
        walk(app, tab, row);
    }
}

/// Makes a row the one that the Tab key reaches.
fn walk(app: AppState, tab: Tab, row: u32) {
    app.act(match tab {
        Tab::Games => Action::Book(BookAction::Walk(row)),
        _ => Action::Library(LibraryAction::Walk(row)),
    });
}

/// Returns the row of the cursor; `None` if there is no list.
fn cursor_row(app: AppState, tab: Tab) -> Option<u32> {
    app.now(|session| match tab {
        Tab::Games => Some(session.book_rows().cursor),
        _ => session.library().map(|open| open.cursor),
    })
}

/// Scrolls the list until a row is in view below the headings.
fn show_row(list: &Element, row: u32) {
    let own = row_height(list);
    let top = f64::from(row) * own;
    let bottom = top + own + height(list, "thead") - f64::from(list.client_height());
    let now = f64::from(list.scroll_top());
    list.set_scroll_top(now.max(bottom.ceil()).min(top) as i32);
}

/// Focuses the row of the cursor, or the list if that row is not drawn.
fn focus_cursor(list: &Element) {
    let row = dom::find(list, ".games tbody [tabindex='0']");
    dom::focus(row.as_ref().unwrap_or(list));
}

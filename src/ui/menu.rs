//! The menu of a move on the score sheet, opened by the right button, a long press or a key, and
//! the menu of the game, opened by its button. Both are used with the arrow keys and closed by
//! Escape or a press elsewhere. The focus follows the pointer, so that only one item is lit.

use std::time::Duration;

use gloo_events::{EventListener, EventListenerOptions};
use leptos::html::Div;
use leptos::prelude::*;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use super::app_state::{AppState, OpenMenu};
use super::press::press;
use crate::dom::{self, closest, target};
use crate::game::At;
use crate::session::{Action, GoAction};
use crate::view::{self, Press};
use crate::web::browser;

/// Time of touching a move after which its menu opens.
const LONG: Duration = Duration::from_millis(500);

/// The menu, which is focused when it opens.
#[component]
pub fn MoveMenu(app: AppState) -> impl IntoView {
    let place = NodeRef::<Div>::new();
    let drawn = Trigger::new();
    let draw = move || {
        drawn.notify();
        let asked = app.menu.get();
        app.now(|session| view::menu(session, asked))
    };
    Effect::new(move |shown: Option<OpenMenu>| {
        drawn.track();
        let asked = app.menu.get_untracked();
        if asked.is_some()
            && shown.flatten() != asked
            && let Some(place) = place.get()
        {
            dom::focus_in(&place, "[role=menuitem]");
        }
        asked
    });
    listen_elsewhere(app);
    view! {
        <div
            class="place"
            node_ref=place
            use:press=app
            on:contextmenu=|event| event.prevent_default()
            on:pointermove=|event| {
                let item = target(&event).and_then(|at| closest(&at, "[role=menuitem]"));
                if let Some(item) = item.filter(|item| !item.matches(":focus").unwrap_or(true)) {
                    dom::focus(&item);
                }
            }
        >
            {draw}
        </div>
    }
}

/// Listens on the complete window for presses outside the menu.
fn listen_elsewhere(app: AppState) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let listen = |name, hear: fn(AppState, &Event)| {
        let options = EventListenerOptions::run_in_capture_phase();
        // The page lives as long as its window.
        EventListener::new_with_options(&window, name, options, move |event| hear(app, event))
            .forget();
    };
    listen("click", elsewhere);
    listen("pointerdown", |app, _| {
        app.finger.update_value(|finger| finger.held = false)
    });
}

/// Returns the move of the sheet that an element is or lies in, and the move's button.
fn move_of(element: &Element) -> Option<(At, Element)> {
    let button = closest(element, ".sheet .move")?;
    match dom::does(&button)? {
        Press::Do(Action::Go(GoAction::To(at @ At::After(_)))) => Some((at, button)),
        _ => None,
    }
}

/// Opens the menu on the browser's `contextmenu` event: the right button, a long press, a key.
pub fn asked(app: AppState, event: &MouseEvent) {
    let Some(at) = target(event) else {
        return;
    };
    if let Some((at, _)) = move_of(&at) {
        app.menu.set(Some((at, event.client_x(), event.client_y())));
        event.prevent_default();
    }
}

/// Opens the menu after a long touch, for browsers that send no `contextmenu` event then.
pub fn touched(app: AppState, event: &PointerEvent) {
    let down = event.type_() == "pointerdown";
    app.finger.update_value(|finger| finger.count += 1);
    let at = target(event).and_then(|at| move_of(&at));
    let (true, true, Some((at, _))) = (down, event.pointer_type() == "touch", at) else {
        return;
    };
    let count = app.finger.get_value().count;
    let place = (at, event.client_x(), event.client_y());
    set_timeout(
        move || {
            if app.finger.get_value().count == count && app.menu.get_untracked().is_none() {
                app.finger.update_value(|finger| finger.held = true);
                app.menu.set(Some(place));
            }
        },
        LONG,
    );
}

/// Closes the menu on a click outside of it and does nothing else. The click at the end of the
/// touch that opened the menu is swallowed.
fn elsewhere(app: AppState, event: &Event) {
    let inside = target(event).is_some_and(|at| closest(&at, ".menu").is_some());
    if inside || app.menu.get_untracked().is_none() {
        return;
    }
    event.stop_propagation();
    if !app.finger.get_value().held {
        app.menu.set(None);
    }
    app.finger.update_value(|finger| finger.held = false);
}

/// Handles a key that opens the menu of the focused or current move, or moves in the open menu.
/// Returns whether the key was used.
pub fn key(app: AppState, event: &KeyboardEvent) -> bool {
    let Some(at) = target(event) else {
        return false;
    };
    let key = event.key();
    if let Some(item) = closest(&at, "[role=menuitem]") {
        return walk(app, &item, &key);
    }
    if key != "ContextMenu" && !(key == "F10" && event.shift_key()) {
        return false;
    }
    let asked = closest(&at, "input, textarea, select, dialog").is_none();
    let of = move_of(&at).or_else(|| move_of(&browser::find(".sheet .move.current")?));
    if let (true, Some((at, button))) = (asked, of) {
        let place = button.get_bounding_client_rect();
        let (x, y) = (place.left() as i32, place.bottom() as i32);
        app.menu.set(Some((at, x, y)));
        return true;
    }
    false
}

/// Handles a key in the open menu; returns whether it was used.
fn walk(app: AppState, item: &Element, key: &str) -> bool {
    let Some(menu) = item.parent_element() else {
        return false;
    };
    let to = match key {
        "ArrowDown" => item
            .next_element_sibling()
            .or_else(|| menu.first_element_child()),
        "ArrowUp" => item
            .previous_element_sibling()
            .or_else(|| menu.last_element_child()),
        "Home" => menu.first_element_child(),
        "End" => menu.last_element_child(),
        "Escape" | "Tab" => {
            app.close_menu();
            return true;
        }
        _ => return false,
    };
    if let Some(to) = to {
        dom::focus(&to);
    }
    true
}

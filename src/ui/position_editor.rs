//! The editor in which a position is set up on the board. A piece of its palette is pressed, and then
//! a square, or it is dragged to the square with mouse, pen or finger.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent, PointerEvent};

use super::app_state::AppState;
use super::browser;
use super::press::press;
use crate::board::{Color, Piece};
use crate::dom::{self, Host, closest, target};
use crate::session::Action;
use crate::session::editor::{EditAction, Tool};
use crate::view::{self, Element};

/// Events of which a drag consists. The last one would press the piece that was dragged.
const DRAGS: [&str; 5] = [
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "click",
];

/// A drag of a piece from the palette.
#[derive(Default)]
enum PaletteDrag {
    #[default]
    Idle,
    /// A piece is pressed, at this point of the window in CSS pixels.
    Pressed((Color, Piece), (f64, f64)),
    /// A piece is under the pointer, drawn by this element.
    Carrying((Color, Piece), Host),
    /// A piece was just dropped. The click that follows presses nothing.
    Dropped,
}

/// The panel of the tab Set up.
#[component]
pub fn PositionEditor(app: AppState, hidden: Signal<bool>) -> impl IntoView {
    listen(app);
    view! {
        <div
            class="panel"
            id="panel-set-up"
            role="tabpanel"
            aria-labelledby="tab-set-up"
            hidden=hidden
            use:press=app
        >
            {move || app.see(|session| view::editor(session.editor()))}
        </div>
    }
}

/// Listens for drags from the palette as long as the page exists.
fn listen(app: AppState) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let drag = Rc::new(RefCell::new(PaletteDrag::Idle));
    for name in DRAGS {
        let drag = Rc::clone(&drag);
        let options = EventListenerOptions::run_in_capture_phase();
        let hear = move |event: &Event| {
            let before = drag.take();
            drag.replace(after(app, before, event));
        };
        EventListener::new_with_options(&window, name, options, hear).forget();
    }
}

/// Returns the piece of the palette at which an event happened.
fn piece_at(event: &Event) -> Option<(Color, Piece)> {
    let button = closest(&target(event)?, ".piece-button")?;
    match Action::parse(&button.get_attribute(Element::DOES)?)? {
        Action::Edit(EditAction::Take(Tool::Piece(color, piece))) => Some((color, piece)),
        _ => None,
    }
}

/// Returns the drag after an event, and puts a dropped piece on its square.
fn after(app: AppState, drag: PaletteDrag, event: &Event) -> PaletteDrag {
    if let (PaletteDrag::Dropped, "click") = (&drag, event.type_().as_str()) {
        // A key presses a button without a pointer, and so ends no drag.
        if event
            .dyn_ref()
            .is_some_and(|click: &MouseEvent| click.detail() > 0)
        {
            event.stop_propagation();
        }
        return PaletteDrag::Idle;
    }
    let Some(pointer) = event.dyn_ref::<PointerEvent>() else {
        return drag;
    };
    let at = dom::place(pointer);
    match (event.type_().as_str(), drag) {
        ("pointerdown", before) if pointer.is_primary() => {
            if let PaletteDrag::Carrying(_, host) = before {
                host.element().remove();
            }
            match piece_at(event) {
                Some(piece) if pointer.button() == 0 => PaletteDrag::Pressed(piece, at),
                _ => PaletteDrag::Idle,
            }
        }
        // The release was not seen here, so the press is over.
        ("pointermove", PaletteDrag::Pressed(..)) if pointer.buttons() == 0 => PaletteDrag::Idle,
        ("pointermove", PaletteDrag::Pressed(piece, from)) if dom::is_drag(from, at) => {
            let host = Host::build(carried(piece, at));
            if let Some(body) = browser::find("body") {
                // This fails for no element that is in no page yet.
                let _ = body.append_child(host.element());
            }
            PaletteDrag::Carrying(piece, host)
        }
        ("pointermove", PaletteDrag::Carrying(piece, mut host)) => {
            host.show(carried(piece, at));
            PaletteDrag::Carrying(piece, host)
        }
        ("pointerup", PaletteDrag::Carrying(piece, host)) => {
            host.element().remove();
            let frame = browser::find(".board-frame");
            if let Some(square) = frame.and_then(|frame| dom::square_at(&frame, at.0, at.1)) {
                app.act(Action::Edit(EditAction::Put(square, Some(piece))));
            }
            PaletteDrag::Dropped
        }
        ("pointercancel", PaletteDrag::Carrying(_, host)) => {
            host.element().remove();
            PaletteDrag::Idle
        }
        ("pointerup" | "pointercancel", _) => PaletteDrag::Idle,
        (_, drag) => drag,
    }
}

/// Draws a piece under the pointer, as large as on the board.
fn carried((color, piece): (Color, Piece), (x, y): (f64, f64)) -> Element {
    let board = browser::find(".board");
    let size = board.map_or(0, |board| {
        board.client_width() / board.child_element_count().max(1) as i32
    });
    view::carried(color, piece, [x as i32, y as i32, size])
}

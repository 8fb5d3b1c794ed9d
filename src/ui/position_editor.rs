//! The editor in which a position is set up on the board. A piece of its palette is pressed, and then
//! a square, or it is dragged to the square with mouse, pen or finger.

use leptos::prelude::*;
use web_sys::{MouseEvent, PointerEvent};

use super::app_state::AppState;
use super::press::press;
use crate::board::{Color, Piece};
use crate::dom::{self, Drag, Dragged, Host, closest, target};
use crate::session::Action;
use crate::session::editor::{EditAction, Tool};
use crate::view::{self, Element, Press};
use crate::web::browser;

/// The state of a drag from the palette.
#[derive(Clone, Copy)]
struct Palette {
    app: AppState,
    drag: StoredValue<Drag<(Color, Piece)>>,
    /// The dragged piece, drawn under the pointer.
    carried: StoredValue<Option<Host>, LocalStorage>,
}

/// The panel of the tab Set up.
#[component]
pub fn PositionEditor(app: AppState, hidden: Signal<bool>) -> impl IntoView {
    let palette = Palette {
        app,
        drag: StoredValue::new(Drag::Idle),
        carried: StoredValue::new_local(None),
    };
    let hear = move |event: PointerEvent| palette.hear(&event);
    view! {
        <div
            class="panel"
            id="panel-set-up"
            role="tabpanel"
            aria-labelledby="tab-set-up"
            hidden=hidden
            on:pointerdown=hear
            on:pointermove=hear
            on:pointerup=hear
            on:pointercancel=hear
            on:click:capture=move |event| palette.click(&event)
            use:press=app
        >
            {move || app.see(|session| view::editor(session.editor()))}
        </div>
    }
}

impl Palette {
    /// Handles a pointer event: a piece that is dragged from the palette is put on a square.
    fn hear(self, event: &PointerEvent) {
        let dragged = self
            .drag
            .try_update_value(|drag| drag.hear(event, || piece_at(event)));
        let at = dom::place(event);
        match dragged.flatten() {
            Some(Dragged::Lifted(piece)) => {
                let host = Host::build(carried(piece, at));
                if let Some(body) = browser::find("body") {
                    // This fails for no element that is in no page yet.
                    let _ = body.append_child(host.element());
                }
                self.carried.set_value(Some(host));
            }
            Some(Dragged::Moved(piece)) => self.carried.update_value(|host| {
                if let Some(host) = host {
                    host.show(carried(piece, at));
                }
            }),
            Some(Dragged::Dropped(piece)) => {
                self.put_away();
                let frame = browser::find(".board-frame");
                if let Some(square) = frame.and_then(|frame| dom::square_at(&frame, at.0, at.1)) {
                    let put = EditAction::Put(square, Some(piece));
                    self.app.act(Action::Edit(put));
                }
            }
            Some(Dragged::Back(_)) => self.put_away(),
            None if event.type_() == "pointerdown" => {
                self.put_away();
                let pressed = |drag: &Drag<_>| matches!(drag, Drag::Pressed(..));
                if let Some(button) = piece_button(event)
                    && self.drag.with_value(pressed)
                {
                    // The capture keeps the events coming when the pointer leaves the panel. It is
                    // refused only if the pointer is gone, and then there is no drag.
                    let _ = button.set_pointer_capture(event.pointer_id());
                }
            }
            None => {}
        }
    }

    /// Removes the piece under the pointer.
    fn put_away(self) {
        self.carried.update_value(|host| {
            if let Some(host) = host.take() {
                host.element().remove();
            }
        });
    }

    /// Handles a click. The one that ends a drag would press the dragged piece; one made by a key
    /// ends no drag.
    fn click(self, event: &MouseEvent) {
        let dropped = self.drag.try_update_value(Drag::just_dropped);
        if dropped == Some(true) && event.detail() > 0 {
            event.stop_immediate_propagation();
        }
    }
}

/// Returns the button of the palette at which an event happened.
fn piece_button(event: &PointerEvent) -> Option<web_sys::Element> {
    closest(&target(event)?, ".piece-button")
}

/// Returns the piece of the palette at which an event happened.
fn piece_at(event: &PointerEvent) -> Option<(Color, Piece)> {
    match dom::does(&piece_button(event)?)? {
        Press::Do(Action::Edit(EditAction::Take(Tool::Piece(color, piece)))) => {
            Some((color, piece))
        }
        _ => None,
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

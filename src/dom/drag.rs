//! Dragging of pieces with mouse, pen or finger, and drawing with the right button.
//!
//! A press alone does nothing, because a click follows it. A piece is lifted only after the pointer
//! has moved a few pixels, so that a tap stays a tap, and a finger scrolls the page where there is
//! no piece.
//!
//! ```text
//! pointerdown on e2      Pressed      nothing yet
//! pointermove, 5 px      Carrying     Lifted(e2): the board is shown with it carried, and `follow` moves it
//! pointermove            Carrying     Moved
//! pointerup over e4      Dropped      Put(e2, Some(e4))
//! click                  Idle         `just_dropped` says that it is no tap
//! ```

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};

use super::find::{find, square, square_at, target};
use crate::board::{Square, Tint};

/// Distance from which a press becomes a drag, in CSS pixels.
const THRESHOLD: f64 = 5.0;

/// The state of the pointer where something can be dragged: a piece of a board, named by its square,
/// or one of a palette.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Drag<T> {
    #[default]
    Idle,
    /// Something is pressed, at this point of the window in CSS pixels.
    Pressed(T, (f64, f64)),
    Carrying(T),
    /// Something was just dropped. The click that follows is no tap.
    Dropped,
}

/// The effect of a pointer event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dragged<T> {
    /// It is lifted.
    Lifted(T),
    /// It is moved on.
    Moved(T),
    /// It is dropped where the pointer is.
    Dropped(T),
    /// It is put back, because the browser uses the pointer for something else.
    Back(T),
}

impl<T: Copy> Drag<T> {
    /// Handles a pointer event. `at` says what can be dragged from where the event happened.
    pub fn hear(
        &mut self,
        event: &PointerEvent,
        at: impl FnOnce() -> Option<T>,
    ) -> Option<Dragged<T>> {
        let (next, dragged) = match (event.type_().as_str(), &*self) {
            ("pointerdown", _) => {
                let primary = event.is_primary() && event.button() == 0;
                match primary.then(at).flatten() {
                    Some(from) => (Drag::Pressed(from, place(event)), None),
                    None => (Drag::Idle, None),
                }
            }
            // The release was not seen here, so the press is over.
            ("pointermove", Drag::Pressed(..)) if event.buttons() == 0 => (Drag::Idle, None),
            ("pointermove", &Drag::Pressed(from, pressed)) if is_drag(pressed, place(event)) => {
                (Drag::Carrying(from), Some(Dragged::Lifted(from)))
            }
            ("pointermove", &Drag::Carrying(from)) => {
                return Some(Dragged::Moved(from));
            }
            ("pointerup", &Drag::Carrying(from)) => (Drag::Dropped, Some(Dragged::Dropped(from))),
            ("pointercancel", &Drag::Carrying(from)) => (Drag::Idle, Some(Dragged::Back(from))),
            ("pointerup" | "pointercancel", _) => (Drag::Idle, None),
            _ => return None,
        };
        *self = next;
        dragged
    }

    /// Returns what is being dragged.
    #[must_use]
    pub const fn carried(&self) -> Option<T> {
        match *self {
            Drag::Carrying(from) => Some(from),
            _ => None,
        }
    }

    /// Returns whether a click ends a drag, and forgets the drag; call it once for each click. A
    /// piece dropped beside the board may bring no click, and a click made by a key ends no drag,
    /// so it can also be called at each key to forget the drag.
    pub const fn just_dropped(&mut self) -> bool {
        let dropped = matches!(self, Drag::Dropped);
        if dropped {
            *self = Drag::Idle;
        }
        dropped
    }
}

/// Returns whether a press at the first place has become a drag at the second.
fn is_drag(from: (f64, f64), to: (f64, f64)) -> bool {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    across * across + down * down >= THRESHOLD * THRESHOLD
}

/// The state of the pointer over one board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardDrag {
    /// The drag of a piece, by the square that it leaves.
    pub piece: Drag<Square>,
    /// What is drawn with the right button: the square where it was pressed, the square under the
    /// pointer, and the colour.
    drawing: Option<(Square, Square, Tint)>,
}

/// The effect of a pointer event on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardDragged {
    /// The piece of this square is lifted.
    Lifted(Square),
    /// The piece is moved on.
    Moved,
    /// The piece is dropped: its square, and the square under the pointer, or `None` beside the
    /// board.
    Put(Square, Option<Square>),
    /// The piece is put back, because the browser uses the pointer for something else.
    Back,
    /// A figure is drawn with the right button: its first and last square, and the colour of the
    /// held keys.
    Drawn(Square, Square, Tint),
}

impl BoardDrag {
    /// Handles an event inside a board's frame. `may_drag` says whether a square has a piece that
    /// can be dragged.
    pub fn hear(
        &mut self,
        event: &Event,
        frame: &Element,
        may_drag: impl FnOnce(Square) -> bool,
    ) -> Option<BoardDragged> {
        let event = event.dyn_ref::<PointerEvent>()?;
        let here = || square(&target(event)?);
        let (x, y) = place(event);
        let over = || square_at(frame, x, y);
        let drawing = self.drawing.take();
        match event.type_().as_str() {
            "pointerdown" if event.button() == 2 => {
                self.drawing = here().map(|from| (from, from, tint(event)));
                capture(frame, event);
            }
            "pointermove" => {
                self.drawing =
                    drawing.map(|(from, ..)| (from, over().unwrap_or(from), tint(event)));
            }
            "pointerup" => {
                if let (Some((from, ..)), Some(to)) = (drawing, over()) {
                    return Some(BoardDragged::Drawn(from, to, tint(event)));
                }
            }
            _ => {}
        }
        let from = || here().filter(|&square| may_drag(square));
        Some(match self.piece.hear(event, from)? {
            Dragged::Lifted(from) => {
                capture(frame, event);
                BoardDragged::Lifted(from)
            }
            Dragged::Moved(_) => {
                follow(event, frame);
                BoardDragged::Moved
            }
            Dragged::Dropped(from) => BoardDragged::Put(from, over()),
            Dragged::Back(_) => BoardDragged::Back,
        })
    }

    /// Returns the arrow that is being drawn with the right button: its squares and its colour.
    #[must_use]
    pub fn arrow(&self) -> Option<(Square, Square, Tint)> {
        self.drawing.filter(|(from, to, _)| from != to)
    }
}

/// Keeps the events coming when the pointer leaves the board. This is refused only if the pointer is
/// gone, and then the drag is over.
fn capture(frame: &Element, event: &PointerEvent) {
    let _ = frame.set_pointer_capture(event.pointer_id());
}

/// Returns the colour of the held keys: as on other boards, Shift or Ctrl is red, Alt or Meta blue,
/// both together yellow, none green.
fn tint(event: &PointerEvent) -> Tint {
    let red = event.shift_key() || event.ctrl_key();
    match (red, event.alt_key() || event.meta_key()) {
        (false, false) => Tint::Green,
        (true, false) => Tint::Red,
        (false, true) => Tint::Blue,
        (true, true) => Tint::Yellow,
    }
}

/// Returns the pointer's place in the window, in CSS pixels.
pub fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Moves the dragged piece to the pointer.
pub fn follow(event: &Event, frame: &Element) {
    let (Some(event), Some(piece)) = (event.dyn_ref(), find(frame, ".dragged")) else {
        return;
    };
    let layer = piece.parent_element();
    let corner = layer.as_ref().unwrap_or(frame).get_bounding_client_rect();
    let (x, y) = place(event);
    // SVG elements have a style just as HTML elements do.
    let style = piece.unchecked_ref::<HtmlElement>().style();
    // Whole pixels are precise enough for a pointer.
    for (name, at) in [("--x", x - corner.left()), ("--y", y - corner.top())] {
        let _ = style.set_property(name, &((at as i32).to_string() + "px"));
    }
}

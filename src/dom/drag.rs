//! Dragging pieces with mouse, pen or finger, and drawing with the right button.
//!
//! A press alone does nothing: a click follows it. Only when the pointer has gone a few pixels is a piece lifted, so
//! that a tap stays a tap and a page scrolls where no piece is.
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

/// How far the pointer goes before a press is a drag, in CSS pixels.
const THRESHOLD: f64 = 5.0;

/// What the pointer is doing over one board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Drag {
    #[default]
    Idle,
    /// Pressed on a piece, at this place of the window.
    Pressed {
        from: Square,
        x: f64,
        y: f64,
    },
    Carrying(Square),
    /// The right button is pressed, to draw from this square.
    Drawing(Square),
    /// A piece was just let go; the click that the browser sends now is no tap.
    Dropped,
}

/// What has come of a pointer's event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dragged {
    /// A piece is lifted.
    Lifted(Square),
    /// It has been carried on.
    Moved,
    /// It is let go: over a square or beside the board.
    Put(Square, Option<Square>),
    /// It is put back, as the browser has taken the pointer for something else.
    Back,
    /// The right button has gone from one square to another, with keys that mean this colour.
    Drawn(Square, Square, Tint),
}

impl Drag {
    /// Hears an event inside a board's frame. `may_lift`: whether there is a piece on a square that can be carried.
    pub fn hear(
        &mut self,
        event: &Event,
        frame: &Element,
        may_lift: impl FnOnce(Square) -> bool,
    ) -> Option<Dragged> {
        let event = event.dyn_ref::<PointerEvent>()?;
        match event.type_().as_str() {
            "pointerdown" => {
                *self = Drag::Idle;
                let from = square(&target(event)?)?;
                let (x, y) = place(event);
                let primary = event.is_primary() && event.button() == 0;
                if event.button() == 2 {
                    *self = Drag::Drawing(from);
                } else if primary && may_lift(from) {
                    *self = Drag::Pressed { from, x, y };
                }
                None
            }
            "pointermove" => self.moved(event, frame),
            "pointerup" => self.released(event, frame),
            "pointercancel" => {
                let carried = self.carried();
                *self = Drag::Idle;
                carried.map(|_| Dragged::Back)
            }
            _ => None,
        }
    }

    fn moved(&mut self, event: &PointerEvent, frame: &Element) -> Option<Dragged> {
        match *self {
            // The press was a click, and its end was not heard here.
            Drag::Pressed { .. } if event.buttons() == 0 => *self = Drag::Idle,
            Drag::Pressed { from, x, y } => {
                let (now_x, now_y) = place(event);
                let (across, down) = (now_x - x, now_y - y);
                if across * across + down * down >= THRESHOLD * THRESHOLD {
                    *self = Drag::Carrying(from);
                    // Keeps the pointer's events coming when it leaves the board. Refused only when the pointer is
                    // gone already, and then no drag goes on.
                    let _ = frame.set_pointer_capture(event.pointer_id());
                    return Some(Dragged::Lifted(from));
                }
            }
            Drag::Carrying(_) => {
                follow(event, frame);
                return Some(Dragged::Moved);
            }
            Drag::Idle | Drag::Drawing(_) | Drag::Dropped => {}
        }
        None
    }

    fn released(&mut self, event: &PointerEvent, frame: &Element) -> Option<Dragged> {
        let (x, y) = place(event);
        let over = || square_at(frame, x, y);
        let (next, dragged) = match *self {
            Drag::Carrying(from) => (Drag::Dropped, Some(Dragged::Put(from, over()))),
            Drag::Drawing(from) => {
                let drawn = over().map(|to| Dragged::Drawn(from, to, tint(event)));
                (Drag::Idle, drawn)
            }
            _ => (Drag::Idle, None),
        };
        *self = next;
        dragged
    }

    /// The square whose piece is carried.
    #[must_use]
    pub const fn carried(&self) -> Option<Square> {
        match *self {
            Drag::Carrying(from) => Some(from),
            _ => None,
        }
    }

    /// Whether a click belongs to a drag that has just ended; asked once for each click. (A piece let go beside the
    /// board need not bring a click, and that of a key is no drag's, so it is asked with every key too.)
    pub fn just_dropped(&mut self) -> bool {
        let dropped = *self == Drag::Dropped;
        if dropped {
            *self = Drag::Idle;
        }
        dropped
    }
}

/// The colour that is held: as on other boards, Shift or Ctrl is red, Alt blue, both yellow.
fn tint(event: &PointerEvent) -> Tint {
    let red = event.shift_key() || event.ctrl_key();
    match (red, event.alt_key() || event.meta_key()) {
        (false, false) => Tint::Green,
        (true, false) => Tint::Red,
        (false, true) => Tint::Blue,
        (true, true) => Tint::Yellow,
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Moves the piece that is shown as carried to where the pointer is.
pub fn follow(event: &Event, frame: &Element) {
    let (Some(event), Some(hand)) = (event.dyn_ref(), find(frame, ".hand")) else {
        return;
    };
    let (corner, (x, y)) = (frame.get_bounding_client_rect(), place(event));
    let style = hand.unchecked_ref::<HtmlElement>().style();
    // Whole pixels: a finger is no finer.
    for (name, at) in [("--x", x - corner.left()), ("--y", y - corner.top())] {
        let _ = style.set_property(name, &((at as i32).to_string() + "px"));
    }
}

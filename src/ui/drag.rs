//! Dragging men with mouse, pen or finger.
//!
//! A press alone does nothing: a click follows it. Only when the pointer has gone a few pixels is a
//! man lifted, so that a tap stays a tap and a page scrolls where no man is.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::desk::Desk;
use super::el::{Ref, el, live};
use super::men::figure_of;
use crate::board::{Cell, Man, Shape, Side};
use crate::session::editor::EditAction;
use crate::session::{Action, Hand};

/// How far the pointer goes before a press is a drag, in CSS pixels.
const THRESHOLD: f64 = 5.0;

/// What the pointer is doing.
#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Idle,
    /// Pressed on an own man, at this place of the window.
    Pressed {
        from: Cell,
        man: (Side, Man),
        x: f64,
        y: f64,
    },
    /// Carrying a man; the place is in pixels from the corner of the board's frame.
    Carrying {
        from: Cell,
        man: (Side, Man),
        x: f64,
        y: f64,
    },
    /// The right button is pressed, to draw from this square.
    Drawing(Cell),
    /// A man was just let go; the click that the browser sends now is not a tap.
    Dropped,
}

/// The pointer over one board.
#[derive(Clone, Copy)]
pub struct Drag {
    desk: Desk,
    frame: Ref,
    state: StoredValue<State>,
    /// Changes when a man is lifted or let go.
    lifted: RwSignal<u32>,
    /// Changes with every step of the pointer that carries one.
    moved: RwSignal<u32>,
}

impl Drag {
    pub fn new(desk: Desk, frame: Ref) -> Drag {
        Drag {
            desk,
            frame,
            state: StoredValue::new(State::Idle),
            lifted: RwSignal::new(0),
            moved: RwSignal::new(0),
        }
    }

    /// The square whose man is carried.
    pub fn carried(&self) -> Option<Cell> {
        self.lifted.track();
        match self.state.get_value() {
            State::Carrying { from, .. } => Some(from),
            _ => None,
        }
    }

    /// Whether a click belongs to a drag that has just ended; asked once for each click.
    pub fn just_dropped(&self) -> bool {
        let dropped = self.state.get_value() == State::Dropped;
        if dropped {
            self.enter(State::Idle);
        }
        dropped
    }

    pub fn press(&self, event: &PointerEvent, from: Cell, man: Option<(Side, Man)>) {
        let own = man.filter(|_| self.desk.now(|s| s.may_lift(from)));
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let primary = event.is_primary() && event.button() == 0;
        self.enter(match own {
            _ if event.button() == 2 => State::Drawing(from),
            Some(man) if primary => State::Pressed { from, man, x, y },
            _ => State::Idle,
        });
    }

    pub fn follow(&self, event: &PointerEvent) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        match self.state.get_value() {
            // The press was a click, and its end was nothing to hear of, or was not heard here.
            State::Pressed { .. } if event.buttons() == 0 => self.enter(State::Idle),
            State::Pressed {
                from,
                man,
                x: start_x,
                y: start_y,
            } => {
                let (across, down) = (x - start_x, y - start_y);
                if across * across + down * down < THRESHOLD * THRESHOLD {
                    return;
                }
                self.capture(event);
                if self
                    .desk
                    .now(|s| s.editor().is_none() && s.hand != Hand::Lifted(from))
                {
                    self.desk.act(Action::Touch(from));
                }
                self.carry(from, man, x, y);
            }
            State::Carrying { from, man, .. } => self.carry(from, man, x, y),
            State::Idle | State::Drawing(_) | State::Dropped => {}
        }
    }

    pub fn release(&self, event: &PointerEvent) {
        let (from, draws) = match self.state.get_value() {
            State::Carrying { from, .. } => (from, false),
            State::Drawing(from) => (from, true),
            _ => return,
        };
        self.enter(if draws { State::Idle } else { State::Dropped });
        let target = self.cell_at(f64::from(event.client_x()), f64::from(event.client_y()));
        let edits = self.desk.now(|s| s.editor().is_some());
        match target {
            Some(to) if draws => {
                let shape = match (to == from, event.shift_key()) {
                    (false, _) => Shape::Arrow(from, to),
                    (true, true) => Shape::Cross(to),
                    (true, false) => Shape::Circle(to),
                };
                self.desk.act(Action::Edit(EditAction::Mark(shape)));
            }
            None if edits && !draws => self.desk.act(Action::Edit(EditAction::Off(from))),
            Some(to) if to != from => self.desk.act(Action::Drag(from, to)),
            _ => self.desk.act(Action::Cancel),
        }
    }

    pub fn cancel(&self) {
        if let State::Carrying { .. } = self.state.get_value() {
            self.desk.act(Action::Cancel);
        }
        self.enter(State::Idle);
    }

    /// Goes to a state, and says so to those who show it.
    fn enter(&self, state: State) {
        let carries = |state| matches!(state, State::Carrying { .. });
        let changed = carries(state) != carries(self.state.get_value());
        self.state.set_value(state);
        for (signal, tell) in [(self.lifted, changed), (self.moved, carries(state))] {
            if tell {
                signal.update(|count| *count = count.wrapping_add(1));
            }
        }
    }

    fn carry(&self, from: Cell, man: (Side, Man), x: f64, y: f64) {
        if let Some(frame) = self.frame.get_untracked() {
            let place = frame.get_bounding_client_rect();
            self.enter(State::Carrying {
                from,
                man,
                x: x - place.left(),
                y: y - place.top(),
            });
        }
    }

    /// Keeps the pointer's events coming when it leaves the board.
    fn capture(&self, event: &PointerEvent) {
        if let Some(frame) = self.frame.get_untracked() {
            // Refused only when the pointer is gone already, and then no drag goes on.
            let _ = frame.set_pointer_capture(event.pointer_id());
        }
    }

    /// The square at a place of the window.
    fn cell_at(&self, x: f64, y: f64) -> Option<Cell> {
        let frame = self.frame.get_untracked()?;
        let board = frame
            .first_element_child()?
            .dyn_into::<web_sys::Element>()
            .ok()?;
        let place = board.get_bounding_client_rect();
        self.desk.glance(|shown| {
            let span = f64::from(shown.board.span);
            let column = ((x - place.left()) / place.width() * span).floor();
            let row = ((y - place.top()) / place.height() * span).floor();
            let inside = (0.0..span).contains(&column) && (0.0..span).contains(&row);
            inside.then(|| shown.square((row * span + column) as usize).cell)
        })
    }

    /// The man under the pointer.
    pub fn ghost(self) -> AnyView {
        let place = move |vertical: bool| {
            self.moved.track();
            match self.state.get_value() {
                // Whole pixels: a finger is no finer.
                State::Carrying { x, y, .. } => {
                    format!("{}px", if vertical { y } else { x } as i32)
                }
                _ => String::new(),
            }
        };
        live(move || {
            self.lifted.track();
            let State::Carrying {
                man: (side, man), ..
            } = self.state.get_value()
            else {
                return Vec::new();
            };
            let hand = el("div")
                .class("hand")
                .style("--x", move || place(false))
                .style("--y", move || place(true));
            vec![hand.child(figure_of(side, man, "dragged")).view()]
        })
    }
}

//! Says what is pressed, chosen, typed and pointed at, by the values of the elements.
//!
//! | event | result |
//! |---|---|
//! | click on an element with a press | that press |
//! | click or touch on an element that only lights something | points at it |
//! | choice in a list | the press of the chosen option |
//! | typing in a field, or ticking a box | its press, with the typed text |
//! | Enter or Space on an element with the role of a button | the same as a click |

use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement, KeyboardEvent,
};

use super::find::{closest, target};
use super::host::nearest;
use crate::session::Pointing;
use crate::view::{Element as Value, Press};

/// The meaning of an element that is pressed, chosen from or typed in.
#[derive(Clone, Debug, PartialEq)]
pub enum Pressed {
    /// What it does.
    Does(Box<Press>),
    /// What it lights up, if it does nothing else.
    Lights(Pointing),
}

/// Returns the meaning of an event; `None` if it has none.
#[must_use]
pub fn press(event: &Event) -> Option<Pressed> {
    let target = target(event)?;
    let kind = event.type_();
    let list = closest(&target, "select");
    let typed = target.matches("input, textarea").unwrap_or(false);
    match (kind.as_str(), list) {
        ("change", Some(list)) => chosen(list.dyn_ref()?),
        ("click", None) if !typed => pressed(&target),
        ("input", None) if typed => completed(&target),
        ("keydown", _) => {
            let key = event.dyn_ref::<KeyboardEvent>()?.key();
            let button = closest(&target, "[role=button]")?;
            matches!(key.as_str(), "Enter" | " ").then(|| pressed(&button))?
        }
        _ => None,
    }
}

/// Returns what a press on an element does.
#[must_use]
pub fn does(element: &Element) -> Option<Press> {
    nearest(element, |value| value.press().cloned())
}

/// Returns what is lit on the board while the pointer or the focus is at the event's target.
#[must_use]
pub fn light(event: &Event) -> Option<Pointing> {
    nearest(&target(event)?, |value| value.lights.clone())
}

/// Returns the meaning of a press on an element, by the nearest element with a press or a light.
fn pressed(element: &Element) -> Option<Pressed> {
    nearest(element, |value: &Value| {
        match (&value.press, &value.lights) {
            (Some(press), _) => Some(Pressed::Does(press.clone())),
            (None, Some(pointing)) => Some(Pressed::Lights(pointing.clone())),
            (None, None) => None,
        }
    })
}

/// Returns the press of the chosen entry of a list.
fn chosen(list: &HtmlSelectElement) -> Option<Pressed> {
    let at = u32::try_from(list.selected_index()).ok()?;
    pressed(&list.item(at)?)
}

/// Returns the press of a field, with its text.
fn completed(field: &Element) -> Option<Pressed> {
    let text = match field.dyn_ref::<HtmlInputElement>() {
        Some(field) => field.value(),
        None => field.dyn_ref::<HtmlTextAreaElement>()?.value(),
    };
    Some(Pressed::Does(Box::new(does(field)?.with_text(text)?)))
}

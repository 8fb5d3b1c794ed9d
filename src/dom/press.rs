//! Reads what is pressed, chosen, typed and pointed at from the attributes of elements.
//!
//! | event | result |
//! |---|---|
//! | click on an element with `data-do="go 22"` | that action |
//! | click or touch on an element with only `data-light="square e4"` | points at that square |
//! | choice of `uci` in a list with `data-do="column 1"` | `column 1 uci` |
//! | typing in a field, or ticking a box, with `data-do="type"` | `type` and its value |
//! | Enter or Space on an element with the role of a button | the same as a click |

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::find::{closest, target};
use crate::session::Pointing;
use crate::view::Element as Value;

/// The meaning of an element that is pressed, chosen from or typed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// The text of an action or request.
    Does(String),
    /// What it lights up, if it does nothing else.
    Lights(Pointing),
}

/// Returns the meaning of an event; `None` if it has none.
#[must_use]
pub fn press(event: &Event) -> Option<Press> {
    let target = target(event)?;
    let kind = event.type_();
    let chosen = is(&target, "select");
    let typed = is(&target, "input, textarea");
    match kind.as_str() {
        "click" if !chosen && !typed => pressed(&target),
        "keydown" => {
            let key = event.dyn_ref::<KeyboardEvent>()?.key();
            let button = closest(&target, "[role=button]")?;
            matches!(key.as_str(), "Enter" | " ").then(|| pressed(&button))?
        }
        "change" if chosen => completed(&target),
        "input" if typed => completed(&target),
        _ => None,
    }
}

/// Returns what is lit on the board while the pointer or the focus is at the event's target.
#[must_use]
pub fn light(event: &Event) -> Option<Pointing> {
    let lights = closest(&target(event)?, &bears(Value::LIGHTS))?;
    Pointing::parse(&lights.get_attribute(Value::LIGHTS)?)
}

/// Returns whether the element matches the selector.
fn is(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}

/// Returns the selector of elements with this attribute.
fn bears(attribute: &str) -> String {
    ["[", attribute, "]"].concat()
}

/// Returns the meaning of a press on an element, by the nearest element with such an attribute.
fn pressed(element: &Element) -> Option<Press> {
    let (does, lights) = (bears(Value::DOES), bears(Value::LIGHTS));
    let button = closest(element, &[&does, ",", &lights].concat())?;
    Some(match button.get_attribute(Value::DOES) {
        Some(text) => Press::Does(text),
        None => Press::Lights(Pointing::parse(&button.get_attribute(Value::LIGHTS)?)?),
    })
}

/// Returns the text of a list or field, with its value added.
fn completed(field: &Element) -> Option<Press> {
    let mut text = field.get_attribute(Value::DOES)?;
    text.push(' ');
    text.push_str(&Reflect::get(field, &"value".into()).ok()?.as_string()?);
    Some(Press::Does(text))
}

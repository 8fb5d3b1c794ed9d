//! What is pressed, chosen, typed and pointed at, read back from the attributes of elements.
//!
//! | happens to | means |
//! |---|---|
//! | an element with `data-do="go 22"` is clicked | that action |
//! | an element with `data-light="square e4"` alone is clicked, or touched | to point at it |
//! | a list with `data-do="column 1"` is changed to `uci` | `column 1 uci` |
//! | a field or box with `data-do="type"` is typed in or ticked | `type` and its value |
//! | Enter or Space on what is drawn as a button and is none | as a click |

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::find::{closest, target};
use crate::session::{Action, Pointing};
use crate::view::Element as Value;

/// What an element that is pressed, chosen from or typed in bears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// What it does, as a text.
    Does(String),
    /// What it lights; it does nothing besides.
    Lights(Pointing),
}

/// The action that the event asks for; `None` if none.
#[must_use]
pub fn action(event: &Event) -> Option<Action> {
    match press(event)? {
        Press::Does(text) => Action::parse(&text),
        Press::Lights(pointing) => Some(Action::Point(Some(pointing))),
    }
}

/// What the event asks for; `None` if nothing.
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

/// What is to be lit while the pointer or the keyboard is where the event was.
#[must_use]
pub fn light(event: &Event) -> Option<Pointing> {
    let lights = closest(&target(event)?, &bears(Value::LIGHTS))?;
    Pointing::parse(&lights.get_attribute(Value::LIGHTS)?)
}

fn is(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}

fn bears(attribute: &str) -> String {
    ["[", attribute, "]"].concat()
}

fn pressed(element: &Element) -> Option<Press> {
    let (does, lights) = (bears(Value::DOES), bears(Value::LIGHTS));
    let button = closest(element, &[&does, ",", &lights].concat())?;
    Some(match button.get_attribute(Value::DOES) {
        Some(text) => Press::Does(text),
        None => Press::Lights(Pointing::parse(&button.get_attribute(Value::LIGHTS)?)?),
    })
}

/// What a list or field does, with what is chosen or typed in it.
fn completed(field: &Element) -> Option<Press> {
    let mut text = field.get_attribute(Value::DOES)?;
    text.push(' ');
    text.push_str(&Reflect::get(field, &"value".into()).ok()?.as_string()?);
    Some(Press::Does(text))
}

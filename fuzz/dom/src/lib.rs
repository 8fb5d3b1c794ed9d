//! The code that makes the page equal to a value, compiled on a model of a browser's document.
//!
//! `patch` is the very file of the page. The crates that it asks for a browser are this crate under
//! their names, and the model has only what the file calls.

extern crate self as js_sys;
extern crate self as wasm_bindgen;
extern crate self as web_sys;

mod model;
#[allow(
    clippy::useless_conversion,
    reason = "in a browser these are different types"
)]
#[path = "../../../src/dom/patch.rs"]
mod patch;

/// The values that the file takes.
mod view {
    pub use rank_and_file::view::{Element, Node, is_same, plan};
}

pub use model::{
    Document, Element, HtmlElement, JsCast, JsValue, Node, NodeList, Reflect, Style, Window, focus,
    focused, window,
};
pub use patch::patch;

/// Returns a new element that shows this value.
#[must_use]
pub fn make(value: &view::Element) -> Element {
    patch::make(value)
}

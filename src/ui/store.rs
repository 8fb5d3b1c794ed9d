//! What the page keeps on the device: the way to `public/keeper.js`, which puts texts away and finds them.
//!
//! What is put away, and when, says [`super::kept`]; nothing here fails loudly, since a browser may deny all of it.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Asks the keeper to do something, named as in `public/keeper.js`; undefined where there is no keeper.
pub fn keeper(what: &str, text: &str) -> JsValue {
    let Some(window) = web_sys::window() else {
        return JsValue::UNDEFINED;
    };
    let keeper = Reflect::get(&window, &"keeper".into()).unwrap_or_default();
    // What is no function refuses to be called.
    let answer =
        keeper
            .unchecked_into::<Function>()
            .call2(&JsValue::NULL, &what.into(), &text.into());
    answer.unwrap_or_default()
}

/// What was kept for this tab.
#[must_use]
pub fn begin() -> Option<String> {
    keeper("begin", "").as_string()
}

/// Asks the browser not to throw away what is kept when it runs short of room. It may ask the user.
pub fn persist() {
    keeper("persist", "");
}

/// Something of the session may have changed.
pub fn changed() {
    keeper("changed", "");
}

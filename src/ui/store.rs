//! Calls to `public/keeper.js`, the script that stores texts on the device.
//!
//! [`super::kept`] decides what is stored and when. Failures are ignored here, because a browser
//! may deny all storage.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Calls the keeper with a command named as in `public/keeper.js`; returns undefined if there is no
/// keeper.
pub fn keeper(what: &str, text: &str) -> JsValue {
    let Some(window) = web_sys::window() else {
        return JsValue::UNDEFINED;
    };
    let keeper = Reflect::get(&window, &"keeper".into()).unwrap_or_default();
    // If the keeper is not a function, the call fails.
    let answer =
        keeper
            .unchecked_into::<Function>()
            .call2(&JsValue::NULL, &what.into(), &text.into());
    answer.unwrap_or_default()
}

/// Returns the text stored for this tab.
#[must_use]
pub fn begin() -> Option<String> {
    keeper("begin", "").as_string()
}

/// Asks the browser not to delete the stored data when space runs short. The browser may ask the
/// user.
pub fn persist() {
    keeper("persist", "");
}

/// Tells the keeper that the session may have changed.
pub fn changed() {
    keeper("changed", "");
}

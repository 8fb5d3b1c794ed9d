//! The way to the page.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

/// The worker that this program is.
pub fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Sends bytes to the page.
pub fn send(bytes: &[u8]) {
    // Fails only for what cannot be copied, which bytes can be.
    let _ = scope().post_message(&Uint8Array::from(bytes));
}

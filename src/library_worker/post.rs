//! Sending messages to the page.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

/// Returns the global scope of this worker.
pub fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Sends bytes to the page.
pub fn send(bytes: &[u8]) {
    // This fails only for values that cannot be copied; bytes can.
    let _ = scope().post_message(&Uint8Array::from(bytes));
}

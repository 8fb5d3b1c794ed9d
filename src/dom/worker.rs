//! The messages between a worker and the page, as every worker has them.
//!
//! | message | meaning |
//! |---|---|
//! | `null`, to the page | the worker is ready |
//! | a text, from the page | the file of the page's language, as [`speak`](crate::words::speak) takes it; none for English |
//! | anything else | the worker's own |
//!
//! The language comes before any other message, so everything is said in it.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::words;

/// Returns the global scope of this worker.
#[must_use]
pub fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Sends a message to the page.
pub fn send(message: &JsValue) {
    // This fails only for values that cannot be copied; texts, bytes and files can.
    let _ = scope().post_message(message);
}

/// Gives each message of the page to `answer` from now on, except the language, in which the worker
/// then speaks. Tells the page that the worker is ready.
pub fn serve(mut answer: impl FnMut(JsValue) + 'static) {
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let message = event.data();
        match message.as_string() {
            Some(language) => {
                words::speak(language);
            }
            None => answer(message),
        }
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    // A message sent to the worker before this one might be lost.
    send(&JsValue::NULL);
}

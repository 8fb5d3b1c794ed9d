//! Sends bytes to the page, and lets long work wait.
//!
//! | wait for | with |
//! |---|---|
//! | messages that have arrived | [`turn`] |
//! | time to pass | [`rest`] |

use js_sys::{Promise, Uint8Array};
use rank_and_file::dom::worker;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::MessageChannel;

/// Sends bytes to the page.
pub fn send(bytes: &[u8]) {
    worker::send(&Uint8Array::from(bytes));
}

/// Lets waiting messages be handled, by sending itself a message that comes after them. A timer
/// would take four milliseconds.
pub async fn turn() {
    let Ok(channel) = MessageChannel::new() else {
        return rest(0).await;
    };
    let ports = (channel.port1(), channel.port2());
    let arrived = Promise::new(&mut |arrived, _| ports.0.set_onmessage(Some(&arrived)));
    if ports.1.post_message(&JsValue::NULL).is_ok() {
        // This fails only for values that are not promises.
        let _ = JsFuture::from(arrived).await;
    }
    ports.0.close();
}

/// Waits this number of milliseconds; messages are handled meanwhile.
pub async fn rest(milliseconds: i32) {
    let done = Promise::new(&mut |done, _| {
        // This fails only for values that are not functions.
        let _ = worker::scope()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
    });
    // This fails only for values that are not promises.
    let _ = JsFuture::from(done).await;
}

//! How a long work waits.
//!
//! | what for | with |
//! |---|---|
//! | messages that have come meanwhile | [`turn`] |
//! | time to pass | [`rest`] |

use js_sys::Promise;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::MessageChannel;

use super::post::scope;

/// Lets messages have their turn: one of our own comes behind those that wait already. A timer would take four
/// milliseconds.
pub async fn turn() {
    let Ok(channel) = MessageChannel::new() else {
        return rest(0).await;
    };
    let ports = (channel.port1(), channel.port2());
    let arrived = Promise::new(&mut |arrived, _| ports.0.set_onmessage(Some(&arrived)));
    if ports.1.post_message(&JsValue::NULL).is_ok() {
        // Fails only for what is no promise.
        let _ = JsFuture::from(arrived).await;
    }
    ports.0.close();
}

/// Waits so many milliseconds; messages have their turn meanwhile.
pub async fn rest(milliseconds: i32) {
    let done = Promise::new(&mut |done, _| {
        // Fails only for what is no function.
        let _ = scope().set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
    });
    // Fails only for what is no promise.
    let _ = JsFuture::from(done).await;
}

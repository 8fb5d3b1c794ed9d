//! The file worker: a program of its own beside the page, fetched with the first file that is more
//! than plain text.
//!
//! | message | meaning |
//! |---|---|
//! | `null`, to the page | the file worker is ready |
//! | `[name, bytes]`, from the page | a file |
//! | `[text, words]`, to the page | its text, and words about what the text lacks, or nothing |
//! | `[null, words]`, to the page | the reason why there is no text |
//!
//! Files are answered in the order in which they arrive.

use js_sys::{Array, Uint8Array};
use rank_and_file::container::{CannotOpen, Opened, open};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn answer(opened: Result<Opened, CannotOpen>) -> Array {
    match opened {
        Ok(opened) => Array::of2(&opened.text.as_str().into(), &opened.in_words().into()),
        Err(why) => Array::of2(&JsValue::NULL, &why.to_string().into()),
    }
}

fn main() {
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let file: Array = event.data().unchecked_into();
        let name = file.get(0).as_string().unwrap_or_default();
        let bytes = Uint8Array::new(&file.get(1)).to_vec();
        // This fails only for values that cannot be copied; texts can.
        let _ = scope().post_message(&answer(open(bytes, &name)));
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    // A message sent to the worker before this one might be lost.
    let _ = scope().post_message(&JsValue::NULL);
}

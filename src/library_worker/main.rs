//! The library worker: a program of its own beside the page. It reads files of games and answers
//! the page's messages meanwhile.
//!
//! | message | meaning |
//! |---|---|
//! | `null`, to the page | the library worker is ready |
//! | a list of files, from the page | one library to read and keep on the device, or additions if a library is open |
//! | a name and a file, to the page | a file made of games |
//! | bytes, from the page | a [`LibraryRequest`] |
//! | bytes, to the page | a [`LibraryResponse`](rank_and_file::protocol::LibraryResponse) |

mod answer;
mod export;
mod growth;
mod helper;
mod reading;
mod scope;
mod store;

use js_sys::{Array, Uint8Array};
use rank_and_file::protocol::{LibraryRequest, Wire};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::MessageEvent;

use reading::LibraryReader;
use scope::scope;

fn main() {
    let library_worker = LibraryReader::default();
    let on_message =
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            match event.data().dyn_into::<Array>() {
                Ok(files) => {
                    library_worker.take(files.iter().map(JsCast::unchecked_into).collect())
                }
                Err(bytes) => {
                    let bytes = Uint8Array::new(&bytes).to_vec();
                    if let Some(request) = LibraryRequest::of_bytes(&bytes) {
                        library_worker.answer(request);
                    }
                }
            }
        });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    // A message sent to the worker before this one might be lost.
    let _ = scope().post_message(&JsValue::NULL);
}

/// The standard allocator is three times as much code, and no faster here.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

//! The library worker: a program of its own beside the page. It reads files of games and answers
//! the page's messages meanwhile.
//!
//! | message, besides those of [`worker`](rank_and_file::dom::worker) | meaning |
//! |---|---|
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
use rank_and_file::dom::worker::serve;
use rank_and_file::protocol::{LibraryRequest, Wire};
use wasm_bindgen::JsCast;

use reading::LibraryReader;

fn main() {
    let library_worker = LibraryReader::default();
    serve(move |message| match message.dyn_into::<Array>() {
        Ok(files) => library_worker.take(files.iter().map(JsCast::unchecked_into).collect()),
        Err(bytes) => {
            let bytes = Uint8Array::new(&bytes).to_vec();
            if let Some(request) = LibraryRequest::of_bytes(&bytes) {
                library_worker.answer(request);
            }
        }
    });
}

/// The standard allocator is three times as much code, and no faster here.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

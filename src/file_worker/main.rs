//! The file worker: a program of its own beside the page, fetched with the first file that is more
//! than plain text.
//!
//! | message, besides those of [`worker`](rank_and_file::dom::worker) | meaning |
//! |---|---|
//! | `[name, bytes]`, from the page | a file |
//! | `[text, words, pictures]`, to the page | its text, words about what the text lacks, or nothing, and whether pages of it are pictures |
//! | `[null, words, pictures]`, to the page | the reason why there is no text |
//!
//! Files are answered in the order in which they arrive.

use js_sys::{Array, Uint8Array};
use rank_and_file::container::{CannotOpen, Lost, Opened, open};
use rank_and_file::dom::worker::{send, serve};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;

fn answer(opened: Result<Opened, CannotOpen>) -> Array {
    let is_pictures = |lost: &Lost| lost.is_error() && matches!(lost, Lost::Pictures { .. });
    let (text, words, pictures) = match &opened {
        Ok(opened) => (
            JsValue::from(opened.text.as_str()),
            opened.in_words(),
            opened.lost.iter().any(is_pictures),
        ),
        Err(why) => (
            JsValue::NULL,
            why.to_string(),
            matches!(why, CannotOpen::OnlyPictures(_) | CannotOpen::Picture),
        ),
    };
    Array::of3(&text, &words.into(), &pictures.into())
}

fn main() {
    serve(|message| {
        let file: Array = message.unchecked_into();
        let name = file.get(0).as_string().unwrap_or_default();
        let bytes = Uint8Array::new(&file.get(1)).to_vec();
        send(&answer(open(bytes, &name)));
    });
}

//! The librarian: reads a file of games piece by piece, and answers what is asked of it meanwhile.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Promise, Reflect, Uint8Array};
use rank_and_file::message::wire::Wire;
use rank_and_file::message::{Shelf, ShelfAsk, ShelfTell};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, ReadableStreamDefaultReader};

use super::post::{scope, send};

/// Between two reports of how far the reading is, in milliseconds.
const REPORT: f64 = 50.0;

/// What is said of a file that could not be read to its end.
const CUT_SHORT: &str = "The file could not be read to its end.";

/// A file of games, and who reads it.
#[derive(Clone)]
pub struct Librarian(Rc<RefCell<Shelf>>);

impl Librarian {
    /// Begins to read a file.
    pub fn of(file: File) -> Librarian {
        let shelf = Shelf::new(file.name(), file.size() as usize);
        let librarian = Librarian(Rc::new(RefCell::new(shelf)));
        let reads = librarian.clone();
        spawn_local(async move {
            let whole = reads.read(&file).await.is_ok();
            reads.0.borrow_mut().end(if whole { "" } else { CUT_SHORT });
            reads.report();
        });
        librarian
    }

    /// Answers what the page asks.
    pub fn answer(&self, ask: ShelfAsk) {
        if let Some(tell) = self.0.borrow_mut().answer(ask) {
            send(&tell.to_bytes());
        }
    }

    /// Reads to the end, or until it is told to stop.
    async fn read(&self, file: &File) -> Result<(), JsValue> {
        let reader: ReadableStreamDefaultReader = file.stream().get_reader().unchecked_into();
        let mut reported = 0.0;
        loop {
            let piece = JsFuture::from(reader.read()).await?;
            let bytes = Reflect::get(&piece, &"value".into())?;
            if bytes.is_undefined() {
                return Ok(());
            }
            self.0
                .borrow_mut()
                .arrive(&Uint8Array::new(&bytes).to_vec());
            let now = js_sys::Date::now();
            if now - reported > REPORT {
                reported = now;
                self.report();
                // A file that is there at once would keep everything else waiting.
                JsFuture::from(turn()).await?;
            }
            if self.0.borrow().is_done() {
                JsFuture::from(reader.cancel()).await?;
                return Ok(());
            }
        }
    }

    fn report(&self) {
        let tell: ShelfTell = self.0.borrow().progress();
        send(&tell.to_bytes());
    }
}

/// Comes true once the messages that wait have had their turn.
fn turn() -> Promise {
    Promise::new(&mut |done, _| {
        // Fails only for what is no function.
        let _ = scope().set_timeout_with_callback(&done);
    })
}

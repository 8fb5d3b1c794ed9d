//! A second librarian, who finds out what the moves of games tell while the first does the same and answers the page.
//!
//! It is the same program run once more: as many processors do the work as there are librarians.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint8Array;
use rank_and_file::message::wire::Wire;
use rank_and_file::message::{CheckedBatch, ShelfAsk};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::post::scope;
use super::reading::{LibraryReader, SHARE};

/// A librarian who helps another; dropping it lets it go.
pub struct Helper {
    worker: Worker,
    busy: Rc<RefCell<bool>>,
    /// It is there as long as the worker is.
    _hears: Closure<dyn FnMut(MessageEvent)>,
}

impl Helper {
    /// Fetches a helper for this librarian; `None` where the browser does not allow it.
    pub fn of(librarian: &LibraryReader) -> Option<Helper> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let program = scope().location().href();
        let worker = Worker::new_with_options(&program, &options).ok()?;
        let busy = Rc::new(RefCell::new(true));
        let (to, librarian, works) = (worker.clone(), librarian.clone(), Rc::clone(&busy));
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let data = event.data();
            // The first message says that it is ready.
            if !data.is_null()
                && let Some(batch) = CheckedBatch::of_bytes(&Uint8Array::new(&data).to_vec())
            {
                librarian.accept(batch);
            }
            *works.borrow_mut() = match librarian.next_batch(SHARE) {
                Some(batch) => send(&to, &ShelfAsk::Check { batch }),
                None => false,
            };
        });
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        Some(Helper {
            worker,
            busy,
            _hears: hears,
        })
    }

    /// Whether something is still to come from it.
    pub fn is_busy(&self) -> bool {
        *self.busy.borrow()
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Sends an ask; `true` if it was sent, which fails only for what cannot be copied.
fn send(to: &Worker, ask: &ShelfAsk) -> bool {
    let bytes: JsValue = Uint8Array::from(ask.to_bytes().as_slice()).into();
    to.post_message(&bytes).is_ok()
}

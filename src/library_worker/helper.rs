//! A second library worker, which checks moves while the first does the same and answers the page.
//!
//! It is the same program run once more, so that two processors share the work.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint8Array;
use rank_and_file::dom::worker::scope;
use rank_and_file::protocol::{CheckBatch, CheckedBatch, LibraryRequest, Wire};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A library worker that helps another. Dropping it ends it.
pub struct Helper {
    worker: Worker,
    busy: Rc<RefCell<bool>>,
    /// The handler of its messages, kept as long as the worker.
    _hears: Closure<dyn FnMut(MessageEvent)>,
}

impl Helper {
    /// Starts a helper; `None` if the browser does not allow it. `next` takes its results, if it has
    /// any, and returns the games that it checks next, if there are any.
    pub fn start(
        mut next: impl FnMut(Option<CheckedBatch>) -> Option<CheckBatch> + 'static,
    ) -> Option<Helper> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let program = scope().location().href();
        let worker = Worker::new_with_options(&program, &options).ok()?;
        let busy = Rc::new(RefCell::new(true));
        let (to, works) = (worker.clone(), Rc::clone(&busy));
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let data = event.data();
            // The first message only reports that the helper is ready.
            let done = match data.is_null() {
                true => None,
                false => CheckedBatch::of_bytes(&Uint8Array::new(&data).to_vec()),
            };
            *works.borrow_mut() = match next(done) {
                Some(batch) => send(&to, &LibraryRequest::Check { batch }),
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

    /// Returns whether it has an answer to send.
    pub fn is_busy(&self) -> bool {
        *self.busy.borrow()
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Sends a message; returns whether it was sent. It fails only for values that cannot be copied.
fn send(to: &Worker, request: &LibraryRequest) -> bool {
    let bytes: JsValue = Uint8Array::from(request.to_bytes().as_slice()).into();
    to.post_message(&bytes).is_ok()
}

//! The file worker: a program beside the page that opens files that are not plain text. It is
//! fetched with the first such file.

use std::collections::VecDeque;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::say;
use super::worker::WorkerHandle;
use crate::session::{Action, OpenAction};

/// A handle to the file worker; copying it copies the handle.
#[derive(Clone, Copy)]
pub struct FileWorker {
    worker: WorkerHandle,
    /// The names of the files sent and not yet answered, in order.
    names: StoredValue<VecDeque<String>, LocalStorage>,
}

impl FileWorker {
    /// Makes a handle without starting the worker.
    #[must_use]
    pub fn new() -> FileWorker {
        FileWorker {
            worker: WorkerHandle::new("file-worker"),
            names: StoredValue::new_local(VecDeque::new()),
        }
    }

    /// Opens a file. `act` is given its text, or the reason why there is none.
    pub fn open(self, name: String, bytes: &[u8], act: impl Fn(Action) + Copy + 'static) {
        if !self.worker.is_started() && !self.start(act) {
            act(Action::Say(say::no_file_worker(&name)));
            return;
        }
        let file = Array::of2(&name.as_str().into(), &Uint8Array::from(bytes));
        act(Action::Tell(say::opening(&name)));
        self.names.update_value(|names| names.push_back(name));
        self.worker.send_value(file.into());
    }

    /// Starts the worker; returns `false` if the browser does not allow it.
    fn start(self, act: impl Fn(Action) + Copy + 'static) -> bool {
        // The worker was not fetched or has crashed on a file. The next file starts a new worker.
        let fail = move || {
            self.worker.stop();
            let names = self.names.try_update_value(std::mem::take);
            for name in names.unwrap_or_default() {
                act(Action::Say(say::no_file_worker(&name)));
            }
        };
        self.worker.start(move |data| self.hear(data, act), fail)
    }

    /// Passes on the answer to the oldest waiting file.
    fn hear(self, data: JsValue, act: impl Fn(Action)) {
        let name = self.names.try_update_value(VecDeque::pop_front);
        let name = name.flatten().unwrap_or_default();
        let answer: Array = data.unchecked_into();
        let words = answer.get(1).as_string().unwrap_or_default();
        act(match answer.get(0).as_string() {
            Some(text) => Action::Open(OpenAction::Unpacked { text, lost: words }),
            None => Action::Say(say::cannot_open(&name, &words)),
        });
    }
}

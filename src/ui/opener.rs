//! The opener of files: a program beside the page, fetched with the first file that is more than plain text.

use std::collections::VecDeque;

use gloo_events::EventListener;
use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{browser, say};
use crate::session::Action;

/// A handle to the opener; copying it copies the handle.
#[derive(Clone, Copy)]
pub struct FileOpener(StoredValue<OpenerState, LocalStorage>);

#[derive(Default)]
struct OpenerState {
    worker: Option<Worker>,
    ready: bool,
    /// Files given to it before it was ready.
    waiting: Vec<Array>,
    /// The names of the files that it has not answered for yet, in their order.
    names: VecDeque<String>,
}

impl FileOpener {
    #[must_use]
    pub fn new() -> FileOpener {
        FileOpener(StoredValue::new_local(OpenerState::default()))
    }

    /// Gives it a file. `act` is given the text, or the reason why there is none.
    pub fn open(self, name: String, bytes: &[u8], act: impl Fn(Action) + Copy + 'static) {
        let there = self.0.with_value(|state| state.worker.is_some()) || self.start(act);
        if !there {
            act(Action::Say(say::no_opener(&name)));
            return;
        }
        let file = Array::of2(&name.as_str().into(), &Uint8Array::from(bytes));
        act(Action::Tell(say::opening(&name)));
        self.0.update_value(|state| {
            state.names.push_back(name);
            state.waiting.push(file);
        });
        self.send();
    }

    fn send(self) {
        self.0.update_value(|state| {
            if let (Some(worker), true) = (&state.worker, state.ready) {
                for file in state.waiting.drain(..) {
                    // Fails only for what cannot be copied, which bytes can be.
                    let _ = worker.post_message(&file);
                }
            }
        });
    }

    /// Fetches the opener; `false` where the browser does not allow it.
    fn start(self, act: impl Fn(Action) + Copy + 'static) -> bool {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = browser::program("file-opener")
            .and_then(|file| Worker::new_with_options(&file, &options).ok());
        let Some(worker) = worker else {
            return false;
        };
        let hear = EventListener::new(&worker, "message", move |event| {
            if let Some(event) = event.dyn_ref::<MessageEvent>() {
                self.hear(event, act);
            }
        });
        // It was not fetched, or a file was too much for it: the next file finds another.
        let fail = EventListener::new(&worker, "error", move |_| {
            let state = self.0.try_update_value(std::mem::take).unwrap_or_default();
            if let Some(worker) = state.worker {
                worker.terminate();
            }
            for name in state.names {
                act(Action::Say(say::no_opener(&name)));
            }
        });
        // It is there as long as the page is.
        hear.forget();
        fail.forget();
        self.0.update_value(|state| state.worker = Some(worker));
        true
    }

    fn hear(self, event: &MessageEvent, act: impl Fn(Action)) {
        let data = event.data();
        if data.is_null() {
            self.0.update_value(|state| state.ready = true);
            self.send();
            return;
        }
        let name = self.0.try_update_value(|state| state.names.pop_front());
        let name = name.flatten().unwrap_or_default();
        let answer: Array = data.unchecked_into();
        let words = answer.get(1).as_string().unwrap_or_default();
        act(match answer.get(0).as_string() {
            Some(text) => Action::Unpacked { text, lost: words },
            None => Action::Say(say::cannot_open(&name, &words)),
        });
    }
}

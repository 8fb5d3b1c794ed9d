//! The reader of books: a program beside the page, fetched when the first book is opened.

use gloo_events::EventListener;
use js_sys::Uint8Array;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{browser, say};
use crate::message::wire::Wire;
use crate::message::{Ask, Tell};
use crate::session::Action;

/// A handle to the reader; copying it copies the handle.
#[derive(Clone, Copy)]
pub struct ReaderWorker(StoredValue<State, LocalStorage>);

#[derive(Default)]
struct State {
    worker: Option<Worker>,
    ready: bool,
    /// Asked before it was ready.
    waiting: Vec<Ask>,
}

impl ReaderWorker {
    #[must_use]
    pub fn new() -> ReaderWorker {
        ReaderWorker(StoredValue::new_local(State::default()))
    }

    /// Asks something. `act` is given the answers of this reader, and the news if there will be none.
    pub fn ask(&self, ask: Ask, act: impl Fn(Action) + Copy + 'static) {
        let there = self.0.with_value(|state| state.worker.is_some()) || self.start(act);
        if !there {
            act(Action::Say(say::NO_READER.to_owned()));
            return;
        }
        self.0.update_value(|state| state.waiting.push(ask));
        self.send();
    }

    fn send(&self) {
        self.0.update_value(|state| {
            if let (Some(worker), true) = (&state.worker, state.ready) {
                for ask in state.waiting.drain(..) {
                    let bytes = Uint8Array::from(ask.to_bytes().as_slice());
                    // Fails only for what cannot be copied, which bytes can be.
                    let _ = worker.post_message(&bytes);
                }
            }
        });
    }

    /// Fetches the reader; `false` where the browser does not allow it.
    fn start(&self, act: impl Fn(Action) + Copy + 'static) -> bool {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = browser::program("book-reader")
            .and_then(|file| Worker::new_with_options(&file, &options).ok());
        let Some(worker) = worker else {
            return false;
        };
        let reader = *self;
        let hear = EventListener::new(&worker, "message", move |event| {
            if let Some(event) = event.dyn_ref::<MessageEvent>() {
                reader.hear(event, act);
            }
        });
        let fail = EventListener::new(&worker, "error", move |_| {
            reader.0.set_value(State::default());
            act(Action::Say(say::NO_READER.to_owned()));
        });
        // It is there as long as the page is.
        hear.forget();
        fail.forget();
        self.0.update_value(|state| state.worker = Some(worker));
        true
    }

    fn hear(&self, event: &MessageEvent, act: impl Fn(Action)) {
        let data = event.data();
        if data.is_null() {
            self.0.update_value(|state| state.ready = true);
            self.send();
            return;
        }
        match Tell::of_bytes(&Uint8Array::new(&data).to_vec()) {
            Some(Tell::Pgn { name, text }) => {
                if !browser::save(&(name + ".pgn"), &text) {
                    act(Action::Say(say::NO_SAVING_OF_A_BOOK.to_owned()));
                }
            }
            Some(tell) => act(Action::Hear(tell)),
            None => act(Action::Say(say::NO_READER.to_owned())),
        }
    }
}

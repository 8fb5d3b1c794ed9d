//! The librarian: a program beside the page that reads files of games, and keeps them on the device.

use gloo_events::EventListener;
use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{File, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{browser, say, store};
use crate::message::wire::Wire;
use crate::message::{ShelfAsk, ShelfTell, title};
use crate::session::Action;

/// A handle to the librarian; copying it copies the handle.
#[derive(Clone, Copy)]
pub struct Librarian(StoredValue<LibrarianState, LocalStorage>);

#[derive(Default)]
struct LibrarianState {
    worker: Option<Worker>,
    ready: bool,
    /// What was sent to it before it was ready.
    waiting: Vec<JsValue>,
    /// It was fetched for what is asked aside: that it cannot be had is nobody's loss.
    aside: bool,
}

impl Librarian {
    #[must_use]
    pub fn new() -> Librarian {
        Librarian(StoredValue::new_local(LibrarianState::default()))
    }

    /// Gives it files that are one library, in the place of any other. `left_aside` says which others are not. `act` is
    /// given what it says, and the news if it cannot read.
    pub fn open(self, files: &[File], left_aside: String, act: impl Fn(Action) + Copy + 'static) {
        if self.start(act, false) {
            let names: Vec<String> = files.iter().map(File::name).collect();
            let name = title(&names);
            act(Action::Shelve { name, left_aside });
            self.send(files.iter().collect::<Array>().into());
            store::persist();
        }
    }

    /// Gives it files whose games come behind those of the library that is open.
    pub fn add(self, files: &[File]) {
        self.send(files.iter().collect::<Array>().into());
    }

    /// Asks something of the library that is open; or to open another; or what anybody waits for.
    pub fn ask(self, ask: &ShelfAsk, act: impl Fn(Action) + Copy + 'static) {
        let there = match ask {
            ShelfAsk::Open { .. } => false,
            ShelfAsk::Compare { .. } => self.0.with_value(|state| state.worker.is_some()),
            _ => true,
        };
        if there || self.start(act, false) {
            self.send(Uint8Array::from(ask.to_bytes().as_slice()).into());
        }
    }

    /// Asks something for which no library need be open. It is answered late, or never where there is no librarian.
    pub fn ask_aside(self, ask: &ShelfAsk, act: impl Fn(Action) + Copy + 'static) {
        let there = self.0.with_value(|state| state.worker.is_some());
        if there || self.start(act, true) {
            self.send(Uint8Array::from(ask.to_bytes().as_slice()).into());
        }
    }

    /// Lets go of the library.
    pub fn close(self) {
        let former = self.0.try_update_value(std::mem::take);
        if let Some(worker) = former.and_then(|state| state.worker) {
            worker.terminate();
        }
    }

    /// Fetches a new librarian; `false` where the browser does not allow it, which is said unless it is asked `aside`.
    fn start(self, act: impl Fn(Action) + Copy + 'static, aside: bool) -> bool {
        self.close();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = browser::program("game-librarian")
            .and_then(|program| Worker::new_with_options(&program, &options).ok());
        let Some(worker) = worker else {
            if !aside {
                act(Action::Say(say::NO_LIBRARIAN.to_owned()));
            }
            return false;
        };
        let hear = EventListener::new(&worker, "message", move |event| {
            let Some(event) = event.dyn_ref::<MessageEvent>() else {
                return;
            };
            let data = event.data();
            if data.is_null() {
                self.0.update_value(|state| state.ready = true);
                self.send_waiting();
            } else if let Some(file) = data.dyn_ref::<Array>() {
                let name = file.get(0).as_string().unwrap_or_default();
                browser::save_file(&name, file.get(1).unchecked_ref());
            } else if let Some(tell) = ShelfTell::of_bytes(&Uint8Array::new(&data).to_vec()) {
                act(Action::HearShelf(tell));
            }
        });
        let fail = EventListener::new(&worker, "error", move |_| {
            if self.0.with_value(|state| state.aside) {
                return;
            }
            act(Action::CloseShelf);
            act(Action::Say(say::NO_LIBRARIAN.to_owned()));
        });
        // They are there as long as the worker is.
        hear.forget();
        fail.forget();
        self.0.update_value(|state| {
            state.worker = Some(worker);
            state.aside = aside;
        });
        true
    }

    fn send(self, message: JsValue) {
        self.0.update_value(|state| state.waiting.push(message));
        self.send_waiting();
    }

    fn send_waiting(self) {
        self.0.update_value(|state| {
            if let (Some(worker), true) = (&state.worker, state.ready) {
                for message in state.waiting.drain(..) {
                    // Fails only for what cannot be copied, which files and bytes can be.
                    let _ = worker.post_message(&message);
                }
            }
        });
    }
}

//! The librarian: a program beside the page that reads one file of games. It is the program that reads books, run once
//! more, for a file may be long.

use gloo_events::EventListener;
use js_sys::Uint8Array;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{File, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{browser, say};
use crate::message::wire::Wire;
use crate::message::{ShelfAsk, ShelfTell};
use crate::session::Action;

/// A handle to the librarian; copying it copies the handle.
#[derive(Clone, Copy)]
pub struct Librarian(StoredValue<Option<Worker>, LocalStorage>);

impl Librarian {
    #[must_use]
    pub fn new() -> Librarian {
        Librarian(StoredValue::new_local(None))
    }

    /// Gives it a file, in the place of any other. `act` is given what it says, and the news if it cannot read.
    pub fn open(self, file: File, act: impl Fn(Action) + Copy + 'static) {
        self.close();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = browser::program("book-reader")
            .and_then(|program| Worker::new_with_options(&program, &options).ok());
        let Some(worker) = worker else {
            act(Action::Say(say::NO_LIBRARIAN.to_owned()));
            return;
        };
        act(Action::Shelve(file.name()));
        let to = worker.clone();
        let hear = EventListener::new(&worker, "message", move |event| {
            let Some(event) = event.dyn_ref::<MessageEvent>() else {
                return;
            };
            let data = event.data();
            if data.is_null() {
                // Fails only for what cannot be copied, which a file can be.
                let _ = to.post_message(&file);
            } else if let Some(tell) = ShelfTell::of_bytes(&Uint8Array::new(&data).to_vec()) {
                act(Action::HearShelf(tell));
            }
        });
        let fail = EventListener::new(&worker, "error", move |_| {
            act(Action::CloseShelf);
            act(Action::Say(say::NO_LIBRARIAN.to_owned()));
        });
        // They are there as long as the worker is.
        hear.forget();
        fail.forget();
        self.0.set_value(Some(worker));
    }

    /// Lets go of the file.
    pub fn close(self) {
        if let Some(former) = self.0.try_update_value(Option::take).flatten() {
            former.terminate();
        }
    }

    /// Asks something of the file that is open.
    pub fn ask(self, ask: &ShelfAsk) {
        self.0.with_value(|worker| {
            if let Some(worker) = worker {
                // Fails only for what cannot be copied, which bytes can be.
                let _ = worker.post_message(&Uint8Array::from(ask.to_bytes().as_slice()));
            }
        });
    }
}

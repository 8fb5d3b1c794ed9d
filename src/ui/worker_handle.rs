//! A handle to a program that runs beside the page.

use gloo_events::EventListener;
use js_sys::Uint8Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::protocol::Wire;
use crate::web::browser;

/// A handle to a worker; copying it copies the handle.
#[derive(Clone, Copy)]
pub(super) struct WorkerHandle {
    /// The name of the program in the head of the page.
    program: &'static str,
    state: StoredValue<WorkerState, LocalStorage>,
}

#[derive(Default)]
struct WorkerState {
    worker: Option<Worker>,
    /// Whether the worker has reported that it is ready.
    ready: bool,
    /// Messages that wait until the worker is ready.
    waiting: Vec<JsValue>,
}

impl WorkerHandle {
    /// Makes a handle to the worker that runs this program, without starting it.
    pub(super) fn new(program: &'static str) -> WorkerHandle {
        WorkerHandle {
            program,
            state: StoredValue::new_local(WorkerState::default()),
        }
    }

    /// Returns whether the worker has been started.
    pub(super) fn is_started(self) -> bool {
        self.state.with_value(|state| state.worker.is_some())
    }

    /// Starts the worker, in the language of the page; returns `false` if the browser does not allow
    /// it. `hear` is given each of its messages; `fail` is called if it could not be fetched or has
    /// failed.
    pub(super) fn start(self, hear: impl Fn(JsValue) + 'static, fail: impl Fn() + 'static) -> bool {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = browser::program(self.program)
            .and_then(|file| Worker::new_with_options(&file, &options).ok());
        let Some(worker) = worker else {
            return false;
        };
        let on_message = EventListener::new(&worker, "message", move |event| {
            let Some(event) = event.dyn_ref::<MessageEvent>() else {
                return;
            };
            let data = event.data();
            if data.is_null() {
                self.state.update_value(|state| state.ready = true);
                self.send_waiting();
            } else {
                hear(data);
            }
        });
        let on_error = EventListener::new(&worker, "error", move |_| fail());
        // The listeners live as long as the worker.
        on_message.forget();
        on_error.forget();
        self.state.update_value(|state| state.worker = Some(worker));
        // Nothing waits yet, so the worker hears this first.
        if let Some(language) = browser::words() {
            self.send_value(language.into());
        }
        true
    }

    /// Ends the worker and drops the messages that wait for it.
    pub(super) fn stop(self) {
        let former = self.state.try_update_value(std::mem::take);
        if let Some(worker) = former.and_then(|state| state.worker) {
            worker.terminate();
        }
    }

    /// Sends a message, as soon as the worker is ready.
    pub(super) fn send(self, message: &impl Wire) {
        self.send_value(Uint8Array::from(message.to_bytes().as_slice()).into());
    }

    /// Sends a value of the browser, such as files, as soon as the worker is ready.
    pub(super) fn send_value(self, value: JsValue) {
        self.state.update_value(|state| state.waiting.push(value));
        self.send_waiting();
    }

    /// Sends the waiting messages if the worker is ready.
    fn send_waiting(self) {
        self.state.update_value(|state| {
            if let (Some(worker), true) = (&state.worker, state.ready) {
                for message in state.waiting.drain(..) {
                    // This fails only for values that cannot be copied; files and bytes can.
                    let _ = worker.post_message(&message);
                }
            }
        });
    }
}

/// Decodes a message of a worker; `None` if it is malformed.
pub(super) fn message<T: Wire>(data: &JsValue) -> Option<T> {
    T::of_bytes(&Uint8Array::new(data).to_vec())
}

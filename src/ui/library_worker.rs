//! The library worker: a program beside the page that reads files of games and keeps them on the
//! device.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::File;

use super::worker::{WorkerHandle, message};
use super::{browser, say, store};
use crate::protocol::LibraryRequest;
use crate::service::title;
use crate::session::{Action, LibraryAction};

/// A handle to the library worker; copying it copies the handle.
#[derive(Clone, Copy)]
pub struct LibraryWorker(WorkerHandle);

impl LibraryWorker {
    /// Makes a handle without starting the worker.
    #[must_use]
    pub fn new() -> LibraryWorker {
        LibraryWorker(WorkerHandle::new("library-worker"))
    }

    /// Opens files as one library, in place of any other. `left_aside` says which files are not
    /// opened. `act` is given the worker's messages, or a message if it cannot start.
    pub fn open(self, files: &[File], left_aside: String, act: impl Fn(Action) + Copy + 'static) {
        if self.start(act, false) {
            let names: Vec<String> = files.iter().map(File::name).collect();
            let name = title(&names);
            act(Action::Library(LibraryAction::OpenFiles {
                name,
                left_aside,
            }));
            self.add(files);
            store::persist();
        }
    }

    /// Adds files whose games come after those of the open library.
    pub fn add(self, files: &[File]) {
        self.0.send_value(files.iter().collect::<Array>().into());
    }

    /// Sends a request about the open library, a request to open another, or any request whose
    /// answer the user waits for.
    pub fn request(self, request: &LibraryRequest, act: impl Fn(Action) + Copy + 'static) {
        let there = match request {
            LibraryRequest::Open { .. } => false,
            LibraryRequest::Compare { .. } => self.0.is_started(),
            _ => true,
        };
        if there || self.start(act, false) {
            self.0.send(request);
        }
    }

    /// Sends a request that needs no open library. The answer may come late, or never if there is
    /// no worker.
    pub fn request_aside(self, request: &LibraryRequest, act: impl Fn(Action) + Copy + 'static) {
        if self.0.is_started() || self.start(act, true) {
            self.0.send(request);
        }
    }

    /// Closes the library.
    pub fn close(self) {
        self.0.stop();
    }

    /// Starts a new worker; returns `false` if the browser does not allow it. Requests made `aside`
    /// are not needed by the page, so their failures are ignored.
    fn start(self, act: impl Fn(Action) + Copy + 'static, aside: bool) -> bool {
        self.close();
        let hear = move |data: JsValue| {
            if let Some(file) = data.dyn_ref::<Array>() {
                let name = file.get(0).as_string().unwrap_or_default();
                browser::save_file(&name, file.get(1).unchecked_ref());
            } else if let Some(response) = message(&data) {
                act(Action::Library(LibraryAction::Hear(response)));
            }
        };
        let fail = move || {
            if !aside {
                act(Action::Library(LibraryAction::Close));
                act(Action::Say(say::NO_LIBRARY_WORKER.to_owned()));
            }
        };
        let started = self.0.start(hear, fail);
        if !started && !aside {
            act(Action::Say(say::NO_LIBRARY_WORKER.to_owned()));
        }
        started
    }
}

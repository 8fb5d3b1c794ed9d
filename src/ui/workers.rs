//! The workers: programs beside the page, each fetched when it is first needed.
//!
//! | worker | what it does | fetched with the first |
//! |---|---|---|
//! | [`BookWorker`] | reads books | book |
//! | [`LibraryWorker`] | reads files of games and keeps them on the device | file of games, or game with a move |
//! | [`FileWorker`] | opens files that are not plain text | such file |
//! | [`ScanWorker`] | recognises the letters of pictures | picture of a page |

use std::collections::VecDeque;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::File;

use super::scan_worker::{ScanWorker, opened};
use super::worker_handle::{WorkerHandle, message};
use super::{kept, say};
use crate::protocol::{BookRequest, BookResponse, LibraryRequest};
use crate::service::title;
use crate::session::{Action, Incoming, LibraryAction};
use crate::view::PRACTICE;
use crate::web::browser;
use crate::words;

/// A handle to the book worker; copying it copies the handle.
#[derive(Clone, Copy)]
pub struct BookWorker(WorkerHandle);

impl BookWorker {
    /// Makes a handle without starting the worker.
    #[must_use]
    pub fn new() -> BookWorker {
        BookWorker(WorkerHandle::new("book-worker"))
    }

    /// Ends the worker, with all that it has read.
    pub fn stop(self) {
        self.0.stop();
    }

    /// Starts the worker unless it runs; returns `false` if the browser does not allow it. `hear` is given its answers,
    /// and `act` a message if it cannot answer.
    pub fn start(
        self,
        hear: impl Fn(Incoming) + Copy + 'static,
        act: impl Fn(Action) + Copy + 'static,
    ) -> bool {
        let worker = self.0;
        let fail = move || {
            worker.stop();
            act(Action::Say(words::NO_READER.into()));
        };
        let pass_on = move |data: JsValue| hear_book(message(&data), hear, act);
        worker.is_started() || worker.start(pass_on, fail)
    }

    /// Sends a request, and starts the worker for it as [`BookWorker::start`] does.
    pub fn request(
        self,
        request: &BookRequest,
        hear: impl Fn(Incoming) + Copy + 'static,
        act: impl Fn(Action) + Copy + 'static,
    ) {
        match self.start(hear, act) {
            true => self.0.send(request),
            false => act(Action::Say(words::NO_READER.into())),
        }
    }
}

/// Passes on an answer of the book worker, or saves the file that it has made.
fn hear_book(response: Option<BookResponse>, hear: impl Fn(Incoming), act: impl Fn(Action)) {
    match response {
        Some(BookResponse::Pgn { name, text }) => {
            if !browser::save(&(name + ".pgn"), &text) {
                act(Action::Say(words::NO_SAVING_OF_A_BOOK.into()));
            }
        }
        Some(response) => hear(Incoming::Book(response)),
        None => act(Action::Say(words::NO_READER.into())),
    }
}

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
    /// opened. `hear` is given the worker's messages, and `act` one if it cannot start.
    pub fn open(
        self,
        files: &[File],
        left_aside: String,
        hear: impl Fn(Incoming) + Copy + 'static,
        act: impl Fn(Action) + Copy + 'static,
    ) {
        if self.start(hear, act, false) {
            let names: Vec<String> = files.iter().map(File::name).collect();
            let name = title(&names);
            act(Action::Library(LibraryAction::OpenFiles {
                name,
                left_aside,
            }));
            self.add(files);
            kept::persist();
        }
    }

    /// Adds files whose games come after those of the open library.
    pub fn add(self, files: &[File]) {
        self.0.send_value(files.iter().collect::<Array>().into());
    }

    /// Sends a request about the open library, a request to open another, or any request whose
    /// answer the user waits for.
    pub fn request(
        self,
        request: &LibraryRequest,
        hear: impl Fn(Incoming) + Copy + 'static,
        act: impl Fn(Action) + Copy + 'static,
    ) {
        let there = match request {
            LibraryRequest::Open { .. } => false,
            LibraryRequest::Compare { .. } => self.0.is_started(),
            _ => true,
        };
        if there || self.start(hear, act, false) {
            self.0.send(request);
        }
    }

    /// Sends a request that needs no open library. The answer may come late, or never if there is
    /// no worker.
    pub fn request_aside(
        self,
        request: &LibraryRequest,
        hear: impl Fn(Incoming) + Copy + 'static,
        act: impl Fn(Action) + Copy + 'static,
    ) {
        if self.0.is_started() || self.start(hear, act, true) {
            self.0.send(request);
        }
    }

    /// Closes the library.
    pub fn close(self) {
        self.0.stop();
    }

    /// Starts a new worker; returns `false` if the browser does not allow it. Requests made `aside`
    /// are not needed by the page, so their failures are ignored.
    fn start(
        self,
        hear: impl Fn(Incoming) + Copy + 'static,
        act: impl Fn(Action) + Copy + 'static,
        aside: bool,
    ) -> bool {
        self.close();
        let pass_on = move |data: JsValue| {
            if let Some(file) = data.dyn_ref::<Array>() {
                if let Some(games) = file.get(1).as_string() {
                    return make_exercises(&games, act);
                }
                let name = file.get(0).as_string().unwrap_or_default();
                browser::save_file(&name, file.get(1).unchecked_ref());
            } else if let Some(response) = message(&data) {
                hear(Incoming::Library(response));
            }
        };
        let fail = move || {
            if !aside {
                act(Action::Library(LibraryAction::Close));
                act(Action::Say(words::NO_LIBRARY_WORKER.into()));
            }
        };
        let started = self.0.start(pass_on, fail);
        if !started && !aside {
            act(Action::Say(words::NO_LIBRARY_WORKER.into()));
        }
        started
    }
}

/// Hands games over to the page for practice, and opens it.
fn make_exercises(games: &str, act: impl Fn(Action)) {
    match browser::store(browser::GAMES, games) {
        true => browser::go_to(&[PRACTICE, "#games"].concat()),
        false => act(Action::Say(words::NO_EXERCISES.into())),
    }
}

/// A handle to the file worker; copying it copies the handle.
#[derive(Clone, Copy)]
pub struct FileWorker {
    worker: WorkerHandle,
    /// The worker for files whose pages are pictures.
    pub scan_worker: ScanWorker,
    /// The files sent and not yet answered, in order.
    files: StoredValue<VecDeque<File>, LocalStorage>,
}

impl FileWorker {
    /// Makes a handle without starting the worker.
    #[must_use]
    pub fn new() -> FileWorker {
        FileWorker {
            worker: WorkerHandle::new("file-worker"),
            scan_worker: ScanWorker::new(),
            files: StoredValue::new_local(VecDeque::new()),
        }
    }

    /// Opens a file of these bytes. `act` is given its text, or the reason why there is none.
    pub fn open(self, file: File, bytes: &[u8], act: impl Fn(Action) + Copy + 'static) {
        let name = file.name();
        if !self.worker.is_started() && !self.start(act) {
            act(Action::Say(say::no_file_worker(&name)));
            return;
        }
        let message = Array::of2(&name.as_str().into(), &Uint8Array::from(bytes));
        act(Action::Wait(say::opening(&name)));
        self.files.update_value(|files| files.push_back(file));
        self.worker.send_value(message.into());
    }

    /// Returns whether a file has been sent that is not answered yet.
    pub fn is_busy(self) -> bool {
        self.files.with_value(|files| !files.is_empty())
    }

    /// Ends the worker; the files that wait for it are not opened.
    pub fn stop(self) {
        self.worker.stop();
        self.files.update_value(VecDeque::clear);
    }

    /// Starts the worker; returns `false` if the browser does not allow it.
    fn start(self, act: impl Fn(Action) + Copy + 'static) -> bool {
        // The worker was not fetched or has crashed on a file. The next file starts a new worker.
        let fail = move || {
            self.worker.stop();
            let files = self.files.try_update_value(std::mem::take);
            for file in files.unwrap_or_default() {
                act(Action::Say(say::no_file_worker(&file.name())));
            }
        };
        self.worker.start(move |data| self.hear(data, act), fail)
    }

    /// Passes on the answer to the oldest waiting file.
    fn hear(self, data: JsValue, act: impl Fn(Action) + Copy + 'static) {
        let file = self.files.try_update_value(VecDeque::pop_front);
        let Some(file) = file.flatten() else { return };
        let answer: Array = data.unchecked_into();
        let action = opened(&file.name(), &answer, None);
        match answer.get(2).is_truthy() {
            true => self.scan_worker.read(&[file], Some(action), act),
            false => act(action),
        }
    }
}

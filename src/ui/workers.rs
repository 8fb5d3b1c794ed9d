//! The workers: programs beside the page, each fetched when it is first needed.
//!
//! | worker | what it does | fetched with the first |
//! |---|---|---|
//! | [`BookWorker`] | reads books | book |
//! | [`LibraryWorker`] | reads files of games and keeps them on the device | file of games, or game with a move |
//! | [`FileWorker`] | opens files that are not plain text | such file |

use std::collections::VecDeque;

use gloo_events::EventListener;
use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{File, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{kept, say};
use crate::protocol::{BookRequest, BookResponse, LibraryRequest, Wire};
use crate::service::title;
use crate::session::{Action, BookAction, LibraryAction, OpenAction};
use crate::view::PRACTICE;
use crate::web::browser;

/// A handle to a worker; copying it copies the handle.
#[derive(Clone, Copy)]
struct WorkerHandle {
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
    fn new(program: &'static str) -> WorkerHandle {
        WorkerHandle {
            program,
            state: StoredValue::new_local(WorkerState::default()),
        }
    }

    /// Returns whether the worker has been started.
    fn is_started(self) -> bool {
        self.state.with_value(|state| state.worker.is_some())
    }

    /// Starts the worker; returns `false` if the browser does not allow it. `hear` is given each of
    /// its messages; `fail` is called if it could not be fetched or has failed.
    fn start(self, hear: impl Fn(JsValue) + 'static, fail: impl Fn() + 'static) -> bool {
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
        true
    }

    /// Ends the worker and drops the messages that wait for it.
    fn stop(self) {
        let former = self.state.try_update_value(std::mem::take);
        if let Some(worker) = former.and_then(|state| state.worker) {
            worker.terminate();
        }
    }

    /// Sends a message, as soon as the worker is ready.
    fn send(self, message: &impl Wire) {
        self.send_value(Uint8Array::from(message.to_bytes().as_slice()).into());
    }

    /// Sends a value of the browser, such as files, as soon as the worker is ready.
    fn send_value(self, value: JsValue) {
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
fn message<T: Wire>(data: &JsValue) -> Option<T> {
    T::of_bytes(&Uint8Array::new(data).to_vec())
}

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

    /// Sends a request. `act` is given the worker's answers, or a message if it cannot answer.
    pub fn request(&self, request: BookRequest, act: impl Fn(Action) + Copy + 'static) {
        let worker = self.0;
        let fail = move || {
            worker.stop();
            act(Action::Say(say::NO_READER.to_owned()));
        };
        if worker.is_started() || worker.start(move |data| hear_book(message(&data), act), fail) {
            worker.send(&request);
        } else {
            act(Action::Say(say::NO_READER.to_owned()));
        }
    }
}

/// Passes on an answer of the book worker, or saves the file that it has made.
fn hear_book(response: Option<BookResponse>, act: impl Fn(Action)) {
    match response {
        Some(BookResponse::Pgn { name, text }) => {
            if !browser::save(&(name + ".pgn"), &text) {
                act(Action::Say(say::NO_SAVING_OF_A_BOOK.to_owned()));
            }
        }
        Some(response) => act(Action::Book(BookAction::Hear(response))),
        None => act(Action::Say(say::NO_READER.to_owned())),
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
            kept::persist();
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
                if let Some(games) = file.get(1).as_string() {
                    return make_exercises(&games, act);
                }
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

/// Hands games over to the page for practice, and opens it.
fn make_exercises(games: &str, act: impl Fn(Action)) {
    match browser::store(browser::GAMES, games) {
        true => browser::go_to(&[PRACTICE, "#games"].concat()),
        false => act(Action::Say(say::NO_EXERCISES.to_owned())),
    }
}

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
        act(Action::Wait(say::opening(&name)));
        self.names.update_value(|names| names.push_back(name));
        self.worker.send_value(file.into());
    }

    /// Returns whether a file has been sent that is not answered yet.
    pub fn is_busy(self) -> bool {
        self.names.with_value(|names| !names.is_empty())
    }

    /// Ends the worker; the files that wait for it are not opened.
    pub fn stop(self) {
        self.worker.stop();
        self.names.update_value(VecDeque::clear);
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
            Some(text) => Action::Open(OpenAction::File {
                name,
                text,
                lost: words,
            }),
            None => Action::Say(say::cannot_open(&name, &words)),
        });
    }
}

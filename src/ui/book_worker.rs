//! The book worker: a program beside the page that reads books. It is fetched when the first book
//! is opened.

use super::worker::{WorkerHandle, message};
use super::{browser, say};
use crate::protocol::{BookRequest, BookResponse};
use crate::session::{Action, BookAction};

/// A handle to the book worker; copying it copies the handle.
#[derive(Clone, Copy)]
pub struct BookWorker(WorkerHandle);

impl BookWorker {
    /// Makes a handle without starting the worker.
    #[must_use]
    pub fn new() -> BookWorker {
        BookWorker(WorkerHandle::new("book-worker"))
    }

    /// Sends a request. `act` is given the worker's answers, or a message if it cannot answer.
    pub fn request(&self, request: BookRequest, act: impl Fn(Action) + Copy + 'static) {
        let worker = self.0;
        let fail = move || {
            worker.stop();
            act(Action::Say(say::NO_READER.to_owned()));
        };
        if worker.is_started() || worker.start(move |data| hear(message(&data), act), fail) {
            worker.send(&request);
        } else {
            act(Action::Say(say::NO_READER.to_owned()));
        }
    }
}

fn hear(response: Option<BookResponse>, act: impl Fn(Action)) {
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

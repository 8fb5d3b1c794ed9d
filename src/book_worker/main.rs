//! The book worker: a program of its own beside the page, fetched when the first book is opened.
//!
//! It takes [`BookRequest`]s and answers with [`BookResponse`]s, as bytes. A book is read a few games at a time, so
//! that messages are answered before the last game is read.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use js_sys::Uint8Array;
use rank_and_file::protocol::{BookRequest, BookResponse, Wire};
use rank_and_file::sample::SAMPLE;
use rank_and_file::service::Volume;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Half-moves read before waiting messages are handled, which takes about ten milliseconds.
const BATCH: usize = 400;

/// The state of the book worker.
#[derive(Default)]
struct OpenBooks {
    /// All books, which are kept as long as the page is open. Their indices are used in `unread`.
    volumes: Vec<Volume<'static>>,
    /// The indices of books with games still to be read.
    unread: VecDeque<usize>,
}

impl OpenBooks {
    fn open(&mut self, volume: Volume<'static>) {
        self.unread.push_back(self.volumes.len());
        self.volumes.push(volume);
    }

    fn answer(&mut self, request: BookRequest) {
        match request {
            BookRequest::Read { book, text, must } => {
                // The text is never freed, because books are kept as long as the page is open.
                let text = Box::leak(text.into_boxed_str());
                self.open(match must {
                    true => Volume::new(book, text),
                    false => Volume::if_page(book, text),
                });
            }
            BookRequest::Sample { book } => self.open(Volume::new(book, SAMPLE)),
            BookRequest::Again { book, of, language } => {
                let mut volumes = self.volumes.iter();
                let known = volumes.find(|volume| volume.number() == of);
                if let Some(volume) = known.map(|known| known.again(book, language)) {
                    self.open(volume);
                }
            }
            BookRequest::Turn { book, .. }
            | BookRequest::Page { book, .. }
            | BookRequest::Try { book, .. }
            | BookRequest::Weigh { book, .. }
            | BookRequest::Keep { book, .. }
            | BookRequest::Pgn { book, .. } => {
                let mut volumes = self.volumes.iter_mut();
                if let Some(volume) = volumes.find(|volume| volume.number() == book) {
                    volume.answer(request).iter().for_each(send);
                }
            }
        }
    }

    /// Reads the next few half-moves of the first unread book.
    fn read_on(&mut self) {
        if let Some(&at) = self.unread.front() {
            let mut responses = Vec::new();
            if !self.volumes[at].read_on(BATCH, &mut responses) {
                self.unread.pop_front();
            }
            responses.iter().for_each(send);
        }
    }
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn send(response: &BookResponse) {
    let bytes = Uint8Array::from(response.to_bytes().as_slice());
    // This fails only for values that cannot be copied; bytes can.
    let _ = scope().post_message(&bytes);
}

/// Reads on after the waiting messages have been handled, until nothing is left.
fn later(books: &Rc<RefCell<OpenBooks>>) {
    let again = Rc::clone(books);
    let read_on = Closure::once_into_js(move || {
        again.borrow_mut().read_on();
        if !again.borrow().unread.is_empty() {
            later(&again);
        }
    });
    // This fails only for values that are not functions.
    let _ = scope().set_timeout_with_callback(read_on.unchecked_ref());
}

fn main() {
    let books = Rc::new(RefCell::new(OpenBooks::default()));
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let Some(request) = BookRequest::of_bytes(&bytes) else {
            return;
        };
        let idle = books.borrow().unread.is_empty();
        books.borrow_mut().answer(request);
        if idle && !books.borrow().unread.is_empty() {
            later(&books);
        }
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    // A message sent to the worker before this one might be lost.
    let _ = scope().post_message(&JsValue::NULL);
}

/// The standard allocator is three times as much code, and no faster here.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

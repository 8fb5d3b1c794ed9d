//! The book worker: a program of its own beside the page, fetched when the first book is opened.
//!
//! It takes [`BookRequest`]s and answers with [`BookResponse`]s, as bytes. A book is read a few games at a time, so
//! that messages are answered before the last game is read. As soon as a game is found in a text, the text is kept
//! on the device.
//!
//! | store | key | value |
//! |---|---|---|
//! | `books` | as the page's sessions name it | the text of a book |

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use js_sys::Uint8Array;
use rank_and_file::dom::device::{database, fresh_key, get, put, words};
use rank_and_file::protocol::{BookRequest, BookResponse, Wire};
use rank_and_file::sample::SAMPLE;
use rank_and_file::service::{KeptBook, Volume};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Half-moves read before waiting messages are handled, which takes about ten milliseconds.
const BATCH: usize = 400;

/// The store for the texts of books.
const BOOKS: &str = "books";

/// The key of the sample page, which needs no store.
const SAMPLE_KEY: &str = "sample";

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
                let text = hold(text);
                self.open(match must {
                    true => Volume::new(book, text),
                    false => Volume::if_page(book, text),
                });
            }
            BookRequest::Sample { book } => {
                let mut volume = Volume::new(book, SAMPLE);
                volume.set_kept(Ok(SAMPLE_KEY));
                self.open(volume);
            }
            // Its text must be fetched first.
            BookRequest::Open { .. } => {}
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

    /// Reads the next few half-moves of the first unread book. Returns its text if it should be
    /// kept.
    fn read_on(&mut self) -> Option<&'static str> {
        let &at = self.unread.front()?;
        let mut responses = Vec::new();
        if !self.volumes[at].read_on(BATCH, &mut responses) {
            self.unread.pop_front();
        }
        responses.iter().for_each(send);
        self.volumes[at].text_to_keep()
    }
}

/// Returns a text that is never freed, because books are held as long as the page is open.
fn hold(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

/// Returns the text that is kept under this key, if it can be read.
async fn kept_text(key: &str) -> Option<&'static str> {
    if key == SAMPLE_KEY {
        return Some(SAMPLE);
    }
    let database = database().await.ok()?;
    let text = get(&database, BOOKS, &key.into()).await.ok()??;
    text.as_string().map(hold)
}

/// Opens a book that is kept on the device.
async fn reopen(books: Rc<RefCell<OpenBooks>>, book: u32, kept: Option<KeptBook>) {
    let text = match &kept {
        Some(kept) => kept_text(&kept.key).await,
        None => None,
    };
    match kept.zip(text) {
        Some((kept, text)) => {
            let idle = books.borrow().unread.is_empty();
            let volume = Volume::reopened(book, text, kept);
            books.borrow_mut().open(volume);
            if idle {
                later(&books);
            }
        }
        None => send(&BookResponse::Done {
            book,
            found: false,
            words: String::new(),
            pgn: Vec::new(),
        }),
    }
}

/// Keeps the text of a book on the device, and reports whether that was possible.
async fn keep(books: Rc<RefCell<OpenBooks>>, text: &'static str) {
    let key = fresh_key();
    let stored = async {
        let (key, text) = (JsValue::from(key.as_str()), JsValue::from(text));
        put(&database().await?, BOOKS, &key, &text).await
    };
    let stored = match stored.await {
        Ok(()) => Ok(key),
        Err(error) => Err(words(error)),
    };
    // It may have been opened in another language meanwhile.
    let mut books = books.borrow_mut();
    let volumes = books.volumes.iter_mut().filter(|it| it.has_text(text));
    for volume in volumes {
        volume.set_kept(stored.as_deref().map_err(String::as_str));
        send(&volume.list_response());
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
        let text = again.borrow_mut().read_on();
        if let Some(text) = text {
            spawn_local(keep(Rc::clone(&again), text));
        }
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
        if let BookRequest::Open { book, kept } = request {
            spawn_local(reopen(Rc::clone(&books), book, KeptBook::read(&kept)));
            return;
        }
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

//! The book worker: a program of its own beside the page, fetched when the first book is opened.
//!
//! It takes [`BookRequest`]s and answers with [`BookResponse`]s, as bytes. A book is read a few games at a time, so
//! that messages are answered before the last game is read. As soon as a game is found in a text, the text is kept
//! on the device.
//!
//! | store | key | value |
//! |---|---|---|
//! | `books` | as the page's sessions name it | the text of a book |
//! | `pictures` | `[key, "words"]` | where the words of a scan stand in its pictures, a [`PageScan`] as bytes |

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use rank_and_file::container::PageScan;
use rank_and_file::dom::device::{begin_put, committed, database, fresh_key, get, words};
use rank_and_file::dom::worker;
use rank_and_file::protocol::{BookRequest, BookResponse, Wire};
use rank_and_file::sample::SAMPLE;
use rank_and_file::service::{KeptBook, Volume, kept_scan, printed_position};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::spawn_local;

/// Half-moves read before waiting messages are handled, which takes about ten milliseconds.
const BATCH: usize = 400;

/// The store for the texts of books.
const BOOKS: &str = "books";

/// The store for the pictures of books, and where their words stand.
const PICTURES: &str = "pictures";

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
            BookRequest::Read {
                book,
                text,
                must,
                scan,
            } => {
                let read = scan.is_none().then(|| printed_position(&text));
                if let Some(read) = read.flatten() {
                    send(&BookResponse::Position { book, read });
                    return;
                }
                let text = hold(text);
                let scan = scan.and_then(|bytes| PageScan::of_bytes(&bytes));
                self.open(Volume::asked(book, text, must, scan));
            }
            BookRequest::Sample { book } => {
                let mut volume = Volume::new(book, SAMPLE);
                volume.set_kept(Ok(SAMPLE_KEY));
                self.open(volume);
            }
            BookRequest::SetUp { text } => {
                if let Some(read) = printed_position(&text) {
                    send(&BookResponse::SetUp { text, read });
                }
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
    /// kept, with the pictures that it was recognised in.
    fn read_on(&mut self) -> Option<(&'static str, Option<PageScan>)> {
        let &at = self.unread.front()?;
        let mut responses = Vec::new();
        if !self.volumes[at].read_on(BATCH, &mut responses) {
            self.unread.pop_front();
        }
        responses.iter().for_each(send);
        let volume = &mut self.volumes[at];
        let text = volume.text_to_keep()?;
        Some((text, volume.scan().cloned()))
    }
}

/// Returns a text that is never freed, because books are held as long as the page is open.
fn hold(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

/// Returns the place of the words of a scan in the store for pictures.
fn words_place(key: &str) -> JsValue {
    Array::of2(&key.into(), &"words".into()).into()
}

/// Returns the text that is kept under this key, if it can be read, and the pictures that it was
/// recognised in.
async fn kept_text(key: &str) -> Option<(&'static str, Option<PageScan>)> {
    if key == SAMPLE_KEY {
        return Some((SAMPLE, None));
    }
    let database = database().await.ok()?;
    let text = get(&database, BOOKS, &key.into()).await.ok()??;
    let text = text.as_string().map(hold)?;
    // Most books came as text and have no such words.
    let words = get(&database, PICTURES, &words_place(key)).await;
    let words = words.ok().flatten();
    let scan = words.and_then(|words| kept_scan(&Uint8Array::new(&words).to_vec()));
    Some((text, scan))
}

/// Opens a book that is kept on the device.
async fn reopen(books: Rc<RefCell<OpenBooks>>, book: u32, kept: Option<KeptBook>) {
    let text = match &kept {
        Some(kept) => kept_text(&kept.key).await,
        None => None,
    };
    match kept.zip(text) {
        Some((kept, (text, scan))) => {
            let idle = books.borrow().unread.is_empty();
            let volume = Volume::reopened(book, text, kept, scan);
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

/// Keeps the text of a book on the device, and reports whether that was possible. The words of a
/// scan are kept with it, under the key that its pictures have.
async fn keep(books: Rc<RefCell<OpenBooks>>, text: &'static str, scan: Option<PageScan>) {
    let key = scan
        .as_ref()
        .map_or_else(fresh_key, |scan| scan.key.clone());
    let stored = async {
        let mut entries = vec![(BOOKS, JsValue::from(key.as_str()), JsValue::from(text))];
        if let Some(scan) = &scan {
            let words = Uint8Array::from(scan.to_bytes().as_slice());
            entries.push((PICTURES, words_place(&key), words.into()));
        }
        committed(begin_put(&database().await?, &entries)?).await
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

fn send(response: &BookResponse) {
    worker::send(&Uint8Array::from(response.to_bytes().as_slice()));
}

/// Reads on after the waiting messages have been handled, until nothing is left.
fn later(books: &Rc<RefCell<OpenBooks>>) {
    let again = Rc::clone(books);
    let read_on = Closure::once_into_js(move || {
        let text = again.borrow_mut().read_on();
        if let Some((text, scan)) = text {
            spawn_local(keep(Rc::clone(&again), text, scan));
        }
        if !again.borrow().unread.is_empty() {
            later(&again);
        }
    });
    // This fails only for values that are not functions.
    let _ = worker::scope().set_timeout_with_callback(read_on.unchecked_ref());
}

fn main() {
    let books = Rc::new(RefCell::new(OpenBooks::default()));
    worker::serve(move |message| {
        let bytes = Uint8Array::new(&message).to_vec();
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
}

/// The standard allocator is three times as much code, and no faster here.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

//! The book worker: a program of its own beside the page, fetched when the first book is opened.
//!
//! It takes [`Ask`]s and answers with [`Tell`]s, as bytes. A book is read a few games at a time, so
//! that messages are answered before the last game is read.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use js_sys::Uint8Array;
use rank_and_file::message::wire::Wire;
use rank_and_file::message::{Ask, SAMPLE, Tell, Volume};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Half-moves read before waiting messages are handled, which takes about ten milliseconds.
const BATCH: usize = 400;

/// The state of the book worker.
#[derive(Default)]
struct Library {
    /// All books, which are kept as long as the page is open. Their indices are used in `unread`.
    volumes: Vec<Volume<'static>>,
    /// The indices of books with games still to be read.
    unread: VecDeque<usize>,
}

impl Library {
    fn open(&mut self, volume: Volume<'static>) {
        self.unread.push_back(self.volumes.len());
        self.volumes.push(volume);
    }

    fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Read { book, text, must } => {
                // The text is never freed, because books are kept as long as the page is open.
                let text = Box::leak(text.into_boxed_str());
                self.open(match must {
                    true => Volume::new(book, text),
                    false => Volume::if_page(book, text),
                });
            }
            Ask::Sample { book } => self.open(Volume::new(book, SAMPLE)),
            Ask::Again { book, of, tongue } => {
                let mut volumes = self.volumes.iter();
                let known = volumes.find(|volume| volume.number() == of);
                if let Some(volume) = known.map(|known| known.again(book, tongue)) {
                    self.open(volume);
                }
            }
            Ask::Turn { book, .. }
            | Ask::Leaf { book, .. }
            | Ask::Keep { book, .. }
            | Ask::Pgn { book, .. } => {
                let mut volumes = self.volumes.iter_mut();
                if let Some(volume) = volumes.find(|volume| volume.number() == book) {
                    volume.answer(ask).iter().for_each(tell);
                }
            }
        }
    }

    /// Reads the next few half-moves of the first unread book.
    fn read_on(&mut self) {
        if let Some(&at) = self.unread.front() {
            let mut tells = Vec::new();
            if !self.volumes[at].read_on(BATCH, &mut tells) {
                self.unread.pop_front();
            }
            tells.iter().for_each(tell);
        }
    }
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn tell(tell: &Tell) {
    let bytes = Uint8Array::from(tell.to_bytes().as_slice());
    // This fails only for values that cannot be copied; bytes can.
    let _ = scope().post_message(&bytes);
}

/// Reads on after the waiting messages have been handled, until nothing is left.
fn later(library: &Rc<RefCell<Library>>) {
    let again = Rc::clone(library);
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
    let library = Rc::new(RefCell::new(Library::default()));
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let Some(ask) = Ask::of_bytes(&bytes) else {
            return;
        };
        let idle = library.borrow().unread.is_empty();
        library.borrow_mut().answer(ask);
        if idle && !library.borrow().unread.is_empty() {
            later(&library);
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

//! The reader of books: a program of its own, run beside the page and fetched when the first book is
//! opened.
//!
//! It takes [`Ask`]s and answers with [`Tell`]s, as bytes. A book is read a few games at a time, so that
//! what is asked meanwhile is answered before the last game.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use js_sys::Uint8Array;
use rank_and_file::message::wire::Wire;
use rank_and_file::message::{Ask, SAMPLE, Tell, Volume};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// After so many half-moves other messages have their turn: some ten milliseconds.
const BATCH: usize = 400;

/// All that the reader has.
#[derive(Default)]
struct Library {
    /// By number; books are kept as long as the page is.
    volumes: Vec<Volume<'static>>,
    /// Books with games still to be read, by place.
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
                // The text is needed as long as the book is.
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

    /// Reads on for a little while.
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
    // Fails only for what cannot be copied, which bytes can be.
    let _ = scope().post_message(&bytes);
}

/// Reads on once the messages that wait have had their turn, until nothing is left.
fn later(library: &Rc<RefCell<Library>>) {
    let again = Rc::clone(library);
    let read_on = Closure::once_into_js(move || {
        again.borrow_mut().read_on();
        if !again.borrow().unread.is_empty() {
            later(&again);
        }
    });
    // Fails only for what is no function.
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
    // Whatever is sent before this might be lost.
    let _ = scope().post_message(&JsValue::NULL);
}

/// The standard allocator is three times as much code, and no faster here.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

//! Reads files piece by piece, from the user's disk or from the store, and stores the new ones.

use std::cell::RefCell;
use std::io::{self, Read};
use std::rc::Rc;

use futures_util::future::join;
use js_sys::{Date, Reflect, Uint8Array};
use rank_and_file::container::{Packed, is_packed};
use rank_and_file::keep::LibraryState;
use rank_and_file::protocol::{
    CheckBatch, CheckedBatch, Keeping, LibraryQuery, LibraryRequest, Wire,
};
use rank_and_file::service::{Library, check, is_of_games};
use rank_and_file::words;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, ReadableStreamDefaultReader};

use super::helper::Helper;
use super::scope::{rest, send, turn};
use super::store::{EditStore, LibraryStore};

/// Milliseconds between two reports of the progress. The page draws each, and that slows the
/// reading.
const REPORT: f64 = 250.0;

/// Milliseconds of work before waiting messages are handled.
const TURN: f64 = 40.0;

/// Half-moves checked before the time is looked at.
const BATCH: usize = 2_000;

/// Half-moves given to a helper at a time.
const SHARE: usize = 40_000;

/// Number of times, and milliseconds each time, that a helper is waited for at the end.
const PATIENCE: u32 = 200;
const WAIT: i32 = 10;

/// Bytes of a packed file read at a time.
const PIECE: usize = 1 << 18;

/// A library and the state of its reading. Clones share both.
#[derive(Clone, Default)]
pub struct LibraryReader(pub(super) Rc<RefCell<ReadingState>>);

/// The state of a library worker.
#[derive(Default)]
pub(super) struct ReadingState {
    pub(super) library: Library,
    /// The store for changed games, if there is one.
    pub(super) edits: Option<EditStore>,
    /// Whether a library has been opened.
    pub(super) begun: bool,
    /// Whether files are being read or stored.
    pub(super) busy: bool,
    /// Whether the user has stopped the reading.
    pub(super) stopped: bool,
    /// Whether a check of moves is running.
    checking: bool,
    /// Time of the last report to the page, in milliseconds.
    reported: f64,
    /// Time when messages were last handled, in milliseconds.
    rested: f64,
}

impl LibraryReader {
    /// Begins to read these files as one library.
    pub fn open(&self, files: Vec<File>) {
        let library_worker = self.clone();
        let mut state = self.0.borrow_mut();
        let sizes = files.iter().map(|file| file.size() as u64);
        state.library = Library::new(sizes.sum());
        (state.begun, state.busy) = (true, true);
        spawn_local(async move {
            let mut store = LibraryStore::create().await;
            library_worker.keeps(&store);
            let names: Vec<String> = files.iter().map(File::name).collect();
            let former = match &store {
                Ok(store) => store.begun(&names).await,
                Err(_) => Vec::new(),
            };
            library_worker.read_all(files, &mut store, true).await;
            if let Ok(store) = store {
                store.supersede(former).await;
            }
        });
    }

    /// Reads files to their end, or until the reading is stopped, and stores them. `whole` says
    /// whether everything before them is kept.
    pub async fn read_all(
        &self,
        files: Vec<File>,
        store: &mut Result<LibraryStore, String>,
        whole: bool,
    ) {
        self.0.borrow_mut().busy = true;
        let mut why = "";
        for file in files {
            if self.read(&file, store).await.is_err() {
                why = words::FILE_CUT_SHORT.text();
            }
        }
        let stopped = self.is_stopped();
        self.end(why);
        let games = self.0.borrow().library.listed();
        let state = match stopped || !whole {
            true => LibraryState::Stopped(games),
            false => LibraryState::Whole(games),
        };
        self.put(store, async |store| store.end(state).await).await;
        if store.is_ok() {
            self.tell_kept(Keeping::Kept);
        }
        self.0.borrow_mut().busy = false;
        self.check().await;
    }

    /// Reads the library that is kept under this key.
    pub fn open_kept(&self, key: String) {
        let library_worker = self.clone();
        let mut state = self.0.borrow_mut();
        (state.begun, state.busy) = (true, true);
        spawn_local(async move {
            let why = match LibraryStore::find(&key).await {
                Ok(Some(store)) => library_worker.read_kept(&store).await,
                Ok(None) => Err(words::LIBRARY_GONE.into()),
                Err(why) => Err(why),
            };
            library_worker.end(&why.err().unwrap_or_default());
            library_worker.0.borrow_mut().busy = false;
            library_worker.check().await;
        });
    }

    /// Returns the title of the library.
    pub fn title(&self) -> String {
        self.0.borrow().library.title()
    }

    /// Checks the moves of all games. The share of a helper that fails or never starts is done here
    /// at the end.
    async fn check(&self) {
        if std::mem::replace(&mut self.0.borrow_mut().checking, true) {
            // The running check will include the new games.
            return;
        }
        let library_worker = self.clone();
        let helper = Helper::start(move |checked| {
            if let Some(batch) = checked {
                library_worker.accept(batch);
            }
            library_worker.next_batch(SHARE)
        });
        let mut patience = PATIENCE;
        loop {
            match self.next_batch(BATCH) {
                Some(batch) => self.accept(check(&batch)),
                None if self.0.borrow().library.is_checked() => break,
                None if patience > 0 && helper.as_ref().is_some_and(Helper::is_busy) => {
                    patience -= 1;
                    rest(WAIT).await;
                }
                None => self.0.borrow_mut().library.give_again(),
            }
            self.pause().await;
        }
        self.0.borrow_mut().checking = false;
        self.report();
    }

    /// Returns games to be checked, about `plies` half-moves of them, that no worker has been given
    /// yet.
    fn next_batch(&self, plies: usize) -> Option<CheckBatch> {
        self.0.borrow_mut().library.next_batch(plies)
    }

    /// Returns the places of the games that a search finds.
    pub fn found(&self, query: &LibraryQuery) -> Vec<u32> {
        self.0.borrow_mut().library.found(query).to_vec()
    }

    /// Returns the text of the game at this place.
    pub fn pgn(&self, place: u32) -> String {
        let state = self.0.borrow();
        state.library.pgn(place).unwrap_or_default().to_owned()
    }

    /// Returns the cells of the game at this place in a table.
    pub fn cells(&self, place: u32) -> Vec<String> {
        self.0.borrow().library.cells(place)
    }

    /// Takes the results of checked games.
    fn accept(&self, batch: CheckedBatch) {
        self.0.borrow_mut().library.accept(batch);
    }

    /// Records the store, or the reason why there is none.
    fn keeps(&self, store: &Result<LibraryStore, String>) {
        let mut state = self.0.borrow_mut();
        match store {
            Ok(store) => {
                state.edits = Some(store.edits_store());
                state.library.keep_under(store.key());
            }
            Err(why) => state
                .library
                .set_keeping(Keeping::Refused { why: why.clone() }),
        }
    }

    fn is_stopped(&self) -> bool {
        self.0.borrow().library.is_done()
    }

    /// Reads a file to its end, or until the reading is stopped, and stores it.
    async fn read(
        &self,
        file: &File,
        store: &mut Result<LibraryStore, String>,
    ) -> Result<(), JsValue> {
        if self.is_stopped() {
            return Ok(());
        }
        self.0.borrow_mut().library.begin_file(&file.name());
        self.put(store, async |store| store.begin_file(file.name()).await)
            .await;
        let mut arrival = Arrival::default();
        let reader: ReadableStreamDefaultReader = file.stream().get_reader().unchecked_into();
        let read = loop {
            let piece = match JsFuture::from(reader.read()).await {
                Ok(piece) => Reflect::get(&piece, &"value".into())?,
                Err(error) => break Err(error),
            };
            if piece.is_undefined() {
                break Ok(());
            }
            if self.is_stopped() {
                // The store keeps only what has been read.
                break JsFuture::from(reader.cancel()).await.map(drop);
            }
            let bytes = Uint8Array::new(&piece).to_vec();
            // The next piece is read while the browser writes this one.
            let keep = self.put(store, async |store| store.add(&bytes).await);
            join(keep, self.receive(&mut arrival, &bytes)).await;
        };
        self.finish(arrival, &file.name()).await;
        self.put(store, async |store| store.end_file().await).await;
        read
    }

    /// Stores something unless storing has failed before; the first failure is reported.
    async fn put(
        &self,
        store: &mut Result<LibraryStore, String>,
        put: impl AsyncFnOnce(&mut LibraryStore) -> Result<(), String>,
    ) {
        if let Ok(there) = store
            && let Err(why) = put(there).await
        {
            *store = Err(why.clone());
            self.tell_kept(Keeping::Refused { why });
        }
    }

    /// Reads the files in the store, with the games that were changed.
    async fn read_kept(&self, store: &LibraryStore) -> Result<(), String> {
        let head = store.head();
        {
            let mut state = self.0.borrow_mut();
            state.library = Library::new(head.size());
            state.edits = Some(store.edits_store());
            state.library.keep_under(store.key());
            state.library.set_keeping(Keeping::Kept);
        }
        for (place, pgn) in store.edits().await? {
            self.0
                .borrow_mut()
                .library
                .answer(LibraryRequest::Put { place, pgn });
        }
        for (at, file) in (0..).zip(&head.files) {
            self.0.borrow_mut().library.begin_file(&file.name);
            let (mut arrival, mut number) = (Arrival::default(), 0);
            while let Some(bytes) = store.piece(at, number).await? {
                self.receive(&mut arrival, &bytes).await;
                number += 1;
                if self.is_stopped() {
                    return Ok(());
                }
            }
            self.finish(arrival, &file.name).await;
        }
        match head.state {
            LibraryState::Whole(_) => Ok(()),
            LibraryState::Stopped(_) => Err(words::LIBRARY_STOPPED_EARLY.into()),
            LibraryState::Begun => Err(words::LIBRARY_CLOSED_EARLY.into()),
        }
    }

    /// Takes bytes of a file. Those of a packed file are collected until its end.
    async fn receive(&self, arrival: &mut Arrival, bytes: &[u8]) {
        if !arrival.begun {
            arrival.begun = true;
            arrival.packed = is_packed(bytes).then(Vec::new);
        }
        match &mut arrival.packed {
            Some(packed) => packed.extend_from_slice(bytes),
            None => self.arrive(bytes).await,
        }
    }

    /// Ends a file of this name. If it is packed, the files in it are read now.
    async fn finish(&self, arrival: Arrival, name: &str) {
        self.0.borrow_mut().library.end_file();
        if let Some(bytes) = arrival.packed
            && let Err(why) = self.unpack(&bytes, name).await
        {
            self.0.borrow_mut().library.lose(name, &why.to_string());
        }
    }

    async fn unpack(&self, bytes: &[u8], name: &str) -> io::Result<()> {
        let mut piece = vec![0; PIECE];
        let mut others: Vec<String> = Vec::new();
        for file in Packed::open(bytes, name)?.files() {
            let mut file = file?;
            let mut length = file.bytes.read(&mut piece)?;
            if !is_of_games(&piece[..length]) {
                others.push(file.name);
                continue;
            }
            self.0.borrow_mut().library.begin_part();
            while length > 0 && !self.is_stopped() {
                self.arrive(&piece[..length]).await;
                length = file.bytes.read(&mut piece)?;
            }
            self.0.borrow_mut().library.end_file();
        }
        let mut state = self.0.borrow_mut();
        let library = &mut state.library;
        match &others[..] {
            [] => {}
            [other] => library.lose(other, &words::HOLDS_NO_GAMES),
            // One sentence tells of all of them.
            more => library.lose(name, &words::FILES_WITHOUT_GAMES.with([more.len().into()])),
        }
        Ok(())
    }

    /// Takes bytes, and pauses if it is time.
    async fn arrive(&self, bytes: &[u8]) {
        self.0.borrow_mut().library.arrive(bytes);
        self.pause().await;
    }

    /// Reports the progress and handles waiting messages between two steps of long work. Without
    /// it, a file that arrives at once would keep all messages waiting.
    async fn pause(&self) {
        let now = Date::now();
        if now - self.0.borrow().reported > REPORT {
            self.0.borrow_mut().reported = now;
            self.report();
        }
        if now - self.0.borrow().rested > TURN {
            self.0.borrow_mut().rested = now;
            turn().await;
        }
    }

    fn end(&self, why: &str) {
        self.0.borrow_mut().library.end(why);
        self.report();
    }

    /// Sets whether the library is kept, and reports it.
    pub fn tell_kept(&self, keeping: Keeping) {
        self.0.borrow_mut().library.set_keeping(keeping);
        self.report();
    }

    fn report(&self) {
        let response = self.0.borrow().library.progress();
        send(&response.to_bytes());
    }
}

/// The state of a file that is arriving.
#[derive(Default)]
struct Arrival {
    begun: bool,
    /// The bytes that have arrived, if it is packed.
    packed: Option<Vec<u8>>,
}

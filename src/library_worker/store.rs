//! A library kept on the device: the bytes of its files in pieces, and the games that were changed.
//!
//! `public/keeper.js` makes these stores in the browser's IndexedDB, lists their contents and
//! deletes them.
//!
//! | store | key | value |
//! |---|---|---|
//! | `libraries` | library | its [`LibraryHead`] |
//! | `pieces` | library, file, number | bytes of one file, in their order |
//! | `edits` | library, place of a game | the changed PGN of the game; after a line `%out` if the game is removed |
//!
//! The head is written first, again with each piece, and when all pieces are stored, so that it
//! shows how much of the library is there.

use std::rc::Rc;

use idb::{Database, Error, KeyRange, Query, TransactionFuture, TransactionMode};
use js_sys::{Array, Date, Uint8Array};
use rank_and_file::dom::device::{begin_put, committed, database, fresh_key, get, put, words};
use rank_and_file::keep::{LibraryFile, LibraryHead, LibraryState};
use wasm_bindgen::prelude::JsValue;

const HEADS: &str = "libraries";
const PIECES: &str = "pieces";
const EDITS: &str = "edits";

/// Shortest length of a piece, in bytes; only the last of a file is shorter.
const PIECE: usize = 1 << 20;

/// A library in the store.
pub struct LibraryStore {
    database: Rc<Database>,
    key: String,
    head: LibraryHead,
    /// The bytes of the last file that wait to become a piece, and the number of that piece.
    waiting: Vec<u8>,
    number: u32,
    /// A piece that the browser is writing while the next one is read.
    underway: Option<TransactionFuture>,
}

impl LibraryStore {
    /// Begins to store a library.
    ///
    /// # Errors
    /// Why the browser refuses, in words for users.
    pub async fn create() -> Result<LibraryStore, String> {
        let now = Date::new_0();
        // Local time, written so that later libraries sort last.
        let local = now.get_time() - now.get_timezone_offset() * 60_000.0;
        let when = Date::new(&local.into()).to_iso_string().into();
        let key = fresh_key();
        let mut store = LibraryStore {
            database: Rc::new(database().await.map_err(words)?),
            key,
            head: LibraryHead {
                when,
                ..LibraryHead::default()
            },
            waiting: Vec::new(),
            number: 0,
            underway: None,
        };
        store.put_head().await?;
        Ok(store)
    }

    /// Opens the library that is kept under this key; `None` if there is none.
    ///
    /// # Errors
    /// Why the browser refuses, in words for users.
    pub async fn find(key: &str) -> Result<Option<LibraryStore>, String> {
        let database = database().await.map_err(words)?;
        let head = get(&database, HEADS, &key.into()).await.map_err(words)?;
        let head = head.and_then(|head| LibraryHead::read(&head.as_string()?));
        Ok(head.map(|head| LibraryStore {
            database: Rc::new(database),
            key: key.to_owned(),
            head,
            waiting: Vec::new(),
            number: 0,
            underway: None,
        }))
    }

    /// Returns the key of the library.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Returns the head of the library.
    pub fn head(&self) -> &LibraryHead {
        &self.head
    }

    /// Begins a file after those that are there. The library is incomplete until it is
    /// [ended](LibraryStore::end).
    ///
    /// # Errors
    /// Why it could not be kept, in words for users.
    pub async fn begin_file(&mut self, name: String) -> Result<(), String> {
        self.head.files.push(LibraryFile { name, size: 0 });
        self.head.state = LibraryState::Begun;
        self.number = 0;
        // The head must name the file before its pieces are stored, or they would be taken for
        // those of the next file.
        self.put_head().await
    }

    /// Stores bytes of the last file.
    ///
    /// # Errors
    /// Why they could not be kept, in words for users.
    pub async fn add(&mut self, bytes: &[u8]) -> Result<(), String> {
        self.waiting.extend_from_slice(bytes);
        match self.waiting.len() < PIECE {
            true => Ok(()),
            false => self.put_piece().await,
        }
    }

    /// Ends a file; everything added to it is stored then.
    ///
    /// # Errors
    /// Why it could not be stored, in words for users.
    pub async fn end_file(&mut self) -> Result<(), String> {
        self.put_piece().await?;
        self.put_head().await
    }

    /// Ends the library, and records whether all of it was read.
    ///
    /// # Errors
    /// Why that could not be kept, in words for users.
    pub async fn end(&mut self, state: LibraryState) -> Result<(), String> {
        self.head.state = state;
        self.put_head().await
    }

    /// Returns the keys and heads of libraries that were begun with these files, or with the first
    /// of them, and not ended.
    pub async fn begun(&self, names: &[String]) -> Vec<(String, String)> {
        let mut found = heads(&self.database).await.unwrap_or_default();
        found.retain(|(key, head)| {
            let head = LibraryHead::read(head).unwrap_or_default();
            let files: Vec<String> = head.files.into_iter().map(|file| file.name).collect();
            let same = !files.is_empty() && names.starts_with(&files);
            same && head.state == LibraryState::Begun && *key != self.key
        });
        found
    }

    /// Deletes these libraries, whose files are all in this one, if it is complete. One stays if
    /// games in it were changed, or if its head is no longer the same, because it is still being
    /// read in another tab.
    pub async fn supersede(&self, former: Vec<(String, String)>) {
        if !matches!(self.head.state, LibraryState::Whole(_)) {
            return;
        }
        for (key, head) in former {
            if let Ok(Some(former)) = LibraryStore::find(&key).await
                && former.head.text() == head
                && former.edits().await.is_ok_and(|edits| edits.is_empty())
            {
                former.discard().await;
            }
        }
    }

    /// Deletes the library from the store, as far as possible.
    pub async fn discard(self) {
        let pieces = self.head.files.len().max(1) as u32;
        // If the head remains, it shows that the library is incomplete.
        let _ = discard(&self.database, &self.key, pieces).await;
    }

    async fn put_piece(&mut self) -> Result<(), String> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let file = self.head.files.len().saturating_sub(1);
        let key = self.key_of(file as u32, self.number);
        self.settle().await.map_err(words)?;
        let piece = Uint8Array::from(self.waiting.as_slice());
        if let Some(file) = self.head.files.last_mut() {
            file.size += self.waiting.len() as u64;
        }
        let head = JsValue::from(self.head.text());
        let head = (HEADS, JsValue::from(self.key.as_str()), head);
        let put = begin_put(&self.database, &[(PIECES, key, piece.into()), head]);
        self.underway = Some(put.map_err(words)?);
        self.number += 1;
        self.waiting.clear();
        Ok(())
    }

    /// Waits until the current piece is written. The head is written after it, because it must not
    /// name missing pieces.
    async fn settle(&mut self) -> Result<(), Error> {
        match self.underway.take() {
            Some(underway) => committed(underway).await,
            None => Ok(()),
        }
    }

    async fn put_head(&mut self) -> Result<(), String> {
        self.settle().await.map_err(words)?;
        let (key, head) = (self.key.as_str().into(), self.head.text().into());
        put(&self.database, HEADS, &key, &head).await.map_err(words)
    }

    /// Returns the bytes of this piece of a file; `None` after the last.
    ///
    /// # Errors
    /// Why they cannot be read, in words for users.
    pub async fn piece(&self, file: u32, number: u32) -> Result<Option<Vec<u8>>, String> {
        let key = self.key_of(file, number);
        let found = get(&self.database, PIECES, &key).await.map_err(words)?;
        Ok(found.map(|bytes| Uint8Array::new(&bytes).to_vec()))
    }

    /// Returns the changed games: their places and texts.
    ///
    /// # Errors
    /// Why they cannot be read, in words for users.
    pub async fn edits(&self) -> Result<Vec<(u32, String)>, String> {
        let read = async {
            let reading = self
                .database
                .transaction(&[EDITS], TransactionMode::ReadOnly)?;
            let edits = reading.object_store(EDITS)?;
            let key = JsValue::from(self.key.as_str());
            let [first, last] = [0.0, f64::INFINITY].map(|place| Array::of2(&key, &place.into()));
            let range = || KeyRange::bound(&first, &last, None, None).map(Query::KeyRange);
            let keys = edits.get_all_keys(Some(range()?), None)?.await?;
            let texts = edits.get_all(Some(range()?), None)?.await?;
            Ok(keys.into_iter().zip(texts).collect::<Vec<_>>())
        };
        let edits = read.await.map_err(words)?;
        let edit = |(key, text): (JsValue, JsValue)| {
            let place = Array::from(&key).get(1).as_f64()?;
            Some((place as u32, text.as_string()?))
        };
        Ok(edits.into_iter().filter_map(edit).collect())
    }

    fn key_of(&self, file: u32, number: u32) -> JsValue {
        Array::of3(&self.key.as_str().into(), &file.into(), &number.into()).into()
    }

    /// Returns a store for changed games that can be used while the library itself is in use.
    pub fn edits_store(&self) -> EditStore {
        EditStore {
            database: Rc::clone(&self.database),
            key: self.key.clone(),
        }
    }
}

/// A store for the changed games of a library.
#[derive(Clone)]
pub struct EditStore {
    database: Rc<Database>,
    key: String,
}

impl EditStore {
    /// Stores this PGN for the game at this place.
    ///
    /// # Errors
    /// Why it could not be kept, in words for users.
    pub async fn put(&self, place: u32, pgn: &str) -> Result<(), String> {
        let key = Array::of2(&self.key.as_str().into(), &place.into());
        put(&self.database, EDITS, &key, &pgn.into())
            .await
            .map_err(words)
    }
}

/// Returns the keys and heads of all libraries.
async fn heads(database: &Database) -> Result<Vec<(String, String)>, Error> {
    let reading = database.transaction(&[HEADS], TransactionMode::ReadOnly)?;
    let libraries = reading.object_store(HEADS)?;
    let keys = libraries.get_all_keys(None, None)?.await?;
    let texts = libraries.get_all(None, None)?.await?;
    let heads = keys.iter().zip(&texts);
    let heads = heads.filter_map(|(key, text)| Some((key.as_string()?, text.as_string()?)));
    Ok(heads.collect())
}

/// Deletes the head of a library and the pieces of its first `files` files from the store.
async fn discard(database: &Database, key: &str, files: u32) -> Result<(), Error> {
    let writing = database.transaction(&[HEADS, PIECES], TransactionMode::ReadWrite)?;
    let key = JsValue::from(key);
    let [first, last] = [0, files].map(|file| Array::of2(&key, &file.into()));
    let pieces = KeyRange::bound(&first, &last, None, None)?;
    writing.object_store(HEADS)?.delete(key)?;
    writing.object_store(PIECES)?.delete(pieces)?;
    writing.commit()?.await.map(drop)
}

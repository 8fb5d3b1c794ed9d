//! What the librarian does when the page asks something, or gives it files.

use rank_and_file::keep::LibraryState;
use rank_and_file::message::wire::Wire;
use rank_and_file::message::{Keeping, ShelfAsk};
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

use super::export::export;
use super::growth::add;
use super::post::send;
use super::reading::LibraryReader;
use super::split::split;
use super::store::LibraryStore;

impl LibraryReader {
    /// Takes files as one library, or behind those of the library that is open.
    pub fn take(&self, files: Vec<File>) {
        if self.0.borrow().begun {
            spawn_local(add(self.clone(), files));
        } else {
            self.open(files);
        }
    }

    /// Answers what the page asks.
    pub fn answer(&self, ask: ShelfAsk) {
        match &ask {
            ShelfAsk::Open { key } => return self.open_kept(key.clone()),
            ShelfAsk::Export { query, format } => {
                return spawn_local(export(self.clone(), query.clone(), format.clone()));
            }
            ShelfAsk::Split { query } => {
                return spawn_local(split(self.clone(), query.clone()));
            }
            ShelfAsk::Check { batch } => return send(&batch.check().to_bytes()),
            ShelfAsk::Stop {} => self.0.borrow_mut().stopped = true,
            _ => {}
        }
        let (puts, tell, moved) = {
            let shelf = &mut self.0.borrow_mut().shelf;
            let (puts, listed) = (shelf.puts(&ask), shelf.listed());
            (puts, shelf.answer(ask), shelf.listed() != listed)
        };
        for (place, text) in puts {
            self.keep(place, text);
        }
        if moved {
            self.recount();
        }
        if let Some(tell) = tell {
            send(&tell.to_bytes());
        }
    }

    /// Keeps a game that was changed.
    fn keep(&self, place: u32, pgn: String) {
        let librarian = self.clone();
        let Some(edits) = self.0.borrow().edits.clone() else {
            // That nothing is kept has been said.
            return;
        };
        spawn_local(async move {
            if let Err(why) = edits.put(place, &pgn).await {
                librarian.tell_kept(Keeping::Refused { why });
            }
        });
    }

    /// Keeps in mind how many games the library has, now that some are taken out or put back.
    fn recount(&self) {
        let librarian = self.clone();
        let key = self.0.borrow().shelf.key().to_owned();
        spawn_local(async move {
            if let Ok(Some(mut store)) = LibraryStore::find(&key).await
                && matches!(store.head().state, LibraryState::Whole(_))
            {
                let games = librarian.0.borrow().shelf.listed();
                if let Err(why) = store.end(LibraryState::Whole(games)).await {
                    librarian.tell_kept(Keeping::Refused { why });
                }
            }
        });
    }
}

//! The answers of the library worker to the page's messages and files.

use rank_and_file::keep::LibraryState;
use rank_and_file::protocol::{Keeping, LibraryRequest, Wire};
use rank_and_file::service::check;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

use super::export::{export, split};
use super::growth::add;
use super::reading::LibraryReader;
use super::scope::send;
use super::store::LibraryStore;

impl LibraryReader {
    /// Takes files as a new library, or adds them to the library that is open.
    pub fn take(&self, files: Vec<File>) {
        if self.0.borrow().begun {
            spawn_local(add(self.clone(), files));
        } else {
            self.open(files);
        }
    }

    /// Answers a message of the page.
    pub fn answer(&self, request: LibraryRequest) {
        match &request {
            LibraryRequest::Open { key } => return self.open_kept(key.clone()),
            LibraryRequest::Export { query, format } => {
                return spawn_local(export(self.clone(), query.clone(), format.clone()));
            }
            LibraryRequest::Split { query } => {
                return spawn_local(split(self.clone(), query.clone()));
            }
            LibraryRequest::Check { batch } => return send(&check(batch).to_bytes()),
            LibraryRequest::Stop {} => self.0.borrow_mut().stopped = true,
            _ => {}
        }
        let (puts, response, moved) = {
            let library = &mut self.0.borrow_mut().library;
            let (puts, listed) = (library.puts(&request), library.listed());
            (puts, library.answer(request), library.listed() != listed)
        };
        for (place, text) in puts {
            self.keep(place, text);
        }
        if moved {
            self.recount();
        }
        if let Some(response) = response {
            send(&response.to_bytes());
        }
    }

    /// Stores a game that was changed.
    fn keep(&self, place: u32, pgn: String) {
        let library_worker = self.clone();
        let Some(edits) = self.0.borrow().edits.clone() else {
            // The user has been told already that nothing is kept.
            return;
        };
        spawn_local(async move {
            if let Err(why) = edits.put(place, &pgn).await {
                library_worker.tell_kept(Keeping::Refused { why });
            }
        });
    }

    /// Stores the new number of games after some were removed or put back.
    fn recount(&self) {
        let library_worker = self.clone();
        let key = self.0.borrow().library.key().to_owned();
        spawn_local(async move {
            if let Ok(Some(mut store)) = LibraryStore::find(&key).await
                && matches!(store.head().state, LibraryState::Whole(_))
            {
                let games = library_worker.0.borrow().library.listed();
                if let Err(why) = store.end(LibraryState::Whole(games)).await {
                    library_worker.tell_kept(Keeping::Refused { why });
                }
            }
        });
    }
}

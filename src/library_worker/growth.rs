//! Adds files to a library that is open.

use rank_and_file::keep::LibraryState;
use rank_and_file::protocol::{Keeping, LibraryResponse, Wire};
use rank_and_file::words;
use web_sys::File;

use super::reading::LibraryReader;
use super::scope::{rest, send};
use super::store::LibraryStore;

/// Milliseconds between two looks at whether the library has been read.
const WAIT: i32 = 20;

/// Reads files after those of the library, and stores them with it. If something prevents that, the
/// user is told.
pub async fn add(library_worker: LibraryReader, files: Vec<File>) {
    while library_worker.0.borrow().busy {
        rest(WAIT).await;
    }
    // From now on other files to be added must wait.
    library_worker.0.borrow_mut().busy = true;
    if let Err(why) = begin(&library_worker, files).await {
        library_worker.0.borrow_mut().busy = false;
        send(&LibraryResponse::Refused { why }.to_bytes());
    }
}

async fn begin(library_worker: &LibraryReader, files: Vec<File>) -> Result<(), String> {
    let (key, keeping, known) = {
        let state = library_worker.0.borrow();
        if state.stopped {
            return Err(words::ADD_AFTER_STOP.into());
        }
        let library = &state.library;
        let key = library.key().to_owned();
        (key, library.keeping().clone(), library.files())
    };
    let mut store = match keeping {
        Keeping::Refused { why } => Err(why),
        _ => LibraryStore::find(&key)
            .await
            .and_then(|store| store.ok_or_else(|| words::LIBRARY_DELETED.into())),
    };
    let mut whole = true;
    if let Ok(store) = &store {
        if store.head().files.len() != known {
            return Err(words::ADDED_ELSEWHERE.into());
        }
        whole = matches!(store.head().state, LibraryState::Whole(_));
    }
    let size = files.iter().map(|file| file.size() as u64).sum();
    if !library_worker.0.borrow_mut().library.go_on(size) {
        return Err(words::NO_ROOM_FOR_GAMES.into());
    }
    match &store {
        Ok(_) => library_worker.tell_kept(Keeping::Pending),
        Err(why) => library_worker.tell_kept(Keeping::Refused { why: why.clone() }),
    }
    library_worker.read_all(files, &mut store, whole).await;
    Ok(())
}

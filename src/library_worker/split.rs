//! Keeps the games that a search finds as a library of their own.

use rank_and_file::keep::LibraryState;
use rank_and_file::protocol::{LibraryQuery, LibraryResponse, Wire};
use rank_and_file::service::{set_apart, split_name};

use super::post::send;
use super::reading::LibraryReader;
use super::store::LibraryStore;
use super::waiting::turn;

/// Games written before waiting messages are handled.
const GAMES: usize = 200;

/// Keeps the games that a search finds as a library, and sends its key or the reason for a refusal.
pub async fn split(library_worker: LibraryReader, query: LibraryQuery) {
    let response = match made(&library_worker, &query).await {
        Ok(key) => LibraryResponse::Made { key },
        Err(why) => LibraryResponse::Refused {
            why: ["No library was made: ", &why, "."].concat(),
        },
    };
    send(&response.to_bytes());
}

async fn made(library_worker: &LibraryReader, query: &LibraryQuery) -> Result<String, String> {
    let places = library_worker.found(query);
    let name = split_name(&library_worker.title(), places.len());
    let mut store = LibraryStore::create().await?;
    match fill(library_worker, &mut store, name, &places).await {
        Ok(()) => Ok(store.key().to_owned()),
        Err(why) => {
            // An incomplete library is of no use.
            store.discard().await;
            Err(why)
        }
    }
}

/// Stores the games at these places in one file of this name.
async fn fill(
    library_worker: &LibraryReader,
    store: &mut LibraryStore,
    name: String,
    places: &[u32],
) -> Result<(), String> {
    store.begin_file(name).await?;
    for places in places.chunks(GAMES) {
        let games = places
            .iter()
            .map(|&place| set_apart(&library_worker.pgn(place)));
        store.add(games.collect::<String>().as_bytes()).await?;
        turn().await;
    }
    store.end_file().await?;
    store.end(LibraryState::Whole(places.len() as u32)).await
}

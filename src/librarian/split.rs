//! Keeps the games that a search finds as a library of their own.

use rank_and_file::keep::LibraryState;
use rank_and_file::message::wire::Wire;
use rank_and_file::message::{ShelfQuery, ShelfTell, set_apart, split_name};

use super::post::send;
use super::reading::LibraryReader;
use super::store::LibraryStore;
use super::waiting::turn;

/// Games written before waiting messages are handled.
const GAMES: usize = 200;

/// Keeps the games that a search finds as a library, and sends its key or the reason for a refusal.
pub async fn split(librarian: LibraryReader, query: ShelfQuery) {
    let tell = match made(&librarian, &query).await {
        Ok(key) => ShelfTell::Made { key },
        Err(why) => ShelfTell::Refused {
            why: ["No library was made: ", &why, "."].concat(),
        },
    };
    send(&tell.to_bytes());
}

async fn made(librarian: &LibraryReader, query: &ShelfQuery) -> Result<String, String> {
    let places = librarian.found(query);
    let name = split_name(&librarian.title(), places.len());
    let mut store = LibraryStore::create().await?;
    match fill(librarian, &mut store, name, &places).await {
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
    librarian: &LibraryReader,
    store: &mut LibraryStore,
    name: String,
    places: &[u32],
) -> Result<(), String> {
    store.begin_file(name).await?;
    for places in places.chunks(GAMES) {
        let games = places.iter().map(|&place| set_apart(&librarian.pgn(place)));
        store.add(games.collect::<String>().as_bytes()).await?;
        turn().await;
    }
    store.end_file().await?;
    store.end(LibraryState::Whole(places.len() as u32)).await
}

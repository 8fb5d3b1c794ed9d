//! Makes a file of the games that a search finds, for the page to save, or keeps them as a library
//! of their own.

use js_sys::Array;
use rank_and_file::dom::worker;
use rank_and_file::exercise::set::games::{MOST_BYTES, MOST_GAMES};
use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::keep::LibraryState;
use rank_and_file::notation::{Notation, listed};
use rank_and_file::output::export::{GameFormat, game};
use rank_and_file::protocol::{LibraryFormat, LibraryQuery, LibraryResponse, Wire};
use rank_and_file::service::{COLUMNS, set_apart, split_name};
use rank_and_file::view::Booklet;
use rank_and_file::words;
use wasm_bindgen::prelude::JsValue;
use web_sys::Blob;

use super::reading::LibraryReader;
use super::scope::{send, turn};
use super::store::LibraryStore;

/// Games written before waiting messages are handled.
const GAMES: usize = 200;

/// Makes a file of the games that a search finds, and sends it to the page with a name for it.
pub async fn export(library_worker: LibraryReader, query: LibraryQuery, format: LibraryFormat) {
    let places = library_worker.found(&query);
    let (parts, extension) = match format {
        LibraryFormat::Exercises => return hand_over(&library_worker, &places),
        LibraryFormat::Pgn => {
            let pgn = |place| [library_worker.pgn(place).trim(), "\n\n"].concat();
            (texts(&places, pgn).await, "pgn")
        }
        LibraryFormat::Score { notation } => {
            let row = listed(&notation);
            let form = row.map_or(GameFormat::Pgn, |row| GameFormat::Score(row.notation));
            let score = |place| score(&library_worker.pgn(place), form);
            (texts(&places, score).await, "txt")
        }
        LibraryFormat::Table => {
            let lines = texts(&places, |place| line(&library_worker.cells(place))).await;
            lines.unshift(&(COLUMNS.join(",") + "\r\n").into());
            (lines, "csv")
        }
        LibraryFormat::Booklet { notation } => {
            let row = listed(&notation);
            let booklet = Booklet::new(row.map_or(Notation::SHORT, |row| row.notation));
            (
                bound(booklet, &library_worker, &query, &places).await,
                "html",
            )
        }
    };
    let name = format!("{}-games.{extension}", places.len());
    if let Ok(file) = Blob::new_with_str_sequence(&parts) {
        worker::send(&Array::of2(&name.into(), &JsValue::from(file)));
    }
}

/// Sends the first games to the page as one text. It has one more than are used, so that whoever reads
/// it can say that there are more.
fn hand_over(library_worker: &LibraryReader, places: &[u32]) {
    let mut text = String::new();
    for &place in places.iter().take(MOST_GAMES + 1) {
        text.push_str(library_worker.pgn(place).trim());
        text.push_str("\n\n");
        if text.len() > MOST_BYTES {
            break;
        }
    }
    worker::send(&Array::of2(&JsValue::NULL, &text.into()));
}

/// Returns the texts written for the games at these places, many joined in one piece.
async fn texts(places: &[u32], mut written: impl FnMut(u32) -> String) -> Array {
    let parts = Array::new();
    for places in places.chunks(GAMES) {
        let text: String = places.iter().map(|&place| written(place)).collect();
        parts.push(&text.into());
        turn().await;
    }
    parts
}

/// Writes a game as a score.
fn score(pgn: &str, form: GameFormat) -> String {
    let texts = games(pgn, ReadAs::Auto).map(|one| game(&one, form) + "\n");
    texts.collect()
}

/// Writes the games at these places as a booklet, which begins with its contents.
async fn bound(
    mut booklet: Booklet,
    library_worker: &LibraryReader,
    query: &LibraryQuery,
    places: &[u32],
) -> Array {
    let begin = booklet.begin(places.len() as u32, &library_worker.title(), &query.search);
    let contents = Array::of1(&begin.into());
    let texts = texts(places, |place| {
        let pgn = library_worker.pgn(place);
        let added = games(&pgn, ReadAs::Auto).map(|one| booklet.add(&one));
        let (rows, texts): (String, String) = added.map(|one| (one.row, one.text)).unzip();
        contents.push(&rows.into());
        texts
    })
    .await;
    let [between, end] = booklet.end();
    contents.push(&between.into());
    texts.push(&end.into());
    contents.concat(&texts)
}

/// Returns a line of a table by RFC 4180: a cell with a comma, a quote or a line break is quoted.
fn line(cells: &[String]) -> String {
    let quoted = cells
        .iter()
        .map(|cell| match cell.contains([',', '"', '\n', '\r']) {
            true => ["\"", &cell.replace('"', "\"\""), "\""].concat(),
            false => cell.clone(),
        });
    quoted.collect::<Vec<_>>().join(",") + "\r\n"
}

/// Keeps the games that a search finds as a library, and sends its key or the reason for a refusal.
pub async fn split(library_worker: LibraryReader, query: LibraryQuery) {
    let response = match made(&library_worker, &query).await {
        Ok(key) => LibraryResponse::Made { key },
        Err(why) => LibraryResponse::Refused {
            why: words::NO_LIBRARY_MADE.with([why.into()]),
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

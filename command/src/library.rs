//! `library`: lists the games of files, or those that a search finds.

use std::io::{self, Write};

use rank_and_file::library::GameSearch;
use rank_and_file::protocol::LibraryQuery;
use rank_and_file::service::{COLUMNS, Library, check};
use serde_json::{Map, Value};

use crate::arguments::LibraryArgs;
use crate::streams::{Stop, Streams, each_file, tell};
use crate::unpack::unpack;

/// Plies that are checked at a time.
const BATCH: usize = 100_000;

/// Bytes of a file that are taken at a time.
const PIECE: usize = 1 << 20;

/// Lists the games. Returns whether any was found and every file was read.
pub fn library(asked: &LibraryArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    let unread = GameSearch::parse(&asked.find);
    if let Some(word) = unread.unread().first() {
        return Err(Stop::Usage(format!(
            "\"{word}\" means nothing in a search."
        )));
    }
    let mut library = Library::new(0);
    let read = each_file(&asked.files, streams, |name, mut input, _, mut err| {
        let Some((begun, whole)) = unpack(name, &mut input, &mut err)? else {
            return Ok(false);
        };
        library.begin_file(name);
        let mut source = io::Read::chain(io::Cursor::new(begun), input);
        let mut piece = vec![0; PIECE];
        loop {
            match io::Read::read(&mut source, &mut piece)? {
                0 => break,
                count => library.arrive(&piece[..count]),
            }
        }
        library.end_file();
        Ok(whole)
    })?;
    library.end("");
    while let Some(batch) = library.next_batch(BATCH) {
        library.accept(check(&batch));
    }
    let query = LibraryQuery {
        search: asked.find.clone(),
        ..LibraryQuery::default()
    };
    let found = library.found(&query).to_vec();
    if asked.count {
        writeln!(streams.out, "{}", found.len())?;
    }
    for (at, &place) in found.iter().enumerate() {
        if asked.pgn {
            if at > 0 {
                writeln!(streams.out)?;
            }
            let text = library.pgn(place).unwrap_or_default();
            writeln!(streams.out, "{}", text.trim())?;
        } else if !asked.count {
            row(&library.cells(place), asked.json, streams.out)?;
        }
    }
    if found.is_empty() && !asked.count {
        tell(streams.err, "rank-and-file: no game was found\n");
    }
    Ok(read && !found.is_empty())
}

/// Writes a game's cells: as JSON, or with tabs between them.
fn row(cells: &[String], as_json: bool, out: &mut dyn Write) -> io::Result<()> {
    if !as_json {
        return writeln!(out, "{}", cells.join("\t"));
    }
    let object: Map<String, Value> = COLUMNS
        .into_iter()
        .zip(cells)
        .map(|(name, cell)| (name.to_owned(), cell.clone().into()))
        .collect();
    writeln!(out, "{}", Value::from(object))
}

//! `library`: lists the games of files, or those that a search finds.
//!
//! A file is searched in parts of some megabytes, so its length does not matter.

use std::io::{self, ErrorKind, Read, Write};

use rank_and_file::container::PrintLanguage;
use rank_and_file::library::GameSearch;
use rank_and_file::protocol::LibraryQuery;
use rank_and_file::service::{COLUMNS, Library, check};
use rayon::prelude::*;
use serde_json::{Map, Value};

use crate::arguments::LibraryArgs;
use crate::streams::{Stop, Streams, each_file, tell};
use crate::unpack::unpack;

/// Plies that are checked by one core at a time.
const BATCH: usize = 20_000;

/// Bytes of a file that are taken at a time.
const PIECE: usize = 1 << 20;

/// Bytes of text that are searched at a time, and held no longer.
const PART: usize = 16 << 20;

/// Lists the games. Returns whether any was found and every file was read.
pub fn library(asked: &LibraryArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    let unread = GameSearch::parse(&asked.find);
    if let Some(word) = unread.unread().first() {
        return Err(Stop::Usage(format!(
            "\"{word}\" means nothing in a search."
        )));
    }
    let mut search = Search {
        asked,
        query: LibraryQuery {
            search: asked.find.clone(),
            ..LibraryQuery::default()
        },
        games: 0,
        found: 0,
        left_out: String::new(),
    };
    let read = each_file(&asked.files, streams, |name, source, out, mut err| {
        let Some(whole) = unpack(name, source, PrintLanguage::ENGLISH, &mut err)? else {
            return Ok(false);
        };
        search.file(name, source, out)?;
        let left_out = std::mem::take(&mut search.left_out);
        if !left_out.is_empty() {
            tell(&mut err, format!("{name}: note:{left_out}\n"));
        }
        Ok(whole)
    })?;
    if asked.count {
        writeln!(streams.out, "{}", search.found)?;
    } else if search.found == 0 {
        tell(streams.err, "rank-and-file: no game was found\n");
    }
    Ok(read && search.found > 0)
}

/// A search in files, part by part.
struct Search<'a> {
    asked: &'a LibraryArgs,
    query: LibraryQuery,
    /// Number of games so far.
    games: u32,
    /// Number of games found so far.
    found: u64,
    /// Sentences about what was left out.
    left_out: String,
}

impl Search<'_> {
    /// Searches in a file. Of a file that cannot be read to its end, all complete games are
    /// searched.
    fn file(&mut self, name: &str, source: &mut impl Read, out: &mut dyn Write) -> io::Result<()> {
        let mut library = Library::after(self.games);
        library.begin_file(name);
        let mut piece = vec![0; PIECE];
        let mut left = PART;
        let read = loop {
            match source.read(&mut piece) {
                Ok(0) => break Ok(()),
                Ok(count) => library.arrive(&piece[..count]),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => break Err(error),
            }
            if library.held() > left {
                self.part(&mut library, out)?;
                library.drop_games();
                // A game that is larger than a part is not searched for again with every piece.
                left = PART + library.held();
            }
        };
        if read.is_ok() {
            library.end_file();
        }
        self.part(&mut library, out)?;
        self.games = library.numbered();
        self.left_out.push_str(&library.left_out());
        read
    }

    /// Lists what is found among the games that are there.
    fn part(&mut self, library: &mut Library, out: &mut dyn Write) -> io::Result<()> {
        // Without words to find, the games are only counted, and need not be played.
        if !self.asked.count || !self.asked.find.trim().is_empty() {
            let batches: Vec<_> = std::iter::from_fn(|| library.next_batch(BATCH)).collect();
            let checked: Vec<_> = batches.par_iter().map(check).collect();
            checked.into_iter().for_each(|batch| library.accept(batch));
        }
        let found = library.found(&self.query).to_vec();
        for place in found {
            self.found += 1;
            if self.asked.pgn {
                if self.found > 1 {
                    writeln!(out)?;
                }
                let text = library.pgn(place).unwrap_or_default();
                writeln!(out, "{}", text.trim())?;
            } else if !self.asked.count {
                row(&library.cells(place), self.asked.json, out)?;
            }
        }
        Ok(())
    }
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

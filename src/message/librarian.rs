//! The librarian's side: a file of games as it arrives, and answers about it.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Read};

use super::shelf::{ShelfAsk, ShelfProgress, ShelfQuery, ShelfRow, ShelfTell};
use crate::game::decode::{Decoder, Encoding};
use crate::library::{GameIndex, GameRow, Search};

/// What is said of a file that is too large for the memory of the program.
const NO_ROOM: &str = "The file is too large to be read here.";

/// A file of games as the librarian has it.
pub struct Shelf {
    name: String,
    /// The size of the file, in bytes, and how much of it has arrived.
    size: usize,
    arrived: usize,
    decoder: Decoder<Arrived>,
    text: String,
    index: GameIndex,
    /// Why nothing more will be read; empty if all has been.
    done: Option<String>,
    /// Texts that stand in the place of games.
    put: BTreeMap<u32, String>,
    /// The rows that were found last, for what, and of how many.
    found: Option<(ShelfQuery, usize, Vec<u32>)>,
}

impl Shelf {
    /// A file of this name and size, of which nothing has arrived.
    #[must_use]
    pub fn new(name: String, size: usize) -> Shelf {
        // All of it in one piece: a text that grows by doubling would stand there twice.
        let mut text = String::new();
        let room = text.try_reserve_exact(size);
        Shelf {
            name,
            size,
            arrived: 0,
            decoder: Decoder::new(Arrived::default()),
            text,
            index: GameIndex::default(),
            done: room.err().map(|_| NO_ROOM.to_owned()),
            put: BTreeMap::new(),
            found: None,
        }
    }

    /// Takes in the next bytes of the file.
    pub fn arrive(&mut self, bytes: &[u8]) {
        if self.done.is_none() {
            self.arrived += bytes.len();
            self.decoder.source().bytes.extend_from_slice(bytes);
            self.see(false);
        }
    }

    /// Nothing more will arrive, for this reason; empty if the file is whole.
    pub fn end(&mut self, why: &str) {
        if self.done.is_none() {
            self.decoder.source().ended = true;
            self.see(true);
            self.done = Some(why.to_owned());
        }
    }

    fn see(&mut self, ended: bool) {
        // What has not arrived yet would block.
        while self
            .decoder
            .read_some(&mut self.text)
            .is_ok_and(|more| more)
        {}
        self.index.see(&self.text, ended);
    }

    /// Whether nothing more will be read.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done.is_some()
    }

    /// How far the reading is.
    #[must_use]
    pub fn progress(&self) -> ShelfTell {
        let mut said = self.done.clone().unwrap_or_default();
        if self.decoder.encoding() == Encoding::Windows1252 {
            if !said.is_empty() {
                said.push(' ');
            }
            said.push_str("Some of it is not UTF-8 and was read as Windows-1252.");
        }
        let percent = (100 * self.arrived).checked_div(self.size).unwrap_or(100);
        let progress = ShelfProgress {
            name: self.name.clone(),
            games: self.index.rows().len() as u32,
            percent: percent.min(100) as u32,
            done: self.done.is_some(),
            said,
        };
        ShelfTell::Progress { progress }
    }

    /// Answers what the page asks.
    pub fn answer(&mut self, ask: ShelfAsk) -> Option<ShelfTell> {
        match ask {
            ShelfAsk::Rows { query } => Some(self.rows(query)),
            ShelfAsk::Game { place } => {
                let row = self.index.rows().get(place as usize)?;
                let pgn = self.put.get(&place).map(String::as_str);
                let pgn = pgn.unwrap_or(&self.text[row.span()]).to_owned();
                Some(ShelfTell::Game { place, pgn })
            }
            ShelfAsk::Put { place, pgn } => {
                self.put.insert(place, pgn);
                None
            }
            ShelfAsk::Stop {} => {
                self.end("The reading was stopped.");
                Some(self.progress())
            }
        }
    }

    fn rows(&mut self, query: ShelfQuery) -> ShelfTell {
        let games = self.index.rows().len();
        let same = |known: &ShelfQuery| {
            (&known.search, known.by, known.descending)
                == (&query.search, query.by, query.descending)
        };
        let known = self.found.take();
        let known = known.filter(|(known, of, _)| same(known) && *of == games);
        let found = known.map_or_else(
            || {
                let mut found = self.index.find(&Search::parse(&query.search));
                self.index.sort(&mut found, query.by, query.descending);
                found
            },
            |(_, _, found)| found,
        );
        let places = found.iter().skip(query.first as usize);
        let rows = places.take(query.count as usize);
        let tell = ShelfTell::Rows {
            rows: rows.map(|&place| self.row(place)).collect(),
            found: found.len() as u32,
            query: query.clone(),
        };
        self.found = Some((query, games, found));
        tell
    }

    fn row(&self, place: u32) -> ShelfRow {
        let row: &GameRow = &self.index.rows()[place as usize];
        let name = |id| self.index.name(id).to_owned();
        let joined = |parts: [&str; 2]| {
            let known = parts.into_iter().filter(|part| !part.is_empty());
            known.collect::<Vec<_>>().join(" · ")
        };
        let rating = |rating: u16| match rating {
            0 => "–".to_owned(),
            known => known.to_string(),
        };
        ShelfRow {
            place,
            white: name(row.white),
            black: name(row.black),
            ratings: match row.ratings {
                [0, 0] => String::new(),
                [white, black] => [rating(white), rating(black)].join(" – "),
            },
            result: row.outcome.pgn().replace("1/2", "½"),
            date: row.date.to_string(),
            event: joined([self.index.name(row.event), self.index.name(row.round)]),
            opening: joined([self.index.name(row.eco), self.index.name(row.opening)]),
            moves: row.moves().into(),
        }
    }
}

/// The bytes of a file that have arrived and are not decoded yet.
#[derive(Debug, Default)]
struct Arrived {
    bytes: Vec<u8>,
    ended: bool,
}

impl Read for Arrived {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.bytes.is_empty() && !self.ended {
            return Err(ErrorKind::WouldBlock.into());
        }
        let count = into.len().min(self.bytes.len());
        into[..count].copy_from_slice(&self.bytes[..count]);
        self.bytes.drain(..count);
        Ok(count)
    }
}

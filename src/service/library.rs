//! The library worker's side: files of games as they arrive, answers about them, and the check of
//! their moves, which two library workers share.

use std::collections::BTreeMap;

use super::arrival::ArrivingFile;
use super::compared::compare;
use super::kept::{TakenOut, title};
use super::rows::{cells, row};
use crate::game::GameOpening;
use crate::library::{CheckedGame, GameIndex, GameRow, GameSearch};
use crate::protocol::{
    CheckBatch, CheckedBatch, Keeping, LibraryProgress, LibraryQuery, LibraryRequest,
    LibraryResponse,
};
use crate::words;

/// The progress of the reading: games seen, games checked move by move in steps of [`STAGE`], and
/// whether all are checked. A search can find other games at a later stage. The steps are long,
/// because searching again after each slows the reading.
type Stage = (usize, usize, bool);

/// Checked games for each stage.
const STAGE: usize = 5_000;

/// The files of one library in the library worker. Their games are numbered through.
#[derive(Default)]
pub struct Library {
    /// The names of the files.
    names: Vec<String>,
    /// Size of all files in bytes, and the number of bytes that have arrived.
    size: u64,
    arrived: u64,
    arriving: Option<ArrivingFile>,
    /// Sentences about files that could not be read.
    lost: String,
    /// Whether any file was not UTF-8.
    odd: bool,
    text: String,
    /// Number of games that were dropped before those of the index.
    dropped: u32,
    /// Number of scores of other games than chess in what was dropped.
    others: u32,
    index: GameIndex,
    /// The reason why no more is read, empty if all files are complete; `None` while reading.
    done: Option<String>,
    /// Number of games given out to be checked.
    given: usize,
    /// Results that wait for earlier ones, by the place of their first game.
    early: BTreeMap<u32, Vec<CheckedGame>>,
    /// Changed texts of games, by place.
    put: BTreeMap<u32, String>,
    /// The games removed from the list.
    out: TakenOut,
    /// The last search, with its stage and the places found.
    found: Option<(LibraryQuery, Stage, Vec<u32>)>,
    key: String,
    keeping: Keeping,
}

impl Library {
    /// Makes a library for files of `size` bytes in all, before any have arrived.
    #[must_use]
    pub fn new(size: u64) -> Library {
        // The memory is reserved at once, because a text that grows by doubling would be there
        // twice.
        let mut text = String::new();
        let room = usize::try_from(size).is_ok_and(|size| text.try_reserve_exact(size).is_ok());
        Library {
            size,
            text,
            done: (!room).then(|| words::LIBRARY_TOO_LARGE.into()),
            ..Library::default()
        }
    }

    /// Makes a library whose first game has the number after this one.
    #[must_use]
    pub fn after(games: u32) -> Library {
        Library {
            dropped: games,
            ..Library::default()
        }
    }

    /// Begins a file of this name.
    pub fn begin_file(&mut self, name: &str) {
        self.names.push(name.to_owned());
        self.begin_part();
    }

    /// Begins a file contained in another.
    pub fn begin_part(&mut self) {
        self.arriving = Some(ArrivingFile::new());
    }

    /// Drops the games that are there and keeps the text behind them, so that a file of any length
    /// can be searched part by part. Later games are numbered on, and their places begin with 0.
    pub fn drop_games(&mut self) {
        let end = self.index.rows().last().map_or(0, |row| row.span().end);
        self.text.drain(..end);
        *self = Library {
            names: std::mem::take(&mut self.names),
            size: self.size,
            arrived: self.arrived,
            arriving: self.arriving.take(),
            lost: std::mem::take(&mut self.lost),
            odd: self.odd,
            text: std::mem::take(&mut self.text),
            dropped: self.dropped.saturating_add(self.games()),
            others: self.others.saturating_add(self.index.others()),
            done: self.done.take(),
            ..Library::default()
        };
    }

    /// Returns the size of the text that is held, in bytes.
    #[must_use]
    pub const fn held(&self) -> usize {
        self.text.len()
    }

    /// Returns the number of the last game, those dropped included.
    #[must_use]
    pub fn numbered(&self) -> u32 {
        self.dropped.saturating_add(self.games())
    }

    /// Records that a file could not be read, and why.
    pub fn lose(&mut self, name: &str, why: &str) {
        let fault = words::FAULT_OF_FILE.with([name.into(), why.into()]);
        self.lost.push_str(&[" ", &fault, "."].concat());
    }

    /// Takes the next bytes of the file.
    pub fn arrive(&mut self, bytes: &[u8]) {
        if self.done.is_none()
            && let Some(file) = &mut self.arriving
        {
            self.arrived += bytes.len() as u64;
            file.arrive(bytes, &mut self.text);
            self.odd |= file.is_odd();
            self.see(false);
        }
    }

    /// Ends the file, because all of it has arrived or no more will.
    pub fn end_file(&mut self) {
        if let Some(mut file) = self.arriving.take() {
            file.end(&mut self.text);
            self.odd |= file.is_odd();
            let faults = file.faults();
            if !faults.is_empty() {
                let name = self.names.last().cloned().unwrap_or_default();
                self.lose(&name, &faults);
            }
            self.see(true);
            // The next file must begin a new game.
            self.text.push_str("\n\n");
        }
    }

    /// Ends the reading for this reason; empty if all files are complete.
    pub fn end(&mut self, why: &str) {
        if self.done.is_none() {
            self.end_file();
            self.done = Some(why.to_owned());
        }
    }

    /// Makes room for more files, of `size` bytes in all, after those that are there. Sentences
    /// about these files stay. Returns `false` and changes nothing if there is not enough memory.
    pub fn go_on(&mut self, size: u64) -> bool {
        let more = usize::try_from(size);
        if !more.is_ok_and(|more| self.text.try_reserve_exact(more).is_ok()) {
            return false;
        }
        if let Some(why) = self.done.take().filter(|why| !why.is_empty()) {
            self.lost.insert_str(0, &[" ", &why].concat());
        }
        self.size += size;
        true
    }

    /// Returns the number of files, without those contained in others.
    #[must_use]
    pub fn files(&self) -> usize {
        self.names.len()
    }

    /// Returns the title of all files together.
    #[must_use]
    pub fn title(&self) -> String {
        title(&self.names)
    }

    fn see(&mut self, ended: bool) {
        let known = self.index.rows().len() as u32;
        self.index.see(&self.text, ended);
        for (&place, pgn) in self.put.range(known..) {
            self.index.amend(place, pgn);
        }
    }

    /// Returns the next games to be checked, about `plies` half-moves of them; `None` if all have
    /// been given out.
    pub fn next_batch(&mut self, plies: usize) -> Option<CheckBatch> {
        let mut left = plies;
        let rows = self.index.rows().get(self.given..)?;
        let enough = |row: &&GameRow| {
            let more = left > 0;
            left = left.saturating_sub(usize::from(row.plies) + 1);
            more
        };
        let texts = rows.iter().take_while(enough);
        let texts = texts.map(|row| self.text[row.span()].to_owned());
        let batch = CheckBatch {
            first: self.given as u32,
            texts: texts.collect(),
        };
        self.given += batch.texts.len();
        (!batch.texts.is_empty()).then_some(batch)
    }

    /// Returns whether the moves of all games have been checked.
    #[must_use]
    pub fn is_checked(&self) -> bool {
        self.index.checked() == self.index.rows().len()
    }

    /// Gives out again all games whose results have not arrived.
    pub fn give_again(&mut self) {
        self.given = self.index.checked();
        self.early.clear();
    }

    /// Takes the results of checked games. Results that arrive early wait for those before them.
    pub fn accept(&mut self, CheckedBatch { first, games }: CheckedBatch) {
        if (first as usize) < self.index.checked() {
            // Another worker was given the same games and answered first.
            return;
        }
        self.early.insert(first, games);
        while let Some(games) = self.early.remove(&(self.index.checked() as u32)) {
            for game in games {
                let place = self.index.checked() as u32;
                // The game may have been changed since it was given out.
                let text = self.put.get(&place);
                let game = text.map_or(game, |text| CheckedGame::read(text));
                self.index.accept(game);
            }
        }
    }

    /// Returns whether the reading has ended.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done.is_some()
    }

    /// Returns the number of games so far, removed ones included.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.index.rows().len() as u32
    }

    /// Returns the number of games that can be listed.
    #[must_use]
    pub fn listed(&self) -> u32 {
        self.games() - self.out.among(self.games())
    }

    /// Returns whether the library is kept.
    #[must_use]
    pub const fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    /// Returns the key of the library; empty until it is kept.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Sets the key of the library.
    pub fn keep_under(&mut self, key: &str) {
        key.clone_into(&mut self.key);
    }

    /// Sets whether the library is kept.
    pub fn set_keeping(&mut self, keeping: Keeping) {
        self.keeping = keeping;
    }

    /// Returns a sentence about scores of other games than chess; empty if there are none.
    #[must_use]
    pub fn left_out(&self) -> String {
        match self.others.saturating_add(self.index.others()) {
            0 => String::new(),
            count => [" ", &words::TEXTS_LEFT_OUT.with([count.into()])].concat(),
        }
    }

    /// Returns a message about the progress of the reading.
    #[must_use]
    pub fn progress(&self) -> LibraryResponse {
        let mut said = self.done.clone().unwrap_or_default();
        said.push_str(&self.lost);
        said.push_str(&self.left_out());
        if self.odd {
            said.push(' ');
            said.push_str(&words::READ_AS_WINDOWS);
        }
        let percent = (100 * self.arrived).checked_div(self.size).unwrap_or(100);
        let progress = LibraryProgress {
            key: self.key.clone(),
            keeping: self.keeping.clone(),
            name: self.title(),
            games: self.games(),
            out: self.games() - self.listed(),
            first: self.out.first_left(self.games()),
            checked: self.index.checked() as u32,
            percent: percent.min(100) as u32,
            done: self.done.is_some(),
            said: said.trim().to_owned(),
        };
        LibraryResponse::Progress { progress }
    }

    /// Answers a message of the page.
    pub fn answer(&mut self, request: LibraryRequest) -> Option<LibraryResponse> {
        match request {
            // The worker program does these with the browser's files and store.
            LibraryRequest::Open { .. }
            | LibraryRequest::Export { .. }
            | LibraryRequest::Split { .. } => None,
            LibraryRequest::Rows { query } => Some(self.rows(query)),
            LibraryRequest::Game { place } => {
                let pgn = self.pgn(place)?.to_owned();
                Some(LibraryResponse::Game { place, pgn })
            }
            LibraryRequest::Put { .. }
            | LibraryRequest::TakeOut { .. }
            | LibraryRequest::PutBack {} => {
                let mut moved = false;
                for (place, text) in self.puts(&request) {
                    let (out, pgn) = TakenOut::read(&text);
                    moved |= self.out.set(place, out);
                    self.index.amend(place, pgn);
                    self.put.insert(place, pgn.to_owned());
                }
                // A search may now find other rows, or the same in another order.
                self.found = None;
                moved.then(|| self.progress())
            }
            // A helper's work does not concern the games of this library.
            LibraryRequest::Check { .. } => None,
            LibraryRequest::Opening { pgn } => {
                let opening = GameOpening::of_evidence(&pgn);
                let (code, name) = opening.map_or_else(Default::default, |it| (it.code, it.name));
                Some(LibraryResponse::Opening { pgn, code, name })
            }
            LibraryRequest::Compare {
                here,
                there,
                notation,
            } => {
                let comparison = compare(&here, &there, &notation);
                Some(LibraryResponse::Compared { comparison })
            }
            LibraryRequest::Stop {} => {
                self.end(&words::READING_STOPPED);
                Some(self.progress())
            }
        }
    }

    /// Returns the changes that a message makes: the place of each game, and the text to keep
    /// there.
    #[must_use]
    pub fn puts(&self, request: &LibraryRequest) -> Vec<(u32, String)> {
        match request {
            LibraryRequest::Put { place, pgn } => vec![(*place, pgn.clone())],
            LibraryRequest::TakeOut { place } => {
                let pgn = self.pgn(*place);
                pgn.map(|pgn| (*place, TakenOut::write(pgn)))
                    .into_iter()
                    .collect()
            }
            LibraryRequest::PutBack {} => {
                let places = self.out.places();
                let text = |place| Some((place, self.put.get(&place)?.clone()));
                places.filter_map(text).collect()
            }
            _ => Vec::new(),
        }
    }

    fn stage(&self) -> Stage {
        let (games, checked) = (self.games() as usize, self.index.checked());
        (games, checked / STAGE, games == checked)
    }

    /// Returns the text of the game at this place, as it was read or last changed; `None` if there
    /// is none.
    #[must_use]
    pub fn pgn(&self, place: u32) -> Option<&str> {
        let row = self.index.rows().get(place as usize)?;
        let put = self.put.get(&place).map(String::as_str);
        Some(put.unwrap_or(&self.text[row.span()]))
    }

    /// Returns the places of all games that a search finds, in its order; the query's row range is
    /// ignored.
    pub fn found(&mut self, query: &LibraryQuery) -> &[u32] {
        let stage = self.stage();
        let same = |known: &LibraryQuery| {
            (&known.search, &known.board, known.by, known.descending)
                == (&query.search, &query.board, query.by, query.descending)
        };
        let known = self.found.take();
        let known = known.filter(|(known, at, _)| same(known) && *at == stage);
        let found = known.map_or_else(
            || {
                let search = [&query.board, " ", &query.search].concat();
                let mut found = self.index.find(&GameSearch::parse(&search));
                found.retain(|&place| !self.out.holds(place));
                self.index.sort(&mut found, query.by, query.descending);
                found
            },
            |(_, _, found)| found,
        );
        &self.found.insert((query.clone(), stage, found)).2
    }

    fn rows(&mut self, query: LibraryQuery) -> LibraryResponse {
        let found = self.found(&query);
        let all = found.len() as u32;
        let places = found.iter().skip(query.first as usize);
        let places: Vec<u32> = places.take(query.count as usize).copied().collect();
        LibraryResponse::Rows {
            rows: places
                .iter()
                .filter_map(|&place| row(&self.index, place))
                .collect(),
            found: all,
            unread: GameSearch::parse(&query.search).unread().to_vec(),
            query,
        }
    }

    /// Returns the cells of the game at this place in a table, as [`cells`] has them; empty if
    /// there is no such game.
    #[must_use]
    pub fn cells(&self, place: u32) -> Vec<String> {
        cells(&self.index, place, self.dropped)
    }
}

/// Checks the moves of these games.
#[must_use]
pub fn check(batch: &CheckBatch) -> CheckedBatch {
    let texts = batch.texts.iter();
    CheckedBatch {
        first: batch.first,
        games: texts.map(|text| CheckedGame::read(text)).collect(),
    }
}

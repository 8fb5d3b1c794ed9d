//! The librarian's side: a file of games as it arrives, and answers about it.

use std::collections::BTreeMap;

use super::arrival::ArrivingFile;
use super::compared::Comparison;
use super::removal::TakenOut;
use super::rows::{cells, row};
use super::shelf::{
    CheckBatch, CheckedBatch, Keeping, ShelfAsk, ShelfProgress, ShelfQuery, ShelfTell,
};
use super::split::title;
use crate::game::GameOpening;
use crate::library::{CheckedGame, GameIndex, GameRow, GameSearch};

/// How far the games are: what is found may be more at another stage. Those that have been read move by move count by
/// the thousand, since searching anew for each would hold the reading up.
type Stage = (usize, usize, bool);

/// So many games are a stage.
const STAGE: usize = 5_000;

/// What is said of a file that is too large for the memory of the program.
const NO_ROOM: &str = "The file is too large to be read here.";

/// Files of games as the librarian has them: one library, whose games are counted through.
#[derive(Default)]
pub struct Shelf {
    /// What the files are called.
    names: Vec<String>,
    /// The size of all files, in bytes, and how much of them has arrived.
    size: u64,
    arrived: u64,
    arriving: Option<ArrivingFile>,
    /// What is said of files that are not read.
    lost: String,
    /// Whether a line of any file was not UTF-8.
    odd: bool,
    text: String,
    index: GameIndex,
    /// Why nothing more will be read; empty if all has been.
    done: Option<String>,
    /// How many games somebody has been given to find out what their moves tell.
    given: usize,
    /// What was found out before what comes before it, by the places of the first games.
    early: BTreeMap<u32, Vec<CheckedGame>>,
    /// Texts that stand in the place of games.
    put: BTreeMap<u32, String>,
    /// The games that are in no list.
    out: TakenOut,
    /// The rows that were found last, for what, and at which stage.
    found: Option<(ShelfQuery, Stage, Vec<u32>)>,
    key: String,
    keeping: Keeping,
}

impl Shelf {
    /// Files of so many bytes in all, of which nothing has arrived.
    #[must_use]
    pub fn new(size: u64) -> Shelf {
        // All of it in one piece: a text that grows by doubling would stand there twice.
        let mut text = String::new();
        let room = usize::try_from(size).is_ok_and(|size| text.try_reserve_exact(size).is_ok());
        Shelf {
            size,
            text,
            done: (!room).then(|| NO_ROOM.to_owned()),
            ..Shelf::default()
        }
    }

    /// Begins a file of this name.
    pub fn begin_file(&mut self, name: &str) {
        self.names.push(name.to_owned());
        self.begin_part();
    }

    /// Begins a file that another holds.
    pub fn begin_part(&mut self) {
        self.arriving = Some(ArrivingFile::new());
    }

    /// Says that a file is not read, and why.
    pub fn lose(&mut self, name: &str, why: &str) {
        self.lost.push_str(&[" ", name, ": ", why, "."].concat());
    }

    /// Takes in the next bytes of the file.
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

    /// All of the file has arrived, or nothing more of it will.
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
            // What comes next begins a game of its own.
            self.text.push_str("\n\n");
        }
    }

    /// Nothing more will arrive, for this reason; empty if all files are whole.
    pub fn end(&mut self, why: &str) {
        if self.done.is_none() {
            self.end_file();
            self.done = Some(why.to_owned());
        }
    }

    /// More files, of so many bytes, will come behind those that are there. What was said of these stays said. `false`
    /// if there is no room for them: then nothing has changed.
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

    /// How many files there are, those that another holds not counted.
    #[must_use]
    pub fn files(&self) -> usize {
        self.names.len()
    }

    /// What they are called together.
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

    /// Games that nobody has been given to find out what their moves tell, some `plies` half-moves of them; `None`
    /// once there are no more.
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

    /// Whether it is known of all games what their moves tell.
    #[must_use]
    pub fn is_checked(&self) -> bool {
        self.index.checked() == self.index.rows().len()
    }

    /// Has games given once more that were given to somebody who does not answer.
    pub fn give_again(&mut self) {
        self.given = self.index.checked();
        self.early.clear();
    }

    /// Takes in what was found out of games, the first of which has this place. What comes early waits for those before
    /// it.
    pub fn accept(&mut self, CheckedBatch { first, games }: CheckedBatch) {
        if (first as usize) < self.index.checked() {
            // It was asked of somebody else as well, who answered first.
            return;
        }
        self.early.insert(first, games);
        while let Some(games) = self.early.remove(&(self.index.checked() as u32)) {
            for game in games {
                let place = self.index.checked() as u32;
                // It may have been changed meanwhile.
                let text = self.put.get(&place);
                let game = text.map_or(game, |text| CheckedGame::read(text));
                self.index.accept(game);
            }
        }
    }

    /// Whether nothing more will be read.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done.is_some()
    }

    /// How many games there are so far, with those that are taken out.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.index.rows().len() as u32
    }

    /// How many of them can be listed.
    #[must_use]
    pub fn listed(&self) -> u32 {
        self.games() - self.out.among(self.games())
    }

    /// Whether the library is kept.
    #[must_use]
    pub const fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    /// What the library is kept under; empty as long as it is not.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Says what the library is kept under.
    pub fn keep_under(&mut self, key: &str) {
        key.clone_into(&mut self.key);
    }

    /// Says whether the library is kept.
    pub fn set_keeping(&mut self, keeping: Keeping) {
        self.keeping = keeping;
    }

    /// How far the reading is.
    #[must_use]
    pub fn progress(&self) -> ShelfTell {
        let mut said = self.done.clone().unwrap_or_default();
        said.push_str(&self.lost);
        if self.odd {
            said.push_str(" Some of it is not UTF-8 and was read as Windows-1252.");
        }
        let percent = (100 * self.arrived).checked_div(self.size).unwrap_or(100);
        let progress = ShelfProgress {
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
        ShelfTell::Progress { progress }
    }

    /// Answers what the page asks.
    pub fn answer(&mut self, ask: ShelfAsk) -> Option<ShelfTell> {
        match ask {
            // What is to be read arrives from elsewhere, and a file is made by who has the browser's means.
            ShelfAsk::Open { .. } | ShelfAsk::Export { .. } | ShelfAsk::Split { .. } => None,
            ShelfAsk::Rows { query } => Some(self.rows(query)),
            ShelfAsk::Game { place } => {
                let pgn = self.pgn(place)?.to_owned();
                Some(ShelfTell::Game { place, pgn })
            }
            ShelfAsk::Put { .. } | ShelfAsk::TakeOut { .. } | ShelfAsk::PutBack {} => {
                let mut moved = false;
                for (place, text) in self.puts(&ask) {
                    let (out, pgn) = TakenOut::read(&text);
                    moved |= self.out.set(place, out);
                    self.index.amend(place, pgn);
                    self.put.insert(place, pgn.to_owned());
                }
                // Other rows may be found now, or in another order.
                self.found = None;
                moved.then(|| self.progress())
            }
            // What a helper is asked has nothing to do with these games.
            ShelfAsk::Check { .. } => None,
            ShelfAsk::Opening { pgn } => {
                let opening = GameOpening::of_evidence(&pgn);
                let (code, name) = opening.map_or_else(Default::default, |it| (it.code, it.name));
                Some(ShelfTell::Opening { pgn, code, name })
            }
            ShelfAsk::Compare {
                here,
                there,
                notation,
            } => {
                let comparison = Comparison::of(&here, &there, &notation);
                Some(ShelfTell::Compared { comparison })
            }
            ShelfAsk::Stop {} => {
                self.end("The reading was stopped.");
                Some(self.progress())
            }
        }
    }

    /// What an ask puts in the place of which games, as it is kept.
    #[must_use]
    pub fn puts(&self, ask: &ShelfAsk) -> Vec<(u32, String)> {
        match ask {
            ShelfAsk::Put { place, pgn } => vec![(*place, pgn.clone())],
            ShelfAsk::TakeOut { place } => {
                let pgn = self.pgn(*place);
                pgn.map(|pgn| (*place, TakenOut::write(pgn)))
                    .into_iter()
                    .collect()
            }
            ShelfAsk::PutBack {} => {
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

    /// The text of the game at this place, as it was read or as it has become; `None` if there is none.
    #[must_use]
    pub fn pgn(&self, place: u32) -> Option<&str> {
        let row = self.index.rows().get(place as usize)?;
        let put = self.put.get(&place).map(String::as_str);
        Some(put.unwrap_or(&self.text[row.span()]))
    }

    /// The places of all games that a search finds, in its order, whichever rows of them it asks for.
    pub fn found(&mut self, query: &ShelfQuery) -> &[u32] {
        let stage = self.stage();
        let same = |known: &ShelfQuery| {
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

    fn rows(&mut self, query: ShelfQuery) -> ShelfTell {
        let found = self.found(&query);
        let all = found.len() as u32;
        let places = found.iter().skip(query.first as usize);
        let places: Vec<u32> = places.take(query.count as usize).copied().collect();
        ShelfTell::Rows {
            rows: places
                .iter()
                .filter_map(|&place| row(&self.index, place))
                .collect(),
            found: all,
            unread: GameSearch::parse(&query.search).unread().to_vec(),
            query,
        }
    }

    /// What a table of games has of the game at this place, as [`cells`] has it; nothing if there is none.
    #[must_use]
    pub fn cells(&self, place: u32) -> Vec<String> {
        cells(&self.index, place)
    }
}

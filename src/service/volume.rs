//! A book in the book worker: its text, and the games read so far.

use std::ops::Range;

use super::entry::{self, DoubtCounts};
use super::kept_book::KeptBook;
use super::part_search::{self, PartSearch};
use super::placed_words::PlacedWords;
use super::{print, remark};
use crate::board::key;
use crate::book::{BookGame, BookReader, UserChoices, doubts, is_page, misfits, stretches};
use crate::container::PageScan;
use crate::game::pgn::write_pgn;
use crate::notation::{Language, Notation};
use crate::protocol::{
    BookChoice, BookEntry, BookList, BookPageView, BookRequest, BookResponse, Misfits, PgnSpan,
    PossibleMove, Print, WeighedMoves,
};
use crate::words;

/// A book, read game by game.
pub struct Volume<'t> {
    number: u32,
    text: &'t str,
    reader: BookReader<'t>,
    games: Vec<ReadGame>,
    entries: Vec<BookEntry>,
    /// Sentences about games in PGN in the book, which are not read here.
    pgn: Vec<String>,
    /// The index of the game that is shown.
    shown: usize,
    looked: Searched,
    /// The page view of the first game as it was read from a part of the book, until it has been read
    /// from all of it.
    early: Option<BookPageView>,
    /// The index of the language it is read in, as in [`BookList::languages`].
    language: u32,
    store: Stored,
    /// Where its words stand in pictures, if it came as pictures that the device keeps.
    words: Option<PlacedWords>,
}

/// What the device keeps of a book.
#[derive(Clone, Default)]
struct Stored {
    /// The key of its text; empty unless it is kept.
    key: String,
    /// Why it is not kept; empty otherwise.
    refused: String,
    /// Whether the text has been given away to be kept.
    given: bool,
    /// Whether the book was kept, and is read again.
    again: bool,
    /// The choices of an earlier visit in games that have not been read again yet.
    choices: Vec<(u32, Vec<BookChoice>)>,
}

/// How much of a book has been searched for games.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Searched {
    /// The text before this byte, for the first game only.
    UpTo(usize),
    /// As far as a first game is searched for; if there is one, it has been sent.
    FirstSought,
    Through,
}

/// A game that has been read.
struct ReadGame {
    /// Its index among the scores of the text.
    number: usize,
    read: BookGame,
    /// The user's choices, in the order in which they were made.
    choices: Vec<BookChoice>,
    /// The game as it was before each of the choices.
    before: Vec<BookGame>,
}

impl ReadGame {
    /// Makes these choices one after another, and takes back those that are not among them.
    fn choose(&mut self, reader: &BookReader<'_>, choices: &[BookChoice]) {
        let both = self.choices.iter().zip(choices);
        let same = both.take_while(|(ours, theirs)| ours == theirs).count();
        self.choices.truncate(same);
        if let Some(read) = self.before.drain(same..).next() {
            self.read = read;
        }
        for &choice in &choices[same..] {
            let next = self.after(reader, choice);
            let next = next.unwrap_or_else(|| self.read.clone());
            self.before.push(std::mem::replace(&mut self.read, next));
            self.choices.push(choice);
        }
    }

    /// Returns the first bytes of the printed moves in the order of play, in the first of the readings
    /// that have the most of them. So a choice after which many moves cannot be read leaves the
    /// printed rows where they are.
    fn order(&self) -> Vec<usize> {
        let readings = self.before.iter().chain([&self.read]).map(print::order);
        // Of several the last is taken, so the first stands last.
        let readings: Vec<Vec<usize>> = readings.collect();
        let longest = readings.into_iter().rev().max_by_key(Vec::len);
        longest.unwrap_or_default()
    }

    /// Returns the game as it is read after another choice, which replaces the last one if that is
    /// for the same move; `None` if the move cannot be played.
    fn after(&self, reader: &BookReader<'_>, choice: BookChoice) -> Option<BookGame> {
        let last = self.choices.last();
        let again = last.is_some_and(|last| last.moment == choice.moment);
        let made = self.choices.len() - usize::from(again);
        let (mut printed, mut put_in) = (Vec::new(), Vec::new());
        let games = self.before.iter().chain([&self.read]);
        for (game, choice) in games.zip(self.choices[..made].iter().chain([&choice])) {
            let Some((ply, mv)) = print::chosen(choice) else {
                continue;
            };
            // A choice for a move that is not printed is not a reading of a printed one.
            let is_printed = game.plies.get(ply).is_none_or(|ply| !ply.span.is_empty());
            let same_kind = if is_printed {
                &mut printed
            } else {
                &mut put_in
            };
            same_kind.push((ply, mv));
        }
        let known = self.before.get(made).unwrap_or(&self.read);
        let choices = UserChoices {
            printed: &printed,
            put_in: &put_in,
        };
        reader.choose(self.number, known, print::chosen(&choice)?, choices)
    }

    /// Returns the printed moves that would no longer fit after another choice, and how many would
    /// fit before the first of them.
    fn outcome(&self, text: &str, reader: &BookReader<'_>, choice: BookChoice) -> (Misfits, usize) {
        let Some(after) = self.after(reader, choice) else {
            return (Misfits::default(), 0);
        };
        let plies = misfits(&self.read, &after);
        let at = (choice.moment as usize).saturating_sub(1);
        let fit = match plies.first() {
            Some(&first) => first.saturating_sub(at + 1),
            None => {
                let taken = after.plies.get(at).and_then(|ply| ply.readings.first());
                taken.map_or(0, |taken| taken.goes_on)
            }
        };
        (print::misfits(text, &self.read, &plies), fit)
    }
}

impl<'t> Volume<'t> {
    /// Opens a book of this number without reading its games.
    #[must_use]
    pub fn new(number: u32, text: &'t str) -> Volume<'t> {
        if text.len() <= part_search::LONG {
            return Volume::with_reader(number, text, BookReader::new(text));
        }
        Volume {
            looked: Searched::UpTo(0),
            ..Volume::with_reader(number, text, BookReader::new(""))
        }
    }

    /// Opens a text that `must` be a book or may be none. If it does not look like a page, no game is found
    /// in it. Text with a `scan` was recognised in pictures, and is a book.
    #[must_use]
    pub fn asked(number: u32, text: &'t str, must: bool, scan: Option<PageScan>) -> Volume<'t> {
        match scan {
            Some(scan) => Volume::recognised(number, text, scan),
            None if must || is_page(text) => Volume::new(number, text),
            None => Volume::with_reader(number, text, BookReader::new("")),
        }
    }

    /// Opens a text that was recognised in pictures.
    fn recognised(number: u32, text: &'t str, scan: PageScan) -> Volume<'t> {
        let reader = BookReader::recognised(text, None, scan.doubtful());
        let volume = Volume::with_reader(number, text, reader);
        Volume {
            pgn: Vec::new(),
            ..volume.with_scan(scan)
        }
    }

    fn with_reader(number: u32, text: &'t str, reader: BookReader<'t>) -> Volume<'t> {
        Volume {
            number,
            text,
            pgn: remark::in_pgn(text, reader.pgn()),
            reader,
            games: Vec::new(),
            entries: Vec::new(),
            shown: 0,
            looked: Searched::Through,
            early: None,
            language: 0,
            store: Stored::default(),
            words: None,
        }
    }

    /// Returns the book with the pictures that its text was recognised in. Pictures that the device
    /// does not keep cannot be shown.
    fn with_scan(self, scan: PageScan) -> Volume<'t> {
        Volume {
            words: (!scan.key.is_empty()).then(|| PlacedWords::new(scan)),
            ..self
        }
    }

    /// Returns the pictures that its text was recognised in, if the device keeps them.
    #[must_use]
    pub fn scan(&self) -> Option<&PageScan> {
        self.words.as_ref().map(PlacedWords::scan)
    }

    /// Opens the text of a book that is kept on the device, to show the game that was shown. Text with a
    /// `scan` was recognised in pictures.
    #[must_use]
    pub fn reopened(
        number: u32,
        text: &'t str,
        kept: KeptBook,
        scan: Option<PageScan>,
    ) -> Volume<'t> {
        let mut volume = match (listed_language(kept.language), scan) {
            (Some(told), scan) => {
                let volume = Volume {
                    language: kept.language,
                    ..Volume::with_reader(number, text, BookReader::printed_in(text, told))
                };
                match scan {
                    Some(scan) => volume.with_scan(scan),
                    None => volume,
                }
            }
            (None, Some(scan)) => Volume::recognised(number, text, scan),
            // Any other game than the first is found only in the complete text.
            (None, None) if kept.game > 0 => {
                Volume::with_reader(number, text, BookReader::new(text))
            }
            (None, None) => Volume::new(number, text),
        };
        volume.shown = kept.game as usize;
        volume.store = Stored {
            key: kept.key,
            refused: String::new(),
            given: true,
            again: true,
            choices: kept.choices,
        };
        volume
    }

    /// Returns the text, if it should be kept: once, when a game has been found in it.
    pub fn text_to_keep(&mut self) -> Option<&'t str> {
        let found = !self.games.is_empty() || self.early.is_some();
        if self.store.given || !found {
            return None;
        }
        self.store.given = true;
        Some(self.text)
    }

    /// Returns whether this is a book of this very text in memory.
    #[must_use]
    pub fn has_text(&self, text: &str) -> bool {
        std::ptr::eq(self.text, text)
    }

    /// Records the key under which the text is kept, or why it is not kept.
    pub fn set_kept(&mut self, stored: Result<&str, &str>) {
        let (key, refused) = match stored {
            Ok(key) => (key, ""),
            Err(why) => ("", why),
        };
        self.store.given = true;
        key.clone_into(&mut self.store.key);
        refused.clone_into(&mut self.store.refused);
    }

    /// Returns how to find the book again; empty unless its text is kept.
    fn kept(&self) -> String {
        if self.store.key.is_empty() {
            return String::new();
        }
        let kept = KeptBook {
            key: self.store.key.clone(),
            game: self.shown as u32,
            language: self.language,
            choices: self.choices(),
        };
        kept.text()
    }

    /// Opens the text of this book again as another of this number, in a language by its index in
    /// [`BookList::languages`].
    #[must_use]
    pub fn again(&self, number: u32, language: u32) -> Volume<'t> {
        let mut volume = match listed_language(language) {
            Some(told) => Volume {
                language,
                ..Volume::with_reader(number, self.text, BookReader::printed_in(self.text, told))
            },
            None => Volume::new(number, self.text),
        };
        volume.store = Stored {
            again: false,
            choices: Vec::new(),
            ..self.store.clone()
        };
        volume.words.clone_from(&self.words);
        volume
    }

    /// Returns the number of the book.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Answers a message about this book. A message to read is answered when the book is complete;
    /// [`Volume::read_on`] reads it piece by piece.
    pub fn answer(&mut self, request: BookRequest) -> Vec<BookResponse> {
        match request {
            // This is not about a book.
            BookRequest::SetUp { .. } => Vec::new(),
            BookRequest::Read { .. }
            | BookRequest::Sample { .. }
            | BookRequest::Open { .. }
            | BookRequest::Again { .. } => {
                let mut responses = Vec::new();
                while self.read_on(usize::MAX, &mut responses) {}
                responses
            }
            BookRequest::Turn { game, .. } => self.beyond_search().show(game),
            BookRequest::Page { game, choices, .. } => {
                self.beyond_search().keep(game, &choices);
                self.show(game)
            }
            BookRequest::Try { game, choices, .. } => self.beyond_search().attempt(game, choices),
            BookRequest::Weigh { game, moment, .. } => {
                let weighed = self.beyond_search().weigh(game, moment);
                weighed.into_iter().collect()
            }
            BookRequest::Keep { game, choices, .. } => {
                self.beyond_search().keep(game, &choices);
                vec![self.list_response()]
            }
            BookRequest::Pgn { games, .. } => vec![BookResponse::Pgn {
                name: entry::book_name(self.text),
                text: self.beyond_search().pgn(&games),
            }],
        }
    }

    /// Reads on for about `plies` half-moves and adds the messages about them; returns `false` when
    /// all has been read. The first game, or that of an earlier visit, is sent as soon as it is
    /// found.
    pub fn read_on(&mut self, plies: usize, responses: &mut Vec<BookResponse>) -> bool {
        match self.looked {
            Searched::UpTo(from) => {
                self.search_part(from, responses);
                return true;
            }
            Searched::FirstSought => self.look_through(),
            Searched::Through => {}
        }
        let known = self.games.len();
        let told = self.told();
        let sought = self.shown;
        let is_sought = known <= sought;
        let mut read = 0;
        while read < plies && !(is_sought && self.games.len() > sought) {
            let Some(more) = self.read_next() else {
                if is_sought {
                    responses.extend(self.show(sought as u32));
                } else {
                    responses.push(self.list_response());
                }
                responses.push(self.done());
                return false;
            };
            read += more;
        }
        if is_sought && self.games.len() > sought {
            responses.extend(self.show(sought as u32));
        } else if known.checked_ilog2() != self.games.len().checked_ilog2() || told != self.told() {
            // A list that is sent so seldom costs little, however long it grows.
            responses.push(self.list_response());
        }
        true
    }

    /// Sends the first game, if the part of the book from this byte on has it complete.
    fn search_part(&mut self, from: usize, responses: &mut Vec<BookResponse>) {
        let search = PartSearch::search(self.text, from);
        self.looked = search.next.map_or(Searched::FirstSought, Searched::UpTo);
        let Some((reader, first)) = search.first else {
            return;
        };
        let mut part = Volume::with_reader(self.number, search.text, reader);
        part.store = self.store.clone();
        part.words = self.words.as_ref().map(|words| words.beyond(from));
        part.add(first);
        self.early = part.page(0);
        responses.extend(self.early.clone().map(|page| BookResponse::Page { page }));
        let list = BookList {
            name: entry::book_title(self.text).to_owned(),
            scores: 0,
            read: 0,
            ..part.list()
        };
        let book = self.number;
        responses.push(BookResponse::Games { book, list });
    }

    /// Makes sure that the book's first game has been read from the complete text, because messages
    /// after the search of a part are about that game.
    fn beyond_search(&mut self) -> &mut Self {
        if self.looked != Searched::Through {
            self.look_through();
            self.read_next();
        }
        self
    }

    /// Finds all games of a book of which only the beginning has been searched.
    fn look_through(&mut self) {
        *self = Volume {
            early: self.early.take(),
            store: std::mem::take(&mut self.store),
            words: self.words.take(),
            ..Volume::with_reader(self.number, self.text, BookReader::new(self.text))
        };
    }

    /// Returns the message about the end of the reading.
    fn done(&self) -> BookResponse {
        let found = self.shown < self.games.len();
        let pgn = match found {
            true => Vec::new(),
            false => stretches(self.text).pgn,
        };
        let span = |span: Range<usize>| PgnSpan {
            start: span.start as u32,
            end: span.end as u32,
        };
        BookResponse::Done {
            book: self.number,
            found,
            words: match self.store.again {
                true => String::new(),
                false => self.summary(),
            },
            pgn: pgn.into_iter().map(span).collect(),
        }
    }

    /// Returns the progress in twentieths of the scores.
    fn told(&self) -> usize {
        self.reader.read() * 20 / self.reader.scores().max(1)
    }

    fn show(&mut self, game: u32) -> Vec<BookResponse> {
        let page = self.page(game);
        let known = self.early.take();
        let page = page.filter(|page| known.as_ref() != Some(page));
        let page = page.map(|page| BookResponse::Page { page });
        page.into_iter().chain([self.list_response()]).collect()
    }

    /// Returns the message with the list of the games read so far.
    #[must_use]
    pub fn list_response(&self) -> BookResponse {
        BookResponse::Games {
            book: self.number,
            list: self.list(),
        }
    }

    /// Reads the next game and returns the number of its half-moves; `None` when all have been
    /// read.
    pub fn read_next(&mut self) -> Option<usize> {
        let game = self.reader.next()?;
        Some(self.add(game))
    }

    /// Adds a game with its index among the scores of the text, and returns the number of its
    /// half-moves.
    fn add(&mut self, (number, read): (usize, BookGame)) -> usize {
        let plies = read.plies.len();
        let title = self.title(&read);
        let doubts = doubts(self.text, &read).len();
        let place = self.entries.len();
        self.entries.push(entry::entry(title, place, &read, doubts));
        self.games.push(ReadGame {
            number,
            read,
            choices: Vec::new(),
            before: Vec::new(),
        });
        let at = self.games.len() - 1;
        let known = self.store.choices.iter();
        let mut known = known.filter(|(game, _)| *game as usize == at);
        if let Some((_, choices)) = known.next().cloned() {
            self.choose(at, &choices);
        }
        plies
    }

    /// Returns the title of a game in the list. If an earlier game has the same name, the line is
    /// added.
    fn title(&self, read: &BookGame) -> String {
        let name = entry::name(&read.tree);
        if self.entries.iter().all(|known| known.title != name) {
            return name;
        }
        let lines = self.text[..read.span.start].matches('\n').count();
        words::LINE_OF_TITLE.with([name.into(), (lines + 1).into()])
    }

    /// Returns a game as it is printed, read with the choices made in it; games are counted from 0.
    #[must_use]
    pub fn print(&self, game: u32) -> Option<Print> {
        let known = self.games.get(game as usize)?;
        Some(print::print_in_order(
            self.text,
            &known.read,
            &known.order(),
            self.words.as_ref(),
        ))
    }

    /// Returns the page view of a game, which is shown from now on.
    fn page(&mut self, game: u32) -> Option<BookPageView> {
        let print = self.print(game)?;
        self.shown = game as usize;
        let known = &self.games[self.shown];
        Some(BookPageView {
            book: self.number,
            game,
            pgn: write_pgn(&known.read.tree, &Notation::SHORT),
            doubts: print.doubts().map(|remark| remark.moment).collect(),
            choices: known.choices.clone(),
            print,
            pictures: self
                .words
                .as_ref()
                .map_or_else(Default::default, |words| words.pictures(&known.read.span)),
        })
    }

    /// Makes these choices in a game, and marks it as shown.
    fn keep(&mut self, game: u32, choices: &[BookChoice]) {
        let at = game as usize;
        if at < self.games.len() {
            self.shown = at;
            self.choose(at, choices);
        }
    }

    /// Makes these choices in the game at this index.
    fn choose(&mut self, at: usize, choices: &[BookChoice]) {
        let known = &mut self.games[at];
        if known.choices == choices {
            return;
        }
        known.choose(&self.reader, choices);
        let title = std::mem::take(&mut self.entries[at].title);
        let doubts = doubts(self.text, &known.read).len();
        self.entries[at] = entry::entry(title, at, &known.read, doubts);
    }

    /// Returns the choices made in all games, those of games still to be read included.
    fn choices(&self) -> Vec<(u32, Vec<BookChoice>)> {
        let games = (0..).zip(&self.games);
        let made = games.map(|(at, game)| (at, game.choices.clone()));
        let made = made.filter(|(_, choices)| !choices.is_empty());
        let unread = self.store.choices.iter();
        let unread = unread.filter(|(game, _)| *game as usize >= self.games.len());
        made.chain(unread.cloned()).collect()
    }

    /// Returns the message about what a choice would make impossible, or the page if it is nothing.
    fn attempt(&mut self, game: u32, mut choices: Vec<BookChoice>) -> Vec<BookResponse> {
        let choice = choices.pop();
        let known = self.games.get(game as usize).zip(choice);
        let Some((known, choice)) = known else {
            return Vec::new();
        };
        let (misfits, _) = known.outcome(self.text, &self.reader, choice);
        if misfits.count > 0 {
            let book = self.number;
            return vec![BookResponse::Misfits {
                book,
                game,
                choice,
                misfits,
            }];
        }
        choices.push(choice);
        self.keep(game, &choices);
        self.show(game)
    }

    /// Returns the message about what each reading offered at a moment would make impossible.
    fn weigh(&self, game: u32, moment: u32) -> Option<BookResponse> {
        let known = self.games.get(game as usize)?;
        let at = (moment as usize).checked_sub(1)?;
        let mut ply = known.read.plies.get(at)?.clone();
        let mut position = known.read.tree.start().clone();
        for ply in &known.read.plies[..at] {
            position.play(&ply.mv);
        }
        let mut outcomes = Vec::new();
        for PossibleMove { key, .. } in remark::ways(&ply, &position) {
            let choice = BookChoice { moment, key };
            let (misfits, fit) = known.outcome(self.text, &self.reader, choice);
            let mut readings = ply.readings.iter_mut();
            if let Some(reading) = readings.find(|reading| key::key(&reading.mv) == key) {
                reading.goes_on = fit;
            }
            outcomes.push(misfits);
        }
        let ways = remark::ways(&ply, &position).into_iter().zip(outcomes);
        let ways = ways.map(|(way, misfits)| PossibleMove {
            misfits: Some(misfits),
            ..way
        });
        let weighed = WeighedMoves {
            book: self.number,
            game,
            choices: known.choices.clone(),
            moment,
            ways: ways.collect(),
        };
        Some(BookResponse::Weighed { weighed })
    }

    /// Returns the list of the games read so far, with the lines that were given up.
    fn list(&self) -> BookList {
        BookList {
            name: entry::book_title(self.text).to_owned(),
            games: self.entries.clone(),
            shown: self.shown as u32,
            given_up: self.given_up(),
            languages: language_titles(self.reader.language(), self.language),
            language: self.language,
            scores: self.reader.scores() as u32,
            read: self.reader.read() as u32,
            kept: self.kept(),
            refused: self.store.refused.clone(),
        }
    }

    /// Returns the lines that belong to no game, with the reasons; complete when all games have
    /// been read.
    fn given_up(&self) -> Vec<String> {
        let given_up = self.reader.given_up().iter();
        given_up
            .map(|given| remark::given_up(self.text, given))
            .chain(self.pgn.iter().cloned())
            .collect()
    }

    /// Returns a sentence or two about the result of the reading.
    fn summary(&self) -> String {
        if self.games.is_empty() {
            let given_up = self.given_up();
            let why = given_up.iter().take(2).map(String::as_str);
            let said = [words::NO_PAGE_EITHER.text()].into_iter().chain(why);
            return said.flat_map(|sentence| [" ", sentence]).collect();
        }
        let mut counts = DoubtCounts::default();
        for game in &self.games {
            counts.add(&doubts(self.text, &game.read));
        }
        let doubts = counts.words(self.given_up().len());
        words::BOOK_READ.with([self.games.len().into(), doubts.into()])
    }

    /// Returns these games as PGN, or all if the list is empty, with the prose as comments.
    fn pgn(&self, chosen: &[u32]) -> String {
        let games = (0..).zip(&self.games);
        let games = games.filter(|(at, _)| chosen.is_empty() || chosen.contains(at));
        let games: Vec<String> = games
            .map(|(_, game)| write_pgn(&game.read.tree, &Notation::SHORT))
            .collect();
        games.join("\n")
    }
}

/// Returns the titles in the list of a book read in the language at this index; `look` is the
/// language found for its first game.
fn language_titles(look: Language, place: u32) -> Vec<String> {
    let look = match place {
        0 => words::FOUND_LANGUAGE.with([look.said().into()]),
        _ => words::FIND_LANGUAGE.into(),
    };
    let all = Language::all().map(|language| language.said().into_owned());
    [look].into_iter().chain(all).collect()
}

/// Returns the language at an index of the list; `None` for the one found by the book worker.
fn listed_language(place: u32) -> Option<Language> {
    Language::all().nth((place as usize).checked_sub(1)?)
}

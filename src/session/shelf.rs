//! A file of games on the screen: which of its rows are seen, and which of its games.
//!
//! The librarian has the games; here are the rows that are seen and the game that is shown. What becomes of that game
//! is told to the librarian as it is made, so that it is there when somebody comes back to it.

use std::sync::Arc;

use super::shelves::{OpenShelf, ShelfDesk};
use super::text::read_games;
use super::{Session, say};
use crate::game::At;
use crate::game::fen::write_setup;
use crate::game::pgn::write_pgn;
use crate::library::SortBy;
use crate::message::{BoardSought, ShelfAsk, ShelfFormat, ShelfProgress, ShelfQuery, ShelfTell};
use crate::notation::{Notation, Sentence};

/// So many rows are asked for at a time: those that are seen, and some above and below.
const ROWS: u32 = 48;

impl Session {
    /// The file of games that is open.
    #[must_use]
    pub const fn shelf(&self) -> Option<&Arc<OpenShelf>> {
        self.shelf.open.as_ref()
    }

    /// What the librarian is to be asked. Each is given once.
    pub fn take_shelf_asks(&mut self) -> Vec<ShelfAsk> {
        self.put_back();
        std::mem::take(&mut self.shelf.asks)
    }

    /// What the file of games is kept under, if it is.
    pub(super) fn shelf_key(&self) -> Option<&str> {
        let open = self.shelf.open.as_ref()?;
        let key = open.progress.key.as_str();
        (!key.is_empty()).then_some(key)
    }

    /// Opens a file of games that is kept under this key. Unless the game at this place is shown already, the first
    /// will be.
    pub(super) fn reopen_shelf(&mut self, key: String, place: Option<u32>) {
        self.open_shelf(String::new(), String::new());
        if let Some(open) = &mut self.shelf.open {
            let open = Arc::make_mut(open);
            open.progress.key.clone_from(&key);
            open.shown = place;
            self.shelf.known = self.games.clone();
        }
        self.shelf.asks.push(ShelfAsk::Open { key });
    }

    /// Opens a file of games of this name, of which nothing is known yet. `left_aside` is said as long as it is open.
    pub(super) fn open_shelf(&mut self, name: String, left_aside: String) {
        let progress = ShelfProgress {
            name,
            ..ShelfProgress::default()
        };
        let wanted = ShelfQuery {
            count: ROWS,
            ..ShelfQuery::default()
        };
        self.shelf = ShelfDesk {
            open: Some(Arc::new(OpenShelf {
                progress,
                left_aside,
                query: wanted.clone(),
                ..OpenShelf::default()
            })),
            wanted,
            ..ShelfDesk::default()
        };
        self.notice = None;
        self.forget_shelf_places();
        // Another librarian reads it.
        self.forget_opening_asks();
    }

    /// Puts the file of games away; the game that is shown stays.
    pub(super) fn close_shelf(&mut self) {
        self.shelf = ShelfDesk::default();
    }

    /// Looks for other games.
    pub(super) fn search_shelf(&mut self, search: String) {
        if let Some(open) = &mut self.shelf.open {
            Arc::make_mut(open).search.clone_from(&search);
        }
        self.shelf.wanted.search = search;
        self.shelf.wanted.first = 0;
        self.ask_for_rows();
    }

    /// Adds a word to the search, or takes it out.
    pub(super) fn search_also(&mut self, word: &str) {
        let mut words: Vec<&str> = self.shelf.wanted.search.split_whitespace().collect();
        match words.iter().position(|known| *known == word) {
            Some(at) => drop(words.remove(at)),
            None => words.push(word),
        }
        self.search_shelf(words.join(" "));
    }

    /// Looks for games by what is on the board now.
    pub(super) fn search_board(&mut self, sought: BoardSought) {
        let setup = match &self.editor {
            Some(editor) => editor.setup.clone(),
            None => self.position.setup(),
        };
        let fen = write_setup(&setup);
        self.shelf.wanted.board = match (sought, fen.split_once(' ')) {
            (BoardSought::Position, _) => ["position:\"", &fen, "\""].concat(),
            (BoardSought::Pieces, Some((pieces, _))) => ["pieces:\"", pieces, "\""].concat(),
            _ => String::new(),
        };
        self.shelf.wanted.first = 0;
        self.ask_for_rows();
    }

    /// Sorts the games by a column, or the other way round if they are sorted by it.
    pub(super) fn sort_shelf(&mut self, by: SortBy) {
        let wanted = &mut self.shelf.wanted;
        wanted.descending = wanted.by == by && !wanted.descending;
        wanted.by = by;
        wanted.first = 0;
        self.ask_for_rows();
    }

    /// Has the rows shown from about this one on.
    pub(super) fn scroll_shelf(&mut self, first: u32) {
        let first = first.saturating_sub(ROWS / 6);
        if first != self.shelf.wanted.first {
            self.shelf.wanted.first = first;
            self.ask_for_rows();
        }
    }

    /// Shows a game of the file, by its place in it.
    pub(super) fn take_from_shelf(&mut self, place: u32) {
        if self.shelf.open.is_some() {
            self.shelf.awaited = Some(place);
            self.shelf.asks.push(ShelfAsk::Game { place });
        }
    }

    /// Has the librarian make a file of the games that are found.
    pub(super) fn save_from_shelf(&mut self, mut format: ShelfFormat) {
        if self.shelf.open.as_ref().is_some_and(|open| open.found == 0) {
            return self.refuse(Sentence::default().text(say::NO_GAME_OF_FILE_LISTED));
        }
        if let ShelfFormat::Score { notation } | ShelfFormat::Booklet { notation } = &mut format
            && notation.is_empty()
            && let Some(column) = self.columns.first()
        {
            column.tag.clone_into(notation);
        }
        let query = self.shelf.wanted.clone();
        self.shelf.asks.push(ShelfAsk::Export { query, format });
    }

    /// Has the librarian read no further.
    pub(super) fn stop_shelf(&mut self) {
        self.shelf.asks.push(ShelfAsk::Stop {});
    }

    fn ask_for_rows(&mut self) {
        let query = self.shelf.wanted.clone();
        // Of what was wanted before and not asked for yet nothing is wanted any more.
        self.shelf
            .asks
            .retain(|ask| !matches!(ask, ShelfAsk::Rows { .. }));
        self.shelf.asks.push(ShelfAsk::Rows { query });
    }

    /// Takes in what the librarian says.
    pub(super) fn hear_shelf(&mut self, tell: ShelfTell) {
        match tell {
            ShelfTell::Progress { progress } => self.hear_progress(progress),
            ShelfTell::Rows {
                query,
                found,
                rows,
                unread,
            } => {
                let open = self.shelf.open.as_mut();
                if let Some(open) = open.filter(|_| query == self.shelf.wanted) {
                    let open = Arc::make_mut(open);
                    (open.query, open.found, open.rows) = (query, found, rows);
                    open.unread = unread;
                }
            }
            ShelfTell::Opening { pgn, code, name } => self.hear_opening(&pgn, code, name),
            ShelfTell::Made { key } => self.hear_of_split(key),
            ShelfTell::Refused { why } => {
                self.shelf.making = false;
                self.refuse(Sentence::default().text(why));
            }
            ShelfTell::Compared { comparison } => self.comparison = Some(Arc::new(comparison)),
            ShelfTell::Game { place, pgn } => {
                if self.shelf.awaited == Some(place) {
                    self.show_from_shelf(place, &pgn);
                }
            }
        }
    }

    /// Takes what the librarians say of how far they are; a file without a game is closed again, and said.
    fn hear_progress(&mut self, progress: ShelfProgress) {
        let Some(open) = &mut self.shelf.open else {
            return;
        };
        let open = Arc::make_mut(open);
        let first = progress.first.filter(|_| open.progress.first.is_none());
        let moved = progress.out != open.progress.out;
        let ended = progress.done && !open.progress.done;
        let checked = progress.checked != open.progress.checked;
        let none = progress.done && progress.games == 0;
        let shown = open.shown.is_some();
        open.progress = progress;
        if let Some(place) = first.filter(|_| !shown) {
            self.take_from_shelf(place);
        }
        if none {
            let said = match self.shelf.open.take() {
                Some(open) if !open.progress.said.is_empty() => open.progress.said.clone(),
                Some(open) if !open.left_aside.is_empty() => open.left_aside.clone(),
                _ => say::NO_GAME_IN_FILE.to_owned(),
            };
            self.close_shelf();
            self.refuse(Sentence::default().text(said));
        } else if first.is_some() || moved || ended || checked || self.may_have_more_rows() {
            self.ask_for_rows();
        }
    }

    /// Whether more of the file may add to the rows that are seen, or to how many there are.
    fn may_have_more_rows(&self) -> bool {
        let query = &self.shelf.wanted;
        let found = self.shelf.open.as_ref().map_or(0, |open| open.found);
        !query.search.is_empty() || query.by != SortBy::Number || found < query.first + query.count
    }

    fn show_from_shelf(&mut self, place: u32, pgn: &str) {
        self.remember();
        self.replace(read_games(pgn));
        let troubles: usize = self.games.iter().map(|game| game.troubles.len()).sum();
        self.shelf.awaited = None;
        let rows = self.shelf.open.iter().flat_map(|open| &open.rows);
        let row = rows
            .filter(|row| row.place == place)
            .find(|row| row.sight > 0);
        if let Some(row) = row {
            let plies = row.sight as usize - 1;
            let line = self.tree().main_line(At::Start);
            let moment = line.take(plies).last().map_or(At::Start, At::After);
            self.go(moment);
        }
        self.set_shelf_place(Some(place));
        self.shelf.known = self.games.clone();
        if troubles > 0 {
            self.say(say::troubles_of_game(troubles));
        }
    }

    /// The place in the file of the game that is shown.
    pub(super) fn shelf_place(&self) -> Option<u32> {
        self.shelf.open.as_ref().and_then(|open| open.shown)
    }

    /// Says that the game shown has this place in the file, or none.
    pub(super) fn set_shelf_place(&mut self, place: Option<u32>) {
        self.shelf.out = None;
        if let Some(open) = &mut self.shelf.open
            && open.shown != place
        {
            Arc::make_mut(open).shown = place;
            // What the librarian has there may be something else.
            self.shelf.known.clear();
        }
    }

    /// Tells the librarian what has become of the game that is shown.
    pub(super) fn put_back(&mut self) {
        let Some(place) = self.shelf_place() else {
            return;
        };
        let known = &self.shelf.known;
        let same = known.len() == self.games.len()
            && known
                .iter()
                .zip(&self.games)
                .all(|(a, b)| Arc::ptr_eq(a, b));
        if !same {
            let games = self.games.iter();
            let texts: Vec<String> = games
                .map(|game| write_pgn(&game.whole(), &Notation::SHORT))
                .collect();
            let pgn = texts.join("\n");
            self.shelf.asks.push(ShelfAsk::Put { place, pgn });
            self.shelf.known = self.games.clone();
        }
    }
}

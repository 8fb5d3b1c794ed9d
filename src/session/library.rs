//! Requests to the library worker, and its answers: the rows in view of a file of games, the game
//! that is shown, the name of its opening, and its differences from the game before it.
//!
//! The library worker has all games; the session has the rows in view and the shown game. Changes
//! to that game are sent to the library worker, so that they are kept for the next time it is
//! shown.

use std::sync::Arc;

use super::state::{LibrarySession, OpenLibrary};
use super::text::read_games;
use super::{BoardSought, Effect, LibraryAction, Session, say};
use crate::game::fen::write_setup;
use crate::game::pgn::{Game, write_pgn};
use crate::game::{At, GameOpening, title};
use crate::library::SortBy;
use crate::notation::{Notation, Sentence};
use crate::protocol::{
    Comparison, Keeping, LibraryFormat, LibraryProgress, LibraryQuery, LibraryRequest,
    LibraryResponse, LibraryRow,
};
use crate::words;

/// Rows drawn at a time: those in view, and some above and below.
pub const ROWS: u32 = 60;

/// Returns the first row to draw if this one is the first in view.
pub(super) const fn first_drawn(first: u32) -> u32 {
    first.saturating_sub(ROWS / 6)
}

impl Session {
    /// Returns the file of games that is open.
    #[must_use]
    pub const fn library(&self) -> Option<&Arc<OpenLibrary>> {
        self.library.open.as_ref()
    }

    pub(super) fn apply_library(&mut self, action: LibraryAction, effects: &mut Vec<Effect>) {
        match action {
            LibraryAction::OpenFiles { name, left_aside } => self.open_library(name, left_aside),
            LibraryAction::OpenKept(key) => self.reopen_library(key, effects),
            LibraryAction::Search(text) => self.search_library(text, effects),
            LibraryAction::SearchAlso(word) => self.search_also(&word, effects),
            LibraryAction::SearchBoard(sought) => self.search_board(sought, effects),
            LibraryAction::Sort(by) => self.sort_library(by, effects),
            LibraryAction::Scroll(first) => self.scroll_library(first, effects),
            LibraryAction::Walk(row) => self.walk_to_row(row),
            LibraryAction::Take(place) => self.ask_for_game(place, effects),
            LibraryAction::Save(format) => self.save_from_library(format, effects),
            LibraryAction::Split => self.split_library(effects),
            LibraryAction::TakeOut => self.remove_from_library(effects),
            LibraryAction::PutBack => self.put_all_back(effects),
            LibraryAction::Compare => self.compare(effects),
            LibraryAction::Stop => effects.push(Effect::Library(LibraryRequest::Stop {})),
            LibraryAction::Close => self.close_library(),
        }
    }

    /// Returns whether the open file of games is being stored.
    pub(super) fn is_library_pending(&self) -> bool {
        let open = self.library.open.as_ref();
        open.is_some_and(|open| open.progress.keeping == Keeping::Pending)
    }

    /// Returns the key under which the file of games is kept, if it is kept.
    pub(super) fn library_key(&self) -> Option<&str> {
        let open = self.library.open.as_ref()?;
        let key = open.progress.key.as_str();
        (!key.is_empty()).then_some(key)
    }

    /// Opens the file of games that is kept under this key, to show its first game.
    fn reopen_library(&mut self, key: String, effects: &mut Vec<Effect>) {
        self.begin_library(&key, None);
        effects.push(Effect::Library(LibraryRequest::Open { key }));
    }

    /// Begins with the file of games that is kept under this key. `place` is that of the game
    /// already shown; without it, the first game will be shown.
    pub(super) fn begin_library(&mut self, key: &str, place: Option<u32>) {
        self.open_library(String::new(), String::new());
        if let Some(open) = &mut self.library.open {
            let open = Arc::make_mut(open);
            key.clone_into(&mut open.progress.key);
            open.shown = place;
            self.library.known = self.game.all.clone();
        }
    }

    /// Asks for the file of games, if it is one that is kept.
    pub(super) fn ask_for_library(&self, effects: &mut Vec<Effect>) {
        if let Some(key) = self.library_key() {
            let key = key.to_owned();
            effects.push(Effect::Library(LibraryRequest::Open { key }));
        }
    }

    /// Opens a new file of games under this name. `left_aside` is shown as long as it is open.
    fn open_library(&mut self, name: String, left_aside: String) {
        let progress = LibraryProgress {
            name,
            ..LibraryProgress::default()
        };
        let wanted = LibraryQuery {
            count: ROWS,
            ..LibraryQuery::default()
        };
        self.library = LibrarySession {
            open: Some(Arc::new(OpenLibrary {
                progress,
                left_aside,
                query: wanted.clone(),
                ..OpenLibrary::default()
            })),
            wanted,
            ..LibrarySession::default()
        };
        self.notice = None;
        self.forget_library_places();
        // Another library worker reads this file.
        self.forget_opening_requests();
    }

    /// Closes the file of games; the shown game stays.
    fn close_library(&mut self) {
        self.library = LibrarySession::default();
    }

    /// Lists the games that another search finds.
    fn search_library(&mut self, search: String, effects: &mut Vec<Effect>) {
        if let Some(open) = &mut self.library.open {
            Arc::make_mut(open).search.clone_from(&search);
        }
        self.library.wanted.search = search;
        self.list_from_the_top(effects);
    }

    /// Adds a word to the search, or removes it if it is there.
    fn search_also(&mut self, word: &str, effects: &mut Vec<Effect>) {
        let mut words: Vec<&str> = self.library.wanted.search.split_whitespace().collect();
        match words.iter().position(|known| *known == word) {
            Some(at) => drop(words.remove(at)),
            None => words.push(word),
        }
        self.search_library(words.join(" "), effects);
    }

    /// Lists games by what is on the board now.
    fn search_board(&mut self, sought: BoardSought, effects: &mut Vec<Effect>) {
        let setup = match &self.editor {
            Some(editor) => editor.setup.clone(),
            None => self.game.position.setup(),
        };
        let fen = write_setup(&setup);
        self.library.wanted.board = match (sought, fen.split_once(' ')) {
            (BoardSought::Position, _) => ["position:\"", &fen, "\""].concat(),
            (BoardSought::Pieces, Some((pieces, _))) => ["pieces:\"", pieces, "\""].concat(),
            _ => String::new(),
        };
        self.list_from_the_top(effects);
    }

    /// Sorts the games by a column; reverses the order if they are sorted by it already.
    fn sort_library(&mut self, by: SortBy, effects: &mut Vec<Effect>) {
        let wanted = &mut self.library.wanted;
        wanted.descending = wanted.by == by && !wanted.descending;
        wanted.by = by;
        self.list_from_the_top(effects);
    }

    /// Asks for the first rows of another list.
    fn list_from_the_top(&mut self, effects: &mut Vec<Effect>) {
        self.library.wanted.first = 0;
        self.walk_to_row(0);
        self.ask_for_rows(effects);
    }

    /// Makes a row the one that the Tab key reaches; the last one if there are fewer.
    fn walk_to_row(&mut self, row: u32) {
        if let Some(open) = &mut self.library.open {
            let last = open.found.saturating_sub(1);
            Arc::make_mut(open).cursor = row.min(last);
        }
    }

    /// Asks for the rows from about this one on.
    fn scroll_library(&mut self, first: u32, effects: &mut Vec<Effect>) {
        let first = first_drawn(first);
        if first != self.library.wanted.first {
            self.library.wanted.first = first;
            self.ask_for_rows(effects);
        }
    }

    /// Asks for a game of the file by its place, to show it.
    fn ask_for_game(&mut self, place: u32, effects: &mut Vec<Effect>) {
        let Some(open) = &self.library.open else {
            return;
        };
        let row = open.rows.iter().position(|row| row.place == place);
        let row = row.map(|at| open.query.first + at as u32);
        self.library.awaited = Some(place);
        effects.push(Effect::Library(LibraryRequest::Game { place }));
        if let Some(row) = row {
            self.walk_to_row(row);
        }
    }

    /// Asks the library worker to make a file of the games found.
    fn save_from_library(&mut self, mut format: LibraryFormat, effects: &mut Vec<Effect>) {
        if self
            .library
            .open
            .as_ref()
            .is_some_and(|open| open.found == 0)
        {
            return self.refuse(Sentence::default().text(words::NO_GAME_OF_FILE_LISTED));
        }
        if let LibraryFormat::Score { notation } | LibraryFormat::Booklet { notation } = &mut format
            && notation.is_empty()
            && let Some(column) = self.sheet.columns.first()
        {
            column.tag.clone_into(notation);
        }
        let query = self.library.wanted.clone();
        effects.push(Effect::Library(LibraryRequest::Export { query, format }));
    }

    fn ask_for_rows(&self, effects: &mut Vec<Effect>) {
        let query = self.library.wanted.clone();
        effects.push(Effect::Library(LibraryRequest::Rows { query }));
    }

    /// Handles a message of the library worker.
    pub(super) fn hear_library(&mut self, response: LibraryResponse, effects: &mut Vec<Effect>) {
        match response {
            LibraryResponse::Progress { progress } => self.hear_progress(progress, effects),
            LibraryResponse::Rows {
                query,
                found,
                rows,
                unread,
            } => {
                let open = self.library.open.as_mut();
                if let Some(open) = open.filter(|_| query == self.library.wanted) {
                    let open = Arc::make_mut(open);
                    for row in &rows {
                        open.widths.fit(&row.cells());
                    }
                    (open.query, open.found, open.rows) = (query, found, rows);
                    open.cursor = open.cursor.min(found.saturating_sub(1));
                    open.unread = unread;
                }
            }
            LibraryResponse::Opening { pgn, code, name } => self.hear_opening(&pgn, code, name),
            LibraryResponse::Made { key } => self.hear_of_split(key, effects),
            LibraryResponse::Refused { why } => {
                self.library.making = false;
                self.refuse(Sentence::default().text(why));
            }
            LibraryResponse::Compared { comparison } => {
                self.answers.comparison = Some(Arc::new(comparison))
            }
            LibraryResponse::Game { place, pgn } => {
                if self.library.awaited != Some(place) {
                    return;
                }
                self.library.awaited = None;
                if !self.is_too_long(&pgn) {
                    self.show_from_library(place, &pgn);
                }
            }
        }
    }

    /// Handles news of the progress of the library worker. A file without a game is closed again
    /// with a notice.
    fn hear_progress(&mut self, progress: LibraryProgress, effects: &mut Vec<Effect>) {
        let Some(open) = &mut self.library.open else {
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
            self.ask_for_game(place, effects);
        }
        if none {
            let said = match self.library.open.take() {
                Some(open) if !open.progress.said.is_empty() => open.progress.said.clone(),
                Some(open) if !open.left_aside.is_empty() => open.left_aside.clone(),
                _ => words::NO_GAME_IN_FILE.into(),
            };
            self.close_library();
            self.refuse(Sentence::default().text(said));
        } else if first.is_some() || moved || ended || checked || self.may_have_more_rows() {
            self.ask_for_rows(effects);
        }
    }

    /// Returns whether further reading may change the rows in view or the number of games found.
    fn may_have_more_rows(&self) -> bool {
        let query = &self.library.wanted;
        let found = self.library.open.as_ref().map_or(0, |open| open.found);
        !query.search.is_empty() || query.by != SortBy::Number || found < query.first + query.count
    }

    fn show_from_library(&mut self, place: u32, pgn: &str) {
        self.remember();
        self.replace(read_games(pgn));
        let troubles: usize = self.game.all.iter().map(|game| game.troubles.len()).sum();
        let mut rows = self.library.open.iter().flat_map(|open| &open.rows);
        let row = rows.find(|row| row.place == place);
        let title = row.map_or_else(|| title(self.tree()), LibraryRow::title);
        if let Some(plies) = row.and_then(|row| row.sight.checked_sub(1)) {
            let plies = plies as usize;
            let line = self.tree().main_line(At::Start);
            let moment = line.take(plies).last().map_or(At::Start, At::After);
            self.go(moment);
        }
        self.answers.taken = Some((self.game.number, self.game.at, title));
        self.set_library_place(Some(place));
        self.library.known = self.game.all.clone();
        if troubles > 0 {
            self.say(say::troubles_of_game(troubles));
        }
    }

    /// Returns the place of the shown game in the file.
    pub(super) fn library_place(&self) -> Option<u32> {
        self.library.open.as_ref().and_then(|open| open.shown)
    }

    /// Sets the place of the shown game in the file; `None` if it is not one of its games.
    pub(super) fn set_library_place(&mut self, place: Option<u32>) {
        self.library.out = None;
        if let Some(open) = &mut self.library.open
            && open.shown != place
        {
            Arc::make_mut(open).shown = place;
            // The library worker may have another version of the game there.
            self.library.known.clear();
        }
    }

    /// Sends the shown game to the library worker if it has changed.
    pub(super) fn put_back(&mut self, effects: &mut Vec<Effect>) {
        let Some(place) = self.library_place() else {
            return;
        };
        let known = &self.library.known;
        let same = known.len() == self.game.all.len()
            && known
                .iter()
                .zip(&self.game.all)
                .all(|(a, b)| Arc::ptr_eq(a, b));
        if !same {
            let games = self.game.all.iter();
            let texts: Vec<String> = games
                .map(|game| write_pgn(&game.whole(), &Notation::SHORT))
                .collect();
            let pgn = texts.join("\n");
            effects.push(Effect::Library(LibraryRequest::Put { place, pgn }));
            self.library.known = self.game.all.clone();
        }
    }
}

/// The games that a library holds: removing games and putting them back, and making a library of
/// the listed games.
impl Session {
    /// Removes the shown game from the library. It stays on the board, and undo puts it back.
    fn remove_from_library(&mut self, effects: &mut Vec<Effect>) {
        let Some(place) = self.library_place() else {
            return self.refuse(Sentence::default().text(words::NOT_OF_LIBRARY));
        };
        // Sends the last changes of the game, so that they are there when it is put back.
        self.put_back(effects);
        self.remember();
        self.set_library_place(None);
        self.library.out = Some(place);
        effects.push(Effect::Library(LibraryRequest::TakeOut { place }));
        self.say(words::GAME_TAKEN_OUT);
    }

    /// Puts back all games that were removed.
    fn put_all_back(&mut self, effects: &mut Vec<Effect>) {
        if self.library.open.is_some() {
            effects.push(Effect::Library(LibraryRequest::PutBack {}));
            if let Some(place) = self.library.out {
                self.set_library_place(Some(place));
            }
        }
    }

    /// Restores, after undo or redo, the library place of the games now shown: `place`, or `out` if
    /// they were just removed from there.
    pub(super) fn return_to_library(&mut self, place: Option<u32>, out: Option<u32>) {
        self.set_library_place(place);
        self.library.out = out;
    }

    /// Drops the library places from undo and redo, because another library is open now.
    pub(super) fn forget_library_places(&mut self) {
        for moment in self.history.undo.iter_mut().chain(&mut self.history.redo) {
            (moment.place, moment.out) = (None, None);
        }
    }

    /// Asks for a new library of the listed games.
    fn split_library(&mut self, effects: &mut Vec<Effect>) {
        let Some(found) = self.library.open.as_ref().map(|open| open.found) else {
            return;
        };
        if self.library.making {
            return;
        }
        if found == 0 {
            return self.refuse(Sentence::default().text(words::NO_GAME_OF_FILE_LISTED));
        }
        self.put_back(effects);
        self.library.making = true;
        let query = self.library.wanted.clone();
        effects.push(Effect::Library(LibraryRequest::Split { query }));
        self.say(words::MAKING_LIBRARY);
    }

    /// Opens the library that was made. If the library it was made from is not kept on the device,
    /// that stays open, because it would be lost.
    fn hear_of_split(&mut self, key: String, effects: &mut Vec<Effect>) {
        self.library.making = false;
        let open = self.library.open.as_ref();
        let kept = open.is_some_and(|open| open.progress.keeping == Keeping::Kept);
        if !kept {
            return self.say(words::LIBRARY_MADE_ASIDE);
        }
        self.reopen_library(key, effects);
        if let Some(open) = &mut self.library.open {
            Arc::make_mut(open).left_aside = words::LIBRARY_MADE.into();
        }
    }
}

/// The name of the shown game's opening.
///
/// The table of openings is too large for the page. The name in the game's own tags is shown at
/// once; the library worker is asked for the name in the table, once for each new beginning of a
/// game.
impl Session {
    /// Returns the name of the shown game's opening, as far as it is known. While moves are added,
    /// the last known name stays until the next answer.
    #[must_use]
    pub fn opening(&self) -> Option<GameOpening> {
        let known = self.answers.opening.known.as_ref();
        let known = known.filter(|(game, _)| *game == self.game.number && !self.tree().is_empty());
        match known {
            Some((_, opening)) => Some(opening.clone()),
            None => GameOpening::tagged(self.tree()),
        }
    }

    /// Asks for the name of the opening, if the game's beginning has changed.
    pub(super) fn ask_for_opening(&mut self, effects: &mut Vec<Effect>) {
        let state = (self.game.number, self.game.revision);
        let former = self.answers.opening.seen.replace(state);
        if former == Some(state) {
            return;
        }
        let evidence = GameOpening::evidence(self.tree());
        let same = former.is_some_and(|(game, _)| game == state.0);
        if same && evidence == self.answers.opening.evidence {
            return;
        }
        self.answers.opening.evidence.clone_from(&evidence);
        if let Some(pgn) = evidence {
            effects.push(Effect::Opening(LibraryRequest::Opening { pgn }));
        }
    }

    /// Forgets what was asked, so that the new library worker is asked again.
    pub(super) fn forget_opening_requests(&mut self) {
        self.answers.opening.seen = None;
        self.answers.opening.evidence = None;
    }

    /// Handles the library worker's answer about the opening of a game.
    pub(super) fn hear_opening(&mut self, pgn: &str, code: String, name: String) {
        if self.answers.opening.evidence.as_deref() == Some(pgn) {
            let known = !(code.is_empty() && name.is_empty());
            let opening = GameOpening { code, name };
            self.answers.opening.known = known.then_some((self.game.number, opening));
        }
    }
}

/// The differences between the shown game and another version of it: the game shown before.
///
/// The library worker compares them, because it may take long.
impl Session {
    /// Returns the game shown before this one, as it was left; after an undo back to this one, the
    /// game shown after it. A game without moves does not count.
    #[must_use]
    pub fn former_game(&self) -> Option<&Game> {
        let moments = self
            .history
            .undo
            .iter()
            .rev()
            .chain(self.history.redo.iter().rev());
        let mut others = moments
            .filter(|moment| moment.origin != self.game.origin)
            .map(|moment| &*moment.games[moment.shown]);
        others.find(|game| !game.tree.is_empty())
    }

    /// Returns the differences between the shown game and [`Session::former_game`]; `None` until
    /// the library worker has answered.
    #[must_use]
    pub fn comparison(&self) -> Option<&Comparison> {
        self.answers.comparison.as_deref()
    }

    /// Asks the library worker to compare the two games.
    fn compare(&mut self, effects: &mut Vec<Effect>) {
        self.answers.comparison = None;
        let Some(former) = self.former_game() else {
            return;
        };
        let pgn = |game: &Game| write_pgn(&game.whole(), &Notation::SHORT);
        let notation = self.sheet.columns.first();
        let request = LibraryRequest::Compare {
            here: pgn(self.shown_game()),
            there: pgn(former),
            notation: notation.map_or("", |column| column.tag).to_owned(),
        };
        effects.push(Effect::Library(request));
    }
}

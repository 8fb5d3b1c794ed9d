//! The book on the screen: requests to the book worker, and its answers.

use std::sync::Arc;

use super::entry::{Entry, Meaning};
use super::library::first_drawn;
use super::one_line::split_line;
use super::state::RowsInView;
use super::text::{read_games, read_prose};
use super::{BookAction, BookFilter, Column, Effect, FilterBy, Session, say};
use crate::board::{Move, key};
use crate::game::At;
use crate::notation::{CATALOGUE, Notation, Sentence, arrange};
use crate::protocol::{
    BookChoice, BookList, BookPageView, BookRequest, BookResponse, Misfits, PgnSpan, PositionView,
    PrintKind, PrintedStretch, WeighedMoves,
};
use crate::words;

/// Bytes of a text above which it is a book to choose a game from, rather than a page to look at.
const LONG: usize = 20_000;

impl Session {
    /// Returns the book's game that is shown, as a page view.
    #[must_use]
    pub const fn page(&self) -> Option<&Arc<BookPageView>> {
        self.books.page.as_ref()
    }

    /// Returns the choice of the book's games to list.
    #[must_use]
    pub const fn filter(&self) -> BookFilter {
        self.books.filter
    }

    /// Returns the rows of the book's list that are on the screen.
    #[must_use]
    pub const fn book_rows(&self) -> RowsInView {
        self.books.rows
    }

    /// Returns whether the open book is long, so that its list of games is shown before a page.
    #[must_use]
    pub const fn is_book_long(&self) -> bool {
        self.books.long
    }

    /// Returns the list of the book's games.
    #[must_use]
    pub const fn book_list(&self) -> &Arc<BookList> {
        &self.books.list
    }

    pub(super) fn apply_book(&mut self, action: BookAction, effects: &mut Vec<Effect>) {
        match action {
            BookAction::Sample => self.read_sample(effects),
            BookAction::Turn(game) => self.turn_to(game, effects),
            BookAction::ReadIn(language) => self.read_in(language, effects),
            BookAction::Settle(choice) => self.settle(choice, true, effects),
            BookAction::Doubt(forward) => self.go_to_doubt(forward),
            BookAction::AsRead => self.take_as_read(effects),
            BookAction::OtherReading => self.take_other(effects),
            BookAction::Reprint(text) => self.books.reprint = text,
            BookAction::Correct => self.correct(effects),
            BookAction::Filter(by) => self.filter_book(by),
            BookAction::Scroll(first) => self.books.rows.first = first_drawn(first),
            BookAction::Walk(row) => self.walk_in_book(row),
            BookAction::Collect => self.collect(effects),
            BookAction::Stop => self.stop_reading(effects),
        }
    }

    /// Sends a text to the book worker. Unless `must` is set, it is read only if it looks like a
    /// page.
    pub(super) fn read_book(
        &mut self,
        text: &str,
        must: bool,
        scan: Option<Vec<u8>>,
        effects: &mut Vec<Effect>,
    ) {
        let book = self.begin_book();
        self.books.long = text.len() > LONG;
        text.clone_into(&mut self.books.text);
        let text = text.to_owned();
        effects.push(Effect::Book(BookRequest::Read {
            book,
            text,
            must,
            scan,
        }));
    }

    /// Asks the book worker to read the sample page.
    fn read_sample(&mut self, effects: &mut Vec<Effect>) {
        let book = self.begin_book();
        self.books.long = false;
        effects.push(Effect::Book(BookRequest::Sample { book }));
    }

    /// Returns the number of a new book, which is shown from now on.
    fn begin_book(&mut self) -> u32 {
        let book = self.books.count;
        self.books.count += 1;
        self.books.text.clear();
        self.books.filter = BookFilter::default();
        self.books.rows = RowsInView::default();
        self.books.files.push(String::new());
        self.books.lost.clear();
        self.books.awaited = Some((book, 0));
        self.wait(words::READING_THE_PAGE);
        book
    }

    /// Opens the text of the file of this name. `lost` says what the text lacks; for a book it is
    /// shown when the book has been read, and in the list of what was given up. A text that came as
    /// pictures is always read as a book, which alone is shown in them.
    pub(super) fn open_file(
        &mut self,
        name: &str,
        text: &str,
        lost: String,
        scan: Option<Vec<u8>>,
        effects: &mut Vec<Effect>,
    ) {
        let books = self.books.count;
        if text.trim().is_empty() {
            self.refuse(Sentence::default().text(say::nothing_in(name)));
            return;
        }
        match scan {
            Some(_) => self.read_book(text, true, scan, effects),
            None => self.open(text, effects),
        }
        self.books.lost = lost;
        if self.books.count == books {
            self.say_what_is_lost();
        } else {
            let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
            self.books.name_last(stem);
            self.wait(say::reading(stem));
        }
    }

    /// Sets a part of the filter, and lists the games from the first on.
    fn filter_book(&mut self, by: FilterBy) {
        self.books.filter.set(by);
        self.books.rows = RowsInView::default();
    }

    /// Makes a row of the book's list the one that the Tab key reaches; the last one if there are
    /// fewer.
    fn walk_in_book(&mut self, row: u32) {
        let listed = self.books.filter.games(&self.books.list).len() as u32;
        self.books.rows.cursor = row.min(listed.saturating_sub(1));
    }

    /// Adds to the notice what the text of the file lacks.
    fn say_what_is_lost(&mut self) {
        if let Some(notice) = self.notice.as_mut().filter(|_| !self.books.lost.is_empty()) {
            let words = std::mem::take(&mut notice.sentence);
            notice.sentence = words.text(" ").text(self.books.lost.clone());
        }
    }

    /// Handles a message of the book worker. Messages about a book no longer shown are ignored, and
    /// PGN of several games is handled by the page.
    pub(super) fn hear_book(&mut self, response: BookResponse, effects: &mut Vec<Effect>) {
        match response {
            BookResponse::Games { book, list } => self.hear_list(book, list),
            BookResponse::Page { page } => {
                // The shown game can arrive again when more of its book is known.
                let place = (page.book, page.game);
                let shown = self.books.page.as_ref();
                let again = shown.is_some_and(|shown| (shown.book, shown.game) == place);
                if again || self.books.awaited == Some(place) {
                    self.show_page(page);
                }
            }
            BookResponse::Done {
                book,
                found,
                words,
                pgn,
            } => {
                if self.minds(book) {
                    self.hear_end(book, found, words, &pgn, effects);
                }
            }
            BookResponse::Misfits {
                book,
                game,
                choice,
                misfits,
            } => {
                if self.books.awaited == Some((book, game)) {
                    self.books.awaited = None;
                    self.warn(choice, &misfits);
                }
            }
            BookResponse::Weighed { weighed } => self.hear_weighed(weighed),
            BookResponse::Position { book, read } => {
                if self.books.awaited == Some((book, 0)) {
                    self.hear_position(read);
                }
            }
            BookResponse::SetUp { text, read } => self.hear_set_up(&text, &read),
            BookResponse::Pgn { .. } => {}
        }
    }

    /// Records the list of a book's games, and says so if the book is not kept on the device.
    fn hear_list(&mut self, book: u32, mut list: BookList) {
        if !self.minds(book) {
            return;
        }
        if !self.books.lost.is_empty() {
            list.given_up.insert(0, self.books.lost.clone());
        }
        if list.name.is_empty() {
            self.books.file(book).clone_into(&mut list.name);
        }
        let former = std::mem::replace(&mut self.books.list, Arc::new(list));
        self.books.listed = book;
        if former.refused != self.books.list.refused {
            self.say_what_is_not_kept();
        }
    }

    /// Adds to the notice that the book is not kept on the device, if that is so.
    fn say_what_is_not_kept(&mut self) {
        let why = &self.books.list.refused;
        if !why.is_empty() && self.books.page.is_some() {
            let words = say::book_not_kept(why);
            match self.notice.as_mut().filter(|notice| !notice.refusal) {
                Some(notice) => {
                    notice.sentence = std::mem::take(&mut notice.sentence).text(" ").text(words);
                }
                None => self.say(words),
            }
        }
    }

    /// Handles the end of the reading of a book. A text that has no game of a book is read as a
    /// score, unless another reading of it is shown.
    fn hear_end(
        &mut self,
        book: u32,
        found: bool,
        words: String,
        pgn: &[PgnSpan],
        effects: &mut Vec<Effect>,
    ) {
        let text = std::mem::take(&mut self.books.text);
        let page = self.books.page.as_ref();
        if found {
            // A book of an earlier visit was read then, too.
            if !words.is_empty() {
                self.say(words);
                self.say_what_is_lost();
                self.say_what_is_not_kept();
            }
        } else if page.is_some_and(|page| page.book == book && page.is_awaited()) {
            self.close_book();
            self.say(words::BOOK_PRINT_NOT_KEPT);
        } else if text.is_empty() && self.books.page.is_some() {
            self.keep_reading(effects);
        } else if !self.is_too_long(&text) {
            self.open_games(&text, read_prose(&text, pgn));
            if let Some(notice) = self.notice.as_mut().filter(|notice| notice.refusal) {
                notice.sentence = std::mem::take(&mut notice.sentence).text(words);
            }
            self.say_what_is_lost();
        }
    }

    /// Shows the position that the text is, or says what is wrong with it.
    fn hear_position(&mut self, read: Result<PositionView, String>) {
        self.books.awaited = None;
        let text = std::mem::take(&mut self.books.text);
        match read {
            Ok(printed) => self.open_printed(printed),
            Err(why) => self.refuse_position(&text, &why),
        }
        self.say_what_is_lost();
    }

    /// Records what the readings offered at a moment would make impossible, if the page still has
    /// them.
    fn hear_weighed(&mut self, weighed: WeighedMoves) {
        let place = (weighed.book, weighed.game);
        let page = self.books.page.as_mut();
        let page = page.filter(|page| (page.book, page.game) == place);
        if let Some(page) = page.filter(|page| page.choices == weighed.choices) {
            let moment = weighed.moment;
            let mut remarks = Arc::make_mut(page).print.remarks.iter_mut();
            let remark = remarks.find(|it| it.moment == moment && !it.ways.is_empty());
            if let Some(remark) = remark {
                remark.ways = weighed.ways;
            }
        }
    }

    /// Returns whether a book is shown or is about to be.
    fn minds(&self, book: u32) -> bool {
        self.books
            .awaited
            .is_some_and(|(awaited, _)| awaited == book)
            || self
                .books
                .page
                .as_ref()
                .is_some_and(|page| page.book == book)
    }

    fn show_page(&mut self, page: BookPageView) {
        let known = self.books.page.as_ref();
        let again = known.is_some_and(|known| (known.book, known.game) == (page.book, page.game));
        if again && known.is_some_and(|known| known.is_awaited()) {
            // The game is there from an earlier visit, with all that was changed in it.
            self.books.page = Some(Arc::new(page));
            return;
        }
        let place = if again { self.game.at } else { At::Start };
        if known.is_some_and(|known| known.choices != page.choices) {
            self.books.reprint.clear();
        }
        self.remember();
        let mut games = read_games(&page.pgn);
        // A page view counts its moments along the main line, so the main line must come first.
        for game in &mut games {
            game.tree = game.tree.main_line_first();
        }
        self.replace(games);
        self.books.page = Some(Arc::new(page));
        self.go(place);
    }

    /// Asks for another game of the book that is shown.
    fn turn_to(&mut self, game: u32, effects: &mut Vec<Effect>) {
        if let Some(page) = &self.books.page {
            let book = page.book;
            self.books.awaited = Some((book, game));
            effects.push(Effect::Book(BookRequest::Turn { book, game }));
            let mut listed = self.books.filter.games(&self.books.list).into_iter();
            if let Some(row) = listed.position(|at| at == game as usize) {
                self.books.rows.cursor = row as u32;
            }
        }
    }

    /// Asks for the shown book to be read again in another language. The book worker counts it as a
    /// new book, so that undo leads back to the old one.
    fn read_in(&mut self, language: u32, effects: &mut Vec<Effect>) {
        if let Some(of) = self.books.page.as_ref().map(|page| page.book) {
            let lost = std::mem::take(&mut self.books.lost);
            let file = self.books.file(of).to_owned();
            let book = self.begin_book();
            self.books.lost = lost;
            self.books.name_last(&file);
            effects.push(Effect::Book(BookRequest::Again { book, of, language }));
        }
    }

    /// Stays with the shown book, because it has no game in the other language.
    fn keep_reading(&mut self, effects: &mut Vec<Effect>) {
        self.say(words::NO_GAME_SO);
        let page = self.books.page.take();
        self.books.awaited = None;
        self.reopen_book(page, effects);
    }

    /// Gives up the text that is being read. The stopped worker has also forgotten the book that is
    /// shown, so that is asked for again if it is kept.
    fn stop_reading(&mut self, effects: &mut Vec<Effect>) {
        self.books.awaited = None;
        self.books.text.clear();
        self.books.lost.clear();
        if self.kept_book().is_none() {
            self.close_book();
        } else if let Some(page) = &mut self.books.page {
            Arc::make_mut(page).print.rows.clear();
            self.ask_for_print(effects);
        }
        self.say(words::STOPPED_HERE);
    }

    /// Settles which move a printed move is; the moves after it are read again. Unless the user is
    /// `sure`, nothing is settled that makes later printed moves impossible.
    fn settle(&mut self, choice: BookChoice, sure: bool, effects: &mut Vec<Effect>) {
        let again = self.books.warned.take() == Some(choice) && self.notice.is_some();
        if let Some(page) = &self.books.page {
            let (book, game) = (page.book, page.game);
            let mut choices = page.choices.clone();
            // The reading of the moves before depends on earlier choices, which therefore stay.
            choices.pop_if(|last| last.moment == choice.moment);
            choices.push(choice);
            self.books.awaited = Some((book, game));
            effects.push(Effect::Book(if sure || again {
                BookRequest::Page {
                    book,
                    game,
                    choices,
                }
            } else {
                BookRequest::Try {
                    book,
                    game,
                    choices,
                }
            }));
        }
    }

    /// Says which later printed moves a choice would make impossible. If it is made again, it is
    /// taken.
    fn warn(&mut self, choice: BookChoice, misfits: &Misfits) {
        let before = match self.game.at {
            At::After(id) => self.tree().node(id).parent,
            At::Start => At::Start,
        };
        let position = self.tree().position(before);
        let mv = key::play(choice.key).filter(|mv| position.moves().contains(mv));
        if let Some(mv) = mv.filter(|_| choice.moment == self.game.at.moment()) {
            let name = Notation::SHORT.text(&mv, &position.turn());
            self.refuse(Sentence::default().text(say::no_longer_fit(&name, misfits)));
            self.books.warned = Some(choice);
        }
    }

    /// Asks what the readings offered for the move on the board would make impossible, unless this
    /// is known.
    pub(super) fn ask_to_weigh(&mut self, effects: &mut Vec<Effect>) {
        let moment = self.game.at.moment();
        let Some(page) = &self.books.page else {
            return;
        };
        let mut ways = page
            .print
            .remarks_at(moment)
            .flat_map(|remark| &remark.ways);
        let is_known = ways.all(|way| way.misfits.is_some());
        if !is_known && self.books.weighed != Some(moment) {
            self.books.weighed = Some(moment);
            effects.push(Effect::Book(BookRequest::Weigh {
                book: page.book,
                game: page.game,
                moment,
            }));
        }
    }

    /// Asks for the listed games of the book as PGN.
    fn collect(&mut self, effects: &mut Vec<Effect>) {
        let Some(page) = &self.books.page else {
            return;
        };
        let (book, list, filter) = (page.book, &self.books.list, self.books.filter);
        let mut listed = filter.games(list);
        if listed.is_empty() {
            self.say(words::NO_GAME_LISTED);
            return;
        }
        // The file has the games in the order of the book. If no filter is set, no numbers are
        // sent, so that games still to be read are included.
        arrange(&mut listed, |&at| (at, 0));
        let all = filter.kind.is_none() && filter.doubtful.is_none();
        let games = listed.into_iter().map(|at| at as u32);
        let games = games.filter(|_| !all).collect();
        effects.push(Effect::Book(BookRequest::Pgn { book, games }));
    }

    /// Goes to the next doubtful move or the previous one, wrapping at the ends.
    fn go_to_doubt(&mut self, forward: bool) {
        let Some(page) = &self.books.page else {
            return;
        };
        let now = self.game.at.moment();
        let mut doubts = page.doubts.iter().copied();
        let found = if forward {
            doubts
                .find(|&moment| moment > now)
                .or(page.doubts.first().copied())
        } else {
            doubts
                .rfind(|&moment| moment < now)
                .or(page.doubts.last().copied())
        };
        match found {
            Some(moment) => self.go(At::of_moment(moment)),
            None => self.say(words::NO_MOVE_DOUBTFUL),
        }
    }

    /// Shows a page view that was shown before, and tells the book worker.
    pub(super) fn reopen_book(
        &mut self,
        page: Option<Arc<BookPageView>>,
        effects: &mut Vec<Effect>,
    ) {
        self.close_book();
        if let Some(page) = &page {
            let (book, game) = (page.book, page.game);
            let choices = page.choices.clone();
            effects.push(Effect::Book(match page.is_awaited() {
                true => BookRequest::Turn { book, game },
                false => BookRequest::Keep {
                    book,
                    game,
                    choices,
                },
            }));
        }
        self.books.page = page;
    }
}

/// The book of an earlier visit.
impl Session {
    /// Returns how the book worker finds the shown book again on the device; `None` if it is not
    /// kept.
    pub(super) fn kept_book(&self) -> Option<&str> {
        let page = self.books.page.as_ref()?;
        let kept = self.books.list.kept.as_str();
        (!kept.is_empty() && self.books.listed == page.book).then_some(kept)
    }

    /// Returns whether a book is read or shown whose text is being stored.
    pub(super) fn is_book_pending(&self) -> bool {
        let list = &self.books.list;
        let is_stored = !list.kept.is_empty() || !list.refused.is_empty();
        match &self.books.page {
            Some(page) if self.books.text.is_empty() => {
                !self.books.file(page.book).is_empty() && !is_stored
            }
            _ => !self.books.text.is_empty(),
        }
    }

    /// Returns the name of the shown book's file; empty if it was not a file.
    pub(super) fn book_file(&self) -> &str {
        let page = self.books.page.as_ref();
        page.map_or("", |page| self.books.file(page.book))
    }

    /// Begins with a kept book beside its game, which is shown already. `lost` says what the text of
    /// its file lacks, and `file` is the name of the file.
    pub(super) fn begin_kept_book(&mut self, kept: String, lost: String, file: String) {
        let book = self.books.count;
        let [_, game, _] = split_line(&kept, ' ');
        self.books.page = Some(Arc::new(BookPageView {
            book,
            game: game.parse().unwrap_or_default(),
            ..BookPageView::default()
        }));
        self.books.list = Arc::new(BookList {
            kept,
            name: file.clone(),
            ..BookList::default()
        });
        self.books.filter = BookFilter::default();
        self.books.rows = RowsInView::default();
        self.books.files.push(file);
        self.books.long = false;
        (self.books.count, self.books.listed, self.books.lost) = (book + 1, book, lost);
    }

    /// Asks for the print of the book that is shown, if it has not arrived.
    pub(super) fn ask_for_print(&self, effects: &mut Vec<Effect>) {
        let page = self.books.page.as_ref();
        if let Some(page) = page.filter(|page| page.is_awaited())
            && let Some(kept) = self.kept_book()
        {
            let (book, kept) = (page.book, kept.to_owned());
            effects.push(Effect::Book(BookRequest::Open { book, kept }));
        }
    }
}

/// Proof-reading a book's game: the user, who sees the print, says which move a printed move is.
impl Session {
    /// Returns the move on the board, if it is a printed move of the book's game, and the moment
    /// before it.
    fn printed_move(&self) -> Option<(Move, At)> {
        let (page, At::After(id)) = (self.books.page.as_ref()?, self.game.at) else {
            return None;
        };
        // A variation played beside the printed moves has no printed move.
        let moment = self.game.at.moment();
        let mut moves = page.print.stretches().filter(|piece| {
            let is_read = !matches!(
                piece.sort,
                PrintKind::Prose | PrintKind::Heading | PrintKind::Skipped | PrintKind::Unread
            );
            is_read && piece.moment == moment
        });
        moves.next()?;
        let node = self.tree().node(id);
        Some((node.mv, node.parent))
    }

    fn settle_here(&mut self, mv: &Move, sure: bool, effects: &mut Vec<Effect>) {
        let moment = self.game.at.moment();
        let key = key::key(mv);
        self.settle(BookChoice { moment, key }, sure, effects);
    }

    /// Confirms that the move on the board is the printed move, or that it belongs there.
    fn take_as_read(&mut self, effects: &mut Vec<Effect>) {
        match self.printed_move() {
            Some((mv, _)) => self.settle_here(&mv, true, effects),
            None => self.say(words::NO_PRINTED_MOVE),
        }
    }

    /// Replaces the move on the board by the next move its print could be; after the last comes the
    /// first. If later printed moves do not fit after it, that is said first.
    fn take_other(&mut self, effects: &mut Vec<Effect>) {
        let Some((mv, _)) = self.printed_move() else {
            self.say(words::NO_PRINTED_MOVE);
            return;
        };
        let (taken, moment) = (key::key(&mv), self.game.at.moment());
        let page = self.books.page.iter();
        let remarks = page.flat_map(|page| page.print.remarks_at(moment));
        let ways: Vec<u32> = remarks
            .flat_map(|remark| remark.ways.iter().map(|way| way.key))
            .collect();
        let at = ways.iter().position(|&key| key == taken);
        let next = at.map_or(0, |at| (at + 1) % ways.len());
        match ways.get(next).filter(|&&key| key != taken) {
            Some(&key) => self.settle(BookChoice { moment, key }, false, effects),
            None => self.say(words::NO_OTHER_READING),
        }
    }

    /// Settles the move on the board as the typed one, read as a printed move in the position
    /// before it. If later printed moves do not fit after it, that is said first.
    fn correct(&mut self, effects: &mut Vec<Effect>) {
        let Some((_, before)) = self.printed_move() else {
            self.say(words::NO_PRINTED_MOVE);
            return;
        };
        let moment = self.game.at.moment();
        let page = self.books.page.iter();
        let is_gap =
            |piece: &PrintedStretch| (piece.moment, piece.sort) == (moment, PrintKind::Unprinted);
        if page.flat_map(|page| page.print.stretches()).any(is_gap) {
            self.say(words::MOVE_NOT_PRINTED);
            return;
        }
        let text = self.books.reprint.trim().to_owned();
        let descriptive = CATALOGUE
            .iter()
            .filter(|row| row.notation == Notation::DESCRIPTIVE);
        let columns: Vec<_> = descriptive.map(Column::from_row).collect();
        let position = self.tree().position(before);
        let refused = Sentence::default();
        let refused = match Entry::read(text, &position, &columns).meaning {
            Meaning::Move { mv, .. } if !mv.passes() => {
                self.settle_here(&mv, false, effects);
                return;
            }
            Meaning::Nothing => refused.text(words::TYPE_THE_PRINT),
            Meaning::Choices { sentence, .. }
            | Meaning::Refused { sentence, .. }
            | Meaning::Unfinished { sentence, .. } => sentence,
            Meaning::Misread { sentence, .. } => refused.text(sentence),
            _ => refused.text(words::NOT_ONE_MOVE),
        };
        self.refuse(refused);
    }
}

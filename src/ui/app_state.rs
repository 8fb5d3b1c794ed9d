//! The session, its models for the screen, and the function that applies all actions.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::autoplay::Autoplay;
use super::kept::{self, Written};
use super::say;
use super::workers::{BookWorker, FileWorker, LibraryWorker};
use crate::board::FileWords;
use crate::game::At;
use crate::keep::backup::Kept;
use crate::output::choices::Preview;
use crate::protocol::{BookList, BookPageView, LibraryResponse};
use crate::screen::graph::GraphModel;
use crate::screen::header::HeaderModel;
use crate::screen::sheet::SheetModel;
use crate::screen::sounds::Heard;
use crate::screen::standing::StandingModel;
use crate::screen::why::WhyModel;
use crate::screen::{graph, header, sheet, standing, why};
use crate::session::{
    Action, BoardAction, BookAction, BookFilter, Column, Effect, EntryAction, Incoming,
    LibraryAction, Names, OpenAction, OpenLibrary, OpenNote, RowsInView, Session, SheetAction,
};
use crate::study::Looks;
use crate::view::{Dialog, PageLook, Tab};
use crate::web::browser::{self, Preferences, Theme};
use crate::web::sounds;
use crate::words;

/// Smallest board size, in hundredths of the largest.
const SMALLEST_BOARD: i8 = 50;

/// Time without typing after which a mistake is marked, so that a half-typed word is not marked
/// wrong.
const REST: Duration = Duration::from_secs(1);

/// The open menu: its move, or the start for the menu of the game, and its place in the window in
/// CSS pixels.
pub type OpenMenu = Option<(At, i32, i32)>;

/// A function that changes the session and returns the requests that it leaves to the workers. All
/// have one type, so that what calls them is compiled once.
type SessionChange = Box<dyn FnOnce(&mut Session) -> Vec<Effect>>;

/// The state of a touch on the score sheet.
#[derive(Clone, Copy, Default)]
pub struct SheetTouch {
    /// Number of touches begun and ended, by which a timer knows whether its touch still lasts.
    pub count: u32,
    /// Whether the touch has opened a menu, so that the click at its end is ignored.
    pub held: bool,
}

/// A handle to the state of the page. Copying it copies the handle.
#[derive(Clone, Copy)]
pub struct AppState {
    /// The session, to which all actions are applied.
    pub session: RwSignal<Session>,
    /// The names of moves computed so far, shared by board, sheet and panel.
    pub names: StoredValue<Names>,
    /// The score sheet and the curve of evaluations below it. A step through the game does not change them.
    pub sheet: Memo<(Arc<SheetModel>, Option<Arc<GraphModel>>)>,
    /// The header above the score sheet: players, place and date.
    pub header: Memo<Arc<HeaderModel>>,
    /// How the game stands at the current move, and the reasons why that is written as it is.
    pub standing: Memo<(Arc<StandingModel>, Option<Arc<WhyModel>>)>,
    /// The current move.
    pub at: Memo<At>,
    /// The open page of a book, the book's games, and the filter on them.
    pub book: Memo<(Option<Arc<BookPageView>>, Arc<BookList>, BookFilter)>,
    /// The rows of the book's list that are on the screen.
    pub book_rows: Memo<RowsInView>,
    /// How the pages of a scan are shown.
    pub page_look: RwSignal<PageLook>,
    /// The open library.
    pub library: Memo<Option<Arc<OpenLibrary>>>,
    /// The open dialog.
    pub dialog: RwSignal<Option<Dialog>>,
    /// The text typed so far in the search field for notations.
    pub sought: RwSignal<String>,
    /// The text typed so far in the dialog Open.
    pub draft: RwSignal<String>,
    /// The pages that were photographed and are not read yet, in their order.
    pub photographs: RwSignal<Vec<web_sys::File>, LocalStorage>,
    /// The choices and the preview of the dialog Export.
    pub preview: RwSignal<Preview>,
    /// The theme that the user has chosen; `None` for the system's.
    pub theme: RwSignal<Option<Theme>>,
    /// How the board looks, and whether there are sounds.
    pub looks: RwSignal<Looks>,
    /// The open menu, of a move or of the game.
    pub menu: RwSignal<OpenMenu>,
    /// The last touch on the score sheet.
    pub finger: StoredValue<SheetTouch>,
    /// The chosen tab of the column. While it does not exist, Moves is shown.
    pub tab: RwSignal<Tab>,
    /// The size of the board, in hundredths of the largest that the window has room for.
    pub board_size: RwSignal<i8>,
    /// Whether the rule is shown in small print under a letter that distinguishes two moves.
    pub captions: RwSignal<bool>,
    /// Whether this is a first visit on which nothing has been done yet.
    pub first_visit: RwSignal<bool>,
    /// Whether the complete score sheet is shown where there is room for only two of its rows.
    pub whole_sheet: RwSignal<bool>,
    /// Whether the typed text has rested for a second or was entered, so that a mistake is marked.
    pub rested: RwSignal<bool>,
    /// The name of a new tag, as typed so far, and the name of the tag whose value was emptied
    /// last.
    pub tag: RwSignal<(String, String)>,
    /// The answer to the last question about the board, for the live region; empty if something has
    /// happened since.
    pub aloud: RwSignal<String>,
    /// How the files of squares are said to those who hear the board.
    pub files: RwSignal<FileWords>,
    /// Whether the moves are being played one after another.
    pub autoplay: Autoplay,
    book_worker: BookWorker,
    /// The worker that reads files of games.
    pub library_worker: LibraryWorker,
    /// The worker that unpacks files that are not plain text.
    pub file_worker: FileWorker,
    /// The number of times that files are being read at the moment.
    pub opening: StoredValue<u32>,
    /// The part of the session that is stored on the device.
    pub written: StoredValue<Written>,
    /// The list and the message in the dialog Kept games.
    pub kept: RwSignal<(Kept, String)>,
}

/// The properties that a score sheet depends on. The sheet is drawn again only when one of them
/// changes.
#[derive(Clone, PartialEq)]
struct SheetContent {
    game: u64,
    revision: u64,
    columns: Vec<Column>,
    note: Option<OpenNote>,
    /// Whether a position is set up, so that the board shows no position of the game.
    editing: bool,
}

impl SheetContent {
    fn from_session(session: &Session) -> SheetContent {
        SheetContent {
            game: session.game_number(),
            revision: session.revision(),
            columns: session.columns().to_vec(),
            note: session.note(),
            editing: session.editor().is_some(),
        }
    }
}

/// Returns the session that was `kept` for this tab, or else that of a first visit with the given
/// settings.
fn first_session(kept: Option<String>, settings: &Preferences) -> Session {
    let mut session = kept.map_or_else(|| new_session(settings), |text| kept::session(&text));
    if let Some(files) = kept::interrupted() {
        session.apply(Action::Say(say::interrupted(&files)));
    }
    if !kept::is_there() {
        session.apply(Action::Say(words::NO_KEEPER.into()));
    }
    session
}

/// Returns the session of a first visit with the given settings.
fn new_session(settings: &Preferences) -> Session {
    let mut session = Session::first_visit();
    for (at, column) in settings.columns.iter().enumerate() {
        session.apply(Action::Sheet(SheetAction::SetColumn(at, *column)));
    }
    while session.columns().len() > settings.columns.len().max(1) && !settings.columns.is_empty() {
        session.apply(Action::Sheet(SheetAction::RemoveColumn(
            settings.columns.len(),
        )));
    }
    if settings.names_on_squares {
        session.apply(Action::Board(BoardAction::ToggleNames));
    }
    if !settings.reasons_on_board {
        session.apply(Action::Board(BoardAction::ToggleReasons));
    }
    session
}

/// Computes a model from the session and the names, without subscribing to the session. The memo
/// around it subscribes to what the model depends on.
fn model<T>(
    session: RwSignal<Session>,
    names: StoredValue<Names>,
    make: fn(&Session, &mut Names) -> T,
) -> T {
    let made =
        names.try_update_value(|names| session.with_untracked(|session| make(session, names)));
    made.expect("the state is there as long as the page")
}

impl AppState {
    /// Makes the state from the settings of an earlier visit and the session kept for this tab.
    #[must_use]
    pub fn new(settings: Preferences) -> AppState {
        let kept = kept::begin();
        let is_first = kept.is_none() && !browser::has_settings();
        let session = RwSignal::new(first_session(kept, &settings));
        let names = StoredValue::new(Names::default());
        let score = Memo::new(move |_| session.with(SheetContent::from_session));
        let at = Memo::new(move |_| session.with(Session::at));
        let moment = move || (score.with(follow), at.with(follow));
        AppState {
            session,
            names,
            sheet: Memo::new(move |_| {
                score.with(follow);
                let sheet = Arc::new(model(session, names, sheet::model));
                (sheet, model(session, names, graph::model).map(Arc::new))
            }),
            header: Memo::new(move |_| Arc::new(session.with(header::model))),
            standing: Memo::new(move |_| {
                moment();
                let standing = Arc::new(model(session, names, standing::model));
                (standing, model(session, names, why::model).map(Arc::new))
            }),
            at,
            book: Memo::new(move |_| {
                session.with(|s| (s.page().cloned(), Arc::clone(s.book_list()), s.filter()))
            }),
            book_rows: Memo::new(move |_| session.with(Session::book_rows)),
            page_look: RwSignal::default(),
            library: Memo::new(move |_| session.with(|s| s.library().cloned())),
            dialog: RwSignal::new(None),
            sought: RwSignal::default(),
            draft: RwSignal::default(),
            photographs: RwSignal::new_local(Vec::new()),
            preview: RwSignal::default(),
            theme: RwSignal::new(settings.theme),
            looks: RwSignal::new(settings.looks),
            menu: RwSignal::default(),
            finger: StoredValue::new(SheetTouch::default()),
            tab: RwSignal::default(),
            board_size: RwSignal::new(settings.board_size),
            captions: RwSignal::new(settings.captions),
            first_visit: RwSignal::new(is_first),
            whole_sheet: RwSignal::new(false),
            rested: RwSignal::new(false),
            tag: RwSignal::default(),
            aloud: RwSignal::default(),
            files: RwSignal::new(settings.files),
            autoplay: Autoplay::default(),
            book_worker: BookWorker::new(),
            library_worker: LibraryWorker::new(),
            file_worker: FileWorker::new(),
            opening: StoredValue::new(0),
            written: StoredValue::new(Written::default()),
            kept: RwSignal::default(),
        }
    }

    /// Applies an action to the session, and stops playing the moves if it is the user's.
    pub fn act(self, action: Action) {
        if !is_passing(&action) {
            self.autoplay.stop();
        }
        self.perform(action);
    }

    /// Applies an action to the session. Everything that shows the session follows.
    pub fn perform(self, action: Action) {
        // Columns that come with a link are not the user's choice, so they are not kept.
        let chosen = !matches!(action, Action::Open(OpenAction::Link(_)));
        let passing = is_passing(&action);
        let closes = matches!(action, Action::Library(LibraryAction::Close));
        let typing = match action {
            Action::Entry(EntryAction::Type(_)) => Some(false),
            Action::Entry(EntryAction::Enter) => Some(true),
            _ => None,
        };
        if !passing {
            self.end_first_visit();
        }
        let entered = typing == Some(true);
        let apply = move |session: &mut Session| session.apply(action);
        self.change(Box::new(apply), passing, chosen, entered);
        self.session.notify();
        if closes {
            self.library_worker.close();
        }
        if let Some(entered) = typing {
            self.rested.set(entered);
            if !entered {
                self.rest();
            }
        }
    }

    /// Gives the session what comes from a worker or from the device. An answer of a worker is nothing that the user
    /// does, so the moves go on playing and a first visit goes on. What shows the session follows in a task of its own,
    /// because the page must not stand still, and a whole book may have come.
    pub fn hear(self, incoming: Incoming) {
        // The name of the opening follows from the moves, so it is no change to keep.
        let passing = matches!(incoming, Incoming::Library(LibraryResponse::Opening { .. }));
        if matches!(incoming, Incoming::Kept(_)) {
            self.autoplay.stop();
            self.end_first_visit();
        }
        let hear = move |session: &mut Session| session.hear(incoming);
        self.change(Box::new(hear), passing, true, false);
        set_timeout(move || self.session.notify(), Duration::ZERO);
    }

    /// Hides the ways to begin of a first visit.
    fn end_first_visit(self) {
        // Setting a signal notifies its readers even if the value is the same, and each step
        // through the game runs this.
        if self.first_visit.get_untracked() {
            self.first_visit.set(false);
        }
    }

    /// Changes the session, and does what follows, except that what shows it is not notified. A `passing` change is
    /// none to keep; columns and looks of the board are kept as settings if they were `chosen`; and `entered` is whether
    /// a text was entered.
    fn change(self, change: SessionChange, passing: bool, chosen: bool, entered: bool) {
        let settings = self.now(settings_of);
        let has_sounds = self.looks.get_untracked().sounds();
        let heard = has_sounds.then(|| self.now(|session| Heard::from_session(session, false)));
        let effects = self.session.try_update_untracked(change);
        if let Some(before) = heard {
            self.sound(before, entered);
        }
        if chosen && settings != self.now(settings_of) {
            self.keep_settings();
        }
        if !passing {
            kept::changed();
            if self.aloud.with_untracked(|answer| !answer.is_empty()) {
                self.aloud.set(String::new());
            }
        }
        self.hand_on(effects.unwrap_or_default());
    }

    /// Marks a mistake in the typed text, or says how it can go on, once the text has not changed for
    /// a second. Any other text that only breaks off waits for Enter, because many people type a letter
    /// in a second.
    fn rest(self) {
        let number = self.now(Session::entry_number);
        let rested = move || {
            let same = self.now(Session::entry_number) == number;
            let is_clear = |session: &Session| !session.entry().meaning.breaks_off();
            if same && self.now(is_clear) {
                self.rested.set(true);
            }
        };
        set_timeout(rested, REST);
    }

    /// Sends the requests with which the session begins. A restored session may have a library
    /// open.
    pub fn resume(self) {
        let effects = self.session.try_update_untracked(Session::resume);
        self.hand_on(effects.unwrap_or_default());
    }

    /// Sends requests to their workers.
    fn hand_on(self, effects: Vec<Effect>) {
        let (hear, act) = (self.hearer(), self.actor());
        for effect in effects {
            match effect {
                Effect::Book(request) => self.book_worker.request(&request, hear, act),
                Effect::Library(request) => self.library_worker.request(&request, hear, act),
                Effect::Opening(request) => self.library_worker.request_aside(&request, hear, act),
            }
        }
    }

    /// Returns whether a file is being opened of which nothing is on the device yet.
    pub fn is_opening(self) -> bool {
        self.opening.get_value() > 0
            || self.file_worker.is_busy()
            || self.file_worker.scan_worker.is_busy()
            || self.now(Session::is_opening)
    }

    /// Returns what performs an action, for the workers. It has one type, so that what takes it is
    /// compiled once.
    pub fn actor(self) -> impl Fn(Action) + Copy + 'static {
        move |action| self.act(action)
    }

    /// Returns what gives the session an answer of a worker, for the workers; of one type, as that
    /// of [`AppState::actor`] is.
    pub fn hearer(self) -> impl Fn(Incoming) + Copy + 'static {
        move |incoming| self.hear(incoming)
    }

    /// Reads files of pictures as one book. The worker that reads books starts while their letters are recognised, so
    /// that it is there when they are.
    pub fn read_pictures(self, files: &[web_sys::File]) {
        let pictures = self.file_worker.scan_worker;
        pictures.read(files, None, self.actor());
        self.book_worker.start(self.hearer(), self.actor());
    }

    /// Stops the opening of a file and the reading of a book.
    pub fn stop(self) {
        self.file_worker.stop();
        self.book_worker.stop();
        self.act(Action::Book(BookAction::Stop));
        self.file_worker.scan_worker.stop(self.actor());
    }

    /// Reads the session and subscribes to it.
    pub fn see<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with(read)
    }

    /// Reads the session without subscribing to it.
    pub fn now<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_untracked(read)
    }

    /// Returns whether the page is dark, by the user's choice or the system's.
    pub fn is_dark(self) -> bool {
        browser::is_dark(self.theme.get())
    }

    /// Closes the menu and moves the focus to its move, or to the current one if that move is gone;
    /// from the menu of the game, to its button.
    pub fn close_menu(self) {
        let Some((at, ..)) = self.menu.get_untracked() else {
            return;
        };
        self.menu.set(None);
        if at == At::Start {
            // At once, so that a dialog opened from the menu gives the focus back to the button.
            return browser::focus_on(".controls [aria-haspopup=menu]");
        }
        request_animation_frame(move || {
            let own = format!(".sheet .move[data-moment='{}']", at.moment());
            // A menu item may already have moved the focus to a field.
            if !browser::is_there(":focus") {
                let there = browser::is_there(&own);
                browser::focus_on(if there { &own } else { ".sheet .move.current" });
            }
        });
    }

    /// Hides the ways to begin of a first visit and keeps the settings, so that the next visit is
    /// no first one.
    pub fn welcomed(self) {
        self.first_visit.set(false);
        self.keep_settings();
    }

    /// Sets the size of the board, in hundredths of the largest, within bounds, and keeps it for
    /// the next visit.
    pub fn resize_board(self, hundredths: i8) {
        self.board_size.set(hundredths.clamp(SMALLEST_BOARD, 100));
        self.keep_settings();
    }

    /// Shows or hides captions, and keeps the choice for the next visit.
    pub fn turn_captions(self) {
        self.captions.update(|shown| *shown = !*shown);
        self.keep_settings();
    }

    /// Says squares by the other words for files from now on, and says so in the live region.
    pub fn turn_files(self) {
        let (files, answer) = match self.files.get_untracked() {
            FileWords::Letters => (FileWords::Names, words::SQUARES_BY_NAMES),
            FileWords::Names => (FileWords::Letters, words::SQUARES_BY_LETTERS),
        };
        self.files.set(files);
        self.aloud.set(answer.into());
        self.keep_settings();
    }

    /// Switches between the light and the dark theme, and keeps the choice for the next visit.
    pub fn turn_theme(self) {
        let dark = untrack(|| self.is_dark());
        let theme = Some(if dark { Theme::Light } else { Theme::Dark });
        self.theme.set(theme);
        browser::apply_theme(theme);
        self.keep_settings();
    }

    /// Makes a choice of how the board looks and sounds, and keeps it for the next visit.
    pub fn choose_look(self, word: &'static str) {
        self.looks.update(|looks| {
            looks.choose(word);
        });
        self.show_looks();
        self.keep_settings();
    }

    /// Plays the sound of a change, given what was heard before it. `entered` is whether a text was
    /// entered.
    fn sound(self, before: Heard, entered: bool) {
        let sound = self.now(|session| {
            let now = Heard::from_session(session, entered);
            before.sound(now, session)
        });
        if let Some(sound) = sound {
            sounds::play(sound.tones());
        }
    }

    /// Shows the page in its chosen theme, with the chosen board and pieces. If these cannot be
    /// loaded, the user is told and the engraved ones are shown.
    pub fn show_looks(self) {
        browser::apply_theme(self.theme.get_untracked());
        let looks = self.looks.get_untracked();
        browser::set_on_root("data-board", looks.board());
        browser::set_on_root("data-pieces", looks.pieces());
        if let Some(pieces) = looks.pieces() {
            browser::if_missing(&["pieces/", pieces, ".svg"].concat(), move || {
                browser::set_on_root("data-pieces", None);
                self.act(Action::Say(words::NO_PIECES.into()));
            });
        }
    }

    /// Keeps the theme, the looks, the columns and what the board shows for later visits, if the browser allows
    /// it.
    fn keep_settings(self) {
        browser::keep(&Preferences {
            theme: self.theme.get_untracked(),
            looks: self.looks.get_untracked(),
            board_size: self.board_size.get_untracked(),
            captions: self.captions.get_untracked(),
            files: self.files.get_untracked(),
            language: browser::settings().language,
            ..self.now(settings_of)
        });
    }
}

/// Subscribes to a memo and ignores its value. Tracking the memo alone would not make it check its
/// own sources.
pub const fn follow<T>(_: &T) {}

/// Returns the settings of a session that are kept across visits.
fn settings_of(session: &Session) -> Preferences {
    Preferences {
        theme: None,
        columns: session.orthodox_columns().to_vec(),
        names_on_squares: session.names_on_squares(),
        reasons_on_board: session.reasons_on_board(),
        ..Preferences::default()
    }
}

/// Returns whether an action changes nothing that is kept.
const fn is_passing(action: &Action) -> bool {
    matches!(
        action,
        Action::Board(BoardAction::Point(_))
            | Action::Say(_)
            | Action::Tell(_)
            | Action::Wait(_)
            | Action::Library(
                LibraryAction::Search(_) | LibraryAction::Scroll(_) | LibraryAction::Walk(_)
            )
            | Action::Book(BookAction::Scroll(_) | BookAction::Walk(_))
    )
}

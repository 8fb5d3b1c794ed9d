//! The session, the models that the screen shows of it, and the one way to act on it.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::book_worker::BookWorker;
use super::browser::{self, Preferences, Theme};
use super::file_worker::FileWorker;
use super::kept::{self, Written};
use super::library_worker::LibraryWorker;
use super::store;
use crate::game::{At, NodeId};
use crate::keep::backup::Kept;
use crate::message::{BookList, BookPageView, LibraryResponse};
use crate::output::choices::Preview;
use crate::screen::graph::GraphModel;
use crate::screen::header::HeaderModel;
use crate::screen::sheet::SheetModel;
use crate::screen::standing::StandingModel;
use crate::screen::why::WhyModel;
use crate::screen::{graph, header, sheet, standing, why};
use crate::session::{Action, BookFilter, Column, Names, OpenLibrary, Session};
use crate::view::{Dialog, Tab};

/// The smallest board, in hundredths of the largest.
const SMALLEST_BOARD: i8 = 50;

/// How long a text rests before it is called wrong: nothing scolds while a word is being typed.
const REST: Duration = Duration::from_secs(1);

/// Which menu is open: of which move, and where in the window, in CSS pixels.
pub type OpenMenu = Option<(NodeId, i32, i32)>;

/// A finger on the sheet.
#[derive(Clone, Copy, Default)]
pub struct SheetTouch {
    /// Counts the touches and their ends, so that a timer knows whether its touch still lasts.
    pub count: u32,
    /// It has opened a menu, and the click that its lifting may bring is no press.
    pub held: bool,
}

/// A handle to one board and all that belongs to it. Copying it copies the handle.
#[derive(Clone, Copy)]
pub struct AppState {
    pub session: RwSignal<Session>,
    /// A name once found serves board, sheet and panel alike.
    pub names: StoredValue<Names>,
    /// The score sheet, which a step through the game leaves alone.
    pub sheet: Memo<Arc<SheetModel>>,
    /// What stands above it: who played, where and when.
    pub header: Memo<Arc<HeaderModel>>,
    /// What stands below it: how the game stood, move by move.
    pub graph: Memo<Option<Arc<GraphModel>>>,
    pub why: Memo<Option<Arc<WhyModel>>>,
    pub standing: Memo<Arc<StandingModel>>,
    /// Which move is the current one.
    pub at: Memo<At>,
    /// The page of a book that is open, and its games.
    pub book: Memo<(Option<Arc<BookPageView>>, Arc<BookList>, BookFilter)>,
    /// The file of games that is open.
    pub library: Memo<Option<Arc<OpenLibrary>>>,
    /// Which dialog is open.
    pub dialog: RwSignal<Option<Dialog>>,
    /// What stands in the dialog Open so far.
    pub draft: RwSignal<String>,
    /// What the dialog Export shows.
    pub preview: RwSignal<Preview>,
    pub theme: RwSignal<Option<Theme>>,
    /// The menu that is open.
    pub menu: RwSignal<OpenMenu>,
    pub finger: StoredValue<SheetTouch>,
    /// Which part of the column is to be seen, if it is there.
    pub tab: RwSignal<Tab>,
    /// How large the board is, in hundredths of the largest that the window has room for.
    pub board_size: RwSignal<i8>,
    /// Whether the rule stands in small print under a letter that tells two moves apart.
    pub captions: RwSignal<bool>,
    /// Whether nobody has been here before, nor done anything yet.
    pub first_visit: RwSignal<bool>,
    /// Whether the fold with the comments and glyphs of the current move is open.
    pub annotating: RwSignal<bool>,
    /// Whether all of the sheet is shown where there is room for two of its rows.
    pub whole_sheet: RwSignal<bool>,
    /// Whether the typed text has rested for a second or was entered, so that it may be called wrong.
    pub rested: RwSignal<bool>,
    /// The name of a further tag, as far as it is typed, and that of the tag whose value was taken away last.
    pub tag: RwSignal<(String, String)>,
    book_worker: BookWorker,
    pub library_worker: LibraryWorker,
    pub file_worker: FileWorker,
    /// What of the session is kept on the device.
    pub written: StoredValue<Written>,
    /// What the dialog shows of all that is kept, and says.
    pub kept: RwSignal<(Kept, String)>,
}

/// What a score sheet is made of: while none of it changes, nor does the sheet.
#[derive(Clone, PartialEq)]
struct SheetContent {
    game: u64,
    revision: u64,
    columns: Vec<Column>,
    /// While a position is set up the board is no game's.
    editing: bool,
}

impl SheetContent {
    fn from_session(session: &Session) -> SheetContent {
        SheetContent {
            game: session.game_number(),
            revision: session.revision(),
            columns: session.columns().to_vec(),
            editing: session.editor().is_some(),
        }
    }
}

/// What the page begins with: what was `kept` of this tab, or else the first visit with the settings of an
/// earlier one.
fn first_session(kept: Option<String>, settings: &Preferences) -> Session {
    if let Some(text) = kept {
        return kept::session(&text);
    }
    let mut session = Session::first_visit();
    for (at, column) in settings.columns.iter().enumerate() {
        session.apply(Action::SetColumn(at, *column));
    }
    while session.columns().len() > settings.columns.len().max(1) && !settings.columns.is_empty() {
        session.apply(Action::RemoveColumn(settings.columns.len()));
    }
    if settings.names_on_squares {
        session.apply(Action::ToggleNames);
    }
    if !settings.reasons_on_board {
        session.apply(Action::ToggleReasons);
    }
    session
}

/// A model of the session and the names, made anew when the score changes, or the moment.
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
    #[must_use]
    pub fn new(settings: Preferences) -> AppState {
        browser::apply_theme(settings.theme);
        let kept = store::begin();
        let is_first = kept.is_none() && !browser::has_settings();
        let session = RwSignal::new(first_session(kept, &settings));
        let names = StoredValue::new(Names::default());
        let score = Memo::new(move |_| session.with(SheetContent::from_session));
        let headed =
            Memo::new(move |_| session.with(|s| (s.game_number(), s.revision(), s.opening())));
        let at = Memo::new(move |_| session.with(Session::at));
        AppState {
            session,
            names,
            sheet: Memo::new(move |_| {
                score.with(follow);
                Arc::new(model(session, names, sheet::model))
            }),
            header: Memo::new(move |_| {
                headed.with(follow);
                Arc::new(session.with_untracked(header::model))
            }),
            graph: Memo::new(move |_| {
                score.with(follow);
                model(session, names, graph::model).map(Arc::new)
            }),
            why: Memo::new(move |_| {
                score.with(follow);
                at.with(follow);
                model(session, names, why::model).map(Arc::new)
            }),
            standing: Memo::new(move |_| {
                score.with(follow);
                at.with(follow);
                Arc::new(model(session, names, standing::model))
            }),
            at,
            book: Memo::new(move |_| {
                session.with(|s| (s.page().cloned(), Arc::clone(s.book_list()), s.filter()))
            }),
            library: Memo::new(move |_| session.with(|s| s.library().cloned())),
            dialog: RwSignal::new(None),
            draft: RwSignal::default(),
            preview: RwSignal::default(),
            theme: RwSignal::new(settings.theme),
            menu: RwSignal::default(),
            finger: StoredValue::new(SheetTouch::default()),
            tab: RwSignal::default(),
            board_size: RwSignal::new(settings.board_size),
            captions: RwSignal::new(settings.captions),
            first_visit: RwSignal::new(is_first),
            annotating: RwSignal::new(false),
            whole_sheet: RwSignal::new(false),
            rested: RwSignal::new(false),
            tag: RwSignal::default(),
            book_worker: BookWorker::new(),
            library_worker: LibraryWorker::new(),
            file_worker: FileWorker::new(),
            written: StoredValue::new(Written::default()),
            kept: RwSignal::default(),
        }
    }

    /// Does what the user asked. Whatever shows something of the session follows it.
    pub fn act(self, action: Action) {
        // The columns that came with a link are not the user's choice.
        let chosen = !matches!(action, Action::Follow(_));
        let passing = matches!(
            action,
            Action::Point(_)
                | Action::Say(_)
                | Action::Tell(_)
                | Action::Search(_)
                | Action::Scroll(_)
                // The name of the opening follows from the moves.
                | Action::HearLibrary(LibraryResponse::Opening { .. })
        );
        let is_heard = matches!(action, Action::Hear(_) | Action::HearLibrary(_));
        let closes = matches!(action, Action::CloseLibrary);
        let typing = match action {
            Action::Type(_) => Some(false),
            Action::Enter => Some(true),
            _ => None,
        };
        let settings = self.now(settings_of);
        self.session.update(|session| session.apply(action));
        if chosen && settings != self.now(settings_of) {
            self.keep_settings();
        }
        if !passing {
            store::changed();
        }
        // A signal that is set is followed, changed or not, and every step comes by here.
        if !passing && !is_heard && self.first_visit.get_untracked() {
            self.first_visit.set(false);
        }
        self.send_requests();
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

    /// Lets the typed text be called wrong once it has not changed for a second.
    fn rest(self) {
        let number = self.now(Session::entry_number);
        let rested = move || {
            if self.now(Session::entry_number) == number {
                self.rested.set(true);
            }
        };
        set_timeout(rested, REST);
    }

    /// Passes on what the session asks of the programs beside the page.
    pub fn send_requests(self) {
        let requests = self
            .session
            .try_update_untracked(Session::take_book_requests);
        for request in requests.unwrap_or_default() {
            self.book_worker
                .request(request, move |action| self.act(action));
        }
        let requests = self
            .session
            .try_update_untracked(Session::take_library_requests);
        for request in requests.unwrap_or_default() {
            self.library_worker
                .request(&request, move |action| self.act(action));
        }
        let request = self
            .session
            .try_update_untracked(Session::take_opening_request);
        if let Some(request) = request.flatten() {
            self.library_worker
                .request_aside(&request, move |action| self.act(action));
        }
    }

    /// Something of the session, followed.
    pub fn see<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with(read)
    }

    /// Something of the session, as it is now.
    pub fn now<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_untracked(read)
    }

    /// Whether the page is dark, by the user's choice or the system's.
    pub fn is_dark(self) -> bool {
        let theme = self.theme.get();
        theme.map_or_else(browser::system_is_dark, |theme| theme == Theme::Dark)
    }

    /// Closes the menu of a move, and gives the keyboard back to its move, or to the one that is on the board then.
    pub fn close_menu(self) {
        let Some((id, ..)) = self.menu.get_untracked() else {
            return;
        };
        self.menu.set(None);
        request_animation_frame(move || {
            let own = format!(
                ".sheet .move[data-do='{}']",
                Action::Go(At::After(id)).text()
            );
            // A field that was asked for has the keyboard already.
            if !browser::is_there(":focus") {
                let there = browser::is_there(&own);
                browser::focus_on(if there { &own } else { ".sheet .move.current" });
            }
        });
    }

    /// Offers the ways in of a first visit no more.
    pub fn welcomed(self) {
        self.first_visit.set(false);
        self.keep_settings();
    }

    /// Makes the board so many hundredths of the largest, within bounds, and keeps that for the next visit.
    pub fn resize_board(self, hundredths: i8) {
        self.board_size.set(hundredths.clamp(SMALLEST_BOARD, 100));
        self.keep_settings();
    }

    /// Shows captions or none, and keeps that for the next visit.
    pub fn turn_captions(self) {
        self.captions.update(|shown| *shown = !*shown);
        self.keep_settings();
    }

    /// Turns light to dark and back, and keeps that for the next visit.
    pub fn turn_theme(self) {
        let dark = untrack(|| self.is_dark());
        let theme = Some(if dark { Theme::Light } else { Theme::Dark });
        self.theme.set(theme);
        browser::apply_theme(theme);
        self.keep_settings();
    }

    /// Keeps the theme, the columns and what is shown on the board across visits, where the browser lets us.
    fn keep_settings(self) {
        browser::keep(&Preferences {
            theme: self.theme.get_untracked(),
            board_size: self.board_size.get_untracked(),
            captions: self.captions.get_untracked(),
            ..self.now(settings_of)
        });
    }
}

/// Reads a memo for its changes alone. Tracking it would not make it look at its own sources.
pub const fn follow<T>(_: &T) {}

/// What is kept of a session across visits.
fn settings_of(session: &Session) -> Preferences {
    Preferences {
        theme: None,
        columns: session.orthodox_columns().to_vec(),
        names_on_squares: session.names_on_squares(),
        reasons_on_board: session.reasons_on_board(),
        ..Preferences::default()
    }
}

//! The session, what the screen shows of it as signals, and the one way to act on it.

use std::sync::Arc;

use leptos::prelude::*;

use super::browser::{self, Settings, Theme};
use crate::app::board::BoardModel;
use crate::app::entry::Entry;
use crate::app::sheet::SheetModel;
use crate::app::why::WhyModel;
use crate::app::{Action, Column, Names, Notice, Session, board, sheet, why};
use crate::board::Side;
use crate::game::At;
use crate::game::pgn::Trouble;

/// A handle to one board and all that belongs to it. Copying it copies the handle.
///
/// Each signal changes only when what it shows has changed, so that a step through a game leaves
/// the sheet alone and pointing at a letter leaves all but the board.
#[derive(Clone, Copy)]
pub struct Desk {
    session: StoredValue<Session>,
    /// A name once found serves board, sheet and panel alike.
    names: StoredValue<Names>,
    pub board: RwSignal<Arc<BoardModel>>,
    pub sheet: RwSignal<Arc<SheetModel>>,
    pub why: RwSignal<Option<Arc<WhyModel>>>,
    pub entry: RwSignal<Arc<Entry>>,
    pub at: RwSignal<At>,
    pub frame: RwSignal<Arc<Frame>>,
    pub line: RwSignal<Arc<Line>>,
    pub theme: RwSignal<Option<Theme>>,
    /// Which dialog is open.
    pub dialog: RwSignal<Option<Dialog>>,
}

/// The dialogs of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    Open,
    Export,
}

/// What changes seldom: how the page is set up and which games it holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub columns: Vec<Column>,
    pub flipped: bool,
    pub names_on_squares: bool,
    /// What each of the games is called.
    pub titles: Vec<String>,
    pub shown: usize,
    pub troubles: Vec<Trouble>,
    game: u64,
    revision: u64,
}

/// What changes with nearly every action, and is small.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub mover: Side,
    pub status: String,
    pub spoken: String,
    pub notice: Option<Notice>,
    pub can_undo: bool,
    pub can_redo: bool,
}

impl Frame {
    fn of(session: &Session) -> Frame {
        Frame {
            columns: session.columns.clone(),
            flipped: session.flipped,
            names_on_squares: session.names_on_squares,
            titles: session.games().iter().map(sheet::title).collect(),
            shown: session.shown(),
            troubles: session.troubles().to_vec(),
            game: session.game_number(),
            revision: session.revision(),
        }
    }
}

impl Line {
    fn of(session: &Session) -> Line {
        Line {
            mover: session.position().side(),
            status: session.status(),
            spoken: session.spoken(),
            notice: session.notice.clone(),
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
        }
    }
}

impl Desk {
    #[must_use]
    pub fn new(settings: Settings) -> Desk {
        let mut session = Session::first_visit();
        if !settings.columns.is_empty() {
            session.columns = settings.columns;
        }
        session.names_on_squares = settings.names_on_squares;
        browser::apply_theme(settings.theme);
        let mut names = Names::default();
        Desk {
            board: RwSignal::new(Arc::new(board::model(&session, &mut names))),
            sheet: RwSignal::new(Arc::new(sheet::model(&session, &mut names))),
            why: RwSignal::new(why::model(&session, &mut names).map(Arc::new)),
            entry: RwSignal::new(Arc::new(session.entry.clone())),
            at: RwSignal::new(session.at()),
            frame: RwSignal::new(Arc::new(Frame::of(&session))),
            line: RwSignal::new(Arc::new(Line::of(&session))),
            theme: RwSignal::new(settings.theme),
            dialog: RwSignal::new(None),
            session: StoredValue::new(session),
            names: StoredValue::new(names),
        }
    }

    /// Does what the user asked, and shows what has changed.
    pub fn act(&self, action: Action) {
        self.session.update_value(|session| session.apply(action));
        self.session.with_value(|session| self.names.update_value(|names| self.publish(session, names)));
    }

    fn publish(&self, session: &Session, names: &mut Names) {
        let frame = Frame::of(session);
        let old = self.frame.get_untracked();
        let columns = frame.columns != old.columns;
        let sheet = columns || (frame.game, frame.revision) != (old.game, old.revision);
        if columns || frame.names_on_squares != old.names_on_squares {
            self.keep_settings(&frame);
        }
        if sheet {
            self.sheet.set(Arc::new(sheet::model(session, names)));
        }
        if sheet || session.at() != self.at.get_untracked() {
            self.why.set(why::model(session, names).map(Arc::new));
        }
        show(self.board, board::model(session, names));
        show(self.frame, frame);
        show(self.line, Line::of(session));
        if self.entry.with_untracked(|old| **old != session.entry) {
            self.entry.set(Arc::new(session.entry.clone()));
        }
        if session.at() != self.at.get_untracked() {
            self.at.set(session.at());
        }
    }

    /// Something of the session as it is now.
    pub fn now<T>(&self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(read)
    }

    /// Whether the page is dark, by the user's choice or the system's.
    pub fn is_dark(&self) -> bool {
        self.theme.get().map_or_else(browser::system_is_dark, |theme| theme == Theme::Dark)
    }

    /// Turns light to dark and back, and keeps that for the next visit.
    pub fn turn_theme(&self) {
        let theme = if self.is_dark() { Theme::Light } else { Theme::Dark };
        self.theme.set(Some(theme));
        browser::apply_theme(Some(theme));
        self.keep_settings(&self.frame.get_untracked());
    }

    /// Keeps theme, columns and coordinates across visits, where the browser lets us.
    fn keep_settings(&self, frame: &Frame) {
        browser::keep(&Settings {
            theme: self.theme.get_untracked(),
            columns: frame.columns.clone(),
            names_on_squares: frame.names_on_squares,
        });
    }
}

/// Sets a signal if that changes anything.
fn show<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<Arc<T>>, new: T) {
    if signal.with_untracked(|old| **old != new) {
        signal.set(Arc::new(new));
    }
}

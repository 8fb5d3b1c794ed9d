//! The session, what the screen shows of it, and the one way to act on it.

use leptos::prelude::*;

use super::browser::{self, Settings, Theme};
use super::kept::{self, Written};
use super::reader::Reader;
use super::shown::{Shown, block};
use super::store;
use crate::board::{Cell, Man, Side};
use crate::screen::sheet::Row;
use crate::session::{Action, Names, Session};

/// Counts changes. Owned by the desk and not by whatever part of the page first looks at it.
type Tick = ArcRwSignal<u32>;

/// How many rows of the sheet are drawn anew together when one of them changes.
pub const BLOCK: usize = 16;

/// A handle to one board and all that belongs to it. Copying it copies the handle.
#[derive(Clone, Copy)]
pub struct Desk {
    session: StoredValue<Session>,
    /// A name once found serves board, sheet and panel alike.
    names: StoredValue<Names>,
    shown: StoredValue<Shown>,
    /// One signal for each [`Part`], which says only *that* it has changed: a single type of signal
    /// keeps the program small.
    changed: StoredValue<Vec<Tick>>,
    /// One for the man on each square, in the order of [`BoardModel::squares`].
    men: StoredValue<Vec<Tick>>,
    /// One for each block of [`BLOCK`] rows of the sheet; there are never fewer than were asked for.
    blocks: StoredValue<Vec<Tick>>,
    /// Which dialog is open.
    dialog: StoredValue<Option<Dialog>>,
    theme: StoredValue<Option<Theme>>,
    reader: Reader,
    /// What of the session is kept on the device.
    pub written: StoredValue<Written>,
}

/// A part of the screen that is drawn anew when it changes, and only then: a step through a game
/// leaves the sheet alone, and pointing at a letter leaves all but the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Board,
    /// How many files, and ranks, the board has.
    Span,
    /// What is drawn over the board.
    Drawn,
    Sheet,
    Why,
    Entry,
    /// How many blocks the sheet has room for.
    Blocks,
    /// Which move is the current one.
    At,
    Columns,
    /// What the games are called, and which is shown.
    Games,
    Troubles,
    /// Whether the board is turned and what is written on its squares.
    Coordinates,
    Notice,
    /// Status, spoken words, and what can be undone.
    Line,
    /// What there is to say of how the game stands.
    Standing,
    /// The men taken, and the balance.
    Material,
    /// The page of a book.
    Leaf,
    /// The games of the book.
    BookList,
    /// Whether a position is set up.
    Editing,
    /// What is set up.
    Editor,
    Dialog,
    /// What is kept on the device.
    Kept,
    Theme,
}

impl Part {
    const COUNT: usize = Part::Theme as usize + 1;
}

/// The dialogs of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    New,
    Open,
    Export,
    Kept,
}

/// What the page begins with: what this tab had before, or else the first visit with the settings of an
/// earlier one.
fn first_session(settings: Settings) -> Session {
    if let Some(text) = store::begin() {
        return kept::session(&text);
    }
    let mut session = Session::first_visit();
    if !settings.columns.is_empty() {
        session.columns = settings.columns;
    }
    session.names_on_squares = settings.names_on_squares;
    session
}

fn ticks(count: usize) -> Vec<Tick> {
    (0..count).map(|_| Tick::new(0)).collect()
}

/// Says that what a tick counts has changed. It is taken out of its list first, since those who
/// follow it may look into the list.
fn bump(ticks: StoredValue<Vec<Tick>>, at: usize) {
    let tick = ticks.with_value(|ticks| ticks.get(at).cloned());
    if let Some(tick) = tick {
        tick.update(|count| *count = count.wrapping_add(1));
    }
}

fn track(ticks: StoredValue<Vec<Tick>>, at: usize) {
    let tick = ticks.with_value(|ticks| ticks.get(at).cloned());
    if let Some(tick) = tick {
        tick.track();
    }
}

impl Desk {
    #[must_use]
    pub fn new(settings: Settings) -> Desk {
        browser::apply_theme(settings.theme);
        let theme = settings.theme;
        let session = first_session(settings);
        let mut names = Names::default();
        Desk {
            shown: StoredValue::new(Shown::of(&session, &mut names)),
            session: StoredValue::new(session),
            names: StoredValue::new(names),
            changed: StoredValue::new(ticks(Part::COUNT)),
            men: StoredValue::new(ticks(Cell::COUNT)),
            blocks: StoredValue::new(Vec::new()),
            dialog: StoredValue::new(None),
            theme: StoredValue::new(theme),
            reader: Reader::new(),
            written: StoredValue::new(Written::default()),
        }
    }

    /// Does what the user asked, and says which parts of the screen that has changed.
    pub fn act(&self, action: Action) {
        let (mut parts, mut squares, mut rows) = (Vec::new(), Vec::new(), Vec::new());
        // The columns that came with a link are not the user's choice.
        let chosen = !matches!(action, Action::Follow(_));
        let keeps = !matches!(action, Action::Point(_) | Action::Say(_));
        self.session.update_value(|session| session.apply(action));
        self.session.with_value(|session| {
            self.names.update_value(|names| {
                let tell = |part| parts.push(part);
                self.shown.update_value(|shown| {
                    shown.follow(
                        session,
                        names,
                        tell,
                        |at| squares.push(at),
                        |at| rows.push(at),
                    );
                });
            });
        });
        if chosen && (parts.contains(&Part::Columns) || parts.contains(&Part::Coordinates)) {
            self.keep_settings();
        }
        if keeps {
            store::changed();
        }
        let asks = self
            .session
            .try_update_value(Session::take_asks)
            .unwrap_or_default();
        for at in squares {
            bump(self.men, at);
        }
        for block in rows {
            bump(self.blocks, block);
        }
        for part in parts {
            self.tell(part);
        }
        for ask in asks {
            self.reader.ask(*self, ask);
        }
    }

    /// Says that a part has changed.
    pub fn tell(&self, part: Part) {
        bump(self.changed, part as usize);
    }

    /// The man on a square of the screen (0 at the upper left), followed.
    pub fn man(&self, at: usize) -> Option<(Side, Man)> {
        track(self.men, at);
        self.glance(|shown| shown.square(at).man)
    }

    /// Makes what runs now run again when this part changes.
    pub fn follow(&self, part: Part) {
        track(self.changed, part as usize);
    }

    /// A block of the sheet's rows, followed.
    pub fn block<T>(&self, at: usize, read: impl FnOnce(&[Row]) -> T) -> T {
        self.blocks.update_value(|blocks| {
            if blocks.len() <= at {
                blocks.resize_with(at + 1, || Tick::new(0));
            }
        });
        track(self.blocks, at);
        self.glance(|shown| read(block(&shown.sheet, at)))
    }

    /// Something that is shown, followed as this part of the screen changes.
    pub fn see<T>(&self, part: Part, read: impl FnOnce(&Shown) -> T) -> T {
        self.follow(part);
        self.glance(read)
    }

    /// Something that is shown, as it is now.
    pub fn glance<T>(&self, read: impl FnOnce(&Shown) -> T) -> T {
        self.shown.with_value(read)
    }

    /// Something of the session, as it is now.
    pub fn now<T>(&self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(read)
    }

    /// The open dialog, followed.
    pub fn dialog(&self) -> Option<Dialog> {
        self.follow(Part::Dialog);
        self.dialog.get_value()
    }

    pub fn set_dialog(&self, dialog: Option<Dialog>) {
        self.dialog.set_value(dialog);
        self.tell(Part::Dialog);
    }

    /// Whether the page is dark, by the user's choice or the system's.
    pub fn is_dark(&self) -> bool {
        self.follow(Part::Theme);
        self.theme
            .get_value()
            .map_or_else(browser::system_is_dark, |theme| theme == Theme::Dark)
    }

    /// Turns light to dark and back, and keeps that for the next visit.
    pub fn turn_theme(&self) {
        let theme = if untrack(|| self.is_dark()) {
            Theme::Light
        } else {
            Theme::Dark
        };
        self.theme.set_value(Some(theme));
        browser::apply_theme(Some(theme));
        self.tell(Part::Theme);
        self.keep_settings();
    }

    /// Keeps theme, columns and coordinates across visits, where the browser lets us.
    fn keep_settings(&self) {
        let theme = self.theme.get_value();
        self.glance(|shown| {
            browser::keep(&Settings {
                theme,
                columns: self.now(|session| session.orthodox_columns().to_vec()),
                names_on_squares: shown.names_on_squares,
            });
        });
    }
}

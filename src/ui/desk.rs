//! The session, what the screen shows of it, and the one way to act on it.

use std::sync::Arc;

use leptos::prelude::*;

use super::browser::{self, Settings, Theme};
use crate::app::board::BoardModel;
use crate::app::entry::Entry;
use crate::app::sheet::{Row, SheetModel};
use crate::app::why::WhyModel;
use crate::app::{Action, Column, Names, Notice, Session, board, sheet, why};
use crate::board::{Man, Side};
use crate::game::At;
use crate::game::pgn::Trouble;

/// Counts changes. Owned by the desk and not by whatever part of the page first looks at it.
type Tick = ArcRwSignal<u32>;

/// How many rows of the sheet are drawn anew together when one of them changes.
pub const BLOCK: usize = 16;

/// How many blocks the sheet has room for at least, and grows by.
const BLOCKS: usize = 8;

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
}

/// A part of the screen that is drawn anew when it changes, and only then: a step through a game
/// leaves the sheet alone, and pointing at a letter leaves all but the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Board,
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
    Dialog,
    Theme,
}

impl Part {
    const COUNT: usize = Part::Theme as usize + 1;
}

/// The dialogs of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    Open,
    Export,
}

/// What the screen shows of the session.
pub struct Shown {
    pub board: BoardModel,
    pub sheet: Arc<SheetModel>,
    pub why: Option<Arc<WhyModel>>,
    pub entry: Entry,
    pub at: At,
    pub columns: Vec<Column>,
    /// What each of the games is called.
    pub titles: Vec<String>,
    pub game: usize,
    pub troubles: Vec<Trouble>,
    pub flipped: bool,
    pub names_on_squares: bool,
    pub notice: Option<Notice>,
    pub line: Line,
    /// How many blocks of rows the sheet has room for.
    pub blocks: usize,
    /// Which game, and which state of it, the sheet was drawn from.
    drawn: (u64, u64),
}

/// What changes with nearly every action, and is small.
#[derive(PartialEq)]
pub struct Line {
    pub mover: Side,
    pub status: String,
    pub spoken: String,
    pub can_undo: bool,
    pub can_redo: bool,
}

impl Line {
    fn of(session: &Session) -> Line {
        Line {
            mover: session.position().side(),
            status: session.status(),
            spoken: session.spoken(),
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
        }
    }
}

impl Shown {
    fn of(session: &Session, names: &mut Names) -> Shown {
        Shown {
            board: board::model(session, names),
            sheet: Arc::new(sheet::model(session, names)),
            why: why::model(session, names).map(Arc::new),
            entry: session.entry.clone(),
            at: session.at(),
            columns: session.columns.clone(),
            titles: titles(session),
            game: session.shown(),
            troubles: session.troubles().to_vec(),
            flipped: session.flipped,
            names_on_squares: session.names_on_squares,
            notice: session.notice.clone(),
            line: Line::of(session),
            blocks: BLOCKS,
            drawn: (session.game_number(), session.revision()),
        }
    }

    /// Catches up with the session, and tells `changed` each part that is another now, `men` each
    /// square whose man is, and `rows` each block of rows.
    fn follow(
        &mut self,
        session: &Session,
        names: &mut Names,
        mut changed: impl FnMut(Part),
        mut men: impl FnMut(usize),
        rows: impl FnMut(usize),
    ) {
        let mut tell = |part, differs: bool| {
            if differs {
                changed(part);
            }
        };
        let drawn = (session.game_number(), session.revision());
        let columns = self.columns != session.columns;
        let games = self.drawn.0 != drawn.0;
        let sheet = columns || self.drawn != drawn;
        let moved = sheet || self.at != session.at();
        if sheet {
            self.drawn = drawn;
            self.columns.clone_from(&session.columns);
            let new = Arc::new(sheet::model(session, names));
            let old = std::mem::replace(&mut self.sheet, new);
            let room = self
                .sheet
                .rows
                .len()
                .div_ceil(BLOCK)
                .next_multiple_of(BLOCKS);
            tell(Part::Blocks, room != self.blocks);
            self.blocks = room;
            (0..room)
                .filter(|&at| block(&old, at) != block(&self.sheet, at))
                .for_each(rows);
        }
        if games {
            self.titles = titles(session);
            self.troubles = session.troubles().to_vec();
            self.game = session.shown();
        }
        if moved {
            self.why = why::model(session, names).map(Arc::new);
            self.at = session.at();
        }
        let coordinates = (self.flipped, self.names_on_squares);
        (self.flipped, self.names_on_squares) = (session.flipped, session.names_on_squares);
        tell(
            Part::Coordinates,
            coordinates != (self.flipped, self.names_on_squares),
        );
        tell(Part::Columns, columns);
        tell(Part::Sheet, sheet);
        tell(Part::Games, games);
        tell(Part::Troubles, games);
        tell(Part::At, moved);
        tell(Part::Why, moved);
        let board = board::model(session, names);
        for (at, (old, new)) in self.board.squares.iter().zip(&board.squares).enumerate() {
            if old.man != new.man {
                men(at);
            }
        }
        tell(Part::Board, replace(&mut self.board, board));
        tell(Part::Line, replace(&mut self.line, Line::of(session)));
        tell(Part::Entry, self.entry != session.entry);
        self.entry.clone_from(&session.entry);
        tell(Part::Notice, self.notice != session.notice);
        self.notice.clone_from(&session.notice);
    }
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

/// Puts something new in the place of the old; `true` if that is a difference.
fn replace<T: PartialEq>(old: &mut T, new: T) -> bool {
    let differs = *old != new;
    *old = new;
    differs
}

/// The rows of a block; empty beyond the end.
fn block(sheet: &SheetModel, at: usize) -> &[Row] {
    let end = sheet.rows.len();
    &sheet.rows[end.min(at * BLOCK)..end.min((at + 1) * BLOCK)]
}

fn titles(session: &Session) -> Vec<String> {
    session
        .games()
        .iter()
        .map(|game| sheet::title(game))
        .collect()
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
            shown: StoredValue::new(Shown::of(&session, &mut names)),
            session: StoredValue::new(session),
            names: StoredValue::new(names),
            changed: StoredValue::new(ticks(Part::COUNT)),
            men: StoredValue::new(ticks(64)),
            blocks: StoredValue::new(Vec::new()),
            dialog: StoredValue::new(None),
            theme: StoredValue::new(settings.theme),
        }
    }

    /// Does what the user asked, and says which parts of the screen that has changed.
    pub fn act(&self, action: Action) {
        let (mut parts, mut squares, mut rows) = (Vec::new(), Vec::new(), Vec::new());
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
        if parts.contains(&Part::Columns) || parts.contains(&Part::Coordinates) {
            self.keep_settings();
        }
        for at in squares {
            bump(self.men, at);
        }
        for block in rows {
            bump(self.blocks, block);
        }
        for part in parts {
            self.tell(part);
        }
    }

    fn tell(&self, part: Part) {
        bump(self.changed, part as usize);
    }

    /// The man on a square of the screen (0 at the upper left), followed.
    pub fn man(&self, at: usize) -> Option<(Side, Man)> {
        track(self.men, at);
        self.glance(|shown| shown.board.squares[at].man)
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
                columns: shown.columns.clone(),
                names_on_squares: shown.names_on_squares,
            });
        });
    }
}

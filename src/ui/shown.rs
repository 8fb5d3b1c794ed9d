//! What the screen shows of the session, and which parts of it have changed.

use std::sync::Arc;

use super::desk::{BLOCK, Part};
use crate::board::Side;
use crate::game::pgn::Trouble;
use crate::message::{Drawing, Leaf};
use crate::screen::board_model::{BoardModel, Square};
use crate::screen::sheet::{Row, SheetModel};
use crate::screen::standing::StandingModel;
use crate::screen::why::WhyModel;
use crate::screen::{board_model as board, sheet, standing, why};
use crate::session::entry::Entry;
use crate::session::{Column, Names, Notice, Offer, Session};

/// How many blocks the sheet has room for at least, and grows by.
const BLOCKS: usize = 8;

/// What the screen shows of the session.
pub struct Shown {
    pub board: BoardModel,
    pub sheet: Arc<SheetModel>,
    pub why: Option<Arc<WhyModel>>,
    pub entry: Entry,
    entry_number: u64,
    editor_number: u64,
    editing: bool,
    /// How many half-moves have been played.
    pub moment: u32,
    pub leaf: Option<Arc<Leaf>>,
    pub book_list: Arc<Drawing>,
    pub columns: Vec<Column>,
    /// Which columns there are to choose from.
    pub offer: Offer,
    /// What each of the games is called.
    pub titles: Vec<String>,
    pub game: usize,
    pub troubles: Vec<Trouble>,
    pub flipped: bool,
    pub names_on_squares: bool,
    pub notice: Option<Notice>,
    pub line: Line,
    pub standing: StandingModel,
    /// How many blocks of rows the sheet has room for.
    pub blocks: usize,
    /// Which game, and which state of it, the sheet was drawn from.
    drawn: (u64, u64),
}

/// What changes with nearly every action, and is small.
#[derive(PartialEq)]
pub struct Line {
    /// Whose men may be lifted; `None` for both.
    pub mover: Option<Side>,
    pub spoken: String,
    pub can_undo: bool,
    pub can_redo: bool,
}

impl Line {
    fn of(session: &Session) -> Line {
        Line {
            mover: session.mover(),
            spoken: session.spoken(),
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
        }
    }
}

impl Shown {
    /// A square by its place on the screen, counted from the upper left.
    pub fn square(&self, at: usize) -> &Square {
        // Squares of a larger board that is being taken away may ask once more.
        let last = self.board.squares.len() - 1;
        &self.board.squares[at.min(last)]
    }

    pub fn of(session: &Session, names: &mut Names) -> Shown {
        Shown {
            board: board::model(session, names),
            sheet: Arc::new(sheet::model(session, names)),
            why: why::model(session, names).map(Arc::new),
            entry: session.entry.clone(),
            entry_number: session.entry_number(),
            editor_number: session.editor_number(),
            editing: false,
            moment: session.at().moment(),
            leaf: None,
            book_list: Arc::clone(session.book_list()),
            columns: session.columns.clone(),
            offer: session.offer(),
            titles: titles(session),
            game: session.shown(),
            troubles: session.troubles().to_vec(),
            flipped: session.flipped,
            names_on_squares: session.names_on_squares,
            notice: session.notice.clone(),
            line: Line::of(session),
            standing: standing::model(session, names),
            blocks: BLOCKS,
            drawn: (session.game_number(), session.revision()),
        }
    }

    /// Catches up with the session, and tells `changed` each part that is another now, `men` each
    /// square whose man is, and `rows` each block of rows.
    pub fn follow(
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
        let columns = self.columns != session.columns || self.offer != session.offer();
        let games = self.drawn.0 != drawn.0;
        let sheet = columns || self.drawn != drawn;
        let editing = replace(&mut self.editing, session.editor().is_some());
        let moved = sheet || editing || self.moment != session.at().moment();
        if sheet {
            self.drawn = drawn;
            self.columns.clone_from(&session.columns);
            self.offer = session.offer();
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
            self.moment = session.at().moment();
            let standing = standing::model(session, names);
            tell(Part::Material, standing.material != self.standing.material);
            tell(Part::Standing, standing != self.standing);
            self.standing = standing;
        }
        let turned = self.leaf.as_ref().map(Arc::as_ptr) != session.leaf().map(Arc::as_ptr);
        self.leaf = session.leaf().cloned();
        let listed = !Arc::ptr_eq(&self.book_list, session.book_list());
        self.book_list.clone_from(session.book_list());
        tell(Part::Leaf, turned);
        tell(Part::BookList, listed);
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
        // What is made anew with another board comes before what looks at its squares.
        tell(Part::Span, self.board.span != board.span);
        tell(
            Part::Drawn,
            self.board.drawn != board.drawn || coordinates.0 != self.flipped,
        );
        for (at, (old, new)) in self.board.squares.iter().zip(&board.squares).enumerate() {
            if old.man != new.man {
                men(at);
            }
        }
        tell(Part::Board, replace(&mut self.board, board));
        tell(Part::Line, replace(&mut self.line, Line::of(session)));
        if replace(&mut self.entry_number, session.entry_number()) {
            self.entry.clone_from(&session.entry);
            tell(Part::Entry, true);
        }
        tell(Part::Editing, editing);
        tell(
            Part::Editor,
            replace(&mut self.editor_number, session.editor_number()),
        );
        tell(Part::Notice, self.notice != session.notice);
        self.notice.clone_from(&session.notice);
    }
}

/// Puts something new in the place of the old; `true` if that is a difference.
fn replace<T: PartialEq>(old: &mut T, new: T) -> bool {
    let differs = *old != new;
    *old = new;
    differs
}

/// The rows of a block; empty beyond the end.
pub fn block(sheet: &SheetModel, at: usize) -> &[Row] {
    let end = sheet.rows.len();
    &sheet.rows[end.min(at * BLOCK)..end.min((at + 1) * BLOCK)]
}

fn titles(session: &Session) -> Vec<String> {
    session
        .games()
        .iter()
        .map(|game| crate::game::title(&game.tree))
        .collect()
}

//! The board as the screen shows it: 64 squares in reading order, each with its marks.

use super::book::wire;
use super::editor::Editor;
use super::session::{Hand, Pointing, Session};
use super::{Names, speech};
use crate::board::{Cell, Cells, Drawn, Man, Play, Role, Shape, Side};
use crate::game::At;
use crate::notation::descriptive::square_name;
use crate::notation::{Barred, Claim};

/// Why a square stands out. Meanings, not colours; a square may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move left or reached it.
    Last,
    /// The king on it is in check.
    Check,
    /// The man on it is picked up.
    Lifted,
    /// The man picked up may go there.
    Target,
    /// The man picked up may take what stands there.
    Capture,
    /// What is pointed at names it.
    Named,
    /// A man on it could be meant if the part pointed at were missing.
    Rival,
    /// A man on it could go, but for his own king.
    Pinned,
    /// A man on it keeps another from moving.
    Pinner,
    /// It lies between the man that pins and the king.
    PinLine,
    /// A sentence of refusal is about it.
    Refused,
}

impl Mark {
    /// The CSS class of the mark.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Mark::Last => "last",
            Mark::Check => "check",
            Mark::Lifted => "lifted",
            Mark::Target => "target",
            Mark::Capture => "target capture",
            Mark::Named => "named",
            Mark::Rival => "rival",
            Mark::Pinned => "pinned",
            Mark::Pinner => "pinner",
            Mark::PinLine => "pin-line",
            Mark::Refused => "refused",
        }
    }
}

/// One square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Square {
    pub cell: Cell,
    pub man: Option<(Side, Man)>,
    pub marks: Vec<Mark>,
    /// What a screen reader says: the square, who stands there, and its marks.
    pub label: String,
}

/// The board from the side at the bottom of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardModel {
    /// From the upper left to the lower right of the screen.
    pub squares: Vec<Square>,
    /// How many files, and ranks, there are.
    pub span: u8,
    pub flipped: bool,
    /// What is drawn over the squares.
    pub drawn: Vec<Drawn>,
    /// The square of arrival and what the pawn may become there, while that is to be chosen.
    pub promotion: Option<(Cell, Vec<Man>)>,
}

/// The two names of a square in descriptive, White's and Black's.
#[must_use]
pub fn descriptive_names(cell: Cell) -> [String; 2] {
    Side::ALL.map(|side| square_name(cell, side))
}

/// The squares in reading order for the side at the bottom.
#[must_use]
pub fn reading_order(flipped: bool) -> Vec<Cell> {
    let mut cells: Vec<Cell> = (0..8)
        .rev()
        .flat_map(|rank| (0..8).map(move |file| Cell::new(file, rank)))
        .collect();
    if flipped {
        cells.reverse();
    }
    cells
}

/// Builds the board from the session.
#[must_use]
pub fn model(session: &Session, names: &mut Names) -> BoardModel {
    if let Some(editor) = session.editor() {
        return draft(editor, session.flipped);
    }
    let glimpse = match session.pointing {
        Some(Pointing::Moment(moment)) => Some(session.at_moment(moment)),
        _ => None,
    };
    let there = glimpse.map(|at| session.tree().position(at));
    let position = there.as_ref().unwrap_or(session.position());
    let mut marks = Marks::default();
    if let Some(play) = session.play_to(glimpse.unwrap_or(session.at())) {
        marks.put(Mark::Last, [play.from, play.to]);
    }
    marks.put(Mark::Check, position.checked_kings().iter());
    if let Hand::Lifted(from) = session.hand {
        marks.put(Mark::Lifted, [from]);
        for play in position.plays().iter().filter(|play| play.from == from) {
            let mark = if play.taken().is_some() {
                Mark::Capture
            } else {
                Mark::Target
            };
            marks.put(mark, [play.to]);
        }
    }
    marks.put(Mark::Refused, session.notice_cells());
    if let Some(pointing) = &session.pointing {
        point(session, pointing, names, &mut marks);
    }
    let squares = reading_order(session.flipped)
        .into_iter()
        .map(|cell| square(cell, position.on(cell), marks.on(cell)))
        .collect();
    let promotion = match &session.hand {
        Hand::Promoting { choices } => choices.first().map(|play| {
            (
                play.to,
                choices.iter().filter_map(Play::promotion).collect(),
            )
        }),
        Hand::Idle | Hand::Lifted(_) => None,
    };
    BoardModel {
        squares,
        span: position.variant().span(),
        flipped: session.flipped,
        drawn: session
            .notice
            .iter()
            .flat_map(|notice| notice.drawn.iter().copied())
            .chain(by_author(
                &session.marks_at(glimpse.unwrap_or(session.at())),
            ))
            .collect(),
        promotion,
    }
}

/// The board while a position is set up.
fn draft(editor: &Editor, flipped: bool) -> BoardModel {
    let squares = reading_order(flipped)
        .into_iter()
        .map(|cell| {
            let lifted = (editor.from == Some(cell)).then_some(Mark::Lifted);
            square(
                cell,
                editor.setup.men.on(cell),
                lifted.into_iter().collect(),
            )
        })
        .collect();
    BoardModel {
        squares,
        span: editor.setup.variant.span(),
        flipped,
        drawn: by_author(&editor.marks).collect(),
        promotion: None,
    }
}

fn by_author(shapes: &[Shape]) -> impl Iterator<Item = Drawn> {
    shapes.iter().map(|&shape| Drawn {
        shape,
        role: Role::Author,
    })
}

/// The squares of each mark.
#[derive(Default)]
struct Marks(Vec<(Mark, Cells)>);

impl Marks {
    fn put(&mut self, mark: Mark, cells: impl IntoIterator<Item = Cell>) {
        let cells: Cells = cells.into_iter().collect();
        match self.0.iter_mut().find(|(known, _)| *known == mark) {
            Some((_, known)) => *known |= cells,
            None => self.0.push((mark, cells)),
        }
    }

    fn on(&self, cell: Cell) -> Vec<Mark> {
        self.0
            .iter()
            .filter(|(_, cells)| cells.has(cell))
            .map(|(mark, _)| *mark)
            .collect()
    }

    fn pin(&mut self, barred: &Barred) {
        self.put(Mark::Pinned, [barred.play.from]);
        self.put(Mark::Pinner, [barred.attacker.1]);
        self.put(Mark::PinLine, barred.line.iter());
    }
}

fn square(cell: Cell, man: Option<(Side, Man)>, marks: Vec<Mark>) -> Square {
    let mut label = speech::square(cell, man);
    for mark in &marks {
        label.push_str(match mark {
            Mark::Last => ", last move",
            Mark::Check => ", in check",
            Mark::Lifted => ", picked up",
            Mark::Target => ", can move here",
            Mark::Capture => ", can be taken",
            Mark::Named => ", named",
            Mark::Rival => ", rival",
            Mark::Pinned => ", pinned",
            Mark::Pinner => ", pins",
            Mark::PinLine | Mark::Refused => "",
        });
    }
    Square {
        cell,
        man,
        marks,
        label,
    }
}

/// Marks what is pointed at.
fn point(session: &Session, pointing: &Pointing, names: &mut Names, marks: &mut Marks) {
    match pointing {
        Pointing::Cell(cell) => marks.put(Mark::Named, [*cell]),
        Pointing::Play(play) => marks.put(Mark::Named, [play.from, play.to]),
        Pointing::Way(key) => marks.put(Mark::Named, wire::ends(*key).into_iter().flatten()),
        // The whole board shows it.
        Pointing::Moment(_) => {}
        Pointing::Part { column, part } => {
            let (At::After(id), Some(column)) = (session.at(), session.columns.get(*column)) else {
                return;
            };
            let before = session.tree().position(session.tree().node(id).parent);
            let named = names.name(session.tree(), id, &before, column.notation);
            let play = session.tree().node(id).play;
            if let Some(claim) = named.reading.parts.get(*part).and_then(|part| part.claim) {
                marks.put(Mark::Named, claimed(claim, &play).iter());
            }
            let rivals = named.without(*part, &before.turn());
            marks.put(
                Mark::Rival,
                rivals
                    .iter()
                    .map(|rival| rival.from)
                    .filter(|&from| from != play.from),
            );
            for barred in &named.barred {
                marks.pin(barred);
            }
        }
    }
}

/// The squares of an 8×8 board that a claim is about; for a claim about men, those of the play.
fn claimed(claim: Claim, play: &Play) -> Cells {
    let board: Cells = Cell::orthodox().collect();
    match claim {
        Claim::From(cells) | Claim::To(cells) | Claim::TookOn(cells) | Claim::PartnerOn(cells) => {
            cells & board
        }
        Claim::Moved(_) => Cells::of(play.from),
        Claim::Captures(_) | Claim::Took(_) | Claim::EnPassant(_) => {
            play.taken().map_or(Cells::NONE, |(_, on)| Cells::of(on))
        }
        Claim::Promotes(_) | Claim::Steps(_) | Claim::NoPromotion => Cells::of(play.to),
        Claim::CastlesWith(_) => Cells::of(play.from),
        Claim::Castles(_) | Claim::NoCastling => Cells::of(play.from) | Cells::of(play.to),
        Claim::Gives(_) | Claim::Exposes => Cells::NONE,
    }
}

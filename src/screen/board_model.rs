//! The board as the screen shows it: its squares in reading order, each with its marks, and what is
//! drawn over them.

mod draft;
mod squares;

use crate::board::{Cell, Cells, Drawn, Play, Role, Shape, Side, What};
use crate::game::At;
use crate::message::key;
use crate::notation::descriptive::square_name;
use crate::notation::{Barred, Claim};
use crate::rules::Position;
use crate::session::Names;
use crate::session::{Hand, Pointing, Session};
pub use draft::draft as editor;
use draft::draft;
pub use squares::{BoardModel, Choice, Chooser, Mark, Square, reading_order};
use squares::{by_author, square, tell_of};

/// The two names of a square in descriptive, White's and Black's.
#[must_use]
pub fn descriptive_names(cell: Cell) -> [String; 2] {
    Side::ALL.map(|side| square_name(cell, side))
}

/// Builds the board from the session.
#[must_use]
pub fn model(session: &Session, names: &mut Names) -> BoardModel {
    if let Some(editor) = session.editor() {
        return draft(editor, session.flipped());
    }
    let glimpse = match session.pointing().cloned() {
        Some(Pointing::Moment(at)) if session.tree().has(at) => Some(at),
        _ => None,
    };
    let there = glimpse.map(|at| session.tree().position(at));
    let position = there.as_ref().unwrap_or(session.position());
    let mut marks = Marks::default();
    if let Some(play) = session.play_to(glimpse.unwrap_or(session.at())) {
        marks.put(Mark::Last, [play.from, play.to]);
    }
    marks.put(Mark::Check, position.checked_kings().iter());
    if let Hand::Lifted(from) = *session.hand() {
        marks.put(Mark::Lifted, [from]);
        for play in position.plays().iter().filter(|play| play.from == from) {
            let mark = if play.taken().is_some() {
                Mark::Capture
            } else {
                Mark::Target
            };
            marks.put(mark, [play.to]);
            if let What::CastlesWith { at, .. } = play.what {
                marks.put(Mark::Target, [at]);
            }
        }
    }
    if let Some(notice) = session.notice() {
        marks.drawn.extend_from_slice(&notice.drawn);
    }
    let mut refused: Cells = session.notice_cells().into_iter().collect();
    for drawn in &marks.drawn {
        // Where an answer to check goes, nothing is refused.
        if let (Shape::Arrow(_, to), Role::Captures | Role::Interposes | Role::Flees) =
            (drawn.shape, drawn.role)
        {
            refused = refused & !Cells::of(to);
        }
    }
    marks.put(Mark::Refused, refused.iter());
    let here = glimpse.unwrap_or(session.at());
    marks.drawn.extend(by_author(&session.marks_at(here)));
    if let Some(pointing) = session.pointing() {
        point(session, pointing, names, &mut marks);
    }
    let span = position.variant().span();
    let mut squares: Vec<Square> = reading_order(span, session.flipped())
        .into_iter()
        .map(|cell| square(cell, position.on(cell), marks.on(cell)))
        .collect();
    tell_of(&mut squares, &marks.drawn);
    BoardModel {
        squares,
        span,
        flipped: session.flipped(),
        drawn: marks.drawn,
        choices: match session.hand() {
            Hand::Choosing { choices: plays } => choices(position, plays),
            Hand::Idle | Hand::Lifted(_) => Vec::new(),
        },
    }
}

/// Several plays that end on one square, as they are offered there.
#[must_use]
pub fn choices(position: &Position, plays: &[Play]) -> Vec<Choice> {
    let offered = plays.iter();
    offered
        .map(|play| choice(play, plays, position.mover(play)))
        .collect()
}

/// A play as one of several that end on the same square.
fn choice(play: &Play, among: &[Play], side: Side) -> Choice {
    let changes = among.iter().any(|other| other.promotion().is_some());
    let takes = among.iter().any(|other| other.taken() != play.taken());
    Choice {
        play: *play,
        arrives: (side, play.promotion().unwrap_or(play.man)),
        becomes: match play.promotion() {
            Some(man) => man.name(),
            None if changes => "stays a pawn",
            None => "",
        },
        takes: match play.taken() {
            _ if !takes => "",
            Some(_) => "takes in passing",
            None => "does not take",
        },
    }
}

/// The squares of each mark, and what is drawn over the board.
#[derive(Default)]
struct Marks {
    cells: Vec<(Mark, Cells)>,
    drawn: Vec<Drawn>,
}

impl Marks {
    fn put(&mut self, mark: Mark, cells: impl IntoIterator<Item = Cell>) {
        let cells: Cells = cells.into_iter().collect();
        match self.cells.iter_mut().find(|(known, _)| *known == mark) {
            Some((_, known)) => *known |= cells,
            None => self.cells.push((mark, cells)),
        }
    }

    fn on(&self, cell: Cell) -> Vec<Mark> {
        self.cells
            .iter()
            .filter(|(_, cells)| cells.has(cell))
            .map(|(mark, _)| *mark)
            .collect()
    }

    /// An arrow for a play.
    fn arrow(&mut self, play: &Play, role: Role) {
        let shape = Shape::Arrow(play.from, play.to);
        self.drawn.push(Drawn { shape, role });
    }

    fn pin(&mut self, barred: &Barred) {
        self.put(Mark::Pinned, [barred.play.from]);
        self.put(Mark::Pinner, [barred.attacker.1]);
        self.put(Mark::PinLine, barred.line.iter());
    }
}

/// Marks what is pointed at.
fn point(session: &Session, pointing: &Pointing, names: &mut Names, marks: &mut Marks) {
    match pointing {
        Pointing::Cell(cell) => marks.put(Mark::Named, [*cell]),
        Pointing::Play(play) => {
            marks.put(Mark::Named, [play.from, play.to]);
            marks.arrow(play, Role::Asked);
        }
        Pointing::Way(way) => marks.put(Mark::Named, key::ends(*way).into_iter().flatten()),
        // The whole board shows it.
        Pointing::Moment(_) => {}
        Pointing::Part { column, part } => {
            let (At::After(id), Some(column)) = (session.at(), session.columns().get(*column))
            else {
                return;
            };
            let before = session.tree().position(session.tree().node(id).parent);
            let named = names.name(session.tree(), id, &before, column.notation);
            let play = session.tree().node(id).play;
            if let Some(claim) = named.reading.parts.get(*part).and_then(|part| part.claim) {
                let board = before.variant().board();
                marks.put(Mark::Named, claimed(claim, &play, board).iter());
            }
            for rival in named.without(*part, &before.turn_of(before.mover(&play))) {
                if rival.from != play.from {
                    marks.put(Mark::Rival, [rival.from]);
                }
                marks.arrow(&rival, Role::Against);
            }
            for barred in &named.barred {
                marks.pin(barred);
            }
        }
    }
}

/// The squares of the board that a claim is about; for a claim about men, those of the play.
fn claimed(claim: Claim, play: &Play, board: Cells) -> Cells {
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

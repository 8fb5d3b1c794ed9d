//! The board as the screen shows it: its squares in reading order, each with its marks, and the
//! figures drawn over them.

mod draft;
mod marks;
mod reasons;
mod squares;

use crate::board::{Color, Drawn, Move, Role, Shape, Square, Squares};
use crate::game::At;
use crate::message::key;
use crate::notation::Claim;
use crate::notation::descriptive::square_name;
use crate::rules::Position;
use crate::session::Names;
use crate::session::{Hand, Pointing, Session};
pub use draft::draft as editor;
use draft::draft;
use marks::BoardMarks;
pub use squares::{BoardChoice, BoardModel, Chooser, Mark, SquareModel, reading_order};
use squares::{square_model, tell_of};

/// Returns the two names of a square in descriptive, White's and Black's.
#[must_use]
pub fn descriptive_names(square: Square) -> [String; 2] {
    Color::ALL.map(|color| square_name(square, color))
}

/// Builds the board from the session.
#[must_use]
pub fn model(session: &Session, names: &mut Names) -> BoardModel {
    let mut model = bare(session, names);
    if session.editor().is_none() {
        reasons::add(session, names, &mut model);
    }
    model
}

/// Builds the board without the current move's arrow and its rivals.
#[must_use]
pub fn bare(session: &Session, names: &mut Names) -> BoardModel {
    if let Some(editor) = session.editor() {
        return draft(editor, session.flipped());
    }
    let glimpse = match session.pointing().cloned() {
        Some(Pointing::Moment(at)) if session.tree().has(at) => Some(at),
        _ => None,
    };
    let there = glimpse.map(|at| session.tree().position(at));
    let position = there.as_ref().unwrap_or(session.position());
    let mut marks = BoardMarks::default();
    let last = session.move_to(glimpse.unwrap_or(session.at()));
    if let Some(mv) = last.filter(|mv| !mv.passes()) {
        marks.put(Mark::Last, [mv.from, mv.to]);
    }
    marks.put(Mark::Check, position.checked_kings().iter());
    if let Hand::Lifted(from) = *session.hand() {
        marks.put(Mark::Lifted, [from]);
        marks.put_targets(position, from);
    }
    if let Some(notice) = session.notice() {
        marks.drawn.extend_from_slice(&notice.drawn);
    }
    let refused = refused(session, &marks.drawn);
    marks.put(Mark::Refused, refused.iter());
    let here = glimpse.unwrap_or(session.at());
    marks.drawn.extend(session.marks_at(here));
    if let Some(pointing) = session.pointing() {
        point(session, pointing, names, &mut marks);
    }
    let mut model = seen(position, session.flipped(), marks);
    if let Hand::Choosing { choices: moves } = session.hand() {
        model.choices = choices(position, moves);
    }
    model
}

/// Builds the board of a position alone, with the marks drawn by its author, as a book shows it.
#[must_use]
pub fn still(position: &Position, flipped: bool, drawn: Vec<Drawn>) -> BoardModel {
    let marks = BoardMarks {
        drawn,
        ..BoardMarks::default()
    };
    seen(position, flipped, marks)
}

/// Builds the board with these marks and without a choice of moves.
fn seen(position: &Position, flipped: bool, marks: BoardMarks) -> BoardModel {
    let span = position.variant().span();
    let mut squares: Vec<SquareModel> = reading_order(span, flipped)
        .into_iter()
        .map(|square| square_model(square, position.on(square), marks.on(square)))
        .collect();
    tell_of(&mut squares, &marks.drawn);
    BoardModel {
        squares,
        span,
        flipped,
        drawn: marks.drawn,
        choices: Vec::new(),
    }
}

/// Returns the squares of a refusal, except the ends of arrows that answer a check.
fn refused(session: &Session, drawn: &[Drawn]) -> Squares {
    let mut refused: Squares = session.notice_squares().into_iter().collect();
    for drawn in drawn {
        if let (Shape::Arrow(_, to), Role::Captures | Role::Interposes | Role::Flees) =
            (drawn.shape, drawn.role)
        {
            refused = refused & !Squares::of(to);
        }
    }
    refused
}

/// Returns several moves to one square, as choices to be offered there.
#[must_use]
pub fn choices(position: &Position, moves: &[Move]) -> Vec<BoardChoice> {
    let offered = moves.iter();
    offered
        .map(|mv| choice(mv, moves, position.mover(mv)))
        .collect()
}

/// Returns a move as one of several choices.
fn choice(mv: &Move, among: &[Move], color: Color) -> BoardChoice {
    let changes = among.iter().any(|other| other.promotion().is_some());
    let takes = among.iter().any(|other| other.taken() != mv.taken());
    BoardChoice {
        mv: *mv,
        arrives: (color, mv.promotion().unwrap_or(mv.piece)),
        becomes: match mv.promotion() {
            Some(piece) => piece.name(),
            None if changes => "stays a pawn",
            None => "",
        },
        takes: match mv.taken() {
            _ if !takes => "",
            Some(_) => "takes en passant",
            None => "does not take",
        },
    }
}

/// Marks the thing that is pointed at.
fn point(session: &Session, pointing: &Pointing, names: &mut Names, marks: &mut BoardMarks) {
    match pointing {
        Pointing::Square(square) => marks.put(Mark::Named, [*square]),
        Pointing::Move(mv) => {
            marks.put(Mark::Named, [mv.from, mv.to]);
            marks.arrow(mv, Role::Asked);
        }
        Pointing::Way(way) => marks.put(Mark::Named, key::ends(*way).into_iter().flatten()),
        // The complete board shows this moment.
        Pointing::Moment(_) => {}
        Pointing::Part { column, part } => {
            let (At::After(id), Some(column)) = (session.at(), session.columns().get(*column))
            else {
                return;
            };
            let before = session.tree().position(session.tree().node(id).parent);
            let named = names.name(session.tree(), id, &before, column.notation);
            let mv = session.tree().node(id).mv;
            if let Some(claim) = named.reading.parts.get(*part).and_then(|part| part.claim) {
                let board = before.variant().board();
                marks.put(Mark::Named, claimed(claim, &mv, board).iter());
            }
            for rival in named.without(*part, &before.turn_of(before.mover(&mv))) {
                if rival.from != mv.from {
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

/// Returns the squares of the board that a claim is about; for a claim about pieces, the squares of
/// the move.
fn claimed(claim: Claim, mv: &Move, board: Squares) -> Squares {
    match claim {
        Claim::From(squares)
        | Claim::To(squares)
        | Claim::TookOn(squares)
        | Claim::PartnerOn(squares) => squares & board,
        Claim::Moved(_) => Squares::of(mv.from),
        Claim::Captures(_) | Claim::Took(_) | Claim::EnPassant(_) => {
            mv.taken().map_or(Squares::NONE, |(_, on)| Squares::of(on))
        }
        Claim::Promotes(_) | Claim::Steps(_) | Claim::NoPromotion => Squares::of(mv.to),
        Claim::CastlesWith(_) => Squares::of(mv.from),
        Claim::Castles(_) | Claim::NoCastling => Squares::of(mv.from) | Squares::of(mv.to),
        Claim::Gives(_) | Claim::Exposes => Squares::NONE,
    }
}

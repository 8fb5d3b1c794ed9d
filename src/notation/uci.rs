//! Coordinate notation as chess engines write it.
//!
//! | text | move |
//! |---|---|
//! | `e2e4` | from e2 to e4, whatever stands there |
//! | `e7e8q` | the pawn becomes a queen |
//! | `e1g1` | White castles on the king's side; `e1h1`, the king "takes" its rook, is read too |
//!
//! Where the king or rook did not start on its usual square (Chess960), castling is written as the
//! king taking its rook, because `f1g1` alone would be a step of the king.

use std::ops::Range;

use super::Tolerance;
use super::claim::{Claim, Kind, Part, Reading};
use super::form::{Claims, FormChooser, Rule, Wording};
use super::misread::Misread;
use super::ply::Ply;
use super::scan::Scan;
use super::turn::Turn;
use crate::board::{Move, MoveKind, Piece, Square, Squares, Variant, Wing};

/// Returns the second square that is written for castling; `None` for other moves.
fn castling_target(mv: &Move) -> Option<Square> {
    let MoveKind::Castles { wing, rook } = mv.kind else {
        return None;
    };
    let corner = if wing == Wing::King { 7 } else { 0 };
    let usual = mv.from.file() == 4 && rook.file() == corner;
    Some(if usual { mv.to } else { rook })
}

/// Returns the second square that is written for a move.
pub(super) fn target(mv: &Move) -> Square {
    castling_target(mv).unwrap_or(mv.to)
}

/// Adds the claims of two squares, given with their spans in the text.
pub(super) fn claim_squares(
    scan: &mut Scan<'_>,
    (from_span, from): (Range<usize>, Square),
    (to_span, to): (Range<usize>, Square),
    turn: &Turn<'_>,
) {
    let castling = turn.moves.iter().find(|mv| match mv.kind {
        MoveKind::Castles { rook, .. } => {
            mv.from == from && (rook == to || castling_target(mv) == Some(to))
        }
        _ => false,
    });
    let (landing, manner) = match castling {
        Some(mv) => (mv.to, Claim::Castles(mv.castles())),
        None => (to, Claim::NoCastling),
    };
    let (from, landing) = (
        Claim::From(Squares::one(from)),
        Claim::To(Squares::one(landing)),
    );
    let end = to_span.end;
    scan.parts.extend([
        Part::binding(from_span, Kind::Departure, from),
        Part::binding(to_span, Kind::Square, landing),
        Part::binding(end..end, Kind::Implied, manner),
    ]);
}

/// Offers the only form of a move.
pub(super) fn form(ply: &Ply<'_>, choose: &mut FormChooser<'_>) {
    let Ply { mv, .. } = *ply;
    choose(&Wording::new(&|| says(mv), Rule::Full, &|out| {
        mv.from.write(out);
        target(mv).write(out);
        if let Some(piece) = mv.promotion() {
            out.push(piece.letter().to_ascii_lowercase());
        }
    }));
}

/// Returns what two squares claim, and the promotion written after them.
pub(super) fn says(mv: &Move) -> Claims {
    let manner = match mv.castles() {
        None => Claim::NoCastling,
        wing => Claim::Castles(wing),
    };
    let squares = [
        Claim::From(Squares::one(mv.from)),
        Claim::To(Squares::one(mv.to)),
    ];
    let mut says = Claims::new(&squares);
    says.add(manner);
    says.add_all(mv.promotion().map(Claim::Promotes));
    says
}

/// Reads what a text claims in this notation.
pub(super) fn read(text: &str, turn: &Turn<'_>, tolerance: Tolerance) -> Result<Reading, Misread> {
    let mut scan = Scan::of_move(Variant::Standard, text, tolerance)?;
    let from = scan.square()?;
    let to = scan.square()?;
    claim_squares(&mut scan, from, to, turn);
    let promoted = scan.peek().and_then(Piece::from_letter);
    scan.end(promoted.filter(|piece| Piece::PROMOTIONS.contains(piece)))
}

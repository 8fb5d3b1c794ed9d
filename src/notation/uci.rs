//! Coordinates as chess engines speak them.
//!
//! | text | move |
//! |---|---|
//! | `e2e4` | from e2 to e4, whatever stands there |
//! | `e7e8q` | the pawn becomes a queen |
//! | `e1g1` | White castles on the king's side; `e1h1`, the king "takes" his rook, is read too |
//!
//! Where the king or rook did not start on its usual square (Chess960), castling is written as the
//! king taking his rook, since `f1g1` alone would say something else.

use std::ops::Range;

use super::Tolerance;
use super::claim::{Claim, Expected, Kind, Misread, Part, Reading};
use super::form::{Form, Rule};
use super::scan::Scan;
use super::turn::Turn;
use crate::board::{Cell, Cells, Man, Play, What, Wing};

/// The second square of castling as it is written.
fn castling_target(play: &Play) -> Option<Cell> {
    let What::Castles { wing, rook } = play.what else {
        return None;
    };
    let corner = if wing == Wing::King { 7 } else { 0 };
    let usual = play.from.file() == 4 && rook.file() == corner;
    Some(if usual { play.to } else { rook })
}

/// The second square that is written for a play.
pub(super) fn target(play: &Play) -> Cell {
    castling_target(play).unwrap_or(play.to)
}

/// Adds what two squares and their places in the text claim.
pub(super) fn claim_squares(
    scan: &mut Scan<'_>,
    (from_span, from): (Range<usize>, Cell),
    (to_span, to): (Range<usize>, Cell),
    turn: &Turn<'_>,
) {
    let castling = turn.plays.iter().find(|play| match play.what {
        What::Castles { rook, .. } => {
            play.from == from && (rook == to || castling_target(play) == Some(to))
        }
        _ => false,
    });
    let (landing, manner) = match castling {
        Some(play) => (play.to, Claim::Castles(play.castles())),
        None => (to, Claim::NoCastling),
    };
    let (from, landing) = (Claim::From(Cells::of(from)), Claim::To(Cells::of(landing)));
    let end = to_span.end;
    scan.parts.extend([
        Part::binding(from_span, Kind::Departure, from),
        Part::binding(to_span, Kind::Square, landing),
        Part::binding(end..end, Kind::Implied, manner),
    ]);
}

pub(super) fn form(play: &Play) -> Form {
    let promotion = play.promotion().map_or_else(String::new, |man| {
        man.letter().to_ascii_lowercase().to_string()
    });
    let text = format!("{}{}{promotion}", play.from, target(play));
    Form::new(text, Rule::Full)
}

pub(super) fn read(text: &str, turn: &Turn<'_>, tolerance: Tolerance) -> Result<Reading, Misread> {
    let mut scan = Scan::new(text, tolerance == Tolerance::Tolerant);
    if scan.rest().is_empty() {
        return Err(scan.misread(Expected::Move));
    }
    let from = scan.square()?;
    let to = scan.square()?;
    claim_squares(&mut scan, from, to, turn);
    let promoted = scan.peek().and_then(Man::from_letter);
    if let Some(man) = promoted.filter(|man| Man::PROMOTIONS.contains(man)) {
        let span = scan.take(1);
        scan.parts
            .push(Part::binding(span, Kind::Promotion, Claim::Promotes(man)));
    }
    scan.marks(false)?;
    Ok(scan.finish())
}

//! Smith notation, in which chess servers keep games so that moves can be taken back: both squares,
//! what was taken, what a pawn became.
//!
//! | text | move |
//! |---|---|
//! | `e2e4` | e2–e4, whatever stands there; nothing is taken |
//! | `d4e5p` | the piece on d4 takes a pawn on e5: `p n b r q`, in lower case |
//! | `e5d6E` | the pawn on e5 takes en passant |
//! | `e1g1c` | White castles on the king's side, `e1c1C` on the queen's: the king's squares |
//! | `f1g1c` | the same in Chess960, where `f1g1` is the king's step |
//! | `f7f8Q` | the pawn becomes a queen: `N B R Q`, in capitals |
//! | `d7e8nQ` | it takes a knight as well |
//!
//! The case distinguishes `e7d8q`, where a queen is taken, from `e7d8rQ`, where a pawn becomes one.
//! Text that is typed without the letter after the squares is read too.
//!
//! Source: Internet Chess Club, "Smith Notation".

use super::Tolerance;
use super::claim::{Claim, Kind, Part, Reading};
use super::form::{Claims, FormChooser, Rule, Wording};
use super::misread::Misread;
use super::ply::Ply;
use super::scan::Scan;
use crate::board::{Move, MoveKind, Piece, Squares, Variant, Wing};

/// Offers the only form of a move.
pub(super) fn form(ply: &Ply<'_>, choose: &mut FormChooser<'_>) {
    let Ply { mv, .. } = *ply;
    let letter = match (mv.kind, mv.castles(), mv.taken()) {
        (MoveKind::EnPassant { .. }, ..) => Some('E'),
        (_, Some(Wing::King), _) => Some('c'),
        (_, Some(Wing::Queen), _) => Some('C'),
        (.., taken) => taken.map(|(piece, _)| piece.letter().to_ascii_lowercase()),
    };
    choose(&Wording::new(&|| says(mv), Rule::Full, &|out| {
        mv.from.write(out);
        mv.to.write(out);
        for letter in [letter, mv.promotion().map(Piece::letter)]
            .into_iter()
            .flatten()
        {
            out.push(letter);
        }
    }));
}

/// Returns what the text of a move claims: both squares, and what was taken.
fn says(mv: &Move) -> Claims {
    let manner = match mv.castles() {
        None => Claim::NoCastling,
        wing => Claim::Castles(wing),
    };
    let (from, to) = (Squares::one(mv.from), Squares::one(mv.to));
    let mut says = Claims::new(&[Claim::From(from), Claim::To(to), manner]);
    says.add_all(mv.promotion().map(Claim::Promotes));
    says.add_taken(mv);
    says
}

/// Reads what a text claims in this notation.
pub(super) fn read(text: &str, tolerance: Tolerance) -> Result<Reading, Misread> {
    let mut scan = Scan::of_move(Variant::Standard, text, tolerance)?;
    let (from_span, from) = scan.square()?;
    let (to_span, to) = scan.square()?;
    scan.parts.extend([
        Part::binding(from_span, Kind::Departure, Claim::From(Squares::one(from))),
        Part::binding(to_span, Kind::Square, Claim::To(Squares::one(to))),
    ]);
    effect(&mut scan, tolerance);
    let promoted = scan.peek().filter(char::is_ascii_uppercase);
    let promoted = promoted.and_then(Piece::from_letter);
    scan.end(promoted.filter(|piece| Piece::PROMOTIONS.contains(piece)))
}

/// Reads the letter after the squares, or adds what its absence says.
fn effect(scan: &mut Scan<'_>, tolerance: Tolerance) {
    let next = scan.peek();
    let letter = match next {
        Some('E') => Some((Kind::EnPassant, Claim::EnPassant(true))),
        Some('c') => Some((Kind::Castle, Claim::Castles(Some(Wing::King)))),
        Some('C') => Some((Kind::Castle, Claim::Castles(Some(Wing::Queen)))),
        _ => next
            .filter(char::is_ascii_lowercase)
            .and_then(Piece::from_letter)
            .map(|piece| (Kind::Victim, Claim::Took(piece))),
    };
    if let Some((kind, claim)) = letter {
        let span = scan.take(1);
        scan.parts.push(Part::binding(span, kind, claim));
    }
    let end = scan.at();
    let implied = |claim| Part::binding(end..end, Kind::Implied, claim);
    match letter {
        Some((Kind::Victim, _)) => scan.parts.push(implied(Claim::EnPassant(false))),
        // Typed text may leave the letters out.
        None if tolerance == Tolerance::Strict => {
            let nothing = [Claim::NoCastling, Claim::Captures(false)];
            scan.parts.extend(nothing.map(implied));
        }
        _ => {}
    }
}

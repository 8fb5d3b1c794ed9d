//! Reads what a text claims, and finds where a move ends in a score.
//!
//! | text | parts |
//! |---|---|
//! | `O f3` | the piece, the square |
//! | `Ta1–c1` | the piece, both squares |
//! | `R(a1)c1` | the piece, a square in brackets, the square |
//! | `e2-e4` | both squares, and that the king does not castle |

use super::{Historic, stamma};
use crate::board::{Piece, Variant};
use crate::notation::algebraic;
use crate::notation::scan::Scan;
use crate::notation::typeset::Typeset;
use crate::notation::{Claim, Expected, Kind, Misread, Part, Reading, Tolerance, Turn};

/// Reads what a text claims in this notation.
pub(in crate::notation) fn read(
    text: &str,
    turn: &Turn<'_>,
    historic: Historic,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let Some(letters) = historic.letters() else {
        return stamma::read(text, turn, tolerance);
    };
    let signs = historic.signs();
    let scan = Scan::of_move(Variant::Standard, text, tolerance)?;
    let typeset = Typeset::whole(text, scan.at(), letters)?;
    let has = |kinds: &[Kind]| typeset.parts.iter().any(|part| kinds.contains(&part.kind));
    let has_piece = has(&[Kind::Piece]);
    let is_named = has_piece || has(&[Kind::Castle]);
    // Where pawns have a letter, every move has one.
    if !is_named && !signs.piece(Piece::Pawn).is_empty() {
        return Err(scan.misread(Expected::Move));
    }
    let mut parts: Vec<Part> = Vec::with_capacity(typeset.parts.len());
    for part in typeset.parts {
        departure(&mut parts, part, text, signs.both_squares);
    }
    let is_departure = |part: &Part| matches!(part.kind, Kind::Departure | Kind::Castle);
    if historic == Historic::Alexandre && (has_piece || !parts.iter().any(is_departure)) {
        return Err(scan.misread(Expected::Square));
    }
    if !is_named && signs.both_squares {
        // Two squares alone are the king's step and not his castling.
        let at = parts.last().map_or(0, |part| part.span.end);
        parts.push(Part::binding(at..at, Kind::Implied, Claim::NoCastling));
    }
    Ok(Reading {
        text: text.to_owned(),
        parts,
    })
}

/// Adds a part. A file and a rank of departure become one square where both squares are written or
/// brackets stand around them, and otherwise parts of their own kinds.
fn departure(parts: &mut Vec<Part>, mut part: Part, text: &str, both_squares: bool) {
    if let (Kind::Departure, Some(Claim::From(ranks))) = (part.kind, part.claim) {
        let is_rank = text.as_bytes()[part.span.start].is_ascii_digit();
        part.kind = if is_rank { Kind::Rank } else { Kind::File };
        if let Some(last) = parts.last_mut()
            && let (Kind::File, Some(Claim::From(files))) = (last.kind, last.claim)
            && last.span.end == part.span.start
        {
            let in_brackets = text[..last.span.start].ends_with('(');
            if in_brackets || both_squares {
                last.claim = Some(Claim::From(files & ranks));
                last.span.end = part.span.end;
                last.kind = Kind::Departure;
            }
            if in_brackets {
                last.span = last.span.start - 1..last.span.end + 1;
                last.kind = Kind::Origin;
            }
            if last.kind != Kind::File {
                return;
            }
        }
    }
    parts.push(part);
}

/// Returns how many bytes at the start of the text are one move. Spaces may stand within it.
pub(in crate::notation) fn extent(text: &str, historic: Historic) -> usize {
    let Some(letters) = historic.letters() else {
        return stamma::extent(text);
    };
    match Typeset::at(text, 0, letters) {
        Ok(typeset) => typeset.end,
        Err(_) => algebraic::extent(text),
    }
}

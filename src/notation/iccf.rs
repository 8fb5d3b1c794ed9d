//! Numeric notation of the International Correspondence Chess Federation, the same in every
//! language. A square is two digits: the file counted from a, then the rank.
//!
//! | text | move |
//! |---|---|
//! | `5254` | e2–e4, whatever stands there; there is no sign for captures and checks |
//! | `57581` | the pawn e7–e8 becomes a queen; 2 is a rook, 3 a bishop, 4 a knight |
//! | `5171` | White castles on the king's side; `5181`, the king "takes" its rook, is read too |
//! | `6181` | the same in Chess960 from f1, since `6171` alone is the king's step |
//!
//! Castling is written as the king's move, and in Chess960 as in [coordinates](super::uci). A pawn
//! that arrives without its fifth digit could become any piece, and none is assumed.
//!
//! Source: Wikipedia, "ICCF numeric notation".

use std::ops::Range;

use super::Tolerance;
use super::claim::Reading;
use super::form::{FormChooser, Rule, Wording};
use super::misread::{Expected, Misread};
use super::ply::Ply;
use super::scan::Scan;
use super::turn::Turn;
use super::uci::{claim_squares, says, target};
use crate::board::{Piece, Square, Variant};

/// Pieces that a pawn becomes, by the fifth digit counted from 1.
const BECOMES: [Piece; 4] = Piece::PROMOTIONS;

/// Offers the only form of a move.
pub(super) fn form(ply: &Ply<'_>, choose: &mut FormChooser<'_>) {
    let Ply { mv, .. } = *ply;
    choose(&Wording::new(&|| says(mv), Rule::Full, &|out| {
        for square in [mv.from, target(mv)] {
            out.push(char::from(b'1' + square.file()));
            out.push(square.rank_digit());
        }
        let figures = BECOMES.into_iter().zip('1'..);
        let promotion = figures.filter(|&(piece, _)| mv.promotion() == Some(piece));
        out.extend(promotion.map(|(_, figure)| figure));
    }));
}

/// Reads what a text claims in this notation.
pub(super) fn read(text: &str, turn: &Turn<'_>, tolerance: Tolerance) -> Result<Reading, Misread> {
    let mut scan = Scan::of_move(Variant::Standard, text, tolerance)?;
    let from = square(&mut scan)?;
    let to = square(&mut scan)?;
    claim_squares(&mut scan, from, to, turn);
    let figure = scan.peek().and_then(|figure| figure.to_digit(10));
    let piece = figure.and_then(|figure| BECOMES.get((figure as usize).checked_sub(1)?).copied());
    scan.end(piece)
}

/// Reads a square such as `54`.
fn square(scan: &mut Scan<'_>) -> Result<(Range<usize>, Square), Misread> {
    let mut figure = || scan.rank().ok_or_else(|| scan.misread(Expected::Figures));
    let (file_span, file) = figure()?;
    let (rank_span, rank) = figure()?;
    Ok((file_span.start..rank_span.end, Square::new(file, rank)))
}

/// Returns whether a number in a score is a move: four or five digits, each from 1 to 8.
pub(crate) fn is_move(number: &str) -> bool {
    matches!(number.len(), 4 | 5) && number.bytes().all(|figure| matches!(figure, b'1'..=b'8'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_a_move_if_it_names_two_squares() {
        for (number, expected) in [
            ("5254", true),
            ("57581", true),
            ("1", false),
            ("525", false),
            ("5294", false),
            ("525411", false),
            ("2026", false),
        ] {
            assert_eq!(is_move(number), expected, "{number}");
        }
    }
}

//! Both squares as numbers, the same in every language.
//!
//! | [`SquareNumbers::Iccf`] | move |
//! |---|---|
//! | `5254` | e2–e4, whatever stands there; there is no sign for captures and checks |
//! | `57581` | the pawn e7–e8 becomes a queen; 2 is a rook, 3 a bishop, 4 a knight |
//! | `5171` | White castles on the king's side; `5181`, the king "takes" its rook, is read too |
//! | `6181` | the same in Chess960 from f1, since `6171` alone is the king's step |
//!
//! Castling is written as the king's move, and in Chess960 as in [coordinates](super::uci). A pawn
//! that arrives without a sign of what it becomes could become any piece, and none is assumed.
//!
//! **The International Correspondence Chess Federation** has two digits for a square, the file
//! counted from a and the rank. Source: Wikipedia, "ICCF numeric notation".

use std::ops::Range;

use super::algebraic;
use super::claim::{Reading, Tolerance};
use super::form::{FormChooser, Rule, Wording};
use super::misread::{Expected, Misread};
use super::ply::Ply;
use super::scan::Scan;
use super::turn::Turn;
use super::uci::{claim_squares, says, target};
use crate::board::{Piece, Square, Variant};
use crate::words;

/// A way to number the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareNumbers {
    /// The file from 1 to 8, then the rank.
    Iccf,
}

/// Pieces that a pawn becomes, by the fifth digit counted from 1.
const BECOMES: [Piece; 4] = Piece::PROMOTIONS;

/// What moves of correspondence chess are written with, and what each sign is called.
const ICCF_KEYS: [(&str, &str); 8] = [
    ("1", "1"),
    ("2", "2"),
    ("3", "3"),
    ("4", "4"),
    ("5", "5"),
    ("6", "6"),
    ("7", "7"),
    ("8", "8"),
];

impl SquareNumbers {
    /// Returns the signs that moves are written with, each with what it is called.
    #[must_use]
    pub const fn keys(self) -> &'static [(&'static str, &'static str)] {
        match self {
            SquareNumbers::Iccf => &ICCF_KEYS,
        }
    }

    /// Returns whether a text that begins with a number begins with a move, and not with the number
    /// of one.
    pub(crate) fn begin_move(self, text: &str) -> bool {
        match self {
            SquareNumbers::Iccf => {
                let digits = text.bytes().take_while(u8::is_ascii_digit);
                is_iccf(&text[..digits.count()])
            }
        }
    }

    /// Returns how a part of a move is said; `None` if it is said as in other notations.
    pub(super) fn said(self, part: &str) -> Option<String> {
        match self {
            SquareNumbers::Iccf => {
                let figures: Vec<String> = part.chars().map(String::from).collect();
                Some(figures.join(" "))
            }
        }
    }

    /// Appends a square.
    fn write(self, square: Square, out: &mut String) {
        match self {
            SquareNumbers::Iccf => {
                out.extend([char::from(b'1' + square.file()), square.rank_digit()]);
            }
        }
    }

    /// Returns the sign of the piece that a pawn becomes.
    fn sign(self, piece: Piece) -> Option<char> {
        match self {
            SquareNumbers::Iccf => {
                let figures = BECOMES.into_iter().zip('1'..);
                let mut found = figures.filter(|&(other, _)| other == piece);
                found.next().map(|(_, figure)| figure)
            }
        }
    }

    /// Returns the piece that a pawn becomes by this sign.
    fn piece(self, sign: char) -> Option<Piece> {
        BECOMES
            .into_iter()
            .find(|&piece| self.sign(piece) == Some(sign))
    }
}

/// Offers the only form of a move.
pub(super) fn form(ply: &Ply<'_>, numbers: SquareNumbers, choose: &mut FormChooser<'_>) {
    let Ply { mv, .. } = *ply;
    choose(&Wording::new(&|| says(mv), Rule::Full, &|out| {
        numbers.write(mv.from, out);
        numbers.write(target(mv), out);
        out.extend(mv.promotion().and_then(|piece| numbers.sign(piece)));
    }));
}

/// Reads what a text claims in this notation.
pub(super) fn read(
    text: &str,
    turn: &Turn<'_>,
    numbers: SquareNumbers,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let mut scan = Scan::of_move(Variant::Standard, text, tolerance)?;
    let (from, to) = match numbers {
        SquareNumbers::Iccf => (figures(&mut scan)?, figures(&mut scan)?),
    };
    claim_squares(&mut scan, from, to, turn);
    let piece = scan.peek().and_then(|sign| numbers.piece(sign));
    scan.end(piece)
}

/// Reads a square such as `54`.
fn figures(scan: &mut Scan<'_>) -> Result<(Range<usize>, Square), Misread> {
    let expected = Expected::OfCode(words::EXPECTED_FIGURES);
    let mut figure = || scan.rank().ok_or_else(|| scan.misread(expected));
    let (file_span, file) = figure()?;
    let (rank_span, rank) = figure()?;
    Ok((file_span.start..rank_span.end, Square::new(file, rank)))
}

/// Returns how many bytes at the start of the text are one move.
pub(super) fn extent(text: &str, numbers: SquareNumbers) -> usize {
    match numbers {
        SquareNumbers::Iccf => algebraic::extent(text),
    }
}

/// Returns whether a number in a score is a move: four or five digits, each from 1 to 8.
fn is_iccf(number: &str) -> bool {
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
            assert_eq!(is_iccf(number), expected, "{number}");
        }
    }
}

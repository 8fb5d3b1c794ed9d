//! Both squares as numbers, the same in every language.
//!
//! | [`SquareNumbers::Iccf`] | move |
//! |---|---|
//! | `5254` | e2–e4, whatever stands there; there is no sign for captures and checks |
//! | `57581` | the pawn e7–e8 becomes a queen; 2 is a rook, 3 a bishop, 4 a knight |
//! | `5171` | White castles on the king's side; `5181`, the king "takes" its rook, is read too |
//! | `6181` | the same in Chess960 from f1, since `6171` alone is the king's step |
//!
//! | [`SquareNumbers::Selenus`] | move |
//! |---|---|
//! | `12–28` | e2–e4; `12-28` and `12 28` are read too |
//! | `52–60Q` | the pawn e7–e8 becomes a queen |
//! | `4–2` | White castles on the king's side; `4–1`, the king "takes" its rook, is read too |
//!
//! Castling is written as the king's move, and in Chess960 as in [coordinates](super::uci). A pawn
//! that arrives without a sign of what it becomes could become any piece, and none is assumed.
//!
//! **The International Correspondence Chess Federation** has two digits for a square, the file
//! counted from a and the rank. Source: Wikipedia, "ICCF numeric notation".
//!
//! **Selenus**, *Das Schach- oder König-Spiel* (1616), numbers the squares row by row from White's
//! lower right: h1 is 1, g1 is 2, a1 is 8, h2 is 9, a8 is 64. He names the man and the square that it
//! goes to; here both squares are written, so that no man has to be named. He gives no form for
//! castling and promotion: the king's move and the English letter of the piece are our choice. Source:
//! the site Freibaur, which quotes "des K. Soldaten auf 28" for e4.

use std::ops::Range;

use super::algebraic;
use super::claim::{Kind, Part, Reading, Tolerance};
use super::form::{FormChooser, Rule, Wording};
use super::misread::{Expected, Misread};
use super::ply::Ply;
use super::scan::Scan;
use super::turn::Turn;
use super::uci::{claim_squares, says, target};
use crate::board::{Piece, Square, Variant};
use crate::words::{self, Message};

/// A way to number the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareNumbers {
    /// The file from 1 to 8, then the rank.
    Iccf,
    /// From 1 on h1 to 64 on a8, row by row: Selenus 1616.
    Selenus,
}

/// Pieces that a pawn becomes, by the fifth digit counted from 1.
const BECOMES: [Piece; 4] = Piece::PROMOTIONS;

/// What moves of Selenus's are written with, and what each sign is called if it is no figure. The first eight are those
/// of correspondence chess.
const KEYS: [(&str, Option<Message>); 15] = [
    ("1", None),
    ("2", None),
    ("3", None),
    ("4", None),
    ("5", None),
    ("6", None),
    ("7", None),
    ("8", None),
    ("9", None),
    ("0", None),
    ("–", Some(words::PAD_TO)),
    ("Q", Some(words::PAD_BECOMES_QUEEN)),
    ("R", Some(words::PAD_BECOMES_ROOK)),
    ("B", Some(words::PAD_BECOMES_BISHOP)),
    ("N", Some(words::PAD_BECOMES_KNIGHT)),
];

impl SquareNumbers {
    /// Returns the signs that moves are written with, each with what it is called if it is no figure.
    #[must_use]
    pub const fn keys(self) -> &'static [(&'static str, Option<Message>)] {
        match self {
            SquareNumbers::Iccf => KEYS.split_at(8).0,
            SquareNumbers::Selenus => &KEYS,
        }
    }

    /// Returns whether a text that begins with a number begins with a move, and not with the number
    /// of one.
    pub(crate) fn begin_move(self, text: &str) -> bool {
        match self {
            SquareNumbers::Iccf => is_iccf(&text[..digits(text)]),
            SquareNumbers::Selenus => second_number(text).is_some(),
        }
    }

    /// Returns how a part of a move is said; `None` if it is said as in other notations.
    pub(super) fn said(self, part: &str) -> Option<String> {
        match self {
            SquareNumbers::Iccf => {
                let figures: Vec<String> = part.chars().map(String::from).collect();
                Some(figures.join(" "))
            }
            SquareNumbers::Selenus => {
                let is_number = part.bytes().all(|figure| figure.is_ascii_digit());
                is_number.then(|| part.to_owned())
            }
        }
    }

    /// Appends a square.
    fn write(self, square: Square, out: &mut String) {
        match self {
            SquareNumbers::Iccf => {
                out.extend([char::from(b'1' + square.file()), square.rank_digit()]);
            }
            SquareNumbers::Selenus => {
                out.push_str(&(8 * square.rank() + 8 - square.file()).to_string());
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
            SquareNumbers::Selenus => Some(piece.letter()),
        }
    }

    /// Returns the piece that a pawn becomes by this sign.
    fn piece(self, sign: char) -> Option<Piece> {
        BECOMES
            .into_iter()
            .find(|&piece| self.sign(piece) == Some(sign.to_ascii_uppercase()))
    }
}

/// Offers the only form of a move.
pub(super) fn form(ply: &Ply<'_>, numbers: SquareNumbers, choose: &mut FormChooser<'_>) {
    let Ply { mv, .. } = *ply;
    choose(&Wording::new(&|| says(mv), Rule::Full, &|out| {
        numbers.write(mv.from, out);
        out.push_str(match numbers {
            SquareNumbers::Iccf => "",
            SquareNumbers::Selenus => "–",
        });
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
    let (from, between, to) = match numbers {
        SquareNumbers::Iccf => (figures(&mut scan)?, None, figures(&mut scan)?),
        SquareNumbers::Selenus => {
            let from = number(&mut scan)?;
            let between = dash(&mut scan, tolerance)?;
            (from, between, number(&mut scan)?)
        }
    };
    claim_squares(&mut scan, from, to, turn);
    if let Some(span) = between {
        scan.parts.insert(1, Part::mute(span, Kind::Moves));
    }
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

/// Reads a square such as `28`.
fn number(scan: &mut Scan<'_>) -> Result<(Range<usize>, Square), Misread> {
    let digits = digits(scan.rest()).min(2);
    let number = scan.rest()[..digits].parse().unwrap_or(0);
    if !(1..=64).contains(&number) || scan.rest().starts_with('0') {
        let wrong = scan.at() + usize::from(number > 64);
        return Err(scan.misread_at(wrong, Expected::OfCode(words::EXPECTED_NUMBER)));
    }
    let (file, rank) = (7 - (number - 1) % 8, (number - 1) / 8);
    Ok((scan.take(digits), Square::new(file, rank)))
}

/// Reads the sign between two numbers and returns its span; `None` for a blank in its place.
fn dash(scan: &mut Scan<'_>, tolerance: Tolerance) -> Result<Option<Range<usize>>, Misread> {
    let before = scan.at();
    if tolerance == Tolerance::Tolerant {
        scan.spaces();
    }
    let has_blank = scan.at() > before && !scan.rest().is_empty();
    let dash = scan.eat(&algebraic::DASHES);
    if dash.is_none() && !has_blank {
        return Err(scan.misread(Expected::OfCode(words::EXPECTED_DASH)));
    }
    if tolerance == Tolerance::Tolerant {
        scan.spaces();
    }
    Ok(dash)
}

/// Returns how many digits stand at the start of the text.
fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// Returns where the second of two numbers begins that are one move of Selenus's. Two numbers with
/// only a blank between are none if a dot or a dash follows, since the first is then a move's number
/// or the second is one.
fn second_number(text: &str) -> Option<usize> {
    let is_number = |text: &str| matches!(digits(text), 1 | 2);
    let behind = &text[digits(text)..];
    let gap = behind.trim_start();
    let dashed = gap.strip_prefix(algebraic::DASHES);
    let second = dashed.map_or(gap, str::trim_start);
    let has_gap = dashed.is_some() || gap.len() < behind.len();
    let rest = &second[digits(second)..];
    let goes_on = rest.starts_with('.') || rest.trim_start().starts_with(algebraic::DASHES);
    let is_move = is_number(text) && is_number(second) && has_gap && (dashed.is_some() || !goes_on);
    is_move.then(|| text.len() - second.len())
}

/// Returns how many bytes at the start of the text are one move.
pub(super) fn extent(text: &str, numbers: SquareNumbers) -> usize {
    match numbers {
        SquareNumbers::Iccf => algebraic::extent(text),
        SquareNumbers::Selenus => {
            let second = second_number(text).unwrap_or(0);
            second + algebraic::extent(&text[second..])
        }
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
    fn two_numbers_of_selenus_are_one_move() {
        for (text, expected) in [
            ("12–28 52–36", Some("12–28")),
            ("12-28! 52-36", Some("12-28!")),
            ("12 28 52 36", Some("12 28")),
            ("12 – 28 52 – 36", Some("12 – 28")),
            ("52–60Q+ 1–2", Some("52–60Q+")),
            ("1 12–28", None),
            ("1 12 – 28", None),
            ("46 5. 3–39", None),
            ("12", None),
            ("128 28", None),
            ("1228", None),
        ] {
            let first = &text[..extent(text, SquareNumbers::Selenus)];
            let is_move = SquareNumbers::Selenus.begin_move(text);
            assert_eq!(is_move.then_some(first), expected, "{text}");
        }
    }

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

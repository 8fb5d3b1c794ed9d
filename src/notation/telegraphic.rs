//! Codes for moves by telegraph: two letters a square, four a move, and often two moves a word,
//! because a message was paid by its words.
//!
//! | Gringmuth | Uedemann | move |
//! |---|---|---|
//! | `gego` | `dogo` | e2–e4, whatever stands there |
//! | `gegoseso` | `dogoloho` | e2–e4 and e7–e5 in one word, which a score may have; each is written alone |
//! | `sesaq` | `lopoq` | the pawn e7–e8 becomes a queen: `q r b`, and `k` for a knight |
//! | `gaka` | `bobe` | White castles on the king's side; `gala` or `boba`, the king "takes" its rook, is read too |
//! | `hala` | `biba` | the same in Chess960 from f1, since `haka` or `bibe` is the king's step |
//! | `gegoc` | | with check: `c`, and `p` en passant, `l` castling, `m` mate, `s` stalemate are read and not written |
//!
//! Castling is written as in [coordinates](super::uci). A pawn that arrives without its fifth letter
//! could become any piece, and none is assumed. The letters of Uedemann's code for what a pawn
//! becomes are taken from Gringmuth's, since none are known. Capitals are read as well.
//!
//! Sources: Gringmuth's code was first used in the match London–St Petersburg of 1886; Steinitz, "The
//! Modern Chess Instructor", 1889, page xix, has the squares `ge go se so` and Nores's suffixes. The
//! other squares are from general knowledge, which agrees with these. Uedemann's code, never used in
//! play, is after Hooper and Whyld, "The Oxford Companion to Chess", 1992. Its name is often given to
//! the other.

use std::ops::Range;

use super::algebraic;
use super::claim::{CheckSign, Claim, Kind, Part, Reading, Tolerance};
use super::form::{FormChooser, Rule, Wording};
use super::misread::{Expected, Misread};
use super::ply::Ply;
use super::scan::Scan;
use super::turn::Turn;
use super::uci::{claim_squares, says, target};
use crate::board::{Piece, Square, Variant};
use crate::words;

/// A code for moves by telegraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TelegraphCode {
    /// A consonant for the file and the half of the board, and a vowel for the rank, counted from
    /// the nearer edge.
    Gringmuth,
    /// A vowel for the file, counted from the nearer edge, and a consonant for the rank. On the
    /// king's side the rank comes first.
    Uedemann,
}

/// Letters of a move without a suffix.
const MOVE: usize = 4;

/// Vowels, counted from an edge of the board towards its middle.
const VOWELS: [u8; 4] = *b"aeio";

/// Letters behind a move, with what they say. Those of promotion come first.
const SUFFIXES: [(char, Kind, Claim); 9] = [
    ('q', Kind::Promotion, Claim::Promotes(Piece::Queen)),
    ('r', Kind::Promotion, Claim::Promotes(Piece::Rook)),
    ('b', Kind::Promotion, Claim::Promotes(Piece::Bishop)),
    ('k', Kind::Promotion, Claim::Promotes(Piece::Knight)),
    ('c', Kind::Check, Claim::Gives(CheckSign::Check)),
    ('m', Kind::Check, Claim::Gives(CheckSign::Mate)),
    ('s', Kind::Check, Claim::Stalemates),
    ('p', Kind::EnPassant, Claim::EnPassant(true)),
    ('l', Kind::Castle, Claim::Castles(None)),
];

impl TelegraphCode {
    /// Returns the letters that moves are written with: consonants, vowels, and those that only a
    /// promotion needs.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            TelegraphCode::Gringmuth => "bcdfghklmnprstwzaeioq",
            TelegraphCode::Uedemann => "bdfghklpaeioqr",
        }
    }

    /// Returns the letters of a square on eight files.
    fn square(self, square: Square) -> [u8; 2] {
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        let consonant = |at: usize| self.letters().as_bytes()[at];
        let vowel = |at: usize| VOWELS[at.min(7 - at)];
        match self {
            TelegraphCode::Gringmuth => [consonant(rank / 4 * 8 + file), vowel(rank)],
            TelegraphCode::Uedemann if file < 4 => [vowel(file), consonant(rank)],
            TelegraphCode::Uedemann => [consonant(rank), vowel(file)],
        }
    }

    /// Returns the square whose letters stand at the start of the text.
    fn square_at(self, text: &str) -> Option<Square> {
        let letters = text.as_bytes().get(..2)?;
        Square::orthodox().find(|&square| letters.eq_ignore_ascii_case(&self.square(square)))
    }

    /// Returns what a letter behind a move says.
    fn suffix(self, letter: char) -> Option<(Kind, Claim)> {
        let known = match self {
            TelegraphCode::Gringmuth => &SUFFIXES[..],
            TelegraphCode::Uedemann => &SUFFIXES[..Piece::PROMOTIONS.len()],
        };
        let found = known.iter().find(|row| row.0.eq_ignore_ascii_case(&letter));
        found.map(|&(_, kind, claim)| (kind, claim))
    }
}

/// Offers the only form of a move.
pub(super) fn form(ply: &Ply<'_>, code: TelegraphCode, choose: &mut FormChooser<'_>) {
    let Ply { mv, .. } = *ply;
    choose(&Wording::new(&|| says(mv), Rule::Full, &|out| {
        for square in [mv.from, target(mv)] {
            out.extend(code.square(square).map(char::from));
        }
        let becomes = mv.promotion().map(Claim::Promotes);
        let suffix = SUFFIXES.iter().filter(|row| becomes == Some(row.2));
        out.extend(suffix.map(|row| row.0));
    }));
}

/// Reads what a text claims in a code.
pub(super) fn read(
    text: &str,
    turn: &Turn<'_>,
    code: TelegraphCode,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let mut scan = Scan::of_move(Variant::Standard, text, tolerance)?;
    let from = square(&mut scan, code)?;
    let to = square(&mut scan, code)?;
    claim_squares(&mut scan, from, to, turn);
    while let Some((kind, claim)) = scan.peek().and_then(|letter| code.suffix(letter)) {
        let span = scan.take(1);
        scan.parts.push(match kind {
            Kind::Promotion => Part::binding(span, kind, claim),
            _ => Part::remark(span, kind, claim),
        });
    }
    scan.end(None)
}

/// Reads a square such as `go`.
fn square(scan: &mut Scan<'_>, code: TelegraphCode) -> Result<(Range<usize>, Square), Misread> {
    if let Some(square) = code.square_at(scan.rest()) {
        return Ok((scan.take(2), square));
    }
    let first = scan.peek().map(|letter| letter.to_ascii_lowercase());
    let is_known = first.is_some_and(|letter| code.letters().contains(letter));
    let expected = Expected::OfCode(words::EXPECTED_LETTERS);
    Err(scan.misread_at(scan.at() + usize::from(is_known), expected))
}

/// Returns how many bytes at the start of the text are one move, of which two may be one word.
///
/// A letter of a suffix may also begin a square. It is a suffix where the next move is complete
/// behind it. No text can be read both ways: in Uedemann's code `b` and `k` begin squares of the
/// first and sixth rank, from which no pawn goes on to become something.
pub(super) fn extent(text: &str, code: TelegraphCode) -> usize {
    let letters = text.bytes().take(2 * MOVE + SUFFIXES.len());
    let word = &text[..letters.take_while(u8::is_ascii_alphabetic).count()];
    let behind = word.chars().skip(MOVE);
    let suffixes = behind.take_while(|&letter| code.suffix(letter).is_some());
    let end = MOVE + suffixes.count();
    let has_square = |at: usize| word.get(at..).and_then(|rest| code.square_at(rest));
    let is_move = |at: &usize| has_square(*at).is_some() && has_square(at + 2).is_some();
    match (MOVE..=end).rev().find(is_move) {
        Some(second) => second,
        // What is left of a word that was cut is a fault of its own.
        None if word.len() > end => MOVE,
        None if word.len() == end && text[end..].starts_with('.') => end,
        None => algebraic::extent(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_two_moves_is_cut_behind_the_first() {
        for (code, text, first) in [
            (TelegraphCode::Gringmuth, "gego", "gego"),
            (TelegraphCode::Gringmuth, "gegoseso kahinapi", "gego"),
            (TelegraphCode::Gringmuth, "GEGOSESO", "GEGO"),
            (TelegraphCode::Gringmuth, "gegocsesoc", "gegoc"),
            (TelegraphCode::Gringmuth, "gegossesos", "gegos"),
            (TelegraphCode::Gringmuth, "sesaqcseso", "sesaqc"),
            (TelegraphCode::Gringmuth, "gego! seso", "gego!"),
            (TelegraphCode::Gringmuth, "seso.", "seso"),
            (TelegraphCode::Gringmuth, "gegose", "gego"),
            (TelegraphCode::Gringmuth, "gegos", "gegos"),
            (TelegraphCode::Gringmuth, "gegx seso", "gegx"),
            (TelegraphCode::Gringmuth, "geg", "geg"),
            (TelegraphCode::Gringmuth, "é", "é"),
            (TelegraphCode::Uedemann, "dogoloho befiepik", "dogo"),
            (TelegraphCode::Uedemann, "lopoqlobe", "lopoq"),
            (TelegraphCode::Uedemann, "lopobbeba", "lopob"),
            (TelegraphCode::Uedemann, "lopobagah", "lopob"),
            (TelegraphCode::Uedemann, "befilopob", "befi"),
            (TelegraphCode::Uedemann, "befibaga", "befi"),
        ] {
            assert_eq!(&text[..extent(text, code)], first, "{code:?} {text}");
        }
    }

    #[test]
    fn every_square_has_letters_of_its_own() {
        for code in [TelegraphCode::Gringmuth, TelegraphCode::Uedemann] {
            for square in Square::orthodox() {
                let letters = code.square(square);
                let text: String = letters.map(char::from).into_iter().collect();
                assert_eq!(code.square_at(&text), Some(square), "{code:?} {text}");
                assert!(text.chars().all(|letter| code.letters().contains(letter)));
            }
        }
    }
}

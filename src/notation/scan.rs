//! A cursor over the text of one move.

use std::ops::Range;

use super::claim::{CheckSign, Claim, Kind, Part, Reading, Tolerance};
use super::misread::{Expected, Misread};
use crate::board::{Piece, Square, Variant};

/// Returns the file of a letter, 0 for `a`. Greek books write the files in Greek, and in Cyrillic
/// some letters look like those of files and are typed for them.
pub(super) fn file_of(letter: char) -> Option<u8> {
    Some(match letter {
        'a'..='h' => letter as u8 - b'a',
        'а' | 'α' => 0,
        'β' => 1,
        'с' | 'γ' => 2,
        'δ' => 3,
        'е' | 'ε' => 4,
        'ζ' => 5,
        'η' => 6,
        'θ' => 7,
        _ => return None,
    })
}

/// A place in a text, and the parts read up to it.
pub(super) struct Scan<'t> {
    text: &'t str,
    /// Game, which decides how far files and ranks go and what `!` means.
    variant: Variant,
    /// Byte offset where the move begins, after a move number.
    start: usize,
    at: usize,
    /// Parts read so far.
    pub parts: Vec<Part>,
}

impl<'t> Scan<'t> {
    /// Begins at the start of the move. Spaces are skipped, and also a move number (`12.`, `1. …`)
    /// if asked.
    pub fn new(text: &'t str, skip_number: bool) -> Scan<'t> {
        Scan::on(Variant::Standard, text, skip_number)
    }

    /// Begins at the start of the move, for a game whose board may have nine files. A tolerant scan
    /// skips a move number. The error says that the text is empty.
    pub fn of_move(
        variant: Variant,
        text: &'t str,
        tolerance: Tolerance,
    ) -> Result<Scan<'t>, Misread> {
        let scan = Scan::on(variant, text, tolerance == Tolerance::Tolerant);
        match scan.rest() {
            "" => Err(scan.misread(Expected::Move)),
            _ => Ok(scan),
        }
    }

    fn on(variant: Variant, text: &'t str, skip_number: bool) -> Scan<'t> {
        let mut scan = Scan {
            text,
            variant,
            start: 0,
            at: 0,
            parts: Vec::with_capacity(6),
        };
        scan.spaces();
        if skip_number {
            scan.number();
        }
        scan.start = scan.at;
        scan
    }

    /// Skips a move number if there is one here: digits followed by dots or a comma, or dots alone.
    fn number(&mut self) {
        let rest = self.rest();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let dots: usize = rest[digits..]
            .chars()
            .take_while(|c| matches!(c, '.' | '…' | ' ' | '\u{a0}'))
            .map(char::len_utf8)
            .sum();
        if rest[digits..digits + dots].contains(['.', '…']) {
            self.at += digits + dots;
        } else if digits > 0 && rest[digits..].starts_with(", ") {
            self.at += digits + 2;
        }
    }

    /// Returns the byte offset that the scan has reached.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the text that is left.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Returns the next character without taking it.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Advances by this many bytes, which must end at a character boundary, and returns their span.
    pub fn take(&mut self, bytes: usize) -> Range<usize> {
        let span = self.at..self.at + bytes;
        self.at = span.end;
        span
    }

    /// Takes the next character if it is one of these, and returns its span.
    pub fn eat(&mut self, any: &[char]) -> Option<Range<usize>> {
        let next = self.peek()?;
        any.contains(&next).then(|| self.take(next.len_utf8()))
    }

    /// Skips white space and byte order marks.
    pub fn spaces(&mut self) {
        while let Some(next) = self
            .peek()
            .filter(|c| c.is_whitespace() || *c == '\u{feff}')
        {
            self.at += next.len_utf8();
        }
    }

    /// Takes a file letter, as a number from 0, if the board goes that far.
    pub fn file(&mut self) -> Option<(Range<usize>, u8)> {
        let letter = self.peek()?;
        let file = match letter {
            'i' if self.variant.span() > 8 => 8,
            _ => file_of(letter)?,
        };
        Some((self.take(letter.len_utf8()), file))
    }

    /// Takes a rank digit from `1`, as a number from 0, if the board goes that far.
    pub fn rank(&mut self) -> Option<(Range<usize>, u8)> {
        let rank = self.rest().as_bytes().first()?.wrapping_sub(b'1');
        (rank < self.variant.span()).then(|| (self.take(1), rank))
    }

    /// Takes a square such as `e4`.
    pub fn square(&mut self) -> Result<(Range<usize>, Square), Misread> {
        let (file_span, file) = self.file().ok_or_else(|| self.misread(Expected::Square))?;
        let (rank_span, rank) = self.rank().ok_or_else(|| self.misread(Expected::Rank))?;
        Ok((file_span.start..rank_span.end, Square::new(file, rank)))
    }

    /// Returns the error that something else was expected here.
    pub fn misread(&self, expected: Expected) -> Misread {
        self.misread_at(self.at, expected)
    }

    /// Returns the error that something else was expected at a place already passed.
    pub fn misread_at(&self, at: usize, expected: Expected) -> Misread {
        let expected = match (expected, self.variant.span()) {
            (Expected::File, 9) => Expected::FileOfNine,
            (Expected::Rank, 9) => Expected::RankOfNine,
            (other, _) => other,
        };
        Misread {
            at,
            found: self.text[at..].chars().next(),
            after: self.text[self.start..at].trim_end().to_owned(),
            expected,
        }
    }

    /// Reads check marks and glyphs up to the end of the text. Check marks become claims that
    /// choose between moves if `binding`. In Chess 99 `!` is a check mark and `#` is not, because
    /// there it says that the side to move resigns, which is not part of a move.
    pub fn marks(&mut self, binding: bool) -> Result<(), Misread> {
        loop {
            self.spaces();
            let Some(next) = self.peek() else {
                return Ok(());
            };
            let chess_99 = self.variant == Variant::Chess99;
            if chess_99 && next == '!' {
                let span = self.take(1);
                self.parts
                    .push(Part::remark(span, Kind::Check, Claim::Exposes));
            } else if chess_99 && next == '#' {
                return Err(self.misread(Expected::End));
            } else if let Some((length, sign)) = check_mark(self.rest()) {
                let span = self.take(length);
                self.parts.push(Part {
                    span,
                    kind: Kind::Check,
                    claim: Some(Claim::Gives(sign)),
                    binding,
                });
            } else if matches!(next, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉') {
                let span = self.take(next.len_utf8());
                self.parts.push(Part::mute(span, Kind::Glyph));
            } else {
                return Err(self.misread(Expected::End));
            }
        }
    }

    /// Reads the end of a move: the sign of the piece that a pawn becomes, which is the next
    /// character unless `becomes` is `None`, and marks.
    pub fn end(mut self, becomes: Option<Piece>) -> Result<Reading, Misread> {
        if let Some(piece) = becomes {
            let span = self.take(1);
            self.parts
                .push(Part::binding(span, Kind::Promotion, Claim::Promotes(piece)));
        }
        self.marks(false)?;
        Ok(self.finish())
    }

    /// Returns the reading made of the parts read.
    pub fn finish(self) -> Reading {
        Reading {
            text: self.text.to_owned(),
            parts: self.parts,
        }
    }
}

/// Returns the length in bytes of a check mark at the start of the text, and what it says.
///
/// `++` is mate in the source tutorials and in older books and double check in others; both are
/// accepted.
pub(super) fn check_mark(text: &str) -> Option<(usize, CheckSign)> {
    const MARKS: [(&str, CheckSign); 17] = [
        ("++", CheckSign::MateOrDouble),
        ("+", CheckSign::Check),
        ("#", CheckSign::Mate),
        ("‡", CheckSign::MateOrDouble),
        ("†", CheckSign::Check),
        ("mate", CheckSign::Mate),
        ("dis. ch.", CheckSign::Discovered),
        ("disc. ch.", CheckSign::Discovered),
        ("dis ch", CheckSign::Discovered),
        ("disc ch", CheckSign::Discovered),
        ("dbl. ch.", CheckSign::Double),
        ("dble. ch.", CheckSign::Double),
        ("dbl ch", CheckSign::Double),
        ("dble ch", CheckSign::Double),
        ("double ch", CheckSign::Double),
        ("ch.", CheckSign::Check),
        ("ch", CheckSign::Check),
    ];
    MARKS.iter().find_map(|&(mark, sign)| {
        let head = text.get(..mark.len())?;
        head.eq_ignore_ascii_case(mark)
            .then_some((mark.len(), sign))
    })
}

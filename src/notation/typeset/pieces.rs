//! Reading of what stands around the squares: the piece, what it takes or becomes, marks.

use std::ops::Range;

use super::{Coordinate, Cutter, is_takes, signs};
use crate::board::Piece;
use crate::notation::scan::file_of;
use crate::notation::{CheckSign, Claim, Kind, Letters, Part};

impl Cutter<'_> {
    /// Returns the piece whose letters stand here, and their length in bytes.
    pub(super) fn piece_here(&self) -> Option<(Piece, usize)> {
        let rest = self.rest();
        // The K of `Kt` is no king.
        if self.letters == Letters::ENGLISH && rest.starts_with("Kt") {
            return Some((Piece::Knight, 2));
        }
        if let Some(found) = self.letters.begins(rest) {
            return Some(found);
        }
        if self.letters == Letters::RUSSIAN
            && let Some(found) = look_alike(rest)
        {
            return Some(found);
        }
        let pawn = rest
            .chars()
            .next()
            .filter(|c| matches!(c, 'p' | 'п') || self.is_pawn(*c))?;
        let after = rest[pawn.len_utf8()..]
            .trim_start_matches(['.', ' ', '\n', '-', '–', '—', '×', 'x', ':', '(']);
        let due = after.starts_with(|c: char| file_of(c).is_some() || c.is_uppercase());
        due.then_some((Piece::Pawn, pawn.len_utf8()))
    }

    /// Takes the letters of a piece, and the period after them.
    pub(super) fn piece(&mut self) -> Option<(Range<usize>, Piece)> {
        let (piece, length) = self.piece_here()?;
        let span = self.take(length);
        // `P. e4`
        if self.rest().starts_with('.') {
            self.take(1);
        }
        Some((span, piece))
    }

    /// Takes the letter of a pawn that is taken, which nothing need follow: `C×P`.
    fn pawn(&mut self) -> Option<(Range<usize>, Piece)> {
        let letter = self.rest().chars().next();
        let letter = letter.filter(|c| self.is_pawn(*c))?;
        Some((self.take(letter.len_utf8()), Piece::Pawn))
    }

    /// Returns whether this capital or figurine is a pawn. `B` is the German Bauer and the Danish bonde.
    fn is_pawn(&self, letter: char) -> bool {
        let is_germanic = matches!(self.letters, Letters::GERMAN | Letters::FIGURINE);
        matches!(letter, 'P' | 'П' | '♙' | '♟') || letter == 'B' && is_germanic
    }

    /// Takes `(b1)`, `(b)`, `(1)` after the piece's letter.
    pub(super) fn bracketed(&mut self) -> (Option<Coordinate>, Option<Coordinate>) {
        let begin = self.at;
        if !self.rest().starts_with('(') {
            return (None, None);
        }
        self.take(1);
        let (file, rank) = (self.file(), self.rank());
        if self.rest().starts_with(')') && (file.is_some() || rank.is_some()) {
            self.take(1);
            return (file, rank);
        }
        self.at = begin;
        (None, None)
    }

    /// Reads the sign of capture after the move, `Sf3:`, and returns whether it was there. Of a pawn that
    /// goes `sideways` it may stand before what the pawn becomes: `de8:D`.
    pub(super) fn takes_behind(&mut self, sideways: bool) -> bool {
        let rest = self.rest();
        // The circle is Alexandre's.
        let is_sign = |c: &char| is_takes(*c) || *c == '°' && self.letters == Letters::FRENCH;
        let Some(sign) = rest.chars().next().filter(is_sign) else {
            return false;
        };
        let after = &rest[sign.len_utf8()..];
        // `e8:D` promotes and a capital X is mate; a colon at the end of a line may end a clause.
        let becomes = sideways && self.letters.begins(after).is_some();
        let ends = becomes || !after.starts_with(char::is_alphanumeric);
        let is_mate = matches!(sign, 'X' | 'Х') || sign != ':' && self.mates_by_cross();
        if !ends || is_mate {
            return false;
        }
        let span = self.take(sign.len_utf8());
        let binding = sign != ':' || !after.starts_with(['\n', '\r']);
        self.parts.push(Part {
            span,
            kind: Kind::Takes,
            claim: Some(Claim::Captures(true)),
            binding,
        });
        true
    }

    /// Reads the piece that is taken where no square is named, `B × Kt`, and returns whether it was
    /// there.
    pub(super) fn victim(&mut self, sign: Option<Range<usize>>) -> bool {
        let before = self.at;
        let Some((span, piece)) = self.piece().or_else(|| self.pawn()) else {
            return false;
        };
        let square = self
            .rest()
            .chars()
            .next()
            .is_some_and(char::is_alphanumeric);
        if square && self.check(self.rest()).is_none() {
            self.at = before;
            return false;
        }
        if let Some(sign) = sign {
            self.bind(sign, Kind::Takes, Claim::Captures(true));
        }
        self.bind(span, Kind::Victim, Claim::Took(piece));
        true
    }

    /// Reads a promotion, if there is one: `=D`, `D`, `(D)`, `/D`.
    pub(super) fn promotion(&mut self) {
        let begin = self.at;
        let bare = self.rest().trim_start_matches(' ');
        let spaces = self.rest().len() - bare.len();
        let sign = bare.starts_with(['=', '(', '/', ':']);
        let letter = if sign { &bare[1..] } else { bare };
        let letter = letter.strip_prefix(' ').unwrap_or(letter);
        let found = match self.letters == Letters::ENGLISH && letter.starts_with("Kt") {
            true => Some((Piece::Knight, 2)),
            false => self.letters.begins(letter),
        };
        let Some((piece, length)) = found else {
            return;
        };
        if spaces > 1 || spaces == 1 && !sign || !Piece::PROMOTIONS.contains(&piece) {
            return;
        }
        let mut rest = &letter[length..];
        if bare.starts_with('(') {
            match rest.strip_prefix(')') {
                Some(after) => rest = after,
                None => return,
            }
        }
        // `e8 Dd1`, or a capital that begins a word.
        if rest.starts_with(|c: char| c.is_alphanumeric()) && self.check(rest).is_none() {
            return;
        }
        self.at = self.text.len() - rest.len();
        self.bind(begin..self.at, Kind::Promotion, Claim::Promotes(piece));
    }

    /// Whether a cross behind a move is mate: in Russian and Czech books it takes only with a colon or
    /// before the square.
    fn mates_by_cross(&self) -> bool {
        matches!(self.letters, Letters::RUSSIAN | Letters::CZECH)
    }

    /// Returns the length in bytes of a check mark at the start of the text, and what it says.
    pub(super) fn check(&self, text: &str) -> Option<(usize, CheckSign)> {
        let cross = |c: &char| matches!(c, '×' | 'x' | 'х') && self.mates_by_cross();
        let cross = || text.chars().next().filter(cross);
        // `x)` is the letter of a note.
        let goes_on = |c: char| c.is_alphanumeric() || c == ')';
        let behind = |c: &char| !text[c.len_utf8()..].starts_with(goes_on);
        let mate = |c: char| (c.len_utf8(), CheckSign::Mate);
        signs::check(text).or_else(|| cross().filter(behind).map(mate))
    }

    /// Reads check marks, en passant and glyphs, each with at most one space before it.
    pub(super) fn marks(&mut self) {
        loop {
            // A mark may stand at the start of the next line.
            let begins = |c: char| c.is_lowercase() || matches!(c, '+' | '†' | '‡' | '#');
            let below = self.rest().strip_prefix('\n');
            let below = below.filter(|below| below.starts_with(begins));
            let bare = self.rest().trim_start_matches([' ', '\u{a0}']);
            let bare = below.unwrap_or(bare);
            let spaces = self.rest().len() - bare.len();
            let begin = self.at + spaces;
            let bracket = usize::from(bare.starts_with('('));
            let inner = &bare[bracket..];
            let (length, kind, claim) = if let Some((length, sign)) = self.check(inner) {
                (length, Kind::Check, Some(Claim::Gives(sign)))
            } else if let Some(length) = signs::passing(inner) {
                (length, Kind::EnPassant, Some(Claim::EnPassant(true)))
            } else if let Some(glyph) = inner
                .chars()
                .next()
                .filter(|c| matches!(c, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉'))
            {
                (glyph.len_utf8(), Kind::Glyph, None)
            } else {
                return;
            };
            let close = inner[length..].starts_with(')');
            if spaces > 1 || bracket == 1 && !close {
                return;
            }
            self.at = begin + bracket + length + bracket;
            self.parts.push(Part {
                span: begin..self.at,
                kind,
                claim,
                binding: false,
            });
        }
    }
}

/// Returns the piece of a Russian letter set in Latin type, which looks the same: `Kpf1`, `Cb5`.
fn look_alike(text: &str) -> Option<(Piece, usize)> {
    const SAME: [(&str, Piece); 6] = [
        ("Kp", Piece::King),
        ("КР", Piece::King),
        ("Кp", Piece::King),
        ("Kр", Piece::King),
        ("K", Piece::Knight),
        ("C", Piece::Bishop),
    ];
    let found = SAME.iter().find(|(letters, _)| text.starts_with(letters));
    found.map(|&(letters, piece)| (piece, letters.len()))
}

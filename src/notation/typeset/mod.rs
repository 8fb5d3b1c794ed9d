//! Algebraic as books of all countries and times print it: short and long, in any letters.
//!
//! | printed | what it is | where |
//! |---|---|---|
//! | `e2—e4` `Sg1 – f3` `Lf1—b5†` | both squares | German books, 1850–1930 |
//! | `Sf3:` `ed5:` `dc:` `e:d` `e×d5` `Lc6:†` | captures, the sign after or between the squares | German and Russian books |
//! | `С:c6+` `Крf1` `0—0` | Cyrillic letters | Russian books |
//! | `O f3` `N c6:` `M a c1` `K M` | Meyer's letters | English books about 1880 |
//! | `♖xe6` `♞f6` | figurines of either color | figurine books |
//! | `P-e4` `C-f3` `P. e4` | the pawn named, a hyphen after the letter | hybrids |
//! | `B × Kt` `dP × B` `C×P` | the pieces alone, no square | hybrids |
//! | `e8D` `e8=D` `e7—e8(D)` | promotion | |
//! | `Dd8‡` `Dd8≠` `Dd8 matt` `ФхdX` | marks and words of check and mate | |
//!
//! A missing sign of capture and a hyphen say nothing about a capture. Marks do not choose between
//! moves.
//!
//! Sources: the preface of the *Règle du jeu d'échecs de la F.I.D.E.* 1930; Murray, *A History of
//! Chess*; Wikipedia, "Algebraic notation".

mod pieces;
mod signs;

use std::ops::Range;

use super::algebraic::DASHES;
use super::scan::file_of;
use super::{Claim, Expected, Kind, Letters, Misread, Part, arrange};
use crate::board::{Piece, Squares};

/// A move as it is printed; its claims are the same in every position.
#[derive(Clone, Debug)]
pub(in crate::notation) struct Typeset {
    /// Parts with their claims.
    pub parts: Vec<Part>,
    /// Byte offset where it ends in the text.
    pub end: usize,
    /// Whether it is only two files, which may be a word: `ed`.
    pub weak: bool,
}

/// The byte offset where the text stopped being a move, and what was expected there.
type Halted = (usize, Expected);

/// The span of a file or rank in the text, and its number from 0.
type Coordinate = (Range<usize>, u8);

impl Typeset {
    /// Reads the move at this byte of a text; words may follow.
    pub fn at(text: &str, start: usize, letters: Letters) -> Result<Typeset, Halted> {
        let mut cutter = Cutter {
            text,
            at: start,
            letters,
            parts: Vec::with_capacity(6),
        };
        let weak = cutter.movement()?;
        cutter.marks();
        Ok(Typeset {
            parts: cutter.parts,
            end: cutter.at,
            weak,
        })
    }

    /// Reads a text that is one move from this byte on.
    ///
    /// # Errors
    /// [`Misread`] where the text stops being a move.
    pub fn whole(text: &str, start: usize, letters: Letters) -> Result<Typeset, Misread> {
        let misread = |(at, expected): Halted| Misread {
            at,
            found: text[at..].chars().next(),
            after: text[start..at].trim_end().to_owned(),
            expected,
        };
        let typeset = Typeset::at(text, start, letters).map_err(misread)?;
        let rest = text[typeset.end..]
            .trim_matches([' ', '.', ',', ';', ')', '*', '\n', '\r', '\t', '\u{a0}']);
        if rest.is_empty() {
            Ok(typeset)
        } else {
            Err(misread((typeset.end, Expected::End)))
        }
    }
}

/// A cursor over the text.
struct Cutter<'t> {
    /// Complete text.
    pub text: &'t str,
    /// Byte offset that has been reached.
    pub at: usize,
    /// Letters of the pieces.
    pub letters: Letters,
    /// Parts read so far.
    pub parts: Vec<Part>,
}

impl<'t> Cutter<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn take(&mut self, length: usize) -> Range<usize> {
        let span = self.at..self.at + length;
        self.at = span.end;
        span
    }

    fn fail<T>(&self, expected: Expected) -> Result<T, Halted> {
        Err((self.at, expected))
    }

    fn bind(&mut self, span: Range<usize>, kind: Kind, claim: Claim) {
        self.parts.push(Part::binding(span, kind, claim));
    }

    /// Reads the move without its marks, and returns whether it is weak.
    fn movement(&mut self) -> Result<bool, Halted> {
        let with_rook = || signs::castling_with_rook(self.rest());
        let is_meyer = self.letters == Letters::MEYER;
        let castling = is_meyer.then(with_rook).flatten();
        if let Some((length, wing)) = castling.or_else(|| signs::castling(self.rest())) {
            let span = self.take(length);
            self.bind(span, Kind::Castle, Claim::Castles(wing));
            return Ok(false);
        }
        let begin = self.at;
        // `dP × B`: the file of the piece stands before its letter.
        let label = self.file().filter(|_| self.piece_here().is_some());
        if label.is_none() {
            self.at = begin;
        }
        let piece = self.piece();
        if let Some((span, file)) = label {
            self.bind(span, Kind::File, Claim::From(Squares::file(file)));
        }
        let named = match piece {
            Some((span, piece)) => {
                self.parts
                    .insert(0, Part::binding(span, Kind::Piece, Claim::Moved(piece)));
                arrange(&mut self.parts, |part| (part.span.start, 0));
                let before = self.at;
                self.small_gap(true);
                if self.letters == Letters::MEYER && self.at == before {
                    return self.fail(Expected::SpacedSquare);
                }
                Some(piece)
            }
            None => None,
        };
        let weak = self.ends(named)?;
        Ok(weak)
    }

    /// Skips one space, if a square or a sign follows. Behind a letter of Meyer's, a file or a rank is
    /// enough.
    fn small_gap(&mut self, is_behind_letter: bool) {
        // The end of a line may part a letter from its square.
        let is_torn = is_behind_letter || self.letters == Letters::MEYER;
        let gap = |c: char| matches!(c, ' ' | '\u{a0}') || is_torn && c == '\n';
        let Some(next) = self.rest().strip_prefix(gap) else {
            return;
        };
        let width = self.rest().len() - next.len();
        let mut chars = next.chars();
        let [first, second, third] = [chars.next(), chars.next(), chars.next()];
        let is_file = |c: Option<char>| c.is_some_and(|c| file_of(c).is_some());
        let is_rank = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        let square = match (self.letters, is_behind_letter) {
            // `M a c1`, `P hg6:`, `M 1 c3`
            (Letters::MEYER, true) if self.rest().starts_with('\n') => begins_with_ends(next),
            (Letters::MEYER, true) => is_file(first) || is_rank(first),
            // The next move may be `b5d6`.
            (Letters::MEYER, false) => is_file(first) && is_rank(second) && !is_file(third),
            _ => is_file(first) && is_rank(second),
        };
        let sign = first.is_some_and(|c| is_dash(c) || is_takes(c));
        if square || sign {
            self.at += width;
        }
    }

    fn file(&mut self) -> Option<Coordinate> {
        let first = self.rest().chars().next()?;
        let file = file_of(first)?;
        Some((self.take(first.len_utf8()), file))
    }

    fn rank(&mut self) -> Option<Coordinate> {
        let digit = self.rest().bytes().next()?;
        matches!(digit, b'1'..=b'8').then(|| (self.take(1), digit - b'1'))
    }

    /// Takes a sign between the ends, with at most one space on either side, and returns whether it
    /// takes.
    fn sign(&mut self) -> Option<(Range<usize>, bool)> {
        let bare = self.rest().trim_start_matches(' ');
        let spaces = self.rest().len() - bare.len();
        let sign = bare.chars().next()?;
        let takes = is_takes(sign);
        if spaces > 1 || !(takes || is_dash(sign)) {
            return None;
        }
        let begin = self.at + spaces;
        let mut end = begin + sign.len_utf8();
        // `--`
        if !takes && self.text[end..].starts_with(sign) {
            end += sign.len_utf8();
        }
        let after = &self.text[end..];
        let next = after.trim_start_matches(' ');
        let far = after.len() - next.len();
        let lands = next.chars().next().is_some_and(|c| {
            file_of(c).is_some() || takes && (c.is_uppercase() || self.letters.piece(c).is_some())
        });
        // `Sd4: e6`: the sign belongs to the square before it.
        let behind = takes
            && spaces == 0
            && far == 1
            && self.text[..begin].ends_with(|c: char| c.is_ascii_digit());
        if far > 1 || !lands || behind {
            return None;
        }
        self.at = end + far;
        Some((begin..end, takes))
    }

    /// Reads the squares as far as they are printed, and returns whether the move is weak.
    fn ends(&mut self, piece: Option<Piece>) -> Result<bool, Halted> {
        let begin = self.at;
        let (mut from_file, mut from_rank) = (None, None);
        if piece.is_some() {
            (from_file, from_rank) = self.bracketed();
        }
        let in_brackets = from_file.is_some() || from_rank.is_some();
        if from_file.is_none() && from_rank.is_none() {
            (from_file, from_rank) = (self.file(), self.rank());
            // `M a c1`
            if piece.is_some() && self.letters == Letters::MEYER {
                self.small_gap(false);
            }
        }
        let before = self.at;
        let mut sign = self.sign();
        if sign.as_ref().is_some_and(|(_, takes)| *takes)
            && piece.is_some()
            && (from_file.is_none() || in_brackets)
            && self.victim(sign.as_ref().map(|(span, _)| span.clone()))
        {
            self.departure(from_file, from_rank);
            arrange(&mut self.parts, |part| (part.span.start, 0));
            if piece == Some(Piece::Pawn) {
                self.promotion();
            }
            return Ok(false);
        }
        let to_file = self.file();
        let to_rank = to_file.as_ref().and_then(|_| self.rank());
        let pawn = piece.is_none_or(|piece| piece == Piece::Pawn);
        let ends = match (from_file, from_rank, to_file, to_rank) {
            (from, rank, Some(file), Some(to)) => (from, rank, file, Some(to)),
            // `e4 - gut`: what follows the square is not another square.
            (Some(file), Some(rank), _, None) if !self.text[..before].ends_with(')') => {
                self.at = before;
                sign = None;
                (None, None, file, Some(rank))
            }
            // `ed`, `e:d`
            (Some(from), None, Some(to), None)
                if pawn && from.1.abs_diff(to.1) == 1 && piece.is_none() =>
            {
                (Some(from), None, to, None)
            }
            _ => {
                self.at = begin;
                return self.fail(Expected::Square);
            }
        };
        self.claim(piece, ends, sign)
    }

    /// Adds what the square of departure claims, as far as it is printed.
    fn departure(&mut self, file: Option<Coordinate>, rank: Option<Coordinate>) {
        for (at, squares) in [
            (file, Squares::file as fn(u8) -> Squares),
            (rank, Squares::rank),
        ] {
            if let Some((span, index)) = at {
                self.bind(span, Kind::Departure, Claim::From(squares(index)));
            }
        }
    }

    /// Adds what the squares claim, and returns whether the move is weak.
    fn claim(
        &mut self,
        piece: Option<Piece>,
        (from_file, from_rank, to_file, to_rank): (
            Option<Coordinate>,
            Option<Coordinate>,
            Coordinate,
            Option<Coordinate>,
        ),
        sign: Option<(Range<usize>, bool)>,
    ) -> Result<bool, Halted> {
        let pawn = piece.is_none_or(|piece| piece == Piece::Pawn);
        let bare = to_rank.is_none();
        let first = from_file.as_ref().or(from_rank.as_ref());
        let begin = first.map_or(to_file.0.start, |(span, _)| span.start);
        // If both squares are printed, the first one identifies the piece: `b1-c3`.
        if piece.is_none() && (from_file.is_none() || from_rank.is_none()) {
            self.bind(begin..begin, Kind::Implied, Claim::Moved(Piece::Pawn));
        }
        let alone = from_file.is_none() && from_rank.is_none();
        self.departure(from_file, from_rank);
        let signed = sign.as_ref().is_some_and(|(_, takes)| *takes);
        if let Some((span, true)) = sign {
            self.bind(span, Kind::Takes, Claim::Captures(true));
        }
        let (span, file) = to_file;
        let mut squares = Squares::file(file);
        let mut end = span.end;
        if let Some((rank, index)) = to_rank {
            squares = squares & Squares::rank(index);
            end = rank.end;
        }
        self.bind(span.start..end, Kind::Square, Claim::To(squares));
        let behind = self.takes_behind(pawn && !alone && !signed);
        if pawn && alone && !signed && !behind {
            self.bind(end..end, Kind::Implied, Claim::From(Squares::file(file)));
        }
        if bare && !signed && !behind {
            self.bind(end..end, Kind::Implied, Claim::Captures(true));
        }
        if pawn {
            let before = self.at;
            self.promotion();
            // `dc1S:` as well as `dc1:S`
            if self.at > before && !alone && !signed && !behind {
                self.takes_behind(false);
            }
        }
        let glued = self
            .rest()
            .chars()
            .next()
            .is_some_and(char::is_alphanumeric);
        if glued && self.check(self.rest()).is_none() && signs::passing(self.rest()).is_none() {
            return self.fail(Expected::End);
        }
        Ok(bare && !signed && !behind)
    }
}

/// Returns whether a text begins with a square, perhaps with a file or a rank of departure before it: `c1`,
/// `a c1`, `1 c3`, `hg6`.
fn begins_with_ends(text: &str) -> bool {
    let is_square = |text: &str| {
        let mut chars = text.chars();
        chars.next().is_some_and(|c| file_of(c).is_some())
            && chars.next().is_some_and(|c| matches!(c, '1'..='8'))
    };
    let behind = text.strip_prefix(|c| file_of(c).is_some() || matches!(c, '1'..='8'));
    is_square(text) || behind.is_some_and(|rest| is_square(rest.trim_start_matches(' ')))
}

/// Returns whether a character is printed as a hyphen.
pub(in crate::notation) fn is_dash(c: char) -> bool {
    DASHES.contains(&c) || matches!(c, '‐' | '~' | '¬')
}

/// Returns whether a character is printed as a sign of capture.
pub(in crate::notation) const fn is_takes(c: char) -> bool {
    matches!(c, 'x' | '×' | ':' | 'X' | 'х' | 'Х' | '✕')
}

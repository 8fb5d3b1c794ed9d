//! Parses what follows a piece: its capture, its promotion, marks.

use std::ops::Range;

use super::ends::{Letter, MoveVerb, SquareName};
use super::lex::Termed;
use super::parse::{Parser, Stopped};
use super::words::Term;
use crate::board::Piece;
use crate::notation::{Claim, Expected, Kind};

impl Parser<'_> {
    /// Parses a capture: the sign, the piece that is taken, and its square.
    pub(super) fn takes(&mut self) -> Result<MoveVerb, Stopped> {
        let spaced = self.here().apart;
        // A word needs no object: "le pion reprend", "le pion le prend".
        let is_word = self.term(0) == Term::TakesBack || self.here().span.len() > 2;
        let sign = self.take();
        let begin = self.at;
        // The next sentence is another move.
        let mut count = match self.here().anew {
            true => 0,
            false => self.count(spaced),
        };
        // Letters that cannot label the captured piece belong to the next move.
        while count > 1
            && (self.look(count - 1).apart && self.look(count - 1).span.len() == 1
                || self
                    .man(&peeked(&self.terms[begin..begin + count]), begin)
                    .is_err())
        {
            count -= 1;
        }
        if count == 0 {
            return if is_word {
                Ok(MoveVerb::Takes {
                    sign,
                    victim: None,
                    on: None,
                })
            } else {
                self.fail(Expected::Victim)
            };
        }
        let letters = self.letters(count);
        let victim = self.man(&letters, begin)?;
        let on = self.stood()?;
        Ok(MoveVerb::Takes {
            sign,
            victim: Some(victim),
            on,
        })
    }

    /// Parses the square of the piece that is taken: `(5C)`, or `5C` right after it.
    pub(super) fn stood(&mut self) -> Result<Option<(SquareName, Range<usize>)>, Stopped> {
        let begin = self.here().span.start;
        let bracket =
            self.term(0) == Term::Open && (self.is_rank(1) || self.is_rank(2) || self.is_rank(3));
        if bracket {
            self.at += 1;
            let square = self.place()?;
            if self.term(0) != Term::Close {
                return self.fail(Expected::ClosingBracket);
            }
            let end = self.take().end;
            return Ok(Some((square, begin..end)));
        }
        let glued = self.is_rank(0)
            && !self.here().apart
            && matches!(self.term(1), Term::Piece(_))
            && !self.look(1).apart;
        if !glued {
            return Ok(None);
        }
        let square = self.place()?;
        let span = square.span();
        Ok(Some((square, span)))
    }

    /// Parses a promotion: `=D`, `(D)`, `:D`, `/D`, "hace dama".
    pub(super) fn promotion(&mut self) -> Result<Option<Letter>, Stopped> {
        let sign = self.term(0);
        if !matches!(
            sign,
            Term::Equals | Term::Open | Term::Colon | Term::Slash | Term::Becomes
        ) {
            return Ok(None);
        }
        let Term::Piece(piece) = self.term(1) else {
            return if sign == Term::Equals {
                self.at += 1;
                self.fail(Expected::Promotion)
            } else {
                Ok(None)
            };
        };
        if !Piece::PROMOTIONS.contains(&piece) {
            self.at += 1;
            return self.fail(Expected::Promotion);
        }
        let begin = self.take().start;
        let mut end = self.take().end;
        if sign == Term::Open {
            if self.term(0) != Term::Close {
                return self.fail(Expected::ClosingBracket);
            }
            end = self.take().end;
        }
        Ok(Some((piece, begin..end)))
    }

    /// Parses check marks, en passant and glyphs, in any order.
    pub(super) fn marks(&mut self) -> Vec<(Range<usize>, Kind, Option<Claim>)> {
        let mut marks = Vec::new();
        loop {
            let (kind, claim) = match self.term(0) {
                Term::Check(sign) => (Kind::Check, Some(Claim::Gives(sign))),
                Term::Passing => (Kind::EnPassant, Some(Claim::EnPassant(true))),
                Term::Glyph => (Kind::Glyph, None),
                _ => return marks,
            };
            marks.push((self.take(), kind, claim));
        }
    }
}

/// Returns the letters among these terms.
fn peeked(terms: &[Termed]) -> Vec<Letter> {
    let letter = |term: &Termed| match term.term {
        Term::Piece(piece) => Some((piece, term.span.clone())),
        _ => None,
    };
    terms.iter().filter_map(letter).collect()
}

//! Reading of what follows a move: marks of check and mate, `e.p.`, glyphs.
//!
//! | printed | part |
//! |---|---|
//! | `ch` `(ch.)` `+` `with check` `, giving check` | `Check` |
//! | `(dis. ch. and mate)` | `Check`, twice |
//! | `e.p.` `(in passing)` | `EnPassant` |
//! | `!` `(?)` | `Glyph` |
//! | `(1)`, a footnote's number | `Slip` |
//! | nothing, where marks choose | `Implied`: no check, not in passing |

use super::read::DescriptiveReader;
use super::token::Tok;
use crate::notation::{CheckSign, Claim, Expected, Kind, Misread, Part};

impl DescriptiveReader<'_> {
    /// Returns whether the token at this index is a mark or a glyph.
    pub fn is_mark(&self, at: usize) -> bool {
        matches!(self.tok(at), Tok::Sign(_) | Tok::EnPassant | Tok::Glyph)
    }

    /// Reads marks, each perhaps in brackets, and glyphs up to the end of the text. Where marks
    /// choose between moves, their absence does too.
    pub fn marks(&mut self, takes_pawn: bool) -> Result<(), Misread> {
        loop {
            let first = self.peek();
            // As in "with check", "and mates".
            let word = usize::from(matches!(first.tok, Tok::And | Tok::At));
            if self.is_mark(self.at + word) {
                self.at += word;
                self.mark(first.start);
                continue;
            }
            match first.tok {
                Tok::End if !self.open => break,
                Tok::Open if self.bracket_holds_marks() => {
                    self.next();
                    self.bracket_marks_from(first.start)?;
                }
                _ if self.pawn && !self.promoted() && self.becoming().is_some() => {
                    self.promotion()?;
                }
                Tok::Open if !self.open && self.is_footnote() => {
                    self.at += 3;
                    self.slip(first.start..self.tokens[self.at - 1].end);
                }
                _ if self.open => break,
                Tok::Open => {
                    self.next();
                    return Err(self.misread(Expected::End));
                }
                _ => return Err(self.misread(Expected::End)),
            }
        }
        if self.assumed.marks && !self.open {
            let here = self.text.len()..self.text.len();
            let passing = self.parts.iter().any(|part| part.kind == Kind::EnPassant);
            if takes_pawn && !passing {
                self.part(here.clone(), Kind::Implied, Claim::EnPassant(false));
            }
            if !self.check {
                self.part(here, Kind::Implied, Claim::Gives(CheckSign::Nothing));
            }
        }
        Ok(())
    }

    /// Returns whether it was said what the pawn becomes.
    fn promoted(&self) -> bool {
        self.parts.iter().any(|part| part.kind == Kind::Promotion)
    }

    /// Returns whether the bracket that opens here holds only a number.
    fn is_footnote(&self) -> bool {
        matches!(self.tok(self.at + 1), Tok::Rank(_)) && self.tok(self.at + 2) == Tok::Close
    }

    /// Returns whether the bracket that opens here holds marks. If the text goes on after the move,
    /// the bracket must also close.
    fn bracket_holds_marks(&self) -> bool {
        let is_word = |at| matches!(self.tok(at), Tok::And | Tok::At);
        let mut at = self.at + 1;
        at += usize::from(is_word(at));
        if !self.is_mark(at) {
            return false;
        }
        while self.is_mark(at) || is_word(at) {
            at += 1;
        }
        !self.open || self.tok(at) == Tok::Close
    }

    /// Reads a mark that begins at this byte.
    fn mark(&mut self, start: usize) {
        let token = self.next();
        let (kind, claim) = match token.tok {
            Tok::Sign(sign) => {
                self.check = true;
                (Kind::Check, Some(Claim::Gives(sign)))
            }
            Tok::EnPassant => (Kind::EnPassant, Some(Claim::EnPassant(true))),
            _ => (Kind::Glyph, None),
        };
        self.parts.push(Part {
            span: start..token.end,
            kind,
            claim,
            binding: self.assumed.marks && claim.is_some(),
        });
    }

    /// Reads marks up to the end of a bracket, after something else in it.
    pub fn bracket_marks(&mut self) -> Result<(), Misread> {
        let start = self.peek().start;
        self.bracket_marks_from(start)
    }

    fn bracket_marks_from(&mut self, mut start: usize) -> Result<(), Misread> {
        loop {
            while matches!(self.peek().tok, Tok::And | Tok::At) {
                self.next();
            }
            if !self.is_mark(self.at) {
                break;
            }
            self.mark(start);
            start = self.peek().start;
        }
        let end = self.close()?;
        if let Some(part) = self.parts.last_mut() {
            part.span.end = end;
        }
        Ok(())
    }
}

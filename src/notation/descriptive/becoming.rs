//! Reading of the piece that a pawn becomes.
//!
//! | printed | read |
//! |---|---|
//! | `P-K8(Q)` `P-K8/Q` `P-K8=Q` `P-K8Q` `P-K8 (= Q)` | a queen |
//! | `P. to R's 8th. (2d Q.)` `P takes R (becoming a Q.) (ch.)` | a queen |
//! | `P. one, becoming a Queen.` `P. becomes a Knight` `P-K8 (Q ch)` | a queen, a knight, a queen |
//! | `P queens` `P to K8 and Queens` `P-Kt8 (Queens)` | a queen |
//! | `P-K8` | nothing is said |

use super::read::DescriptiveReader;
use super::token::Tok;
use crate::board::Piece;
use crate::notation::{Claim, Expected, Kind, Misread};

/// A promotion that was found ahead, before any token is taken.
pub(super) struct Becoming {
    piece: Piece,
    bracket: bool,
    /// Index of the token after the piece.
    past: usize,
}

impl DescriptiveReader<'_> {
    /// Looks ahead for a promotion that is written with a sign, with a word or in a bracket.
    pub fn becoming(&self) -> Option<Becoming> {
        let bracket = self.peek().tok == Tok::Open;
        let mut at = self.at + usize::from(bracket);
        at += usize::from(self.tok(at) == Tok::And);
        if self.tok(at) == Tok::Queens {
            return Some(Becoming {
                piece: Piece::Queen,
                bracket,
                past: at + 1,
            });
        }
        let begin = at;
        while matches!(self.tok(at), Tok::Becomes | Tok::Equals | Tok::Slash) {
            at += 1;
        }
        let signed = at > begin;
        // As in "2d Q.", a second queen.
        at += usize::from(self.tok(at) == Tok::Rank(2));
        let piece = self.tokens.get(at)?.piece()?;
        let ends = match self.tok(at + 1) {
            Tok::Close | Tok::Sign(_) => bracket,
            Tok::Rank(_) | Tok::Moves | Tok::Takes => false,
            _ => !bracket && (signed || !self.open),
        };
        let fits = (bracket || signed) && (ends || signed && !bracket && self.is_mark(at + 1));
        (fits && Piece::PROMOTIONS.contains(&piece)).then_some(Becoming {
            piece,
            bracket,
            past: at + 1,
        })
    }

    /// Reads a promotion, if there is one here.
    pub fn promotion(&mut self) -> Result<(), Misread> {
        let first = self.peek();
        if let Some(Becoming {
            piece,
            bracket,
            past,
        }) = self.becoming()
        {
            self.at = past;
            let mut end = self.tokens[past - 1].end;
            let claim = Claim::Promotes(piece);
            if bracket && self.peek().tok == Tok::Close {
                end = self.next().end;
            } else if bracket {
                self.part(first.start..end, Kind::Promotion, claim);
                return self.bracket_marks();
            }
            self.part(first.start..end, Kind::Promotion, claim);
            return Ok(());
        }
        if self.open {
            if self.is_bare_promotion() {
                self.next();
            }
            return Ok(());
        }
        let ahead = self.tokens.get(self.at + 1).and_then(|token| token.piece());
        let bracket = first.tok == Tok::Open && ahead.is_some();
        let sign = bracket || matches!(first.tok, Tok::Slash | Tok::Equals | Tok::Becomes);
        if !sign && first.piece().is_none() {
            return Ok(());
        }
        if sign {
            self.next();
        }
        let piece = self.peek().piece();
        let Some(piece) = piece.filter(|piece| Piece::PROMOTIONS.contains(piece)) else {
            return Err(self.misread(Expected::Promotion));
        };
        let mut end = self.next().end;
        if bracket {
            end = self.close()?;
        }
        self.part(first.start..end, Kind::Promotion, Claim::Promotes(piece));
        Ok(())
    }

    /// Returns whether a piece's letter after the eighth rank is a promotion and not the first
    /// letter of the next move.
    fn is_bare_promotion(&self) -> bool {
        let token = self.peek();
        let piece = token
            .piece()
            .is_some_and(|piece| Piece::PROMOTIONS.contains(&piece));
        let last = self.at.checked_sub(1).map(|last| self.tokens[last].tok);
        let free = match self.tok(self.at + 1) {
            Tok::End | Tok::Unknown | Tok::Glyph => true,
            Tok::Sign(_) => !token.apart,
            _ => false,
        };
        piece && last == Some(Tok::Rank(8)) && (!token.gap || free && !token.apart)
    }
}

//! Reading of castling.
//!
//! | printed | wing |
//! |---|---|
//! | `O-O` `OO` `O-O (K. R.)` | king's |
//! | `Castles KR` `Castles (K's side)` `Castles with K. R.` `Castles—K.R.` `castles kingside` `Castles short` | king's |
//! | `Castles (Q. R.)` `Castles on her side` `King castles with the Queen's Rook` | queen's |
//! | `Castles` | the wing that is assumed, if any |

use super::read::DescriptiveReader;
use super::run;
use super::squares::piece_wing;
use super::token::{Tok, Token};
use crate::board::{Piece, Wing};
use crate::notation::{Claim, Expected, Kind, Misread};

impl DescriptiveReader<'_> {
    /// Reads `O-O`, or `Castles` with the side in any spelling, and returns whether it was there.
    pub fn castling(&mut self) -> Result<bool, Misread> {
        let named = self.peek().tok == Tok::Piece(Piece::King)
            && matches!(self.tok(self.at + 1), Tok::Castle(_) | Tok::Castles);
        let first = self.peek();
        let sign = self.at + usize::from(named);
        let wing = match self.tok(sign) {
            Tok::Castle(wing) => Some(wing),
            Tok::Castles => None,
            _ => return Ok(false),
        };
        self.at = sign + 1;
        let color = self.castling_side(wing.is_some())?;
        let end = self.tokens[self.at - 1].end;
        let claim = Claim::Castles(wing.or(color).or(self.assumed.castles));
        self.part(first.start..end, Kind::Castle, claim);
        Ok(true)
    }

    /// Reads the side: `QR`, `(Q. R.)`, `on K's side`, `with the Queen's Rook`, `on her side`,
    /// `long`. `signed` is set after `O-O`, where only a bracket can hold the side.
    fn castling_side(&mut self, signed: bool) -> Result<Option<Wing>, Misread> {
        let mut at = self.at;
        let dashed = self.tok(at) == Tok::Moves;
        at += usize::from(dashed);
        let bracket = self.tok(at) == Tok::Open;
        at += usize::from(bracket);
        let with = self.tok(at) == Tok::At;
        at += usize::from(with);
        let own = match self.tok(at) {
            Tok::Own(wing) => Some(wing),
            _ => None,
        };
        at += usize::from(own.is_some());
        if signed && !bracket {
            return Ok(None);
        }
        let wing = match self.tok(at) {
            Tok::Wing(wing) => {
                at += 1;
                Some(wing)
            }
            Tok::SideWord => own,
            Tok::Piece(_) => {
                let sure = bracket || with;
                let rook = sure && self.tok(at) == Tok::Piece(Piece::Rook);
                if rook && !bracket {
                    // "Castles with his Rook" says no more than "Castles".
                    self.at = at + 1;
                    return Ok(None);
                }
                let letters = self.side_letters(at, sure);
                let wing = self.tokens[at].piece().and_then(piece_wing);
                at += letters;
                wing.filter(|_| letters > 0)
            }
            _ => None,
        };
        if wing.is_none() {
            return Ok(None);
        }
        let hyphen = usize::from(self.tok(at) == Tok::Moves);
        if self.tok(at + hyphen) == Tok::SideWord {
            at += hyphen + 1;
        }
        if bracket && self.tok(at) != Tok::Close {
            if self.open {
                return Ok(None);
            }
            return Err(self.misread_at(self.tokens[at], Expected::ClosingBracket));
        }
        self.at = at + usize::from(bracket);
        Ok(wing)
    }

    /// Returns how many letters from here on name a side: `Q`, `QR`. `sure` says that no next move
    /// can begin here.
    fn side_letters(&self, at: usize, sure: bool) -> usize {
        let is_side = |run: &[Token]| match run {
            [color] => color.piece().and_then(piece_wing).is_some(),
            [_, rook] => run::is_file(run) && rook.piece() == Some(Piece::Rook),
            _ => run.is_empty(),
        };
        let hyphened = self.tok(at + 1) == Tok::Moves && self.tok(at + 2) == Tok::SideWord;
        if self.open && !sure && !hyphened {
            return self.cut(at, &[2, 0, 1], is_side).unwrap_or(0);
        }
        let run = run::pieces(&self.tokens[at..]);
        let fits = |count: &usize| *count <= run && is_side(&self.tokens[at..at + count]);
        [2, 1].into_iter().find(fits).unwrap_or(0)
    }
}

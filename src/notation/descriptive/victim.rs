//! Reading of what a move takes.
//!
//! | in White's text | part | claim |
//! |---|---|---|
//! | `K`, `B` of `NxKBP` | `VictimLabel` | the piece taken stood on the king's half; on the c- or f-file |
//! | `(B5)` of `NxP(B5)`, `at B5` | `VictimLabel` | the piece taken stood on c5 or f5 |
//! | `/QB6` of `BxN/QB6` | `VictimLabel` | it landed on c6 |
//! | `d5` of `Pxd5`, `Q5` of `PxQ5` | `Square` | it landed on d5 |
//! | `takes` of "Q. takes." | `Takes` | something was taken |

use super::ends::PieceName;
use super::read::DescriptiveReader;
use super::run;
use super::target::Spelled;
use super::token::Tok;
use crate::board::Piece;
use crate::notation::{Claim, Expected, Kind, Misread};

impl DescriptiveReader<'_> {
    /// Reads "takes", the piece that is taken, where it stood if that is said, and what a pawn
    /// becomes. Returns the piece if it is named, because "takes" as a word needs no object: "Q.
    /// takes."
    pub fn takes(&mut self, mover: Option<PieceName>) -> Result<Option<Piece>, Misread> {
        let verb = self.next();
        self.part(verb.start..verb.end, Kind::Takes, Claim::Captures(true));
        while matches!(self.peek().tok, Tok::Own(_) | Tok::Adverse) {
            self.next();
        }
        let file = self.count(&[2, 1], run::is_file);
        let target = self.tokens[(self.at + file).min(self.tokens.len() - 1)];
        if let Tok::Square(_) = self.peek().tok {
            self.square();
        } else if file > 0 && matches!(target.tok, Tok::Rank(_)) && !target.gap {
            // `R x QN7`
            self.file_and_rank(file, Spelled::Square);
        } else {
            let count = self.count(&[3, 2, 1], |run| run::who(run).is_some());
            if count == 0 {
                let nobody = self.peek().piece().is_none() && self.is_word(verb);
                return if nobody {
                    self.promotion().map(|()| None)
                } else {
                    Err(self.misread(Expected::Victim))
                };
            }
            let victim = self.piece(count, true)?.piece;
            self.victims_place(mover)?;
            self.promotion()?;
            return Ok(Some(victim));
        }
        self.promotion()?;
        Ok(None)
    }

    /// Reads `(B3)` or `/B3` after the piece that is taken.
    fn victims_place(&mut self, mover: Option<PieceName>) -> Result<(), Misread> {
        let pawn = mover.is_some_and(|mover| mover.piece == Piece::Pawn);
        if pawn && self.becoming().is_some() {
            return Ok(());
        }
        let Some(place) = self.place()? else {
            return Ok(());
        };
        if pawn && place.letter.is_some() {
            return Ok(());
        }
        let opening = self.peek();
        self.at = place.past;
        let claim = match opening.tok {
            Tok::Slash => Claim::To(place.squares),
            _ => Claim::TookOn(place.squares),
        };
        let end = self.tokens[self.at - 1].end;
        self.part(opening.start..end, Kind::VictimLabel, claim);
        Ok(())
    }
}

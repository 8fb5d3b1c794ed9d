//! Reading of the square where a piece goes, and of what it takes there.
//!
//! | in White's text | part | claim |
//! |---|---|---|
//! | `K` of `N-KB3` | `Side` | it landed on the king's half, files e to h |
//! | `B3` of `N-KB3` | `Square` | it landed on c3 or f3 |
//! | `B` of `R-B` | `Square` | it landed on c1 or f1 |
//! | `her`, `2d` of `Q. to her 2d` | `Square` | it landed on the mover's own file; on the second rank |
//! | `his` of `K. to his B's 2d` | `Label` | it landed on the king's half; like other labels a tolerant reader may drop it |
//! | `third`, `bishop` of "into the third house before his bishop" | `Square` | on the third rank; on the c- or f-file |
//! | `second` of "to the adverse king's second" | `Square` | it landed on the seventh rank |
//! | `c3` of `Kt-c3` | `Square` | it landed on c3 |
//!
//! | in White's text | part | claim |
//! |---|---|---|
//! | `K`, `B` of `NxKBP` | `VictimLabel` | the piece taken stood on the king's half; on the c- or f-file |
//! | `(B5)` of `NxP(B5)`, `at B5` | `VictimLabel` | the piece taken stood on c5 or f5 |
//! | `/QB6` of `BxN/QB6` | `VictimLabel` | it landed on c6 |
//! | `d5` of `Pxd5`, `Q5` of `PxQ5` | `Square` | it landed on d5 |
//! | `takes` of "Q. takes." | `Takes` | something was taken |

use super::ends::PieceName;
use super::read::{DescriptiveReader, Labels};
use super::run;
use super::squares::{files, half, piece_wing, rank};
use super::token::{Tok, Token};
use crate::board::{Piece, Squares, Wing};
use crate::notation::{Claim, Expected, Kind, Misread};

impl DescriptiveReader<'_> {
    /// Returns whether the name of a square with its rank begins at this token.
    pub fn squares_at(&self, at: usize) -> bool {
        let own = matches!(self.tok(at), Tok::Own(_));
        let at = at + usize::from(own);
        let at = at + usize::from(self.tok(at) == Tok::Adverse);
        let run = self.tokens.get(at..).map_or(0, run::pieces);
        let file = run > 0 && run::is_file(&self.tokens[at..at + run]);
        match self.tok(at + run) {
            Tok::Rank(_) => file || run == 0 && own,
            Tok::Square(_) => run == 0,
            _ => false,
        }
    }

    /// Reads a target and what a pawn becomes there: `KB3`, `K4`, `her 2d`,
    /// `third house before his bishop`. The first rank may be left out. `sign` is the index of the
    /// token that says "to".
    pub fn target(&mut self, mover: PieceName, sign: usize) -> Result<(), Misread> {
        let first = self.peek();
        let own = matches!(first.tok, Tok::Own(_)).then(|| self.next());
        if self.peek().tok == Tok::Adverse {
            self.next();
            self.counting = self.turn.color.other();
        }
        match self.peek().tok {
            Tok::Square(_) => self.square(),
            Tok::Rank(count) => {
                let token = self.next();
                if let Some(own) = own {
                    let squares = self.own_file(mover);
                    self.part(own.start..own.end, Kind::Square, Claim::To(squares));
                }
                let squares = rank(count, self.counting);
                self.part(token.start..token.end, Kind::Square, Claim::To(squares));
                if self.peek().tok == Tok::Of {
                    self.next();
                    let own = matches!(self.peek().tok, Tok::Own(_)).then(|| self.next());
                    self.file(own, mover, None)?;
                }
            }
            _ => self.file(own, mover, Some(sign))?,
        }
        if self.pawn { self.promotion() } else { Ok(()) }
    }

    /// Reads an algebraic square as target.
    pub fn square(&mut self) {
        let token = self.next();
        if let Tok::Square(square) = token.tok {
            self.part(
                token.start..token.end,
                Kind::Square,
                Claim::To(Squares::one(square)),
            );
        }
    }

    /// Reads the file of a target, and its rank if `ranked` by the token of this index. `own` is
    /// "his".
    fn file(
        &mut self,
        own: Option<Token>,
        mover: PieceName,
        ranked: Option<usize>,
    ) -> Result<(), Misread> {
        let count = self.count(&[2, 1], run::is_file);
        if count == 0 {
            return Err(self.misread(Expected::DescriptiveSquare));
        }
        if let Some(own) = own.filter(|_| count == 1) {
            // In "K. to his Kt's sq." the knight is that of his own side, the king's.
            let wing = match mover.piece {
                Piece::King => Some(Wing::King),
                Piece::Queen => Some(Wing::Queen),
                _ => mover.wing,
            };
            let sided = self
                .peek()
                .piece()
                .is_some_and(|file| piece_wing(file).is_none());
            if let Some(wing) = wing.filter(|_| sided && self.assumed.labels == Labels::Home) {
                self.part(own.start..own.end, Kind::Label, Claim::To(half(wing)));
            }
        }
        let spelled = match ranked {
            None => Spelled::File,
            Some(sign) if self.is_rank(self.at + count, sign) => Spelled::Square,
            Some(_) => {
                let after = self.tokens[self.at + count];
                if after.tok == Tok::Unknown && !after.gap && !self.open {
                    return Err(self.misread_at(after, Expected::Rank));
                }
                Spelled::FirstRank
            }
        };
        self.file_and_rank(count, spelled);
        Ok(())
    }

    /// Reads a file of one or two letters, and as much of its rank as is written.
    pub fn file_and_rank(&mut self, letters: usize, spelled: Spelled) {
        if letters == 2 {
            let half_of = self.next();
            let squares = half_of
                .piece()
                .and_then(piece_wing)
                .map_or(Squares::NONE, half);
            self.part(half_of.start..half_of.end, Kind::Side, Claim::To(squares));
        }
        let file = self.next();
        let mut squares = file.piece().map_or(Squares::NONE, files);
        let mut end = file.end;
        match (spelled, self.peek().tok) {
            (Spelled::Square, Tok::Rank(count)) => {
                squares = squares & rank(count, self.counting);
                end = self.next().end;
            }
            (Spelled::File, _) => {}
            _ => squares = squares & rank(1, self.counting),
        }
        self.part(file.start..end, Kind::Square, Claim::To(squares));
    }

    /// Returns the squares of the piece's own file: for the king the e-file, for a rook both rooks'
    /// files unless it is labelled.
    fn own_file(&self, mover: PieceName) -> Squares {
        let named = mover.file.unwrap_or(mover.piece);
        let reach = mover.wing.map_or(!Squares::NONE, half);
        match named {
            Piece::Pawn | Piece::Paladin => reach,
            named => files(named) & reach,
        }
    }
}

/// The part of a target's square that is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spelled {
    File,
    FirstRank,
    Square,
}

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

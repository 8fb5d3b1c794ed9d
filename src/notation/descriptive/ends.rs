//! The two ends of a move: who moves and whence, where he goes or what he takes.
//!
//! | in White's text | part | claim |
//! |---|---|---|
//! | `K` of `N-KB3` | `Side` | it landed on the king's half, files e to h |
//! | `B3` of `N-KB3` | `Square` | it landed on c3 or f3 |
//! | `-` | `Moves` | nothing was taken |
//! | `Q` of `QN-Q2` | `Label` | it left the square where the queen's knight stands now |
//! | `K`, `B` of `KBPxP` | `Label` | it left the king's half; it left the c- or f-file |
//! | `(R2)` of `R(R2)-K2` | `Origin` | it left a2 or h2 |
//! | `K`, `B` of `NxKBP` | `VictimLabel` | the man taken stood on the king's half; on the c- or f-file |
//! | `(B5)` of `NxP(B5)` | `VictimLabel` | the man taken stood on c5 or f5 |
//! | `/QB6` of `BxN/QB6` | `VictimLabel` | it landed on c6 |

use super::lex::{Tok, Token};
use super::read::{Labels, Reader};
use super::run::{self, Who};
use super::squares::{files, half, home, man_wing, rank};
use crate::board::{Cells, Man, Side, Wing};
use crate::notation::{Claim, Expected, Kind, Misread};

/// A square or a part of one as it stands in brackets.
struct Place {
    cells: Cells,
    /// The man's letter if that is all there is: `(Q)` may be a promotion.
    letter: Option<Man>,
    end: usize,
}

impl Reader<'_> {
    /// A man, where he comes from, and where he goes or what he takes. Says whether the text is of
    /// a pawn that takes a pawn.
    pub fn movement(&mut self) -> Result<bool, Misread> {
        let run = run::men(&self.tokens[self.at..]);
        if run == 0 {
            return Err(self.misread(Expected::Move));
        }
        let letters = &self.tokens[self.at..self.at + run];
        let after = self.tokens[self.at + run].tok;
        let split = if matches!(after, Tok::Rank(_)) {
            run::telegraph(letters)
        } else {
            None
        };
        let man = self.man(split.unwrap_or(run), false)?;
        self.origin()?;
        let sign = self.peek();
        match sign.tok {
            Tok::Takes => {
                self.next();
                self.part(sign.start..sign.end, Kind::Takes, Claim::Captures(true));
                let victim = self.victim(man)?;
                Ok(man == Man::Pawn && victim == Man::Pawn)
            }
            Tok::Moves => {
                self.next();
                self.part(sign.start..sign.end, Kind::Moves, Claim::Captures(false));
                self.origin()?;
                self.target(man)?;
                Ok(false)
            }
            Tok::Man(_) if split.is_some() => {
                let here = self.tokens[self.at - 1].end;
                self.part(here..here, Kind::Implied, Claim::Captures(false));
                self.target(man)?;
                Ok(false)
            }
            _ => Err(self.misread(Expected::MovesOrTakes)),
        }
    }

    /// The name of a man in so many letters, the mover or his victim.
    fn man(&mut self, length: usize, victim: bool) -> Result<Man, Misread> {
        let run = &self.tokens[self.at..self.at + length];
        let Some(Who { side, file, man }) = run::who(run) else {
            let expected = if victim {
                Expected::End
            } else {
                Expected::MovesOrTakes
            };
            return Err(self.misread_at(run[1], expected));
        };
        let owner = if victim {
            self.turn.side.other()
        } else {
            self.turn.side
        };
        let kind = if victim {
            Kind::VictimLabel
        } else {
            Kind::Label
        };
        let claim = if victim { Claim::TookOn } else { Claim::From };
        let letter = |at: usize| run[at].man().unwrap_or(Man::Pawn);
        let who = letter(man);
        if let Some((at, wing)) = side.and_then(|at| Some((at, man_wing(letter(at))?))) {
            let cells = match file {
                None if self.sense.labels == Labels::Birth => self.born(owner, wing, who),
                _ => half(wing),
            };
            self.part(run[at].start..run[at].end, kind, claim(cells));
        }
        if let Some(at) = file {
            self.part(run[at].start..run[at].end, kind, claim(files(letter(at))));
        }
        let last = run[man];
        if victim {
            self.part(last.start..last.end, Kind::Victim, Claim::Took(who));
        } else {
            self.part(last.start..last.end, Kind::Man, Claim::Moved(who));
        }
        self.at += length;
        Ok(who)
    }

    /// Where this side's piece stands that began the game on this wing.
    fn born(&self, side: Side, wing: Wing, man: Man) -> Cells {
        home(wing, man)
            .and_then(|file| self.turn.births.stands(side, file))
            .map_or(Cells::NONE, Cells::of)
    }

    /// `(R2)` or `/R2`, whence the man comes.
    fn origin(&mut self) -> Result<(), Misread> {
        if let Some(place) = self.place()? {
            let begin = self.tokens[self.at].start;
            self.at = self.past(place.end);
            self.part(begin..place.end, Kind::Origin, Claim::From(place.cells));
        }
        Ok(())
    }

    /// The number of the first token that begins at this byte or later.
    fn past(&self, end: usize) -> usize {
        let ahead = &self.tokens[self.at..];
        self.at + ahead.iter().take_while(|token| token.start < end).count()
    }

    /// What a bracket or a slash holds, if it is a square or a part of one; nothing is taken.
    fn place(&self) -> Result<Option<Place>, Misread> {
        let mut ahead = self.ahead();
        let bracket = match ahead.peek().tok {
            Tok::Open => true,
            Tok::Slash => false,
            _ => return Ok(None),
        };
        ahead.next();
        ahead.eat(Tok::Filler);
        let mut cells = !Cells::NONE;
        let run = run::men(&ahead.tokens[ahead.at..]);
        if run > 0 && !run::is_file(&ahead.tokens[ahead.at..ahead.at + run]) {
            return Err(ahead.misread(Expected::DescriptiveSquare));
        }
        let mut letter = None;
        let mut end = ahead.peek().start;
        for at in 0..run {
            let token = ahead.next();
            let man = token.man().unwrap_or(Man::Pawn);
            let side = if run == 2 && at == 0 {
                man_wing(man)
            } else {
                None
            };
            cells = cells & side.map_or_else(|| files(man), half);
            letter = (run == 1).then_some(man);
            end = token.end;
        }
        if let Tok::Rank(count) = ahead.peek().tok {
            cells = cells & rank(count, self.turn.side);
            letter = None;
            end = ahead.next().end;
        } else if run == 0 {
            // A bracket around a mark, `(ch.)`, is not ours; a slash has nothing else to be.
            return if bracket {
                Ok(None)
            } else {
                Err(ahead.misread(Expected::DescriptiveSquare))
            };
        }
        if bracket {
            end = ahead.close()?;
        }
        Ok(Some(Place { cells, letter, end }))
    }

    /// `KB3`, `K4`, the first rank perhaps left out, and what a pawn becomes there.
    fn target(&mut self, man: Man) -> Result<(), Misread> {
        let run = run::men(&self.tokens[self.at..]);
        let letters = &self.tokens[self.at..self.at + run];
        let names = |count: usize| letters.get(..count).is_some_and(run::is_file);
        if !names(1) {
            return Err(self.misread(Expected::DescriptiveSquare));
        }
        if names(2) {
            let side = self.next();
            let cells = side.man().and_then(man_wing).map_or(Cells::NONE, half);
            self.part(side.start..side.end, Kind::Side, Claim::To(cells));
        }
        let file = self.next();
        let mut cells = file.man().map_or(Cells::NONE, files);
        let mut end = file.end;
        if let Tok::Rank(count) = self.peek().tok {
            cells = cells & rank(count, self.turn.side);
            end = self.next().end;
        } else if self.peek().tok == Tok::Unknown && !self.peek().gap {
            return Err(self.misread(Expected::Rank));
        } else {
            cells = cells & rank(1, self.turn.side);
        }
        self.part(file.start..end, Kind::Square, Claim::To(cells));
        if man == Man::Pawn {
            self.promotion()
        } else {
            Ok(())
        }
    }

    /// The man taken, where he stood if that is said, and what a pawn becomes by taking him.
    fn victim(&mut self, man: Man) -> Result<Man, Misread> {
        let run = run::men(&self.tokens[self.at..]);
        if run == 0 {
            return Err(self.misread(Expected::Victim));
        }
        let victim = self.man(run, true)?;
        if let Some(place) = self.place()? {
            let promotes = man == Man::Pawn && place.letter.is_some();
            if !promotes {
                let opening = self.tokens[self.at];
                self.at = self.past(place.end);
                let claim = match opening.tok {
                    Tok::Slash => Claim::To(place.cells),
                    _ => Claim::TookOn(place.cells),
                };
                self.part(opening.start..place.end, Kind::VictimLabel, claim);
            }
        }
        if man == Man::Pawn {
            self.promotion()?;
        }
        Ok(victim)
    }

    /// `(Q)`, `/Q`, `=Q` or `Q`.
    fn promotion(&mut self) -> Result<(), Misread> {
        let first = self.peek();
        let ahead = self.tokens.get(self.at + 1).and_then(Token::man);
        let bracket = first.tok == Tok::Open && ahead.is_some();
        let sign = bracket || matches!(first.tok, Tok::Slash | Tok::Equals);
        if !sign && first.man().is_none() {
            return Ok(());
        }
        if sign {
            self.next();
        }
        let Some(man) = self
            .peek()
            .man()
            .filter(|man| Man::PROMOTIONS.contains(man))
        else {
            return Err(self.misread(Expected::Promotion));
        };
        let mut end = self.next().end;
        if bracket {
            end = self.close()?;
        }
        self.part(first.start..end, Kind::Promotion, Claim::Promotes(man));
        Ok(())
    }
}

//! The mover: which piece it is, where it comes from, what it does. `target` has where it goes, `victim`
//! what it takes.
//!
//! | in White's text | part | claim |
//! |---|---|---|
//! | `-` `to` `interposes` | `Moves` | nothing was taken |
//! | `Q` of `QN-Q2` | `Label` | it left the square where the queen's knight stands now |
//! | `K`, `B` of `KBPxP` | `Label` | it left the king's half; it left the c- or f-file |
//! | `(R2)` of `R(R2)-K2` | `Origin` | it left a2 or h2 |
//! | `K5` of `KtK5-B3`, `e2` of `Pe2-e4` | `Origin` | it left e5; it left e2 |
//! | `one` of `K. P. one` | `Square` | the pawn went one square forward |
//! | `checks` of `Q. checks` | `Check` | it gave check, to wherever it went |

use super::read::{DescriptiveReader, Labels};
use super::run::{self, Who};
use super::squares::{files, half, home, piece_wing, rank};
use super::token::{Tok, Token};
use crate::board::{Color, Piece, Squares, Wing};
use crate::notation::{CheckSign, Claim, Expected, Kind, Misread, Part};

/// A square or a part of one as it stands in brackets.
pub(super) struct BracketedSquares {
    pub squares: Squares,
    /// The piece's letter if that is all there is: `(Q)` may be a promotion.
    pub letter: Option<Piece>,
    /// The number of the token behind it.
    pub past: usize,
}

/// A piece as it is named.
#[derive(Clone, Copy)]
pub(super) struct PieceName {
    pub piece: Piece,
    /// `K` of `KN`.
    pub wing: Option<Wing>,
    /// `B` of `BP`.
    pub file: Option<Piece>,
}

impl DescriptiveReader<'_> {
    /// A piece, where it comes from, and where it goes or what it takes. Says whether the text is of
    /// a pawn that takes a pawn.
    pub fn movement(&mut self) -> Result<bool, Misread> {
        let run = self.first_name();
        if run == 0 {
            // "Takes the Queen", the piece being plain from the move before; in running text, prose.
            if self.peek().tok == Tok::Takes && self.is_word(self.peek()) && !self.open {
                let victim = self.takes(None)?;
                return Ok(victim == Some(Piece::Pawn));
            }
            return Err(self.misread(Expected::Move));
        }
        let split = self.telegraph(run);
        let mover = self.piece(split.unwrap_or(run), false)?;
        self.pawn = mover.piece == Piece::Pawn;
        match split {
            Some(_) if !self.glued_origin(run - split.unwrap_or(run)) => {
                let here = self.tokens[self.at - 1].end;
                self.part(here..here, Kind::Implied, Claim::Captures(false));
                self.target(mover, self.at)?;
                return Ok(false);
            }
            // "The knight at his bishop's third" may be where it goes.
            _ if self.is_place() => {}
            _ => self.origin()?,
        }
        if self.peek().tok == Tok::Takes {
            let victim = self.takes(Some(mover))?;
            return Ok(self.pawn && victim.is_none_or(|victim| victim == Piece::Pawn));
        }
        self.quiet(mover)?;
        Ok(false)
    }

    /// How many pieces here name the mover, its target perhaps among them.
    fn first_name(&self) -> usize {
        let run = run::pieces(&self.tokens[self.at..]);
        if !self.open {
            return run;
        }
        // "Takes the Q, R × P": a comma parts two pieces.
        let letters = &self.tokens[self.at..self.at + run];
        let apart = letters.iter().skip(1).position(|letter| letter.apart);
        apart.map_or(run, |apart| apart + 1)
    }

    /// What a piece does that takes nothing.
    fn quiet(&mut self, mover: PieceName) -> Result<(), Misread> {
        let verb = self.peek();
        match verb.tok {
            Tok::Moves => self.moves(mover),
            Tok::At if self.is_place() => self.moves(mover),
            // `P=K4`, the hyphen misread.
            Tok::Equals if self.squares_at(self.at + 1) => {
                self.slip(verb.start..verb.end);
                self.moves(mover)
            }
            Tok::Goes => self.goes(mover),
            Tok::Sign(sign) => self.checks(mover, sign),
            Tok::Steps(_) | Tok::Rank(1 | 2) if self.pawn => self.steps(),
            Tok::At if self.pawn && !self.open && self.tokens[self.at + 1].tok == Tok::End => {
                // "P. on."
                self.next();
                self.part(verb.start..verb.end, Kind::Moves, Claim::Captures(false));
                Ok(())
            }
            _ if self.pawn && self.becoming().is_some() => self.promotion(),
            _ => Err(self.misread(Expected::MovesOrTakes)),
        }
    }

    /// "Checks", perhaps with where.
    fn checks(&mut self, mover: PieceName, sign: CheckSign) -> Result<(), Misread> {
        let verb = self.next();
        self.check = true;
        self.part(verb.start..verb.end, Kind::Check, Claim::Gives(sign));
        if self.peek().tok == Tok::At && self.squares_at(self.at + 1) {
            let at = self.at;
            self.next();
            self.target(mover, at)?;
        }
        Ok(())
    }

    /// Where a run of so many pieces before a rank parts into a piece and its target. A pawn's rank after
    /// a whole name, `Q. P. 2`, is no target.
    fn telegraph(&self, run: usize) -> Option<usize> {
        let ranked = self.is_rank(self.at + run, self.at + run - 1);
        let letters = &self.tokens[self.at..self.at + run];
        ranked.then(|| run::telegraph(letters)).flatten()
    }

    /// Whether the square behind the piece, its file of so many letters, is where the piece comes from:
    /// `KtK5-B3`.
    fn glued_origin(&self, file: usize) -> bool {
        let after = self.at + file + 1;
        match self.tokens[after.min(self.tokens.len() - 1)].tok {
            Tok::Takes => true,
            Tok::Moves => self.squares_at(after + 1),
            _ => false,
        }
    }

    /// Whether "at" a square ends the text here, as the 18th century says where a piece goes. In running
    /// text that is prose.
    fn is_place(&self) -> bool {
        let at = self.peek().tok == Tok::At && !self.open && self.squares_at(self.at + 1);
        at && {
            let past = self.tokens[self.at + 1..].iter().position(|token| {
                !matches!(
                    token.tok,
                    Tok::Own(_) | Tok::Adverse | Tok::Piece(_) | Tok::Rank(_) | Tok::Square(_)
                )
            });
            let after = past.map_or(Tok::End, |past| self.tok(self.at + 1 + past));
            !matches!(after, Tok::Moves | Tok::Takes | Tok::Goes | Tok::Steps(_))
        }
    }

    /// "-" or "to" and the target.
    fn moves(&mut self, mover: PieceName) -> Result<(), Misread> {
        let sign = self.at;
        let verb = self.next();
        let claim = Claim::Captures(false);
        // `P/e4-d5` says nothing of the piece taken.
        let long = matches!(self.peek().tok, Tok::Square(_))
            && self
                .parts
                .last()
                .is_some_and(|part| part.kind == Kind::Origin);
        if long {
            self.parts
                .push(Part::remark(verb.start..verb.end, Kind::Moves, claim));
        } else {
            self.part(verb.start..verb.end, Kind::Moves, claim);
        }
        if matches!(self.peek().tok, Tok::Open | Tok::Slash) {
            // `R-(B5)B7`
            self.origin()?;
        }
        self.target(mover, sign)
    }

    /// "Moves", "interposes", perhaps with a target.
    fn goes(&mut self, mover: PieceName) -> Result<(), Misread> {
        let verb = self.next();
        self.part(verb.start..verb.end, Kind::Moves, Claim::Captures(false));
        let sign = self.at;
        if self.pawn && matches!(self.peek().tok, Tok::Steps(_)) {
            return self.steps();
        }
        match self.peek().tok {
            Tok::Moves => {
                self.next();
                self.target(mover, sign)
            }
            Tok::At if self.squares_at(self.at + 1) => {
                self.next();
                self.target(mover, sign)
            }
            Tok::At if self.pawn && !self.open => {
                self.next();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// "One" or "two" of a pawn.
    fn steps(&mut self) -> Result<(), Misread> {
        let token = self.next();
        let (Tok::Steps(count) | Tok::Rank(count)) = token.tok else {
            return Err(self.misread_at(token, Expected::MovesOrTakes));
        };
        let here = token.start..token.start;
        if self
            .parts
            .last()
            .is_none_or(|part| part.kind != Kind::Moves)
        {
            self.part(here, Kind::Implied, Claim::Captures(false));
        }
        self.part(token.start..token.end, Kind::Square, Claim::Steps(count));
        self.promotion()
    }

    /// From whose side ranks are counted.
    fn counts(&self, adverse: bool) -> Color {
        let color = self.turn.color;
        if adverse { color.other() } else { color }
    }

    /// The name of a piece in so many letters, the mover or its victim.
    pub fn piece(&mut self, length: usize, victim: bool) -> Result<PieceName, Misread> {
        let run = &self.tokens[self.at..self.at + length];
        let Some(Who {
            color: letter_at,
            file,
            piece,
        }) = run::who(run)
        else {
            let expected = if victim {
                Expected::End
            } else {
                Expected::MovesOrTakes
            };
            return Err(self.misread_at(run[1], expected));
        };
        let owner = if victim {
            self.turn.color.other()
        } else {
            self.turn.color
        };
        let kind = if victim {
            Kind::VictimLabel
        } else {
            Kind::Label
        };
        let claim = if victim { Claim::TookOn } else { Claim::From };
        let letter = |at: usize| run[at].piece().unwrap_or(Piece::Pawn);
        let who = letter(piece);
        let wing = letter_at.and_then(|at| piece_wing(letter(at)));
        if let Some((at, wing)) = letter_at.zip(wing) {
            let squares = match file {
                None if self.assumed.labels == Labels::Birth => self.born(owner, wing, who),
                _ => half(wing),
            };
            self.part(run[at].start..run[at].end, kind, claim(squares));
        }
        if let Some(at) = file {
            self.part(run[at].start..run[at].end, kind, claim(files(letter(at))));
        }
        let last = run[piece];
        if victim {
            self.part(last.start..last.end, Kind::Victim, Claim::Took(who));
        } else {
            self.part(last.start..last.end, Kind::Piece, Claim::Moved(who));
        }
        let file = file.map(letter);
        self.at += length;
        Ok(PieceName {
            piece: who,
            wing,
            file,
        })
    }

    /// Where this side's piece stands that began the game on this wing.
    fn born(&self, color: Color, wing: Wing, piece: Piece) -> Squares {
        home(wing, piece)
            .and_then(|file| self.turn.births.stands(color, file))
            .map_or(Squares::NONE, Squares::of)
    }

    /// `(R2)`, `/R2`, `from R2`, where the piece comes from; without bracket only before the verb, `K5` of
    /// `KtK5-B3`, `e2` of `Pe2-e4` and `5` of `R5-B7`.
    fn origin(&mut self) -> Result<(), Misread> {
        let begin = self.peek();
        let run = run::pieces(&self.tokens[self.at..]);
        let bare = match self.tok(self.at + run) {
            Tok::Rank(_) | Tok::Square(_) => {
                matches!(self.tok(self.at + run + 1), Tok::Moves | Tok::Takes)
                    && !self.tokens[self.at + run].gap
            }
            _ => false,
        };
        let place = if bare {
            self.place_at(self.at)?
        } else {
            self.place()?
        };
        if let Some(place) = place {
            self.at = place.past;
            let end = self.tokens[self.at - 1].end;
            self.part(begin.start..end, Kind::Origin, Claim::From(place.squares));
        }
        Ok(())
    }

    /// What a bracket, a slash or "at" opens, if it is a square or a part of one; nothing is taken.
    pub fn place(&self) -> Result<Option<BracketedSquares>, Misread> {
        let opening = self.peek().tok;
        let begin = match opening {
            Tok::Open | Tok::Slash => self.at + 1 + usize::from(self.tok(self.at + 1) == Tok::At),
            Tok::At if self.squares_at(self.at + 1) => self.at + 1,
            _ => return Ok(None),
        };
        let found = self.place_at(begin).and_then(|found| match found {
            // A bracket around a mark, `(ch.)`, is not ours; a slash has nothing else to be.
            None if opening == Tok::Slash => {
                Err(self.misread_at(self.tokens[begin], Expected::DescriptiveSquare))
            }
            Some(place) if opening == Tok::Open => {
                // `R (on R2!) to R sq` praises the choice.
                let praise = self.tokens[place.past..].iter();
                let glyphs = praise.take_while(|token| token.tok == Tok::Glyph).count();
                let past = place.past + glyphs + 1;
                let closing = self.tokens[past - 1];
                if closing.tok == Tok::Close {
                    Ok(Some(BracketedSquares { past, ..place }))
                } else {
                    Err(self.misread_at(closing, Expected::ClosingBracket))
                }
            }
            found => Ok(found),
        });
        if self.open {
            Ok(found.unwrap_or(None))
        } else {
            found
        }
    }

    /// A square or a part of one at this token.
    fn place_at(&self, begin: usize) -> Result<Option<BracketedSquares>, Misread> {
        let begin = begin + usize::from(matches!(self.tok(begin), Tok::Own(_)));
        let adverse = self.tok(begin) == Tok::Adverse;
        let begin = begin + usize::from(adverse);
        if let Tok::Square(square) = self.tok(begin) {
            return Ok(Some(BracketedSquares {
                squares: Squares::of(square),
                letter: None,
                past: begin + 1,
            }));
        }
        let run = run::pieces(&self.tokens[begin..]);
        let letters = &self.tokens[begin..begin + run];
        if run > 0 && !run::is_file(letters) {
            return Err(self.misread_at(letters[0], Expected::DescriptiveSquare));
        }
        let mut place = BracketedSquares {
            squares: letters
                .iter()
                .enumerate()
                .fold(!Squares::NONE, |squares, (at, token)| {
                    let piece = token.piece().unwrap_or(Piece::Pawn);
                    let wing = piece_wing(piece).filter(|_| run == 2 && at == 0);
                    squares & wing.map_or_else(|| files(piece), half)
                }),
            letter: letters.last().filter(|_| run == 1).and_then(Token::piece),
            past: begin + run,
        };
        if let Tok::Rank(count) = self.tok(place.past) {
            place.squares = place.squares & rank(count, self.counts(adverse));
            place.letter = None;
            place.past += 1;
        } else if run == 0 {
            return Ok(None);
        }
        Ok(Some(place))
    }
}

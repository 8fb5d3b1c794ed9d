//! Reading of the piece that moves: which piece it is, where it comes from, what it does. `target`
//! reads where it goes and what it takes.
//!
//! | in White's text | part | claim |
//! |---|---|---|
//! | `-` `to` `interposes` | `Moves` | nothing was taken |
//! | `Q` of `QN-Q2` | `Label` | it left the square where the queen's knight stands now |
//! | `K`, `B` of `KBPxP` | `Label` | it left the king's half; it left the c- or f-file |
//! | `(R2)` of `R(R2)-K2` | `Origin` | it left a2 or h2 |
//! | `K5` of `KtK5-B3`, `e2` of `Pe2-e4` | `Origin` | it left e5; it left e2 |
//! | `one` of `K. P. one` | `Square` | the pawn went one square forward |
//! | `checks` of `Q. checks` | `Check` | it gave check, wherever it went |

use super::read::{DescriptiveReader, Labels};
use super::run::{self, Who};
use super::squares::{files, half, home, piece_wing, rank};
use super::token::{Tok, Token};
use crate::board::{Color, Piece, Squares, Wing};
use crate::notation::{CheckSign, Claim, Expected, Kind, Misread, Part};

/// The squares that a bracket names, by a square or a part of one.
pub(super) struct BracketedSquares {
    /// Squares that are named.
    pub squares: Squares,
    /// Piece whose letter is all there is: `(Q)` may be a promotion.
    pub letter: Option<Piece>,
    /// Index of the token after it.
    pub past: usize,
}

/// A piece with the letters that name it.
#[derive(Clone, Copy)]
pub(super) struct PieceName {
    /// Piece itself.
    pub piece: Piece,
    /// Side before it: `K` of `KN`.
    pub wing: Option<Wing>,
    /// File before it: `B` of `BP`.
    pub file: Option<Piece>,
}

impl DescriptiveReader<'_> {
    /// Reads a piece, where it comes from, and where it goes or what it takes. Returns whether the
    /// text can mean a pawn that takes a pawn.
    pub fn movement(&mut self) -> Result<bool, Misread> {
        let run = self.first_name();
        if run == 0 {
            // "Takes the Queen" leaves out a piece that is plain from the move before; in running
            // text it is prose.
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
            // "The knight at his bishop's third" may say where it goes.
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

    /// Returns how many piece letters here name the mover, perhaps together with its target.
    fn first_name(&self) -> usize {
        let run = run::pieces(&self.tokens[self.at..]);
        if !self.open {
            return run;
        }
        // "Takes the Q, R × P": a comma separates two pieces.
        let letters = &self.tokens[self.at..self.at + run];
        let apart = letters.iter().skip(1).position(|letter| letter.apart);
        apart.map_or(run, |apart| apart + 1)
    }

    /// Reads what a piece does that takes nothing.
    fn quiet(&mut self, mover: PieceName) -> Result<(), Misread> {
        let verb = self.peek();
        match verb.tok {
            Tok::Moves => self.moves(mover),
            Tok::At if self.is_place() => self.moves(mover),
            // `P=K4`: the hyphen was misread.
            Tok::Equals if self.squares_at(self.at + 1) => {
                self.slip(verb.start..verb.end);
                self.moves(mover)
            }
            Tok::Goes => self.goes(mover),
            Tok::Sign(sign) => self.checks(mover, sign),
            Tok::Steps(_) | Tok::Rank(1 | 2) if self.pawn => self.steps(),
            Tok::At if self.pawn && !self.open && self.tokens[self.at + 1].tok == Tok::End => {
                // As in "P. on."
                self.next();
                self.part(verb.start..verb.end, Kind::Moves, Claim::Captures(false));
                Ok(())
            }
            _ if self.pawn && self.becoming().is_some() => self.promotion(),
            _ => Err(self.misread(Expected::MovesOrTakes)),
        }
    }

    /// Reads "checks", perhaps with a target.
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

    /// Returns where a run of this many pieces before a rank splits into a piece and its target. A
    /// pawn's rank after a complete name, `Q. P. 2`, is not a target.
    fn telegraph(&self, run: usize) -> Option<usize> {
        let ranked = self.is_rank(self.at + run, self.at + run - 1);
        let letters = &self.tokens[self.at..self.at + run];
        ranked.then(|| run::telegraph(letters)).flatten()
    }

    /// Returns whether the square right after the piece, with a file of this many letters, is where
    /// the piece comes from: `KtK5-B3`.
    fn glued_origin(&self, file: usize) -> bool {
        let after = self.at + file + 1;
        match self.tokens[after.min(self.tokens.len() - 1)].tok {
            Tok::Takes => true,
            Tok::Moves => self.squares_at(after + 1),
            _ => false,
        }
    }

    /// Returns whether "at" and a square end the text here, which is how the 18th century says
    /// where a piece goes. In running text they are prose.
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

    /// Reads "-" or "to" and the target.
    fn moves(&mut self, mover: PieceName) -> Result<(), Misread> {
        let sign = self.at;
        let verb = self.next();
        let claim = Claim::Captures(false);
        // The hyphen of `P/e4-d5` does not say that nothing is taken.
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

    /// Reads "moves" or "interposes", perhaps with a target.
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

    /// Reads "one" or "two" of a pawn.
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

    /// Returns the side from which ranks are counted.
    fn counts(&self, adverse: bool) -> Color {
        let color = self.turn.color;
        if adverse { color.other() } else { color }
    }

    /// Reads the name of a piece in this many letters: the mover, or what it takes if `victim`.
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
                None if self.assumed.labels == Labels::Home => self.born(owner, wing, who),
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

    /// Returns the present square of this side's piece that began the game on this wing.
    fn born(&self, color: Color, wing: Wing, piece: Piece) -> Squares {
        home(wing, piece)
            .and_then(|file| self.turn.home_squares.stands(color, file))
            .map_or(Squares::NONE, Squares::one)
    }

    /// Reads where the piece comes from: `(R2)`, `/R2`, `from R2`. Without a bracket it stands only
    /// before the verb: `K5` of `KtK5-B3`, `e2` of `Pe2-e4` and `5` of `R5-B7`.
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

    /// Looks for a square or a part of one after a bracket, a slash or "at", without taking any
    /// token.
    pub fn place(&self) -> Result<Option<BracketedSquares>, Misread> {
        let opening = self.peek().tok;
        let begin = match opening {
            Tok::Open | Tok::Slash => self.at + 1 + usize::from(self.tok(self.at + 1) == Tok::At),
            Tok::At if self.squares_at(self.at + 1) => self.at + 1,
            _ => return Ok(None),
        };
        let found = self.place_at(begin).and_then(|found| match found {
            // A bracket may hold a mark instead, `(ch.)`, but after a slash there must be a square.
            None if opening == Tok::Slash => {
                Err(self.misread_at(self.tokens[begin], Expected::DescriptiveSquare))
            }
            Some(place) if opening == Tok::Open => {
                // A glyph may praise the choice: `R (on R2!) to R sq`.
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

    /// Looks for a square or a part of one at this token.
    fn place_at(&self, begin: usize) -> Result<Option<BracketedSquares>, Misread> {
        let begin = begin + usize::from(matches!(self.tok(begin), Tok::Own(_)));
        let adverse = self.tok(begin) == Tok::Adverse;
        let begin = begin + usize::from(adverse);
        if let Tok::Square(square) = self.tok(begin) {
            return Ok(Some(BracketedSquares {
                squares: Squares::one(square),
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

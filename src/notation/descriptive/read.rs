//! From the tokens of a text to what it claims: the move as a whole, castling, and marks.
//!
//! A strict reader takes labels for births, bare `Castles` for the king's side, and marks for what
//! the style says they are. A tolerant one tries that first and takes liberties, one after the
//! other, while no legal move fits: marks become remarks, labels tell the present side.

use std::ops::Range;

use super::lex::{self, Tok, Token};
use super::squares::man_wing;
use super::{Marks, Style};
use crate::board::{Man, Wing};
use crate::notation::scan::Scan;
use crate::notation::{Claim, Expected, Kind, Misread, Part, Reading, Sign, Tolerance, Turn};

/// What a label such as `KN` tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Labels {
    /// On which side the piece began the game.
    Birth,
    /// On which half of the board it stands.
    Present,
}

/// How a text is taken where it can be taken in more than one way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sense {
    pub labels: Labels,
    /// Whether marks, and their absence, choose between moves.
    marks: bool,
    /// What bare `Castles` means; either wing if none.
    castles: Option<Wing>,
}

/// Reads a move; see the module for what the tolerances differ in.
pub(in crate::notation) fn read(
    text: &str,
    turn: &Turn<'_>,
    style: Style,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let classic = style.marks == Marks::Classic;
    let tolerant = tolerance == Tolerance::Tolerant;
    let start = Scan::new(text, tolerant).at();
    let tokens = lex::tokens(text, start, tolerant, usize::MAX);
    let reading = |sense| {
        let mut reader = Reader {
            text,
            start,
            tokens: &tokens,
            at: 0,
            parts: Vec::with_capacity(6),
            turn,
            sense,
        };
        reader.play()?;
        Ok(Reading {
            text: text.to_owned(),
            parts: reader.parts,
        })
    };
    if !tolerant {
        return reading(Sense {
            labels: Labels::Birth,
            marks: classic,
            castles: Some(Wing::King),
        });
    }
    let fits = |reading: &Reading| turn.plays.iter().any(|play| reading.fits(play, turn));
    for labels in [Labels::Birth, Labels::Present] {
        for marks in [true, false] {
            let found = reading(Sense {
                labels,
                marks: marks && classic,
                castles: None,
            })?;
            if fits(&found) {
                return Ok(found);
            }
        }
    }
    reading(Sense {
        labels: Labels::Birth,
        marks: false,
        castles: None,
    })
}

/// A reader on its way through the tokens.
pub(super) struct Reader<'r> {
    text: &'r str,
    /// Where the move begins, after a move number.
    start: usize,
    /// They end in one that is never passed, [`Tok::End`] or [`Tok::Unknown`].
    pub tokens: &'r [Token],
    /// The number of the token under way.
    pub at: usize,
    pub parts: Vec<Part>,
    pub turn: &'r Turn<'r>,
    pub sense: Sense,
}

impl Reader<'_> {
    /// The token under way.
    pub fn peek(&self) -> Token {
        self.tokens[self.at.min(self.tokens.len() - 1)]
    }

    /// Passes it.
    pub fn next(&mut self) -> Token {
        let token = self.peek();
        self.at += 1;
        token
    }

    /// Takes the next token if it is this one.
    pub fn eat(&mut self, tok: Tok) -> Option<Token> {
        (self.peek().tok == tok).then(|| self.next())
    }

    /// A reader of its own to look ahead with.
    pub fn ahead(&self) -> Reader<'_> {
        Reader {
            parts: Vec::new(),
            ..*self
        }
    }

    /// "Here something else was expected."
    pub fn misread(&self, expected: Expected) -> Misread {
        self.misread_at(self.peek(), expected)
    }

    /// "There something else was expected", at a token already passed.
    pub fn misread_at(&self, token: Token, expected: Expected) -> Misread {
        let after = self.text[self.start.min(token.start)..token.start]
            .trim_end()
            .to_owned();
        let found = self.text[token.start..].chars().next();
        Misread {
            at: token.start,
            found,
            after,
            expected,
        }
    }

    /// Adds a part that chooses between moves.
    pub fn part(&mut self, span: Range<usize>, kind: Kind, claim: Claim) {
        self.parts.push(Part::binding(span, kind, claim));
    }

    /// A whole move with its marks.
    fn play(&mut self) -> Result<(), Misread> {
        let mut takes_pawn = false;
        if !self.castling()? {
            takes_pawn = self.movement()?;
        }
        self.marks(takes_pawn)
    }

    /// `O-O`, or `Castles` with the side in any of its spellings.
    fn castling(&mut self) -> Result<bool, Misread> {
        let first = self.peek();
        let mut end = first.end;
        let wing = match first.tok {
            Tok::Castle(wing) => {
                self.next();
                Some(wing)
            }
            Tok::Castles => {
                self.next();
                // A bracket may hold the side or a mark of check.
                let side = |token: &Token| token.man().and_then(man_wing);
                let ahead = self.tokens.get(self.at + 1).and_then(side);
                let bracket = ahead.is_some() && self.eat(Tok::Open).is_some();
                self.eat(Tok::Filler);
                let wing = side(&self.peek());
                if wing.is_some() {
                    end = self.next().end;
                    for more in [Tok::Man(Man::Rook), Tok::SideWord] {
                        end = self.eat(more).map_or(end, |token| token.end);
                    }
                }
                if bracket {
                    end = self.close()?;
                }
                wing.or(self.sense.castles)
            }
            _ => return Ok(false),
        };
        self.part(first.start..end, Kind::Castle, Claim::Castles(wing));
        Ok(true)
    }

    /// The end of the bracket that has to close here.
    pub fn close(&mut self) -> Result<usize, Misread> {
        match self.eat(Tok::Close) {
            Some(token) => Ok(token.end),
            None => Err(self.misread(Expected::ClosingBracket)),
        }
    }

    /// Marks, each perhaps in brackets, and glyphs up to the end of the text. Where marks choose,
    /// their absence does too.
    fn marks(&mut self, takes_pawn: bool) -> Result<(), Misread> {
        let (mut check, mut passing) = (false, false);
        loop {
            let first = self.next();
            let bracket = first.tok == Tok::Open;
            let token = if bracket { self.next() } else { first };
            let (kind, claim) = match token.tok {
                Tok::Sign(sign) => {
                    check = true;
                    (Kind::Check, Some(Claim::Gives(sign)))
                }
                Tok::EnPassant => {
                    passing = true;
                    (Kind::EnPassant, Some(Claim::EnPassant(true)))
                }
                Tok::Glyph => (Kind::Glyph, None),
                Tok::End if !bracket => break,
                _ => return Err(self.misread_at(token, Expected::End)),
            };
            let end = if bracket { self.close()? } else { token.end };
            let binding = self.sense.marks && claim.is_some();
            self.parts.push(Part {
                span: first.start..end,
                kind,
                claim,
                binding,
            });
        }
        if self.sense.marks {
            let here = self.text.len()..self.text.len();
            if takes_pawn && !passing {
                self.part(here.clone(), Kind::Implied, Claim::EnPassant(false));
            }
            if !check {
                self.part(here, Kind::Implied, Claim::Gives(Sign::Nothing));
            }
        }
        Ok(())
    }
}

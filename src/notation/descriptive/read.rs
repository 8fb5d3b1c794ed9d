//! From the tokens of a text to what it claims: the move as a whole, castling, and marks.
//!
//! A strict reader takes labels for births, bare `Castles` for the king's side, and marks for what
//! the style says they are. A tolerant one tries that first and takes liberties, one after the
//! other, while no legal move fits: marks become remarks, labels tell the present side, `b3` is a
//! bishop's third. Slips of the print are for a tolerant reader only; each is a [`Kind::Slip`].
//!
//! The same reader finds where a move ends in running text (`open`); there it takes no more than
//! surely belongs to the move.

use std::ops::Range;

use super::lex;
use super::run;
use super::token::{Slip, Tok, Token};
use super::{Marks, Style};
use crate::board::{Color, Wing};
use crate::notation::scan::Scan;
use crate::notation::{Claim, Expected, Kind, Misread, Part, Reading, Tolerance, Turn};

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
pub(super) struct Assumptions {
    pub labels: Labels,
    /// Whether marks, and their absence, choose between moves.
    pub marks: bool,
    /// What bare `Castles` means; either wing if none.
    pub castles: Option<Wing>,
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
    let reading = |tokens: &[Token], assumed| {
        Ok(Reading {
            text: text.to_owned(),
            parts: parts(text, start, tokens, turn, assumed)?,
        })
    };
    let assumed = |labels, marks, castles| Assumptions {
        labels,
        marks,
        castles,
    };
    if !tolerant {
        let found = reading(&tokens, assumed(Labels::Birth, classic, Some(Wing::King)))?;
        let slip = found.parts.iter().find(|part| part.kind == Kind::Slip);
        return match slip {
            None => Ok(found),
            Some(slip) => Err(Misread {
                at: slip.span.start,
                found: text[slip.span.start..].chars().next(),
                after: text[start..slip.span.start].trim_end().to_owned(),
                expected: Expected::End,
            }),
        };
    }
    let fits = |reading: &Reading| turn.moves.iter().any(|mv| reading.fits(mv, turn));
    for labels in [Labels::Birth, Labels::Present] {
        for marks in [true, false] {
            let found = reading(&tokens, assumed(labels, marks && classic, None))?;
            if fits(&found) {
                return Ok(found);
            }
        }
    }
    let last = assumed(Labels::Birth, false, None);
    if tokens
        .iter()
        .any(|token| matches!(token.tok, Tok::Square(_)))
    {
        // Typed `N-b3` may mean B3.
        let small = lex::lex(text, start, true, usize::MAX, true);
        let found = reading(&small, last);
        if let Ok(found) = found
            && fits(&found)
        {
            return Ok(found);
        }
    }
    reading(&tokens, last)
}

/// What the tokens of a text claim when it is taken in this sense. The move begins at byte `start`.
pub(super) fn parts(
    text: &str,
    start: usize,
    tokens: &[Token],
    turn: &Turn<'_>,
    assumed: Assumptions,
) -> Result<Vec<Part>, Misread> {
    let mut reader = DescriptiveReader::new(text, start, tokens, turn, assumed);
    reader.play()?;
    reader.report();
    Ok(reader.parts)
}

/// A reader on its way through the tokens.
pub(super) struct DescriptiveReader<'r> {
    pub text: &'r str,
    /// Where the move begins, after a move number.
    start: usize,
    /// They end in one that is never passed, [`Tok::End`] or [`Tok::Unknown`].
    pub tokens: &'r [Token],
    /// The number of the token under way.
    pub at: usize,
    pub parts: Vec<Part>,
    /// What was taken for another sign, apart from what its tokens tell.
    slips: Vec<Range<usize>>,
    pub turn: &'r Turn<'r>,
    pub assumed: Assumptions,
    /// The text goes on after the move.
    pub open: bool,
    /// From whose side the rank of the target is counted.
    pub counting: Color,
    /// A pawn moves.
    pub pawn: bool,
    /// A mark of check was read.
    pub check: bool,
}

impl<'r> DescriptiveReader<'r> {
    /// At the first of the tokens, of a text that is one move.
    pub fn new(
        text: &'r str,
        start: usize,
        tokens: &'r [Token],
        turn: &'r Turn<'r>,
        assumed: Assumptions,
    ) -> DescriptiveReader<'r> {
        DescriptiveReader {
            text,
            start,
            tokens,
            at: 0,
            parts: Vec::with_capacity(8),
            slips: Vec::new(),
            turn,
            assumed,
            open: false,
            counting: turn.color,
            pawn: false,
            check: false,
        }
    }

    /// The token under way.
    pub fn peek(&self) -> Token {
        self.tokens[self.at.min(self.tokens.len() - 1)]
    }

    /// What the token of this number means.
    pub fn tok(&self, at: usize) -> Tok {
        self.tokens.get(at).map_or(Tok::End, |token| token.tok)
    }

    /// Passes a token.
    pub fn next(&mut self) -> Token {
        let token = self.peek();
        self.at += 1;
        token
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

    /// Whether a token is a word and no sign.
    pub fn is_word(&self, token: Token) -> bool {
        let letters = &self.text[token.start..token.end];
        letters.len() > 1 && letters.starts_with(|c: char| c.is_ascii_alphabetic())
    }

    /// Adds a part that chooses between moves.
    pub fn part(&mut self, span: Range<usize>, kind: Kind, claim: Claim) {
        self.parts.push(Part::binding(span, kind, claim));
    }

    /// Notes that these letters were taken for others.
    pub fn slip(&mut self, span: Range<usize>) {
        self.slips.push(span);
    }

    /// A whole move with its marks.
    pub fn play(&mut self) -> Result<(), Misread> {
        let mut takes_pawn = false;
        if !self.castling()? {
            takes_pawn = self.movement()?;
        }
        self.marks(takes_pawn)
    }

    /// The end of the bracket that has to close here.
    pub fn close(&mut self) -> Result<usize, Misread> {
        match self.peek().tok {
            Tok::Close => Ok(self.next().end),
            _ => Err(self.misread(Expected::ClosingBracket)),
        }
    }

    /// How many letters here are the first of these counts that fits.
    pub fn count(&self, order: &[usize], ours: impl Fn(&[Token]) -> bool) -> usize {
        if self.open {
            return self.cut(self.at, order, ours).unwrap_or(0);
        }
        let run = run::pieces(&self.tokens[self.at..]);
        let fits =
            |count: &&usize| **count <= run && ours(&self.tokens[self.at..self.at + **count]);
        order.iter().find(fits).copied().unwrap_or(0)
    }

    /// Adds a part for each slip of the print. Parts do not overlap: what holds a slip ends before it,
    /// and a slip that is all of a part stands behind it without letters.
    fn report(&mut self) {
        let mut end = self.start;
        for token in self.tokens {
            match token.slip {
                Slip::None => {}
                Slip::Passed => self.slips.push(end.min(token.start)..token.start),
                Slip::Taken => self.slips.push(token.start..token.end),
            }
            end = token.end;
        }
        for slip in std::mem::take(&mut self.slips) {
            let mut span = trimmed(self.text, slip);
            for part in &mut self.parts {
                if part.span.start < span.start && span.start < part.span.end {
                    part.span.end = span.start;
                } else if part.span.start < span.end && span.start < part.span.end {
                    span = part.span.end..part.span.end;
                }
            }
            let at = self
                .parts
                .iter()
                .position(|part| part.span.start >= span.end);
            let at = at.unwrap_or(self.parts.len());
            self.parts.insert(at, Part::mute(span, Kind::Slip));
        }
    }
}

/// The span without the spaces and periods at its ends.
fn trimmed(text: &str, span: Range<usize>) -> Range<usize> {
    let blank = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '_');
    let letters = text[span.clone()].trim_end_matches(blank);
    let end = span.start + letters.len();
    let lead = letters.trim_start_matches(blank);
    let lead = lead
        .strip_prefix('.')
        .filter(|rest| !rest.is_empty() && *rest != ".")
        .unwrap_or(lead);
    end - lead.trim_start().len()..end
}

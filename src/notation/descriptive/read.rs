//! Turns the tokens of a text into what they claim: the complete move, castling, and marks.
//!
//! A strict reader takes labels as home squares, bare `Castles` as the king's side, and marks as the
//! style says. A tolerant reader tries labels and marks in that sense first. While no legal move
//! fits, it takes liberties one after the other: marks become remarks, labels name the present
//! side, `b3` is a bishop's third. Only a tolerant reader accepts slips of the print; each is a
//! [`Kind::Slip`].
//!
//! The same reader finds where a move ends in running text (`open`), where it takes only what
//! surely belongs to the move.

use std::ops::Range;

use super::lex;
use super::run;
use super::token::{Slip, Tok, Token};
use super::{Marks, Style};
use crate::board::{Color, Wing};
use crate::notation::scan::Scan;
use crate::notation::{Claim, Expected, Kind, Misread, Part, Reading, Tolerance, Turn};

/// The meaning of a label such as `KN`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Labels {
    /// The side on which the piece began the game.
    Home,
    /// The half of the board on which it stands.
    Present,
}

/// The sense of a text that can be read in more than one way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assumptions {
    /// Meaning of labels.
    pub labels: Labels,
    /// Whether marks, and their absence, choose between moves.
    pub marks: bool,
    /// Wing that bare `Castles` means; either wing if `None`.
    pub castles: Option<Wing>,
}

/// Reads what a text claims; the top of the module says how the tolerances differ.
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
        let found = reading(&tokens, assumed(Labels::Home, classic, Some(Wing::King)))?;
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
    for labels in [Labels::Home, Labels::Present] {
        for marks in [true, false] {
            let found = reading(&tokens, assumed(labels, marks && classic, None))?;
            if fits(&found) {
                return Ok(found);
            }
        }
    }
    let last = assumed(Labels::Home, false, None);
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

/// Returns what the tokens of a text claim in this sense. The move begins at byte `start`.
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

/// A cursor over the tokens that collects what they claim.
pub(super) struct DescriptiveReader<'r> {
    /// Complete text.
    pub text: &'r str,
    /// Byte offset where the move begins, after a move number.
    start: usize,
    /// Tokens of the text. The last is [`Tok::End`] or [`Tok::Unknown`] and is never passed.
    pub tokens: &'r [Token],
    /// Index of the current token.
    pub at: usize,
    /// Parts read so far.
    pub parts: Vec<Part>,
    /// Spans that were taken for another sign, besides the slips of the tokens.
    slips: Vec<Range<usize>>,
    /// Turn of the move.
    pub turn: &'r Turn<'r>,
    /// Sense in which the text is read.
    pub assumed: Assumptions,
    /// Whether the text goes on after the move.
    pub open: bool,
    /// Side from which the rank of the target is counted.
    pub counting: Color,
    /// Whether a pawn moves.
    pub pawn: bool,
    /// Whether a check mark was read.
    pub check: bool,
}

impl<'r> DescriptiveReader<'r> {
    /// Begins at the first token of a text that is one move.
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

    /// Returns the current token.
    pub fn peek(&self) -> Token {
        self.tokens[self.at.min(self.tokens.len() - 1)]
    }

    /// Returns what the token at this index means.
    pub fn tok(&self, at: usize) -> Tok {
        self.tokens.get(at).map_or(Tok::End, |token| token.tok)
    }

    /// Takes the current token.
    pub fn next(&mut self) -> Token {
        let token = self.peek();
        self.at += 1;
        token
    }

    /// Returns the error that something else was expected here.
    pub fn misread(&self, expected: Expected) -> Misread {
        self.misread_at(self.peek(), expected)
    }

    /// Returns the error that something else was expected at a token already passed.
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

    /// Returns whether a token is a word and not a sign.
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

    /// Reads a complete move with its marks.
    pub fn play(&mut self) -> Result<(), Misread> {
        let mut takes_pawn = false;
        if !self.castling()? {
            takes_pawn = self.movement()?;
        }
        self.marks(takes_pawn)
    }

    /// Takes the bracket that has to close here, and returns its end.
    pub fn close(&mut self) -> Result<usize, Misread> {
        match self.peek().tok {
            Tok::Close => Ok(self.next().end),
            _ => Err(self.misread(Expected::ClosingBracket)),
        }
    }

    /// Returns the first of these counts of letters that fits here; 0 if none does.
    pub fn count(&self, order: &[usize], ours: impl Fn(&[Token]) -> bool) -> usize {
        if self.open {
            return self.cut(self.at, order, ours).unwrap_or(0);
        }
        let run = run::pieces(&self.tokens[self.at..]);
        let fits =
            |count: &&usize| **count <= run && ours(&self.tokens[self.at..self.at + **count]);
        order.iter().find(fits).copied().unwrap_or(0)
    }

    /// Adds a part for each slip of the print. Parts must not overlap, so a part with a slip inside
    /// ends before the slip, and a slip that covers the start of a part becomes an empty part after
    /// it.
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

/// Returns the span without white space, commas, semicolons and underscores at its ends, and
/// without a period at its start.
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

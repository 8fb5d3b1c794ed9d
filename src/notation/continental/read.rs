//! Turns a parsed move into claims.

use super::ends::{MoveVerb, NamedPiece, SquareName, own_file};
use super::parse::{Parsed, Stopped, parse};
use super::words::Term;
use super::{Dialect, lex};
use crate::board::{Piece, Squares};
use crate::notation::descriptive::squares::{half, rank};
use crate::notation::scan::Scan;
use crate::notation::{Claim, Expected, Kind, Misread, Part, Reading, Tolerance, Turn};

/// A printed move, parsed once and judged in any number of positions.
#[derive(Clone, Debug)]
pub(in crate::notation) struct PrintedPlay(Result<Parsed, Misread>);

impl PrintedPlay {
    /// Parses a text that is one complete move; a number in front is skipped.
    pub fn parse(text: &str, dialect: Dialect) -> PrintedPlay {
        let start = Scan::new(text, true).at();
        PrintedPlay(whole(text, start, dialect))
    }

    /// Returns what it claims in this position. With `present`, labels name the half of the board
    /// where a piece stands.
    pub fn parts(&self, turn: &Turn<'_>, present: bool) -> Result<Vec<Part>, Misread> {
        let parsed = self.0.as_ref().map_err(Clone::clone)?;
        Ok(parts(parsed, turn, present))
    }
}

/// Reads what a text claims in this dialect.
pub(in crate::notation) fn read(
    text: &str,
    turn: &Turn<'_>,
    dialect: Dialect,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let start = Scan::new(text, tolerance == Tolerance::Tolerant).at();
    let parsed = whole(text, start, dialect)?;
    Ok(Reading {
        text: text.to_owned(),
        parts: parts(&parsed, turn, false),
    })
}

/// Parses the text as one move.
fn whole(text: &str, start: usize, dialect: Dialect) -> Result<Parsed, Misread> {
    let terms = lex::terms(text, start, dialect, false);
    let misread = |(at, expected): Stopped| {
        let at = terms[at.min(terms.len() - 1)].span.start;
        Misread {
            at,
            found: text[at..].chars().next(),
            after: text[start..at].trim_end().to_owned(),
            expected,
        }
    };
    let parsed = parse(&terms, dialect).map_err(misread)?;
    let next = terms.iter().position(|term| term.span.start >= parsed.end);
    match next.map(|at| (at, terms[at].term)) {
        None | Some((_, Term::End)) => Ok(parsed),
        Some((at, _)) => Err(misread((at, Expected::End))),
    }
}

/// Returns the parts of a move with their claims, in the order of the text.
fn parts(parsed: &Parsed, turn: &Turn<'_>, present: bool) -> Vec<Part> {
    let mut parts = Vec::with_capacity(8);
    let color = turn.color;
    if let Some(man) = &parsed.man {
        mover(&mut parts, man, turn, present);
    }
    if let Some((square, span)) = &parsed.origin {
        let from = Claim::From(square.exactly(color));
        parts.push(Part::binding(span.clone(), Kind::Origin, from));
    }
    let wing = parsed.man.as_ref().and_then(|man| man.wing());
    match &parsed.does {
        MoveVerb::Castles(wing, span) => {
            parts.push(Part::binding(
                span.clone(),
                Kind::Castle,
                Claim::Castles(*wing),
            ));
        }
        MoveVerb::Steps(count, span) => {
            parts.push(Part::binding(
                span.clone(),
                Kind::Square,
                Claim::Steps(*count),
            ));
            parts.push(quiet(span.end));
        }
        MoveVerb::Goes(square) => {
            let piece = parsed.man.as_ref().map_or(Piece::Pawn, |man| man.piece.0);
            goes(&mut parts, square, turn, (piece, wing));
            parts.push(quiet(square.span().end));
        }
        MoveVerb::Takes { sign, victim, on } => {
            let claim = Claim::Captures(true);
            parts.push(Part::binding(sign.clone(), Kind::Takes, claim));
            if let Some(man) = victim {
                taken(&mut parts, man, turn, present);
            }
            if let Some((square, span)) = on {
                let claim = Claim::TookOn(square.exactly(color));
                parts.push(Part::binding(span.clone(), Kind::VictimLabel, claim));
            }
        }
    }
    if let Some((piece, span)) = &parsed.promotion {
        parts.push(Part::binding(
            span.clone(),
            Kind::Promotion,
            Claim::Promotes(*piece),
        ));
    }
    let marks = parsed.marks.iter().cloned();
    parts.extend(marks.map(|(span, kind, claim)| Part {
        span,
        kind,
        claim,
        binding: false,
    }));
    parts
}

/// Adds the parts of the piece that moves.
fn mover(parts: &mut Vec<Part>, man: &NamedPiece, turn: &Turn<'_>, present: bool) {
    let (piece, span) = man.piece.clone();
    parts.push(Part::binding(span, Kind::Piece, Claim::Moved(piece)));
    let stands = man.stands(turn.color, turn, present);
    let label = |(span, squares)| Part::binding(span, Kind::Label, Claim::From(squares));
    parts.extend(stands.into_iter().map(label));
}

/// Adds the parts of the piece that is taken.
fn taken(parts: &mut Vec<Part>, man: &NamedPiece, turn: &Turn<'_>, present: bool) {
    let (piece, span) = man.piece.clone();
    parts.push(Part::binding(span, Kind::Victim, Claim::Took(piece)));
    let stands = man.stands(turn.color.other(), turn, present);
    let label = |(span, squares)| Part::binding(span, Kind::VictimLabel, Claim::TookOn(squares));
    parts.extend(stands.into_iter().map(label));
}

/// Returns the implied claim that nothing is taken, for a move without a sign of taking.
const fn quiet(at: usize) -> Part {
    Part::binding(at..at, Kind::Implied, Claim::Captures(false))
}

/// Adds the square of arrival: its rank and file, and the side as a separate part.
fn goes(
    parts: &mut Vec<Part>,
    square: &SquareName,
    turn: &Turn<'_>,
    (piece, wing): (Piece, Option<crate::board::Wing>),
) {
    let to = |span, squares| Part::binding(span, Kind::Square, Claim::To(squares));
    let (count, digit) = square.rank.clone();
    let ranks = rank(count, turn.color);
    let Some((_, letter)) = square.file.piece.clone() else {
        parts.push(to(digit, ranks & own_file(piece)));
        return;
    };
    let side = square.file.side.as_ref().zip(square.file.wing());
    let side = side
        .map(|((_, span), wing)| Part::binding(span.clone(), Kind::Side, Claim::To(half(wing))));
    match side {
        Some(side) if digit.start > letter.start => {
            parts.push(to(letter, square.file.files()));
            parts.push(side);
            parts.push(to(digit, ranks));
        }
        side => {
            let whole = digit.start.min(letter.start)..digit.end.max(letter.end);
            let end = whole.end;
            let squares: Squares = square.squares(turn.color);
            let sided = side.is_some();
            parts.push(to(whole, squares));
            parts.extend(side);
            if let Some(wing) = wing.filter(|_| square.own && !sided) {
                parts.push(Part::binding(
                    end..end,
                    Kind::Implied,
                    Claim::To(half(wing)),
                ));
            }
        }
    }
}

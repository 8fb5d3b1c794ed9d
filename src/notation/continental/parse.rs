//! Parses terms into the things that they name.

use std::ops::Range;

use super::ends::{FileLetters, Letter, MoveVerb, NamedPiece, SquareName};
use super::lex::Termed;
use super::words::{Term, WingWord};
use super::{Dialect, lex};
use crate::board::Piece;
use crate::notation::letters::is_letter;
use crate::notation::{Claim, Expected, Kind};

/// A move as it is named, for either side.
#[derive(Clone, Debug)]
pub(super) struct Parsed {
    /// Piece that moves; `None` in castling.
    pub man: Option<NamedPiece>,
    /// Rank or square of departure, with its brackets.
    pub origin: Option<(SquareName, Range<usize>)>,
    /// Action of the piece.
    pub does: MoveVerb,
    /// Piece that a pawn becomes, and its span in the text.
    pub promotion: Option<(Piece, Range<usize>)>,
    /// Marks and glyphs.
    pub marks: Vec<(Range<usize>, Kind, Option<Claim>)>,
    /// Byte offset where it ends in the text.
    pub end: usize,
}

/// The index of the term where a text stopped being a move, and what was expected there.
pub(super) type Stopped = (usize, Expected);

/// Parses the move at the start of the terms.
pub(super) fn parse(terms: &[Termed], _dialect: Dialect) -> Result<Parsed, Stopped> {
    let mut parser = Parser { terms, at: 0 };
    let (man, origin, does) = parser.movement()?;
    let mut promotion = parser.promotion()?;
    let mut does = does;
    if promotion.is_none() {
        promotion = glued(man.as_ref(), &mut does, &mut parser);
    }
    let marks = parser.marks();
    let end = terms[parser.at.saturating_sub(1)].span.end;
    Ok(Parsed {
        man,
        origin,
        does,
        promotion,
        marks,
        end,
    })
}

/// Parses a promotion right after the square: the queen of `P8RD`.
fn glued(man: Option<&NamedPiece>, does: &mut MoveVerb, parser: &mut Parser<'_>) -> Option<Letter> {
    let pawn = man.is_some_and(|man| man.piece.0 == Piece::Pawn);
    let (MoveVerb::Goes(square), true) = (does, pawn) else {
        return None;
    };
    if square.rank.0 != 8 {
        return None;
    }
    let next = parser.here();
    match next.term {
        Term::Piece(piece) if Piece::PROMOTIONS.contains(&piece) && !next.apart => {
            parser.at += 1;
            Some((piece, next.span.clone()))
        }
        _ => None,
    }
}

/// A cursor over the terms.
pub(super) struct Parser<'p> {
    /// Terms that are parsed; the last is [`Term::End`] or [`Term::Unknown`].
    pub terms: &'p [Termed],
    /// Index of the current term.
    pub at: usize,
}

type Movement = (
    Option<NamedPiece>,
    Option<(SquareName, Range<usize>)>,
    MoveVerb,
);

impl<'p> Parser<'p> {
    /// Returns the term this far ahead, or the last.
    pub(super) fn look(&self, ahead: usize) -> &'p Termed {
        let last = self.terms.len() - 1;
        &self.terms[(self.at + ahead).min(last)]
    }

    /// Returns the current term with its place.
    pub(super) fn here(&self) -> &'p Termed {
        self.look(0)
    }

    /// Returns the meaning of the term this far ahead.
    pub(super) fn term(&self, ahead: usize) -> Term {
        self.look(ahead).term
    }

    /// Returns the error that something else was expected here.
    pub(super) fn fail<T>(&self, expected: Expected) -> Result<T, Stopped> {
        Err((self.at, expected))
    }

    /// Takes the current term and returns its span.
    pub(super) fn take(&mut self) -> Range<usize> {
        let span = self.here().span.clone();
        self.at += 1;
        span
    }

    /// Returns whether the term this far ahead is a rank.
    pub(super) fn is_rank(&self, ahead: usize) -> bool {
        matches!(self.term(ahead), Term::Rank(_))
    }

    fn is_takes(&self, ahead: usize) -> bool {
        matches!(
            self.term(ahead),
            Term::Takes | Term::TakesBack | Term::Colon
        )
    }

    /// Returns how many letters here may belong together. Those after the first count only if
    /// nothing separates them, or if the terms are `spaced` and no move begins with them.
    pub(super) fn count(&self, spaced: bool) -> usize {
        let mut count = 0;
        while count < 4 && matches!(self.term(count), Term::Piece(_)) {
            let letter = self.look(count);
            let word = letter.span.len() > 1;
            if count > 0
                && (letter.anew || letter.apart && !word && (!spaced || self.begins(count)))
            {
                break;
            }
            count += 1;
        }
        count
    }

    /// Returns how many letters the move begins with.
    fn head(&self) -> usize {
        let letters = |&ahead: &usize| {
            let anew = ahead > 0 && self.look(ahead).anew;
            matches!(self.term(ahead), Term::Piece(_)) && !anew
        };
        (0..4).take_while(letters).count()
    }

    /// Returns whether a new move begins with the letter this far ahead: `TR 1 D`.
    fn begins(&self, ahead: usize) -> bool {
        let mut next = ahead + 1;
        while matches!(self.term(next), Term::Piece(_)) && !self.look(next).apart {
            next += 1;
        }
        matches!(self.term(next), Term::Rank(_) | Term::Takes)
    }

    /// Takes this many terms and returns the letters among them.
    pub(super) fn letters(&mut self, count: usize) -> Vec<Letter> {
        let letters = self.terms[self.at..self.at + count].iter();
        let letters = letters.filter_map(|letter| match letter.term {
            Term::Piece(piece) => Some((piece, letter.span.clone())),
            _ => None,
        });
        let letters = letters.collect();
        self.at += count;
        letters
    }

    fn movement(&mut self) -> Result<Movement, Stopped> {
        if let Some(castles) = self.castling() {
            return Ok((None, None, castles));
        }
        let begin = self.at;
        let count = self.head();
        if count == 0 {
            return self.fail(Expected::Move);
        }
        // `CAR3`: the file stands before the rank, with nothing before the file but the piece.
        let bare = matches!(self.term(count), Term::Rank(_))
            && count > 1
            && !matches!(
                self.term(count + 1),
                Term::Piece(_)
                    | Term::Takes
                    | Term::TakesBack
                    | Term::Dash
                    | Term::Slash
                    | Term::Colon
            );
        let own = matches!(self.term(count), Term::Rank(_)) && self.term(count + 1) == Term::Own;
        if bare && !own {
            return self.file_first(count);
        }
        let letters = self.letters(count);
        let man = self.man(&letters, begin)?;
        let origin = self.origin()?;
        let mut his = false;
        while matches!(self.term(0), Term::Own) {
            self.at += 1;
            his = true;
        }
        let does = match self.term(0) {
            Term::Takes | Term::TakesBack | Term::Colon => self.takes()?,
            Term::Steps(count) => MoveVerb::Steps(count, self.take()),
            Term::Dash => {
                self.at += 1;
                self.target(his)?
            }
            _ => self.target(his)?,
        };
        Ok((Some(man), origin, does))
    }

    /// Parses a piece and a square whose file stands before its rank, with nothing between them.
    fn file_first(&mut self, count: usize) -> Result<Movement, Stopped> {
        let begin = self.at;
        let letters = self.letters(count);
        let rank = match self.term(0) {
            Term::Rank(rank) => (rank, self.take()),
            _ => return self.fail(Expected::ContinentalSquare),
        };
        for width in [2, 1] {
            let Some(split) = count.checked_sub(width).filter(|&split| split > 0) else {
                continue;
            };
            if let Some(file) = FileLetters::parse(&letters[split..])
                && let Ok(man) = self.man(&letters[..split], begin)
            {
                let square = SquareName {
                    rank,
                    file,
                    own: false,
                };
                return Ok((Some(man), None, MoveVerb::Goes(square)));
            }
        }
        self.fail(Expected::ContinentalSquare)
    }

    /// Parses castling: `O-O`, "le Roi roque", "grand roque".
    fn castling(&mut self) -> Option<MoveVerb> {
        let before = match self.term(0) {
            Term::Wing(wing, WingWord::Before) => Some(wing),
            _ => None,
        };
        let skip = usize::from(before.is_some() || self.term(0) == Term::Piece(Piece::King));
        let Term::Castle(said) = self.term(skip) else {
            return None;
        };
        let begin = self.here().span.start;
        self.at += skip;
        let mut end = self.take().end;
        let after = match self.term(0) {
            // In "roque, grand roque" the wing is that of the next move, but in "enroque largo, enroque" of this one.
            Term::Wing(wing, word)
                if word == WingWord::Behind || !matches!(self.term(1), Term::Castle(_)) =>
            {
                Some(wing)
            }
            // In "Roque D 1 F" the queen moves.
            Term::Piece(piece) if said.is_none() && !self.begins(0) => {
                crate::notation::descriptive::squares::piece_wing(piece)
            }
            _ => None,
        };
        if after.is_some() {
            end = self.take().end;
        }
        Some(MoveVerb::Castles(said.or(before).or(after), begin..end))
    }

    /// Returns the piece and label that these letters name; fails at the term `begin` if they name
    /// none.
    pub(super) fn man(&self, letters: &[Letter], begin: usize) -> Result<NamedPiece, Stopped> {
        let (piece, label) = match letters {
            [piece, label @ ..] => (piece, label),
            [] => return self.fail(Expected::Move),
        };
        let fits = match piece.0 {
            Piece::King | Piece::Queen => label.is_empty(),
            Piece::Pawn => true,
            _ => {
                label.len() <= 1
                    && label
                        .iter()
                        .all(|(letter, _)| matches!(letter, Piece::King | Piece::Queen))
            }
        };
        let label = FileLetters::parse(label).filter(|_| fits);
        let Some(label) = label else {
            return Err((begin, Expected::Move));
        };
        Ok(NamedPiece {
            piece: piece.clone(),
            label,
        })
    }

    /// Parses the departure: `(1)`, `(1C)`, `7-`, `4CR-`, or a rank before "takes".
    fn origin(&mut self) -> Result<Option<(SquareName, Range<usize>)>, Stopped> {
        let begin = self.here().span.start;
        if matches!(self.term(0), Term::Open | Term::Slash) {
            self.at += 1;
            let square = self.place()?;
            if self.term(0) == Term::Close {
                self.at += 1;
            }
            let end = self.terms[self.at - 1].span.end;
            if self.term(0) == Term::Dash {
                self.at += 1;
            }
            return Ok(Some((square, begin..end)));
        }
        if !self.is_rank(0) {
            return Ok(None);
        }
        let mut ahead = 1;
        while ahead < 3
            && matches!(self.term(ahead), Term::Piece(_))
            && (ahead == 1 || !self.look(ahead).apart)
        {
            ahead += 1;
        }
        let goes_on = matches!(self.term(ahead), Term::Dash | Term::Slash)
            && (self.is_rank(ahead + 1))
            || self.is_takes(ahead) && self.term(ahead) != Term::Colon;
        if !goes_on {
            return Ok(None);
        }
        let square = self.place()?;
        let span = square.span();
        if !self.is_takes(0) {
            self.at += 1;
        }
        Ok(Some((square, span)))
    }

    /// Parses a rank with or without its file, in either order.
    pub(super) fn place(&mut self) -> Result<SquareName, Stopped> {
        let before = self.count(true);
        let mut letters = self.letters(before.min(2));
        let Term::Rank(rank) = self.term(0) else {
            return self.fail(Expected::ContinentalSquare);
        };
        let spaced = self.here().apart || self.look(1).apart;
        let rank = (rank, self.take());
        let mut own = false;
        while self.term(0) == Term::Own {
            self.at += 1;
            own = true;
        }
        if letters.is_empty() {
            let count = self.count(spaced);
            let word = count > 1 && self.look(1).span.len() > 1;
            let sided = count > 1
                && matches!(self.term(1), Term::Piece(Piece::King | Piece::Queen))
                && !matches!(self.term(0), Term::Piece(Piece::King | Piece::Queen));
            let numbered = count > 1 && spaced && !word && self.is_rank(2) && self.look(1).apart;
            letters = self.letters(match count {
                0 => 0,
                _ if sided && !numbered => 2,
                _ => 1,
            });
            // As in "du fou de sa dame".
            if letters.len() == 1
                && self.term(0) == Term::Own
                && matches!(self.term(1), Term::Piece(Piece::King | Piece::Queen))
                && !self.look(1).anew
            {
                self.at += 1;
                letters.extend(self.letters(1));
            }
        }
        match FileLetters::parse(&letters) {
            Some(file) => Ok(SquareName { rank, file, own }),
            None => self.fail(Expected::ContinentalSquare),
        }
    }

    /// Parses the square of arrival. After "his" the file may be left out, which is then the piece's
    /// own: "le fou à sa première case".
    fn target(&mut self, his: bool) -> Result<MoveVerb, Stopped> {
        let mut square = self.place()?;
        if square.file.piece.is_none() {
            square.own |= his;
            if !square.own {
                return self.fail(Expected::ContinentalSquare);
            }
        }
        Ok(MoveVerb::Goes(square))
    }
}

/// Returns how many bytes at the start of the text are one move, or one word if its terms make no
/// move.
pub(in crate::notation) fn extent(text: &str, dialect: Dialect) -> usize {
    let word = || {
        let stop = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | ';' | ')' | '$');
        text.find(stop).unwrap_or(text.len())
    };
    let first = text.chars().next().map_or(0, char::len_utf8);
    shape(text, dialect).unwrap_or_else(word).max(first)
}

/// Returns how many bytes at the start of the text have the shape of a move.
pub(in crate::notation) fn shape(text: &str, dialect: Dialect) -> Option<usize> {
    let begins = text.starts_with(|c: char| is_letter(c) || c == '0');
    if !begins {
        return None;
    }
    let terms = lex::terms(text, 0, dialect, true);
    parse(&terms, dialect).ok().map(|parsed| parsed.end)
}

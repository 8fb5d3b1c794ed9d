//! Stamma's notation of 1737 and 1745: a piece has the letter of the file on which it began the game.
//!
//! | written | read as well | what it is |
//! |---|---|---|
//! | `G f3` | `Gf3` `GF3` `G. f3` `g f 3` | the knight that began on the g-file goes to f3 |
//! | `F c6` | | the bishop that began on the f-file goes to c6, whether it takes or not |
//! | `p e4` | `pe4` `PE4` `p e 4` | a pawn goes to e4 |
//! | `p d c6` | `p d7 c6` | the pawn of the d-file goes to c6, where another could go too |
//! | `A h1` | | in a position that was set up: a rook, if no other could go to h1 |
//! | `A a5 h1` | | the rook on a5, which began nowhere that is known |
//! | `p e8=D` | `p e8D` `p e8 (D)` | the pawn becomes a queen |
//! | `0-0` `0-0-0` | `E g1` `E c1` | castling |
//! | | `B. C. 6` `A. 5` | a French treatise of the 18th century: the knight goes to c6, the rook to a5 on its file |
//!
//! A and H are rooks, B and G knights, C and F bishops, D is the queen and E the king. There is no sign
//! of taking, check or mate. Sources: Wikipedia, "Philipp Stamma" in Portuguese, which prints a table of
//! his with `p e 4`, and `g g 3` for a check, and "Algebraic notation".
//!
//! No source was seen for castling, for what a pawn becomes, for two pawns that can go to one square and
//! for a piece of unknown beginning, such as one that was a pawn. Such a piece has the letter of the first
//! of its kind from the a-file on while that letter is nobody's, and otherwise also the square it leaves.

use std::ops::Range;

use super::HistoricSigns;
use crate::board::{ARRAY, Piece, Square, Squares, Variant};
use crate::notation::algebraic;
use crate::notation::form::{Claims, FormChooser, Wording};
use crate::notation::scan::Scan;
use crate::notation::{Claim, Expected, Kind, Misread, Part, Ply, Reading, Rule, Tolerance, Turn};
use crate::words;

/// How a form says which man moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mover {
    /// By the letter that is its own.
    Own(u8),
    /// By the letter of its kind.
    Kind,
    /// By that letter and the file of departure.
    File,
    /// By that letter and the square of departure.
    Square,
}

/// Offers the forms of a move that is not castling.
pub(super) fn forms(ply: &Ply<'_>, signs: &HistoricSigns, choose: &mut FormChooser<'_>) {
    let Ply { mv, turn, .. } = *ply;
    let to = Claim::To(Squares::one(mv.to));
    let born = match mv.piece {
        Piece::Pawn => None,
        _ => turn.home_squares.born(turn.color, mv.from),
    };
    let is_vacant = || {
        turn.home_squares
            .stands(turn.color, first_file(mv.piece))
            .is_none()
    };
    let has_rival = || ply.rivals(&[to, Claim::Moved(mv.piece)]).next().is_some();
    let kind = (Mover::Kind, Rule::NoneNeeded);
    let (first, last) = match (mv.piece, born) {
        (_, Some(file)) if has_rival() => (None, (Mover::Own(file), Rule::HomeOfTwo)),
        (_, Some(file)) => (None, (Mover::Own(file), Rule::Home)),
        (Piece::Pawn, None) => (Some(kind), (Mover::File, Rule::File)),
        (_, None) if is_vacant() => (Some(kind), (Mover::Square, Rule::Origin)),
        (_, None) => (None, (Mover::Square, Rule::NoHome)),
    };
    for (mover, rule) in first.into_iter().chain([last]) {
        let says = || {
            let mut says = Claims::new(&[to]);
            says.add(match mover {
                Mover::Own(_) => Claim::From(Squares::one(mv.from)),
                _ => Claim::Moved(mv.piece),
            });
            says.add_all(match mover {
                Mover::File => Some(Claim::From(Squares::file(mv.from.file()))),
                Mover::Square => Some(Claim::From(Squares::one(mv.from))),
                _ => None,
            });
            says.add_all(mv.promotion().map(Claim::Promotes));
            says
        };
        let write = |out: &mut String| {
            match mover {
                Mover::Own(file) => out.push(char::from(b'A' + file)),
                _ => out.push_str(signs.piece(mv.piece)),
            }
            out.push_str(signs.gap);
            match mover {
                Mover::File => out.push(mv.from.file_letter()),
                Mover::Square => mv.from.write(out),
                Mover::Own(_) | Mover::Kind => {}
            }
            if matches!(mover, Mover::File | Mover::Square) {
                out.push_str(signs.gap);
            }
            mv.to.write(out);
            if let Some(piece) = mv.promotion() {
                out.push_str(signs.becomes);
                out.push_str(signs.promotion(piece));
            }
        };
        if choose(&Wording::new(&says, rule, &write)) {
            return;
        }
    }
}

/// Returns the first file, from the a-file on, on which a piece of this kind begins.
fn first_file(piece: Piece) -> u8 {
    (0..8)
        .find(|&file| ARRAY[usize::from(file)] == piece)
        .unwrap_or(0)
}

/// Reads what a text claims.
pub(super) fn read(text: &str, turn: &Turn<'_>, tolerance: Tolerance) -> Result<Reading, Misread> {
    let mut scan = Scan::of_move(Variant::Standard, text, tolerance)?;
    if !algebraic::castling(&mut scan)? {
        let start = scan.at();
        let spelt =
            Spelt::at(text, start).map_err(|(at, expected)| scan.misread_at(at, expected))?;
        spelt.claim(turn, &mut scan)?;
        scan.take(spelt.end - start);
    }
    scan.end(None)
}

/// Returns how many bytes at the start of the text are one move. Spaces may stand within it.
pub(super) fn extent(text: &str) -> usize {
    let last = Spelt::at(text, 0).map_or(0, |spelt| spelt.end - 1);
    let end = last + algebraic::extent(&text[last..]);
    // A full stop ends the sentence, and not the move.
    text[..end]
        .trim_end_matches('.')
        .len()
        .max(last + 1)
        .min(end)
}

/// A move as it is spelt, by the bytes of its parts.
struct Spelt {
    letter: Range<usize>,
    /// File of the letter (0 for a); `None` for a pawn.
    home: Option<u8>,
    /// What is said of the square of departure.
    from: Option<SpeltPlace>,
    to: SpeltPlace,
    becomes: Option<SpeltPromotion>,
    /// Byte behind the move.
    end: usize,
}

/// What a pawn becomes, with its sign.
type SpeltPromotion = (Range<usize>, Piece);

/// The byte where a text stops being a move, and what was expected there.
type Misspelt = (usize, Expected);

/// A square, or a file alone.
#[derive(Clone)]
struct SpeltPlace {
    span: Range<usize>,
    file: u8,
    rank: Option<u8>,
}

impl SpeltPlace {
    /// Reads a place of which a space may part file and rank, and a full stop too behind a capital.
    fn at(text: &str, at: usize, first: u8) -> Option<SpeltPlace> {
        let file = index(text, at, first)?;
        let stop = usize::from(first == b'A' && text[at + 1..].starts_with('.'));
        let behind = at + 1 + stop;
        let behind = behind + spaces(&text[behind..]);
        let rank = index(text, behind, b'1');
        let end = if rank.is_some() { behind } else { at };
        Some(SpeltPlace {
            span: at..end + 1,
            file,
            rank,
        })
    }

    /// Reads a rank alone, which is one of this file.
    fn on_file(text: &str, at: usize, file: u8) -> Option<SpeltPlace> {
        Some(SpeltPlace {
            span: at..at + 1,
            file,
            rank: Some(index(text, at, b'1')?),
        })
    }

    /// Returns the squares that it names.
    fn squares(&self) -> Squares {
        match self.rank {
            Some(rank) => Squares::one(Square::new(self.file, rank)),
            None => Squares::file(self.file),
        }
    }
}

/// Returns which of the eight characters from the first on stands at this byte.
fn index(text: &str, at: usize, first: u8) -> Option<u8> {
    let number = text.as_bytes().get(at)?.wrapping_sub(first);
    (number < 8).then_some(number)
}

/// Returns how many bytes of spaces begin the text.
fn spaces(text: &str) -> usize {
    text.len() - text.trim_start_matches([' ', '\u{a0}']).len()
}

impl Spelt {
    /// Reads the move at this byte of a text. The error is the byte where it stops being one, and what
    /// was expected there.
    fn at(text: &str, start: usize) -> Result<Spelt, Misspelt> {
        let gap = |at: usize| {
            let rest = text[at..].trim_start_matches(|c: char| c == '.' || c.is_whitespace());
            text.len() - rest.len()
        };
        let letter = text[start..].bytes().next().unwrap_or(0);
        let home = match letter.to_ascii_uppercase() {
            upper @ b'A'..=b'H' => Some(upper - b'A'),
            b'P' => None,
            _ => return Err((start, Expected::OfCode(words::EXPECTED_HOME_LETTER))),
        };
        let behind = gap(start + 1);
        let is_glued = behind == start + 1;
        let is_dotted = text[start + 1..].starts_with('.');
        // `bc6` is the capture of a pawn.
        if is_glued && letter.is_ascii_lowercase() && home.is_some() {
            return Err((behind, Expected::SpacedSquare));
        }
        let capitals = (is_glued || is_dotted)
            .then(|| SpeltPlace::at(text, behind, b'A'))
            .flatten();
        let on_its_file = home
            .filter(|_| is_dotted)
            .and_then(|file| SpeltPlace::on_file(text, behind, file));
        let first = capitals
            .or_else(|| SpeltPlace::at(text, behind, b'a'))
            .or(on_its_file);
        let first = first.ok_or((behind, Expected::Square))?;
        let square = |at| SpeltPlace::at(text, at, b'a').filter(|place| place.rank.is_some());
        let second = square(gap(first.span.end));
        // The next move may be `e8a4`, of a piece without a letter.
        let second = second.filter(|second| square(second.span.end).is_none());
        let (from, to) = match second {
            Some(second) => (Some(first), second),
            None if first.rank.is_some() => (None, first),
            None => return Err((first.span.end, Expected::Rank)),
        };
        let becomes = match home {
            None => becomes(text, to.span.end)?,
            Some(_) => None,
        };
        let end = becomes.as_ref().map_or(to.span.end, |(span, _)| span.end);
        Ok(Spelt {
            letter: start..start + 1,
            home,
            from,
            to,
            becomes,
            end,
        })
    }

    /// Adds what it claims in this position. The letter of a piece on the board means that piece, and any
    /// other letter a piece of its kind that began nowhere that is known.
    fn claim(&self, turn: &Turn<'_>, scan: &mut Scan<'_>) -> Result<(), Misread> {
        let letter = self.letter.clone();
        let kind = self
            .home
            .map_or(Piece::Pawn, |file| ARRAY[usize::from(file)]);
        let stands = |file| turn.home_squares.stands(turn.color, file);
        let of_kind = Part::binding(letter.clone(), Kind::Piece, Claim::Moved(kind));
        let own = self.home.and_then(stands).filter(|_| self.from.is_none());
        scan.parts.push(match own {
            Some(square) => Part::binding(letter, Kind::Label, Claim::From(Squares::one(square))),
            None => of_kind,
        });
        if let Some(from) = &self.from {
            let kind = match (from.rank, kind) {
                (None, _) => Kind::File,
                (Some(_), _) => Kind::Origin,
            };
            scan.parts.push(Part::binding(
                from.span.clone(),
                kind,
                Claim::From(from.squares()),
            ));
        } else if own.is_none() && self.home.is_some() {
            let is_homeless = |from| turn.home_squares.born(turn.color, from).is_none();
            let mut movers = turn.moves.iter().filter(|mv| mv.piece == kind);
            if !movers.any(|mv| is_homeless(mv.from)) {
                let expected = Expected::OfCode(words::EXPECTED_HOME_LETTER);
                return Err(scan.misread_at(self.letter.start, expected));
            }
        }
        scan.parts.push(Part::binding(
            self.to.span.clone(),
            Kind::Square,
            Claim::To(self.to.squares()),
        ));
        if let Some((span, piece)) = &self.becomes {
            scan.parts.push(Part::binding(
                span.clone(),
                Kind::Promotion,
                Claim::Promotes(*piece),
            ));
        }
        Ok(())
    }
}

/// Reads what a pawn becomes, `=D`, `D` or `(D)`, if it stands at this byte. Another bracket opens what does
/// not belong to the move.
fn becomes(text: &str, at: usize) -> Result<Option<SpeltPromotion>, Misspelt> {
    let sign_at = at + spaces(&text[at..]);
    let sign = text[sign_at..]
        .chars()
        .next()
        .filter(|sign| matches!(sign, '=' | '('));
    let letter_at = match sign {
        Some(_) => sign_at + 1 + spaces(&text[sign_at + 1..]),
        None => at,
    };
    let letter = text[letter_at..].bytes().next().unwrap_or(0);
    let piece = match letter {
        b'A'..=b'H' => Some(ARRAY[usize::from(letter - b'A')]),
        _ => None,
    };
    let piece = piece.filter(|piece| Piece::PROMOTIONS.contains(piece));
    match (piece, sign) {
        (Some(piece), Some('(')) if text[letter_at + 1..].starts_with(')') => {
            Ok(Some((sign_at..letter_at + 2, piece)))
        }
        (_, Some('(')) => Ok(None),
        (Some(piece), Some(_)) => Ok(Some((sign_at..letter_at + 1, piece))),
        (Some(piece), None) => Ok(Some((at..at + 1, piece))),
        (None, Some(_)) => Err((letter_at, Expected::Promotion)),
        (None, None) => Ok(None),
    }
}

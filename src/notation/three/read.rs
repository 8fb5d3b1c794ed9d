//! Reading of three-symbol sentences.
//!
//! | written | read as well | what it is |
//! |---|---|---|
//! | `P-K4` | `PK4` `P4R` | the pawn to the king's fourth rank |
//! | `N-K2` | `NK2` `Kt-K2` `S-K2` `C2R` | a knight to the king's second |
//! | `R-R4` | `RR4` `T4T` | a rook to a rook's fourth |
//! | `QxP` | `QXP` `Q:P` `DxP` | the queen takes a pawn |
//! | `P=N` | `P=C` | a pawn becomes a knight |
//! | `0-0` | `O-O` `o-o` | castling |
//!
//! Italian writes the rank before the file and has its own letters: R king, D queen, T rook, A
//! bishop, C knight, P pawn. So the order says what an R is: `P-R4` goes to a rook's file and `P4R`
//! to the king's. A letter that only one of the languages has means the same in either order. Where
//! no square is named, an R beside an Italian letter is a king.

use super::FILES;
use crate::board::{Color, Piece, Squares};
use crate::notation::algebraic::{self, DASHES, TAKES};
use crate::notation::scan::Scan;
use crate::notation::{Claim, Expected, Kind, Letters, Misread, Part, Reading, Tolerance, Turn};

type Span = std::ops::Range<usize>;

/// Reads what a sentence claims. A text of more symbols fails with the error that three are
/// allowed.
pub(in crate::notation) fn read(
    text: &str,
    turn: &Turn<'_>,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let tolerant = tolerance == Tolerance::Tolerant;
    let mut scan = Scan::new(text, tolerant);
    let begin = scan.at();
    match sentence(&mut scan, turn.color, tolerant).and_then(|()| scan.marks(false)) {
        Ok(()) => Ok(scan.finish()),
        Err(misread) => Err(match fourth_symbol(&text[begin..]) {
            Some(at) => scan.misread_at(begin + at, Expected::ThreeSymbols),
            None => misread,
        }),
    }
}

fn sentence(scan: &mut Scan<'_>, color: Color, tolerant: bool) -> Result<(), Misread> {
    if algebraic::castling(scan)? {
        return Ok(());
    }
    let mover = letter(scan, tolerant).ok_or_else(|| scan.misread(Expected::Move))?;
    if tolerant {
        scan.spaces();
    }
    if let Some(sign) = scan.eat(&TAKES) {
        let victim = second(scan, tolerant).ok_or_else(|| scan.misread(Expected::Victim))?;
        let letters = language(&[mover.1, victim.1]);
        push(
            scan,
            mover.0,
            Kind::Piece,
            Claim::Moved(of_letter(mover.1, letters)),
        );
        push(scan, sign, Kind::Takes, Claim::Captures(true));
        let taken = of_letter(victim.1, letters);
        push(scan, victim.0, Kind::Victim, Claim::Took(taken));
        if tolerant {
            algebraic::en_passant(scan);
        }
        return Ok(());
    }
    if mover.1 == 'P'
        && let Some(sign) = scan.eat(&['='])
    {
        let (span, into) =
            second(scan, tolerant).ok_or_else(|| scan.misread(Expected::Promotion))?;
        let into = of_letter(into, language(&[into]));
        if !Piece::PROMOTIONS.contains(&into) {
            return Err(scan.misread_at(span.start, Expected::Promotion));
        }
        push(scan, mover.0, Kind::Piece, Claim::Moved(Piece::Pawn));
        let span = sign.start..span.end;
        push(scan, span.clone(), Kind::Promotion, Claim::Promotes(into));
        let nothing = span.end..span.end;
        push(scan, nothing, Kind::Implied, Claim::Captures(false));
        return Ok(());
    }
    let hyphen = scan.eat(&DASHES);
    if hyphen.is_none() && !tolerant {
        return Err(scan.misread(Expected::MovesOrTakes));
    }
    square(scan, color, tolerant, mover, hyphen)
}

/// Reads `K4` or the Italian `4R`, which also decides what the letter before it means.
fn square(
    scan: &mut Scan<'_>,
    color: Color,
    tolerant: bool,
    mover: (Span, char),
    hyphen: Option<Span>,
) -> Result<(), Misread> {
    if tolerant {
        scan.spaces();
    }
    let expected = match hyphen {
        Some(_) => Expected::ShortSquare,
        None => Expected::MovesOrTakes,
    };
    let before = if tolerant { scan.rank() } else { None };
    let letters = match before {
        Some(_) => Letters::SPANISH,
        None => Letters::ENGLISH,
    };
    let named = letter(scan, tolerant).map(|(span, file)| (span, of_letter(file, letters)));
    let (file_span, file) = named
        .filter(|&(_, file)| file != Piece::Pawn)
        .ok_or_else(|| scan.misread(expected))?;
    let (rank_span, rank) = match before {
        Some(rank) => rank,
        None => scan.rank().ok_or_else(|| scan.misread(Expected::Rank))?,
    };
    let rank = match color {
        Color::White => rank,
        Color::Black => 7 - rank,
    };
    let files = (0..8).filter(|&at| FILES[usize::from(at)] == file);
    let squares = files.fold(Squares::NONE, |all, file| all | Squares::file(file));
    let (first, last) = if file_span.start < rank_span.start {
        (file_span, rank_span)
    } else {
        (rank_span, file_span)
    };
    push(
        scan,
        mover.0,
        Kind::Piece,
        Claim::Moved(of_letter(mover.1, letters)),
    );
    let (sign, kind) = match hyphen {
        Some(hyphen) => (hyphen, Kind::Moves),
        None => (first.start..first.start, Kind::Implied),
    };
    push(scan, sign, kind, Claim::Captures(false));
    let target = Claim::To(squares & Squares::rank(rank));
    push(scan, first.start..last.end, Kind::Square, target);
    Ok(())
}

fn push(scan: &mut Scan<'_>, span: Span, kind: Kind, claim: Claim) {
    scan.parts.push(Part::binding(span, kind, claim));
}

/// Takes the letter of a piece or file, if there is one here; `Kt` gives `N`.
fn letter(scan: &mut Scan<'_>, tolerant: bool) -> Option<(Span, char)> {
    if tolerant && scan.rest().starts_with("Kt") {
        return Some((scan.take(2), 'N'));
    }
    let next = scan.peek()?;
    let known: &[char] = if tolerant {
        &['K', 'Q', 'R', 'B', 'N', 'P', 'S', 'D', 'T', 'A', 'C']
    } else {
        &['K', 'Q', 'R', 'B', 'N', 'P']
    };
    scan.eat(known).map(|span| (span, next))
}

/// Takes the letter after a sign.
fn second(scan: &mut Scan<'_>, tolerant: bool) -> Option<(Span, char)> {
    if tolerant {
        scan.spaces();
    }
    letter(scan, tolerant)
}

/// Returns the language of letters where no square decides it.
fn language(letters: &[char]) -> Letters {
    if letters
        .iter()
        .any(|letter| matches!(letter, 'D' | 'T' | 'A' | 'C'))
    {
        Letters::SPANISH
    } else {
        Letters::ENGLISH
    }
}

/// Returns the piece that a letter names, in this language first and then in the other.
fn of_letter(letter: char, letters: Letters) -> Piece {
    if letter == 'S' {
        return Piece::Knight;
    }
    [letters, Letters::ENGLISH, Letters::SPANISH]
        .iter()
        .find_map(|letters| letters.piece(letter))
        .unwrap_or(Piece::Pawn)
}

/// Returns the byte offset of the fourth symbol in a text that consists only of symbols.
fn fourth_symbol(text: &str) -> Option<usize> {
    let (mut count, mut fourth) = (0, None);
    for (at, sign) in text.char_indices() {
        if DASHES.contains(&sign) || matches!(sign, ' ' | 't' | '.' | ')') {
            continue;
        }
        if !TAKES.contains(&sign) && !"KQRBNPSDTAC12345678=(/".contains(sign) {
            return None;
        }
        count += 1;
        if count == 4 {
            fourth = Some(at);
        }
    }
    fourth
}

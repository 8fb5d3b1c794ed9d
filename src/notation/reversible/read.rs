//! Reading of the reversible spelling.

use std::ops::Range;

use crate::board::{Color, Piece, Square, Squares, Variant};
use crate::notation::claim::{Claim, Kind, Part, Reading};
use crate::notation::misread::{Expected, Misread};
use crate::notation::scan::Scan;
use crate::notation::turn::Turn;
use crate::notation::{Tolerance, algebraic};

/// Reads what a text claims in this spelling.
pub(in crate::notation) fn read(
    text: &str,
    turn: &Turn<'_>,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let variant = turn.variant;
    let mut scan = Scan::of_move(variant, text, tolerance)?;
    if variant.span() == 9 || !algebraic::castling(&mut scan)? {
        match scan.peek().and_then(|letter| piece(letter, variant)) {
            Some(Piece::King) if is_castling(scan.rest()) => castling(&mut scan, turn)?,
            Some(piece) => {
                let span = scan.take(1);
                scan.parts
                    .push(Part::binding(span, Kind::Piece, Claim::Moved(piece)));
                piece_squares(&mut scan)?;
                takes(&mut scan, variant)?;
                promotes(&mut scan, variant)?;
            }
            None => pawn(&mut scan, turn)?,
        }
    }
    scan.marks(false)?;
    Ok(scan.finish())
}

/// Returns the piece of a letter; pawns have none.
fn piece(letter: char, variant: Variant) -> Option<Piece> {
    match letter {
        'K' => Some(Piece::King),
        'Q' => Some(Piece::Queen),
        'R' => Some(Piece::Rook),
        'B' => Some(Piece::Bishop),
        'N' => Some(Piece::Knight),
        'P' if variant.span() == 9 || variant == Variant::Diagram => Some(Piece::Paladin),
        _ => None,
    }
}

/// Takes the letter of a piece in either case, if there is one here.
fn eat_piece(scan: &mut Scan<'_>, variant: Variant) -> Option<(Range<usize>, Piece)> {
    let piece = piece(scan.peek()?.to_ascii_uppercase(), variant)?;
    Some((scan.take(1), piece))
}

/// Returns whether the text is castling such as `Kfg&B`; no other move of the king has a `&` there.
fn is_castling(text: &str) -> bool {
    text.as_bytes().get(3) == Some(&b'&')
}

/// Reads `Kfg&B` or `Ked&Ra`. The squares are on the side's own first rank, which is not written.
fn castling(scan: &mut Scan<'_>, turn: &Turn<'_>) -> Result<(), Misread> {
    let home = match turn.color {
        Color::White => 0,
        Color::Black => turn.variant.span() - 1,
    };
    let king = scan.take(1);
    let push = |scan: &mut Scan<'_>, span, kind, claim| {
        scan.parts.push(Part::binding(span, kind, claim));
    };
    push(scan, king, Kind::Piece, Claim::Castles(None));
    let file = |scan: &mut Scan<'_>| scan.file().ok_or_else(|| scan.misread(Expected::File));
    let at = |file| Squares::one(Square::new(file, home));
    let (span, from) = file(scan)?;
    push(scan, span, Kind::File, Claim::From(at(from)));
    let (span, to) = file(scan)?;
    push(scan, span, Kind::Square, Claim::To(at(to)));
    let sign = scan.take(1);
    let (letter, piece) =
        eat_piece(scan, turn.variant).ok_or_else(|| scan.misread(Expected::Partner))?;
    let end = letter.end;
    push(
        scan,
        sign.start..end,
        Kind::Castle,
        Claim::CastlesWith(piece),
    );
    match scan.file() {
        Some((span, from)) => push(scan, span, Kind::Origin, Claim::PartnerOn(at(from))),
        None => push(scan, end..end, Kind::Implied, Claim::PartnerOn(at(to))),
    }
    Ok(())
}

/// Reads a complete square of departure, then the square of arrival or only what differs in it.
fn piece_squares(scan: &mut Scan<'_>) -> Result<(), Misread> {
    let (from_span, from) = scan.square()?;
    let (file, rank) = (scan.file(), scan.rank());
    let (start, end) = match (&file, &rank) {
        (Some((file, _)), Some((rank, _))) => (file.start, rank.end),
        (Some((file, _)), None) => (file.start, file.end),
        (None, Some((rank, _))) => (rank.start, rank.end),
        (None, None) => return Err(scan.misread(Expected::FileOrSquare)),
    };
    let to = Square::new(
        file.map_or(from.file(), |(_, file)| file),
        rank.map_or(from.rank(), |(_, rank)| rank),
    );
    scan.parts.push(Part::binding(
        from_span,
        Kind::Departure,
        Claim::From(Squares::one(from)),
    ));
    scan.parts.push(Part::binding(
        start..end,
        Kind::Square,
        Claim::To(Squares::one(to)),
    ));
    Ok(())
}

/// Reads a pawn's move: `e4`, `e24`, `ed5×`, `b9=B` or `f=Nd2`.
fn pawn(scan: &mut Scan<'_>, turn: &Turn<'_>) -> Result<(), Misread> {
    let begin = scan.at();
    let moved = Part::binding(begin..begin, Kind::Implied, Claim::Moved(Piece::Pawn));
    scan.parts.push(moved);
    let (first, file) = scan.file().ok_or_else(|| scan.misread(Expected::Move))?;
    let last = match turn.color {
        Color::White => turn.variant.span() - 1,
        Color::Black => 0,
    };
    let chess_99 = turn.variant == Variant::Chess99;
    if chess_99 && scan.peek() == Some('=') {
        let from = Claim::From(Squares::one(Square::new(file, last)));
        scan.parts.push(Part::binding(first, Kind::File, from));
        promotes(scan, turn.variant)?;
        let (span, to) = scan.square()?;
        let to = Claim::To(Squares::one(to));
        scan.parts.push(Part::binding(span, Kind::Square, to));
        return takes(scan, turn.variant);
    }
    let to = pawn_squares(scan, first, file, turn.color)?;
    takes(scan, turn.variant)?;
    if !promotes(scan, turn.variant)? && chess_99 && to.rank() == last {
        let here = scan.at()..scan.at();
        scan.parts
            .push(Part::binding(here, Kind::Implied, Claim::NoPromotion));
    }
    Ok(())
}

/// Reads the squares after a pawn's first letter, and returns where it lands.
fn pawn_squares(
    scan: &mut Scan<'_>,
    first: Range<usize>,
    file: u8,
    color: Color,
) -> Result<Square, Misread> {
    let behind = |rank: u8| match color {
        Color::White => rank.checked_sub(1),
        Color::Black => Some(rank + 1),
    };
    let step = |rank: u8| behind(rank).and_then(|rank| Square::try_new(file, rank));
    let departure = |span, squares| Part::binding(span, Kind::Departure, Claim::From(squares));
    let arrival = |span, to| Part::binding(span, Kind::Square, Claim::To(Squares::one(to)));
    if let Some((second, to_file)) = scan.file() {
        let (rank_span, rank) = scan.rank().ok_or_else(|| scan.misread(Expected::Rank))?;
        let from = step(rank).map_or(Squares::NONE, Squares::one);
        let to = Square::new(to_file, rank);
        scan.parts.push(departure(first, from));
        scan.parts.push(arrival(second.start..rank_span.end, to));
        return Ok(to);
    }
    let (rank_span, rank) = scan.rank().ok_or_else(|| scan.misread(Expected::Rank))?;
    if let Some((to_span, to_rank)) = scan.rank() {
        let from = Squares::one(Square::new(file, rank));
        let to = Square::new(file, to_rank);
        scan.parts.push(departure(first.start..rank_span.end, from));
        scan.parts.push(arrival(to_span, to));
        return Ok(to);
    }
    let from = step(rank).map_or(Squares::NONE, Squares::one);
    let to = Square::new(file, rank);
    let end = rank_span.end;
    scan.parts.push(arrival(first.start..end, to));
    scan.parts
        .push(Part::binding(end..end, Kind::Implied, Claim::From(from)));
    Ok(to)
}

/// Reads `×`, `×N`, `*`, `*B`, or nothing.
fn takes(scan: &mut Scan<'_>, variant: Variant) -> Result<(), Misread> {
    if let Some(span) = scan.eat(&['*']) {
        scan.parts
            .push(Part::binding(span, Kind::EnPassant, Claim::EnPassant(true)));
        if variant == Variant::Chess99 {
            victim(scan, variant);
        }
    } else if let Some(cross) = scan.eat(&['×', 'x', 'X']) {
        scan.parts
            .push(Part::binding(cross, Kind::Takes, Claim::Captures(true)));
        victim(scan, variant);
        let here = scan.at()..scan.at();
        scan.parts
            .push(Part::binding(here, Kind::Implied, Claim::EnPassant(false)));
    } else {
        let here = scan.at()..scan.at();
        scan.parts
            .push(Part::binding(here, Kind::Implied, Claim::Captures(false)));
    }
    Ok(())
}

/// Reads the letter of what was taken. Without one it was a pawn, whose `P` is read where it does
/// not mean a paladin.
fn victim(scan: &mut Scan<'_>, variant: Variant) {
    let found = eat_piece(scan, variant).or_else(|| Some((scan.eat(&['P', 'p'])?, Piece::Pawn)));
    let end = scan.at();
    scan.parts.push(match found {
        Some((span, piece)) => Part::binding(span, Kind::Victim, Claim::Took(piece)),
        None => Part::binding(end..end, Kind::Implied, Claim::Took(Piece::Pawn)),
    });
}

/// Reads `=Q`, if it is here, and returns whether it was.
fn promotes(scan: &mut Scan<'_>, variant: Variant) -> Result<bool, Misread> {
    let Some(sign) = scan.eat(&['=']) else {
        return Ok(false);
    };
    let chess_99 = variant == Variant::Chess99;
    let expected = if chess_99 {
        Expected::Promotion99
    } else {
        Expected::Promotion
    };
    let expected = scan.misread(expected);
    let found = eat_piece(scan, variant).filter(|&(_, piece)| match piece {
        Piece::King => false,
        Piece::Bishop | Piece::Knight => true,
        _ => !chess_99,
    });
    let (letter, piece) = found.ok_or(expected)?;
    let span = sign.start..letter.end;
    scan.parts
        .push(Part::binding(span, Kind::Promotion, Claim::Promotes(piece)));
    Ok(true)
}

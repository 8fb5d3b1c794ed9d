//! The reversible spelling of Chess 99, on the orthodox board: the text alone says what was taken
//! and whence the man came, so that a game can be stepped back as well as forward.
//!
//! | text | move |
//! |---|---|
//! | `e4` | pawn e3–e4; a step of one drops the square it left |
//! | `e24` | pawn e2–e4 |
//! | `Ng1f3` | knight g1–f3 |
//! | `Re14` `Qg8b` | rook e1–e4, queen g8–b8: what does not change is not repeated |
//! | `ed5×` `gh6×N` | the e-pawn takes a pawn on d5, the g-pawn a knight on h6 |
//! | `ed6*` | the e-pawn takes in passing |
//! | `e78=Q` `ed8×R=Q` | promotions; a pawn that steps onto the last rank keeps both ranks |
//! | `O-O` `+` `#` | castling, check and mate as in algebraic notation |
//!
//! Source: the play notation of Chess 99 (letter, square of departure, what changes, what is taken,
//! what becomes of the pawn, check).

use super::claim::{Claim, Expected, Kind, Misread, Part, Reading};
use super::name::{Form, Rule};
use super::scan::Scan;
use super::turn::{Gives, Turn};
use super::{Tolerance, algebraic};
use crate::board::{Cell, Cells, Man, Play, Side, What, Wing};

pub(super) fn form(play: &Play, turn: &Turn<'_>) -> Form {
    let mark = match turn.gives(play) {
        Gives::Mate(_) => "#",
        Gives::Check(_) => "+",
        Gives::Nothing => "",
    };
    let (text, rule) = match play.castles() {
        Some(Wing::King) => (format!("O-O{mark}"), Rule::Castling),
        Some(Wing::Queen) => (format!("O-O-O{mark}"), Rule::Castling),
        None => (
            format!("{}{}{mark}", squares(play), effects(play)),
            Rule::Full,
        ),
    };
    Form::new(text, rule)
}

/// The man's letter and the two squares, without what goes without saying.
fn squares(play: &Play) -> String {
    let (from, to) = (play.from, play.to);
    if play.man == Man::Pawn {
        return if from.file() != to.file() {
            format!("{}{to}", from.file_letter())
        } else if from.rank().abs_diff(to.rank()) == 2 || play.promotion().is_some() {
            format!("{from}{}", to.rank_digit())
        } else {
            to.to_string()
        };
    }
    let landing = if from.file() == to.file() {
        to.rank_digit().to_string()
    } else if from.rank() == to.rank() {
        to.file_letter().to_string()
    } else {
        to.to_string()
    };
    format!("{}{from}{landing}", play.man.letter())
}

/// What was taken and what the pawn became.
fn effects(play: &Play) -> String {
    let mut text = match play.what {
        What::EnPassant { .. } => "*".to_owned(),
        _ => match play.taken() {
            Some((Man::Pawn, _)) => "×".to_owned(),
            Some((man, _)) => format!("×{}", man.letter()),
            None => String::new(),
        },
    };
    if let Some(man) = play.promotion() {
        text.push('=');
        text.push(man.letter());
    }
    text
}

pub(super) fn read(text: &str, turn: &Turn<'_>, tolerance: Tolerance) -> Result<Reading, Misread> {
    let mut scan = Scan::new(text, tolerance == Tolerance::Tolerant);
    if scan.rest().is_empty() {
        return Err(scan.misread(Expected::Move));
    }
    if !algebraic::castling(&mut scan)? {
        let man = scan.peek().and_then(|letter| {
            let man = Man::from_letter(letter).filter(|_| letter.is_ascii_uppercase());
            man.filter(|man| !matches!(man, Man::Pawn | Man::Paladin))
        });
        match man {
            Some(man) => {
                let span = scan.take(1);
                scan.parts
                    .push(Part::binding(span, Kind::Man, Claim::Moved(man)));
                piece_squares(&mut scan)?;
            }
            None => pawn_squares(&mut scan, turn.side)?,
        }
        effect_claims(&mut scan)?;
    }
    scan.marks(false)?;
    Ok(scan.finish())
}

/// A whole square of departure, then the whole square of arrival or what differs in it.
fn piece_squares(scan: &mut Scan<'_>) -> Result<(), Misread> {
    let (from_span, from) = scan.square()?;
    let (file, rank) = (scan.file(), scan.rank());
    let (start, end) = match (&file, &rank) {
        (Some((file, _)), Some((rank, _))) => (file.start, rank.end),
        (Some((file, _)), None) => (file.start, file.end),
        (None, Some((rank, _))) => (rank.start, rank.end),
        (None, None) => return Err(scan.misread(Expected::FileOrSquare)),
    };
    let to = Cell::new(
        file.map_or(from.file(), |(_, file)| file),
        rank.map_or(from.rank(), |(_, rank)| rank),
    );
    scan.parts.push(Part::binding(
        from_span,
        Kind::Departure,
        Claim::From(Cells::of(from)),
    ));
    scan.parts.push(Part::binding(
        start..end,
        Kind::Square,
        Claim::To(Cells::of(to)),
    ));
    Ok(())
}

/// `e4`, `e24` or `ed5`.
fn pawn_squares(scan: &mut Scan<'_>, side: Side) -> Result<(), Misread> {
    let begin = scan.at();
    let moved = Part::binding(begin..begin, Kind::Implied, Claim::Moved(Man::Pawn));
    scan.parts.push(moved);
    let (first, file) = scan.file().ok_or_else(|| scan.misread(Expected::Move))?;
    let behind = |rank: u8| match side {
        Side::White => rank.checked_sub(1),
        Side::Black => Some(rank + 1),
    };
    let step = |file: u8, rank: u8| behind(rank).and_then(|rank| Cell::try_new(file, rank));
    let departure = |span, cells| Part::binding(span, Kind::Departure, Claim::From(cells));
    if let Some((second, to_file)) = scan.file() {
        let (rank_span, rank) = scan.rank().ok_or_else(|| scan.misread(Expected::Rank))?;
        let from = step(file, rank).map_or(Cells::NONE, Cells::of);
        let to = Cells::of(Cell::new(to_file, rank));
        scan.parts.push(departure(first, from));
        scan.parts.push(Part::binding(
            second.start..rank_span.end,
            Kind::Square,
            Claim::To(to),
        ));
        return Ok(());
    }
    let (rank_span, rank) = scan.rank().ok_or_else(|| scan.misread(Expected::Rank))?;
    if let Some((to_span, to_rank)) = scan.rank() {
        let from = Cells::of(Cell::new(file, rank));
        let to = Cells::of(Cell::new(file, to_rank));
        scan.parts.push(departure(first.start..rank_span.end, from));
        scan.parts
            .push(Part::binding(to_span, Kind::Square, Claim::To(to)));
    } else {
        let from = step(file, rank).map_or(Cells::NONE, Cells::of);
        let to = Cells::of(Cell::new(file, rank));
        let end = rank_span.end;
        scan.parts
            .push(Part::binding(first.start..end, Kind::Square, Claim::To(to)));
        scan.parts
            .push(Part::binding(end..end, Kind::Implied, Claim::From(from)));
    }
    Ok(())
}

/// `×`, `×N`, `*` and `=Q`.
fn effect_claims(scan: &mut Scan<'_>) -> Result<(), Misread> {
    if let Some(span) = scan.eat(&['*']) {
        scan.parts
            .push(Part::binding(span, Kind::EnPassant, Claim::EnPassant(true)));
    } else if let Some(cross) = scan.eat(&['×', 'x', 'X']) {
        scan.parts.push(Part::binding(
            cross.clone(),
            Kind::Takes,
            Claim::Captures(true),
        ));
        let piece = scan
            .peek()
            .and_then(Man::from_letter)
            .filter(|man| *man != Man::Paladin);
        match piece {
            Some(man) => {
                let span = scan.take(1);
                scan.parts
                    .push(Part::binding(span, Kind::Victim, Claim::Took(man)));
            }
            None => {
                let claim = Claim::Took(Man::Pawn);
                scan.parts
                    .push(Part::binding(cross.end..cross.end, Kind::Implied, claim));
            }
        }
        scan.parts.push(Part::binding(
            scan.at()..scan.at(),
            Kind::Implied,
            Claim::EnPassant(false),
        ));
    } else {
        let here = scan.at()..scan.at();
        scan.parts
            .push(Part::binding(here, Kind::Implied, Claim::Captures(false)));
    }
    if let Some(sign) = scan.eat(&['=']) {
        let man = scan.peek().and_then(Man::from_letter);
        let man = man.filter(|man| Man::PROMOTIONS.contains(man));
        let man = man.ok_or_else(|| scan.misread(Expected::Promotion))?;
        let letter = scan.take(1);
        let span = sign.start..letter.end;
        scan.parts
            .push(Part::binding(span, Kind::Promotion, Claim::Promotes(man)));
    }
    Ok(())
}

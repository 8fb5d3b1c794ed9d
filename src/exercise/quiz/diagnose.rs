//! Finds the mistakes in a written move.
//!
//! | what is compared | with | finds |
//! |---|---|---|
//! | the parts of the text | those of the name | what is optional: `x`, `+`, `nf3`, `0-0` |
//! | the claims of the text | the move that is asked for | the one that is untrue: the letter, the side, the file |
//! | the text, respelled | the move that is asked for | `N3f`, `bc4`, a rank counted from the wrong side |
//!
//! Nothing here knows when a letter is needed. A respelled text counts only if the reader of the
//! notation takes it for the move.

use std::ops::Range;

use super::case::AskedMove;
use super::mistake::{Mistake, MistakeKind};
use crate::board::{Color, Piece};
use crate::notation::{
    CheckSign, Claim, Kind, Letters, Named, Notation, Part, Reading, Verdict, arrange,
};

/// Returns the mistakes of a text that is right all the same.
pub(super) fn forgiven(named: &Named, reading: &Reading) -> Vec<Mistake> {
    let mut found = Vec::new();
    let mut add = |kind, span: Range<usize>| {
        found.push(Mistake {
            kind,
            span,
            means: None,
        });
    };
    let number = number(&reading.text);
    if number > 0 {
        add(MistakeKind::Number, 0..number);
    }
    let end = reading.text.len();
    for kind in [
        Kind::Piece,
        Kind::Castle,
        Kind::Takes,
        Kind::Promotion,
        Kind::Check,
    ] {
        let (ours, theirs) = (visible(&named.reading, kind), visible(reading, kind));
        let (Some(ours), Some(theirs)) = (ours, theirs) else {
            match (ours, theirs) {
                (Some(_), None) => add(MistakeKind::Missing(kind), end..end),
                (None, Some(part)) => add(MistakeKind::Needless(kind), part.span.clone()),
                _ => {}
            }
            continue;
        };
        let (name, text) = (named.reading.letters(ours), reading.letters(theirs));
        if let Some(kind) = spelled(kind, (ours.claim, name), (theirs.claim, text)) {
            add(kind, theirs.span.clone());
        }
    }
    found
}

/// Returns the part of this kind that is written in a text.
fn visible(reading: &Reading, kind: Kind) -> Option<&Part> {
    let mut parts = reading.parts.iter();
    parts.find(|part| part.kind == kind && !part.span.is_empty())
}

/// Returns how a part is spelled otherwise than in the name; `None` if it is spelled alike.
fn spelled(
    kind: Kind,
    (ours, name): (Option<Claim>, &str),
    (theirs, text): (Option<Claim>, &str),
) -> Option<MistakeKind> {
    let mate = Some(Claim::Gives(CheckSign::Mate));
    Some(match kind {
        _ if name == text => return None,
        Kind::Check if ours == mate && theirs == Some(Claim::Gives(CheckSign::Check)) => {
            MistakeKind::CheckForMate
        }
        Kind::Castle if text.contains('0') && name.contains('O') => MistakeKind::Zeros,
        Kind::Promotion if name.starts_with('=') && !text.starts_with('=') => {
            MistakeKind::PromotionSign
        }
        Kind::Piece | Kind::Promotion if name == text.to_ascii_uppercase() => {
            MistakeKind::SmallLetter
        }
        _ => MistakeKind::Spelling(kind),
    })
}

/// Returns the length of a move number and its dots before a text.
fn number(text: &str) -> usize {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let dots = rest.trim_start_matches(['.', '…', ' ', '\u{a0}']);
    let is_number = rest.len() < text.len() && rest.starts_with(['.', '…']);
    if is_number {
        text.len() - dots.len()
    } else {
        0
    }
}

/// Returns the mistake of a text that was read, if all its claims but those of one kind are true of
/// the move.
pub(super) fn untrue(case: &AskedMove<'_>, reading: &Reading) -> Option<Mistake> {
    let answer = case.play();
    let holds = |claim: Claim| claim.holds(answer, &case.turn);
    let parts = reading.parts.iter().filter(|part| part.binding);
    let wrong: Vec<&Part> = parts
        .filter(|part| part.claim.is_some_and(|claim| !holds(claim)))
        .collect();
    let first = *wrong.first()?;
    let is_implied = |part: &&Part| part.kind == Kind::Implied;
    let (kind, span) = if answer.is_castling() {
        not_castling(case, reading, first)?
    } else if wrong.iter().all(is_implied) {
        (unsaid(case, &wrong)?, first.span.clone())
    } else {
        let named = wrong.iter().find(|part| part.kind == Kind::Piece);
        let first = named.copied().unwrap_or(first);
        let is_alone = |part: &&Part| is_implied(part) || belongs(part.kind, first.kind);
        if !wrong.iter().all(is_alone) {
            return None;
        }
        (said(case, first.kind)?, first.span.clone())
    };
    Some(Mistake {
        kind,
        span,
        means: None,
    })
}

/// Returns the mistake of a text that should be castling.
fn not_castling(
    case: &AskedMove<'_>,
    reading: &Reading,
    wrong: &Part,
) -> Option<(MistakeKind, Range<usize>)> {
    if wrong.kind == Kind::Castle {
        return Some((MistakeKind::Wrong(Kind::Castle), wrong.span.clone()));
    }
    let to = case.play().to;
    let claims = || reading.binding().copied();
    let is_king = claims().any(|claim| claim == Claim::Moved(Piece::King));
    let lands = claims().any(|claim| matches!(claim, Claim::To(squares) if squares.has(to)));
    (is_king && lands).then_some((MistakeKind::KingsMove, 0..reading.text.len()))
}

/// Returns what is missing from a text that is only untrue in what it says by writing nothing.
fn unsaid(case: &AskedMove<'_>, wrong: &[&Part]) -> Option<MistakeKind> {
    let pawn = |part: &&Part| part.claim == Some(Claim::Moved(Piece::Pawn));
    let leaves = |part: &&Part| matches!(part.claim, Some(Claim::From(_)));
    if wrong.iter().any(pawn) {
        return Some(MistakeKind::Missing(Kind::Piece));
    }
    let takes = case.play().taken().is_some();
    (takes && wrong.iter().any(leaves)).then_some(MistakeKind::Missing(Kind::File))
}

/// Returns whether a part that is untrue belongs to another that is: the letters beside a piece are
/// about pieces of its kind.
const fn belongs(part: Kind, first: Kind) -> bool {
    match first {
        Kind::Piece => matches!(part, Kind::Piece | Kind::Label | Kind::Origin | Kind::Side),
        Kind::Victim | Kind::VictimLabel => matches!(part, Kind::Victim | Kind::VictimLabel),
        _ => part as u8 == first as u8,
    }
}

/// Returns the mistake of a part that is untrue of the move.
fn said(case: &AskedMove<'_>, kind: Kind) -> Option<MistakeKind> {
    Some(match kind {
        Kind::Takes => MistakeKind::Needless(Kind::Takes),
        Kind::Moves => MistakeKind::Missing(Kind::Takes),
        Kind::Promotion if case.play().promotion().is_none() => {
            MistakeKind::Needless(Kind::Promotion)
        }
        Kind::Piece
        | Kind::File
        | Kind::Rank
        | Kind::Departure
        | Kind::Side
        | Kind::Label
        | Kind::Origin
        | Kind::Victim
        | Kind::VictimLabel
        | Kind::Promotion => MistakeKind::Wrong(kind),
        _ => return None,
    })
}

/// Returns the mistake of a text that only has to be respelled in one way to be read as the move.
pub(super) fn respelled(case: &AskedMove<'_>, reader: Notation, text: &str) -> Option<Mistake> {
    let (letters, is_descriptive) = match reader {
        Notation::Short(letters) | Notation::Long(letters) | Notation::Minimal(letters) => {
            (letters, false)
        }
        Notation::Descriptive(_) => (Letters::ENGLISH, true),
        _ => return None,
    };
    let begin = number(text);
    let move_text = &text[begin..];
    // Each way to respell a text is read, so a longer one is left alone.
    if !move_text.is_ascii() || move_text.len() > MOST {
        return None;
    }
    let mut ways = Vec::new();
    letter(
        case.play().piece,
        letters,
        move_text,
        is_descriptive,
        &mut ways,
    );
    if is_descriptive || case.color() == Color::Black {
        counted(move_text, &mut ways);
    }
    if move_text.len() <= MOST_REORDERED {
        reordered(move_text, is_descriptive, &mut ways);
    }
    // The more telling mistake comes first where two explain the text.
    arrange(&mut ways, |(kind, ..)| {
        (usize::from(*kind == MistakeKind::Order), 0)
    });
    if !is_descriptive {
        // A tolerant reader also takes other orders of the same letters for the move.
        let square = case.play().to.to_string();
        ways.retain(|(kind, _, text)| *kind != MistakeKind::Order || text.contains(&square));
    }
    if case.play().piece == Piece::Pawn && case.play().taken().is_some() && !is_descriptive {
        let file = case.play().from.file_letter();
        ways.push((
            MistakeKind::Missing(Kind::File),
            0..0,
            format!("{file}{move_text}"),
        ));
    }
    let answer = case.play();
    let name = case.name(answer).reading.text;
    let means = |text: &str| {
        let read = reader.understand(text, &case.turn);
        matches!(read, Ok((_, Verdict::One { mv, .. })) if mv == *answer)
    };
    // The name itself comes before what a tolerant reader takes for it.
    let exact = ways.iter().position(|(_, _, text)| *text == name);
    let at = exact.or_else(|| ways.iter().position(|(_, _, text)| means(text)))?;
    let (kind, span, _) = ways.swap_remove(at);
    Some(Mistake {
        kind,
        span: begin + span.start..begin + span.end,
        means: None,
    })
}

/// Most characters of a text that is respelled.
const MOST: usize = 24;

/// Most characters of a text whose characters are tried in other places, by the square of them.
const MOST_REORDERED: usize = 14;

/// A way to respell a text: the mistake it would mend, its place, and the text.
type Respelling = (MistakeKind, Range<usize>, String);

/// Adds the texts with another letter of the piece, or with the letter that is missing.
fn letter(
    piece: Piece,
    letters: Letters,
    text: &str,
    is_descriptive: bool,
    ways: &mut Vec<Respelling>,
) {
    let own = match letters.letter(piece) {
        None if is_descriptive => "P",
        own => own.unwrap_or_default(),
    };
    let first = text.chars().next().unwrap_or_default();
    let rest = text.get(1..).unwrap_or_default();
    if first.is_ascii_lowercase() && (is_descriptive || piece != Piece::Pawn) {
        let capital = first.to_ascii_uppercase();
        ways.push((MistakeKind::SmallLetter, 0..1, format!("{capital}{rest}")));
    }
    let is_file = ('a'..='h').contains(&first);
    if first == 'p' && piece == Piece::Pawn {
        let needless = MistakeKind::Needless(Kind::Piece);
        ways.push((needless, 0..1, format!("{own}{rest}")));
    }
    if first.is_ascii_alphabetic() && first != 'x' && !is_file {
        let wrong = MistakeKind::Wrong(Kind::Piece);
        ways.push((wrong, 0..1, format!("{own}{rest}")));
    }
    if !own.is_empty() {
        let dash = if is_descriptive { "-" } else { "" };
        let missing = MistakeKind::Missing(Kind::Piece);
        ways.push((missing, 0..0, format!("{own}{dash}{text}")));
    }
}

/// Adds the texts with one rank counted from the other side of the board.
fn counted(text: &str, ways: &mut Vec<Respelling>) {
    for (at, letter) in text.char_indices() {
        if let Some(rank @ 1..=8) = letter.to_digit(10) {
            let text = format!("{}{}{}", &text[..at], 9 - rank, &text[at + 1..]);
            ways.push((MistakeKind::WrongCount, at..at + 1, text));
        }
    }
}

/// Adds the texts with one character in another place.
fn reordered(text: &str, is_descriptive: bool, ways: &mut Vec<Respelling>) {
    for at in 0..text.len() {
        let letter = &text[at..=at];
        if !letter.starts_with(|c: char| c.is_ascii_alphanumeric()) {
            continue;
        }
        let others = [&text[..at], &text[at + 1..]].concat();
        for to in (0..=others.len()).filter(|&to| to != at) {
            let next = text.get(at + 1..at + 2).unwrap_or_default();
            let is_file = matches!(next, "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h");
            let digit = letter.starts_with(|c: char| c.is_ascii_digit());
            let turned = if is_descriptive {
                to > at
            } else {
                to == at + 1 && is_file
            };
            let (kind, span) = match digit && turned {
                true => (MistakeKind::RankBeforeFile, at..(at + 2).min(text.len())),
                false => (MistakeKind::Order, at..at + 1),
            };
            ways.push((kind, span, [&others[..to], letter, &others[to..]].concat()));
        }
    }
}

//! Judges a move's name that the reader has written.
//!
//! | written | the name | judged |
//! |---|---|---|
//! | `Nbd2` | `Nbd2` | right, with the rule that made it |
//! | `Qh5`, `0-0`, `Nf3!` | `Qh5+`, `O-O`, `Nf3` | right: it differs only in what is optional |
//! | `Nbd2` | `Nd2` | too much: no other knight can go to d2 |
//! | `Nd2` | `Nbd2` | too little: it could be the knight on f3 |
//! | `N-Q2` | `Nbd2` | another notation |
//! | `Nc3`, `Nd9` | `Nbd2` | another move; no move |

use super::case::{AskedMove, arrow, not_yet};
use super::{Judgement, played, say};
use crate::board::{Role, Square, Squares};
use crate::notation::{
    CATALOGUE, Claim, Kind, Misread, Named, Notation, NotationRow, Part, Reading, Recognised,
    Sentence, Verdict,
};
use crate::screen::why;

/// Judges a text that was written.
pub(super) fn text(case: &AskedMove<'_>, text: &str) -> Judgement {
    let text = text.trim();
    if text.is_empty() {
        return not_yet(say::NOTHING);
    }
    let answer = *case.play();
    let named = case.name(&answer);
    let mut judgement = Judgement {
        judged: true,
        given: text.to_owned(),
        ..Judgement::default()
    };
    if text == named.reading.text {
        judgement.right = true;
        judgement.sentence = case.rule(say::right(), &named);
        return judgement;
    }
    // Figurines are hard to type, so a letter is accepted.
    let reader = match case.notation {
        Notation::FIGURINE => Notation::SHORT,
        other => other,
    };
    let read = reader.understand(text, &case.turn);
    if let Ok((reading, Verdict::One { mv, untrue })) = &read
        && *mv == answer
    {
        same(case, &named, reading, untrue, &mut judgement);
        return judgement;
    }
    let is_legal = matches!(read, Ok((_, Verdict::One { .. } | Verdict::Many(_))));
    if let Some(other) = elsewhere(case, text, false, !is_legal) {
        judgement.sentence = that_is(case, other, &named);
        return judgement;
    }
    match read {
        Ok((_, Verdict::One { mv, .. })) => {
            judgement.sentence = say::to_write(say::that_move(&mv), &answer);
            judgement.drawn = vec![arrow(&mv, Role::Against), arrow(&answer, Role::Asked)];
            judgement
        }
        read => unplayed(case, text, read),
    }
}

/// Judges a text that is not a move, or that could be several.
fn unplayed(
    case: &AskedMove<'_>,
    text: &str,
    read: Result<(Reading, Verdict), Misread>,
) -> Judgement {
    let answer = *case.play();
    let many = match &read {
        Ok((_, Verdict::Many(moves))) => Some(moves.contains(&answer)),
        _ => None,
    };
    let judged = read.is_ok();
    let mut judgement = played::unplayed(case, text, read);
    judgement.judged = judged;
    for drawn in &mut judgement.drawn {
        if drawn.shape == arrow(&answer, Role::Asked).shape {
            drawn.role = Role::Asked;
        }
    }
    judgement.sentence = match many {
        Some(true) => judgement.sentence.text(say::SAY_WHICH),
        Some(false) => say::to_write(judgement.sentence.text(" "), &answer),
        None => judgement.sentence,
    };
    judgement
}

/// Judges a text that means the move, but is not its name.
fn same(
    case: &AskedMove<'_>,
    named: &Named,
    reading: &Reading,
    untrue: &[Part],
    judgement: &mut Judgement,
) {
    let name = named.reading.text.as_str();
    let needed = named.shortest.as_ref().unwrap_or(&named.reading);
    let extra: Vec<&Part> = tells(reading)
        .filter(|part| !says(&named.reading, part))
        .collect();
    let is_missing = tells(needed).any(|part| !says(reading, part));
    let is_mixed = is_mixed(case, reading);
    let as_well = !is_mixed && is_needed(case, reading, &extra);
    // Only a written mark can be wrong; a missing `x` is not untrue.
    let is_written = |part: &&Part| !part.span.is_empty() && part.kind != Kind::Moves;
    let false_marks: Vec<&Part> = untrue.iter().filter(is_written).collect();
    if let Some(mark) = false_marks.first() {
        judgement.spans = false_marks.iter().map(|part| part.span.clone()).collect();
        judgement.sentence = say::untrue(reading.letters(mark).trim(), name);
    } else if as_well {
        judgement.right = true;
        judgement.sentence = say::also_written(name);
    } else if extra.is_empty() && !is_missing && !is_mixed {
        judgement.right = true;
        judgement.sentence = case.rule(say::here_written(name), named);
    } else if let Some(other) = elsewhere(case, &judgement.given, true, false) {
        judgement.sentence = that_is(case, other, named);
    } else if is_missing || is_mixed {
        let words = say::written_otherwise(case.called(), name);
        judgement.sentence = case.rule(words, named);
    } else {
        judgement.spans = extra.iter().map(|part| part.span.clone()).collect();
        let (_, because) = why::explain(case.notation, named, case.play(), &case.turn);
        judgement.sentence = say::too_much(because, name);
    }
}

/// Returns the parts of a text that identify the move, without those that may be left out.
fn tells(reading: &Reading) -> impl Iterator<Item = &Part> {
    reading.parts.iter().filter(|part| {
        let optional = matches!(
            part.kind,
            Kind::Takes
                | Kind::Moves
                | Kind::Check
                | Kind::EnPassant
                | Kind::Glyph
                | Kind::Slip
                | Kind::Implied
        );
        part.binding && !optional
    })
}

/// Returns whether a text says what this part says, or something narrower about the square of
/// departure.
fn says(reading: &Reading, part: &Part) -> bool {
    tells(reading).any(|other| match (other.claim, part.claim) {
        (Some(Claim::From(more)), Some(Claim::From(less))) => more & less == more,
        (claim, same) => claim == same,
    })
}

/// Returns whether a text in descriptive distinguishes the move in another way that has nothing to
/// spare. Descriptive has many ways, such as `QN-Q2` and `N(N1)-Q2`, and no law says which comes
/// first.
fn is_needed(case: &AskedMove<'_>, reading: &Reading, extra: &[&Part]) -> bool {
    let needed = |part: &&Part| {
        let mut bare = reading.clone();
        bare.parts.retain(|other| other != *part);
        let mut moves = case.turn.moves.iter();
        moves.any(|mv| mv != case.play() && bare.fits(mv, &case.turn))
    };
    matches!(case.notation, Notation::Descriptive(_))
        && !extra.is_empty()
        && extra.iter().all(needed)
}

/// Returns whether a text in descriptive names a square as algebraic does, as in "P-e4".
fn is_mixed(case: &AskedMove<'_>, reading: &Reading) -> bool {
    let algebraic = |part: &Part| match (part.claim, Square::parse(reading.letters(part))) {
        (Some(Claim::To(squares)), Some(square)) => squares == Squares::one(square),
        _ => false,
    };
    matches!(case.notation, Notation::Descriptive(_)) && tells(reading).any(algebraic)
}

/// Returns another notation in which the text is the move's name. If there is none and `loosely` is
/// set, returns one whose reader takes the text for the move, or for several moves including it.
/// With `algebraic`, only notations are tried that each other's readers understand.
fn elsewhere(
    case: &AskedMove<'_>,
    text: &str,
    algebraic: bool,
    loosely: bool,
) -> Option<&'static NotationRow> {
    let answer = case.play();
    let others = || {
        // A name that descriptive and three symbols share is called descriptive, which comes first.
        CATALOGUE.iter().filter(|row| {
            let suits = row.suits(case.before.variant());
            let alike = matches!(row.recognised, Recognised::ByMove | Recognised::AsShort);
            suits && row.spoken != case.called() && (alike || !algebraic)
        })
    };
    let is_name = |row: &&NotationRow| row.notation.name(answer, &case.turn).reading.text == text;
    let is_meant = |row: &&NotationRow| match row.notation.understand(text, &case.turn) {
        Ok((_, Verdict::One { mv, .. })) => mv == *answer,
        Ok((_, Verdict::Many(moves))) => moves.contains(answer),
        _ => false,
    };
    let found = others().find(is_name);
    found.or_else(|| others().find(|other| loosely && is_meant(other)))
}

fn that_is(case: &AskedMove<'_>, other: &NotationRow, named: &Named) -> Sentence {
    say::that_is(other.spoken, case.called(), &named.reading.text)
}

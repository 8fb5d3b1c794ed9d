//! Judges a move's name that the reader has written.
//!
//! | written | the name | judged |
//! |---|---|---|
//! | `Nbd2` | `Nbd2` | right, with the rule that made it |
//! | `Qh5`, `0-0`, `Nf3!` | `Qh5+`, `O-O`, `Nf3` | right: it differs only in what is optional |
//! | `Nbd2` | `Nd2` | too much: no other knight can go to d2 |
//! | `Nd2` | `Nbd2` | too little: it could be the knight on f3 |
//! | `Kbd2`, `Nb2d` | `Nbd2` | a slip: the letter is the king's; the file comes first |
//! | `N-Q2` | `Nbd2` | another notation |
//! | `Nc3`, `Nd9` | `Nbd2` | another move; no move |

use std::ops::Range;

use super::case::{AskedMove, arrow, not_yet};
use super::diagnose::{self, forgiven, respelled};
use super::mistake::{Mistake, MistakeKind};
use super::{Judgement, played, say};
use crate::board::{Role, Square, Squares};
use crate::notation::{
    CATALOGUE, Claim, Kind, Misread, Named, Notation, NotationRow, Part, Reading, Recognised,
    Sentence, Verdict,
};
use crate::screen::why;
use crate::words;

/// Judges a text that was written.
pub(super) fn text(case: &AskedMove<'_>, text: &str) -> Judgement {
    let text = text.trim();
    if text.is_empty() {
        return Judgement {
            mistakes: vec![mistake(MistakeKind::Nothing, 0..0)],
            ..not_yet(words::TYPE_MOVE_FIRST)
        };
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
    let found = slip(case, reader, text, &read);
    // A letter of this notation is taken for that of another language only if it is none here.
    let has_own_letter = found.as_ref().is_some_and(|slip| {
        slip.kind == MistakeKind::Wrong(Kind::Piece) && is_own_letter(reader, text, slip)
    });
    let is_legal = matches!(read, Ok((_, Verdict::One { .. } | Verdict::Many(_))));
    let loosely = !is_legal && found.is_none();
    if !has_own_letter && let Some(other) = elsewhere(case, text, false, loosely) {
        judgement.sentence = that_is(case, other, &named);
        judgement.mistakes = vec![mistake(MistakeKind::OtherNotation, 0..text.len())];
        return judgement;
    }
    judgement = match &read {
        Ok((_, Verdict::One { mv, .. })) => {
            judgement.sentence = say::to_write(say::that_move(mv), &answer);
            judgement.drawn = vec![arrow(mv, Role::Against), arrow(&answer, Role::Asked)];
            judgement.instead = Some(*mv);
            judgement.mistakes = vec![Mistake {
                means: Some(*mv),
                ..mistake(MistakeKind::OtherMove, 0..text.len())
            }];
            judgement
        }
        _ => unplayed(case, text, read),
    };
    if let Some(found) = found {
        judgement = slipped(case, judgement, found);
    }
    judgement
}

/// Makes a mistake of a text that means no other move.
const fn mistake(kind: MistakeKind, span: Range<usize>) -> Mistake {
    Mistake {
        kind,
        span,
        means: None,
    }
}

/// Returns the one slip that keeps a text from meaning the move, if there is only one.
fn slip(
    case: &AskedMove<'_>,
    reader: Notation,
    text: &str,
    read: &Result<(Reading, Verdict), Misread>,
) -> Option<Mistake> {
    match read {
        Ok((_, Verdict::Many(moves))) if moves.contains(case.play()) => None,
        Ok((reading, _)) => {
            // A small b is read as a file, and the K of KB3 as a king, so the letter comes first.
            let spelled = respelled(case, reader, text);
            let is_letter = |slip: &Mistake| {
                let missing = MistakeKind::Missing(Kind::Piece);
                slip.kind == MistakeKind::SmallLetter || slip.kind == missing
            };
            match spelled {
                Some(slip) if is_letter(&slip) => Some(slip),
                spelled => diagnose::untrue(case, reading).or(spelled),
            }
        }
        Err(_) => respelled(case, reader, text),
    }
}

/// Returns whether the letter that a slip is about stands for a piece in the quiz's own notation.
fn is_own_letter(reader: Notation, text: &str, slip: &Mistake) -> bool {
    let letter = text.get(slip.span.clone()).unwrap_or_default();
    match reader {
        Notation::Short(letters) | Notation::Long(letters) | Notation::Minimal(letters) => {
            letters.begins(letter).is_some()
        }
        _ => true,
    }
}

/// Adds a slip and its reason to a judgement. Where the text is no legal move, the reason takes the
/// place of the refusal.
fn slipped(case: &AskedMove<'_>, mut judgement: Judgement, slip: Mistake) -> Judgement {
    let means = judgement.mistakes.first().and_then(|other| other.means);
    let takes = matches!(
        slip.kind,
        MistakeKind::Needless(Kind::Takes) | MistakeKind::Missing(Kind::Takes)
    );
    let given = judgement.given.get(slip.span.clone()).unwrap_or_default();
    let reason = say::reason(slip.kind, given, case);
    // The refusal says that nothing is taken, or what is. Of another piece's move it is said which.
    let is_said = takes || means.is_some() && slip.kind == MistakeKind::Wrong(Kind::Piece);
    if let Some(reason) = reason.filter(|_| !is_said) {
        let is_added = means.is_some() || slip.kind == MistakeKind::Wrong(Kind::Castle);
        judgement.sentence = match is_added {
            true => judgement.sentence.text(" ").text(reason),
            false => Sentence::default().text(reason),
        };
        judgement.spans = vec![slip.span.clone()];
    }
    judgement.mistakes = vec![Mistake { means, ..slip }];
    judgement
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
    let other = match &read {
        Ok((_, Verdict::Many(moves))) => moves.iter().find(|mv| **mv != answer).copied(),
        _ => None,
    };
    let judged = read.is_ok();
    let missing = match &read {
        Ok((reading, Verdict::Many(_))) => missing(case, reading),
        _ => None,
    };
    let mut judgement = played::unplayed(case, text, read);
    judgement.judged = judged;
    judgement.instead = other;
    for drawn in &mut judgement.drawn {
        if drawn.shape == arrow(&answer, Role::Asked).shape {
            drawn.role = Role::Asked;
        }
    }
    judgement.sentence = match many {
        Some(true) => judgement.sentence.text(say::say_which(missing)),
        Some(false) => say::to_write(judgement.sentence.text(" "), &answer),
        None => judgement.sentence,
    };
    let kind = match (many, missing) {
        (Some(true), Some(kind)) => MistakeKind::Missing(kind),
        (Some(_), _) => MistakeKind::OtherMove,
        (None, _) if judged => MistakeKind::Illegal,
        (None, _) => MistakeKind::Unreadable,
    };
    let span = judgement.spans.first().cloned();
    judgement.mistakes = vec![mistake(kind, span.unwrap_or(0..text.len()))];
    judgement
}

/// Returns the kind of the first part that the move's name has and a text lacks.
fn missing(case: &AskedMove<'_>, reading: &Reading) -> Option<Kind> {
    let named = case.name(case.play());
    let needed = named.shortest.as_ref().unwrap_or(&named.reading);
    let mut lacking = tells(needed).filter(|part| !says(reading, part));
    lacking.next().map(|part| part.kind)
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
        judgement.mistakes = marked(MistakeKind::Wrong, &false_marks);
        judgement.sentence = say::untrue(reading.letters(mark).trim(), name);
    } else if as_well {
        judgement.right = true;
        judgement.sentence = say::also_written(name);
    } else if extra.is_empty() && !is_missing && !is_mixed {
        judgement.right = true;
        judgement.mistakes = forgiven(named, reading);
        let mistakes = judgement.mistakes.iter();
        let reasons: Vec<String> = mistakes
            .filter_map(|slip| say::reason(slip.kind, "", case))
            .collect();
        judgement.sentence = match reasons.is_empty() {
            true => case.rule(say::here_written(name), named),
            false => say::here_written(name).text(reasons.join(" ")),
        };
        return;
    } else if let Some(other) = elsewhere(case, &judgement.given, true, false) {
        judgement.mistakes = vec![mistake(MistakeKind::OtherNotation, 0..reading.text.len())];
        judgement.sentence = that_is(case, other, named);
        return;
    } else if is_missing || is_mixed {
        let is_rank = extra.iter().any(|part| part.kind == Kind::Rank);
        let kind = match missing(case, reading) {
            Some(Kind::File) if is_rank => MistakeKind::RankForFile,
            Some(Kind::Piece) => MistakeKind::Missing(Kind::Piece),
            _ => MistakeKind::Incomplete,
        };
        judgement.mistakes = vec![mistake(kind, 0..reading.text.len())];
        let words = say::written_otherwise(&case.called(), name);
        judgement.sentence = case.rule(words, named);
        return;
    } else {
        judgement.mistakes = marked(MistakeKind::Needless, &extra);
        let (_, because) = why::explain(case.notation, named, case.play(), &case.turn);
        let letters: Vec<(Kind, &str)> = extra
            .iter()
            .map(|part| (part.kind, reading.letters(part)))
            .collect();
        judgement.sentence = say::too_much(&letters, because, name);
    }
    let spans = judgement.mistakes.iter().map(|slip| slip.span.clone());
    judgement.spans = spans.collect();
}

/// Returns the same mistake for each of some parts.
fn marked(kind: fn(Kind) -> MistakeKind, parts: &[&Part]) -> Vec<Mistake> {
    let parts = parts.iter();
    parts
        .map(|part| mistake(kind(part.kind), part.span.clone()))
        .collect()
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
    case.is_descriptive() && !extra.is_empty() && extra.iter().all(needed)
}

/// Returns whether a text in descriptive names a square as algebraic does, as in "P-e4".
fn is_mixed(case: &AskedMove<'_>, reading: &Reading) -> bool {
    let algebraic = |part: &Part| match (part.claim, Square::parse(reading.letters(part))) {
        (Some(Claim::To(squares)), Some(square)) => squares == Squares::one(square),
        _ => false,
    };
    case.is_descriptive() && tells(reading).any(algebraic)
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
    let own = case.notation.row(case.before.variant());
    let others = || {
        // A name that descriptive and three symbols share is called descriptive, which comes first.
        CATALOGUE.iter().filter(|row| {
            let suits = row.suits(case.before.variant());
            let alike = matches!(row.recognised, Recognised::ByMove | Recognised::AsShort);
            // Capitals for an embosser are a slip of the key sooner, and whoever leaves out a letter does not
            // mean a notation of 1837.
            let is_far = match row.notation {
                Notation::Braille(code) => code.is_ascii,
                Notation::Historic(_) => true,
                _ => false,
            };
            suits && !is_far && row.spoken != own.spoken && (alike || !algebraic)
        })
    };
    let is_name = |row: &&NotationRow| row.notation.name(answer, &case.turn).reading.text == text;
    let is_meant = |row: &&NotationRow| match row.notation.understand(text, &case.turn) {
        // These read letters and words that no notation writes.
        _ if matches!(row.notation, Notation::Braille(_) | Notation::Spoken(_)) => false,
        Ok((_, Verdict::One { mv, .. })) => mv == *answer,
        Ok((_, Verdict::Many(moves))) => moves.contains(answer),
        _ => false,
    };
    let found = others().find(is_name);
    found.or_else(|| others().find(|other| loosely && is_meant(other)))
}

fn that_is(case: &AskedMove<'_>, other: &NotationRow, named: &Named) -> Sentence {
    say::that_is(&other.in_a_sentence(), &case.called(), &named.reading.text)
}

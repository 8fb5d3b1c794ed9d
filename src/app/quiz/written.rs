//! Judges a move's name as the reader has written it.
//!
//! | written | the name | judged |
//! |---|---|---|
//! | `Nbd2` | `Nbd2` | right, with the rule that made it |
//! | `Qh5`, `0-0`, `Nf3!` | `Qh5+`, `O-O`, `Nf3` | right: it differs only in what is optional |
//! | `Nbd2` | `Nd2` | too much: no other knight can go to d2 |
//! | `Nd2` | `Nbd2` | too little: it could be the knight on f3 |
//! | `N-Q2` | `Nbd2` | another notation |
//! | `Nc3`, `Nd9` | `Nbd2` | another move; no move |

use super::{Case, Judgement, arrow, called, not_yet, played};
use crate::app::why;
use crate::board::{Role, Variant};
use crate::notation::{Claim, Kind, Letters, Named, Notation, Part, Reading, Sentence, Verdict};

/// A text was written.
pub(super) fn text(case: &Case<'_>, text: &str) -> Judgement {
    let text = text.trim();
    if text.is_empty() {
        return not_yet("Nothing is written yet.");
    }
    let answer = *case.play();
    let named = case.name(&answer);
    let mut judgement = Judgement {
        judged: true,
        given: text.to_owned(),
        ..Judgement::default()
    };
    let right = text == named.reading.text;
    if right {
        judgement.right = true;
        judgement.sentence = rule(Sentence::default().text("Right. "), case, &named);
        return judgement;
    }
    let read = case.notation.understand(text, &case.turn);
    match &read {
        Ok((reading, Verdict::One { play, untrue })) if *play == answer => {
            same(case, &named, reading, untrue, &mut judgement);
            return judgement;
        }
        _ => {}
    }
    if let Some(other) = elsewhere(case, text, &OTHERS) {
        judgement.sentence = that_is(case, other, &named);
        return judgement;
    }
    match read {
        Ok((_, Verdict::One { play, .. })) => {
            let start = Sentence::default().text("That is ").plays(&[play], "or");
            judgement.sentence = the_move(start.text(". "), case);
            judgement.drawn = vec![arrow(&play, Role::Against), arrow(&answer, Role::Asked)];
            judgement
        }
        read => {
            let many = match &read {
                Ok((_, Verdict::Many(plays))) => Some(plays.contains(&answer)),
                _ => None,
            };
            let judged = read.is_ok();
            let mut judgement = played::unplayed(case, text, read);
            judgement.judged = judged;
            judgement.sentence = match many {
                Some(true) => judgement.sentence.text(" Say which."),
                Some(false) => the_move(judgement.sentence.text(" "), case),
                None => judgement.sentence,
            };
            judgement
        }
    }
}

/// Adds the rule that made the name, in a few words and in a sentence.
fn rule(sentence: Sentence, case: &Case<'_>, named: &Named) -> Sentence {
    let (rule, because) = why::explain(case.notation, named, case.play(), &case.turn);
    sentence.text(rule).text(". ").join(because)
}

/// Adds which move was to be written.
fn the_move(sentence: Sentence, case: &Case<'_>) -> Sentence {
    sentence
        .text("The move to write is ")
        .plays(&[*case.play()], "or")
        .text(".")
}

/// A text that means the move, but is not its name.
fn same(
    case: &Case<'_>,
    named: &Named,
    reading: &Reading,
    untrue: &[Part],
    judgement: &mut Judgement,
) {
    let name = named.reading.text.as_str();
    let start = Sentence::default();
    let needed = named.shortest.as_ref().unwrap_or(&named.reading);
    let extra: Vec<&Part> = tells(reading)
        .filter(|part| !says(&named.reading, part))
        .collect();
    let is_missing = tells(needed).any(|part| !says(reading, part));
    // Only a mark that is written can be wrong; an `x` left out is no untruth.
    let false_marks: Vec<&Part> = untrue.iter().filter(|part| !part.span.is_empty()).collect();
    let false_marks: Vec<&Part> = false_marks
        .into_iter()
        .filter(|part| part.kind != Kind::Moves)
        .collect();
    if let Some(mark) = false_marks.first() {
        judgement.spans = false_marks.iter().map(|part| part.span.clone()).collect();
        judgement.sentence = start
            .text("The move is meant, but \"")
            .text(reading.letters(mark).trim())
            .text("\" is not true of it. It is written \"")
            .text(name)
            .text("\".");
    } else if extra.is_empty() && !is_missing {
        judgement.right = true;
        let words = start.text("Right; here it is written \"").text(name);
        judgement.sentence = rule(words.text("\". "), case, named);
    } else if let Some(other) = elsewhere(case, &judgement.given, &LIKE) {
        judgement.sentence = that_is(case, other, named);
    } else if is_missing {
        judgement.sentence = start
            .text("The move is meant, but in ")
            .text(case.called())
            .text(" it is written \"")
            .text(name)
            .text("\".");
    } else {
        judgement.spans = extra.iter().map(|part| part.span.clone()).collect();
        let words = start.text("The move is meant, but more is written than is needed. ");
        let (_, because) = why::explain(case.notation, named, case.play(), &case.turn);
        let words = words.join(because).text(" \"").text(name);
        judgement.sentence = words.text("\" is enough.");
    }
}

/// The parts of a text that tell the move, in contrast to what may be left out.
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

/// Whether a text says what this part says.
fn says(reading: &Reading, part: &Part) -> bool {
    let mut claims: Vec<Option<Claim>> = Vec::new();
    claims.extend(tells(reading).map(|other| other.claim));
    claims.contains(&part.claim)
}

/// Notations in which a reader may answer by mistake.
const OTHERS: [Notation; 11] = [
    Notation::SHORT,
    Notation::LONG,
    Notation::MINIMAL,
    Notation::DESCRIPTIVE,
    Notation::Uci,
    Notation::FIGURINE,
    Notation::Short(Letters::German),
    Notation::Short(Letters::French),
    Notation::Short(Letters::Spanish),
    Notation::Short(Letters::Dutch),
    Notation::Reversible,
];

/// Those that one another's readers understand.
const LIKE: [Notation; 3] = [Notation::SHORT, Notation::LONG, Notation::Uci];

/// Another notation in which the text is the move's name.
fn elsewhere(case: &Case<'_>, text: &str, among: &[Notation]) -> Option<Notation> {
    if matches!(case.before.variant(), Variant::Chess99 | Variant::Modern) {
        return None;
    }
    let answer = case.play();
    let other = |notation: &&Notation| called(**notation) != called(case.notation);
    let is_name = |notation: &&Notation| notation.name(answer, &case.turn).reading.text == text;
    among.iter().filter(other).find(is_name).copied()
}

fn that_is(case: &Case<'_>, other: Notation, named: &Named) -> Sentence {
    Sentence::default()
        .text("That is ")
        .text(called(other))
        .text(". In ")
        .text(case.called())
        .text(" the move is written \"")
        .text(named.reading.text.as_str())
        .text("\".")
}

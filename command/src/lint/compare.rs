//! A written move beside its name.

use std::sync::Arc;

use rank_and_file::board::Move;
use rank_and_file::notation::{
    CheckSign, Claim, Gives, Kind, Named, Notation, Part, Reading, Rule, Turn, Verdict,
};
use rank_and_file::screen::why;
use rank_and_file::session::{Column, column};

use super::fault::FaultKind;

/// What is wrong with a written move: the kind, the move as it should be, and the reason.
type Wrong = (FaultKind, Option<String>, String);

/// The parts that say where a piece came from, or which one it is.
const ORIGINS: [Kind; 7] = [
    Kind::File,
    Kind::Rank,
    Kind::Departure,
    Kind::Side,
    Kind::Label,
    Kind::Origin,
    Kind::VictimLabel,
];

/// Compares a written move with its name in this notation. `number` stands before it in the reason.
pub fn compare(
    notation: Notation,
    word: &str,
    mv: &Move,
    turn: &Turn<'_>,
    number: &str,
    pins: bool,
) -> Option<Wrong> {
    if mv.passes() {
        return None;
    }
    let named = notation.name(mv, turn);
    let name = named.reading.text.clone();
    if word == name {
        let by_pin = pins && named.rule == Rule::Pinned;
        return by_pin.then(|| {
            let because = because(notation, named, mv, turn);
            let reason =
                format!("{number} \"{word}\" is unambiguous only because of a pin.{because}");
            (FaultKind::Pin, None, reason)
        });
    }
    // A move in another notation, such as an engine's among algebraic, has no name to compare with.
    let Ok((said, Verdict::One { mv: read, untrue })) = notation.understand(word, turn) else {
        return None;
    };
    if read != *mv {
        return None;
    }
    let (kind, what) = difference(&said, &untrue, &named, mv, turn)?;
    let because = match kind {
        FaultKind::Surplus | FaultKind::OtherLetter | FaultKind::MissingLetter => {
            because(notation, named, mv, turn)
        }
        _ => String::new(),
    };
    let advice = match kind {
        FaultKind::Surplus => format!("\"{name}\" is enough"),
        _ => format!("it should be \"{name}\""),
    };
    let reason = format!("{number} \"{word}\" {what}; {advice}.{because}");
    Some((kind, Some(name), reason))
}

/// Returns the first difference that matters, and the words for it.
fn difference(
    said: &Reading,
    untrue: &[Part],
    named: &Named,
    mv: &Move,
    turn: &Turn<'_>,
) -> Option<(FaultKind, &'static str)> {
    let wanted = &named.reading;
    let least = named.shortest.as_ref().unwrap_or(wanted);
    let more: Vec<Kind> = origins(said).filter(|kind| !has(wanted, *kind)).collect();
    let less: Vec<Kind> = origins(least).filter(|kind| !has(said, *kind)).collect();
    // A side of the board is good style in descriptive, even where it could be left out.
    let idle = more.iter().any(|kind| *kind != Kind::Side);
    match (idle, less.is_empty()) {
        (true, true) => return Some((FaultKind::Surplus, "says more than it has to")),
        (true, false) => {
            return Some((
                FaultKind::OtherLetter,
                "is clear, but by another letter than the rule asks for",
            ));
        }
        (false, false) => return Some((FaultKind::MissingLetter, "says less than it has to")),
        (false, true) => {}
    }
    let takes = mv.taken().is_some() && has(wanted, Kind::Takes) && !has(said, Kind::Takes);
    if takes {
        return Some((
            FaultKind::MissingCapture,
            "takes something and does not say so",
        ));
    }
    mark(said, untrue, wanted, turn.gives(mv))
}

/// Returns what is wrong with the check mark.
fn mark(
    said: &Reading,
    untrue: &[Part],
    wanted: &Reading,
    gives: Gives,
) -> Option<(FaultKind, &'static str)> {
    let is_check = |part: &&Part| matches!(part.claim, Some(Claim::Gives(_)));
    if untrue
        .iter()
        .any(|part| is_check(&part) && !part.span.is_empty())
    {
        let words = match gives {
            Gives::Nothing => "claims a check that it does not give",
            Gives::Check(_) => "claims more than the check that it gives",
            Gives::Mate(_) => "gives mate, which its mark does not say",
        };
        return Some((FaultKind::UntrueMark, words));
    }
    if !has(wanted, Kind::Check) {
        return None;
    }
    let mut signs = said.parts.iter().filter_map(|part| match part.claim {
        Some(Claim::Gives(sign)) if !part.span.is_empty() => Some(sign),
        _ => None,
    });
    match (signs.next(), gives) {
        (None, Gives::Mate(_)) => Some((FaultKind::MissingMark, "gives mate and does not say so")),
        (None, Gives::Check(_)) => {
            Some((FaultKind::MissingMark, "gives check and does not say so"))
        }
        (Some(sign), Gives::Mate(_))
            if !matches!(sign, CheckSign::Mate | CheckSign::MateOrDouble) =>
        {
            Some((
                FaultKind::MissingMark,
                "gives mate, and its mark says only check",
            ))
        }
        _ => None,
    }
}

/// Returns the kinds of the written parts that say where a piece came from.
fn origins(reading: &Reading) -> impl Iterator<Item = Kind> {
    let parts = reading.parts.iter().filter(|part| !part.span.is_empty());
    parts
        .map(|part| part.kind)
        .filter(|kind| ORIGINS.contains(kind))
}

/// Returns whether something of this kind is written.
fn has(reading: &Reading, kind: Kind) -> bool {
    let mut parts = reading.parts.iter();
    parts.any(|part| part.kind == kind && !part.span.is_empty())
}

/// Returns the sentence behind a name, with a space before it; empty if there is none.
fn because(notation: Notation, named: Named, mv: &Move, turn: &Turn<'_>) -> String {
    let row = notation.row(turn.variant);
    let Some(known) = column(row.tag) else {
        return String::new();
    };
    // A style without a row of its own goes by that of its kind.
    let asked = Column { notation, ..known };
    let reason = why::reason(asked, Arc::new(named), mv, turn);
    match reason.because.to_string() {
        sentence if sentence.is_empty() => sentence,
        sentence => format!(" {sentence}"),
    }
}

//! How each ply of a score was settled.
//!
//! | what is left of the other readings | settled |
//! |---|---|
//! | there were none | [`Settled::Unique`], or [`Settled::Label`] if the label excluded them |
//! | a dearer line, for its check is not marked | [`Settled::Mark`] |
//! | a line that ended at a later move | [`Settled::Later`] |
//! | a line that came to the end, and nothing but a label speaks against it | [`Settled::Open`] |
//! | all, for the words fit no legal move | [`Settled::Repaired`] |
//!
//! A ply is open as well if the doubt is about an earlier move and this one would be another then:
//! nothing is called settled that depends on what is not.

use super::game::{Against, Alternative, Liberty, Settled};
use super::line::{Faults, Lines};
use crate::board::Move;

/// How a step of the best line was settled, and what else it could have been.
pub(super) struct SettleVerdict {
    pub settled: Settled,
    /// The move taken first.
    pub readings: Vec<Alternative>,
    pub liberties: Vec<Liberty>,
}

/// The verdicts on the steps of the best line, in order. [`Lines::look_back`] must have been called.
pub(super) fn settle(lines: &Lines<'_>, best: &[usize]) -> Vec<SettleVerdict> {
    let rivals = rivals(lines);
    (0..best.len())
        .map(|ply| verdict(lines, best, ply, &rivals))
        .collect()
}

/// The lines that came to the end and might as well be the right one, each as its steps.
fn rivals(lines: &Lines<'_>) -> Vec<Vec<usize>> {
    let hard = |end: Option<usize>| end.map_or(0, |step| lines.steps[step].hard);
    let mut ends = lines.live.iter().map(|(step, _)| *step);
    let best = ends.next().map_or(0, hard);
    ends.filter(|&end| hard(end) <= best)
        .map(|end| lines.path(end))
        .collect()
}

fn verdict(lines: &Lines<'_>, best: &[usize], ply: usize, rivals: &[Vec<usize>]) -> SettleVerdict {
    let at = best[ply];
    let step = &lines.steps[at];
    let alternative = |mv, reach: usize, against| Alternative {
        mv,
        goes_on: reach.saturating_sub(ply),
        against,
    };
    let mut readings = vec![alternative(step.mv, step.reach, Against::Nothing)];
    let mut add = |mv: Move, reach, against| {
        if readings.iter().all(|known| known.mv != mv) {
            readings.push(alternative(mv, reach, against));
        }
    };
    for rival in rivals {
        if let Some(step) = rival.get(ply).map(|&at| &lines.steps[at]) {
            add(step.mv, step.reach, Against::Nothing);
        }
    }
    let siblings = lines
        .level(ply)
        .filter(|&sibling| sibling != at && lines.steps[sibling].parent == step.parent)
        .map(|sibling| &lines.steps[sibling]);
    for sibling in siblings {
        let against = if sibling.faults.changed > 0 {
            Against::Print
        } else if sibling.faults.hard() > step.faults.hard() {
            Against::Mark
        } else if sibling.trimmed {
            Against::Nothing
        } else {
            Against::Later
        };
        add(sibling.mv, sibling.reach, against);
    }
    let labelled = lines
        .but_for_label
        .iter()
        .filter(|(parent, at, _)| *parent == step.parent && *at == ply);
    for mv in labelled.flat_map(|(_, _, moves)| moves) {
        add(*mv, ply, Against::Label);
    }
    let settled = settled(step.faults.changed > 0, &readings[1..]);
    // What is still possible stands before what is not.
    readings[1..].sort_by_key(|other| other.against != Against::Nothing);
    SettleVerdict {
        settled,
        readings,
        liberties: liberties(step.faults),
    }
}

/// How a step was settled that the print allows or, `repaired`, does not, against these other readings.
fn settled(repaired: bool, others: &[Alternative]) -> Settled {
    let against = |what| others.iter().any(|other| other.against == what);
    if repaired {
        Settled::Repaired
    } else if against(Against::Nothing) {
        Settled::Open
    } else if against(Against::Later) {
        Settled::Later
    } else if against(Against::Label) {
        Settled::Label
    } else if against(Against::Mark) {
        Settled::Mark
    } else {
        Settled::Unique
    }
}

fn liberties(faults: Faults) -> Vec<Liberty> {
    [
        (faults.false_mark || faults.wrong_kind, Liberty::FalseMark),
        (faults.missing_mark, Liberty::MissingMark),
        (faults.missing_passing, Liberty::MissingPassing),
        (faults.present_side, Liberty::PresentSide),
        (faults.slip, Liberty::Print),
    ]
    .into_iter()
    .filter_map(|(taken, liberty)| taken.then_some(liberty))
    .collect()
}

//! Decides how each ply of a score was settled.
//!
//! | what is left of the other readings | settled |
//! |---|---|
//! | there were none | [`Settled::Unique`], or [`Settled::Label`] if the label excluded them |
//! | a dearer line, for its check is not marked | [`Settled::Mark`] |
//! | a line that ended at a later move | [`Settled::Later`] |
//! | a line that came to the end, and nothing but a label speaks against it | [`Settled::Open`] |
//! | all, for the words fit no legal move | [`Settled::Repaired`] |
//!
//! A ply is open as well if an earlier move is in doubt and this one would then be another: nothing
//! is called settled that depends on an unsettled move.

use super::faults::Faults;
use super::game::{Against, Alternative, Liberty, Settled};
use super::line::Lines;
use super::mend::CLOSE;
use super::step::{Step, StepAction};
use crate::board::Move;
use crate::notation::arrange;
use crate::work;

/// Largest difference in price between two ways to mend the same damage at which neither is surely
/// right.
const GUESSED: u32 = 9;

/// The same where a program recognised the letters: what it takes a letter for that looks like another
/// can often be played too.
const ALIKE: u32 = 7;

/// How a step of the best line was settled, and its other possible readings.
pub(super) struct SettleVerdict {
    pub settled: Settled,
    /// The readings, the move taken first.
    pub readings: Vec<Alternative>,
    pub liberties: Vec<Liberty>,
}

impl SettleVerdict {
    /// Marks the step as unsure, and adds another possible move if one is given.
    pub fn doubt(&mut self, other: Option<Move>) {
        if self.settled != Settled::Repaired {
            self.settled = Settled::Open;
        }
        let Some(mv) = other else { return };
        match self.readings.iter_mut().find(|known| known.mv == mv) {
            Some(known) => known.against = Against::Nothing,
            None => self.readings.push(Alternative {
                mv,
                goes_on: 0,
                against: Against::Nothing,
            }),
        }
    }
}

/// A step's parent, and the step.
type Child = (Option<usize>, usize);

/// What else the steps of a score might have been.
struct Others<'o> {
    /// The lines that came to the end and might be right as well.
    rivals: &'o [Vec<usize>],
    /// The steps sorted by their parents.
    families: &'o [Child],
    /// The places among the moves that only the label excludes, sorted by the step before them.
    labelled: &'o [usize],
}

/// Returns the step before moves that only the label excludes, as a number: 0 if there is none.
fn place_of((parent, ..): &(Option<usize>, usize, Vec<Move>)) -> usize {
    parent.map_or(0, |parent| parent + 1)
}

/// Returns the verdicts on the steps of the best line, in order. [`Lines::look_back`] must have
/// been called.
pub(super) fn settle(lines: &Lines<'_>, best: &[usize]) -> Vec<SettleVerdict> {
    let rivals = rivals(lines, best);
    // Steps sorted by their parents; steps of one parent are other readings of the same print.
    let mut families: Vec<Child> = Vec::with_capacity(lines.steps.len());
    families.extend((0..).zip(&lines.steps).map(|(at, step)| (step.parent, at)));
    arrange(&mut families, |&(parent, at)| {
        (parent.map_or(0, |parent| parent + 1), at)
    });
    let mut labelled: Vec<usize> = (0..lines.but_for_label.len()).collect();
    arrange(&mut labelled, |&at| {
        (place_of(&lines.but_for_label[at]), at)
    });
    let others = Others {
        rivals: &rivals,
        families: &families,
        labelled: &labelled,
    };
    (0..best.len())
        .map(|at| verdict(lines, best, at, &others))
        .collect()
}

/// Returns the lines that came to the end and might be right as well, each as its steps.
fn rivals(lines: &Lines<'_>, best: &[usize]) -> Vec<Vec<usize>> {
    let hard = |path: &[usize]| path.last().map_or(0, |&step| lines.steps[step].hard);
    let least = hard(best);
    let recognised = lines.score.doubtful.is_some();
    let paths = lines.live.iter().skip(1).map(|line| lines.path(line.step));
    paths
        .filter(|path| {
            let parts = best.iter().zip(path).find(|(ours, theirs)| ours != theirs);
            let mended = |step: usize| lines.steps[step].faults.damage > 0;
            let loose = parts.is_some_and(|(ours, theirs)| mended(*ours) && mended(*theirs));
            let near = match loose {
                true => GUESSED,
                false if recognised => ALIKE,
                false => CLOSE,
            };
            hard(path) <= least + near
        })
        .collect()
}

/// Returns the step of another line about the same print as this step. Of several steps before one
/// printed move it is the one with the same place among them.
fn counterpart<'l>(
    lines: &'l Lines<'_>,
    best: &[usize],
    at: usize,
    other: &[usize],
) -> Option<&'l Step> {
    let step = &lines.steps[best[at]];
    let same = |known: &&usize| {
        let known = &lines.steps[**known];
        let unseen = |action| matches!(action, StepAction::Unseen(_));
        known.word == step.word && unseen(known.action) == unseen(step.action)
    };
    let here = |known: &&usize| lines.steps[**known].word == step.word;
    let before = best[..at]
        .iter()
        .rev()
        .take_while(here)
        .filter(same)
        .count();
    let begin = other.partition_point(|&known| lines.steps[known].word < step.word);
    let found = other[begin..]
        .iter()
        .take_while(here)
        .filter(same)
        .nth(before);
    found.map(|&found| &lines.steps[found])
}

fn verdict(lines: &Lines<'_>, best: &[usize], at: usize, others: &Others<'_>) -> SettleVerdict {
    let step = &lines.steps[best[at]];
    let mut readings = StepReadings {
        word: step.word,
        all: Vec::new(),
    };
    readings.add(step.action.mv(), step.reach, Against::Nothing);
    // Whether a line that may be right passes the print over.
    let mut passed = false;
    for rival in others.rivals {
        work::add(1);
        if let Some(step) = counterpart(lines, best, at, rival) {
            passed |= step.action.mv().is_none();
            readings.add(step.action.mv(), step.reach, Against::Nothing);
        }
    }
    if matches!(step.action, StepAction::Read(_)) {
        readings.add_siblings(lines, step, others.families);
    }
    let place = step.parent.map_or(0, |parent| parent + 1);
    let label = |&at: &usize| &lines.but_for_label[at];
    let first = others
        .labelled
        .partition_point(|at| place_of(label(at)) < place);
    let labelled = others.labelled[first..]
        .iter()
        .map(label)
        .take_while(|known| place_of(known) == place)
        .filter(|(_, word, _)| *word == step.word);
    for mv in labelled.flat_map(|(_, _, moves)| moves) {
        readings.add(Some(*mv), step.word, Against::Label);
    }
    let mut readings = readings.all;
    let repaired = step.faults.damage > 0;
    let settled = match settled(repaired, readings.get(1..).unwrap_or_default()) {
        // Unread words may have said which move it is.
        sure if (passed || step.faults.rest) && sure != Settled::Repaired => Settled::Open,
        settled => settled,
    };
    // Readings that are still possible stand first.
    if let Some(others) = readings.get_mut(1..) {
        arrange(others, |other| {
            (usize::from(other.against != Against::Nothing), 0)
        });
    }
    SettleVerdict {
        settled,
        readings,
        liberties: liberties(step.faults),
    }
}

/// The possible readings of a step, the move taken first.
struct StepReadings {
    /// The printed move of the step.
    word: usize,
    all: Vec<Alternative>,
}

impl StepReadings {
    /// Adds a move unless it is there already.
    fn add(&mut self, mv: Option<Move>, reach: usize, against: Against) {
        let Some(mv) = mv else { return };
        if self.all.iter().all(|known| known.mv != mv) {
            self.all.push(Alternative {
                mv,
                goes_on: reach.saturating_sub(self.word),
                against,
            });
        }
    }

    /// Adds the other readings of the same printed move in the same position.
    fn add_siblings(&mut self, lines: &Lines<'_>, step: &Step, families: &[Child]) {
        let begin = families.partition_point(|(parent, _)| *parent < step.parent);
        let family = families[begin..]
            .iter()
            .take_while(|(parent, _)| *parent == step.parent)
            .map(|&(_, sibling)| &lines.steps[sibling]);
        for sibling in family.filter(|sibling| sibling.word == step.word) {
            let against = if sibling.faults.damage > 0 {
                Against::Print
            } else if sibling.faults.hard() > step.faults.hard() {
                Against::Mark
            } else if sibling.trimmed {
                Against::Nothing
            } else {
                Against::Later
            };
            if matches!(sibling.action, StepAction::Read(_)) {
                self.add(sibling.action.mv(), sibling.reach, against);
            }
        }
    }
}

/// Returns how a step was settled against these other readings. `repaired` means that the print
/// does not allow the step.
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

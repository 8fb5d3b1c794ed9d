//! Finds moves that can be played as printed but are in doubt because of the moves that follow.
//!
//! | printed | later | so |
//! |---|---|---|
//! | `3. Kt-KR3`, legal | `7. QxB` is no move, and would be one after `3. Kt-KB3` | the third move is doubted |
//! | `8. P-B4` and `12. P-B4`, no moves | each was mended | what stands between them is doubted |
//! | `7. Q-Ku5`, no name of a move | mended | nothing else is |
//! | `17. R-Q3 mate`, no mate | nothing; `R-Q8` would be mate | it is doubted |
//!
//! The name of a move that cannot be played there tells more than letters that are no name: either
//! it is a misprint itself, or the position is not that of the game. Such a move is called strange,
//! and so is one that is put in, passed over, or far from its print.

use super::faults::{LEGAL, PLAYABLE};
use super::line::Lines;
use super::mend::CLOSE;
use super::step::{ScoreLine, Step, StepAction};
use super::trial::{follow, way};
use crate::board::{Move, Square};
use crate::rules::Position;

/// Lowest price at which mended letters are strange, whatever they were.
const WILD: u8 = 18;

/// Printed moves before a strange one that are examined.
const WINDOW: usize = 60;

/// Largest price above the reading taken at which another may be the right one: where one step is
/// strange, and where several are.
const MARGIN: [u32; 2] = [3, 9];

/// Most readings of a move made for each strange step.
const EFFORT: usize = 6_000;

/// Most printed moves over which a game is followed to see whether it can go on with another move.
const FAR: usize = 300;

/// Largest distance between two strange steps at which the steps between them are doubted.
const TOGETHER: usize = 12;

/// Most steps to each strange one at which strange steps count as many.
const SPARSE: usize = 26;

/// A step that is in doubt.
pub(super) struct Suspect {
    /// Its place among the steps of the best line.
    pub at: usize,
    /// Another move that it may have been, if one is known.
    pub other: Option<Move>,
}

/// Returns the printed moves of the strange steps of the best line.
pub(super) fn strange(lines: &Lines<'_>, start: &Position) -> Vec<usize> {
    let (steps, before) = best(lines, start);
    let strange = all_strange(lines, &steps, &before);
    strange.iter().map(|&at| steps[at].word).collect()
}

/// Returns the steps of the best line, and the line before each.
fn best(lines: &Lines<'_>, start: &Position) -> (Vec<Step>, Vec<ScoreLine>) {
    let path = lines.best().into_iter();
    let steps: Vec<Step> = path.map(|step| lines.steps[step]).collect();
    let before = stations(&steps, start);
    (steps, before)
}

/// Returns the places of the strange steps among these.
fn all_strange(lines: &Lines<'_>, steps: &[Step], before: &[ScoreLine]) -> Vec<usize> {
    (0..steps.len())
        .filter(|&at| is_strange(lines, &steps[at], &before[at]))
        .collect()
}

/// Returns the steps of the best line that are in doubt because of later moves. All are if more than
/// `most` readings would have to be made to tell.
pub(super) fn suspects(lines: &mut Lines<'_>, start: &Position, most: usize) -> Vec<Suspect> {
    let (steps, before) = best(lines, start);
    let strange = all_strange(lines, &steps, &before);
    let mut suspects = marked(lines, &steps, &before, most);
    between(&strange, steps.len(), &mut suspects);
    let margin = MARGIN[usize::from(strange.len() > 1)];
    left_open(lines, (&steps, &before), &mut suspects);
    let kept = lines.score.kept.actions.len();
    for &at in strange.iter().filter(|at| **at >= kept) {
        if lines.effort > most {
            suspects.extend((0..steps.len()).map(|at| Suspect { at, other: None }));
            break;
        }
        rivals(lines, (&steps, &before), (at, margin), &mut suspects);
    }
    handed_on(&steps, &strange, &mut suspects);
    suspects
}

/// Adds the steps between strange ones, where these are near each other or many among all `steps`.
/// The position between them may be another than that of the game.
fn between(strange: &[usize], steps: usize, suspects: &mut Vec<Suspect>) {
    let many = strange.len() * SPARSE >= steps;
    for pair in strange.windows(2) {
        if many || pair[1] - pair[0] <= TOGETHER {
            suspects.extend((pair[0]..pair[1]).map(|at| Suspect { at, other: None }));
        }
    }
}

/// Returns the line before each of these steps.
pub(super) fn stations(steps: &[Step], start: &Position) -> Vec<ScoreLine> {
    let mut line = ScoreLine {
        step: None,
        position: start.clone(),
        plies: 0,
        cost: 0,
    };
    let mut before = Vec::with_capacity(steps.len());
    for step in steps {
        before.push(line.clone());
        line.cost += step.faults.cost();
        if let Some(mv) = step.action.mv() {
            line.position.play(&mv);
            line.plies += 1;
        }
    }
    before
}

/// Whether the reading of a print casts doubt on the moves before it.
fn is_strange(lines: &Lines<'_>, step: &Step, before: &ScoreLine) -> bool {
    let read = matches!(step.action, StepAction::Read(_));
    let named = || {
        let turn = before.position.turn();
        lines.score.words[step.word].meanings(&turn).is_ok()
    };
    step.faults.damage > 0 && (!read || step.faults.damage >= WILD || named())
}

/// Returns the steps that are marked as check or mate and give none, where a name near the print
/// gives it and the game can go on with that.
fn marked(
    lines: &mut Lines<'_>,
    steps: &[Step],
    before: &[ScoreLine],
    most: usize,
) -> Vec<Suspect> {
    let words = lines.score.words.len();
    let mut suspects = Vec::new();
    for (at, (step, before)) in steps.iter().zip(before).enumerate() {
        let end = words.min(step.word + FAR);
        if !step.faults.false_mark || lines.effort > most {
            continue;
        }
        let taken = step.action.mv();
        let but_for = (taken.as_slice(), u32::from(LEGAL));
        for (mv, faults) in lines.damaged(step.word, before, but_for) {
            if faults.false_mark || faults.wrong_kind {
                continue;
            }
            let next = ScoreLine {
                step: None,
                position: before.position.after(&mv),
                plies: before.plies + 1,
                cost: before.cost + faults.cost(),
            };
            let (_, reach) = follow(lines, (step.word + 1, end), vec![next], (false, u32::MAX));
            if reach == end {
                suspects.push(Suspect {
                    at,
                    other: Some(mv),
                });
            }
        }
    }
    suspects
}

/// Adds the steps that would be other moves if one of the prints before a strange step is a
/// misprint. Another name must stand near that print, after which the strange step can be played as
/// it is printed.
fn rivals(
    lines: &mut Lines<'_>,
    (steps, before): (&[Step], &[ScoreLine]),
    (strange, margin): (usize, u32),
    suspects: &mut Vec<Suspect>,
) {
    let word = steps[strange].word;
    let most = before[strange].cost + steps[strange].faults.cost() + margin;
    let spent = lines.effort;
    for at in (0..strange).rev() {
        let step = &steps[at];
        let StepAction::Read(taken) = step.action else {
            continue;
        };
        if word > step.word + WINDOW || lines.effort > spent + EFFORT {
            break;
        }
        // What a user chose is no misprint.
        if lines.score.chosen(before[at].plies) == Some(taken) {
            continue;
        }
        let but_for = (&[taken][..], u32::from(LEGAL));
        for (mv, faults) in lines.damaged(step.word, &before[at], but_for) {
            let next = ScoreLine {
                step: None,
                position: before[at].position.after(&mv),
                plies: before[at].plies + 1,
                cost: before[at].cost + u32::from(PLAYABLE) + faults.cost(),
            };
            if next.cost > most {
                continue;
            }
            let begin = step.word + 1;
            let (cost, reach) = follow(lines, (begin, word + 1), vec![next.clone()], (false, most));
            if reach > word && cost <= most {
                suspects.push(Suspect {
                    at,
                    other: Some(mv),
                });
                let theirs = way(lines, (begin, begin + FAR), next);
                differences(&theirs, &steps[at + 1..], at + 1, suspects);
            }
        }
    }
}

/// Adds the kept steps that are open, and the steps that would be other moves if one of these were,
/// with which the rest can be read as well.
fn left_open(
    lines: &mut Lines<'_>,
    (steps, before): (&[Step], &[ScoreLine]),
    suspects: &mut Vec<Suspect>,
) {
    let score = lines.score;
    let price = |steps: &[Step]| steps.iter().map(|step| step.faults.hard()).sum::<u32>();
    let spent = lines.effort;
    for &(at, mv) in &score.kept.open {
        suspects.push(Suspect {
            at,
            other: Some(mv),
        });
        if lines.effort > spent + EFFORT || !before[at].position.moves().contains(&mv) {
            continue;
        }
        let next = ScoreLine {
            step: None,
            position: before[at].position.after(&mv),
            plies: before[at].plies + 1,
            cost: 0,
        };
        let unseen = matches!(steps[at].action, StepAction::Unseen(_));
        let begin = steps[at].word + usize::from(!unseen);
        let theirs = way(lines, (begin, usize::MAX), next);
        let (ours, word) = (&steps[at + 1..], |steps: &[Step]| Some(steps.last()?.word));
        // The move that a user chose must be possible after it.
        let last = &steps[score.kept.actions.len() - 1];
        let obeys = theirs
            .iter()
            .any(|step| (step.word, step.action) == (last.word, last.action));
        if obeys && word(&theirs) >= word(ours) && price(&theirs) <= price(ours) + CLOSE {
            differences(&theirs, ours, at + 1, suspects);
        }
    }
}

/// Adds those of our steps that are other moves on the other way; `first` is the place of the first
/// of ours.
fn differences(other: &[Step], ours: &[Step], first: usize, suspects: &mut Vec<Suspect>) {
    // Both ways are in the order of the score.
    let last = other.last().map_or(0, |last| last.word);
    for (at, step) in ours
        .iter()
        .enumerate()
        .take_while(|(_, step)| step.word <= last)
    {
        let begin = other.partition_point(|theirs| theirs.word < step.word);
        let theirs = other.get(begin).filter(|theirs| theirs.word == step.word);
        let Some(theirs) = theirs.filter(|theirs| theirs.action != step.action) else {
            continue;
        };
        // Where nothing is printed, only the lines that go on with another move tell what it was.
        let printed = matches!(step.action, StepAction::Read(_));
        suspects.push(Suspect {
            at: first + at,
            other: theirs.action.mv().filter(|_| printed),
        });
    }
}

/// Adds the steps that would be other moves if a doubted one were. In them a piece moves on, or is
/// captured, on the square that a doubted move has brought it to.
fn handed_on(steps: &[Step], strange: &[usize], suspects: &mut Vec<Suspect>) {
    let mut doubted = vec![false; steps.len()];
    for suspect in suspects.iter().filter(|suspect| suspect.other.is_some()) {
        doubted[suspect.at] = true;
    }
    // A single misprint that was mended is shown as unsure anyway.
    for &at in strange.iter().filter(|_| strange.len() > 1) {
        doubted[at] = true;
    }
    let mut unsure: Vec<Square> = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let Some(mv) = step.action.mv() else { continue };
        // Unread words may have said which move it is.
        let unread = step.faults.rest;
        let wrong = doubted[at] || unread;
        let taken = mv.taken().is_some_and(|(_, on)| unsure.contains(&on));
        if !wrong && (taken || unsure.contains(&mv.from)) {
            suspects.push(Suspect { at, other: None });
        }
        unsure.retain(|square| ![mv.from, mv.to].contains(square));
        // The print tells the square that a move goes to, wherever it comes from, except in
        // captures.
        if wrong || taken {
            unsure.push(mv.to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_between_strange_ones_are_in_doubt_where_these_are_near_or_many() {
        let doubted = |strange: &[usize], steps: usize| {
            let mut suspects = Vec::new();
            between(strange, steps, &mut suspects);
            suspects.len()
        };
        assert_eq!(doubted(&[5, 5 + TOGETHER], 10 * SPARSE), TOGETHER);
        assert_eq!(doubted(&[5, 6 + TOGETHER], 10 * SPARSE), 0);
        assert_eq!(doubted(&[5, 6 + TOGETHER], 2 * SPARSE), TOGETHER + 1);
        assert_eq!(doubted(&[5, 6 + TOGETHER], 2 * SPARSE + 1), 0);
    }
}

//! Finds where a reading has lost its game, so that what it plays from there on is hardly anything
//! that is printed.
//!
//! | printed | read | so |
//! |---|---|---|
//! | `10 Castles, R-B2; 14 B-B1, Kt-B1; 15 B-R3 …`, rows 11 to 13 lost | `11. B-B1, Kt-R4`, far from the print; `12. P-QR3`, far from it … | the game stops before `14 B-B1` |
//! | three moves in twenty misprinted | each as a name near its print | it goes on |
//!
//! After moves are lost, a legal move can be found for nearly every print to the end of the page,
//! though it is far from the print. That is no reading, so the game stops where the moves are
//! missing, and what follows stays as it is printed.

use super::line::Lines;
use super::step::Step;
use super::suspect;
use crate::rules::Position;

/// Steps that are judged together.
const SPAN: usize = 14;

/// Lowest price of the words of [`SPAN`] steps if the game is lost: where the numbers are right, and
/// where they are wrong.
const LOST: [u32; 2] = [120, 45];

/// Price of a false check mark, which may stand before the place where the game was lost.
const MARK: u32 = 8;

/// Consecutive steps that show that the game is found again.
const AGAIN: usize = 12;
/// Price that the words of these steps together must stay below.
const FOUND: u32 = 9;

/// Whether the best line has lost its game at its end, so that a search for a way on is useless.
pub(super) fn is_adrift(lines: &Lines<'_>) -> bool {
    // The steps that are kept come first of all.
    let kept = lines.score.kept.actions.len();
    let last = lines.live.first().and_then(|line| line.step);
    let last = std::iter::successors(last, |&step| lines.steps[step].parent);
    let last = last.take(SPAN).filter(|&step| step >= kept);
    let steps: Vec<Step> = last.map(|step| lines.steps[step]).collect();
    steps.len() == SPAN && is_lost(&steps)
}

/// Takes the lines back to where the best of them has lost its game, if it has. Returns the printed
/// move that it stops at and the number of steps kept.
pub(super) fn cut(lines: &mut Lines<'_>, start: &Position) -> Option<(usize, usize)> {
    let path = lines.best();
    let steps: Vec<Step> = path.iter().map(|&step| lines.steps[step]).collect();
    let begin = lines.score.kept.actions.len().min(steps.len());
    let kept = begin + lost(&steps[begin..])?;
    let mut line = suspect::stations(&steps, start)[kept].clone();
    line.step = kept.checked_sub(1).map(|last| path[last]);
    lines.live = vec![line];
    Some((steps[kept].word, kept))
}

/// Returns the first step that belongs to another game.
fn lost(steps: &[Step]) -> Option<usize> {
    // The last run of steps that fits the print; the game can only be lost behind its first step.
    let found = steps.windows(AGAIN).rposition(|span| misread(span) < FOUND);
    let sound = found.map_or(0, |at| at + 1);
    let first = sound + steps[sound..].windows(SPAN).position(is_lost)?;
    // The span may begin with moves that still belong to the game.
    let strange = |step: &Step| step.faults.number || step.faults.misread() > MARK;
    Some(first + steps[first..].iter().position(strange)?)
}

/// Returns the price of the words of these steps, without their numbers. After one misprinted
/// number, the numbers may differ to the end of the game.
fn misread(span: &[Step]) -> u32 {
    span.iter().map(|step| step.faults.misread()).sum()
}

/// Whether these steps no longer belong to the game.
fn is_lost(span: &[Step]) -> bool {
    let numbers = span.iter().filter(|step| step.faults.number).count();
    misread(span) >= LOST[usize::from(numbers >= SPAN / 3)]
}

//! Where a reading has lost its game: what is played from there on is hardly anything that is printed.
//!
//! | printed | read | so |
//! |---|---|---|
//! | `10 Castles, R-B2; 14 B-B1, Kt-B1; 15 B-R3 …`, rows 11 to 13 lost | `11. B-B1, Kt-R4`, far from the print; `12. P-QR3`, far from it … | the game stops before `14 B-B1` |
//! | three moves in twenty misprinted | each as a name near its print | it goes on |
//!
//! After moves are lost a legal move can be found for nearly every print, each far from it, to the end of the page. That
//! is no reading: it is said where the moves are missing, and what follows stays as it is printed.

use super::line::Lines;
use super::step::Step;
use super::suspect;
use crate::rules::Position;

/// So many steps are looked at together.
const SPAN: usize = 14;

/// What the words of so many cost at least if the game is lost: where the numbers are right, and where they are others.
const LOST: [u32; 2] = [120, 45];

/// What a mark of check costs that is not true, which may stand before the place.
const MARK: u32 = 8;

/// So many steps that cost no more than this show that it is found again.
const AGAIN: usize = 12;
const FOUND: u32 = 9;

/// Whether the best line has lost its game at its end, so that nobody need look for a way on.
pub(super) fn is_adrift(lines: &Lines<'_>) -> bool {
    let path = lines.best();
    let last = path.iter().rev().take(SPAN);
    let steps: Vec<Step> = last.map(|&step| lines.steps[step]).collect();
    steps.len() == SPAN && is_lost(&steps)
}

/// Takes the lines back to where the best of them has lost its game, if it has: the printed move that it stops at, and
/// how many steps are kept.
pub(super) fn cut(lines: &mut Lines<'_>, start: &Position) -> Option<(usize, usize)> {
    let path = lines.best();
    let steps: Vec<Step> = path.iter().map(|&step| lines.steps[step]).collect();
    let kept = lost(&steps)?;
    let mut line = suspect::stations(&steps, start)[kept].clone();
    line.step = kept.checked_sub(1).map(|last| path[last]);
    lines.live = vec![line];
    Some((steps[kept].word, kept))
}

/// The first of these steps that is of another game.
fn lost(steps: &[Step]) -> Option<usize> {
    // Behind this one the print is the game's again.
    let found = steps.windows(AGAIN).rposition(|span| misread(span) < FOUND);
    let sound = found.map_or(0, |at| at + 1);
    let first = sound + steps[sound..].windows(SPAN).position(is_lost)?;
    // A span may begin with moves of the game.
    let strange = |step: &Step| step.faults.number || step.faults.misread() > MARK;
    Some(first + steps[first..].iter().position(strange)?)
}

/// What had to be forgiven to read the words of these steps, whatever numbers stand before them: those may be others to
/// the end of a game where one was misprinted.
fn misread(span: &[Step]) -> u32 {
    span.iter().map(|step| step.faults.misread()).sum()
}

/// Whether these steps are none of the game's.
fn is_lost(span: &[Step]) -> bool {
    let numbers = span.iter().filter(|step| step.faults.number).count();
    misread(span) >= LOST[usize::from(numbers >= SPAN / 3)]
}

//! Tries how lines go on from a place, without changing them.
//!
//! | tried | the answer |
//! |---|---|
//! | the way straight on behind a dear step | its price at the horizon |
//! | the same for a few printed moves | whether it is smooth, so that no other way is looked for |
//! | the line that a way to mend leads to | its price |
//! | a line that may be right as well | its steps as far as it goes |

use super::line::Lines;
use super::step::{ScoreLine, Step};

/// Printed moves beyond the place that fails for which a way to mend is followed.
pub(super) const HORIZON: usize = 10;

/// Printed moves that the way straight on must read to be a good one.
const SOON: usize = 5;

/// The price of a printed move within the horizon that is not read.
const STUCK: u32 = 8;

/// Largest price that a smooth way may add.
const SMOOTH: u32 = 12;

/// Most lines carried in a trial.
const TRIED: usize = 12;

/// The price at the end of a trial, and the printed move where the trial ended.
pub(super) type Trial = (u32, usize);

/// Returns the price of the lines at the horizon if they go on as they are.
pub(super) fn straight(lines: &mut Lines<'_>, failed: usize) -> u32 {
    let live = lines.live.clone();
    let ahead = (lines.word(), failed + HORIZON);
    follow(lines, ahead, live, (true, u32::MAX)).0
}

/// Whether the way straight on is a good one: from its dear step on it adds little to the price,
/// and it leads on for a while.
pub(super) fn is_smooth(lines: &mut Lines<'_>, failed: usize) -> bool {
    let live = lines.live.clone();
    let cost = lines.cost();
    let end = (failed + SOON).min(lines.score.words.len());
    let most = cost + SMOOTH;
    let (price, reach) = follow(lines, (lines.word(), end), live, (true, most));
    reach >= end && price <= most
}

/// Returns the price of these lines from one printed move up to another, and where they end. They
/// end early where they cost more than `most`.
pub(super) fn follow(
    lines: &mut Lines<'_>,
    (word, end): (usize, usize),
    live: Vec<ScoreLine>,
    (damage, most): (bool, u32),
) -> Trial {
    let end = end.min(lines.score.words.len());
    let mut trial = Lines::new(lines.score, word, live, damage);
    trial.width = TRIED;
    while trial.word() < end && trial.cost() <= most && trial.advance().is_ok() {}
    lines.effort += trial.effort;
    let unread = end.saturating_sub(trial.word()) as u32;
    (trial.cost() + STUCK * unread, trial.word())
}

/// Returns the steps by which this line goes on from a printed move, as far as it can up to the
/// printed move `end`.
pub(super) fn way(
    lines: &mut Lines<'_>,
    (word, end): (usize, usize),
    line: ScoreLine,
) -> Vec<Step> {
    let mut trial = Lines::new(lines.score, word, vec![line], true);
    trial.width = TRIED;
    let end = end.min(lines.score.words.len());
    while trial.word() < end && trial.advance().is_ok() {}
    lines.effort += trial.effort;
    let path = trial.best();
    path.into_iter().map(|step| trial.steps[step]).collect()
}

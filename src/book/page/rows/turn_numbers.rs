//! Corrects misprinted numbers of turns by the consecutive numbers around them.
//!
//! | numbers | read as |
//! |---|---|
//! | 12, 13, `74`, 15, 16 | 12, 13, 14, 15, 16 |
//! | 12, 13, `16`, `13`, 16, 17 | 12, 13, 14, 15, 16, 17 |
//! | `7`, 2, 3, 4 | 1, 2, 3, 4 |
//! | 12, 13, 16, 17 | unchanged: rows are missing |
//! | 12, 13, 13, 14 | unchanged: another line of play, or a number used twice |

use super::ScoreTurn;
use crate::book::page::limits;
use crate::work;

/// A number printed before a turn.
struct Printed {
    /// The index of its turn.
    turn: usize,
    /// The number minus the count of turns before it. Consecutive numbers have the same value.
    ahead: i64,
    /// A number near it has the same value of `ahead`.
    sure: bool,
}

/// Corrects the numbers that disagree with those before and after them, and fills in the missing
/// numbers of complete turns.
pub(super) fn mend(turns: &mut [ScoreTurn]) {
    let counts = counts(turns);
    let mut printed: Vec<Printed> = Vec::with_capacity(turns.len());
    for (at, (turn, count)) in turns.iter().zip(&counts).enumerate() {
        let moved = turn.first.is_some() || turn.dots;
        if let Some(number) = turn.number.filter(|_| moved) {
            printed.push(Printed {
                turn: at,
                ahead: i64::from(number) - count,
                sure: false,
            });
        }
    }
    for at in 0..printed.len() {
        let beside = printed[at.saturating_sub(limits::TURNS_BESIDE)..at]
            .iter()
            .chain(printed[at + 1..].iter().take(limits::TURNS_BESIDE));
        let ahead = printed[at].ahead;
        printed[at].sure = { beside }.any(|other| other.ahead == ahead);
    }
    // For each printed number the place of the nearest sure one before it and after it.
    let mut before = Vec::with_capacity(printed.len() + 1);
    let mut last = None;
    for (at, number) in printed.iter().enumerate() {
        before.push(last);
        last = number.sure.then_some(at).or(last);
    }
    before.push(last);
    let mut after = vec![None; printed.len() + 1];
    for at in (0..printed.len()).rev() {
        after[at] = printed[at].sure.then_some(at).or(after[at + 1]);
    }
    for (at, turn) in turns.iter_mut().enumerate() {
        work::add(1);
        let behind = printed.partition_point(|number| number.turn < at);
        let own = printed.get(behind).filter(|number| number.turn == at);
        let whole = turn.first.is_some() && turn.second.is_some();
        if own.is_some_and(|own| own.sure) || own.is_none() && !whole {
            continue;
        }
        let below = behind + usize::from(own.is_some());
        let sure = [before[behind], after[below]].map(|at| at.map(|at: usize| &printed[at]));
        let number = due(
            turn.number,
            counts[at],
            sure,
            (&printed[..behind], &printed[below..]),
        );
        turn.number = number.or(turn.number);
    }
}

/// Returns the number of turns before each turn. White's move and its reply count as one turn even
/// if they are printed apart.
fn counts(turns: &[ScoreTurn]) -> Vec<i64> {
    let mut counts = Vec::with_capacity(turns.len());
    let mut count = 0;
    for (at, turn) in turns.iter().enumerate() {
        counts.push(count);
        let whole = turn.dots || turn.second.is_some();
        let replied = turns.get(at + 1).is_some_and(|next| {
            let single = next.first.is_some() && next.second.is_none();
            next.dots
                || turn.number.is_some()
                    && (next.number == turn.number || next.number.is_none() && single)
        });
        let moved = turn.first.is_some() && !replied;
        count += i64::from(whole || moved);
    }
    counts
}

/// Returns the number that the turn must have by the nearest sure numbers before and behind it, and
/// those above and below it.
fn due(
    printed: Option<u32>,
    count: i64,
    [before, behind]: [Option<&Printed>; 2],
    (above, below): (&[Printed], &[Printed]),
) -> Option<u32> {
    let number = |ahead: i64| u32::try_from(ahead + count).ok().filter(|&due| due > 0);
    let ends = |side: &mut dyn Iterator<Item = &Printed>, ahead: i64| {
        side.take(limits::TURNS_AT_END + 1)
            .filter(|other| other.ahead == ahead)
            .count()
            >= limits::TURNS_AT_END
    };
    match (before, behind) {
        (Some(before), Some(behind)) => (before.ahead == behind.ahead)
            .then(|| number(before.ahead))
            .flatten(),
        (None, Some(behind)) if ends(&mut below.iter(), behind.ahead) => {
            let due = number(behind.ahead)?;
            let alike = |printed| printed != 1 && (due == 1 || digits_alike(printed, due));
            printed.is_some_and(alike).then_some(due)
        }
        (Some(before), None) if ends(&mut above.iter().rev(), before.ahead) => {
            let due = number(before.ahead)?;
            let alike = |printed| printed != 1 && digits_alike(printed, due);
            printed.is_some_and(alike).then_some(due)
        }
        _ => None,
    }
}

/// Returns whether the numbers differ in one digit (69 for 59, 8 for 3), or one has digits missing
/// at its start or end.
pub(in crate::book::page) fn digits_alike(one: u32, other: u32) -> bool {
    let (one, other) = (one.to_string(), other.to_string());
    let differ = one
        .bytes()
        .zip(other.bytes())
        .filter(|(a, b)| a != b)
        .count();
    one.len() == other.len() && differ <= 1
        || one.len() != other.len()
            && (one.starts_with(&other)
                || one.ends_with(&other)
                || other.starts_with(&one)
                || other.ends_with(&one))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::page::rows::Half;

    fn mended(numbers: &[u32]) -> Vec<u32> {
        let mut turns: Vec<ScoreTurn> = numbers
            .iter()
            .map(|&number| ScoreTurn {
                number: (number > 0).then_some(number),
                first: Some(Half::new(0..1)),
                second: Some(Half::new(1..2)),
                ..ScoreTurn::default()
            })
            .collect();
        mend(&mut turns);
        turns.iter().map(|turn| turn.number.unwrap_or(0)).collect()
    }

    #[test]
    fn numbers_that_do_not_count_on_are_put_right_between_those_that_do() {
        for (printed, expected) in [
            (&[12, 13, 74, 15, 16][..], &[12, 13, 14, 15, 16][..]),
            (&[12, 13, 16, 13, 16, 17], &[12, 13, 14, 15, 16, 17]),
            (&[12, 13, 0, 15, 16], &[12, 13, 14, 15, 16]),
            (&[7, 2, 3, 4], &[1, 2, 3, 4]),
            (&[28, 24, 25, 26], &[23, 24, 25, 26]),
            (&[12, 13, 14, 75], &[12, 13, 14, 15]),
        ] {
            assert_eq!(mended(printed), expected, "{printed:?}");
        }
        for numbers in [
            &[12, 13, 16, 17][..],
            &[12, 13, 13, 14],
            &[12, 13, 15, 13, 14],
            &[1, 12, 13, 14],
            &[5, 12, 13, 14],
            &[12, 13, 14, 1],
            &[7, 2],
        ] {
            assert_eq!(mended(numbers), numbers);
        }
    }
}

//! Joins the halves of rows in which the number stands before each of the two moves.
//!
//! | rows | read as |
//! |---|---|
//! | `1. A   1. B` | `1. A  B` |
//! | `7. C   2. D` below it | `2. C  D`: one of the numbers is a misprint |
//! | `8. E     F` below that | `3. E  F`: the other number is gone |
//! | `1. A   9. B`, `2. C   10. D` | the same: two columns |

use super::{Group, ScoreCell};

/// Joins every two groups that are halves of one turn, where most rows are numbered twice.
pub(super) fn join(rows: &mut [Vec<Group>]) {
    let pairs = |test: fn(&[Group]) -> bool| {
        let several = rows.iter().filter(|groups| groups.len() >= 2);
        several
            .filter(|groups| groups.chunks_exact(2).all(test))
            .count()
    };
    let several = rows.iter().filter(|groups| groups.len() >= 2).count();
    let (alike, all) = (pairs(are_same), pairs(are_numbered));
    if alike * 2 < several {
        return;
    }
    // Where most rows are numbered twice, a row with two different numbers has a misprint in one of
    // them.
    let forgiving = alike * 2 > all;
    let mut above: Vec<Option<u32>> = Vec::new();
    for groups in rows {
        let mut joined: Vec<Group> = Vec::with_capacity(groups.len());
        let mut rest = std::mem::take(groups).into_iter().peekable();
        while let Some(group) = rest.next() {
            let joins = rest.peek().is_some_and(|next| {
                let pair = [group.clone(), next.clone()];
                are_same(&pair) || forgiving && (are_numbered(&pair) || are_halves(&pair))
            });
            let next = if joins { rest.next() } else { None };
            let above = above.get(joined.len()).copied().flatten();
            joined.push(match next {
                Some(next) => one(group, next, above.map(|above| above + 1)),
                None => group,
            });
        }
        above = joined.iter().map(|group| group.number).collect();
        *groups = joined;
    }
}

/// Whether each of the two has a number and at most one move.
fn are_numbered(pair: &[Group]) -> bool {
    let single = pair.iter().all(|group| group.moves().count() <= 1);
    let cells: usize = pair.iter().map(|group| group.cells.len()).sum();
    single && cells > 0 && pair.iter().all(|group| group.number.is_some())
}

/// Whether the two have the same number.
fn are_same(pair: &[Group]) -> bool {
    are_numbered(pair) && pair[0].number == pair[1].number
}

/// Whether the two have one move each and at least one of them has a number.
fn are_halves(pair: &[Group]) -> bool {
    let single = |group: &Group| matches!(group.cells[..], [ScoreCell::Move(_)]);
    pair.iter().all(single) && pair.iter().any(|group| group.number.is_some())
}

/// Joins the two halves into one group. If their numbers differ, it gets the one that is due, else
/// the first.
fn one(mut group: Group, mut next: Group, due: Option<u32>) -> Group {
    if next.moves().next().is_some() {
        // Between two moves, `12.. B` is a misprint of `12. B`.
        group.drop_dots();
        next.drop_dots();
    }
    if group.cells.is_empty() {
        // White's move is blank.
        group.cells.push(ScoreCell::Dots);
        group.columns.push(group.column);
    }
    group.cells.extend(next.cells);
    group.columns.extend(next.columns);
    group.tail = next.tail.or(group.tail);
    let told = next.number.filter(|_| next.number == due);
    group.number = told.or(group.number).or(next.number);
    group
}

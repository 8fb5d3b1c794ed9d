//! Puts rows that stand side by side into the order in which they are played.
//!
//! | rows | strands |
//! |---|---|
//! | `1. A  B` / `2. C  D` | one: A B C D |
//! | `1. A  1. B` / `2. C  2. D` | one: A B C D |
//! | `1. A  B   3. E  F` / `2. C  D   4. G  H` | one: the left column first |
//! | `1. A  B   1. E  F` / `2. C  D   2. G  H` | two games |
//! | `1. A  B  E  F` / `2. C  D  G  H` | two games |
//! | `1. A  B   2. C  D` / `3. E  F   4. G  H` | one: line by line |
//! | `1. A A   B` / `2. C  D` | one: A B C D, A being printed twice |

use super::{Group, ScoreCell, ScoreRow, ScoreTurn, turn_numbers, twice_numbered};
use crate::work;

/// Returns the turns of each game in a run of rows, the left game first.
pub(in crate::book::page) fn strands(rows: &[ScoreRow]) -> Vec<Vec<ScoreTurn>> {
    let mut rows: Vec<Vec<Group>> = rows.iter().map(|row| row.groups.clone()).collect();
    number_next(&mut rows);
    once(&mut rows);
    for group in rows.iter_mut().flatten() {
        // In `12.. A  B` the dots belong to the number.
        if group.number.is_some() && group.moves().count() == 2 {
            group.drop_dots();
        }
    }
    mark_blacks(&mut rows);
    twice_numbered::join(&mut rows);
    split_four(&mut rows);
    let several = rows.iter().filter(|groups| groups.len() > 1).count();
    if several == 0 || !is_vertical(&rows) {
        let mut turns: Vec<ScoreTurn> = rows.into_iter().flatten().flat_map(turns).collect();
        turn_numbers::mend(&mut turns);
        return vec![turns];
    }
    let mut strands: Vec<Vec<ScoreTurn>> = Vec::new();
    for mut column in columns(rows) {
        turn_numbers::mend(&mut column);
        let Some(first) = column.iter().find_map(|turn| turn.number) else {
            strands.push(column);
            continue;
        };
        // A column continues one before it, or is a game of its own.
        let goes_on = strands.iter_mut().rev().find(|strand| {
            let last = strand.iter().rev().find_map(|turn| turn.number);
            last.is_some_and(|last| last < first && first <= last + 2)
        });
        match goes_on {
            Some(strand) => strand.extend(column),
            None => match strands.last_mut() {
                Some(strand) if first > 1 && strands_begin(strand) != Some(first) => {
                    strand.extend(column)
                }
                _ => strands.push(column),
            },
        }
    }
    strands
}

fn strands_begin(strand: &[ScoreTurn]) -> Option<u32> {
    strand.iter().find_map(|turn| turn.number)
}

/// Gives a number that stands alone on its line to the row below it.
fn number_next(rows: &mut Vec<Vec<Group>>) {
    let mut alone = None;
    rows.retain_mut(|groups| {
        let number = alone.take();
        if let ([group], None) = (&groups[..], number)
            && group.cells.is_empty()
            && group.tail.is_none()
        {
            alone = group.number;
            return alone.is_none();
        }
        if let Some(first) = groups.first_mut().filter(|first| first.number.is_none()) {
            first.number = number;
        }
        true
    });
}

/// Merges a move that is printed twice where the row then has as many moves as its number, or the
/// rows around it, have room for.
fn once(rows: &mut [Vec<Group>]) {
    let moves = |groups: &[Group]| {
        groups
            .iter()
            .map(|group| group.moves().count())
            .sum::<usize>()
    };
    let single = rows.iter().filter(|groups| moves(groups) == 1).count();
    let listed = single * 3 > rows.len() * 2;
    for at in 0..rows.len() {
        let below = rows.get(at + 1).and_then(|groups| groups.first());
        let number = rows[at].last().and_then(|group| group.number);
        let dots = below.is_some_and(|below| {
            below.number == number && matches!(below.cells.first(), Some(ScoreCell::Dots))
        });
        let numbers: Vec<Option<u32>> = rows[at].iter().map(|group| group.number).collect();
        let count = |number: &Option<u32>| numbers.iter().filter(|one| *one == number).count();
        let doubled = number.is_some() && numbers.iter().all(|number| count(number) == 2);
        let whole = rows[at]
            .iter()
            .filter(|group| group.moves().count() > 1)
            .count();
        let most = if listed || dots || doubled && whole == 1 {
            1
        } else {
            2
        };
        for group in &mut rows[at] {
            group.once(most);
        }
    }
}

/// Marks a move that stands alone in Black's column as Black's, as White's is missing.
fn mark_blacks(rows: &mut [Vec<Group>]) {
    // For each place in the row: where the last complete group began, and its two columns.
    let mut whole: Vec<(usize, usize, usize)> = Vec::new();
    for groups in rows {
        for (place, group) in groups.iter_mut().enumerate() {
            match (&group.columns[..], whole.get(place)) {
                (&[white, black, ..], _) => {
                    whole.truncate(place);
                    whole.push((group.column, white, black));
                }
                (&[column], Some(&(begin, white, black)))
                    if column > white + 6
                        && column.abs_diff(black) < column.abs_diff(white)
                        && (group.number.is_none() || group.column.abs_diff(begin) <= 3) =>
                {
                    group.cells.insert(0, ScoreCell::Dots);
                    group.columns.insert(0, white);
                }
                _ => {}
            }
        }
    }
}

/// Splits two games under one number: `1. A  B  E  F`.
fn split_four(rows: &mut [Vec<Group>]) {
    let four = |groups: &[Group]| groups.len() == 1 && groups[0].cells.len() == 4;
    let Some(third) = rows
        .iter()
        .find(|groups| four(groups))
        .map(|groups| groups[0].columns[2])
    else {
        return;
    };
    for groups in rows {
        let [group] = &mut groups[..] else { continue };
        let at = match group.cells.len() {
            4 => 2,
            0 => continue,
            _ => group
                .columns
                .iter()
                .take_while(|&&column| column + 3 < third)
                .count(),
        };
        if at >= group.cells.len() {
            continue;
        }
        let right = Group {
            number: group.number,
            column: group.columns[at],
            columns: group.columns.split_off(at),
            cells: group.cells.split_off(at),
            tail: group.tail.take(),
        };
        if group.cells.is_empty() {
            *group = right;
            group.column = third;
        } else {
            groups.push(right);
        }
    }
}

/// Whether the groups of a row are columns to be read downwards.
fn is_vertical(rows: &[Vec<Group>]) -> bool {
    let numbers: Vec<(u32, u32)> = rows
        .iter()
        .filter(|groups| groups.len() > 1)
        .filter_map(|groups| Some((groups[0].number?, groups.last()?.number?)))
        .collect();
    if numbers.is_empty() {
        return rows.iter().any(|groups| groups.len() > 1);
    }
    let alike = numbers.iter().filter(|(left, right)| left == right).count();
    if alike * 2 > numbers.len() {
        return true;
    }
    let down = numbers
        .windows(2)
        .filter(|pair| pair[1].0 == pair[0].0 + 1)
        .count();
    let across = numbers
        .windows(2)
        .filter(|pair| pair[1].0 == pair[0].1 + 1)
        .count();
    match numbers[..] {
        // In a single row, numbers that count on are read across.
        [_] => !rows.iter().any(|groups| counts_on(groups)),
        _ => down > across,
    }
}

/// Whether each number in the row is one more than the number before.
fn counts_on(groups: &[Group]) -> bool {
    groups.len() > 1
        && groups
            .windows(2)
            .all(|pair| match (pair[0].number, pair[1].number) {
                (Some(one), Some(next)) => next == one + 1,
                _ => false,
            })
}

/// Returns the turns of the rows for each column that their groups stand in.
fn columns(rows: Vec<Vec<Group>>) -> Vec<Vec<ScoreTurn>> {
    let most = rows.iter().map(|groups| groups.len()).max().unwrap_or(0);
    let full = rows.iter().find(|groups| groups.len() == most);
    let begins: Vec<usize> = full.map_or(Vec::new(), |groups| {
        groups.iter().map(|group| group.column).collect()
    });
    let mut columns: Vec<Vec<ScoreTurn>> = vec![Vec::new(); most];
    // The last number printed in each column.
    let mut lasts: Vec<Option<u32>> = vec![None; most];
    for groups in rows {
        let whole = groups.len() == most;
        let mut least = 0;
        for (index, group) in groups.into_iter().enumerate() {
            // A group belongs where a column continues with its number, wherever it stands.
            let goes_on = |at: &usize| {
                lasts[*at]
                    .zip(group.number)
                    .is_some_and(|(last, next)| next == last + 1)
            };
            let nearest =
                (least..most).min_by_key(|at| (!goes_on(at), begins[*at].abs_diff(group.column)));
            let at = if whole {
                index
            } else {
                nearest.unwrap_or(most - 1)
            };
            least = (at + 1).min(most - 1);
            let turns = turns(group);
            work::add(turns.len());
            let number = turns.iter().rev().find_map(|turn| turn.number);
            lasts[at] = number.or(lasts[at]);
            columns[at].extend(turns);
        }
    }
    columns
}

/// Returns the turns of a group: one, or as many as its moves fill if they have no numbers.
fn turns(group: Group) -> Vec<ScoreTurn> {
    let mut turns = Vec::with_capacity(1);
    let mut cells = group.cells.into_iter().peekable();
    let mut number = group.number;
    loop {
        let mut turn = ScoreTurn {
            number,
            ..ScoreTurn::default()
        };
        match cells.next() {
            Some(ScoreCell::Move(half)) => {
                turn.first = Some(half);
                match cells.next() {
                    Some(ScoreCell::Move(half)) => turn.second = Some(half),
                    Some(ScoreCell::Dots) | None => {}
                }
            }
            Some(ScoreCell::Dots) => {
                turn.dots = true;
                if let Some(ScoreCell::Move(half)) = cells.next() {
                    turn.first = Some(half);
                }
            }
            None => {}
        }
        let more = cells.peek().is_some();
        // Where moves in a row have no numbers, it is unknown where a turn begins.
        if number.is_some() || turns.is_empty() && !more {
            turn.tell_colors();
        }
        number = None;
        if !more {
            turn.tail = group.tail.clone();
        }
        turns.push(turn);
        if !more {
            return turns;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::page::lines;
    use crate::book::page::rows::row_lines;

    fn order(page: &str) -> Vec<String> {
        let lines = lines::lines(page);
        let rows: Vec<ScoreRow> = (0..lines.len())
            .filter_map(|at| row_lines::row(page, &lines, at))
            .collect();
        let moves = |strand: &Vec<ScoreTurn>| {
            let halves = strand.iter().flat_map(ScoreTurn::halves);
            halves
                .map(|half| page[half.span.clone()].to_owned())
                .collect::<Vec<_>>()
                .join(" ")
        };
        strands(&rows).iter().map(moves).collect()
    }

    #[test]
    fn columns_side_by_side_are_put_in_order() {
        let one = vec!["P-K4 P-QB4 P-KB4 P-Q4 B-K2 B-Q2 Q-K2 Q-Q2".to_owned()];
        for page in [
            "1. P-K4  P-QB4\n2. P-KB4  P-Q4\n3. B-K2  B-Q2\n4. Q-K2  Q-Q2",
            "1. P-K4  1. P-QB4\n2. P-KB4  2. P-Q4\n3. B-K2   8. B-Q2\n4. Q-K2  4. Q-Q2",
            "1. P-K4  P-QB4   3. B-K2  B-Q2\n2. P-KB4  P-Q4   4. Q-K2  Q-Q2",
            "1. P-K4  1. P-QB4   3. B-K2  3. B-Q2\n2. P-KB4  2. P-Q4   4. Q-K2  4. Q-Q2",
            "1. P-K4  P-QB4   2. P-KB4  P-Q4\n3. B-K2  B-Q2   4. Q-K2  Q-Q2",
            "P-K4  P-QB4\nP-KB4  P-Q4\nB-K2  B-Q2\nQ-K2  Q-Q2",
        ] {
            assert_eq!(order(page), one, "{page}");
        }
        let two = vec![
            "P-K4 P-QB4 P-KB4 P-Q4".to_owned(),
            "B-K2 B-Q2 Q-K2".to_owned(),
        ];
        for page in [
            "1. P-K4  P-QB4   1. B-K2  B-Q2\n2. P-KB4  P-Q4   2. Q-K2",
            "1. P-K4  P-QB4  B-K2  B-Q2\n2. P-KB4  P-Q4  Q-K2",
            "1. P-K4  1. P-QB4  1. B-K2  1. B-Q2\n2. P-KB4  2. P-Q4  2. Q-K2",
        ] {
            assert_eq!(order(page), two, "{page}");
        }
    }
}

//! Corrects misprinted numbers of rows where the numbers above and below show which is due.
//!
//! | lines | read as |
//! |---|---|
//! | `47. …` / `4B. R-Q1   P-B4` / `49. …` | 48: `R-Q1`, for `B` is a digit |
//! | `19 …` / `2^P-Q4   P-B4` / `21 …` | 20: `P-Q4` |
//! | `13. B-B4` / `3. ........   B-Kt2` / `14. …` | the reply to 13 |
//! | `13. B-B4` / `15. Q-K2.`, the last line of a note / `13. ........   B-Kt2` / `16. …` | the same |
//! | `12..P-B5` / `12. ........   P-QKt3` | `12. P-B5`: its period is doubled |
//! | `10..B-K3` / `Q-B2` / `11. …`, one move to a line | the same |
//! | `30.` / two moves / `B1.` / two moves / `32.`, each on its line | 31 |
//! | `4. Q R-Q1` between 3 and 5 | the same: its number is due |

use super::turn_numbers::digits_alike;
use super::{Group, LinePart, ScoreCell, ScoreRow};
use crate::book::page::limits;
use crate::book::page::lines::{LineKind, PageLine};
use crate::book::page::moves::{misprints, shape};

/// Makes numbered rows of lines that hold only a damaged number, between a number and the next but
/// one.
pub(in crate::book::page) fn stand_alone(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    let mut above: Option<(usize, u32)> = None;
    for at in 0..parts.len() {
        let words = &text[lines[at].span.clone()];
        if lines[at].kind == LineKind::Text
            && words.chars().count() <= limits::NUMBER_CHARS
            && shape::play(words).is_none()
            && let Some((line, last)) =
                above.filter(|(line, _)| at - line <= limits::LONE_NUMBER_LINES)
            && at > line + 1
            && lone(&parts[at]) != Some(last + 1)
            && parts[at + 1..]
                .iter()
                .take(limits::LONE_NUMBER_LINES)
                .find_map(lone)
                .is_some_and(|next| next == last + 2)
        {
            parts[at] = LinePart::Row(alone(at, &lines[at], last + 1));
        }
        above = lone(&parts[at]).map(|number| (at, number)).or(above);
    }
}

/// Returns the number that stands alone on its line.
fn lone(part: &LinePart) -> Option<u32> {
    let row = part.row().filter(|row| row.cells() == 0)?;
    row.groups.first()?.number
}

/// Makes a row of a number that has the line to itself.
fn alone(at: usize, line: &PageLine, number: u32) -> ScoreRow {
    let group = Group {
        number: Some(number),
        column: line.indent,
        columns: Vec::new(),
        cells: Vec::new(),
        tail: None,
    };
    ScoreRow {
        line: at,
        groups: vec![group],
        wide: false,
        comma: false,
    }
}

/// Removes dots that are only the doubled period of a number, as White's move stands behind them.
pub(in crate::book::page) fn undouble(text: &str, parts: &mut [LinePart], lines: &[PageLine]) {
    for at in 0..parts.len() {
        let below = parts[at + 1..]
            .iter()
            .take(limits::NUMBERED_ROW_LINES)
            .find_map(LinePart::row);
        let below = below.and_then(|below| {
            let [group] = &below.groups[..] else {
                return None;
            };
            let single = matches!(group.cells[..], [ScoreCell::Move(_)]) && below.line == at + 1;
            Some((group.number, is_reply(group), single))
        });
        let (Some((next, reply, single)), LinePart::Row(row)) = (below, &mut parts[at]) else {
            continue;
        };
        let begin = lines[at].span.start;
        if let [group] = &mut row.groups[..]
            && let [ScoreCell::Dots, ScoreCell::Move(half)] = &group.cells[..]
            && text[begin..half.span.start].matches('.').count() == 2
            && !text[begin..half.span.start].contains("  ")
            && (reply && next == group.number || single && next.is_none())
        {
            group.drop_dots();
        }
    }
}

/// Whether dots stand before the only move, so that it is Black's.
fn is_reply(group: &Group) -> bool {
    matches!(group.cells[..], [ScoreCell::Dots, ScoreCell::Move(_)])
}

/// Corrects numbers that do not fit between those above and below, and cuts their remains off the
/// moves. Rows beyond a line over which moves `run` show nothing.
pub(in crate::book::page) fn mend(
    text: &str,
    parts: &mut [LinePart],
    lines: &[PageLine],
    run: &[bool],
) {
    for at in 0..parts.len() {
        let groups = parts[at].row().map_or(0, |row| row.groups.len());
        for place in 0..groups {
            if let Some(due) = due(parts, run, at, place)
                && let LinePart::Row(row) = &mut parts[at]
            {
                renumber(text, row, lines[at].span.start, place, due);
            }
        }
    }
}

/// Returns the number that the group at this place of a row must have, if those above and below
/// agree on it.
fn due(parts: &[LinePart], run: &[bool], at: usize, place: usize) -> Option<u32> {
    let runs = |line: usize| run[line] || parts[line].row().is_some_and(ScoreRow::runs);
    let row = parts[at].row().filter(|_| !runs(at))?;
    let beside = |line: &usize| !runs(*line);
    let group = |line: usize| {
        let other = parts[line].row()?;
        let group = other.groups.get(place)?;
        let number = group
            .number
            .filter(|_| other.groups.len() == row.groups.len())?;
        Some((number, is_reply(group)))
    };
    let before = at.saturating_sub(limits::NUMBERED_ROW_LINES)..at;
    let (above, _) = before.clone().rev().take_while(beside).find_map(group)?;
    let below = (at + 1..parts.len()).take(limits::NUMBERED_ROW_LINES);
    let (below, reply) = below.take_while(beside).find_map(group)?;
    let own = row.groups.get(place)?;
    if is_reply(own) {
        // A row between the two may be a line of a note.
        let answered = |line: usize| {
            let group = parts[line].row().and_then(|row| row.groups.get(place));
            let awaits = |group: &Group| matches!(group.cells[..], [ScoreCell::Move(_)]);
            group.is_some_and(|group| group.number == own.number && awaits(group))
        };
        let is_right = own.number.is_some() && { before }.any(answered);
        return (above + 1 == below && !reply && !is_right).then_some(above);
    }
    let due = above + 1;
    (below == due + 1 || reply && below == due).then_some(due)
}

/// Gives a group the number due, if the text before its first move may be a misprint of that
/// number.
fn renumber(text: &str, row: &mut ScoreRow, line: usize, place: usize, due: u32) {
    let before = place.checked_sub(1).map(|before| &row.groups[before]);
    let ended = before.and_then(|group| group.moves().last());
    let begin = match (before, ended) {
        (Some(_), None) => return,
        (_, ended) => ended.map_or(line, |half| half.span.end),
    };
    let group = &mut row.groups[place];
    if group.number == Some(due) {
        return;
    }
    if is_reply(group) {
        let alike = group.number.is_none_or(|number| digits_alike(number, due));
        group.number = if alike { Some(due) } else { group.number };
        return;
    }
    let Some(ScoreCell::Move(half)) = group.cells.first_mut() else {
        return;
    };
    if begin > half.span.start {
        return;
    }
    let words = &text[begin..half.span.end];
    let words = words.trim_start_matches(|c: char| !c.is_alphanumeric() && !matches!(c, '!' | '|'));
    let Some(length) = number_due(words, due) else {
        return;
    };
    half.span.start = half.span.start.max(half.span.end - words.len() + length);
    group.number = Some(due);
}

/// Returns the length of a possible misprint of this number before a complete move, with the gap
/// between them.
fn number_due(words: &str, due: u32) -> Option<usize> {
    let mut ends = words.char_indices().take(limits::NUMBER_CHARS).skip(1);
    let fits = |(end, _): &(usize, char)| {
        let (printed, rest) = words.split_at(*end);
        let rest = rest.trim_end_matches(['.', ',', ' ']);
        shape::play(rest).is_some_and(|shaped| shaped.length == rest.len())
            && !rest.starts_with(' ')
            && looks_like(printed, due)
    };
    ends.find(fits).map(|(end, _)| end)
}

/// Whether the signs may be a misprint of the number. They must end with punctuation or white
/// space, and either all but one letter are the right digits or together they look like the number.
fn looks_like(printed: &str, due: u32) -> bool {
    let ends = printed.ends_with(|c: char| !c.is_alphanumeric());
    let signs: Vec<char> = printed.chars().filter(|c| c.is_alphanumeric()).collect();
    let digits = due.to_string();
    let told = signs.iter().zip(digits.chars());
    let same = told.filter(|(sign, digit)| **sign == *digit).count();
    let others = signs.iter().any(|sign| !sign.is_ascii_digit());
    let parted = signs.len() == digits.len() && same + usize::from(others) == digits.len();
    let alone = misprints::number(&[printed.trim_end_matches([' ', '\t']), "."].concat());
    ends && (parted && same > 0 || alone.is_some_and(|found| found.value == due))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_of_a_number_is_told_from_the_move() {
        for (words, due, length) in [
            ("4B. R-Q1", 48, 4),
            ("B6. R-Q1", 36, 4),
            ("B. R-Q1", 8, 3),
            ("2^P-Q4", 2, 2),
            ("3Q\tP-Q4", 30, 3),
            ("6 3 P-Q4", 63, 4),
        ] {
            assert_eq!(number_due(words, due), Some(length), "{words}");
        }
        for (words, due) in [
            ("Q. R-Q1", 9),
            ("R-Q1", 4),
            ("R. takes B.", 8),
            ("4. R-Q1", 48),
        ] {
            assert_eq!(number_due(words, due), None, "{words}");
        }
    }
}

//! Takes the second numbers out of rows that have one before each of their two moves.
//!
//! | row | without |
//! |---|---|
//! | `7. Bd3    7. a6` | `7. Bd3       a6` |
//! | `8. a4    g. Nf6` below it | `8. a4       Nf6` |
//! | `1. e4    9. Be3`, two columns | the same |

use std::ops::Range;

use super::tokens::{PageWord, without_stops};
use crate::book::page::moves::columns;
use crate::notation::glyph::misread;

/// The highest price at which a misread number is taken for the second one of its row.
const MISREAD: u32 = 8;

/// Returns the words without second numbers, and where these stand in the text.
pub(super) fn without(text: &str, tokens: Vec<PageWord>) -> (Vec<PageWord>, Vec<Range<usize>>) {
    let rows: Vec<&[PageWord]> = tokens.chunk_by(|_, next| !next.first).collect();
    let numbers: Vec<Option<u32>> = rows.iter().map(|row| first_number(text, row)).collect();
    let seconds = rows.iter().zip(&numbers);
    let clear = seconds.map(|(row, number)| second(text, row, (*number)?, 0));
    let clear: Vec<Option<usize>> = clear.collect();
    // The number of a row beside, if it stands before its second move too.
    let of_row = |row: Option<usize>| {
        let row = row?;
        (*clear.get(row)?).and(numbers[row])
    };
    let mut kept = Vec::with_capacity(tokens.len());
    let mut taken = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let (above, below) = (of_row(at.checked_sub(1)), of_row(Some(at + 1)));
        let counted = above
            .map(|above| above + 1)
            .or(below.map(|below| below - 1));
        let misread = || {
            let number = numbers[at].or(counted)?;
            counted.and_then(|_| second(text, row, number, MISREAD))
        };
        let second = clear[at].or_else(misread);
        for (place, word) in row.iter().enumerate() {
            let mut word = word.clone();
            if Some(place) == second {
                taken.push(word.span);
                continue;
            }
            if let Some(before) = place
                .checked_sub(2)
                .filter(|_| place.checked_sub(1) == second)
            {
                word.gap = columns(&text[row[before].span.end..word.span.start]);
            }
            kept.push(word);
        }
    }
    (kept, taken)
}

/// Returns the number that begins a row.
fn first_number(text: &str, row: &[PageWord]) -> Option<u32> {
    let bare = without_stops(&text[row.first()?.span.clone()]);
    let is_number = (1..=3).contains(&bare.len()) && bare.bytes().all(|b| b.is_ascii_digit());
    is_number
        .then(|| bare.parse().ok())?
        .filter(|number| *number > 0)
}

/// Returns the place at which the number of a row stands before its second move too, at a price of at most
/// `most`.
fn second(text: &str, row: &[PageWord], number: u32, most: u32) -> Option<usize> {
    let number = &number.to_string();
    // A move stands between the two, and another one behind them.
    let places = 2..row.len().saturating_sub(1);
    let price = |place: &usize| match without_stops(&text[row[*place].span.clone()]) {
        same if same == number => 0,
        other if other.chars().count() > 3 || row[*place].gap < 2 => u32::MAX,
        other => misread(other, number, most).max(1),
    };
    places
        .filter(|place| price(place) <= most)
        .min_by_key(price)
}

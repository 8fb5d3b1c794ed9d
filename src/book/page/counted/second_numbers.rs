//! Takes the second numbers out of rows that have one before each of their two moves.
//!
//! | row | without |
//! |---|---|
//! | `7. Bd3    7. a6` | `7. Bd3       a6` |
//! | `8. a4    g. Nf6` below it | `8. a4       Nf6` |
//! | `1. e4    9. Be3`, two columns | the same |

use std::ops::Range;

use super::tokens::PageWord;
use crate::book::page::moves::columns;
use crate::notation::glyph::misread;

/// The highest price at which a misread number is taken for the second one of its row.
const MISREAD: u32 = 8;

/// Returns the words without second numbers, and where these stand in the text.
pub(super) fn without(text: &str, tokens: Vec<PageWord>) -> (Vec<PageWord>, Vec<Range<usize>>) {
    let rows: Vec<&[PageWord]> = tokens.chunk_by(|_, next| !next.first).collect();
    let clear: Vec<Option<usize>> = rows.iter().map(|row| second(text, row, 0)).collect();
    let has_clear = |row: Option<usize>| row.and_then(|row| *clear.get(row)?).is_some();
    let mut kept = Vec::with_capacity(tokens.len());
    let mut taken = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let is_beside = has_clear(at.checked_sub(1)) || has_clear(Some(at + 1));
        let misread = || second(text, row, MISREAD).filter(|_| is_beside);
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

/// Returns the place of the number of a row that stands before its second move too, at a price of at most
/// `most`.
fn second(text: &str, row: &[PageWord], most: u32) -> Option<usize> {
    let bare = |word: &PageWord| text[word.span.clone()].trim_end_matches(['.', ',', ')']);
    let number = bare(row.first()?);
    if number.is_empty() || number.len() > 3 || number.contains(|c: char| !c.is_ascii_digit()) {
        return None;
    }
    // A move stands between the two, and another one behind them.
    let places = 2..row.len().saturating_sub(1);
    let price = |place: &usize| match bare(&row[*place]) {
        same if same == number => 0,
        other if other.chars().count() > 3 || row[*place].gap < 2 => u32::MAX,
        other => misread(other, number, most).max(1),
    };
    places
        .filter(|place| price(place) <= most)
        .min_by_key(price)
}

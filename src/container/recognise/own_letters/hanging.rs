//! Parts letters that hang together, where both parts look like letters of the page.
//!
//! | drawn as one | becomes |
//! |---|---|
//! | `f5`, the hook of the `f` at the bar of the `5` | `f`, `5` |
//! | a letter that was seen elsewhere | the same |

use image::GrayImage;

use super::super::super::scan::PrintedArea;
use super::super::drawing::{alike, print};
use super::super::drawn_letters::{DrawnLetter, LetterKind, MANY};

/// How like known letters both parts are at least of two that hang together.
const PARTS: f32 = 0.86;

/// Pixels darker than this are ink.
const INK: u8 = 128;

/// Parts letters that hang together, if their parts look like letters of the page.
pub(super) fn part_letters(
    page: &GrayImage,
    prints: &mut Vec<DrawnLetter>,
    kinds: &mut Vec<LetterKind>,
) {
    let mut at = 0;
    while at < prints.len() {
        let print = &prints[at];
        // Where the tail of one letter is below others, their places are not apart.
        let is_alone = [at.checked_sub(1), Some(at + 1)]
            .into_iter()
            .flatten()
            .all(|beside| {
                prints.get(beside).is_none_or(|beside| {
                    beside.line != print.line
                        || beside.area.right() <= print.area.left
                        || print.area.right() <= beside.area.left
                })
            });
        if !kinds[print.kind].is_known()
            && is_alone
            && let Some(parts) = two_letters(page, &print.area, kinds)
        {
            let line = print.line;
            let parts = parts.map(|area| DrawnLetter::new(page, area, line, kinds));
            prints.splice(at..=at, parts);
            at += 1;
        }
        at += 1;
    }
}

/// Returns the two letters that an area is likest to, if it is like two.
fn two_letters(
    page: &GrayImage,
    area: &PrintedArea,
    kinds: &[LetterKind],
) -> Option<[PrintedArea; 2]> {
    let margin = area.height / 6;
    if area.width < area.height / 2 || area.width < 3 * margin.max(1) {
        return None;
    }
    let mut best = None;
    for x in area.left + margin..area.right() - margin {
        let left = ink_within(page, area, (area.left, x))?;
        let right = ink_within(page, area, (x, area.right()))?;
        let like = known(page, &left, kinds).min(known(page, &right, kinds));
        if like > best.map_or(PARTS, |(like, _)| like) {
            best = Some((like, [left, right]));
        }
    }
    best.map(|(_, parts)| parts)
}

/// Returns how like the likeliest known letter of the page something is.
fn known(page: &GrayImage, area: &PrintedArea, kinds: &[LetterKind]) -> f32 {
    let shape = print(page, area);
    let known = kinds.iter().filter(|kind| {
        let most = kind.letters.values().max().copied().unwrap_or(0);
        most >= MANY && kind.is_about((area.width as f32, area.height as f32))
    });
    known
        .map(|kind| alike(&shape, &kind.shape))
        .fold(0.0, f32::max)
}

/// Returns the ink between two columns of pixels of an area; `None` if there is none.
fn ink_within(
    page: &GrayImage,
    area: &PrintedArea,
    (left, right): (u32, u32),
) -> Option<PrintedArea> {
    let is_ink = |x: u32, y: u32| page.get_pixel(x, y).0[0] < INK;
    let row = |y: &u32| (left..right).any(|x| is_ink(x, *y));
    let top = (area.top..area.bottom()).find(row)?;
    let bottom = (area.top..area.bottom()).rfind(row)?;
    let column = |x: &u32| (top..=bottom).any(|y| is_ink(*x, y));
    let first = (left..right).find(column)?;
    let last = (left..right).rfind(column)?;
    Some(PrintedArea {
        left: first,
        top,
        width: last + 1 - first,
        height: bottom + 1 - top,
    })
}

//! Parts letters that hang together, where both parts look like letters of the page.
//!
//! | drawn as one | becomes |
//! |---|---|
//! | `f5`, the hook of the `f` at the bar of the `5` | `f`, `5` |
//! | `Qe2`, the tail of the `Q` at the foot of the `e` | `Q`, `e`, `2` |
//! | a letter that was seen elsewhere | the same |

use image::GrayImage;

use super::super::super::layout::median;
use super::super::super::scan::PrintedArea;
use super::super::drawing::{alike, print};
use super::super::drawn_letters::{DrawnLetter, LetterKind, MANY, kind};

/// How like known letters both parts are at least of two that hang together.
const PARTS: f32 = 0.86;

/// Pixels darker than this are ink.
const INK: u8 = 128;

/// Width of what may be a letter with a long tail and others above it, in its heights.
const TAIL: f32 = 1.25;

/// Parts letters that hang together, if their parts look like letters of the page.
pub(super) fn part_letters(
    page: &GrayImage,
    prints: &mut Vec<DrawnLetter>,
    kinds: &mut Vec<LetterKind>,
) {
    part_above_tails(page, prints, kinds);
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
            let parts = parts.map(|area| DrawnLetter::new(area, line, kind(page, &area, kinds)));
            prints.splice(at..=at, parts);
            at += 1;
        }
        at += 1;
    }
}

/// Parts letters that hang at the long tail of the one before them.
fn part_above_tails(page: &GrayImage, prints: &mut Vec<DrawnLetter>, kinds: &mut Vec<LetterKind>) {
    let whole = std::mem::take(prints);
    let lines = whole.chunk_by(|one, next| one.line == next.line);
    let lines: Vec<(&[DrawnLetter], u32)> = lines.map(|line| (line, foot(line))).collect();
    // A letter of each known kind, and the foot of its line.
    let mut known: Vec<Option<(PrintedArea, u32)>> = vec![None; kinds.len()];
    for (line, foot) in &lines {
        for print in line.iter().filter(|print| kinds[print.kind].is_known()) {
            known[print.kind].get_or_insert((print.area, *foot));
        }
    }
    for (line, foot) in lines {
        let begin = prints.len();
        for print in line {
            let is_wide = print.area.width as f32 > TAIL * print.area.height as f32;
            let mut parts = match is_wide {
                true => above_tail(page, &print.area, foot),
                false => Vec::new(),
            };
            // What stands free above the tail has been found already.
            let is_free = |part: &PrintedArea| {
                let others = line.iter().map(|other| other.area);
                others.filter(|other| *other != print.area).any(|other| {
                    let right = part.right().min(other.right());
                    2 * right.saturating_sub(part.left.max(other.left)) > part.width
                })
            };
            parts.retain(|part| !is_free(part));
            if parts.is_empty() {
                prints.push(print.clone());
            }
            prints.extend(parts.into_iter().map(|area| {
                let known = kind_above(page, area, &known);
                let kind = known.unwrap_or_else(|| kind(page, &area, kinds));
                DrawnLetter::new(area, print.line, kind)
            }));
        }
        prints[begin..].sort_by_key(|print| print.area.left);
    }
}

/// Returns the row of pixels on which the letters of a line stand. Old-style figures reach below it.
fn foot(line: &[DrawnLetter]) -> u32 {
    let tall = median(
        line.iter()
            .map(|print| f64::from(print.area.height))
            .collect(),
    );
    let letters = line
        .iter()
        .filter(|print| f64::from(print.area.height) > 0.6 * tall);
    let mut feet: Vec<u32> = letters.map(|print| print.area.bottom()).collect();
    feet.sort_unstable();
    feet.get(feet.len() / 4).copied().unwrap_or(0)
}

/// Returns the known kind that looks like a letter as far as it is above the foot of its line.
fn kind_above(
    page: &GrayImage,
    area: PrintedArea,
    known: &[Option<(PrintedArea, u32)>],
) -> Option<usize> {
    let shape = print(page, &area);
    let is_near = |one: u32, other: u32| one.abs_diff(other) <= 2.max(other / 8);
    let like = known.iter().enumerate().filter_map(|(kind, known)| {
        let (whole, foot) = (*known)?;
        let above = PrintedArea {
            height: whole.bottom().min(foot).checked_sub(whole.top)?,
            ..whole
        };
        let is_size = is_near(above.width, area.width) && is_near(above.height, area.height);
        (is_size && above.height > 0).then(|| (alike(&shape, &print(page, &above)), kind))
    });
    let best = like.max_by(|one, other| one.0.total_cmp(&other.0))?;
    (best.0 > PARTS).then_some(best.1)
}

/// Returns the letters of an area that are apart above the foot of their line.
fn above_tail(page: &GrayImage, area: &PrintedArea, foot: u32) -> Vec<PrintedArea> {
    let is_tail = foot > area.top + area.height / 2 && foot + area.height / 12 < area.bottom();
    if !is_tail {
        return Vec::new();
    }
    let low = foot - area.height / 12;
    let is_ink = |x: &u32| (area.top..low).any(|y| page.get_pixel(*x, y).0[0] < INK);
    let body = PrintedArea {
        height: foot - area.top,
        ..*area
    };
    let columns: Vec<u32> = (area.left..area.right()).filter(is_ink).collect();
    let letters = columns.chunk_by(|one, next| one + 1 == *next);
    letters
        .filter_map(|letter| ink_within(page, &body, (*letter.first()?, letter.last()? + 1)))
        .collect()
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

#[cfg(test)]
mod tests {
    use image::Luma;

    use super::super::super::print_of_tests::draw;
    use super::*;

    /// A letter of 30 pixels' width and height, and one with a tail below it and the next ones.
    const LETTER: &str = "######\n#....#\n#.##.#\n#.##.#\n#....#\n######";
    const TAILED: &str =
        "######\n#....#\n#....#\n#....#\n#..#.#\n######\n.....#\n.....##########\n.....##########";

    #[test]
    fn letters_that_hang_at_a_tail_are_parted_and_free_ones_are_found_once() {
        let mut page = GrayImage::from_pixel(400, 100, Luma([255]));
        let mut kinds = Vec::new();
        let area = |left: u32, width: u32, height: u32| PrintedArea {
            left,
            top: 30,
            width,
            height,
        };
        draw(&mut page, (10, 30), TAILED, 5);
        // The first letter above the tail stands free, and the second one touches it.
        for left in [45, 80, 150, 200, 250] {
            draw(&mut page, (left, 30), LETTER, 5);
        }
        for y in 60..65 {
            page.put_pixel(82, y, Luma([0]));
        }
        let found = [
            area(10, 100, 45),
            area(45, 30, 30),
            area(150, 30, 30),
            area(200, 30, 30),
            area(250, 30, 30),
        ];
        let mut prints: Vec<DrawnLetter> = found
            .into_iter()
            .map(|area| DrawnLetter::new(area, 0, kind(&page, &area, &mut kinds)))
            .collect();
        part_above_tails(&page, &mut prints, &mut kinds);
        let places: Vec<(u32, u32)> = prints
            .iter()
            .map(|print| (print.area.left, print.area.width))
            .collect();
        assert_eq!(
            places,
            [
                (10, 30),
                (45, 30),
                (80, 30),
                (150, 30),
                (200, 30),
                (250, 30)
            ]
        );
    }
}

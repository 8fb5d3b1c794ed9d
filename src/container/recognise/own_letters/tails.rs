//! Parts letters that hang together above the long tail of the one before them.
//!
//! | drawn as one | becomes |
//! |---|---|
//! | `Qe2`, the tail of the `Q` at the foot of the `e` | `Q`, `e`, `2` |
//! | a letter with a tail and nothing above it | the letter without its tail |

use image::GrayImage;

use super::super::super::scan::PrintedArea;
use super::super::drawing::{alike, print};
use super::super::drawn_letters::{DrawnLetter, LetterKind, TAIL, kind};
use super::letter_ink::LetterInk;
use super::score_lines::ScoreLines;

/// How like the part above the foot of a line is at least to that of a known letter.
const PARTS: f32 = 0.86;

/// Parts letters that hang at the long tail of the one before them.
pub(super) fn part_above_tails(
    page: &GrayImage,
    prints: &mut Vec<DrawnLetter>,
    kinds: &mut Vec<LetterKind>,
    are_score: &[bool],
) {
    let whole = std::mem::take(prints);
    let lines = ScoreLines::of(&whole, kinds, are_score);
    let known = lines.known_letters(&whole).into_iter();
    let known = known.map(|letter| (letter.kind, letter.area, lines.foot(letter)));
    let known: Vec<(usize, PrintedArea, u32)> = known.collect();
    for line in whole.chunk_by(|one, next| one.line == next.line) {
        let foot = lines.foot(&line[0]);
        let begin = prints.len();
        for print in line {
            let is_wide = print.area.width as f32 > TAIL * print.area.height as f32;
            let mut parts = match is_wide {
                true => above_tail(
                    &LetterInk::of_letters(page, std::slice::from_ref(print), line),
                    foot,
                ),
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
            prints.extend(
                known_above(page, parts, &known)
                    .into_iter()
                    .map(|(area, known)| {
                        let kind = known.unwrap_or_else(|| kind(page, &area, kinds));
                        DrawnLetter::new(area, print.line, kind)
                    }),
            );
        }
        prints[begin..].sort_by_key(|print| print.area.left);
    }
}

/// Returns the letters above a tail, each with the known kind that it looks like. The tail may cover what holds the
/// parts of a letter together, as in `4`.
fn known_above(
    page: &GrayImage,
    parts: Vec<PrintedArea>,
    known: &[(usize, PrintedArea, u32)],
) -> Vec<(PrintedArea, Option<usize>)> {
    let mut letters: Vec<(PrintedArea, Option<usize>)> = Vec::new();
    for area in parts {
        let kind = kind_above(page, area, known);
        if kind.is_none()
            && let Some((before, None)) = letters.last()
            && let whole = before.joined(&area)
            && let Some(kind) = kind_above(page, whole, known)
        {
            letters.pop();
            letters.push((whole, Some(kind)));
        } else {
            letters.push((area, kind));
        }
    }
    letters
}

/// Returns the known kind that looks like a letter as far as it is above the foot of its line.
fn kind_above(
    page: &GrayImage,
    area: PrintedArea,
    known: &[(usize, PrintedArea, u32)],
) -> Option<usize> {
    let shape = print(page, &area);
    let is_near = |one: u32, other: u32| one.abs_diff(other) <= 2.max(other / 8);
    let like = known.iter().filter_map(|&(kind, whole, foot)| {
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

/// Returns the letters of some ink that are apart above the foot of their line.
fn above_tail(ink: &LetterInk, foot: u32) -> Vec<PrintedArea> {
    let area = ink.area;
    let is_tail = foot > area.top + area.height / 2 && foot + area.height / 12 < area.bottom();
    if !is_tail {
        return Vec::new();
    }
    let low = foot - area.top - area.height / 12;
    let is_ink = |x: &u32| (0..low).any(|y| ink.has(*x as i32, y as i32));
    let columns: Vec<u32> = (0..area.width).filter(is_ink).collect();
    let letters = columns.chunk_by(|one, next| one + 1 == *next);
    letters
        .filter_map(|letter| {
            let columns = *letter.first()?..letter.last()? + 1;
            ink.within(columns, 0..foot - area.top)
        })
        .collect()
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
        part_above_tails(&page, &mut prints, &mut kinds, &[true]);
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

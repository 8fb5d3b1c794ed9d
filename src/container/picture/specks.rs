//! Removes specks of dirt from a page.
//!
//! | a spot | is |
//! |---|---|
//! | much smaller than the dot of a letter | dirt |
//! | as small as a dot, with no print to its left or right | dirt |
//! | round, and in the middle of a line of print without a letter below it | dirt |
//! | the same, but close between two letters, or as many others of the page | print: a round hyphen |
//! | at the foot of a line, above an `i`, beside another at its height | print: a stop, a dot, a quotation mark |

use image::{GrayImage, Luma};

use super::super::scan::PrintedArea;
use super::marks::{InkMark, letter_height};

/// The least height of letters on a page from which specks are removed: the dots of smaller ones are no larger.
const SPECKED: f32 = 16.0;

/// The greatest size of a speck, in heights of a letter.
const SPECK: f32 = 0.14;

/// The greatest size of a spot that may be a dot of print or dirt, in heights of a letter.
const SPOT: f32 = 0.45;

/// How far apart dots and other print are at most, in heights of a letter.
const BESIDE: f32 = 1.3;

/// The greatest width of print that hangs together, in heights of a letter.
const WIDEST: f32 = 5.0;

/// A round spot is at most this many times longer than wide, or wider than long.
const ROUND: f32 = 1.45;

/// The middle of a line of print, in heights of a letter above its foot: above it are apostrophes, below it stops.
const MIDDLE: std::ops::Range<f32> = 0.28..0.85;

/// How far a hyphen is from the letters beside it at most, in heights of a letter.
const CLOSE: f32 = 0.35;

/// Fewest spots of one size at one height in lines that are a sign of the print.
const MANY: usize = 8;

/// How much their sides and their heights in lines differ at most, in heights of a letter.
const ALIKE: f32 = 0.06;

/// Removes the specks of a page with these marks.
pub(super) fn remove_specks(clean: &mut GrayImage, marks: &[InkMark]) {
    let (width, height) = clean.dimensions();
    let letter = letter_height(marks, height).filter(|&letter| letter >= SPECKED);
    let Some(letter) = letter else {
        return;
    };
    let all = || marks.iter().map(|mark| mark.area);
    let size = |area: &PrintedArea| area.width.max(area.height) as f32 / letter;
    let print = PrintMarks::new(all().filter(|area| size(area) > SPECK), letter);
    let mut dirt: Vec<PrintedArea> = all().filter(|area| size(area) <= SPECK).collect();
    let spots = all().filter(|area| size(area) > SPECK && size(area) <= SPOT);
    let (beside, alone): (Vec<_>, Vec<_>) = spots.partition(|spot| print.is_beside(*spot));
    dirt.extend(alone);
    let floating = beside
        .into_iter()
        .filter_map(|spot| Some((spot, print.floats(spot)?)));
    let floating: Vec<(PrintedArea, f32)> = floating.collect();
    let is_alike = |(one, above): &(PrintedArea, f32),
                    (other, other_above): &(PrintedArea, f32)| {
        let differ = |one: u32, other: u32| one.abs_diff(other) as f32 / letter > ALIKE;
        let has_other_sides = differ(one.width, other.width) || differ(one.height, other.height);
        !has_other_sides && (above - other_above).abs() <= ALIKE
    };
    let is_dirt = |spot: &&(PrintedArea, f32)| {
        floating
            .iter()
            .filter(|other| is_alike(spot, other))
            .count()
            < MANY
    };
    dirt.extend(floating.iter().filter(is_dirt).map(|(spot, _)| *spot));
    for area in dirt {
        // The paler pixels around it are its own too.
        for y in area.top.saturating_sub(1)..(area.bottom() + 1).min(height) {
            for x in area.left.saturating_sub(1)..(area.right() + 1).min(width) {
                clean.put_pixel(x, y, Luma([255]));
            }
        }
    }
}

/// The letters and spots of a page, by their left ends.
struct PrintMarks {
    marks: Vec<PrintedArea>,
    /// The height of a letter in pixels.
    letter: f32,
}

impl PrintMarks {
    fn new(marks: impl Iterator<Item = PrintedArea>, letter: f32) -> PrintMarks {
        let narrow = marks.filter(|area| area.width as f32 <= WIDEST * letter);
        let mut marks: Vec<PrintedArea> = narrow.collect();
        marks.sort_by_key(|area| area.left);
        PrintMarks { marks, letter }
    }

    fn is_spot(&self, area: &PrintedArea) -> bool {
        area.width.max(area.height) as f32 <= SPOT * self.letter
    }

    /// Returns the marks within this many heights of a letter to the left and right of a spot, without itself.
    fn near(&self, spot: PrintedArea, reach: f32) -> impl Iterator<Item = &PrintedArea> {
        let reach = (reach * self.letter) as u32;
        let (from, to) = (spot.left.saturating_sub(reach), spot.right() + reach);
        let begin = from.saturating_sub((WIDEST * self.letter) as u32);
        let begin = self.marks.partition_point(|area| area.left < begin);
        let near = self.marks[begin..].iter();
        near.take_while(move |area| area.left <= to)
            .filter(move |area| area.right() >= from && **area != spot)
    }

    /// Returns whether a spot is in a line: a letter is near it, or another spot on its level.
    fn is_beside(&self, spot: PrintedArea) -> bool {
        self.near(spot, BESIDE)
            .any(|area| match self.is_spot(area) {
                true => (middle(area) - middle(&spot)).abs() <= 0.2 * self.letter,
                false => self.shares_line(area, &spot),
            })
    }

    /// Returns whether a spot is in the line of a letter.
    fn shares_line(&self, letter: &PrintedArea, spot: &PrintedArea) -> bool {
        let bottom = letter.bottom() as f32;
        let top = (letter.top as f32).min(bottom - 1.15 * self.letter);
        (top..bottom + 0.25 * self.letter).contains(&middle(spot))
    }

    /// Returns how high a round spot is above the foot of its line, in heights of a letter, if it is where print has no
    /// spots; otherwise `None`.
    fn floats(&self, spot: PrintedArea) -> Option<f32> {
        let (width, height) = (spot.width as f32, spot.height as f32);
        if width.max(height) > ROUND * width.min(height) {
            return None;
        }
        let in_line = |area: &&PrintedArea| {
            area.height as f32 >= 0.55 * self.letter && self.shares_line(area, &spot)
        };
        let letters: Vec<&PrintedArea> = self.near(spot, 4.0).filter(in_line).collect();
        let close = CLOSE * self.letter;
        let is_left = |area: &&PrintedArea| {
            area.right() <= spot.left && (spot.left - area.right()) as f32 <= close
        };
        let is_right = |area: &&PrintedArea| {
            area.left >= spot.right() && (area.left - spot.right()) as f32 <= close
        };
        if letters.iter().any(is_left) && letters.iter().any(is_right) {
            return None;
        }
        let mut feet: Vec<u32> = letters.iter().map(|area| area.bottom()).collect();
        feet.sort_unstable();
        let foot = *feet.get(feet.len() / 2)?;
        let above = (foot as f32 - middle(&spot)) / self.letter;
        let is_part = self.near(spot, 0.5).any(|area| self.are_one(area, &spot));
        (MIDDLE.contains(&above) && !is_part).then_some(above)
    }

    /// Returns whether a mark and a spot are parts of one sign: one is above the other, or they are two like spots.
    fn are_one(&self, area: &PrintedArea, spot: &PrintedArea) -> bool {
        let shares_columns = area.left < spot.right() && spot.left < area.right();
        let below = area.top as f32 - spot.bottom() as f32;
        let above = spot.top as f32 - area.bottom() as f32;
        let is_above = (0.0..0.7 * self.letter).contains(&below.max(above));
        let is_like =
            self.is_spot(area) && (middle(area) - middle(spot)).abs() <= 0.1 * self.letter;
        shares_columns && is_above || is_like
    }
}

fn middle(area: &PrintedArea) -> f32 {
    area.top as f32 + area.height as f32 / 2.0
}

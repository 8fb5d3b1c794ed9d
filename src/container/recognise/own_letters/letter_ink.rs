//! The ink of single letters, pixel by pixel.

use std::ops::Range;

use image::GrayImage;

use super::super::super::scan::PrintedArea;
use super::super::drawn_letters::DrawnLetter;

/// Pixels darker than this are ink.
const INK: u8 = 115;

/// Pixels around an area that are looked at for where its ink goes on.
const AROUND: u32 = 6;

/// The pixels beside another.
pub(super) const BESIDE: [(i32, i32); 8] = [
    (-1, -1),
    (0, -1),
    (1, -1),
    (-1, 0),
    (1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
];

/// The ink of a letter: the pixels of its area, row by row.
#[derive(Clone)]
pub(super) struct LetterInk {
    pub area: PrintedArea,
    pixels: Vec<bool>,
}

impl LetterInk {
    /// Returns the ink of letters beside one another, without that of the other letters of their line that stand in
    /// their area, such as those above the tail of a `Q`.
    pub fn of_letters(
        page: &GrayImage,
        letters: &[DrawnLetter],
        line: &[DrawnLetter],
    ) -> LetterInk {
        let areas = letters.iter().map(|letter| letter.area);
        let joined = areas.clone().reduce(|one, other| one.joined(&other));
        let area = joined.unwrap_or_default();
        let mut ink = LetterInk::of(page, area);
        for other in line.iter().map(|other| other.area) {
            let is_within = area.left <= other.left
                && other.right() <= area.right()
                && area.top <= other.top
                && other.bottom() <= area.bottom();
            if !is_within || areas.clone().any(|own| own == other) {
                continue;
            }
            let (left, top) = (
                (other.left - area.left) as i32,
                (other.top - area.top) as i32,
            );
            for (x, y) in LetterInk::of(page, other).places() {
                ink.set(left + x, top + y, false);
            }
        }
        ink
    }

    /// Returns the ink of an area that does not go on outside it.
    fn of(page: &GrayImage, area: PrintedArea) -> LetterInk {
        let around = PrintedArea {
            left: area.left.saturating_sub(AROUND),
            top: area.top.saturating_sub(AROUND),
            width: area.width + 2 * AROUND,
            height: area.height + 2 * AROUND,
        };
        let is_ink = |x: u32, y: u32| {
            let pixel = page.get_pixel_checked(around.left + x, around.top + y);
            pixel.is_some_and(|pixel| pixel.0[0] < INK)
        };
        let rows = (0..around.height).flat_map(|y| (0..around.width).map(move |x| (x, y)));
        let mut ink = LetterInk {
            area: around,
            pixels: rows.map(|(x, y)| is_ink(x, y)).collect(),
        };
        let (left, top) = (area.left - around.left, area.top - around.top);
        let is_within = |(x, y): &(i32, i32)| {
            let columns = left as i32..(left + area.width) as i32;
            columns.contains(x) && (top as i32..(top + area.height) as i32).contains(y)
        };
        let mut outside: Vec<(i32, i32)> = ink.places().filter(|place| !is_within(place)).collect();
        while let Some((x, y)) = outside.pop() {
            ink.set(x, y, false);
            let beside = BESIDE.map(|(dx, dy)| (x + dx, y + dy));
            outside.extend(beside.into_iter().filter(|(x, y)| ink.has(*x, *y)));
        }
        let own = ink.places().map(|(x, y)| (x - left as i32, y - top as i32));
        let mut cut = LetterInk {
            area,
            pixels: vec![false; (area.width * area.height) as usize],
        };
        for (x, y) in own {
            cut.set(x, y, true);
        }
        cut
    }

    /// Returns the smallest area of the page with the ink of some columns and rows; `None` if there is none.
    pub fn within(&self, columns: Range<u32>, rows: Range<u32>) -> Option<PrintedArea> {
        let places = self.places().map(|(x, y)| (x as u32, y as u32));
        let places = places.filter(|(x, y)| columns.contains(x) && rows.contains(y));
        let pixel = |(x, y): (u32, u32)| PrintedArea {
            left: self.area.left + x,
            top: self.area.top + y,
            width: 1,
            height: 1,
        };
        places.map(pixel).reduce(|one, other| one.joined(&other))
    }

    /// Returns the ink with the pixels beside it.
    pub fn widened(&self) -> LetterInk {
        let mut wide = self.clone();
        for (x, y) in self.places() {
            for (dx, dy) in BESIDE {
                wide.set(x + dx, y + dy, true);
            }
        }
        wide
    }

    /// Returns the leftmost column with ink of a mark that has more than these pixels; `None` if there is no such mark.
    pub fn left_of_marks(&self, pixels: usize) -> Option<i32> {
        let mut ink = self.clone();
        let mut leftmost: Option<i32> = None;
        for place in self.places() {
            if !ink.has(place.0, place.1) {
                continue;
            }
            ink.set(place.0, place.1, false);
            let mut mark = vec![place];
            let mut seen = 0;
            while let Some(&(x, y)) = mark.get(seen) {
                seen += 1;
                for (dx, dy) in BESIDE {
                    if ink.has(x + dx, y + dy) {
                        ink.set(x + dx, y + dy, false);
                        mark.push((x + dx, y + dy));
                    }
                }
            }
            let left = mark.iter().map(|(x, _)| *x).min();
            if mark.len() > pixels {
                leftmost = leftmost.or(left).min(left);
            }
        }
        leftmost
    }

    /// Returns whether there is ink in a place, counted from the upper left corner of the area.
    pub fn has(&self, x: i32, y: i32) -> bool {
        self.index(x, y).is_some_and(|at| self.pixels[at])
    }

    pub fn set(&mut self, x: i32, y: i32, is_ink: bool) {
        if let Some(at) = self.index(x, y) {
            self.pixels[at] = is_ink;
        }
    }

    fn index(&self, x: i32, y: i32) -> Option<usize> {
        let (width, height) = (self.area.width as i32, self.area.height as i32);
        let is_within = (0..width).contains(&x) && (0..height).contains(&y);
        is_within.then_some((y * width + x) as usize)
    }

    /// Returns the places with ink, row by row.
    pub fn places(&self) -> impl Iterator<Item = (i32, i32)> {
        let width = self.area.width as usize;
        let pixels = self
            .pixels
            .iter()
            .enumerate()
            .filter(|(_, is_ink)| **is_ink);
        pixels.map(move |(at, _)| ((at % width) as i32, (at / width) as i32))
    }

    pub fn count(&self) -> usize {
        self.pixels.iter().filter(|is_ink| **is_ink).count()
    }
}

//! The letters of a page as they are drawn, and which of them look the same.

use std::collections::BTreeMap;

use image::GrayImage;

use super::super::layout::median;
use super::super::scan::PrintedArea;
use super::drawing::{Drawing, alike, print};
use super::ink::InkByRow;
use super::word::RecognisedWord;

/// How far beyond the boxes of its words print of a line may reach, in heights of these boxes.
const BEYOND: f32 = 0.35;

/// The least share of its width with which a mark stands above or below another of its letter.
const OVERLAP: f32 = 0.4;

/// The same for two marks that share rows of pixels.
const WITHIN: f32 = 0.5;

/// Width of a letter above which it has a long tail, in its heights.
pub(super) const TAIL: f32 = 1.25;

/// The greatest side of a mark, in heights of the higher words of its line.
const LARGE: f32 = 2.6;

/// How alike two letters are at least that are one letter.
const SAME: f32 = 0.9;

/// How much the sides of one letter differ at most.
const SIZES: f32 = 0.12;

/// The same for letters of which one is drawn badly.
const ABOUT: f32 = 0.2;

/// Fewest letters that look the same from which it is known what they are.
pub(super) const MANY: usize = 4;

/// A letter, a sign, or a part of a figurine.
#[derive(Clone)]
pub(super) struct DrawnLetter {
    pub area: PrintedArea,
    /// The index of its line.
    pub line: usize,
    /// The index of what looks the same.
    pub kind: usize,
    /// The letter that it was recognised as, if that is known.
    recognised: Option<char>,
}

impl DrawnLetter {
    /// Returns a letter of a known kind in a line.
    pub const fn new(area: PrintedArea, line: usize, kind: usize) -> DrawnLetter {
        DrawnLetter {
            area,
            line,
            kind,
            recognised: None,
        }
    }

    /// Returns the column of pixels in its middle.
    pub fn middle(&self) -> f32 {
        self.area.left as f32 + self.area.width as f32 / 2.0
    }

    /// Returns whether its middle is in the box of a word of its line.
    pub fn is_in(&self, word: &RecognisedWord) -> bool {
        (word.left..=word.right).contains(&self.middle())
    }
}

/// Letters that look the same.
#[derive(Clone)]
pub(super) struct LetterKind {
    /// The mean of their sides.
    pub width: f32,
    pub height: f32,
    pub shape: Drawing,
    pub count: usize,
    /// How often they were recognised as each letter.
    pub letters: BTreeMap<char, usize>,
    /// The same on the pages before this one.
    before: BTreeMap<char, usize>,
}

/// Keeps what is known of kinds for the pages after this one.
pub(super) fn keep(mut kinds: Vec<LetterKind>) -> Vec<LetterKind> {
    kinds.retain(|kind| kind.count > 1 && !kind.letters.is_empty());
    for kind in &mut kinds {
        kind.before.clone_from(&kind.letters);
    }
    kinds
}

impl LetterKind {
    /// Returns whether it was recognised often enough to be known.
    pub fn is_known(&self) -> bool {
        self.letters.values().sum::<usize>() >= MANY
    }

    /// Returns whether it may be a letter of this size, as one that is drawn badly.
    pub fn is_about(&self, sides: (f32, f32)) -> bool {
        self.is_size(sides, ABOUT)
    }

    /// Returns whether its sides are these, but for a share of them or two pixels.
    fn is_size(&self, (width, height): (f32, f32), share: f32) -> bool {
        let is_near = |one: f32, other: f32| (one - other).abs() <= (share * other).max(2.0);
        is_near(width, self.width) && is_near(height, self.height)
    }

    /// Returns the letter that they are most often recognised as; `None` if they never are.
    pub fn letter(&self) -> Option<char> {
        let most = self.letters.iter().max_by_key(|(_, count)| **count)?;
        Some(*most.0)
    }
}

/// Returns the letters of a page, line by line from left to right. What looks like none of these `kinds` is added to
/// them, without a name. `ink` has all marks of the page.
/// `are_parts` tells whether a mark and the next one to its right are parts of one letter.
pub(super) fn drawn_letters(
    page: &GrayImage,
    ink: Vec<PrintedArea>,
    words: &[RecognisedWord],
    are_parts: fn(&PrintedArea, &PrintedArea) -> bool,
    kinds: &mut Vec<LetterKind>,
) -> Vec<DrawnLetter> {
    let ink = InkByRow::new(ink);
    let mut prints = Vec::new();
    let lines = words.chunk_by(|one, next| one.line == next.line);
    for (number, line) in lines.enumerate() {
        for area in areas(line, &ink, are_parts) {
            prints.push(DrawnLetter::new(area, number, kind(page, &area, kinds)));
        }
    }
    prints
}

/// Counts how often the letters of each kind were recognised as which letter. `can_be` tells, for the index of a line, a
/// word of it and the index of a letter, whether this letter can be there. Others are misread and do not count.
pub(super) fn name(
    words: &[RecognisedWord],
    prints: &mut [DrawnLetter],
    kinds: &mut [LetterKind],
    can_be: impl Fn(usize, &str, usize) -> bool,
) {
    for kind in kinds.iter_mut() {
        kind.letters.clone_from(&kind.before);
    }
    for print in prints.iter_mut() {
        print.recognised = None;
    }
    let mut begin = 0;
    let lines = words.chunk_by(|one, next| one.line == next.line);
    for (number, line) in lines.enumerate() {
        let of_line = prints[begin..].iter();
        let end = begin + of_line.take_while(|print| print.line == number).count();
        for word in line {
            let can_be = |at: usize| can_be(number, &word.text, at);
            name_word(word, &mut prints[begin..end], can_be);
        }
        begin = end;
    }
    for print in prints.iter() {
        if let Some(letter) = print.recognised {
            *kinds[print.kind].letters.entry(letter).or_default() += 1;
        }
    }
}

/// Returns the areas of the letters of a line, from left to right.
fn areas(
    line: &[RecognisedWord],
    ink: &InkByRow,
    are_parts: fn(&PrintedArea, &PrintedArea) -> bool,
) -> Vec<PrintedArea> {
    let middle = |number: fn(&RecognisedWord) -> f32| {
        median(line.iter().map(|word| f64::from(number(word))).collect()) as f32
    };
    let (top, bottom) = (middle(|word| word.top), middle(|word| word.bottom));
    let left = line
        .iter()
        .map(|word| word.left)
        .fold(f32::INFINITY, f32::min);
    let right = line.iter().map(|word| word.right).fold(0.0, f32::max);
    let height = bottom - top;
    let beyond = BEYOND * height;
    // Numbers in old style are as low as small letters, and may be half of the words.
    let largest = LARGE * high(line);
    let mut of_line: Vec<PrintedArea> = ink
        .between(top - beyond, bottom + beyond)
        .filter(|area| {
            let sides = area.width.max(area.height) as f32;
            let is_beside =
                area.right() as f32 > left - largest && (area.left as f32) < right + largest;
            is_beside && sides <= largest && sides >= height / 12.0
        })
        .copied()
        .collect();
    of_line.sort_by_key(|area| area.left);
    let mut areas: Vec<PrintedArea> = Vec::new();
    for area in of_line {
        match areas.last_mut() {
            Some(last) if are_parts(last, &area) => *last = last.joined(&area),
            _ => areas.push(area),
        }
    }
    areas
}

/// Returns the height of the higher words of a line, three quarters of which are lower.
fn high(line: &[RecognisedWord]) -> f32 {
    let heights = line.iter().map(|word| word.bottom - word.top);
    let mut heights: Vec<f32> = heights.collect();
    heights.sort_by(f32::total_cmp);
    heights.get(3 * heights.len() / 4).copied().unwrap_or(0.0)
}

/// Returns whether two marks share columns of pixels, in a good part of the narrower one.
pub(super) fn overlap(before: &PrintedArea, area: &PrintedArea) -> bool {
    let shared = before.right().min(area.right()).saturating_sub(area.left);
    shared as f32 >= OVERLAP * before.width.min(area.width) as f32 && shared > 0
}

/// Returns whether two marks are parts of one letter: one stands above the other, as a dot above its letter, or
/// within its place. A letter above the long tail of another is no part of it.
pub(super) fn are_parts(before: &PrintedArea, area: &PrintedArea) -> bool {
    let shared = before.right().min(area.right()).saturating_sub(area.left) as f32;
    let is_above = before.bottom() <= area.top || area.bottom() <= before.top;
    let wide = if before.width > area.width {
        before
    } else {
        area
    };
    let narrow = before.width.min(area.width) as f32;
    let has_tail = wide.width as f32 > TAIL * wide.height as f32;
    match is_above {
        true => shared > 0.0 && shared >= OVERLAP * narrow,
        false => !has_tail && shared >= WITHIN * narrow,
    }
}

/// Returns the kind of what is printed in an area, which is a new one if nothing looked the same before.
pub(super) fn kind(page: &GrayImage, area: &PrintedArea, kinds: &mut Vec<LetterKind>) -> usize {
    let shape = print(page, area);
    let (width, height) = (area.width as f32, area.height as f32);
    let mut best = None;
    for (at, kind) in kinds.iter().enumerate() {
        if kind.is_size((width, height), SIZES) {
            let like = alike(&shape, &kind.shape);
            if like > best.map_or(SAME, |(_, like)| like) {
                best = Some((at, like));
            }
        }
    }
    let Some((at, _)) = best else {
        kinds.push(LetterKind {
            width,
            height,
            shape,
            count: 1,
            letters: BTreeMap::new(),
            before: BTreeMap::new(),
        });
        return kinds.len() - 1;
    };
    let known = &mut kinds[at];
    known.count += 1;
    let part = 1.0 / known.count as f32;
    let mean = |known: &mut f32, new: f32| *known += (new - *known) * part;
    mean(&mut known.width, width);
    mean(&mut known.height, height);
    for (cell, new) in known.shape.iter_mut().zip(shape) {
        mean(cell, new);
    }
    at
}

/// Tells the letters of a word what they were recognised as, if there are as many of both; otherwise those of the
/// square at its end. What a letter of the word cannot be, it is not told.
fn name_word(word: &RecognisedWord, line: &mut [DrawnLetter], can_be: impl Fn(usize) -> bool) {
    let prints = line.iter_mut().filter(|print| print.is_in(word));
    let prints: Vec<&mut DrawnLetter> = prints.collect();
    let letters: Vec<char> = word.text.chars().collect();
    let known = match letters.as_slice() {
        _ if letters.len() == prints.len() => letters.len(),
        // Some of what is drawn may be several letters.
        _ if letters.len() > prints.len() => 0,
        [.., 'a'..='h', '1'..='8'] => 2,
        [.., 'a'..='h', '1'..='8', '+' | '#'] => 3,
        _ => 0,
    };
    let letters = letters.into_iter().enumerate().rev();
    for ((at, letter), print) in letters.zip(prints.into_iter().rev()).take(known) {
        print.recognised = can_be(at).then_some(letter);
    }
}

//! The letters of a page as they are drawn, and which of them look the same.

use std::collections::BTreeMap;

use image::GrayImage;

use super::super::super::layout::median;
use super::super::super::scan::PrintedArea;
use super::super::ink::InkByRow;
use super::super::word::RecognisedWord;
use super::shapes::{Drawing, alike, print};

/// How far beyond the boxes of its words print of a line may reach, in heights of these boxes.
const BEYOND: f32 = 0.35;

/// The least share of its width with which a mark stands above or below another of its letter.
const OVERLAP: f32 = 0.4;

/// How alike two letters are at least that are one letter.
const SAME: f32 = 0.8;

/// How much the sides of one letter differ at most.
const SIZES: f32 = 0.12;

/// A letter, a sign, or a part of a figurine.
pub(super) struct DrawnLetter {
    pub area: PrintedArea,
    /// The index of its line.
    pub line: usize,
    /// The index of what looks the same.
    pub kind: usize,
}

/// Letters that look the same.
pub(super) struct LetterKind {
    /// The mean of their sides.
    pub width: f32,
    pub height: f32,
    shape: Drawing,
    pub count: usize,
    /// How often they were recognised as each letter.
    letters: BTreeMap<char, usize>,
}

impl LetterKind {
    /// Returns the letter that they are most often recognised as; `None` if they never are.
    pub fn letter(&self) -> Option<char> {
        let most = self.letters.iter().max_by_key(|(_, count)| **count)?;
        Some(*most.0)
    }
}

/// Returns the letters of a page, line by line from left to right, and their kinds. `ink` has all its marks.
pub(super) fn drawn_letters(
    page: &GrayImage,
    ink: Vec<PrintedArea>,
    words: &[RecognisedWord],
) -> (Vec<DrawnLetter>, Vec<LetterKind>) {
    let ink = InkByRow::new(ink);
    let (mut prints, mut kinds) = (Vec::new(), Vec::new());
    let lines = words.chunk_by(|one, next| one.line == next.line);
    for (number, line) in lines.enumerate() {
        let begin = prints.len();
        for area in areas(line, &ink) {
            let kind = kind(page, &area, &mut kinds);
            prints.push(DrawnLetter {
                area,
                line: number,
                kind,
            });
        }
        for word in line {
            name(word, &prints[begin..], &mut kinds);
        }
    }
    (prints, kinds)
}

/// Returns the areas of the letters of a line, from left to right.
fn areas(line: &[RecognisedWord], ink: &InkByRow) -> Vec<PrintedArea> {
    let middle = |number: fn(&RecognisedWord) -> f32| {
        median(line.iter().map(|word| f64::from(number(word))).collect()) as f32
    };
    let (top, bottom) = (middle(|word| word.top), middle(|word| word.bottom));
    let height = bottom - top;
    let beyond = BEYOND * height;
    let mut of_line: Vec<PrintedArea> = ink
        .between(top - beyond, bottom + beyond)
        .filter(|area| {
            let sides = area.width.max(area.height) as f32;
            sides <= 2.0 * height && sides >= height / 12.0
        })
        .copied()
        .collect();
    of_line.sort_by_key(|area| area.left);
    let mut areas: Vec<PrintedArea> = Vec::new();
    for area in of_line {
        match areas.last_mut() {
            Some(last) if overlap(last, &area) => *last = last.joined(&area),
            _ => areas.push(area),
        }
    }
    areas
}

/// Returns whether a mark stands above or below what is left of it, as a dot above its letter.
fn overlap(before: &PrintedArea, area: &PrintedArea) -> bool {
    let shared = before.right().min(area.right()).saturating_sub(area.left);
    shared as f32 >= OVERLAP * before.width.min(area.width) as f32 && shared > 0
}

/// Returns the kind of what is printed in an area, which is a new one if nothing looked the same before.
pub(super) fn kind(page: &GrayImage, area: &PrintedArea, kinds: &mut Vec<LetterKind>) -> usize {
    let shape = print(page, area);
    let (width, height) = (area.width as f32, area.height as f32);
    let is_size = |one: f32, other: f32| (one - other).abs() <= (SIZES * other).max(2.0);
    let mut best = None;
    for (at, kind) in kinds.iter().enumerate() {
        if is_size(width, kind.width) && is_size(height, kind.height) {
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

/// Counts the letters of a word for the kinds of its letters, if there are as many of both; otherwise those of
/// the square at its end.
fn name(word: &RecognisedWord, line: &[DrawnLetter], kinds: &mut [LetterKind]) {
    let in_word = |print: &&DrawnLetter| {
        let middle = print.area.left as f32 + print.area.width as f32 / 2.0;
        (word.left..=word.right).contains(&middle)
    };
    let prints: Vec<&DrawnLetter> = line.iter().filter(in_word).collect();
    let letters: Vec<char> = word.text.chars().collect();
    let known = match letters.as_slice() {
        _ if letters.len() == prints.len() => letters.len(),
        [.., 'a'..='h', '1'..='8'] => 2,
        [.., 'a'..='h', '1'..='8', '+' | '#'] => 3,
        _ => 0,
    };
    for (letter, print) in letters.iter().rev().zip(prints.iter().rev()).take(known) {
        *kinds[print.kind].letters.entry(*letter).or_default() += 1;
    }
}

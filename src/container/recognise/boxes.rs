//! Widens the boxes of words to the ink that belongs to them.
//!
//! A recogniser may leave the first or the last letter of a word out of the word's box though it has read
//! the letter. Then the box is too narrow for its letters, and beside it is ink that is in no box.
//!
//! | print | box of `P-K4` | becomes |
//! |---|---|---|
//! | `1.  P-K4` | around `-K4` | around `P-K4` |
//! | `1.  P-K4` | around `P-K4` | the same |
//!
//! Two words may have one box, or the second one a box around both. Then each gets its part. The box of a word that
//! reaches over those behind it ends before them. One printed line may be recognised as two, whose words stand in one
//! place. Then the surer words stay.

use super::super::layout::median;
use super::super::scan::PrintedArea;
use super::ink::InkByRow;
use super::letters::width;
use super::word::RecognisedWord;

/// A box is too narrow below this share of the width that its letters take elsewhere on the page.
const NARROW: f64 = 0.9;

/// The widest gap between a letter and its word, as a share of the height of the word.
const GAP: f32 = 0.9;

/// Share of the higher of two lines, or words, from which they are level.
const LEVEL: f32 = 0.6;

/// The width of the gap between two words, beside that of a letter.
const SPACE: f64 = 0.5;

/// The least room that a word has for its letters, as a share of what they take elsewhere on the page.
const ROOM: f64 = 0.6;

/// Makes one line of two that stand in one place. Of two words that stand there too, the surer one stays.
pub(super) fn join_lines(words: &mut Vec<RecognisedWord>) {
    let mut lines: Vec<Vec<RecognisedWord>> = Vec::new();
    for line in words.chunk_by(|one, next| one.line == next.line) {
        match lines.iter_mut().find(|other| are_one(other, line)) {
            Some(other) => join(other, line),
            None => lines.push(line.to_vec()),
        }
    }
    *words = lines.concat();
}

/// Returns whether two lines stand in one place, and words of them do.
fn are_one(one: &[RecognisedWord], other: &[RecognisedWord]) -> bool {
    let rows = |line: &[RecognisedWord]| {
        let middle = |edge: fn(&RecognisedWord) -> f32| {
            median(line.iter().map(|word| f64::from(edge(word))).collect()) as f32
        };
        (middle(|word| word.top), middle(|word| word.bottom))
    };
    are_level(rows(one), rows(other))
        && other
            .iter()
            .any(|word| one.iter().any(|one| is_same_place(one, word)))
}

/// Returns whether two words stand in one place.
fn is_same_place(one: &RecognisedWord, other: &RecognisedWord) -> bool {
    one.shares_columns_with(other) && are_level((one.top, one.bottom), (other.top, other.bottom))
}

/// Returns whether two stretches of rows, each from one down to another, are nearly the same. The rows of two lines
/// that are set tight may overlap too, so that more is asked here than of words within a line.
fn are_level((top, bottom): (f32, f32), (other_top, other_bottom): (f32, f32)) -> bool {
    let height = (bottom - top).max(other_bottom - other_top);
    bottom.min(other_bottom) - top.max(other_top) > LEVEL * height
}

/// Adds the words of a line to those of another that stands in its place.
fn join(words: &mut Vec<RecognisedWord>, line: &[RecognisedWord]) {
    let number = words[0].line;
    for word in line {
        let is_surer = |other: &RecognisedWord| word.confidence > other.confidence;
        if words
            .iter()
            .all(|other| !is_same_place(other, word) || is_surer(other))
        {
            words.retain(|other| !is_same_place(other, word));
            words.push(RecognisedWord {
                line: number,
                ..word.clone()
            });
        }
    }
    words.sort_by(|one, next| one.left.total_cmp(&next.left));
}

/// Divides the boxes that words of a line have together.
pub(super) fn divide(words: &mut [RecognisedWord]) {
    let usual = usual_width(words);
    for line in words.chunk_by_mut(|one, next| one.line == next.line) {
        for at in 1..line.len() {
            let (one, next) = (&line[at - 1], &line[at]);
            if !one.shares_columns_with(next) {
                continue;
            }
            // A box may reach over all words behind its own.
            let room = f64::from(next.left - one.left);
            if next.right <= one.right && room >= ROOM * usual * size(one) {
                line[at - 1].right = next.left;
                continue;
            }
            let (left, right) = (one.left.min(next.left), one.right.max(next.right));
            let all = letters(one) + SPACE + letters(next);
            let place = |before: f64| left + (right - left) * (before / all) as f32;
            let ends = (place(letters(one)), place(letters(one) + SPACE));
            (line[at - 1].left, line[at - 1].right) = (left, ends.0);
            (line[at].left, line[at].right) = (ends.1, right);
        }
    }
}

/// Widens the boxes that are too narrow. `ink` has the letters of the page.
pub(super) fn widen(words: &mut [RecognisedWord], ink: Vec<PrintedArea>) {
    let usual = usual_width(words);
    let ink = InkByRow::new(ink);
    for line in words.chunk_by_mut(|one, next| one.line == next.line) {
        for at in 0..line.len() {
            let expected = usual * size(&line[at]);
            let (before, rest) = line.split_at_mut(at);
            let Some((word, after)) = rest.split_first_mut() else {
                continue;
            };
            let from = before.last().map_or(0.0, |word| word.right);
            let to = after.first().map_or(f32::INFINITY, |word| word.left);
            grow(word, (from, to), expected, &ink);
        }
    }
}

/// Returns how wide most words are, as a multiple of their size.
fn usual_width(words: &[RecognisedWord]) -> f64 {
    let widths = words
        .iter()
        .map(|word| f64::from(word.right - word.left) / size(word));
    median(widths.collect())
}

/// Returns how wide the letters of a word usually are together, where one is as wide as they are high.
fn size(word: &RecognisedWord) -> f64 {
    letters(word) * f64::from(word.bottom - word.top).max(1.0)
}

/// Returns how wide the letters of a word usually are together.
fn letters(word: &RecognisedWord) -> f64 {
    word.text.chars().map(width).sum::<f64>().max(0.1)
}

/// Adds letters beside a word to its box while it is narrower than expected. `free` is the place between
/// its neighbours.
fn grow(word: &mut RecognisedWord, free: (f32, f32), expected: f64, ink: &InkByRow) {
    let is_narrow = |word: &RecognisedWord| f64::from(word.right - word.left) < NARROW * expected;
    if !is_narrow(word) {
        return;
    }
    let (top, bottom) = (word.top, word.bottom);
    let beside: Vec<(f32, f32)> = ink
        .between(top, bottom)
        .map(|area| (area.left as f32, area.right() as f32))
        .filter(|&(left, right)| left >= free.0 && right <= free.1)
        .collect();
    let gap = GAP * (bottom - top);
    while is_narrow(word) {
        let left = beside.iter().filter(|(left, _)| *left < word.left);
        let left = left.max_by(|one, other| one.1.total_cmp(&other.1));
        let right = beside.iter().filter(|(_, right)| *right > word.right);
        let right = right.min_by(|one, other| one.0.total_cmp(&other.0));
        let before = left.map_or(f32::INFINITY, |(_, right)| word.left - right);
        let behind = right.map_or(f32::INFINITY, |(left, _)| left - word.right);
        match (left, right) {
            (Some(&(left, _)), _) if before <= behind && before <= gap => word.left = left,
            (_, Some(&(_, right))) if behind < before && behind <= gap => word.right = right,
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::word::word_at;
    use super::*;

    fn word(text: &str, left: f32, right: f32) -> RecognisedWord {
        word_at(text, 0, (left, 100.0, right, 120.0))
    }

    fn letter(left: u32, top: u32) -> PrintedArea {
        PrintedArea {
            left,
            top,
            width: 14,
            height: 20,
        }
    }

    #[test]
    fn one_line_that_was_recognised_as_two_is_one() {
        let line = |text, line, confidence, (left, top, right, bottom)| RecognisedWord {
            confidence,
            ..word_at(text, line, (left, top, right, bottom))
        };
        let mut words = vec![
            line("Kt", 0, 40.0, (0.0, 100.0, 40.0, 130.0)),
            line("toK", 0, 40.0, (60.0, 100.0, 130.0, 130.0)),
            line("P", 1, 90.0, (0.0, 131.0, 20.0, 160.0)),
            line("to", 2, 60.0, (55.0, 101.0, 85.0, 131.0)),
            line("K4", 2, 60.0, (95.0, 101.0, 140.0, 131.0)),
        ];
        join_lines(&mut words);
        let read = words.iter().map(|word| (word.text.as_str(), word.line));
        let read: Vec<(&str, u32)> = read.collect();
        assert_eq!(read, [("Kt", 0), ("to", 0), ("K4", 0), ("P", 1)]);
    }

    #[test]
    fn two_words_in_one_box_get_their_parts_of_it() {
        let mut words = [
            word("Q", 8.0, 24.0),
            word("takes", 0.0, 131.0),
            word("P-Q4", 200.0, 260.0),
            word("ch", 250.0, 280.0),
        ];
        divide(&mut words);
        let boxes: Vec<(f32, f32)> = words.iter().map(|word| (word.left, word.right)).collect();
        assert_eq!(boxes[2..], [(200.0, 260.0), (250.0, 280.0)]);
        assert!((20.0..35.0).contains(&boxes[0].1) && boxes[0].0 == 0.0);
        assert!((boxes[0].1..45.0).contains(&boxes[1].0) && boxes[1].1 == 131.0);
    }

    #[test]
    fn a_box_that_reaches_over_the_words_behind_its_own_ends_before_them() {
        let mut words = [
            word("1PtoQ3", 0.0, 300.0),
            word("PtoK3", 100.0, 170.0),
            word("Kt", 190.0, 300.0),
            word("to", 220.0, 245.0),
            word("B3", 260.0, 300.0),
        ];
        divide(&mut words);
        let boxes: Vec<(f32, f32)> = words.iter().map(|word| (word.left, word.right)).collect();
        assert_eq!(boxes[..2], [(0.0, 100.0), (100.0, 170.0)]);
        assert_eq!(boxes[2..], [(190.0, 220.0), (220.0, 245.0), (260.0, 300.0)]);
    }

    #[test]
    fn a_box_without_its_first_or_last_letter_gets_it_and_no_other() {
        let mut words = [
            word("1.", 0.0, 15.0),
            word("P-K4", 70.0, 104.0),
            word("B-Q3", 200.0, 254.0),
            word("Kt-K2", 300.0, 350.0),
            word("R-R1", 400.0, 454.0),
        ];
        let ink = [
            // The P before K4, the 2 behind K, a letter of the line below, and one far away.
            letter(50, 100),
            letter(356, 100),
            letter(52, 140),
            letter(480, 100),
        ];
        widen(&mut words, ink.to_vec());
        let boxes: Vec<(f32, f32)> = words.iter().map(|word| (word.left, word.right)).collect();
        assert_eq!(
            boxes,
            [
                (0.0, 15.0),
                (50.0, 104.0),
                (200.0, 254.0),
                (300.0, 370.0),
                (400.0, 454.0)
            ]
        );
    }
}

//! The letters of a page as they are drawn, and which of them each word has.

use super::super::layout::median;
use super::super::picture::{PagePicture, marks_of};
use super::drawn_letters::{DrawnLetter, LetterKind, are_parts, drawn_letters};
use super::move_words::is_score;
use super::word::RecognisedWord;

/// Pixels darker than this are ink, so that letters with thin lines hang together.
const INK: u8 = 115;

/// The widest gap within a word, in heights of tall letters.
const GAP: f32 = 0.3;

/// The greatest side of a dot, in heights of tall letters.
const DOT: f32 = 0.3;

/// The letters of a page.
pub(super) struct DrawnPage {
    /// The letters, line by line from left to right.
    pub letters: Vec<DrawnLetter>,
    /// What they look like.
    pub kinds: Vec<LetterKind>,
    /// The middle height of capitals and figures.
    pub tall: f32,
    /// For each line, whether it is more of a score than of a sentence.
    pub are_score: Vec<bool>,
}

impl DrawnPage {
    /// Finds the letters in the lines of these words. `kinds` are those of the pages before this one.
    pub fn of(
        words: &[RecognisedWord],
        page: &PagePicture,
        mut kinds: Vec<LetterKind>,
    ) -> DrawnPage {
        let ink = marks_of(&page.clean, INK);
        let letters = drawn_letters(&page.clean, ink, words, are_parts, &mut kinds);
        let tall = tall(&letters);
        let lines = words.chunk_by(|one, next| one.line == next.line);
        DrawnPage {
            letters,
            kinds,
            tall,
            are_score: lines.map(is_score).collect(),
        }
    }

    /// Returns the letters of a line, by its index.
    pub fn line(&self, number: usize) -> &[DrawnLetter] {
        let begin = self.letters.partition_point(|letter| letter.line < number);
        let end = self.letters.partition_point(|letter| letter.line <= number);
        &self.letters[begin..end]
    }

    /// Returns the letters in a word, and those close beside it that are in no other word. The word is given by the
    /// index of its line, the words of this line, and its index among these.
    pub fn word(&self, number: usize, line: &[RecognisedWord], at: usize) -> &[DrawnLetter] {
        let letters = self.line(number);
        let is_free = |letter: &DrawnLetter| !line.iter().any(|word| letter.is_in(word));
        let is_close = |at: usize| is_close(&letters[at - 1], &letters[at], GAP * self.tall);
        let word = &line[at];
        let Some(mut begin) = letters.iter().position(|letter| letter.is_in(word)) else {
            return &[];
        };
        let inside = letters[begin..]
            .iter()
            .take_while(|letter| letter.is_in(word));
        let mut end = begin + inside.count();
        while begin > 0 && is_free(&letters[begin - 1]) && is_close(begin) {
            begin -= 1;
        }
        while end < letters.len() && is_free(&letters[end]) && is_close(end) {
            end += 1;
        }
        &letters[begin..end]
    }

    /// Returns letters that stand close together, none of which is in a word, with the index of their line.
    pub fn outside_words(&self, words: &[RecognisedWord]) -> Vec<(usize, &[DrawnLetter])> {
        let lines: Vec<&[RecognisedWord]> =
            words.chunk_by(|one, next| one.line == next.line).collect();
        let is_next = |one: &DrawnLetter, next: &DrawnLetter| {
            one.line == next.line && is_close(one, next, GAP * self.tall)
        };
        let together = self.letters.chunk_by(is_next);
        let outside = together.filter(|letters| {
            let line = lines.get(letters[0].line);
            let is_in_word = |letter: &DrawnLetter| {
                line.is_none_or(|line| line.iter().any(|word| letter.is_in(word)))
            };
            !letters.iter().any(is_in_word)
        });
        outside.map(|letters| (letters[0].line, letters)).collect()
    }

    /// Returns whether a letter is a dot.
    pub fn is_dot(&self, letter: &DrawnLetter) -> bool {
        let side = letter.area.width.max(letter.area.height) as f32;
        side < DOT * self.tall
    }
}

/// Returns the middle height of letters as high as capitals and figures.
fn tall(letters: &[DrawnLetter]) -> f32 {
    let mut heights: Vec<f64> = letters
        .iter()
        .map(|letter| f64::from(letter.area.height))
        .collect();
    let middle = median(heights.clone());
    heights.retain(|height| *height >= middle);
    median(heights) as f32
}

/// Returns whether there is at most this gap between two letters of a line.
const fn is_close(one: &DrawnLetter, next: &DrawnLetter, gap: f32) -> bool {
    next.area.left.saturating_sub(one.area.right()) as f32 <= gap
}

//! Finds the dots that stand for a move. Recognisers take them for letters.
//!
//! | print | recognised | becomes |
//! |---|---|---|
//! | `12. ......` | `12. eee` | `12.`, `......` |
//! | `12. ......` | `Ww...` | `Ww.`, `......`, and the number is found by counting |

use super::super::picture::PagePicture;
use super::drawn_letters::DrawnLetter;
use super::drawn_page::DrawnPage;
use super::word::RecognisedWord;

/// Fewest dots that stand for a move.
const FEWEST: usize = 3;

/// Makes the dots of a page words of their own.
pub(super) fn find(words: &mut Vec<RecognisedWord>, page: &PagePicture) {
    let drawn = DrawnPage::of(words, page, Vec::new());
    let mut parted = Vec::with_capacity(words.len());
    let lines = words.chunk_by(|one, next| one.line == next.line);
    for (number, line) in lines.enumerate() {
        for (at, word) in line.iter().enumerate() {
            let letters = drawn.word(number, line, at);
            let before = letters.iter().rposition(|letter| !drawn.is_dot(letter));
            parted.extend(parts(word, letters, before.map_or(0, |before| before + 1)));
        }
    }
    *words = parted;
}

/// Returns a word and the dots at its end, of which the first is at a place in it, as two words.
fn parts(word: &RecognisedWord, letters: &[DrawnLetter], mut begin: usize) -> Vec<RecognisedWord> {
    let left = |at: usize| letters[at].area.left;
    let gap = |at: usize| left(at + 1).saturating_sub(letters[at].area.right());
    // The first one may be the stop of a number.
    if begin > 0 && begin + 2 < letters.len() && gap(begin) > 2 * gap(begin + 1) {
        begin += 1;
    }
    let Some(last) = letters.last().filter(|_| letters.len() >= begin + FEWEST) else {
        return vec![word.clone()];
    };
    let dots = RecognisedWord {
        text: "......".to_owned(),
        left: left(begin) as f32,
        right: last.area.right() as f32,
        ..word.clone()
    };
    if begin == 0 {
        return vec![dots];
    }
    let number = RecognisedWord {
        text: word.text.chars().take(begin).collect(),
        right: letters[begin - 1].area.right() as f32,
        ..word.clone()
    };
    vec![number, dots]
}

#[cfg(test)]
mod tests {
    use image::{GrayImage, Luma};

    use super::super::super::picture;
    use super::super::print_of_tests::{draw, draw_letter};
    use super::super::word::word_at;
    use super::*;

    #[test]
    fn dots_are_a_word_of_their_own_whatever_they_were_recognised_as() {
        for (number, recognised, becomes) in [("", "eee", "......"), ("3", "Ww", "W ......")] {
            let mut page = GrayImage::from_pixel(900, 300, Luma([255]));
            for nth in 0..8 {
                draw_letter(&mut page, (400 + 50 * nth, 100), 'K');
            }
            for letter in number.chars() {
                draw_letter(&mut page, (100, 100), letter);
            }
            for dot in 0..6 {
                draw(&mut page, (180 + 18 * dot, 125), "#", 5);
            }
            let left = if number.is_empty() { 180.0 } else { 100.0 };
            let mut words = vec![
                word_at(recognised, 0, (left, 100.0, 275.0, 130.0)),
                word_at("KKKKKKKK", 0, (400.0, 100.0, 795.0, 130.0)),
            ];
            find(&mut words, &picture::prepared(page).remove(0));
            let words: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
            assert_eq!(words.join(" "), format!("{becomes} KKKKKKKK"));
        }
    }
}

//! Turns the words of a recogniser into letters in their places, for the layout.
//!
//! A recogniser tells the box of a word, but not its baseline and the size of its print. Both follow
//! from the letters in it:
//!
//! | word | its box |
//! |---|---|
//! | `Black`, `P-K4` | reaches from the baseline to the height of capitals |
//! | `wrong` | begins at the height of small letters |
//! | `play`, `Q`, `1,` | reaches below the baseline |
//! | `B4` with the figures of old print | reaches below the baseline too: only 6 and 8 are as high as capitals there, and 0, 1 and 2 as small letters |

use super::super::layout::{LevelGlyph, median};
use super::word::RecognisedWord;

/// Height of capitals and figures, as a share of the size of print.
const CAPITAL: f64 = 0.68;

/// Height of small letters, as a share of the size of print.
const SMALL: f64 = 0.44;

/// How far letters reach below the baseline, as a share of the size of print.
const BELOW: f64 = 0.22;

/// Returns the letters of the words of a page. `first` is the number of words on the pages before it.
pub(super) fn letters(words: &[RecognisedWord], first: u32) -> Vec<LevelGlyph> {
    let mut letters = Vec::new();
    let mut at = first;
    let figures = Figures::of(words);
    for line in words.chunk_by(|one, next| one.line == next.line) {
        let (y, size) = baseline(line, figures);
        for (nth, word) in line.iter().enumerate() {
            // Boxes may overlap, and the letters of two words must not be mixed.
            let next = line.get(nth + 1).map_or(f32::INFINITY, |next| next.left);
            let word = &RecognisedWord {
                right: word.right.min(next.max(word.left + 1.0)),
                ..word.clone()
            };
            if nth > 0 {
                // The recogniser has seen a gap, however narrow it is.
                let between = f64::from(word.left);
                let order = letters.len();
                letters.push(letter(" ".to_owned(), (between, between), (y, size), order));
            }
            match is_dots(word, size) {
                true => dots(word, (y, size), at, &mut letters),
                false => spread(word, (y, size), at, &mut letters),
            }
            at += 1;
        }
    }
    letters
}

fn letter(text: String, (x0, x1): (f64, f64), (y, size): (f64, f64), order: usize) -> LevelGlyph {
    LevelGlyph {
        text,
        x0,
        x1,
        y,
        size,
        order,
        word: None,
    }
}

/// Adds the letters of a word, which share its width by how wide they usually are.
fn spread(word: &RecognisedWord, at: (f64, f64), index: u32, letters: &mut Vec<LevelGlyph>) {
    let whole: f64 = word.text.chars().map(width).sum();
    let (left, right) = (f64::from(word.left), f64::from(word.right));
    let scale = (right - left).max(1.0) / whole.max(0.1);
    let mut x = left;
    for c in word.text.chars() {
        let end = x + scale * width(c);
        let order = letters.len();
        let mut one = letter(c.to_string(), (x, end), at, order);
        one.word = Some(index);
        letters.push(one);
        x = end;
    }
}

/// Confidence below which a word that is too wide for its letters stands for dots.
const DOTS: f32 = 50.0;

/// Width of a letter above which no print has letters so wide, as a multiple of the size of print.
const WIDEST: f64 = 1.6;

/// Returns whether a word stands for a row of dots, which recognisers take for one or two letters.
/// In a score such dots stand for a move of White.
fn is_dots(word: &RecognisedWord, size: f64) -> bool {
    let count = word.text.chars().count() as f64;
    let width = f64::from(word.right - word.left);
    word.confidence < DOTS && width > WIDEST * size * count.max(1.0)
}

/// Adds dots in the place of a word.
fn dots(word: &RecognisedWord, at: (f64, f64), index: u32, letters: &mut Vec<LevelGlyph>) {
    let dots = RecognisedWord {
        text: "......".to_owned(),
        ..word.clone()
    };
    spread(&dots, at, index, letters);
}

/// Returns about how wide a letter is beside others.
pub(super) fn width(c: char) -> f64 {
    match c {
        'i' | 'j' | 'l' | '.' | ',' | ';' | ':' | '\'' | '|' | '!' | '’' | ' ' => 0.5,
        'f' | 't' | 'r' | '-' | '(' | ')' | '1' | 'I' => 0.7,
        'm' | 'w' | 'M' | 'W' | '—' => 1.6,
        c if c.is_uppercase() => 1.35,
        _ => 1.0,
    }
}

/// Fewest lines that tell where the figures of a page stand.
const TELLING: usize = 3;

/// The figures of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Figures {
    /// All figures are as high as capitals and stand on the baseline.
    Lining,
    /// Figures reach above and below small letters as letters do, as `Kt` and `y`.
    OldStyle,
}

impl Figures {
    /// Returns the figures of a page by the words that would reach below the baseline in old style only.
    fn of(words: &[RecognisedWord]) -> Figures {
        let lines = words.chunk_by(|one, next| one.line == next.line);
        let depths = lines.filter_map(|line| {
            let bottoms = |is_deep: bool| {
                let words = line.iter().filter(|word| {
                    let text = word.text.as_str();
                    Figures::Lining.stand(text) && Figures::OldStyle.stand(text) != is_deep
                });
                let bottoms: Vec<f64> = words.map(|word| f64::from(word.bottom)).collect();
                (!bottoms.is_empty()).then(|| median(bottoms))
            };
            let (_, size) = baseline(line, Figures::Lining);
            Some((bottoms(true)? - bottoms(false)?) / size)
        });
        let depths: Vec<f64> = depths.collect();
        match depths.len() >= TELLING && median(depths) > BELOW / 2.0 {
            true => Figures::OldStyle,
            false => Figures::Lining,
        }
    }

    /// Returns whether nothing of a word reaches below the baseline, and something stands on it.
    fn stand(self, text: &str) -> bool {
        let is_deep = |c: char| match self {
            Figures::Lining => false,
            Figures::OldStyle => matches!(c, '3' | '4' | '5' | '7' | '9'),
        };
        text.chars().any(char::is_alphanumeric)
            && !text.contains([
                'g', 'j', 'p', 'q', 'y', 'Q', ',', ';', '(', ')', '[', ']', '/', '§',
            ])
            && !text.contains(is_deep)
    }

    /// Returns whether a letter or figure reaches as high as a capital.
    fn is_tall(self, c: char) -> bool {
        match self {
            Figures::OldStyle if c.is_ascii_digit() => matches!(c, '6' | '8'),
            _ => c.is_uppercase() || c.is_ascii_digit() || "bdfhklt".contains(c),
        }
    }

    /// Returns the size of print that the height of a word's box tells; `None` where it tells nothing.
    fn size(self, word: &RecognisedWord) -> Option<f64> {
        let height = f64::from(word.bottom - word.top);
        let tall = word.text.chars().any(|c| self.is_tall(c));
        let is_small = |c: char| c.is_lowercase() || c.is_ascii_digit();
        let above = match (tall, word.text.chars().any(is_small)) {
            (true, _) => CAPITAL,
            (false, true) => SMALL,
            (false, false) => return None,
        };
        let below = match self.stand(&word.text) {
            true => 0.0,
            false => BELOW,
        };
        Some(height / (above + below))
    }
}

/// Returns the baseline of a line, and the size of its print.
fn baseline(line: &[RecognisedWord], figures: Figures) -> (f64, f64) {
    let sizes: Vec<f64> = line.iter().filter_map(|word| figures.size(word)).collect();
    let tallest = line.iter().map(|word| f64::from(word.bottom - word.top));
    let size = match sizes.is_empty() {
        true => tallest.fold(1.0, f64::max),
        false => median(sizes).max(1.0),
    };
    let on = line.iter().filter(|word| figures.stand(&word.text));
    let on: Vec<f64> = on.map(|word| f64::from(word.bottom)).collect();
    let all = line
        .iter()
        .map(|word| f64::from(word.bottom) - BELOW * size);
    let y = match on.is_empty() {
        true => upper_median(all.collect()),
        false => upper_median(on),
    };
    (y, size)
}

/// Returns the median of some places, the upper of two: boxes err by reaching too far down, as where they take in a
/// part of the line below.
fn upper_median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let middle = numbers.len().saturating_sub(1) / 2;
    numbers.get(middle).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::super::word::word_at as word;
    use super::*;

    #[test]
    fn the_letters_of_a_line_stand_on_one_baseline_whatever_their_boxes() {
        let line = [
            word("Black", 1, (0.0, 0.0, 60.0, 20.4)),
            word("wrongly", 1, (70.0, 7.2, 140.0, 27.0)),
            word("played", 1, (150.0, 0.0, 210.0, 27.0)),
            word("1,", 1, (220.0, 0.0, 230.0, 25.0)),
        ];
        let letters = letters(&line, 7);
        assert!(letters.iter().all(|letter| (letter.y - 20.4).abs() < 0.01));
        assert!(
            letters
                .iter()
                .all(|letter| (28.0..32.0).contains(&letter.size))
        );
        let words: Vec<Option<u32>> = letters.iter().map(|letter| letter.word).collect();
        assert_eq!(words[0], Some(7));
        assert_eq!(words[5], None, "a space belongs to no word");
        assert_eq!(words[6], Some(8));
        let text: String = letters.iter().map(|letter| letter.text.as_str()).collect();
        assert_eq!(text, "Black wrongly played 1,");
    }

    #[test]
    fn figures_of_old_print_reach_below_the_baseline() {
        let line = |nth: u32, words: [&str; 4]| {
            let top = 40.0 * nth as f32;
            let word_of = |(at, text): (usize, &str)| {
                let is_deep = text.contains(['3', '4', '5', '7', '9']);
                let bottom = top + if is_deep { 27.0 } else { 20.4 };
                let left = 80.0 * at as f32;
                word(text, nth, (left, top, left + 60.0, bottom))
            };
            words
                .into_iter()
                .enumerate()
                .map(word_of)
                .collect::<Vec<_>>()
        };
        let lines = [
            ["P-KB4", "Kt-B1", "P-K3", "B-K2"],
            ["P-KR3", "Kt-B4", "R-K3", "B-K4"],
            ["PxP", "Kt-B1", "R-K5", "PxP"],
            ["PxP", "Kt-B6", "R-K5", "B-K2"],
        ];
        let words: Vec<RecognisedWord> = (0..)
            .zip(lines)
            .flat_map(|(nth, words)| line(nth, words))
            .collect();
        let mut places: Vec<f64> = letters(&words, 0).iter().map(|letter| letter.y).collect();
        places.dedup_by(|one, other| (*one - *other).abs() < 1.0);
        assert_eq!(places.len(), 4);
        let steps = places.windows(2).map(|pair| pair[1] - pair[0]);
        assert!(
            steps.clone().all(|step| (39.0..41.0).contains(&step)),
            "{places:?}"
        );
    }

    #[test]
    fn words_whose_boxes_overlap_are_not_mixed() {
        let line = [
            word("Kt", 1, (0.0, 0.0, 40.0, 20.0)),
            word("x", 1, (25.0, 5.0, 45.0, 20.0)),
            word("P", 1, (41.0, 0.0, 60.0, 20.0)),
        ];
        let mut letters = letters(&line, 0);
        letters.sort_by(|one, other| {
            one.x0
                .total_cmp(&other.x0)
                .then(one.order.cmp(&other.order))
        });
        let text: String = letters.iter().map(|letter| letter.text.as_str()).collect();
        assert_eq!(text, "Kt x P");
    }

    #[test]
    fn a_letter_as_wide_as_many_stands_for_dots() {
        let mut wide = word("a", 1, (0.0, 0.0, 228.0, 35.0));
        wide.confidence = 7.0;
        let line = [wide, word("B-Q2", 1, (600.0, 0.0, 700.0, 30.0))];
        let text: String = letters(&line, 0)
            .iter()
            .map(|letter| letter.text.clone())
            .collect();
        assert_eq!(text, "...... B-Q2");
    }

    #[test]
    fn the_letters_of_a_word_fill_its_box_from_left_to_right() {
        let letters = letters(&[word("Kt-B3", 1, (100.0, 0.0, 160.0, 20.0))], 0);
        assert_eq!(letters[0].x0, 100.0);
        assert!((letters[4].x1 - 160.0).abs() < 0.01);
        assert!(letters.windows(2).all(|pair| pair[0].x1 == pair[1].x0));
    }
}

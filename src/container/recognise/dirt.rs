//! Drops words that are only dirt: a recogniser takes a speck beside the print for a stop or a quotation mark.
//!
//! | recognised | its box | becomes |
//! |---|---|---|
//! | `R-R3 ‘ P-K4` | around a dot's size | `R-R3 P-K4` |
//! | `1 . P-K4` | around a dot's size, behind a number | the same |
//! | `P - K4` | around a dot's size, within a line | the same |
//! | `-The` at the begin of a line, in two words | around a dot's size | `The` |
//! | `— The` | as wide as a letter | the same |

use super::word::RecognisedWord;

/// The greatest width and height of a speck, in heights of a letter.
const SPECK: f32 = 0.55;

/// The widest gap between a number and its stop, in heights of a letter.
const GAP: f32 = 0.6;

/// Drops the words that are dirt of a page whose letters have this height in pixels, if it is known.
pub(super) fn drop_dirt(words: &mut Vec<RecognisedWord>, letter: Option<f32>) {
    let Some(letter) = letter else {
        return;
    };
    let is_dirt = |at: usize| {
        let word = &words[at];
        let same_line = |other: &&RecognisedWord| other.line == word.line;
        let before = at.checked_sub(1).map(|at| &words[at]).filter(same_line);
        let after = words.get(at + 1).filter(same_line);
        let size = (word.right - word.left).max(word.bottom - word.top);
        let is_within = before.is_some() && after.is_some();
        let is_stop = |before: &RecognisedWord| {
            before.text.ends_with(|c: char| c.is_ascii_digit())
                && word.left - before.right <= GAP * letter
        };
        let may_be_dirt = match word.text.as_str() {
            "-" | "–" | "=" => !is_within,
            "." | "," => !before.is_some_and(is_stop),
            text => !text
                .chars()
                .any(|c| c.is_alphanumeric() || "+#†‡×".contains(c)),
        };
        may_be_dirt && size <= SPECK * letter
    };
    let dirt: Vec<bool> = (0..words.len()).map(is_dirt).collect();
    let mut dirt = dirt.into_iter();
    words.retain(|_| dirt.next() != Some(true));
}

#[cfg(test)]
mod tests {
    use super::super::word::word_at;
    use super::*;

    /// Returns what is left of a line of words, each with its width and height. Letters are 20 pixels high.
    fn left(line: &[(&str, f32, f32)]) -> String {
        let mut left = 0.0;
        let word = |&(text, width, height): &(&str, f32, f32)| {
            let word = word_at(text, 0, (left, 20.0 - height, left + width, 20.0));
            left += width + 10.0;
            word
        };
        let mut words: Vec<RecognisedWord> = line.iter().map(word).collect();
        drop_dirt(&mut words, Some(20.0));
        let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
        texts.join(" ")
    }

    #[test]
    fn specks_are_dropped_and_print_is_kept() {
        for (line, kept) in [
            (
                vec![("R-R3", 50.0, 20.0), ("‘", 6.0, 6.0), ("P-K4", 50.0, 20.0)],
                "R-R3 P-K4",
            ),
            (
                vec![("1", 8.0, 20.0), (".", 4.0, 4.0), ("P-K4", 50.0, 20.0)],
                "1 . P-K4",
            ),
            (
                vec![("P", 15.0, 20.0), ("-", 8.0, 4.0), ("K4", 30.0, 20.0)],
                "P - K4",
            ),
            (vec![("-", 8.0, 4.0), ("The", 40.0, 20.0)], "The"),
            (vec![("—", 24.0, 4.0), ("The", 40.0, 20.0)], "— The"),
            (vec![("P-K4", 50.0, 20.0), ("†", 8.0, 11.0)], "P-K4 †"),
            (vec![(".", 5.0, 5.0)], ""),
        ] {
            assert_eq!(left(&line), kept);
        }
    }
}

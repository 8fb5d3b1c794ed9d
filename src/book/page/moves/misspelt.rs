//! Recognizes words of moves with a letter or two misprinted.
//!
//! | word | near |
//! |---|---|
//! | `takcs`, `Casties` | a word of moves |
//! | `bishep` | a word that says who moves |
//! | `talk`, `which` | none |

use std::sync::LazyLock;

use super::shape::WORDS;
use crate::book::page::limits;

/// The words of moves with their [letters].
static MOVES: LazyLock<Vec<NearWord>> = LazyLock::new(|| near_words(&WORDS));

/// Words that say which piece moves or that one moves, with their [letters].
static VERBS: LazyLock<Vec<NearWord>> = LazyLock::new(|| {
    near_words(&[
        "takes", "captures", "castles", "king", "queen", "rook", "bishop", "knight", "pawn",
    ])
});

/// Words of moves that prose uses as well, with their [letters].
static TELLING: LazyLock<Vec<NearWord>> = LazyLock::new(|| {
    near_words(&[
        "first", "second", "fifth", "sixth", "seventh", "eighth", "from", "with", "giving",
        "becoming", "retakes",
    ])
});

/// A word to compare with, and its [letters].
type NearWord = (&'static str, u32);

/// Returns those words that are long enough to be recognized with a letter misprinted.
fn near_words(words: &[&'static str]) -> Vec<NearWord> {
    let long = words.iter().filter(|word| word.len() >= 4);
    long.map(|word| (*word, letters(word))).collect()
}

/// Whether the word is a longer word of moves, or a misprint of one: `takcs`, `Casties`.
pub(in crate::book::page) fn is_near_word(word: &str) -> bool {
    is_near(word, &MOVES)
}

/// Whether the word says which piece moves or that one moves, or is a misprint of such a word.
pub(in crate::book::page) fn is_near_verb(word: &str) -> bool {
    is_near(word, &VERBS)
}

/// Whether the word occurs in prose as well as in moves told at length, or is a misprint of such a
/// word: `sixth`, `giving`.
pub(in crate::book::page) fn is_near_telling(word: &str) -> bool {
    is_near(word, &TELLING)
}

/// Whether the word is one of these, a letter or two aside.
fn is_near(word: &str, words: &[NearWord]) -> bool {
    let forgiven = match word.len() {
        0..=3 => return false,
        4 | 5 => 1,
        6..=limits::MISSPELT_BYTES => 2,
        _ => return false,
    };
    // Comparing the sets of letters is quick and rules out most words.
    let letters = letters(word);
    words.iter().any(|&(known, others)| {
        known.len().abs_diff(word.len()) <= forgiven
            && (letters & !others).count_ones() <= forgiven as u32
            && (others & !letters).count_ones() <= forgiven as u32
            && edits(word.as_bytes(), known.as_bytes()) <= forgiven
    })
}

/// Returns a set with one bit for each letter of the word, ignoring case.
fn letters(word: &str) -> u32 {
    let bit = |letters, byte: u8| letters | 1 << (byte & 31);
    word.bytes().fold(0, bit)
}

/// Returns how many letters must be changed, inserted or removed to turn one word into the other.
/// The other word is in small letters and at most two bytes longer than `limits::MISSPELT_BYTES`.
fn edits(one: &[u8], other: &[u8]) -> usize {
    let mut row: [usize; limits::MISSPELT_BYTES + 3] = std::array::from_fn(|place| place);
    for (at, letter) in one.iter().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (place, known) in other.iter().enumerate() {
            let changed = corner + usize::from(!letter.eq_ignore_ascii_case(known));
            corner = row[place + 1];
            row[place + 1] = changed.min(corner + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

//! Words of moves with a letter or two misprinted.
//!
//! | word | near |
//! |---|---|
//! | `takcs`, `Casties` | a word of moves |
//! | `bishep` | a word that says who moves |
//! | `talk`, `which` | none |

use std::sync::LazyLock;

use super::shape::WORDS;

/// The words of moves with their [letters].
static MOVES: LazyLock<Vec<NearWord>> = LazyLock::new(|| near_words(&WORDS));

/// Those that say who moves or that somebody does.
static VERBS: LazyLock<Vec<NearWord>> = LazyLock::new(|| {
    near_words(&[
        "takes", "captures", "castles", "king", "queen", "rook", "bishop", "knight", "pawn",
    ])
});

/// Those that prose has as well.
static TELLING: LazyLock<Vec<NearWord>> = LazyLock::new(|| {
    near_words(&[
        "first", "second", "fifth", "sixth", "seventh", "eighth", "from", "with", "giving",
        "becoming", "retakes",
    ])
});

/// A word that others are held against, and its [letters].
type NearWord = (&'static str, u32);

/// Those of these words that are long enough to be known with a letter misprinted.
fn near_words(words: &[&'static str]) -> Vec<NearWord> {
    let long = words.iter().filter(|word| word.len() >= 4);
    long.map(|word| (*word, letters(word))).collect()
}

/// Whether it is a longer word of moves, or a misprint of one: `takcs`, `Casties`.
pub(super) fn is_near_word(word: &str) -> bool {
    is_near(word, &MOVES)
}

/// Whether it is a word that says who moves or that somebody does, or a misprint of one.
pub(super) fn is_near_verb(word: &str) -> bool {
    is_near(word, &VERBS)
}

/// Whether it is a word that prose has as well as moves told at length, or a misprint of one: `sixth`, `giving`.
pub(super) fn is_near_telling(word: &str) -> bool {
    is_near(word, &TELLING)
}

/// The longest word that is held against those of moves, in bytes.
const LONGEST: usize = 13;

/// Whether the word is one of these but for a letter or two.
fn is_near(word: &str, words: &[NearWord]) -> bool {
    let forgiven = match word.len() {
        0..=3 => return false,
        4 | 5 => 1,
        6..=LONGEST => 2,
        _ => return false,
    };
    // Most words are told apart by which letters they have, which is quickly seen.
    let letters = letters(word);
    words.iter().any(|&(known, others)| {
        known.len().abs_diff(word.len()) <= forgiven
            && (letters & !others).count_ones() <= forgiven as u32
            && (others & !letters).count_ones() <= forgiven as u32
            && edits(word.as_bytes(), known.as_bytes()) <= forgiven
    })
}

/// A bit for each letter of the word, large and small alike.
fn letters(word: &str) -> u32 {
    let bit = |letters, byte: u8| letters | 1 << (byte & 31);
    word.bytes().fold(0, bit)
}

/// How many letters must be changed, put in or left out to make one word of the other, which is no longer than
/// the longest and in small letters.
fn edits(one: &[u8], other: &[u8]) -> usize {
    let mut row: [usize; LONGEST + 3] = std::array::from_fn(|place| place);
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

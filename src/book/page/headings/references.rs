//! Reads which moves a game borrows from another: "The first six moves as in the preceding game."
//!
//! | above the game | moves taken over |
//! |---|---|
//! | `The first six moves as in the preceding game.` | six of each side from the game before |
//! | `Move 1-4 as in Game No. 16.` `Moves 1 to 4 as in Game XVI` | four of each side from the game so headed |
//! | `as in the following game to White's 7th move` | thirteen plies from the game after it |
//! | `First three moves as before` | three of each side from the game before |
//!
//! The number of the first printed move also shows how many moves are borrowed, and it takes
//! precedence.

use super::vocabulary::{ORDINALS, flat};
use crate::book::languages::words;
use crate::book::page::limits;

/// The game that borrowed moves come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::book::page) enum SourceGame {
    /// The game before.
    Before,
    /// The game after.
    After,
    /// The game with this number in its heading.
    Number(u32),
}

/// How many plies are borrowed, if the words say so, and from which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::book::page) struct Borrowed {
    pub plies: Option<usize>,
    pub from: SourceGame,
}

const NUMBERS: [&str; 20] = [
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

/// Phrases that announce borrowed moves.
const MARKS: [&str; 12] = [
    "as in ",
    "same as",
    "identical with",
    "as before",
    "as above",
    "as given in",
    "as follows in",
    "see game",
    "see no",
    "see the preceding",
    "see the last",
    "similar to",
];

/// Reads what the paragraph says about borrowed moves.
pub(in crate::book::page) fn borrowed(paragraph: &str) -> Option<Borrowed> {
    let low = flat(paragraph).to_ascii_lowercase();
    // The period of "No. 16" does not end a clause.
    let low = low.replace("no. ", "no ").replace("nos. ", "no ");
    clauses(&low).find_map(clause)
}

/// Splits a text in small letters into its clauses.
fn clauses(low: &str) -> impl Iterator<Item = &str> {
    low.split(['.', ';', '(', ')', '[', ']'])
}

fn clause(clause: &str) -> Option<Borrowed> {
    if clause.len() > limits::CLAUSE_BYTES {
        return None;
    }
    let at = MARKS.iter().filter_map(|words| clause.find(words)).min()?;
    let words: Vec<&str> = clause
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let of_moves = |word: &&str| {
        let word = word.trim_end_matches('s');
        matches!(
            word,
            "move" | "opening" | "début" | "debut" | "beginning" | "commencement"
        )
    };
    if !words.iter().any(of_moves) {
        return None;
    }
    let (before, after) = clause.split_at(at);
    Some(Borrowed {
        plies: plies(before, after),
        from: source_game(after),
    })
}

/// Reads a word as a number: `6`, `six`, `6th`, `sixth`.
fn number(word: &str) -> Option<u32> {
    let place = |list: &[&str]| {
        let at = list.iter().position(|known| *known == word)?;
        u32::try_from(at + 1).ok()
    };
    let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let tail = &word[digits.len()..];
    let counted = matches!(tail, "" | "st" | "nd" | "rd" | "th" | "d");
    place(&NUMBERS)
        .or_else(|| place(&ORDINALS))
        .or_else(|| digits.parse().ok().filter(|_| counted))
}

/// Reads a number as headings print it: `16`, `XVI`, `sixteenth`.
pub(super) fn numeral(word: &str) -> Option<u32> {
    let low = word.to_ascii_lowercase();
    number(&low).or_else(|| roman(&low))
}

/// Reads a Roman number in small letters: `xvi` is 16.
fn roman(low: &str) -> Option<u32> {
    let value = |c: char| match c {
        'i' => Some(1),
        'v' => Some(5),
        'x' => Some(10),
        'l' => Some(50),
        'c' => Some(100),
        _ => None,
    };
    if low.is_empty() || low.len() > 8 {
        return None;
    }
    let mut total = 0;
    let mut last = 0;
    for c in low.chars().rev() {
        let value: u32 = value(c)?;
        if value < last {
            total -= value.min(total);
        } else {
            total += value;
            last = value;
        }
    }
    Some(total)
}

/// Returns the number of plies stated by the words before and after the mark.
fn plies(before: &str, after: &str) -> Option<usize> {
    // "up to Black's 5th", "to White's 7th move"
    for (side, extra) in [("white's ", 1), ("black's ", 0)] {
        let whole = [before, after].concat().replace('’', "'");
        if let Some(at) = whole.find(side) {
            let rest = &whole[at + side.len()..];
            let word = rest.split(|c: char| !c.is_alphanumeric()).next()?;
            let many = number(word).filter(|many| (1..=40).contains(many))?;
            return Some(2 * many as usize - extra);
        }
    }
    // In "1-6" the last number counts. The "first" in "the first moves" is no number.
    let words = before
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| *word != "first");
    let many = words.filter_map(number).next_back()?;
    (1..=40).contains(&many).then_some(2 * many as usize)
}

/// Returns the game named by the words after the mark.
fn source_game(after: &str) -> SourceGame {
    let words: Vec<&str> = after
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let is_game = |word: &str| {
        matches!(word, "game" | "games" | "no" | "nos" | "number") || words::is_game(word)
    };
    for (at, word) in words.iter().enumerate() {
        match *word {
            "following" | "next" | "subsequent" => return SourceGame::After,
            "preceding" | "previous" | "last" | "foregoing" | "former" => {
                return SourceGame::Before;
            }
            word if is_game(word) => {
                let next = words[at + 1..]
                    .iter()
                    .find(|word| !matches!(**word, "the" | "no" | "number"));
                if let Some(number) = next.and_then(|word| numeral(word)) {
                    return SourceGame::Number(number);
                }
            }
            // "the fifth game", not "the sixth move".
            word => {
                let game = words.get(at + 1).is_some_and(|next| is_game(next));
                if let Some(number) = ORDINALS.iter().position(|known| *known == word)
                    && game
                {
                    return SourceGame::Number(number as u32 + 1);
                }
            }
        }
    }
    SourceGame::Before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_borrowed_is_read_from_the_words() {
        use SourceGame::{After, Before, Number};
        for (words, plies, from) in [
            (
                "The first six moves as in the preceding game.",
                Some(12),
                Before,
            ),
            ("(Moves 1-4 as in Game II.)", Some(8), Number(2)),
            (
                "The opening. The first 10 moves are the same as in Game 3.",
                Some(20),
                Number(3),
            ),
            ("Move 1-6 as in Game No. 16.", Some(12), Number(16)),
            ("Moves 1 to 6 as in No. 16.", Some(12), Number(16)),
            ("First three moves as before.", Some(6), Before),
            (
                "The opening moves as in the preceding game up to Black's 5th.",
                Some(10),
                Before,
            ),
            (
                "(Opening moves as in Game II to White’s 7th move.)",
                Some(13),
                Number(2),
            ),
            (
                "The first five moves as in the following game.",
                Some(10),
                After,
            ),
            (
                "For the first five moves see Game the Fourth.",
                Some(10),
                Number(4),
            ),
            (
                "The opening moves are the same as in the fifth game.",
                None,
                Number(5),
            ),
        ] {
            assert_eq!(borrowed(words), Some(Borrowed { plies, from }), "{words}");
        }
        for words in [
            "He moves as in a dream, and in the game it shows so well",
            "As in Game II.",
        ] {
            assert!(
                borrowed(words).is_none_or(|found| found.plies.is_none()),
                "{words}"
            );
        }
    }

    #[test]
    fn numerals_of_headings_are_numbers() {
        for (word, value) in [
            ("16", 16),
            ("XVI", 16),
            ("IV", 4),
            ("XLIX", 49),
            ("Fifth", 5),
            ("12th", 12),
        ] {
            assert_eq!(numeral(word), Some(value), "{word}");
        }
        assert_eq!(numeral("game"), None);
    }
}

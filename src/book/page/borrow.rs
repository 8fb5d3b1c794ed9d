//! Moves that a game has from another: "The first six moves as in the preceding game."
//!
//! | above the game | moves taken over |
//! |---|---|
//! | `The first six moves as in the preceding game.` | six of each side from the game before |
//! | `Moves 1-4 as in Game II.` | four of each side from the game so headed |

use super::words::flat;

/// How many moves are borrowed, and from which game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Borrowed {
    pub moves: u32,
    /// The numeral of the heading of the game they come from; the game before if none.
    pub from: Option<String>,
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

/// What the paragraph says of borrowed moves.
pub(super) fn borrowed(paragraph: &str) -> Option<Borrowed> {
    let low = flat(paragraph).to_ascii_lowercase();
    let at = ["as in", "same as", "identical with", "as before"]
        .iter()
        .filter_map(|words| low.find(words))
        .min()?;
    let (before, after) = low.split_at(at);
    let moves_at = before.rfind("move")?;
    let around = &before[before[..moves_at]
        .rfind(['.', ';', ':', ')'])
        .map_or(0, |stop| stop + 1)..];
    let words = around
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let number = |word: &str| {
        let spelt = NUMBERS.iter().position(|known| *known == word);
        let spelt = spelt.and_then(|at| u32::try_from(at + 1).ok());
        spelt
            .or_else(|| word.parse().ok())
            .filter(|number| (1..=40).contains(number))
    };
    // Of "1-6" the last counts.
    let moves = words.filter_map(number).next_back()?;
    let from = after
        .find("game ")
        .map(|at| &after[at + 5..])
        .and_then(|rest| {
            let numeral = rest.split(|c: char| !c.is_alphanumeric()).next()?;
            let roman = numeral.chars().all(|c| matches!(c, 'i' | 'v' | 'x' | 'l'));
            (!numeral.is_empty() && (roman || numeral.parse::<u32>().is_ok()))
                .then(|| numeral.to_ascii_uppercase())
        });
    Some(Borrowed { moves, from })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_borrowed_is_read_from_the_words() {
        for (words, moves, from) in [
            ("The first six moves as in the preceding game.", 6, None),
            ("(Moves 1-4 as in Game II.)", 4, Some("II")),
            (
                "The opening. The first 10 moves are the same as in Game 3.",
                10,
                Some("3"),
            ),
        ] {
            let expected = Borrowed {
                moves,
                from: from.map(str::to_owned),
            };
            assert_eq!(borrowed(words), Some(expected), "{words}");
        }
        assert_eq!(borrowed("He moves as in a dream."), None);
    }
}

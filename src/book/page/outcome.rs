//! How a game ended, in words.
//!
//! | after the last move | outcome |
//! |---|---|
//! | `Resigns.` | the side that would have to move has lost |
//! | `and wins.` `And mates in two moves.` | the side that moved has won |
//! | `White resigns.` `Black surrenders.` `White abandoned the game` | that side has lost |
//! | `Black wins.` `White mates in three moves` | that side has won |
//! | `Drawn game.` `½-½` | a draw |
//! | `and wins the Queen` `would have won` `mate` | nothing: the moves tell, or nobody does |

use super::measure::clip;
use crate::board::Color;
use crate::game::Outcome;

/// How far behind the last move the end is looked for, in bytes.
const NEAR: usize = 700;

/// What the words behind the last move say of the end. `due` is the side that would have to move;
/// `reversed` if what the page calls Black is White for us.
pub(super) fn outcome(words: &str, due: Color, reversed: bool) -> Outcome {
    let words = unwrapped(&clip(words, NEAR).replace('_', ""));
    for (at, sentence) in words.split(['.', ';', '\n', '(', ')']).enumerate() {
        // Far from the score only what is said outright counts.
        let near = at < 5;
        if let Some(outcome) = sentence_says(sentence, (due, reversed), near) {
            return outcome;
        }
    }
    signs(&words).unwrap_or(Outcome::Open)
}

/// The words with the ends of lines gone at which a sentence goes on with a small letter.
fn unwrapped(words: &str) -> String {
    let mut lines = words.split('\n');
    let mut joined = lines.next().unwrap_or("").trim_end().to_owned();
    for line in lines {
        let on = line.starts_with(char::is_lowercase) && !joined.is_empty();
        joined.push(if on { ' ' } else { '\n' });
        joined.push_str(line.trim_end());
    }
    joined
}

fn wins(color: Color) -> Outcome {
    match color {
        Color::White => Outcome::WhiteWins,
        Color::Black => Outcome::BlackWins,
    }
}

/// `1-0` and its like.
fn signs(words: &str) -> Option<Outcome> {
    let bare: String = clip(words, 40)
        .chars()
        .filter(|c| !c.is_whitespace())
        .collect();
    let bare = bare.replace(['—', '–', ':'], "-");
    [
        ("1-0", Outcome::WhiteWins),
        ("0-1", Outcome::BlackWins),
        ("½-½", Outcome::Draw),
        ("1/2-1/2", Outcome::Draw),
    ]
    .into_iter()
    .find_map(|(sign, outcome)| {
        bare.trim_start_matches(['.', ',', '(', ';'])
            .starts_with(sign)
            .then_some(outcome)
    })
}

fn sentence_says(sentence: &str, (due, reversed): (Color, bool), near: bool) -> Option<Outcome> {
    let low = sentence.to_ascii_lowercase();
    let words: Vec<&str> = low
        .split(|c: char| !(c.is_alphanumeric() || c == '\'' || c == '’'))
        .filter(|word| !word.is_empty())
        .collect();
    let has = |word: &str| words.contains(&word);
    if [
        "would",
        "could",
        "might",
        "should",
        "if",
        "had",
        "better",
        "may",
        "when",
        "until",
        "before",
        "soon",
        "threatens",
        "threatening",
        "not",
    ]
    .iter()
    .any(|word| has(word))
    {
        return None;
    }
    let color = |word: &str| match word {
        "white" if reversed => Some(Color::Black),
        "black" if reversed => Some(Color::White),
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    };
    for (at, word) in words.iter().enumerate() {
        let subject = words[..at]
            .iter()
            .rev()
            .take(3)
            .find_map(|word| color(word));
        let next = words.get(at + 1).copied();
        match *word {
            "resigns" | "resigned" | "resign" | "surrenders" | "surrendered" | "capitulates"
            | "capitulated" => {
                let bare = at == 0
                    || words[..at]
                        .iter()
                        .all(|w| w.chars().all(|c| c.is_ascii_digit()) || *w == "and");
                match subject {
                    Some(loser) => return Some(wins(loser.other())),
                    None if bare && near => return Some(wins(due.other())),
                    None => {}
                }
            }
            "abandoned" | "abandons" | "gives" | "gave" => {
                let up = *word == "abandoned" || *word == "abandons" || next == Some("up");
                let what = has("game") || has("battle") || has("contest") || words.len() <= at + 2;
                if up
                    && what
                    && let Some(loser) = subject
                {
                    return Some(wins(loser.other()));
                }
            }
            "wins" | "won" | "win" => {
                let whole = next.is_none()
                    || matches!(next, Some("the" | "easily" | "in" | "after" | "this") if next != Some("the") || words.get(at + 2) == Some(&"game"));
                let first = words[..at].iter().all(|w| {
                    matches!(
                        *w,
                        "and"
                            | "white"
                            | "black"
                            | "ultimately"
                            | "eventually"
                            | "finally"
                            | "must"
                            | "easily"
                    )
                });
                if !whole || !(first || subject.is_some() && near) {
                    continue;
                }
                match subject {
                    Some(winner) => return Some(wins(winner)),
                    None if near && words.first() == Some(&"and")
                        || near && at == 0 && *word == "wins" =>
                    {
                        return Some(wins(due.other()));
                    }
                    None => {}
                }
            }
            "mates" | "mated" | "checkmates" | "checkmate" | "mate" if near => {
                let soon = has("moves") || has("move");
                let first = words[..at].iter().all(|w| {
                    matches!(
                        *w,
                        "and"
                            | "white"
                            | "black"
                            | "now"
                            | "can"
                            | "gives"
                            | "forces"
                            | "must"
                            | "announced"
                            | "mates"
                    )
                });
                if !(first && soon) {
                    continue;
                }
                match subject {
                    Some(winner) => return Some(wins(winner)),
                    None if words.first() == Some(&"and") || at == 0 => {
                        return Some(wins(due.other()));
                    }
                    None => {}
                }
            }
            "drawn" | "draw" => {
                let title = words.len() <= 3
                    || at == 0 && matches!(next, Some("by" | "game" | "after" | "at" | "on"))
                    || has("game") && has("was")
                    || has("agreed");
                if near && title || words[..at].ends_with(&["game", "was"]) {
                    return Some(Outcome::Draw);
                }
            }
            "stalemate" if near && words.len() <= 3 => return Some(Outcome::Draw),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_is_read_from_the_words_behind_the_last_move() {
        use Outcome::{BlackWins, Draw, Open, WhiteWins};
        for (words, due, expected) in [
            ("Resigns.", Color::Black, WhiteWins),
            ("  Resigns.", Color::White, BlackWins),
            ("40. Resigns.", Color::White, BlackWins),
            (", and wins.", Color::Black, WhiteWins),
            ("And wins the Queen.", Color::Black, Open),
            ("And wins; it took all night.", Color::White, BlackWins),
            ("And Black mates in two moves.", Color::Black, BlackWins),
            ("And mates in three moves.", Color::Black, WhiteWins),
            (
                "White now checkmates in two more moves.",
                Color::White,
                WhiteWins,
            ),
            (
                "And Black can checkmate in six moves.",
                Color::Black,
                BlackWins,
            ),
            ("And White abandoned the game.", Color::White, BlackWins),
            (
                "And Black gives up the battle, tired out.",
                Color::Black,
                WhiteWins,
            ),
            ("Black surrenders.", Color::White, WhiteWins),
            ("And Black ultimately won.", Color::White, BlackWins),
            ("and White\nwon.", Color::Black, WhiteWins),
            ("Drawn game.", Color::White, Draw),
            ("Drawn by perpetual check.", Color::White, Draw),
            ("Drawn after 60 moves.", Color::White, Draw),
            ("And the game was drawn.", Color::White, Draw),
            ("½-½", Color::White, Draw),
            ("1-0", Color::Black, WhiteWins),
            (
                "and after a few more moves Black resigned.",
                Color::Black,
                WhiteWins,
            ),
            ("R - B 7 would have drawn.", Color::White, Open),
            ("White wins a Pawn.", Color::White, Open),
            ("If P x P, White wins.", Color::White, Open),
            ("mate.", Color::White, Open),
        ] {
            assert_eq!(outcome(words, due, false), expected, "{words}");
        }
        assert_eq!(outcome("White resigns.", Color::White, true), WhiteWins);
    }
}

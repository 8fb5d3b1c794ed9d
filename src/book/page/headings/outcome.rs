//! Reads from words how a game ended.
//!
//! | after the last move | outcome |
//! |---|---|
//! | `Resigns.` | the side that would have to move has lost |
//! | `and wins.` `And mates in two moves.` | the side that moved has won |
//! | `White resigns.` `Black surrenders.` `White abandoned the game` | that side has lost |
//! | `Black wins.` `White mates in three moves` | that side has won |
//! | `Drawn game.` `½-½` | a draw |
//! | `and wins the Queen` `would have won` `mate` | nothing: the moves show the end, or it is not told |

use crate::board::Color;
use crate::book::languages::words;
use crate::book::page::limits;
use crate::book::page::moves::clip;
use crate::game::Outcome;

/// Returns the result told by the words behind the last move. `due` is the side that would have to
/// move; `reversed` means that what the page calls Black counts as White.
pub(in crate::book::page) fn outcome(words: &str, due: Color, reversed: bool) -> Outcome {
    let clipped = clip(words, limits::ENDING_BYTES);
    let closing = unwrapped(&clipped.replace('_', ""));
    let mut sentences = sentences(&closing);
    if clipped.len() < words.len() {
        // The last one may have been cut within "wins the Queen".
        sentences.pop();
    }
    for (at, sentence) in sentences.into_iter().enumerate() {
        // Far from the score only an explicit statement counts.
        let near = at < 5;
        let foreign = || words::outcome(sentence, due, near);
        if let Some(outcome) = sentence_says(sentence, (due, reversed), near).or_else(foreign) {
            return outcome;
        }
    }
    signs(&closing).unwrap_or(Outcome::Open)
}

/// Returns the sentences of a text. The stop behind the number of a move ends none, so "If" counts for
/// all of "If 23. R x B White wins".
fn sentences(text: &str) -> Vec<&str> {
    let mut sentences = Vec::new();
    let mut begin = 0;
    for (at, sign) in text.match_indices(['.', ';', '\n', '(', ')']) {
        let before = text[..at].trim_end_matches(['.', ' ']);
        if sign != "." || !before.ends_with(|last: char| last.is_ascii_digit()) {
            sentences.push(&text[begin..at]);
            begin = at + sign.len();
        }
    }
    sentences.push(&text[begin..]);
    sentences
}

/// Joins lines where a sentence goes on with a small letter.
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

/// Returns the result of a sign such as `1-0`.
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

/// Words about what did not happen or has not happened yet.
const SUPPOSED: [&str; 15] = [
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
];

/// Words that may stand before "wins" in a sentence that says nothing more.
const BEFORE_WINS: [&str; 8] = [
    "and",
    "white",
    "black",
    "ultimately",
    "eventually",
    "finally",
    "must",
    "easily",
];

/// Words that may stand before "mates" in a sentence that says nothing more.
const BEFORE_MATES: [&str; 10] = [
    "and",
    "white",
    "black",
    "now",
    "can",
    "gives",
    "forces",
    "must",
    "announced",
    "mates",
];

/// A sentence behind the last move.
struct ClosingSentence<'s> {
    /// Its words in small letters.
    words: Vec<&'s str>,
    /// The side that would have to move.
    due: Color,
    /// Whether what the page calls Black counts as White.
    reversed: bool,
    /// Whether it stands so close to the score that less than an explicit statement counts.
    near: bool,
}

fn sentence_says(sentence: &str, (due, reversed): (Color, bool), near: bool) -> Option<Outcome> {
    let low = sentence.to_ascii_lowercase();
    let words = low
        .split(|c: char| !(c.is_alphanumeric() || c == '\'' || c == '’'))
        .filter(|word| !word.is_empty())
        .collect();
    let sentence = ClosingSentence {
        words,
        due,
        reversed,
        near,
    };
    if SUPPOSED.iter().any(|word| sentence.has(word)) {
        return None;
    }
    (0..sentence.words.len()).find_map(|at| sentence.word_says(at))
}

impl ClosingSentence<'_> {
    /// Returns what the word at this index says of the end, judged with the words around it.
    fn word_says(&self, at: usize) -> Option<Outcome> {
        match self.words[at] {
            "resigns" | "resigned" | "resign" | "surrenders" | "surrendered" | "capitulates"
            | "capitulated" => self.resigns(at),
            "abandoned" | "abandons" | "gives" | "gave" => self.gives_up(at),
            "wins" | "won" | "win" => self.wins(at),
            "mates" | "mated" | "checkmates" | "checkmate" | "mate" => self.mates(at),
            "drawn" | "draw" => self.is_drawn(at).then_some(Outcome::Draw),
            "stalemate" => (self.near && self.words.len() <= 3).then_some(Outcome::Draw),
            _ => None,
        }
    }

    fn has(&self, word: &str) -> bool {
        self.words.contains(&word)
    }

    /// Returns the side named by one of the last three words before this one.
    fn subject(&self, at: usize) -> Option<Color> {
        let mut before = self.words[..at].iter().rev().take(3);
        let named = before.find_map(|word| match *word {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        })?;
        Some(if self.reversed { named.other() } else { named })
    }

    fn next(&self, at: usize) -> Option<&str> {
        self.words.get(at + 1).copied()
    }

    /// Whether only these words stand before this one.
    fn only_before(&self, at: usize, words: &[&str]) -> bool {
        self.words[..at].iter().all(|word| words.contains(word))
    }

    /// Reads "Black resigns" and "40 Resigns".
    fn resigns(&self, at: usize) -> Option<Outcome> {
        let bare = |word: &&str| word.chars().all(|c| c.is_ascii_digit()) || *word == "and";
        match self.subject(at) {
            Some(loser) => Some(Outcome::won(loser.other())),
            None if self.near && self.words[..at].iter().all(bare) => {
                Some(Outcome::won(self.due.other()))
            }
            None => None,
        }
    }

    /// Reads "Black gives up the battle" and "White abandoned the game".
    fn gives_up(&self, at: usize) -> Option<Outcome> {
        let up = matches!(self.words[at], "abandoned" | "abandons") || self.next(at) == Some("up");
        let all = ["game", "battle", "contest"]
            .iter()
            .any(|what| self.has(what));
        if !up || !(all || self.words.len() <= at + 2) {
            return None;
        }
        self.subject(at).map(|loser| Outcome::won(loser.other()))
    }

    /// Reads "and wins" and "Black ultimately won", but not "wins the Queen".
    fn wins(&self, at: usize) -> Option<Outcome> {
        let whole = match self.next(at) {
            Some("the") => self.words.get(at + 2) == Some(&"game"),
            next => matches!(next, None | Some("easily" | "in" | "after" | "this")),
        };
        let subject = self.subject(at);
        let first = self.only_before(at, &BEFORE_WINS);
        if !whole || !(first || subject.is_some() && self.near) {
            return None;
        }
        let last_mover = self.words[0] == "and" || at == 0 && self.words[at] == "wins";
        match subject {
            Some(winner) => Some(Outcome::won(winner)),
            None => (self.near && last_mover).then(|| Outcome::won(self.due.other())),
        }
    }

    /// Reads "And mates in three moves".
    fn mates(&self, at: usize) -> Option<Outcome> {
        let announced = self.has("moves") || self.has("move");
        if !self.near || !announced || !self.only_before(at, &BEFORE_MATES) {
            return None;
        }
        let last_mover = self.words[0] == "and" || at == 0;
        match self.subject(at) {
            Some(winner) => Some(Outcome::won(winner)),
            None => last_mover.then(|| Outcome::won(self.due.other())),
        }
    }

    /// Whether the sentence tells of a draw: "Drawn game", "And the game was drawn", but not "a
    /// drawn position arises".
    fn is_drawn(&self, at: usize) -> bool {
        let title = self.words.len() <= 3
            || at == 0 && matches!(self.next(at), Some("by" | "game" | "after" | "at" | "on"))
            || self.has("game") && self.has("was")
            || self.has("agreed")
            || self.words[..at].ends_with(&["as"]);
        self.near && title || self.words[..at].ends_with(&["game", "was"])
    }
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
            ("Given up as drawn.", Color::White, Draw),
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
            ("If 23. R x B ch White wins.", Color::White, Open),
            ("In 60. Black resigned.", Color::White, WhiteWins),
            ("mate.", Color::White, Open),
        ] {
            assert_eq!(outcome(words, due, false), expected, "{words}");
        }
        assert_eq!(outcome("White resigns.", Color::White, true), WhiteWins);
    }
}

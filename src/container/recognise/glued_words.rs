//! Divides words of a score that were recognised as one.
//!
//! | recognised | words |
//! |---|---|
//! | `K-N1K-B2` | `K-N1`, `K-B2` |
//! | `N-N113.` | `N-N1`, `13.` |
//! | `KN1B-B115.` behind `R-` | `KN1`, `B-B1`, `15.` |
//! | `PtoK32Ktto`, the moves told in words | `PtoK3`, `2`, `Ktto` |
//! | `R-QRz,R-Ry`, misread | `R-QRz,`, `R-Ry` |
//! | `Nf3e5` | one, which may be a move with both its squares |
//! | `KtPxP` | one, which no other division explains |

use super::super::scan::PrintedArea;
use super::ink::InkByRow;
use super::letters::width;
use super::move_words::{
    SECOND, STOPS, are_told, beginning, is_man, is_move, is_number, is_score, is_told, parts,
};
use super::word::RecognisedWord;

/// The longest word that is divided, in bytes.
const LONGEST: usize = 40;

/// The signs between moves and words of a sentence.
const COMMAS: [char; 2] = [',', ';'];

/// How far from its expected place the gap between two words may be, in heights of the word.
const ASIDE: f32 = 0.6;

/// Divides the words of lines of a score. `ink` tells the letters of the page.
pub(super) fn divide(words: &mut Vec<RecognisedWord>, ink: impl FnOnce() -> Vec<PrintedArea>) {
    let are_told = are_told(words);
    let is_word = if are_told { is_told_word } else { is_word };
    let mut before = "";
    let mut divided = Vec::new();
    for line in words.chunk_by(|one, next| one.line == next.line) {
        let of_score = is_score(line);
        for word in line {
            let begun = match are_told {
                true => told_beginning(before),
                false => beginning(before),
            };
            let parts = of_score.then(|| divisions(&word.text, &begun, is_word));
            divided.push(parts.unwrap_or_default());
            before = &word.text;
        }
    }
    if divided.iter().all(Vec::is_empty) {
        return;
    }
    let ink = InkByRow::new(ink());
    let all = std::mem::take(words).into_iter().zip(divided);
    *words = all
        .flat_map(|(word, texts)| match texts.is_empty() {
            true => vec![word],
            false => in_parts(&word, &texts, &ink),
        })
        .collect();
}

/// Returns the words that a text must be, as the fewest that explain it, or those between its commas; none if it is one,
/// or if there are several ways. `begun` is the beginning of a move before it, or empty.
fn divisions(text: &str, begun: &str, is_word: fn(&str) -> bool) -> Vec<String> {
    if !text.is_ascii() || text.len() > LONGEST || is_word(text) {
        return Vec::new();
    }
    match fewest(text, begun, is_word) {
        words if words.is_empty() => between_commas(text),
        words => words,
    }
}

/// Returns the words of a text with commas in it; none if it is one word, as `12,Nf3` is.
fn between_commas(text: &str) -> Vec<String> {
    let words: Vec<String> = text.split_inclusive(COMMAS).map(str::to_owned).collect();
    let is_number = |word: &String| !word.contains(char::is_alphabetic);
    let is_move = |word: &String| word.len() > 2 && !is_number(word);
    match words.len() > 1 && words.iter().all(is_move) {
        true => words,
        false => Vec::new(),
    }
}

/// Returns the fewest words that explain a text; none if nothing does, or if there are several ways.
fn fewest(text: &str, begun: &str, is_word: fn(&str) -> bool) -> Vec<String> {
    let is_part = |from: usize, to: usize| {
        let part = &text[from..to];
        if from == 0 && !begun.is_empty() {
            return is_word(&[begun, part].concat());
        }
        // A man that is told alone is the one behind `takes`, or its move goes on behind the text.
        let is_between = is_man(part) && to < text.len();
        let is_begun = to == text.len() && part.strip_suffix('-').is_some_and(is_man);
        is_begun || !is_between && is_word(part)
    };
    // For each end, the fewest words before it, in how many ways, and where the last of them begins.
    let mut fewest: Vec<Option<(usize, usize, usize)>> = vec![None; text.len() + 1];
    fewest[0] = Some((0, 1, 0));
    for to in 1..=text.len() {
        for from in 0..to {
            let Some((count, ways, _)) = fewest[from].filter(|_| is_part(from, to)) else {
                continue;
            };
            match &mut fewest[to] {
                Some((least, _, _)) if *least < count + 1 => {}
                Some((least, in_ways, _)) if *least == count + 1 => *in_ways += ways,
                best => *best = Some((count + 1, ways, from)),
            }
        }
    }
    let mut words = Vec::new();
    let mut to = text.len();
    while let Some((1.., ways, from)) = fewest[to] {
        if ways > 1 {
            return Vec::new();
        }
        words.insert(0, text[from..to].to_owned());
        to = from;
    }
    words
}

/// Returns whether a text is one word of a score: a move, a number with its stop, both, or a check.
fn is_word(text: &str) -> bool {
    let (number, body, end) = parts(text);
    let is_known = match body {
        "" => !number.is_empty(),
        "ch" => number.is_empty(),
        _ => is_move(body),
    };
    is_known && end.chars().all(|c| STOPS.contains(&c))
}

/// Returns the same for moves that are told in words, whose parts and whose numbers without a stop are words too.
fn is_told_word(text: &str) -> bool {
    let body = text.trim_end_matches(STOPS);
    is_number(body) || matches!(body, "sq" | "ch") || is_told(body) || is_man(body)
}

/// Returns the beginning of a move told in words whose end is the next word: `takes` before `Kt`.
fn told_beginning(text: &str) -> String {
    let begun = ["takes", "to"]
        .into_iter()
        .find(|begun| text.ends_with(begun));
    begun.unwrap_or_default().to_owned()
}

/// Returns the words of these texts in the place of one, divided at the gaps of its ink.
fn in_parts(word: &RecognisedWord, texts: &[String], ink: &InkByRow) -> Vec<RecognisedWord> {
    let gaps = gaps(word, ink);
    let letters = |text: &str| text.chars().map(width).sum::<f64>() as f32;
    let scale = (word.right - word.left) / letters(&word.text).max(0.1);
    let aside = ASIDE * (word.bottom - word.top);
    let mut expected = word.left;
    let mut left = word.left;
    let mut words = Vec::new();
    for (nth, text) in texts.iter().enumerate() {
        expected += scale * letters(text);
        let near = gaps.iter().filter(|(from, to)| {
            *from > left && (f32::midpoint(*from, *to) - expected).abs() <= aside
        });
        let widest = near.max_by(|one, other| (one.1 - one.0).total_cmp(&(other.1 - other.0)));
        let (right, next) = match widest {
            _ if nth + 1 == texts.len() => (word.right, word.right),
            Some(&gap) => gap,
            None => (expected, expected),
        };
        words.push(RecognisedWord {
            text: text.clone(),
            left,
            right,
            confidence: word.confidence.min(SECOND),
            ..word.clone()
        });
        left = next;
    }
    words
}

/// Returns the gaps between the letters of a word, from left to right.
fn gaps(word: &RecognisedWord, ink: &InkByRow) -> Vec<(f32, f32)> {
    let marks = ink.between(word.top, word.bottom);
    let marks = marks.map(|mark| (mark.left as f32, mark.right() as f32));
    let mut marks: Vec<(f32, f32)> = marks
        .filter(|(left, right)| *right > word.left && *left < word.right)
        .collect();
    marks.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut end = f32::INFINITY;
    let mut gaps = Vec::new();
    for (left, right) in marks {
        if left > end {
            gaps.push((end, left));
        }
        end = if end.is_finite() {
            end.max(right)
        } else {
            right
        };
    }
    gaps
}

#[cfg(test)]
mod tests {
    use super::super::word::word_at;
    use super::*;

    #[test]
    fn words_that_can_only_be_several_are_divided() {
        for (begun, text, words) in [
            ("", "K-N1K-B2", "K-N1 K-B2"),
            ("", "N-N113.", "N-N1 13."),
            ("", "Nxe515.Nf3", "Nxe5 15.Nf3"),
            ("R-", "KN1B-B115.", "KN1 B-B1 15."),
            ("", "NxPchK-B1", "NxP ch K-B1"),
            ("", "P-K4P-", "P-K4 P-"),
            ("", "Bxc3bxc3", "Bxc3 bxc3"),
            ("", "O-O-OKf8", "O-O-O Kf8"),
            ("", "R-QRz,R-Ry", "R-QRz, R-Ry"),
            // One word, or one that nothing explains.
            ("", "Nf3e5", ""),
            ("", "12.Nf3", ""),
            ("", "12,Nfz", ""),
            ("", "R-QRz,", ""),
            ("", "Kt-B3", ""),
            ("", "KN1B-B115.", ""),
            ("", "Companion", ""),
            ("", "", ""),
        ] {
            assert_eq!(divisions(text, begun, is_word).join(" "), words, "{text}");
        }
    }

    #[test]
    fn moves_in_words_are_divided_at_their_men_and_numbers() {
        for (begun, text, words) in [
            ("", "1PtoQ3PtoK32Ktto", "1 PtoQ3 PtoK3 2 Ktto"),
            ("", "15R", "15 R"),
            ("takes", "Kt12.RtoKt", "Kt 12. Rto Kt"),
            ("takes", "Kt12.RtoKt5", "Kt 12. RtoKt5"),
            (
                "to",
                "K3PtoK35PtoQB4BtoKt5ch6Ktto",
                "K3 PtoK3 5 PtoQB4 BtoKt5ch 6 Ktto",
            ),
            ("to", "K3PtoK35PtoQB4B", "K3 PtoK3 5 PtoQB4 B"),
            ("K", "sq18BtoQ2PtoR319", "sq 18 BtoQ2 PtoR3 19"),
            ("to", "B33.PtoK4PtoK3", "B3 3. PtoK4 PtoK3"),
            ("", "R3P", "R3 P"),
            ("", "KttoKtsqR", "KttoKtsq R"),
            ("", "BtoR5,Q", "BtoR5, Q"),
            ("", "BtakesKtP8.", "BtakesKtP 8."),
            ("", "QtoBsqch", ""),
            ("", "KtP", ""),
            ("", "Better", ""),
        ] {
            let divided = divisions(text, begun, is_told_word).join(" ");
            assert_eq!(divided, words, "{text}");
        }
    }

    #[test]
    fn two_words_are_divided_where_no_ink_is() {
        let mut words = vec![
            word_at("44.", 1, (0.0, 0.0, 30.0, 20.0)),
            word_at("e4Kf5", 1, (40.0, 0.0, 140.0, 20.0)),
        ];
        let letter = |left: u32| PrintedArea {
            left,
            top: 2,
            width: 14,
            height: 16,
        };
        divide(&mut words, || [40, 56, 87, 105, 126].map(letter).to_vec());
        let parts = words
            .iter()
            .map(|word| (word.text.as_str(), word.left, word.right));
        assert_eq!(
            parts.collect::<Vec<_>>(),
            [("44.", 0.0, 30.0), ("e4", 40.0, 70.0), ("Kf5", 87.0, 140.0)]
        );
    }
}

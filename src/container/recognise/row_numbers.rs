//! Finds the numbers of rows by counting: a number between the fourth and the sixth is the fifth, whatever
//! it was recognised as.
//!
//! | recognised, row by row | becomes |
//! |---|---|
//! | `9.`, `to.`, `11.` | `9.`, `10.`, `11.` |
//! | `4`, `j`, `6` | `4`, `5`, `6` |
//! | `12`, `18`, `24` | the same: nothing is counted |
//! | `13 Ra3 133 Bf8`, the moves of most rows having the same number twice | `13 Ra3 13 Bf8` |

use crate::notation::glyph::misread;

use super::move_words::{is_man, is_move, is_number, is_score, is_told};
use super::word::RecognisedWord;

/// The most letters of a number with its stop, rightly recognised or not.
const LETTERS: usize = 4;

/// The least gap before the second number of a row, in heights of its letters.
const GAP: f32 = 1.0;

/// The most rows from one number to another that is known to follow it.
const FAR: usize = 5;

/// The most numbers between them that are unlike the ones that are due.
const OTHERS: usize = 1;

/// Fewest rows whose second number is the same as their first, where rows are numbered twice.
const TWICE: usize = 4;

/// The highest price of each figure, up to two, at which a word is taken for a misread number.
const MISREAD: u32 = 3;

/// Puts the numbers of rows right. Returns whether each word is one.
pub(super) fn mend(words: &mut [RecognisedWord]) -> Vec<bool> {
    let counted = counted(words);
    let mut are_numbers = Vec::with_capacity(words.len());
    for (word, counted) in words.iter_mut().zip(counted) {
        let (printed, glued) = number_and_move(&word.text);
        let is_right = counted == self::number(word);
        are_numbers.push(counted.is_some() && glued.is_empty());
        if let Some(counted) = counted.filter(|_| !is_right) {
            let stop = if printed.ends_with(['.', ',']) {
                "."
            } else {
                ""
            };
            word.text = format!("{counted}{stop}{glued}");
        }
    }
    are_numbers
}

/// Returns the number of a word with its stop, and the move that is glued to it.
fn number_and_move(text: &str) -> (&str, &str) {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let behind = text[digits..].strip_prefix(['.', ',']);
    let is_glued = behind.is_some_and(|behind| !behind.starts_with('.'));
    match (1..=3).contains(&digits) && is_glued {
        true => text.split_at(digits + 1),
        false => (text, ""),
    }
}

/// Returns the number of its row for each word that counting shows to be one.
fn counted(words: &[RecognisedWord]) -> Vec<Option<u32>> {
    let mut short = Vec::new();
    let mut at = 0;
    for line in words.chunk_by(|one, next| one.line == next.line) {
        if is_score(line) {
            let places = (0..line.len()).filter(|&place| may_be_number(line, place));
            short.extend(places.map(|place| at + place));
        }
        at += line.len();
    }
    short.sort_by(|one, other| words[*one].top.total_cmp(&words[*other].top));
    let mut counted = vec![None; words.len()];
    for (nth, &first) in short.iter().enumerate() {
        if let Some(number) = number(&words[first]) {
            count_on(words, (first, number), &short[nth + 1..], &mut counted);
        }
    }
    // What looks like the number that is due comes first: below the last move of a game, the number that counts on
    // is not that of the next game.
    for any in [false, true] {
        count_down(words, &short, any, &mut counted);
        count_up(words, &short, any, &mut counted);
    }
    count_twice(words, &short, &mut counted);
    counted
}

/// Counts on from each number that is known to the one below it, which must look like it or, if `any`, may look like
/// nothing else.
fn count_down(words: &[RecognisedWord], short: &[usize], any: bool, counted: &mut [Option<u32>]) {
    for (nth, &at) in short.iter().enumerate() {
        let mut below = short[nth + 1..].iter();
        if let Some(number) = counted[at]
            && let Some(&next) = below.find(|&&next| is_below(&words[at], &words[next]))
            && counted[next].is_none()
        {
            let due = number + u32::from(!goes_on(words, next));
            let is_due = is_like(&words[next], due) || any && may_be(words, (next, due), false);
            counted[next] = is_due.then_some(due);
        }
    }
}

/// Counts back from each number that is known to the one above it, as [`count_down`] does.
fn count_up(words: &[RecognisedWord], short: &[usize], any: bool, counted: &mut [Option<u32>]) {
    for (nth, &at) in short.iter().enumerate().rev() {
        let mut above = short[..nth].iter().rev();
        if let Some(number) = counted[at]
            && let Some(&above) = above.find(|&&above| is_below(&words[above], &words[at]))
            && counted[above].is_none()
        {
            let due = number - u32::from(!goes_on(words, at));
            let is_due = is_like(&words[above], due) || any && may_be(words, (above, due), false);
            counted[above] = is_due.then_some(due);
        }
    }
}

/// Counts the second number of a row as its first, if that is so in most rows.
fn count_twice(words: &[RecognisedWord], short: &[usize], counted: &mut [Option<u32>]) {
    let is_first = |at: usize| at == 0 || words[at - 1].line != words[at].line;
    let (firsts, others): (Vec<usize>, Vec<usize>) = short.iter().partition(|&&at| is_first(at));
    let first_of = |at: usize| {
        firsts
            .iter()
            .find(|&&first| words[first].line == words[at].line)
    };
    let pairs: Vec<(usize, u32)> = others
        .into_iter()
        .filter(|&at| !is_move(&words[at].text))
        .filter_map(|at| Some((at, counted[*first_of(at)?]?)))
        .collect();
    let is_alike = |(at, first): &&(usize, u32)| number(&words[*at]) == Some(*first);
    let alike: Vec<&RecognisedWord> = pairs
        .iter()
        .filter(is_alike)
        .map(|(at, _)| &words[*at])
        .collect();
    if alike.len() < TWICE || alike.len() * 2 <= pairs.len() {
        return;
    }
    for (at, first) in pairs {
        let middle = f32::midpoint(words[at].left, words[at].right);
        if alike
            .iter()
            .any(|other| (other.left..other.right).contains(&middle))
        {
            counted[at] = Some(first);
        }
    }
}

/// Counts on from a number to the next one below it that is as it should be.
fn count_on(
    words: &[RecognisedWord],
    (first, number): (usize, u32),
    short: &[usize],
    counted: &mut [Option<u32>],
) {
    let below = short
        .iter()
        .filter(|&&at| is_below(&words[first], &words[at]));
    let mut due = number;
    let below = below.take(FAR).map(|&at| {
        // Before dots a number is printed again.
        due += u32::from(!goes_on(words, at));
        (at, due)
    });
    let below: Vec<(usize, u32)> = below.collect();
    let follows = |(at, due): &(usize, u32)| self::number(&words[*at]) == Some(*due);
    let Some(last) = below.iter().position(follows) else {
        return;
    };
    let between = &below[..last];
    // Several other numbers are those of other rows, as where paragraphs begin with numbers.
    let is_other = |(at, due): &&(usize, u32)| {
        self::number(&words[*at]).is_some() && !is_like(&words[*at], *due)
    };
    let are_others = between.iter().filter(is_other).count() > OTHERS;
    if !are_others && between.iter().all(|&place| may_be(words, place, true)) {
        counted[first] = Some(number);
        for &(at, due) in &below[..=last] {
            counted[at] = Some(due);
        }
    }
}

/// Returns whether a word is like a number.
fn is_like(word: &RecognisedWord, number: u32) -> bool {
    let text = bare(word);
    if number == 0 || text.is_empty() {
        return false;
    }
    let digits = number.to_string();
    let pairs = text.chars().zip(digits.chars());
    let same = pairs.filter(|(one, other)| one == other).count();
    let is_half = text.chars().count() == digits.len() && same * 2 >= digits.len();
    let most = MISREAD * digits.len().min(2) as u32;
    is_half || misread(text, &digits, most) <= most
}

/// Returns the number of a word without its stop, or all of the word if it is none.
fn bare(word: &RecognisedWord) -> &str {
    let (number, _) = number_and_move(&word.text);
    number.trim_end_matches(['.', ','])
}

/// Returns whether a word in the place of a number may be this one misread: it is like it, or stands where nothing
/// else does, as before dots and, with a stop, at the beginning of a line. Where numbers follow it too, it may be
/// another one misread.
fn may_be(words: &[RecognisedWord], (at, number): (usize, u32), is_between: bool) -> bool {
    let word = &words[at];
    if is_like(word, number) {
        return true;
    }
    let text = bare(word);
    if number == 0 || text.is_empty() {
        return false;
    }
    let is_first = at
        .checked_sub(1)
        .is_none_or(|before| words[before].line != word.line);
    let is_number = self::number(word).is_some();
    let is_other = is_move(text) || is_told(text) || !is_between && is_number;
    // Between numbers that are known, a short word or another number needs no stop.
    let is_short = text.chars().count() <= number.to_string().len();
    let is_marked = text.len() < word.text.len() || is_between && (is_short || is_number);
    is_first && (goes_on(words, at) || is_marked && !is_other)
}

/// Returns whether dots stand behind a number, for a move that is printed above.
fn goes_on(words: &[RecognisedWord], at: usize) -> bool {
    let next = words.get(at + 1);
    next.is_some_and(|next| next.line == words[at].line && next.text.starts_with("..."))
}

/// Returns whether a word of a line stands where the number of a row may: at its beginning or behind a gap, and
/// before something else.
fn may_be_number(line: &[RecognisedWord], place: usize) -> bool {
    let word = &line[place];
    let height = word.bottom - word.top;
    let before = place.checked_sub(1).map(|before| &line[before]);
    let is_apart = before.is_none_or(|before| word.left - before.right > GAP * height);
    let (number, glued) = number_and_move(&word.text);
    is_apart
        && (place + 1 < line.len() || !glued.is_empty())
        && number.chars().count() <= LETTERS
        && !is_man(number.trim_end_matches('.'))
}

/// Returns the number that a word is.
fn number(word: &RecognisedWord) -> Option<u32> {
    let digits = bare(word);
    is_number(digits)
        .then(|| digits.parse().ok())
        .flatten()
        .filter(|number| *number > 0)
}

/// Returns whether a word stands below another, in the same column.
fn is_below(above: &RecognisedWord, word: &RecognisedWord) -> bool {
    above.shares_columns_with(word) && word.top > above.bottom - (above.bottom - above.top) / 3.0
}

#[cfg(test)]
mod tests {
    use super::super::word::word_at;
    use super::*;

    #[test]
    fn numbers_between_numbers_are_counted() {
        for (read, becomes) in [
            ("9. to. 11.", "9. 10. 11."),
            ("4 j 6", "4 5 6"),
            ("I 2 3", "1 2 3"),
            ("12 18 24", "12 18 24"),
            ("1 2 8 d 5", "1 2 3 4 5"),
            ("19. 20. a1. a2. a3.", "19. 20. 21. 22. 23."),
            ("13 14 ty 16", "13 14 15 16"),
            ("3 4 39 6 7", "3 4 5 6 7"),
            ("31. 32. I. 2. 3.", "31. 32. 1. 2. 3."),
            ("32. I. 2. 3.d3 4. 5.", "32. 1. 2. 3.d3 4. 5."),
            ("11. 12. 18.Nf3 14.", "11. 12. 13.Nf3 14."),
            ("6 25 28 32 10", "6 25 28 32 10"),
        ] {
            let mut words = Vec::new();
            for (row, text) in read.split(' ').enumerate() {
                let top = 30.0 * row as f32;
                words.push(word_at(text, row as u32, (0.0, top, 20.0, top + 20.0)));
                words.push(word_at("P-K4", row as u32, (60.0, top, 120.0, top + 20.0)));
            }
            mend(&mut words);
            let read: Vec<&str> = words
                .iter()
                .step_by(2)
                .map(|word| word.text.as_str())
                .collect();
            assert_eq!(read.join(" "), becomes);
        }
    }

    #[test]
    fn the_second_number_of_a_row_is_its_first() {
        let read = |second: [&str; 6]| {
            let mut words = Vec::new();
            for (row, second) in (0..).zip(second) {
                let top = 30.0 * row as f32;
                let first = (row + 12).to_string();
                for (text, left) in [
                    (first.as_str(), 0.0),
                    ("Ra3", 60.0),
                    (second, 300.0),
                    ("Bf8", 360.0),
                ] {
                    words.push(word_at(text, row, (left, top, left + 30.0, top + 20.0)));
                }
            }
            mend(&mut words);
            let seconds = words.iter().skip(2).step_by(4);
            seconds
                .map(|word| word.text.clone())
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(
            read(["12", "133", "14", "15", "76", "17"]),
            "12 13 14 15 16 17"
        );
        assert_eq!(read(["1", "5", "14", "9", "76", "20"]), "1 5 14 9 76 20");
    }
}

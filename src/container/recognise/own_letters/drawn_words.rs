//! Reads words of a score by their letters alone, where they are not as they are drawn: a recogniser may take several
//! words for one, and in a line that is set tight put their letters in wrong order.
//!
//! | drawn | recognised | becomes |
//! |---|---|---|
//! | `O-O 9.` | `O-O.` | `O-O`, `9.` |
//! | `Q to Q2 22 B to B3` | `Qt0Q222BtoB3` | `Q`, `to`, `Q2`, `22`, `B`, `to`, `B3` |
//! | `B to Q2 5 Kt` | `to`, `Q2R4`, `Kt` | `B`, `to`, `Q2`, `5`, `Kt` |
//! | `B to Q2` | `B`, `to`, `Q2` | the same |
//! | `B to Q2`, whose `2` is not known | `Bto`, `Q` | the same |

use std::ops::Range;

use super::super::drawn_letters::DrawnLetter;
use super::super::drawn_page::DrawnPage;
use super::super::move_words::{
    SECOND, STOPS, beginning, is_man, is_move, is_number, is_sign, is_told, parts,
};
use super::super::word::RecognisedWord;
use super::likely::{LikelyLetters, Seen};
use super::score_lines::ScoreLines;

/// The letters of moves, also of those told in words, of their numbers, and of what stands beside them.
const LETTERS: &str = "KQRBNPCOabcdefghiklmoqstx0123456789-+#=().,;:!?";

/// The most letters of a word with its stop.
const LONGEST: usize = 8;

/// The least gap between two words, in heights of tall letters.
const LEAST: f32 = 0.2;

/// The same behind a letter whose tail reaches below the line, under the gap.
const BEHIND_TAIL: f32 = 0.08;

/// The widest gap between two letters of a word, in heights of tall letters.
const WIDEST: f32 = 0.3;

/// The same between two figures.
const FIGURES: f32 = 0.5;

/// The greatest height of hyphens and stops, in heights of tall letters.
const LOW: f32 = 0.4;

/// How far a tail reaches below the line at least, in heights of tall letters.
const TAIL: f32 = 0.15;

/// Puts words that are read letter by letter in the place of those that are not as they are drawn, and where there are
/// none. `are_told` tells whether moves are told in words. `numbers` tells which are numbers of rows, and is returned for
/// the words as they are then.
pub(super) fn read_again(
    words: &mut Vec<RecognisedWord>,
    numbers: &[bool],
    are_told: bool,
    page: &DrawnPage,
) -> Vec<bool> {
    let choices = LikelyLetters::of(&page.kinds, LETTERS);
    let all = std::mem::take(words);
    let feet = ScoreLines::of(&page.letters, &page.kinds, &page.are_score);
    let reader = LetterReader {
        page,
        choices,
        feet,
        are_told,
    };
    let mut are_numbers = Vec::with_capacity(all.len());
    let mut begin = 0;
    let lines = all.chunk_by(|one, next| one.line == next.line);
    for (number, line) in lines.enumerate() {
        let is_number = |at: usize| numbers.get(begin + at) == Some(&true);
        let kept = (0..line.len()).map(|at| (line[at].clone(), is_number(at)));
        let read = match page.are_score[number] {
            true => reader.line(line, page.line(number), is_number),
            false => kept.collect(),
        };
        for (word, is_number) in read {
            words.push(word);
            are_numbers.push(is_number);
        }
        begin += line.len();
    }
    are_numbers
}

/// Reads words by what their letters look like.
struct LetterReader<'p> {
    page: &'p DrawnPage,
    choices: LikelyLetters,
    feet: ScoreLines<'p>,
    are_told: bool,
}

impl LetterReader<'_> {
    /// Returns the words of a line, and whether each is the number of a row. Those that are not as they are drawn are
    /// read again, with what is drawn between them.
    fn line(
        &self,
        line: &[RecognisedWord],
        letters: &[DrawnLetter],
        is_number: impl Fn(usize) -> bool,
    ) -> Vec<(RecognisedWord, bool)> {
        // What is drawn beyond its words may be of the next column.
        let within = line.iter().map(|word| places(word, letters));
        let within = within.reduce(|one, other| one.start.min(other.start)..one.end.max(other.end));
        let letters = &letters[within.unwrap_or_default()];
        let mut words = Vec::new();
        let mut others: Vec<(RecognisedWord, bool)> = Vec::new();
        let mut end = 0;
        for (at, word) in line.iter().enumerate() {
            let places = places(word, letters);
            let is_number = is_number(at);
            let drawn = &letters[places.clone()];
            if places.start < end || !self.is_drawn(word, drawn, is_number) {
                others.push((word.clone(), is_number));
                if !self.are_told {
                    let others = std::mem::take(&mut others);
                    words.extend(self.again(line[0].line, others, drawn));
                    end = places.end;
                }
                continue;
            }
            let others = std::mem::take(&mut others);
            words.extend(self.again(line[0].line, others, &letters[end..places.start]));
            words.push((word.clone(), is_number));
            end = places.end;
        }
        words.extend(self.again(line[0].line, others, &letters[end..]));
        words
    }

    /// Returns the words that these letters of a line most likely are, or if they are none, those that were recognised.
    fn again(
        &self,
        line: u32,
        recognised: Vec<(RecognisedWord, bool)>,
        letters: &[DrawnLetter],
    ) -> Vec<(RecognisedWord, bool)> {
        // Moves of other kinds that no word has are found elsewhere.
        let is_asked = self.are_told || !recognised.is_empty();
        let Some(texts) = is_asked.then(|| self.read(letters)).flatten() else {
            return recognised;
        };
        let word = |(text, places): (String, Range<usize>)| {
            let areas = letters[places].iter().map(|letter| letter.area);
            let area = areas.reduce(|one, other| one.joined(&other))?;
            Some((RecognisedWord::in_area(text, area, line, SECOND), false))
        };
        texts.into_iter().filter_map(word).collect()
    }

    /// Returns whether a word is drawn as it was recognised: as one word of a score, and where moves are told in words,
    /// which are short, with its letters. Of a number that was counted, it is not known which they are.
    fn is_drawn(&self, word: &RecognisedWord, letters: &[DrawnLetter], is_number: bool) -> bool {
        let text: String = word.text.chars().filter(|letter| *letter != ' ').collect();
        let is_whole = text.chars().count() == letters.len();
        if !self.are_told {
            let is_close = |at: usize| self.is_within_word(letters, at);
            return is_whole && is_single(&text) || (1..letters.len()).all(is_close);
        }
        let may_be = |(letter, drawn): (char, &DrawnLetter)| self.choices.may_be(drawn, letter);
        let is_single = || is_single_told(&text) || is_told(text.trim_end_matches(STOPS));
        is_whole && (is_number || is_single() && text.chars().zip(letters).all(may_be))
    }

    /// Returns the words that letters most likely are, each with its letters; `None` if they are none, or if one of
    /// them is not known.
    fn read(&self, letters: &[DrawnLetter]) -> Option<Vec<(String, Range<usize>)>> {
        let is_single = if self.are_told {
            is_single_told
        } else {
            is_single
        };
        // For each letter that a word ends before, the likeliest words up to there: how likely they are, and the last.
        let mut ends: Vec<Option<(f32, usize, String)>> = vec![None; letters.len() + 1];
        ends[0] = Some((0.0, 0, String::new()));
        for from in 0..letters.len() {
            let Some((before, ..)) = ends[from] else {
                continue;
            };
            for to in from + 1..=letters.len().min(from + LONGEST) {
                if to > from + 1 && !self.is_within_word(letters, to - 1) {
                    break;
                }
                if to < letters.len() && !self.may_end(letters, to) {
                    continue;
                }
                let drawn = &letters[from..to];
                let likely = self.choices.likeliest(drawn, Seen::default(), &is_single);
                let Some((text, likeness)) = likely.into_iter().next() else {
                    continue;
                };
                let all = before + likeness;
                if ends[to].as_ref().is_none_or(|(best, ..)| all > *best) {
                    ends[to] = Some((all, from, text));
                }
            }
        }
        let mut words = Vec::new();
        let mut to = letters.len();
        while to > 0 {
            let (_, from, text) = ends[to].take()?;
            words.push((text, from..to));
            to = from;
        }
        words.reverse();
        // A hyphen or a stop looks like hardly anything else.
        let is_low = |letter: &DrawnLetter| (letter.area.height as f32) < LOW * self.page.tall;
        let is_sure = |letter: &DrawnLetter| is_low(letter) || self.choices.is_known(letter);
        (!words.is_empty() && letters.iter().all(is_sure)).then_some(words)
    }

    /// Returns the gap before a letter, in heights of tall letters.
    fn gap(&self, letters: &[DrawnLetter], at: usize) -> f32 {
        let (one, next) = (&letters[at - 1].area, &letters[at].area);
        next.left.saturating_sub(one.right()) as f32 / self.page.tall
    }

    /// Returns whether a letter may be of the same word as the one before it. Figures stand in equal widths, so that there
    /// is more white beside a `1`.
    fn is_within_word(&self, letters: &[DrawnLetter], at: usize) -> bool {
        let is_figure = |letter: &DrawnLetter| {
            let letter = self.page.kinds[letter.kind].letter();
            letter.is_some_and(|letter| letter.is_ascii_digit())
        };
        let widest = match is_figure(&letters[at - 1]) && is_figure(&letters[at]) {
            true => FIGURES,
            false => WIDEST,
        };
        self.gap(letters, at) <= widest
    }

    /// Returns whether a word may end before a letter.
    fn may_end(&self, letters: &[DrawnLetter], at: usize) -> bool {
        let before = &letters[at - 1];
        let foot = self.feet.foot(before) as f32 + TAIL * self.page.tall;
        let least = if before.area.bottom() as f32 > foot {
            BEHIND_TAIL
        } else {
            LEAST
        };
        self.gap(letters, at) >= least
    }
}

/// Returns the places of a word's letters among those of its line.
fn places(word: &RecognisedWord, letters: &[DrawnLetter]) -> Range<usize> {
    let before = |edge: f32| letters.partition_point(|letter| letter.middle() < edge);
    before(word.left)..before(word.right.max(word.left))
}

/// Returns whether a text is one word of a score: a number, a move or the beginning of one, or a sign, with what stands
/// behind it.
fn is_single(text: &str) -> bool {
    let (number, body, _) = parts(text);
    let is_begun = || !beginning(text).is_empty();
    match body {
        "" => !number.is_empty(),
        _ => is_number(body) || is_sign(body) || is_move(body) || is_begun(),
    }
}

/// Returns the same of moves that are told in words.
fn is_single_told(text: &str) -> bool {
    let body = text.trim_end_matches(STOPS);
    let is_square = || is_told(body) && !body.contains("to") && !body.contains("takes");
    is_number(body)
        || matches!(body, "to" | "takes" | "sq" | "Castles")
        || is_sign(body)
        || is_man(body)
        || is_square()
}

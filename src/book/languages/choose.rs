//! Chooses the language of each stretch of a text.
//!
//! The letters before squares and around ranks show which languages the text may be in. Where there
//! are several, each line counts the moves that fit each of them, and the cheapest way through the
//! lines shows where one gives way to another.

use super::evidence::Evidence;
use super::{Languages, moves};
use crate::book::page::moves::shape;
use crate::notation::{Dialect, Language, Letters};

/// Fewest moves of a language in a text that is taken to have it.
const LEAST: usize = 4;

/// Price of a change of language, in moves.
const CHANGE: usize = 4;

/// Most languages that are distinguished in one text.
const LANGUAGES: usize = 4;

/// Returns the language of each stretch.
pub(in crate::book) fn languages(text: &str) -> Languages {
    let evidence = Evidence::gather(text);
    let mut languages = algebraic(&evidence);
    languages.extend(continental(&evidence));
    match *languages.as_slice() {
        [] => vec![(0, Language::English)],
        [language] if evidence.english == 0 => vec![(0, language)],
        _ => {
            languages.insert(0, Language::English);
            languages.truncate(LANGUAGES);
            parted(text, &languages)
        }
    }
}

/// Returns the language of the longest stretch of a text, unless it is English, descriptive or
/// algebraic.
#[must_use]
pub fn language_of(text: &str) -> Option<Language> {
    let language = most(&languages(text), text.len());
    (language != Language::English).then_some(language)
}

/// Returns the language of the longest stretch.
fn most(languages: &Languages, length: usize) -> Language {
    let ends = languages.iter().skip(1).map(|(start, _)| *start);
    let stretches = languages.iter().zip(ends.chain([length]));
    let longest = stretches.max_by_key(|((start, _), end)| end - start);
    longest.map_or(Language::English, |((_, language), _)| *language)
}

/// Returns other languages that fit the letters found as well but give them another meaning; most
/// texts have none.
pub(in crate::book) fn rivals(text: &str, language: Language) -> Vec<Language> {
    let Language::Algebraic(chosen) = language else {
        return Vec::new();
    };
    let evidence = Evidence::gather(text);
    let most = evidence.fits(chosen);
    let rival = |letters: &Letters| {
        let fits = evidence.fits(*letters);
        fits == most && most > 0 && !evidence.alike(*letters, chosen)
    };
    Letters::of_books()
        .filter(rival)
        .map(Language::Algebraic)
        .collect()
}

/// Returns the alphabet that the pieces before squares speak for, if any.
fn algebraic(evidence: &Evidence) -> Vec<Language> {
    if evidence.squares < LEAST {
        return Vec::new();
    }
    if evidence.is_figurine() {
        return vec![Language::Algebraic(Letters::FIGURINE)];
    }
    let fits = Letters::of_books().map(|letters| (evidence.fits(letters), letters));
    // The order is reversed because `max_by_key` keeps the last of equal items.
    let Some((most, first)) = fits.rev().max_by_key(|(fits, _)| *fits) else {
        return Vec::new();
    };
    // Squares alone may belong to a book in English descriptive that mentions them.
    if first == Letters::ENGLISH || most == 0 {
        return Vec::new();
    }
    vec![Language::Algebraic(first)]
}

/// Returns the dialect that the letters around ranks speak for, if any.
fn continental(evidence: &Evidence) -> Option<Language> {
    if evidence.words >= LEAST {
        return Some(Language::Continental(Dialect::French));
    }
    if evidence.rank_first + evidence.file_first < LEAST {
        return None;
    }
    let fits = Dialect::ALL.map(|dialect| (evidence.speaks(dialect), dialect));
    let (most, mut dialect) = fits.into_iter().rev().max_by_key(|(fits, _)| *fits)?;
    if evidence.file_first > evidence.rank_first && dialect == Dialect::Spanish {
        dialect = Dialect::Italian;
    }
    (most > evidence.speaks_english()).then_some(Language::Continental(dialect))
}

/// Returns the stretches of the cheapest way through the lines, where several languages are possible.
fn parted(text: &str, languages: &[Language]) -> Languages {
    let mut costs = vec![0_usize; languages.len()];
    let mut back: Vec<Vec<usize>> = Vec::new();
    let mut starts: Vec<usize> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let counts: Vec<usize> = languages
            .iter()
            .map(|&language| count(line, language))
            .collect();
        let most = counts.iter().copied().max().unwrap_or(0);
        let cheapest = (0..costs.len()).min_by_key(|&at| costs[at]).unwrap_or(0);
        let from: Vec<usize> = (0..costs.len())
            .map(|at| {
                if costs[at] <= costs[cheapest] + CHANGE {
                    at
                } else {
                    cheapest
                }
            })
            .collect();
        let next = |at: usize| {
            let change = if from[at] == at { 0 } else { CHANGE };
            costs[from[at]] + change + most - counts[at]
        };
        costs = (0..costs.len()).map(next).collect();
        back.push(from);
        starts.push(at);
        at += line.len();
    }
    let mut language = (0..costs.len()).min_by_key(|&at| costs[at]).unwrap_or(0);
    let mut stretches: Languages = Vec::new();
    for (from, start) in back.iter().zip(starts).rev() {
        match stretches.last_mut() {
            Some(last) if last.1 == languages[language] => last.0 = start,
            _ => stretches.push((start, languages[language])),
        }
        language = from[language];
    }
    stretches.reverse();
    if stretches.is_empty() {
        stretches.push((0, Language::English));
    }
    stretches
}

/// Returns how many moves of a language a line has.
fn count(line: &str, language: Language) -> usize {
    if language != Language::English {
        return moves(line, language, false).count();
    }
    let words = line.split_inclusive(char::is_whitespace);
    let mut at = 0;
    let mut count = 0;
    let mut past = 0;
    for word in words {
        let bare = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let begin = at + word.len() - bare.len();
        at += word.len();
        if begin < past {
            continue;
        }
        if let Some(shaped) = shape::play(&line[begin..]) {
            count += 1;
            past = begin + shaped.length;
        }
    }
    count
}

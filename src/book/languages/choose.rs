//! Chooses the tongue of each stretch of a text.
//!
//! The letters before squares and around ranks show which tongues the text may be in. Where there
//! are several, each line counts the moves that fit each of them, and the cheapest way through the
//! lines shows where one gives way to another.

use super::evidence::Evidence;
use super::mark::{Tongues, moves};
use crate::book::page::moves::shape;
use crate::notation::{Dialect, Letters, Tongue};

/// Fewest moves of a tongue in a text that is taken to have it.
const LEAST: usize = 4;

/// Price of a change of tongue, in moves.
const CHANGE: usize = 4;

/// Most tongues that are distinguished in one text.
const TONGUES: usize = 4;

/// Returns the tongue of each stretch.
pub(in crate::book) fn tongues(text: &str) -> Tongues {
    let evidence = Evidence::of(text);
    let mut tongues = algebraic(&evidence);
    tongues.extend(continental(&evidence));
    match *tongues.as_slice() {
        [] => vec![(0, Tongue::English)],
        [tongue] if evidence.english == 0 => vec![(0, tongue)],
        _ => {
            tongues.insert(0, Tongue::English);
            tongues.truncate(TONGUES);
            parted(text, &tongues)
        }
    }
}

/// Returns the tongue of the longest stretch of a text, unless it is English, descriptive or
/// algebraic.
#[must_use]
pub fn tongue_of(text: &str) -> Option<Tongue> {
    let tongue = most(&tongues(text), text.len());
    (tongue != Tongue::English).then_some(tongue)
}

/// Returns the tongue of the longest stretch.
fn most(tongues: &Tongues, length: usize) -> Tongue {
    let ends = tongues.iter().skip(1).map(|(start, _)| *start);
    let stretches = tongues.iter().zip(ends.chain([length]));
    let longest = stretches.max_by_key(|((start, _), end)| end - start);
    longest.map_or(Tongue::English, |((_, tongue), _)| *tongue)
}

/// Returns other tongues that fit the letters found as well but give them another meaning; most
/// texts have none.
pub(in crate::book) fn rivals(text: &str, tongue: Tongue) -> Vec<Tongue> {
    let Tongue::Algebraic(chosen) = tongue else {
        return Vec::new();
    };
    let evidence = Evidence::of(text);
    let most = evidence.fits(chosen);
    let rival = |letters: &Letters| {
        let fits = evidence.fits(*letters);
        fits == most && most > 0 && !evidence.alike(*letters, chosen)
    };
    Letters::ALL
        .into_iter()
        .filter(rival)
        .map(Tongue::Algebraic)
        .collect()
}

/// Returns the alphabet that the pieces before squares speak for, if any.
fn algebraic(evidence: &Evidence) -> Vec<Tongue> {
    if evidence.squares < LEAST {
        return Vec::new();
    }
    if evidence.is_figurine() {
        return vec![Tongue::Algebraic(Letters::Figurine)];
    }
    let best = |known: &[Letters]| {
        let free = Letters::ALL.into_iter().filter(|l| !known.contains(l));
        let fits = free.map(|letters| (evidence.fits(letters), letters));
        // The order is reversed because `max_by_key` keeps the last of equal items.
        fits.rev().max_by_key(|(fits, _)| *fits)
    };
    let Some((most, first)) = best(&[]) else {
        return Vec::new();
    };
    // Squares alone may belong to a book in English descriptive that mentions them.
    if first == Letters::English || most == 0 {
        return Vec::new();
    }
    vec![Tongue::Algebraic(first)]
}

/// Returns the dialect that the letters around ranks speak for, if any.
fn continental(evidence: &Evidence) -> Option<Tongue> {
    if evidence.words >= LEAST {
        return Some(Tongue::Continental(Dialect::French));
    }
    if evidence.rank_first + evidence.file_first < LEAST {
        return None;
    }
    let fits = Dialect::ALL.map(|dialect| (evidence.speaks(dialect), dialect));
    let (most, mut dialect) = fits.into_iter().rev().max_by_key(|(fits, _)| *fits)?;
    if evidence.file_first > evidence.rank_first && dialect == Dialect::Spanish {
        dialect = Dialect::Italian;
    }
    (most > evidence.speaks_english()).then_some(Tongue::Continental(dialect))
}

/// Returns the stretches of the cheapest way through the lines, where several tongues are possible.
fn parted(text: &str, tongues: &[Tongue]) -> Tongues {
    let mut costs = vec![0_usize; tongues.len()];
    let mut back: Vec<Vec<usize>> = Vec::new();
    let mut starts: Vec<usize> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let counts: Vec<usize> = tongues.iter().map(|&tongue| count(line, tongue)).collect();
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
    let mut tongue = (0..costs.len()).min_by_key(|&at| costs[at]).unwrap_or(0);
    let mut stretches: Tongues = Vec::new();
    for (from, start) in back.iter().zip(starts).rev() {
        match stretches.last_mut() {
            Some(last) if last.1 == tongues[tongue] => last.0 = start,
            _ => stretches.push((start, tongues[tongue])),
        }
        tongue = from[tongue];
    }
    stretches.reverse();
    if stretches.is_empty() {
        stretches.push((0, Tongue::English));
    }
    stretches
}

/// Returns how many moves of a tongue a line has.
fn count(line: &str, tongue: Tongue) -> usize {
    if tongue != Tongue::English {
        return moves(line, tongue, false).count();
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

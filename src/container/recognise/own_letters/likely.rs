//! What drawn letters are likely to be, by what others that look the same were recognised as.

use std::collections::BTreeMap;

use super::super::drawing::alike;
use super::super::drawn_letters::{DrawnLetter, LetterKind, MANY};

/// The most letters that a drawn one may be.
const CHOICES: usize = 4;

/// The most beginnings of a move that are carried on.
const BEGINNINGS: usize = 200;

/// How alike two kinds are at least that may be the same letter.
const NEAR: f32 = 0.75;

/// Share of a letter that its kind was never recognised as.
const UNLIKELY: f32 = 0.02;

/// Least share of its kind that is recognised as the letter that a drawn one becomes.
const LEAST: f32 = 0.08;

/// What the letters of a move were recognised as.
#[derive(Clone, Copy, Default)]
pub(super) struct Seen<'l> {
    pub letters: &'l [char],
    /// Share by which a letter of a known kind is likelier if it was recognised in its place.
    pub known: f32,
    /// The same for one whose kind tells nothing.
    pub unknown: f32,
}

/// The letters of moves that each kind of drawn letter may be.
pub(super) struct LikelyLetters {
    /// For each kind, the likeliest letter first, each with its share of what the kind was recognised as.
    of_kinds: Vec<Vec<(char, f32)>>,
    /// For each kind, whether it was recognised often enough to be known.
    known: Vec<bool>,
}

impl LikelyLetters {
    /// Finds what the kinds of a page may be, of these letters.
    pub fn of(kinds: &[LetterKind], letters: &str) -> LikelyLetters {
        let all = 0..kinds.len();
        let mut totals: BTreeMap<char, usize> = BTreeMap::new();
        for (&letter, &count) in kinds.iter().flat_map(|kind| &kind.letters) {
            *totals.entry(letter).or_default() += count;
        }
        LikelyLetters {
            of_kinds: all.map(|at| choices(at, kinds, letters, &totals)).collect(),
            known: kinds.iter().map(LetterKind::is_known).collect(),
        }
    }

    /// Returns whether a letter is known.
    pub fn is_known(&self, letter: &DrawnLetter) -> bool {
        self.known[letter.kind]
    }

    /// Returns whether all these letters are known.
    pub fn are_known(&self, drawn: &[DrawnLetter]) -> bool {
        drawn.iter().all(|letter| self.is_known(letter))
    }

    /// Returns whether a drawn letter may be this one: it is not known, or it is known as this one too.
    pub fn may_be(&self, drawn: &DrawnLetter, letter: char) -> bool {
        let mut choices = self.of_kinds[drawn.kind].iter();
        !self.is_known(drawn) || choices.any(|(known, _)| *known == letter)
    }

    /// Returns the two likeliest moves that drawn letters can be, each with the logarithm of how likely it is.
    pub fn likeliest(
        &self,
        drawn: &[DrawnLetter],
        seen: Seen<'_>,
        is_move: &dyn Fn(&str) -> bool,
    ) -> Vec<(String, f32)> {
        let mut begun = vec![(String::new(), 0.0_f32)];
        for (at, print) in drawn.iter().enumerate() {
            let mut next: Vec<(String, f32)> = Vec::new();
            let here = seen.letters.get(at).copied();
            let mut choices = self.of_kinds[print.kind].clone();
            match here {
                Some(here) if choices.is_empty() => choices.push((here, seen.unknown)),
                _ => {
                    let same = choices
                        .iter_mut()
                        .filter(|(letter, _)| here == Some(*letter));
                    same.for_each(|(_, share)| *share += seen.known);
                }
            }
            for (text, likeness) in &begun {
                for (letter, likely) in &choices {
                    next.push((format!("{text}{letter}"), likeness + likely.ln()));
                }
            }
            next.sort_by(|one, other| other.1.total_cmp(&one.1));
            next.truncate(BEGINNINGS);
            begun = next;
        }
        begun.retain(|(text, _)| is_move(text));
        begun.truncate(2);
        begun
    }

    /// Returns the logarithm of how likely drawn letters are these, of which there are as many.
    pub fn likeness(&self, text: &str, drawn: &[DrawnLetter]) -> f32 {
        let shares = text.chars().zip(drawn).map(|(letter, drawn)| {
            let mut choices = self.of_kinds[drawn.kind].iter();
            let share = choices.find(|(known, _)| *known == letter);
            share.map_or(UNLIKELY, |(_, share)| *share).ln()
        });
        shares.sum()
    }
}

/// Returns the letters that a kind may be, the likeliest first, each with its share. `totals` tells how often each
/// letter was recognised in all.
fn choices(
    at: usize,
    kinds: &[LetterKind],
    letters: &str,
    totals: &BTreeMap<char, usize>,
) -> Vec<(char, f32)> {
    let kind = &kinds[at];
    let mut votes: Vec<(char, f32)> = Vec::new();
    let is_of_move = |letter: &char| *letter != ' ' && letters.contains(*letter);
    let of_move = kind.letters.iter().filter(|(letter, _)| is_of_move(letter));
    let is_known = of_move.map(|(_, count)| count).sum::<usize>() >= MANY;
    for (other, near) in kinds.iter().enumerate() {
        if is_known && other != at {
            continue;
        }
        if !near.is_about((kind.width, kind.height)) {
            continue;
        }
        let like = if other == at {
            1.0
        } else {
            alike(&kind.shape, &near.shape)
        };
        let weight = ((like - NEAR) / (1.0 - NEAR)).max(0.0).powi(3);
        for (&letter, &count) in &near.letters {
            // If nearly all of a letter look otherwise, those that look like this are misread.
            let total = totals.get(&letter).copied().unwrap_or(count);
            let more = weight * (count * count) as f32 / total.max(1) as f32;
            match votes.iter_mut().find(|(known, _)| *known == letter) {
                Some((_, votes)) => *votes += more,
                None => votes.push((letter, more)),
            }
        }
    }
    // A recogniser errs here and there, so that what most letters of a kind were recognised as is likelier than its share.
    for (_, votes) in &mut votes {
        *votes *= *votes;
    }
    let all: f32 = votes.iter().map(|(_, votes)| votes).sum();
    votes.retain(|(letter, _)| is_of_move(letter));
    for (_, votes) in &mut votes {
        *votes /= all.max(f32::MIN_POSITIVE);
    }
    votes.retain(|(_, share)| *share >= LEAST);
    votes.sort_by(|one, other| other.1.total_cmp(&one.1));
    votes.truncate(CHOICES);
    votes
}

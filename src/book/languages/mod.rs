//! Reads pages in other languages than English descriptive.
//!
//! The finder of games knows the shapes of English moves. For a page in another language it gets a
//! copy with the same length in bytes, in which each move is replaced by signs of no script. So
//! rows, columns and paragraphs are found without knowing a language, and places in the copy are
//! places on the page.
//!
//! | on the page | in the copy |
//! |---|---|
//! | `12. Sg1—f3 Sb8—c6` | `12. ▮▪▪▪▪▪▯ ▮▪▪▪▪▪▯` |
//! | `Besser war 12. Sf3` | `Besser war 12. ▮▪▯` |
//!
//! [`marked`] makes the copy, given where the stretches of each language begin.
//!
//! | module | what it does |
//! |---|---|
//! | `signs` | the signs, and their meaning to the finder |
//! | `evidence` | the letters before squares and other evidence of a language |
//! | `choose` | chooses the language of each stretch of a text |
//! | `words` | the words of results, colors and headings |

mod choose;
mod evidence;
pub(super) mod signs;
pub(super) mod words;

pub use choose::language_of;
pub(super) use choose::{languages, rivals};
pub(super) use evidence::is_algebraic;

use std::borrow::Cow;

use crate::notation::Language;
use crate::work;
use signs::{MoveSign, sign};

/// Longest move, in bytes.
const MOVE: usize = 120;

/// The bytes where the stretches of a text begin, each with its language; the first is 0.
pub(super) type Languages = Vec<(usize, Language)>;

/// Returns the language at this byte.
pub(super) fn language_at(languages: &Languages, at: usize) -> Language {
    let begun = languages.partition_point(|(start, _)| *start <= at);
    let stretch = begun.checked_sub(1).map(|at| languages[at].1);
    stretch.unwrap_or_default()
}

/// Returns the text with the moves of other languages replaced by signs, with the same length in
/// bytes.
pub(super) fn marked<'t>(text: &'t str, stretches: &Languages) -> Cow<'t, str> {
    if stretches
        .iter()
        .all(|(_, language)| *language == Language::English)
    {
        return Cow::Borrowed(text);
    }
    let mut copy = String::with_capacity(text.len());
    for (at, &(start, language)) in stretches.iter().enumerate() {
        let end = stretches.get(at + 1).map_or(text.len(), |next| next.0);
        let stretch = &text[start..end];
        if language == Language::English {
            copy.push_str(stretch);
        } else {
            let mut told = 0;
            for (at, length, weak) in moves(stretch, language, true) {
                copy.push_str(&stretch[told..at]);
                told = at + length;
                put(&mut copy, &stretch[at..told], weak);
            }
            copy.push_str(&stretch[told..]);
        }
    }
    Cow::Owned(copy)
}

/// Returns the moves of a stretch by their shape: where each begins, its length in bytes, and
/// whether it is weak. With `damaged`, words that may be misprints of moves are weak moves too.
fn moves(
    text: &str,
    language: Language,
    damaged: bool,
) -> impl Iterator<Item = (usize, usize, bool)> {
    let mut at = 0;
    let mut before = ' ';
    std::iter::from_fn(move || {
        while at < text.len() {
            work::add(1);
            let rest = &text[at..];
            let first = rest.chars().next()?;
            let word = begins_word(before, first);
            let shaped = || {
                let misprint = || misprint(rest).filter(|_| damaged);
                let shaped = language.shape(clip(rest));
                let torn = |length: usize| goes_on(&rest[length..]);
                let shaped = shaped.filter(|(length, _)| !(damaged && torn(*length)));
                shaped.or_else(|| misprint().map(|length| (length, true)))
            };
            if word && let Some((length, weak)) = shaped() {
                let start = at;
                at += length;
                before = text[..at].chars().next_back().unwrap_or(' ');
                // A period that ends a sentence is no part of the move.
                return Some((start, length, weak));
            }
            before = first;
            at += first.len_utf8();
        }
        None
    })
}

/// Whether a hyphen and a letter stand directly behind a move: `b7` of `b7—bö`.
fn goes_on(behind: &str) -> bool {
    let dash = ['-', '–', '—', '−'];
    let rest = behind.strip_prefix(dash);
    rest.is_some_and(|rest| rest.starts_with(char::is_alphabetic))
}

/// Returns the length in bytes of a word that belongs to no language and may be a misprint of a
/// move: `b7—bö`, `P4CB`.
fn misprint(text: &str) -> Option<usize> {
    let text = clip(text);
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let word = text[..end].trim_end_matches(['.', ',', ';', ')']);
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let digits = word.chars().filter(char::is_ascii_digit).count();
    let rank = word.contains(|c: char| ('1'..='8').contains(&c));
    let fits = (2..=5).contains(&letters)
        && (1..=2).contains(&digits)
        && rank
        && word.chars().count() <= 9
        && !word.contains(['\'', '’', '/', '(', '"']);
    fits.then_some(word.len())
}

/// Whether a word may begin with the character `first` behind `before`. A number may be glued to
/// its move.
fn begins_word(before: char, first: char) -> bool {
    let letter = first.is_alphabetic() || first == '0' || ('♔'..='♟').contains(&first);
    let glued = before.is_ascii_digit() && (first.is_uppercase() || !first.is_alphanumeric());
    letter && (!before.is_alphanumeric() || glued)
}

/// Returns as much of the text as a move can take.
fn clip(text: &str) -> &str {
    &text[..text.floor_char_boundary(MOVE)]
}

/// Appends the signs of a move that is believed wherever it stands; one character is too short for
/// them.
pub(super) fn mask(copy: &mut String, printed: &str) {
    put(copy, printed, false);
}

/// Appends the signs of a move; line breaks within it stay.
fn put(copy: &mut String, printed: &str, weak: bool) {
    let last = printed.char_indices().next_back().map_or(0, |(at, _)| at);
    for (at, c) in printed.char_indices() {
        let says = match at {
            0 if weak => MoveSign::BeginsWeakly,
            0 => MoveSign::Begins,
            _ if at == last => MoveSign::Ends,
            _ => MoveSign::Within,
        };
        copy.push(if matches!(c, '\n' | '\r') {
            c
        } else {
            sign(says, c)
        });
    }
}

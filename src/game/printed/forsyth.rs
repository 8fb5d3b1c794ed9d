//! Forsyth notation as columns of problems print it.
//!
//! | rank | is |
//! |---|---|
//! | `3 B kt 3` | `3Bn3`: spaces do not count, and `Kt` is a knight |
//! | `8. 8` | two ranks: a full stop, comma, stroke or new line stands between ranks |
//! | `t1sdk2t` | `r1nqk2r` in German letters, if these suit the whole text |
//!
//! The letters are English if all of them can be. Otherwise each language is tried that books are
//! read in, and those that give both sides a king have to agree.

use std::ops::Range;

use super::placed::{MenInText, MenLetters, PlacedMen, PrintedError, place_in, split_words};
use crate::board::{Color, Piece, Square};
use crate::notation::Letters;
use crate::words;

/// Ranks that must be complete for a text to be taken for Forsyth notation.
const COMPLETE: usize = 5;

/// Most words that may stand before the first rank without a sign between.
const WORDS: usize = 20;

/// Returns the position that a text has in Forsyth notation; `None` if it does not look like one.
pub(crate) fn forsyth(text: &str) -> Option<MenInText> {
    let mut ranks = ranks(text);
    let complete = |rank: &Range<usize>| alphabets().any(|men| walk(text, rank, men).is_rank());
    let mut good = (0..ranks.len()).filter(|&at| complete(&ranks[at]));
    let mut first = good.next()?;
    let (mut last, mut count) = (first, 1);
    for at in good {
        (last, count) = (at, count + 1);
    }
    if count < COMPLETE {
        return None;
    }
    if last - first < 7
        && let Some(before) = first.checked_sub(1)
        && let Some(rank) = behind_words(text, &ranks[before])
    {
        ranks[before] = rank;
        first = before;
    }
    // A faulty rank may be the first or the last.
    let nearly = |at: usize| {
        ranks
            .get(at)
            .is_some_and(|rank| looks_like_rank(text, rank))
    };
    while last - first < 7 && nearly(last + 1) {
        last += 1;
    }
    while last - first < 7 && first > 0 && nearly(first - 1) {
        first -= 1;
    }
    let ranks = &ranks[first..=last];
    // Numbers alone are a table of something else.
    let has_men = |rank: &Range<usize>| text[rank.clone()].contains(char::is_alphabetic);
    if !ranks
        .iter()
        .any(|rank| has_men(rank) || !text[rank.clone()].is_ascii())
    {
        return None;
    }
    let mut body = ranks[0].start..ranks[ranks.len() - 1].end;
    let men = if ranks.len() == 8 {
        choose(text, ranks).map(|(men, end)| {
            body.end = end;
            men
        })
    } else {
        Err(PrintedError::ranks(body.clone(), ranks.len()))
    };
    Some(MenInText { body, men })
}

/// Returns the first rank if words stand before it; a man or a number among them would belong to it.
fn behind_words(text: &str, part: &Range<usize>) -> Option<Range<usize>> {
    let all = split_words(text, part.clone(), char::is_whitespace).take(WORDS);
    let mut squares = false;
    for (at, word) in all {
        let rank = at.start..part.end;
        if !squares && alphabets().any(|men| walk(text, &rank, men).is_rank()) {
            return Some(rank);
        }
        squares = alphabets().any(|men| is_squares(word, men));
    }
    None
}

/// Returns the letters to try, English first and with S for the knight last.
fn alphabets() -> impl Iterator<Item = MenLetters> {
    // Figurines are read with all of them.
    let is_language = |letters: &Letters| !matches!(*letters, Letters::FIGURINE | Letters::MEYER);
    let languages = Letters::of_books().filter(is_language);
    let knight_s = MenLetters {
        letters: Letters::ENGLISH,
        knight_s: true,
    };
    languages.map(MenLetters::of).chain([knight_s])
}

/// Returns the byte ranges of what stands between the signs that separate ranks.
fn ranks(text: &str) -> Vec<Range<usize>> {
    let mut ranks: Vec<Range<usize>> = Vec::new();
    for line in text.lines() {
        let parts = line.split(['/', '.', ',', ':', ';']).map(str::trim);
        let parts = parts.filter(|part| !part.is_empty());
        for (place, part) in parts.enumerate() {
            let rank = place_in(text, part);
            // A rank may be broken over two lines.
            match ranks.last_mut() {
                Some(last) if place == 0 && joins(text, last, rank.end) => last.end = rank.end,
                _ => ranks.push(rank),
            }
        }
    }
    ranks
}

/// Returns whether a stretch of a rank becomes a complete one with what follows up to this byte.
fn joins(text: &str, part: &Range<usize>, end: usize) -> bool {
    alphabets().any(|men| {
        let begun = walk(text, part, men);
        let whole = part.start..end;
        begun.squares < 8 && begun.end == part.end && walk(text, &whole, men).is_rank()
    })
}

/// Returns whether a stretch of text begins like a rank and has a number of empty squares.
fn looks_like_rank(text: &str, rank: &Range<usize>) -> bool {
    let begins = |men| walk(text, rank, men).squares > 0;
    text[rank.clone()].contains(|c| matches!(c, '1'..='8')) && alphabets().any(begins)
}

/// What a stretch of text is as a rank.
struct RankWalk {
    /// Squares that it has as far as it can be read.
    squares: usize,
    /// Byte where the first thing stands that cannot be read, or where it ends.
    end: usize,
    /// Byte behind the eighth square, if the rank is complete there and words follow.
    full: Option<usize>,
    /// Men, by their file from 0.
    men: Vec<(usize, (Color, Piece), Range<usize>)>,
    /// Whether all of it can be read.
    read: bool,
}

impl RankWalk {
    /// Returns whether it is a rank, which words may follow.
    const fn is_rank(&self) -> bool {
        self.full.is_some() || self.read && self.squares == 8
    }
}

/// Reads a stretch of text as a rank.
fn walk(text: &str, rank: &Range<usize>, letters: MenLetters) -> RankWalk {
    let mut walk = RankWalk {
        squares: 0,
        end: rank.start,
        full: None,
        men: Vec::new(),
        read: false,
    };
    while let Some(first) = text[walk.end..rank.end].chars().next() {
        let rest = &text[walk.end..rank.end];
        if first.is_whitespace() {
            // Behind the last rank the fields of a FEN or words may follow.
            let rest = rest.trim_start();
            let word = rest.split_whitespace().next().unwrap_or_default();
            if begins_fields(rest) {
                walk.full = (walk.squares == 8).then_some(walk.end);
                walk.read = true;
                return walk;
            }
            if walk.squares == 8 && (word == "b" || !is_squares(word, letters)) {
                walk.full = Some(walk.end);
                return walk;
            }
            walk.end = rank.end - rest.len();
        } else if let Some(empty @ 1..=8) = first.to_digit(10) {
            walk.squares += empty as usize;
            walk.end += 1;
        } else if let Some((man, length)) = letters.man(rest) {
            let end = walk.end + length;
            walk.men.push((walk.squares, man, walk.end..end));
            walk.squares += 1;
            walk.end = end;
        } else {
            return walk;
        }
    }
    walk.read = true;
    walk
}

/// Returns whether three fields of a FEN begin a text: the side to move, castling, en passant. In some
/// languages `w` and `b` are men too.
fn begins_fields(text: &str) -> bool {
    let mut words = text.split_whitespace();
    matches!(words.next(), Some("w" | "b"))
        && words.nth(1).is_some_and(|passed| {
            passed == "-" || Square::parse(passed).is_some_and(|at| matches!(at.rank(), 2 | 5))
        })
}

/// Returns whether a word is made of men and empty squares alone.
fn is_squares(word: &str, letters: MenLetters) -> bool {
    let mut rest = word;
    while let Some(first) = rest.chars().next() {
        let length = match letters.man(rest) {
            _ if matches!(first, '1'..='8') => 1,
            Some((_, length)) => length,
            None => return false,
        };
        rest = &rest[length..];
    }
    true
}

/// Reads eight ranks in each language, and returns the men with the byte where the position ends.
fn choose(text: &str, ranks: &[Range<usize>]) -> Result<(PlacedMen, usize), PrintedError> {
    let mut found: Option<(MenLetters, PlacedMen, usize)> = None;
    // The fault in the letters that understand the most.
    let (mut fault, mut understood) = (None, 0);
    for men in alphabets() {
        let (placed, end) = match placed(text, ranks, men) {
            Ok(read) => read,
            Err((error, end)) => {
                if fault.is_none() || end > understood {
                    (fault, understood) = (Some(error), end);
                }
                continue;
            }
        };
        let kings = placed.has_kings();
        match &found {
            Some((other, before, _)) if before.has_kings() => {
                if kings && before.pieces != placed.pieces {
                    let languages = [other.letters, men.letters].map(Letters::people);
                    let languages = languages.map(|people| words::named_language(people).into());
                    let why = words::PRINTED_LETTERS.with(languages);
                    return Err(PrintedError::new(ranks[0].start..end, why));
                }
            }
            Some(_) if !kings => {}
            _ => found = Some((men, placed, end)),
        }
        // Most texts are English, and may have letters that other languages have too.
        if kings && men.letters == Letters::ENGLISH && !men.knight_s {
            break;
        }
    }
    match (found, fault) {
        (None, Some(fault)) => Err(fault),
        (found, _) => Ok(found.map(|(_, men, end)| (men, end)).unwrap_or_default()),
    }
}

/// Reads eight ranks in one language, and returns the men with the byte where the position ends, or
/// an error with the byte up to which the text is understood.
fn placed(
    text: &str,
    ranks: &[Range<usize>],
    letters: MenLetters,
) -> Result<(PlacedMen, usize), (PrintedError, usize)> {
    let mut placed = PlacedMen::default();
    let mut end = 0;
    for (down, range) in (0..8).zip(ranks) {
        let rank = 7 - down;
        let walk = walk(text, range, letters);
        end = walk.full.unwrap_or(walk.end);
        // Only behind the last rank may something else follow.
        let followed = rank == 0 && (walk.read || walk.full.is_some());
        let ends = followed || walk.read && walk.end == range.end;
        if !ends {
            let rest = text[end..range.end].split_whitespace().next();
            let at = place_in(text, rest.unwrap_or(&text[end..end]));
            let understood = at.start;
            return Err((PrintedError::in_rank(text, at, rank + 1), understood));
        }
        if walk.squares != 8 {
            let error = PrintedError::squares(range.clone(), rank + 1, walk.squares);
            return Err((error, range.end));
        }
        for (file, man, at) in walk.men {
            if let Some(square) = Square::try_new(u8::try_from(file).unwrap_or(u8::MAX), rank) {
                let put = placed.put(square, man, at);
                put.map_err(|error| (error, end))?;
            }
        }
    }
    Ok((placed, end))
}

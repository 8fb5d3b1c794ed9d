//! Makes the copy of a text in which numbers count on and moves are signs.

use std::ops::Range;

use super::chain::{ChainNumber, moves_before};
use super::tokens::{PageWord, pieces, without_stops};
use crate::book::languages::mask;
use crate::notation::arrange;

/// Most words of a turn.
const TURN_WORDS: usize = 40;

/// What stands in a place of the copy.
enum Patch {
    Words(String),
    Move,
}

/// Returns the text with the numbers of the chains put right and the moves between them as signs.
/// `seconds` are the numbers that stand before a second move.
pub(super) fn copy(
    text: &str,
    tokens: &[PageWord],
    (chains, seconds): (&[Vec<ChainNumber>], Vec<Range<usize>>),
) -> String {
    let blank = |span: Range<usize>| (span.clone(), Patch::Words(" ".repeat(span.len())));
    let mut patches: Vec<(Range<usize>, Patch)> = seconds.into_iter().map(blank).collect();
    for chain in chains {
        for (nth, number) in chain.iter().enumerate() {
            let part = tokens[number.token].part;
            let wanted = match nth.checked_sub(1) {
                None if number.number == 2 => 2,
                // Black's move stands at the head of a column.
                Some(last) if tokens[chain[last].token].part != part => 1,
                _ => 0,
            };
            let begins = moves_before(text, tokens, (number.token, wanted));
            let begins = begins.into_iter().flatten();
            let begins = begins.filter_map(|span| with_room(text, span));
            patches.extend(begins.map(|span| (span, Patch::Move)));
            let next = chain.get(nth + 1);
            let is_alone = number.black || next.is_some_and(|next| next.black);
            let next = next.map(|next| next.token);
            let behind = tokens[number.token + 1..].iter().take(TURN_WORDS);
            let end = behind.take_while(|next| next.part == part).count();
            let end = (number.token + 1 + end).min(next.unwrap_or(usize::MAX));
            turn(text, (tokens, *number, end), is_alone, &mut patches);
        }
    }
    arrange(&mut patches, |(span, _)| (span.start, span.end));
    let mut copy = String::with_capacity(text.len());
    let mut told = 0;
    for (span, patch) in patches {
        if span.start < told {
            continue;
        }
        copy.push_str(&text[told..span.start]);
        told = span.end;
        match patch {
            Patch::Words(words) => copy.push_str(&words),
            Patch::Move => mask(&mut copy, &text[span]),
        }
    }
    copy.push_str(&text[told..]);
    copy
}

/// Adds what is put in the place of a number and the moves behind it, up to the word `end`: two, or one
/// that `is_alone`.
fn turn(
    text: &str,
    (tokens, number, end): (&[PageWord], ChainNumber, usize),
    is_alone: bool,
    patches: &mut Vec<(Range<usize>, Patch)>,
) {
    let wanted = if is_alone { 1 } else { 2 };
    let found = pieces(text, &tokens[number.token + 1..end], wanted);
    // A single move on the line behind its number is read as it stands.
    let is_broken =
        |piece: &Range<usize>| text[tokens[number.token].span.end..piece.start].contains('\n');
    let moves = match (found.len(), number.black) {
        (1, false) if is_broken(&found[0]) => &[],
        (1..=3, true) => &found[found.len() - 1..],
        (1 | 2, false) => &found[..],
        _ => return numbered(text, (&tokens[number.token], number.number), patches),
    };
    let moves: Vec<Range<usize>> = moves
        .iter()
        .filter_map(|span| with_room(text, span.clone()))
        .collect();
    if number.black {
        // What stands between the number and the move is dots.
        let begin = tokens[number.token].span.start;
        let until = moves
            .first()
            .map_or(tokens[number.token].span.end, |span| span.start);
        let room = until - begin;
        let words = format!("{}. ...", number.number);
        if words.len() < room && !text[begin..until].contains('\n') {
            let words = format!("{words}{}", " ".repeat(room - words.len()));
            patches.push((begin..until, Patch::Words(words)));
        }
    } else {
        numbered(text, (&tokens[number.token], number.number), patches);
    }
    patches.extend(moves.into_iter().map(|span| (span, Patch::Move)));
}

/// Returns the span of a move, which needs two characters: a single one takes the space before it.
fn with_room(text: &str, span: Range<usize>) -> Option<Range<usize>> {
    if text[span.clone()].chars().count() >= 2 {
        return Some(span);
    }
    text[..span.start]
        .ends_with("  ")
        .then(|| span.start - 1..span.end)
}

/// Adds the right number in the place of a misread one, where it has room.
fn numbered(
    text: &str,
    (token, number): (&PageWord, u32),
    patches: &mut Vec<(Range<usize>, Patch)>,
) {
    let word = &text[token.span.clone()];
    // A number that is glued to the move before it would be read as a part of it.
    if text[..token.span.start].ends_with(|c: char| c.is_ascii_digit()) {
        let blank = " ".repeat(word.len());
        patches.push((token.span.clone(), Patch::Words(blank)));
        return;
    }
    let bare = without_stops(word);
    let stops = if bare.len() < word.len() { "." } else { "" };
    let words = format!("{number}{stops}");
    if bare.trim_start_matches('(') == number.to_string() {
        return;
    }
    let spaces = text[..token.span.start].bytes().rev();
    let before = spaces.take_while(|&byte| byte == b' ').count();
    let begin = match words.len() > word.len() {
        true if words.len() - word.len() < before => token.span.end - words.len(),
        true => return,
        false => token.span.start,
    };
    let spaces = " ".repeat(token.span.end - begin - words.len());
    // What is read in the copy has its place in the text, where letters may have several bytes.
    let words = match text.is_char_boundary(begin + spaces.len()) {
        true => format!("{spaces}{words}"),
        false if text.is_char_boundary(begin + words.len()) => format!("{words}{spaces}"),
        false => return,
    };
    patches.push((begin..token.span.end, Patch::Words(words)));
}

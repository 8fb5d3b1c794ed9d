//! The words of a text, each with its line and its paragraph.

use std::ops::Range;

use crate::book::page::moves::shape::BINDING;
use crate::book::page::moves::{columns, misprints};
use crate::work;

/// A word of the text; a number that is glued to a move is a word of its own.
#[derive(Clone, Debug)]
pub(super) struct PageWord {
    pub span: Range<usize>,
    /// Whether its line begins with it.
    pub first: bool,
    /// The width of the gap before it in columns.
    pub gap: usize,
    /// The number of its part: lines of moves without prose or a blank line between them.
    pub part: usize,
    /// Whether its line is prose.
    pub prose: bool,
}

/// Returns the words of a text.
pub(super) fn tokens(text: &str) -> Vec<PageWord> {
    work::add(text.len());
    let mut tokens = Vec::new();
    let (mut part, mut prose) = (0, false);
    let mut begin = 0;
    for line in text.split_inclusive('\n') {
        let start = begin;
        begin += line.len();
        let bare = line.trim();
        let is_page_number = bare.starts_with('{') && bare.ends_with('}');
        if bare.is_empty() || is_page_number {
            part += 1;
            continue;
        }
        let is_prose = is_prose(line);
        part += usize::from(is_prose != prose);
        prose = is_prose;
        let mut first = true;
        let mut last = start;
        for word in line.split_whitespace() {
            let at = start + (word.as_ptr() as usize - line.as_ptr() as usize);
            let mut gap = columns(&text[last..at]);
            last = at + word.len();
            for span in cut(word) {
                tokens.push(PageWord {
                    span: at + span.start..at + span.end,
                    first,
                    gap,
                    part,
                    prose,
                });
                (first, gap) = (false, 0);
            }
        }
    }
    tokens
}

/// Returns a number without the stops behind it, and what they are misread as.
pub(super) fn without_stops(text: &str) -> &str {
    text.trim_end_matches(['.', ',', ')', '}', ':', ';', '\'', '|'])
}

/// Words of a line that is long enough to be prose if half of its words are.
const LONG: usize = 8;

/// The same for a line that says no move.
const LONG_NOTE: usize = 5;

/// Pieces in full, which notes name as well as moves.
const IN_FULL: [&str; 6] = ["King", "Queen", "Rook", "Bishop", "Knight", "Pawn"];

/// Fewest letters of a word in capitals that is one of a heading.
const HEADING: usize = 4;

/// Capitals that moves have, rightly recognised.
const OF_MOVES: &str = "KQRBNPTOXSC";

/// Returns whether a word is one of a heading in capitals. `QKTXP` is a move.
fn is_heading(word: &str) -> bool {
    let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
    bare.chars().count() >= HEADING
        && bare.chars().all(char::is_uppercase)
        && bare.chars().filter(|c| !OF_MOVES.contains(*c)).count() >= 2
}

/// Returns whether most words of a line are prose, or half of a long one. Pieces in full are prose in a
/// line that says no move.
fn is_prose(line: &str) -> bool {
    let words = || line.split_whitespace();
    let says_move =
        words().any(|word| BINDING.contains(&word) || word.contains(|c: char| c.is_ascii_digit()));
    let is_piece = |word: &str| IN_FULL.iter().any(|piece| word.starts_with(piece));
    let is_prose = |word: &&str| misprints::is_prose(word) || is_heading(word);
    let prose = words().filter(|word| is_prose(word) || !says_move && is_piece(word));
    let (prose, count) = (prose.count(), words().count());
    let long = if says_move { LONG } else { LONG_NOTE };
    prose * 2 > count || prose * 2 == count && count >= long
}

/// Cuts a word behind commas and semicolons, and where the number of a move is glued to it or to the
/// move before it: `Rd7;13`, `7b8`, `1P-Q4,Kt-KB3;`, `K45.` in `P to K4 5.`.
fn cut(word: &str) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let mut begin = 0;
    for part in word.split_inclusive([',', ';']) {
        let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let behind = part[digits..].trim_start_matches('.');
        let number = part.len() - behind.len();
        let sign = |c: char| matches!(c, '&' | '\\' | '@' | '#' | '“' | '"') || !c.is_ascii();
        let goes_on = behind.starts_with(|c: char| c.is_alphabetic() || sign(c));
        // A man may be a letter alone: `2.Q. takes P.`
        let is_man = number > digits && behind.starts_with(['K', 'Q', 'R', 'B', 'P']);
        let end = begin + part.len();
        if (1..=3).contains(&digits)
            && goes_on
            && (is_man
                || behind
                    .trim_end_matches(['.', ',', ';', ':'])
                    .chars()
                    .count()
                    >= 2)
            && !is_ordinal(behind)
        {
            parts.push(begin..begin + number);
            begin += number;
        } else if let Some(square) = before_number(part) {
            parts.push(begin..begin + square);
            begin += square;
        }
        // A stop alone belongs to the word before it.
        match parts.last_mut() {
            Some(last) if part.len() == 1 => last.end = end,
            _ => parts.push(begin..end),
        }
        begin = end;
    }
    parts
}

/// Returns the length of a move that has the number of the next one glued to it. The rank of its
/// square is one figure.
fn before_number(part: &str) -> Option<usize> {
    let bare = part.strip_suffix('.').unwrap_or(part);
    let letters = bare.trim_end_matches(|c: char| c.is_ascii_digit());
    let (rank, number) = bare[letters.len()..].split_at_checked(1)?;
    let is_square = letters.ends_with(|c: char| c.is_ascii_alphabetic())
        && ("1"..="8").contains(&rank)
        && (1..=3).contains(&number.len())
        && !number.starts_with('0');
    is_square.then_some(letters.len() + 1)
}

/// Returns whether a number with this behind it is an ordinal.
fn is_ordinal(behind: &str) -> bool {
    ["st", "nd", "rd", "th"]
        .iter()
        .any(|ending| behind.starts_with(ending))
}

/// Words that belong to the move before them.
const MARKS: [&str; 9] = [
    "ch", "mate", "dis", "dbl", "e.p", "ep", "(ch)", "(ch.)", "sq",
];

/// Returns whether a word belongs to the same move as the word before it, wherever they stand.
fn is_same_move(before: &str, word: &PageWord, text: &str) -> bool {
    let text = &text[word.span.clone()];
    let bare = text.trim_end_matches([',', ';', '.']);
    // The sign of a note, as in "(a)", is no move.
    let is_note = bare.starts_with('(') && bare.ends_with(')');
    let castles = before.starts_with("Castles") && matches!(bare, "K" | "KR" | "Q" | "QR");
    // A move may be divided at the end of a line.
    let is_divided = before.ends_with('-') && word.first;
    // Words may be glued to one another, as in "Qto".
    let is_bound = BINDING.contains(&bare) || BINDING.iter().any(|end| before.ends_with(end));
    MARKS.contains(&bare) || is_note || castles || is_divided || is_bound
}

/// Returns the spans of the moves that words may be. They are parted by commas, semicolons or wide
/// gaps, or else each word is one.
pub(super) fn pieces(text: &str, tokens: &[PageWord], wanted: usize) -> Vec<Range<usize>> {
    let parted = |ends: &dyn Fn(&PageWord, &PageWord) -> bool| {
        let mut pieces: Vec<Range<usize>> = Vec::new();
        let mut before: Option<&PageWord> = None;
        for token in tokens {
            match (pieces.last_mut(), before) {
                (Some(last), Some(before)) if !ends(before, token) => last.end = token.span.end,
                _ => pieces.push(token.span.clone()),
            }
            before = Some(token);
        }
        pieces
    };
    let word = |token: &PageWord| &text[token.span.clone()];
    let ends = |token: &PageWord| word(token).ends_with([',', ';']);
    let before_last = &tokens[..tokens.len().saturating_sub(1)];
    let signs = before_last.iter().any(ends);
    let by_signs = parted(&|before, token| match token.first {
        true => ends(before) || !signs && !is_same_move(word(before), token, text),
        false => token.gap >= 2 || ends(before),
    });
    if by_signs.len() == wanted {
        return trimmed(text, by_signs);
    }
    let by_words = parted(&|before, token| {
        let alone = word(before).chars().count() == 1 && token.gap == 1;
        !alone && !is_same_move(word(before), token, text)
    });
    if by_words.len() == wanted && are_told_alike(text, &by_words) {
        return trimmed(text, by_words);
    }
    trimmed(text, by_signs)
}

/// Returns whether all of these moves are told in words, or none: "K. R. to K" and "R's sq." are no two moves.
fn are_told_alike(text: &str, pieces: &[Range<usize>]) -> bool {
    let is_told = |piece: &Range<usize>| {
        BINDING
            .iter()
            .any(|word| text[piece.clone()].contains(word))
    };
    let is_castling = |piece: &Range<usize>| text[piece.clone()].starts_with("Castles");
    let told = pieces.iter().filter(|piece| is_told(piece)).count();
    told == 0
        || pieces
            .iter()
            .all(|piece| is_told(piece) || is_castling(piece))
}

/// Returns the pieces without the stops behind them.
fn trimmed(text: &str, pieces: Vec<Range<usize>>) -> Vec<Range<usize>> {
    let stops = [',', ';', '.', ':'];
    let trimmed = pieces.into_iter().map(|piece| {
        let length = text[piece.clone()].trim_end_matches(stops).len();
        piece.start..piece.start + length
    });
    trimmed.filter(|piece| !piece.is_empty()).collect()
}

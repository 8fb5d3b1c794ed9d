//! Finds the moves that are written on a score sheet. It knows how moves look in their notation, and
//! no position.
//!
//! | sheet | written moves |
//! |---|---|
//! | `12. Nbd7 O-O` | White's 12th and Black's |
//! | `12 P - K 4 Castles K R` | the same, of four words and of three |
//! | `12... Nf6` | Black's 12th |
//! | `12. --- Nf6` | White's 12th, left blank, and Black's |
//! | `e4 e5 Nf3` | three moves without numbers |
//!
//! Tags, comments in braces, variations in brackets and results are no moves.

use std::ops::Range;

use crate::board::{Color, Variant};
use crate::game::Outcome;
use crate::game::pgn::tags;
use crate::notation::spoken::names_file;
use crate::notation::{CATALOGUE, Notation, Tolerance, Turn};
use crate::rules::Position;

/// Most words of one move, such as "K. Kt. to Q. B.'s 3rd. ch".
const WORDS: usize = 8;

/// Most moves that are looked for on a sheet.
const MOVES: usize = 1200;

/// Most digits of a move number.
const DIGITS: usize = 3;

/// A sheet divided into its moves.
#[derive(Clone, Debug)]
pub(super) struct SheetText {
    /// The notation it is written in, as far as its words show.
    pub notation: Notation,
    pub moves: Vec<SheetMove>,
    /// The bytes of written moves beyond the most that are looked for.
    pub beyond: Vec<Range<usize>>,
    pub tags: Vec<(String, String)>,
    pub outcome: Outcome,
}

/// A move as it is written.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SheetMove {
    /// Its bytes in the text.
    pub span: Range<usize>,
    /// The ply (from 0) that the number before it says.
    pub due: Option<usize>,
    /// Whether its place was left blank or crossed out.
    pub blank: bool,
}

/// A row of a sheet: a number, and what stands behind it.
#[derive(Default)]
struct SheetRow {
    number: Option<usize>,
    /// Whether dots behind the number stand for White's move.
    black: bool,
    words: Vec<RowWord>,
}

/// A word of a row.
struct RowWord {
    span: Range<usize>,
    /// Whether a tab, a new line or the like stands before it, so that it begins a move.
    apart: bool,
}

impl SheetText {
    /// Divides a sheet into its moves.
    pub fn new(text: &str) -> SheetText {
        let (rows, outcome) = rows(text);
        let position = Position::start();
        let turn = position.turn();
        let candidates = CATALOGUE.iter().filter(|row| row.is_read_by_name());
        let candidates = candidates.filter(|row| row.suits(Variant::Standard));
        let mut best: Option<(usize, Notation, Vec<SheetMove>)> = None;
        for row in candidates {
            let (cost, moves) = divided(text, &rows, row.notation, &turn);
            if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                best = Some((cost, row.notation, moves));
            }
        }
        let (notation, mut moves) = best
            .map_or((Notation::SHORT, Vec::new()), |(_, notation, moves)| {
                (notation, moves)
            });
        let beyond = moves.split_off(moves.len().min(MOVES));
        SheetText {
            notation,
            moves,
            beyond: beyond.into_iter().map(|mv| mv.span).collect(),
            tags: tags(text),
            outcome,
        }
    }
}

/// Returns the rows of a sheet, and the result that is written on it.
fn rows(text: &str) -> (Vec<SheetRow>, Outcome) {
    let mut rows = vec![SheetRow::default()];
    let mut outcome = Outcome::Open;
    let mut apart = true;
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match c {
            '{' => rest.find('}').map_or(rest.len(), |end| end + 1),
            '[' if rest.lines().next().is_some_and(is_tag) => rest.find('\n').unwrap_or(rest.len()),
            '(' => aside(rest),
            _ if c.is_whitespace() || matches!(c, '|' | ',' | ';') => {
                apart |= !matches!(c, ' ' | ',' | '\u{a0}');
                // Without numbers each line is a row of its own.
                if c == '\n' && rows.last().is_some_and(|row| row.number.is_none()) {
                    rows.push(SheetRow::default());
                }
                c.len_utf8()
            }
            _ => 0,
        };
        if length > 0 {
            at += length;
            continue;
        }
        let word = first_word(rest);
        if let Some(result) = result(word) {
            outcome = result;
            at += word.len();
            continue;
        }
        let last = rows.iter().rev().find_map(|row| row.number);
        // `3` belongs to the move in `Kt - K B 3`.
        let before = rows.last().and_then(|row| row.words.last());
        let before = before
            .filter(|_| !apart)
            .map(|word| &text[word.span.clone()]);
        let in_move = before.is_some_and(|word| is_half_a_square(word) || names_file(word));
        if let Some((number, length)) = number(word, last).filter(|_| !in_move) {
            let dots = length + dots(&rest[length..]);
            rows.push(SheetRow {
                number: Some(number),
                black: dots > length,
                words: Vec::new(),
            });
            (at, apart) = (at + dots, true);
            continue;
        }
        if !is_glyph(word)
            && let Some(row) = rows.last_mut()
        {
            row.words.push(RowWord {
                span: at..at + word.len(),
                apart,
            });
        }
        (at, apart) = (at + word.len(), false);
    }
    // What stands before the first number is the head of the sheet.
    if rows.iter().any(|row| row.number.is_some()) {
        rows.retain(|row| row.number.is_some());
    }
    (rows, outcome)
}

/// Returns the word at the start of a text.
fn first_word(text: &str) -> &str {
    let mut ends = text.char_indices().filter(|&(at, c)| match c {
        ';' => !is_taking(text, at),
        _ => c.is_whitespace() || matches!(c, '|' | ',' | '{'),
    });
    let end = ends.next().map_or(text.len(), |(at, _)| at);
    &text[..end]
}

/// Returns whether the semicolon at this byte is the sign of taking of braille for an embosser: `D;E5`.
fn is_taking(text: &str, at: usize) -> bool {
    let is_capital = |c: char| c.is_ascii_uppercase();
    text[..at].ends_with(is_capital) && text[at + 1..].starts_with(is_capital)
}

/// Returns whether a word judges a move: `!`, `?!`, `$14`.
fn is_glyph(word: &str) -> bool {
    let is_sign = |c: char| matches!(c, '!' | '?' | '$') || c.is_ascii_digit();
    word.starts_with(['!', '?', '$'])
        && word.len() < 4
        && word != "???"
        && word.chars().all(is_sign)
}

/// Returns whether a line is a tag, such as `[White "Oak"]`.
fn is_tag(line: &str) -> bool {
    line.trim_end().ends_with(']') && line.contains('"')
}

/// Returns the length of a variation in brackets at the start of a text; 0 if the brackets belong to
/// a move, as in `P-K8 (Q)`.
fn aside(text: &str) -> usize {
    let mut depth = 0_usize;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            let inside = &text[..=at];
            let is_aside = inside.contains(' ') && inside.contains(|c: char| c.is_ascii_digit());
            return if is_aside { at + 1 } else { 0 };
        }
    }
    0
}

/// Returns the result that a word is.
fn result(word: &str) -> Option<Outcome> {
    let word = word.trim_end_matches('.').replace(['–', '—'], "-");
    match word.to_ascii_lowercase().as_str() {
        "1-0" | "1:0" => Some(Outcome::WhiteWins),
        "0-1" | "0:1" => Some(Outcome::BlackWins),
        "1/2-1/2" | "½-½" | "½:½" | "1/2" | "½" | "draw" | "drawn" | "remis" => {
            Some(Outcome::Draw)
        }
        "*" | "resigns" | "resigned" => Some(Outcome::Open),
        _ => None,
    }
}

/// Returns whether a word names a file as descriptive does, so that a rank follows: `B`, `Kt.`, `K's`.
fn is_half_a_square(word: &str) -> bool {
    let letters = word.trim_end_matches(['.', '\'', '’', 's']);
    letters.len() <= 2 && letters.chars().all(|c| c.is_ascii_uppercase() || c == 't')
}

/// Returns the move number at the start of a word, and its length with one dot; `last` is the number
/// before it. Digits without a dot are a number where they follow on.
fn number(word: &str, last: Option<usize>) -> Option<(usize, usize)> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 || digits > DIGITS {
        return None;
    }
    let number: usize = word[..digits].parse().ok()?;
    let rest = &word[digits..];
    let follows_on = last.map_or(number == 1, |last| number == last + 1 || number == last);
    match rest.chars().next() {
        Some('.' | ')' | ':') => Some((number, digits + 1)),
        Some('…') => Some((number, digits)),
        None if follows_on => Some((number, digits)),
        _ => None,
    }
    .filter(|(number, _)| *number > 0)
}

/// Returns the length of the dots, with blanks among them, at the start of a text that stand for
/// White's move; 0 if there are none.
fn dots(text: &str) -> usize {
    let is_dot = |c: char| matches!(c, '.' | '…');
    let end = text
        .find(|c: char| !is_dot(c) && c != ' ')
        .unwrap_or(text.len());
    let dots = text[..end].trim_end();
    if dots.contains(is_dot) { dots.len() } else { 0 }
}

/// Divides the rows into moves of this notation, at the least cost. A move that cannot be read costs
/// 40, and a third one in a numbered row 100.
fn divided(
    text: &str,
    rows: &[SheetRow],
    notation: Notation,
    turn: &Turn<'_>,
) -> (usize, Vec<SheetMove>) {
    let mut moves = Vec::new();
    let mut all = 0;
    for row in rows {
        let room = match (row.number, row.black) {
            (None, _) => usize::MAX,
            (_, true) => 1,
            (_, false) => 2,
        };
        let (cost, spans) = parted(text, &row.words, room, &|part, more| {
            notation.read(part, turn, Tolerance::Tolerant).ok()?;
            // `rook David 1 David 8` is one move and not two.
            let is_spoken = matches!(notation, Notation::Spoken(_));
            Some(if is_spoken { more.min(1) } else { more })
        });
        all += cost;
        for (at, span) in spans.into_iter().enumerate() {
            let side = usize::from(row.black) + at;
            let due = row.number.map(|number| 2 * (number - 1) + side);
            let blank = is_blank(&text[span.clone()]);
            moves.push(SheetMove {
                span,
                due: due.filter(|_| at < room),
                blank,
            });
        }
    }
    (all, moves)
}

/// Returns whether a word stands where a move was left out or crossed out.
fn is_blank(word: &str) -> bool {
    let is_stroke = |c: char| matches!(c, '_' | '-' | '–' | '—' | '.' | '…' | '?' | '*');
    word != "-" && word.chars().all(is_stroke)
}

/// The cheapest way to part the words up to a place into a number of moves: its cost, and the place
/// and the number before its last move.
#[derive(Clone, Copy)]
struct PartedUpTo {
    cost: usize,
    from: (usize, usize),
}

/// Parts the words of a row into moves, with `room` for this number of them. `price` is the cost of a
/// move with this number of words behind its first; `None` if it cannot be read. Returns the cost and
/// the bytes of each.
fn parted(
    text: &str,
    words: &[RowWord],
    room: usize,
    price: &dyn Fn(&str, usize) -> Option<usize>,
) -> (usize, Vec<Range<usize>>) {
    // The number of moves counts only up to one more than there is room for, or not at all.
    let most = if room == usize::MAX { 0 } else { room + 1 };
    let mut best: Vec<Vec<Option<PartedUpTo>>> = vec![vec![None; most + 1]; words.len() + 1];
    best[0][0] = Some(PartedUpTo {
        cost: 0,
        from: (0, 0),
    });
    for to in 1..=words.len() {
        for from in (to.saturating_sub(WORDS)..to).rev() {
            let part = &text[words[from].span.start..words[to - 1].span.end];
            let more = to - from - 1;
            let cost = match is_blank(part) {
                true => 10,
                false => price(part, more).unwrap_or(40 + 2 * more),
            };
            for moves in 0..=most {
                let Some(before) = best[from][moves] else {
                    continue;
                };
                let crowd = if moves >= room { 100 } else { 0 };
                let cost = before.cost + cost + crowd;
                let known = &mut best[to][(moves + 1).min(most)];
                if known.is_none_or(|known| cost < known.cost) {
                    *known = Some(PartedUpTo {
                        cost,
                        from: (from, moves),
                    });
                }
            }
            if words[from].apart {
                break;
            }
        }
    }
    let ends = best[words.len()].iter().enumerate();
    let ends = ends.filter_map(|(moves, end)| Some((end.as_ref()?.cost, moves)));
    let Some((cost, mut moves)) = ends.min() else {
        return (0, Vec::new());
    };
    let mut spans = Vec::new();
    let mut to = words.len();
    while to > 0 {
        let Some(PartedUpTo { from, .. }) = best[to][moves] else {
            break;
        };
        spans.push(words[from.0].span.start..words[to - 1].span.end);
        (to, moves) = from;
    }
    spans.reverse();
    (cost, spans)
}

/// Returns the side that makes a ply of a game from the first position.
pub(super) const fn side(ply: usize) -> Color {
    if ply.is_multiple_of(2) {
        Color::White
    } else {
        Color::Black
    }
}

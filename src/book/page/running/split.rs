//! Splits the text between two numbers into the moves and numbers expected there.
//!
//! | expected | text | parts |
//! |---|---|---|
//! | two moves | `P-K4. PzK4;` | `P-K4`, `PzK4` |
//! | two moves | `P-K4 P-K4` | `P-K4`, `P-K4` |
//! | four moves | `P-K4, P-K4; l0 B-K2, B-K2;` | two moves, 10, two moves |
//! | four moves | `P-K4, P-K4; B-K2, B-K2;` | two moves, an empty 10, two moves |
//! | two moves | `P-K4, a weak move.` | none: words |
//!
//! The cheapest way to split the text is taken. Prices are in tenths of a wrong character.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;

use crate::book::page::limits;
use crate::book::page::moves::{clip, misprints, misspelt, shape};
use crate::book::page::rows::row_lines::is_closing;

/// Words that begin another line of play.
const SUPPOSED: [&str; 6] = ["If", "if", "Or", "or", "Had", "for"];

/// A part expected in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due {
    /// A move number. The one before Black's move is often left out.
    Number {
        number: u32,
        black: bool,
    },
    Move,
}

/// Returns the parts expected for a range of plies. Numbers precede the moves of `both` sides, or
/// of White only. The first move gets no number, because its number has already been found.
pub(super) fn due(plies: Range<u32>, both: bool) -> Vec<Due> {
    let mut due = Vec::new();
    for ply in plies.clone() {
        let (number, black) = (ply / 2, ply % 2 == 1);
        if ply > plies.start && (both || !black) {
            due.push(Due::Number { number, black });
        }
        due.push(Due::Move);
    }
    due
}

/// A place where one part may end and the next begin.
struct Cut {
    /// Byte where the part before it ends.
    end: usize,
    /// Byte where the part after it begins.
    begin: usize,
    /// Price of ending a move here.
    price: u32,
}

/// What is known of the moves in a paragraph. Where its numbers begin anew again and again, the same
/// words are looked at behind one run of numbers and before the next.
#[derive(Debug, Default)]
pub(super) struct KnownMoves {
    /// Whether a move with a sign of movement begins at a byte.
    begins: RefCell<BTreeMap<usize, bool>>,
    /// Prices of words.
    prices: RefCell<BTreeMap<Words, Option<u32>>>,
}

/// The first and the last byte of some words, and the last at which another move may begin.
type Words = (usize, usize, Option<usize>);

impl KnownMoves {
    /// Returns whether a move with a sign of movement begins at this byte.
    fn begins(&self, text: &str, at: usize) -> bool {
        let mut begins = self.begins.borrow_mut();
        *begins.entry(at).or_insert_with(|| {
            let rest = clip(&text[at..], limits::RUNNING_MOVE_BYTES);
            shape::play(rest).is_some_and(|shaped| !shaped.weak)
        })
    }

    /// Returns the price of reading these words as a move; see [`move_price`].
    fn price(&self, text: &str, words: Range<usize>, more: Option<usize>) -> Option<u32> {
        let mut prices = self.prices.borrow_mut();
        let key = (words.start, words.end, more);
        *prices
            .entry(key)
            .or_insert_with(|| move_price(text.get(words)?, more))
    }
}

/// Splits the text by the cheapest of the lists in `dues`, and returns the index of that list with
/// the parts. Returns `None` if every split is too expensive or the text holds prose. `closed` are
/// stretches without moves: bracketed notes and marks.
pub(super) fn parted(
    text: &str,
    span: Range<usize>,
    closed: &[Range<usize>],
    dues: &[Vec<Due>],
    known: &KnownMoves,
) -> Option<(usize, Vec<Range<usize>>)> {
    if span.len() > limits::SPLIT_BYTES {
        return None;
    }
    let parting = Parting::new(text, span, closed, known);
    let mut rows = Rows::default();
    let tries = (0..).zip(dues).filter_map(|(at, due)| {
        let (parts, price) = parting.cheapest(due, &mut rows)?;
        let halves = due.iter().filter(|part| **part == Due::Move).count() as u32;
        (price <= limits::SPLIT_PRICE * halves).then_some((at, parts, price))
    });
    let (at, mut parts, _) = tries.min_by_key(|(_, _, price)| *price)?;
    for (part, due) in parts.iter_mut().zip(&dues[at]) {
        if *due == Due::Move {
            *part = bare(text, part.clone());
        }
    }
    Some((at, parts))
}

/// A stretch of text with its cuts and the prices of moves between them.
struct Parting<'t> {
    text: &'t str,
    cuts: Vec<Cut>,
    /// Prices of the moves that begin at each cut: the first ends at the next cut, and so on.
    moves: Vec<Vec<Option<u32>>>,
}

/// The lowest price of the parts up to one that ends at a cut, and the index of the cut where that
/// part begins.
type Reached = Option<(u32, usize)>;

/// The rows of the last list of parts, one for each part and one before them. A list that begins as
/// the last one did goes on from there.
#[derive(Default)]
struct Rows {
    due: Vec<Due>,
    rows: Vec<Vec<Reached>>,
}

impl Parting<'_> {
    fn new<'t>(
        text: &'t str,
        span: Range<usize>,
        closed: &[Range<usize>],
        known: &KnownMoves,
    ) -> Parting<'t> {
        let cuts = cuts(text, span, closed);
        let moves = prices(text, &cuts, known);
        Parting { text, cuts, moves }
    }

    /// Returns the cheapest split of the complete text, with its price.
    fn cheapest(&self, due: &[Due], last: &mut Rows) -> Option<(Vec<Range<usize>>, u32)> {
        let alike = last.due.iter().zip(due).take_while(|(one, two)| one == two);
        let alike = alike.count();
        let rows = &mut last.rows;
        rows.truncate(alike + 1);
        if rows.is_empty() {
            let mut first = vec![None; self.cuts.len()];
            first[0] = Some((0, 0));
            rows.push(first);
        }
        for part in &due[alike..] {
            let row = self.after(rows.last()?, *part);
            rows.push(row);
        }
        due.clone_into(&mut last.due);
        let mut at = self.cuts.len() - 1;
        let (price, _) = rows.last()?[at]?;
        let mut parts = Vec::with_capacity(due.len());
        for row in rows.iter().skip(1).rev() {
            let (_, from) = row[at]?;
            let begin = self.cuts[from].begin;
            parts.push(begin..self.cuts[at].end.max(begin));
            at = from;
        }
        parts.reverse();
        Some((parts, price))
    }

    /// Returns the cuts where the next part may end, given those where the last one may end.
    fn after(&self, last: &[Reached], part: Due) -> Vec<Reached> {
        let mut row: Vec<Reached> = vec![None; self.cuts.len()];
        for (from, reached) in last.iter().enumerate() {
            let Some((spent, _)) = reached else { continue };
            for (to, best) in row
                .iter_mut()
                .enumerate()
                .skip(from)
                .take(limits::MOVE_PIECES + 1)
            {
                let Some(price) = self.price(from..to, part) else {
                    continue;
                };
                let sum = spent + price;
                if best.is_none_or(|(least, _)| sum < least) {
                    *best = Some((sum, from));
                }
            }
        }
        row
    }

    /// Returns the price of a part between two cuts, or `None` if the part does not fit there.
    fn price(&self, span: Range<usize>, part: Due) -> Option<u32> {
        match part {
            Due::Move => {
                let price = self.moves[span.start].get(span.len().checked_sub(1)?)?;
                price.map(|price| price + self.cuts[span.end].price)
            }
            Due::Number { black, .. } if span.is_empty() => Some(if black { 4 } else { 18 }),
            Due::Number { number, .. } => {
                let (begin, end) = (self.cuts[span.start].begin, self.cuts[span.end].end);
                number_price(self.text.get(begin..end)?, number)
            }
        }
    }
}

/// Returns the places where a part may end, including both ends of the stretch.
fn cuts(text: &str, span: Range<usize>, closed: &[Range<usize>]) -> Vec<Cut> {
    let mut cuts: Vec<Cut> = vec![Cut {
        end: span.start,
        begin: span.start,
        price: 0,
    }];
    let mut before = ' ';
    let mut gap: Option<usize> = None;
    for (at, c) in text[span.clone()].char_indices() {
        let at = span.start + at;
        let hidden = closed.iter().any(|range| range.contains(&at));
        if hidden || c.is_whitespace() || is_stop(c) {
            gap.get_or_insert(at);
            continue;
        }
        if let Some(end) = gap.take() {
            match cuts.last_mut() {
                Some(first) if first.end == end => first.begin = at,
                _ => cuts.push(Cut {
                    end,
                    begin: at,
                    price: gap_price(&text[end..at]),
                }),
            }
        } else if before.is_alphanumeric()
            && matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'C' | 'O')
        {
            cuts.push(Cut {
                end: at,
                begin: at,
                price: 15,
            });
        }
        before = c;
    }
    cuts.push(Cut {
        end: gap.unwrap_or(span.end),
        begin: span.end,
        price: 0,
    });
    cuts
}

const fn is_stop(c: char) -> bool {
    matches!(c, ',' | ';' | ':' | '.' | '`' | '^')
}

/// Returns the price of ending a move with these signs.
fn gap_price(gap: &str) -> u32 {
    if gap.contains([',', ';', '(', '[', '*']) {
        0
    } else if gap.contains(is_stop) {
        4
    } else {
        8
    }
}

/// Returns the prices of the moves that begin at each cut: the first ends at the next cut, and so
/// on.
fn prices(text: &str, cuts: &[Cut], known: &KnownMoves) -> Vec<Vec<Option<u32>>> {
    let begins = cuts.iter().map(|cut| known.begins(text, cut.begin));
    let begins: Vec<bool> = begins.collect();
    let price = |from: usize| {
        let begin = cuts[from].begin;
        let ends = (from + 1..cuts.len()).take(limits::MOVE_PIECES);
        let ends = ends.take_while(|to| cuts[*to].end <= begin + limits::RUNNING_MOVE_BYTES);
        let price = |to: usize| {
            let more = (from + 1..to)
                .filter(|at| begins[*at])
                .map(|at| cuts[at].begin - begin);
            known.price(text, begin..cuts[to].end, more.max())
        };
        ends.map(price).collect()
    };
    (0..cuts.len()).map(price).collect()
}

/// Returns the price of reading the words as a move, or `None` if they cannot be one. `more` is the
/// last byte in them where another move may begin.
fn move_price(words: &str, more: Option<usize>) -> Option<u32> {
    let stops = words.matches([',', ';']).count() as u32;
    let prose = prose_price(words)?;
    let whole = |length: usize| {
        words[length..]
            .trim_matches(['.', '!', '?', ' ', ')'])
            .is_empty()
    };
    let shaped = shape::play(words);
    let looks = match shaped {
        Some(shaped) if whole(shaped.length) => {
            if shaped.weak {
                8
            } else {
                0
            }
        }
        Some(shaped) if more.is_some_and(|more| more >= shaped.length) => 30,
        _ if shape::cell(words).is_some_and(|cell| whole(cell.length)) => 10,
        Some(_) => 15,
        None if !says_chess(words) => 60,
        None if misprints::may_be_move(words) => 15,
        None if misprints::may_be_rubbish(words) => 30,
        None if words.contains(char::is_alphanumeric) => 45,
        None => return None,
    };
    Some(looks + 12 * stops + prose)
}

/// Returns whether the word begins another line of play.
pub(super) fn supposes(word: &str) -> bool {
    SUPPOSED.contains(&word)
}

/// Returns whether the words have a sign of a move: the letter of a piece, a digit, a dash or a
/// word of moves.
fn says_chess(words: &str) -> bool {
    let sign = |c: char| c.is_ascii_digit() || "KQRBNPCO-–—×~".contains(c);
    words.contains(sign) || words.split_whitespace().any(misspelt::is_near_verb)
}

/// Returns the price of the words of prose in a move, because they may be fragments of its own
/// words. Returns `None` if a word begins another line of play or ends a game.
fn prose_price(words: &str) -> Option<u32> {
    let mut price = 0;
    for word in words.split_whitespace() {
        let letters = word.trim_matches(|c: char| !c.is_alphanumeric());
        if supposes(letters) {
            return None;
        }
        let known = shape::is_word(letters) || misspelt::is_near_telling(letters);
        if !misprints::is_prose(word) || known {
            continue;
        }
        if is_closing(word) {
            return None;
        }
        price += if letters.len() > 4 { 60 } else { 30 };
    }
    Some(price)
}

/// Returns the price of reading the words as the number `due`, or `None` if they cannot be one.
fn number_price(words: &str, due: u32) -> Option<u32> {
    let signs: String = words.chars().filter(|c| c.is_alphanumeric()).collect();
    let none = signs.is_empty() || signs.len() > 4;
    if words.len() > limits::SPLIT_NUMBER_BYTES
        || none
        || misspelt::is_near_word(&signs)
        || supposes(&signs)
    {
        return None;
    }
    let found = misprints::number(&format!("{signs}."));
    Some(match found {
        Some(found) if found.value == due && found.plain => 0,
        Some(found) if found.value == due => 3,
        Some(_) if signs.contains(|c: char| c.is_ascii_digit()) => 10,
        _ if signs.contains(|c: char| c.is_ascii_digit()) => 12,
        _ if signs.starts_with(['K', 'Q', 'R', 'B', 'P']) => 30,
        _ => 20,
    })
}

/// Returns the span of the move without stray signs around it.
fn bare(text: &str, span: Range<usize>) -> Range<usize> {
    let words = &text[span.clone()];
    let begun = words.trim_start_matches(|c: char| {
        c.is_whitespace() || is_stop(c) || matches!(c, '~' | '|' | '*')
    });
    let begin = span.end - begun.len();
    let begun = begun.trim_end();
    let end = match shape::play(begun) {
        Some(shaped) if !begun[shaped.length..].contains(char::is_alphanumeric) => shaped.length,
        _ => begun.len(),
    };
    begin..begin + end
}

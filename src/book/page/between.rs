//! What stands between two numbers of running text, as so many moves and numbers as are due there.
//!
//! | due | text | parts |
//! |---|---|---|
//! | two moves | `P-K4. PzK4;` | `P-K4`, `PzK4` |
//! | two moves | `P-K4 P-K4` | `P-K4`, `P-K4` |
//! | four moves | `P-K4, P-K4; l0 B-K2, B-K2;` | two moves, 10, two moves |
//! | four moves | `P-K4, P-K4; B-K2, B-K2;` | two moves, 10 of no width, two moves |
//! | two moves | `P-K4, a weak move.` | none: words |
//!
//! Of all ways to part the text the cheapest is taken. Prices are in tenths of a character that is not as it
//! should be.

use std::ops::Range;

use super::measure::clip;
use super::rows::is_closing;
use super::{alike, near, shape};

/// No more text than this is parted, in bytes.
const LONGEST: usize = 800;

/// A move has no more pieces than this.
const PIECES: usize = 16;

/// No move takes more bytes than this.
const MOVE: usize = 100;

/// A misprinted number is no longer than this, in bytes.
const NUMBER: usize = 7;

/// Words with which another line of play begins.
const SUPPOSED: [&str; 6] = ["If", "if", "Or", "or", "Had", "for"];

/// What a half-move may cost on the whole.
const DEAR: u32 = 40;

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due {
    /// A number; in front of Black's move it may well be left out.
    Number {
        number: u32,
        black: bool,
    },
    Move,
}

/// The parts that are due from one half-move up to another, each move having its number before it where
/// `both` sides do, or only White's. The first has none: that is printed.
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

/// Where one part may end and another begin.
struct Cut {
    /// Where what stands before it ends, and where what stands behind it begins.
    end: usize,
    begin: usize,
    price: u32,
}

/// The text as the parts that are due; `None` if that is dear, or it has words. Of several lists of what may be due
/// that is taken which is the cheapest, and its index told. `closed` are stretches that are no moves: notes in
/// brackets, and marks.
pub(super) fn parted(
    text: &str,
    span: Range<usize>,
    closed: &[Range<usize>],
    dues: &[Vec<Due>],
) -> Option<(usize, Vec<Range<usize>>)> {
    if span.len() > LONGEST {
        return None;
    }
    let parting = Parting::new(text, span, closed);
    let tries = (0..).zip(dues).filter_map(|(at, due)| {
        let (parts, price) = parting.cheapest(due)?;
        let halves = due.iter().filter(|part| **part == Due::Move).count() as u32;
        (price <= DEAR * halves).then_some((at, parts, price))
    });
    let (at, mut parts, _) = tries.min_by_key(|(_, _, price)| *price)?;
    for (part, due) in parts.iter_mut().zip(&dues[at]) {
        if *due == Due::Move {
            *part = bare(text, part.clone());
        }
    }
    Some((at, parts))
}

/// A stretch of text with its cuts, and what moves would cost between them.
struct Parting<'t> {
    text: &'t str,
    cuts: Vec<Cut>,
    /// What the moves cost that begin at each cut, by how many cuts further on they end.
    moves: Vec<Vec<Option<u32>>>,
}

/// What it costs that the parts up to one end at a cut, and at which cut that one begins.
type Reached = Option<(u32, usize)>;

impl Parting<'_> {
    fn new<'t>(text: &'t str, span: Range<usize>, closed: &[Range<usize>]) -> Parting<'t> {
        let cuts = cuts(text, span, closed);
        let moves = prices(text, &cuts);
        Parting { text, cuts, moves }
    }

    /// The cheapest way to part the whole text.
    fn cheapest(&self, due: &[Due]) -> Option<(Vec<Range<usize>>, u32)> {
        let mut first = vec![None; self.cuts.len()];
        first[0] = Some((0, 0));
        let mut rows: Vec<Vec<Reached>> = vec![first];
        for part in due {
            let row = self.after(rows.last()?, *part);
            rows.push(row);
        }
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

    /// Where one part more may end.
    fn after(&self, last: &[Reached], part: Due) -> Vec<Reached> {
        let mut row: Vec<Reached> = vec![None; self.cuts.len()];
        for (from, reached) in last.iter().enumerate() {
            let Some((spent, _)) = reached else { continue };
            for (to, best) in row.iter_mut().enumerate().skip(from).take(PIECES + 1) {
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

    /// What the part costs from one cut to another.
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

/// The places where a part may end, the two ends of the stretch among them.
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

/// What it costs that a move ends with these signs.
fn gap_price(gap: &str) -> u32 {
    if gap.contains([',', ';', '(', '[', '*']) {
        0
    } else if gap.contains(is_stop) {
        4
    } else {
        8
    }
}

/// What the moves cost that begin at each cut, by how many cuts further on they end.
fn prices(text: &str, cuts: &[Cut]) -> Vec<Vec<Option<u32>>> {
    // Where a move begins that says how it moves.
    let begins = |cut: &Cut| {
        let rest = clip(&text[cut.begin..], MOVE);
        shape::play(rest).is_some_and(|shaped| !shaped.weak)
    };
    let begins: Vec<bool> = cuts.iter().map(begins).collect();
    let price = |from: usize| {
        let begin = cuts[from].begin;
        let ends = (from + 1..cuts.len()).take(PIECES);
        let ends = ends.take_while(|to| cuts[*to].end <= begin + MOVE);
        let price = |to: usize| {
            let more = (from + 1..to)
                .filter(|at| begins[*at])
                .map(|at| cuts[at].begin - begin);
            move_price(text.get(begin..cuts[to].end)?, more.max())
        };
        ends.map(price).collect()
    };
    (0..cuts.len()).map(price).collect()
}

/// What it costs that the words are a move; `None` if they are none. `more` is where another may begin in them.
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
        None if alike::may_be_move(words) => 15,
        None if alike::may_be_rubbish(words) => 30,
        None if words.contains(char::is_alphanumeric) => 45,
        None => return None,
    };
    Some(looks + 12 * stops + prose)
}

/// Whether another line of play begins with the word.
pub(super) fn supposes(word: &str) -> bool {
    SUPPOSED.contains(&word)
}

/// Whether there is something of a move in the words: a piece's letter, a digit, a sign.
fn says_chess(words: &str) -> bool {
    let sign = |c: char| c.is_ascii_digit() || "KQRBNPCO-–—×~".contains(c);
    words.contains(sign) || words.split_whitespace().any(near::is_near_verb)
}

/// What the words of prose in a move cost: they may be pieces of its own words. `None` if they say more than moves.
fn prose_price(words: &str) -> Option<u32> {
    let mut price = 0;
    for word in words.split_whitespace() {
        let letters = word.trim_matches(|c: char| !c.is_alphanumeric());
        if supposes(letters) {
            return None;
        }
        let known = shape::is_word(letters) || near::is_near_telling(letters);
        if !alike::is_prose(word) || known {
            continue;
        }
        if is_closing(word) {
            return None;
        }
        price += if letters.len() > 4 { 60 } else { 30 };
    }
    Some(price)
}

/// What it costs that the words are this number; `None` if they are none.
fn number_price(words: &str, due: u32) -> Option<u32> {
    let signs: String = words.chars().filter(|c| c.is_alphanumeric()).collect();
    let none = signs.is_empty() || signs.len() > 4;
    if words.len() > NUMBER || none || near::is_near_word(&signs) || supposes(&signs) {
        return None;
    }
    let found = alike::number(&format!("{signs}."));
    Some(match found {
        Some(found) if found.value == due && found.plain => 0,
        Some(found) if found.value == due => 3,
        Some(_) if signs.contains(|c: char| c.is_ascii_digit()) => 10,
        _ if signs.contains(|c: char| c.is_ascii_digit()) => 12,
        _ if signs.starts_with(['K', 'Q', 'R', 'B', 'P']) => 30,
        _ => 20,
    })
}

/// The move without stray signs around it.
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

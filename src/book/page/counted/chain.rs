//! Finds the numbers of a score by counting on, with the moves between them counted too.
//!
//! Ways to count on are carried side by side, as the way with the fewest misread numbers is only known
//! at its end. Each word begins or continues at most a few ways, and looks at a fixed number of words
//! and parts behind it, so the work is linear.

use std::ops::Range;

use super::tokens::{PageWord, pieces};
use crate::notation::arrange;
use crate::notation::glyph::misread;
use crate::work;

/// Most words from a number to the next one.
const AHEAD: usize = 26;

/// Most words of a move and the number behind it.
const MOVE_WORDS: usize = 7;

/// Most parts of the text from a number to the next one, such as notes.
const PARTS_AHEAD: usize = 10;

/// Most ways that are carried to one word.
const WAYS: usize = 5;

/// What each number is worth that counts on.
const WORTH: i64 = 12;

/// The price of another number in the place of one that is due, which only those behind it make up for.
const BRIDGE: u32 = 7;

/// Most such numbers in a row: more of them are the numbers of another game.
const BRIDGES: usize = 2;

/// Fewest numbers of a chain.
const FEWEST: usize = 4;

/// A number of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ChainNumber {
    /// The index of its word.
    pub token: usize,
    pub number: u32,
    /// Whether it stands before Black's move alone.
    pub black: bool,
}

/// A way to count up to a number.
struct Way {
    at: ChainNumber,
    score: i64,
    /// The way that leads to it.
    from: Option<usize>,
    /// How many numbers it has, and how many of them are printed as they should be.
    count: usize,
    clean: usize,
    /// How many numbers at its end are clearly printed others.
    bridges: usize,
}

/// All ways, and those that lead to each word.
struct Ways<'t> {
    text: &'t str,
    tokens: &'t [PageWord],
    /// The first word of each part.
    parts: Vec<usize>,
    all: Vec<Way>,
    at: Vec<Vec<usize>>,
}

/// Returns the chains of numbers, each in its order.
pub(super) fn chains(text: &str, tokens: &[PageWord]) -> Vec<Vec<ChainNumber>> {
    let mut parts = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        if at == 0 || tokens[at - 1].part != token.part {
            parts.push(at);
        }
    }
    let mut ways = Ways {
        text,
        tokens,
        parts,
        all: Vec::new(),
        at: vec![Vec::new(); tokens.len()],
    };
    let moves = tokens.iter().enumerate().filter(|(_, token)| !token.prose);
    for (token, _) in moves {
        ways.begin(token);
        for at in 0..ways.at[token].len() {
            ways.go_on(ways.at[token][at]);
        }
    }
    ways.best()
}

impl Ways<'_> {
    /// Begins a way at a word that may be the number 1, or at the number 2 if two moves stand before it.
    fn begin(&mut self, token: usize) {
        let at = |number| ChainNumber {
            token,
            number,
            black: false,
        };
        let word = &self.text[self.tokens[token].span.clone()];
        let looks = word.starts_with(['1', 'l', 'I', 'i', '|', 't', 'T', '{']);
        if let Some(price) = self.price(token, 1).filter(|&price| looks && price <= 3) {
            self.add(at(1), None, -i64::from(price));
        }
        if self.price(token, 2) == Some(0) && before(self.text, self.tokens, token).is_some() {
            self.add(at(2), None, 0);
        }
    }

    /// Adds a way, unless a better one leads to the same number at the same word.
    fn add(&mut self, at: ChainNumber, from: Option<usize>, gain: i64) {
        work::add(1);
        let before = from.map(|from| &self.all[from]);
        let score = before.map_or(0, |way| way.score) + gain;
        let price = self.price(at.token, at.number);
        let bridges = match price {
            Some(BRIDGE..) => before.map_or(0, |way| way.bridges) + 1,
            _ => 0,
        };
        if bridges > BRIDGES {
            return;
        }
        let way = Way {
            at,
            score,
            from,
            count: before.map_or(0, |way| way.count) + 1,
            clean: before.map_or(0, |way| way.clean) + usize::from(price == Some(0)),
            bridges,
        };
        let known = &self.at[at.token];
        match known
            .iter()
            .copied()
            .find(|&known| self.all[known].at == at)
        {
            Some(known) if self.all[known].score >= score => {}
            Some(known) => self.all[known] = way,
            None if known.len() < WAYS => {
                self.at[at.token].push(self.all.len());
                self.all.push(way);
            }
            // No way goes on from here yet.
            None => {
                let worst = known
                    .iter()
                    .copied()
                    .min_by_key(|&known| self.all[known].score);
                if let Some(worst) = worst.filter(|&worst| self.all[worst].score < score) {
                    self.all[worst] = way;
                }
            }
        }
    }

    /// Counts on from a way to the numbers that may follow it.
    fn go_on(&mut self, from: usize) {
        let ChainNumber {
            token,
            number,
            black,
        } = self.all[from].at;
        let part = self.tokens[token].part;
        let behind = self.tokens[token + 1..].iter().take(AHEAD);
        let end = token + 1 + behind.take_while(|next| next.part == part).count();
        for next in token + 2..end {
            let count = |wanted| pieces(self.text, &self.tokens[token + 1..next], wanted).len();
            if let Some(price) = self.price(next, number + 1) {
                let extra = between(count(if black { 1 } else { 2 }), black);
                if let Some(extra) = extra {
                    let at = ChainNumber {
                        token: next,
                        number: number + 1,
                        black: false,
                    };
                    self.add(at, Some(from), WORTH - 2 * i64::from(price + extra));
                }
            }
            if !black && self.price(next, number + 2) == Some(0) && (4..=5).contains(&count(5)) {
                let at = ChainNumber {
                    token: next,
                    number: number + 2,
                    black: false,
                };
                self.add(at, Some(from), WORTH - 18);
            }
        }
        let whole = self.tokens.get(end).is_none_or(|next| next.part != part);
        if whole && end > token + 1 {
            self.go_beyond(from, end);
        }
    }

    /// Counts on from the last number of a part to the first ones of the parts behind it.
    fn go_beyond(&mut self, from: usize, end: usize) {
        let ChainNumber {
            token,
            number,
            black,
        } = self.all[from].at;
        let left = &self.tokens[token + 1..end];
        let count = pieces(self.text, left, if black { 1 } else { 2 }).len();
        let first = self.parts.partition_point(|&first| first < end);
        for ahead in 0..PARTS_AHEAD {
            let Some(&next) = self.parts.get(first + ahead) else {
                return;
            };
            if self.tokens[next].prose {
                continue;
            }
            let far = ahead as i64 / 2;
            if !black && count == 1 {
                self.go_over(from, next, far);
            }
            if let Some(price) = self.price(next, number + 1)
                && let Some(extra) = between(count, black)
            {
                let at = ChainNumber {
                    token: next,
                    number: number + 1,
                    black: false,
                };
                let gain = WORTH - far - 2 * i64::from(price + extra);
                self.add(at, Some(from), gain);
            }
            if !black
                && count == 1
                && let Some(price) = self.price(next, number)
            {
                let at = ChainNumber {
                    token: next,
                    number,
                    black: true,
                };
                let gain = WORTH - far - 2 * i64::from(price);
                self.add(at, Some(from), gain);
            }
        }
    }

    /// Counts on where the words `next` and those behind it are Black's move, as at a new column.
    fn go_over(&mut self, from: usize, next: usize, far: i64) {
        let (part, number) = (self.tokens[next].part, self.all[from].at.number + 1);
        for token in next + 1..self.tokens.len().min(next + MOVE_WORDS) {
            if self.tokens[token].part != part {
                return;
            }
            let is_next = self.price(token, number) == Some(0);
            if is_next && pieces(self.text, &self.tokens[next..token], 1).len() == 1 {
                let at = ChainNumber {
                    token,
                    number,
                    black: false,
                };
                self.add(at, Some(from), WORTH - far - 2);
            }
        }
    }

    /// Returns the price at which a word is a number; `None` if it is none.
    fn price(&self, token: usize, number: u32) -> Option<u32> {
        let word = &self.tokens[token];
        let text = &self.text[word.span.clone()];
        let bare = text.trim_end_matches(['.', ',', ')', ':', ';', '\'', '|']);
        let bare = bare.trim_start_matches(['(', '.', '‘', '\'']);
        let digits = number.to_string();
        if bare == digits {
            return Some(0);
        }
        let figures = bare.contains(|c: char| c.is_ascii_digit());
        // The sign of a note, as in "(a)", is no number.
        let is_note = text.starts_with('(') && text.contains(')') && !figures;
        if is_note || !(1..=4).contains(&bare.chars().count()) {
            return None;
        }
        let stop = bare.len() < text.len();
        let price = misread(bare, &digits, 8);
        let likely = 2 * bare.chars().count() as u32;
        // Another number, printed clearly, is seldom a misread one, unless it has a figure too many.
        let other = !bare.contains(|c: char| !c.is_ascii_digit());
        if other && bare.len() <= digits.len() {
            let near = word.first && stop && price <= 3;
            let mut pairs = bare.bytes().zip(digits.bytes());
            let alike = stop && bare.len() == digits.len() && pairs.any(|(one, due)| one == due);
            let far = word.first && stop || digits.contains(bare) || alike;
            return match (near, far) {
                (true, _) => Some(4),
                (_, true) => Some(BRIDGE),
                _ => None,
            };
        }
        match word.first && stop {
            _ if price <= 5 && (figures || word.first || stop || price <= likely) => {
                Some(price.max(1) + u32::from(other))
            }
            true if !figures => Some(6),
            _ if word.first && !figures && bare.chars().count() <= 3 => Some(6),
            _ => None,
        }
    }

    /// Returns the chains with the highest scores that share no words.
    fn best(&self) -> Vec<Vec<ChainNumber>> {
        let mut order: Vec<usize> = (0..self.all.len())
            .filter(|&way| {
                let way = &self.all[way];
                way.count >= FEWEST && way.clean * 2 >= way.count
            })
            .collect();
        let most = self.all.iter().map(|way| way.score).max().unwrap_or(0);
        arrange(&mut order, |&way| {
            (
                (most - self.all[way].score) as usize,
                self.all[way].at.token,
            )
        });
        let mut used = vec![false; self.tokens.len()];
        // A way that leads through a word of a better chain is none, and is not followed again.
        let mut seen = vec![false; self.all.len()];
        let mut chains = Vec::new();
        for last in order {
            let path = std::iter::successors(Some(last), |&way| self.all[way].from);
            let mut chain = Vec::new();
            let mut is_new = true;
            for way in path {
                let number = self.all[way].at;
                is_new = !used[number.token] && !std::mem::replace(&mut seen[way], true);
                if !is_new {
                    break;
                }
                chain.push(number);
            }
            if let [last, .., first] = chain[..]
                && is_new
            {
                used[first.token..=last.token].fill(true);
                chain.reverse();
                chains.push(chain);
            }
        }
        chains
    }
}

/// Returns the two moves that stand before a number at the start of its part.
fn before(text: &str, tokens: &[PageWord], number: usize) -> Option<Vec<Range<usize>>> {
    moves_before(text, tokens, (number, 2))
}

/// Returns the moves that stand before a number at the start of its part, if they are `wanted` ones.
pub(super) fn moves_before(
    text: &str,
    tokens: &[PageWord],
    (number, wanted): (usize, usize),
) -> Option<Vec<Range<usize>>> {
    let part = tokens[number].part;
    let words = tokens[..number].iter().rev();
    let count = words
        .take(AHEAD)
        .take_while(|word| word.part == part)
        .count();
    let found = pieces(text, &tokens[number - count..number], wanted);
    (found.len() == wanted && count <= wanted + 2).then_some(found)
}

/// Returns the extra price of this number of moves between two numbers; `None` if they cannot be.
const fn between(count: usize, black: bool) -> Option<u32> {
    Some(match (count, black) {
        (2, false) | (1, true) => 0,
        (2, true) => 1,
        (3, true) => 2,
        (1 | 3, false) => 3,
        _ => return None,
    })
}

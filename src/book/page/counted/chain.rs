//! Finds the numbers of a score by counting on, with the moves between them counted too.
//!
//! Ways to count on are carried side by side, as the way with the fewest misread numbers is only known
//! at its end. A way leads through all games up to a word: where a number 1 may begin another game, it
//! goes on from the best way through those before. Each word begins or continues at most a few ways,
//! and looks at a fixed number of words and parts behind it, so the work is linear.

use std::ops::Range;

use super::tokens::{PageWord, pieces, without_stops};
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

/// The price of a word that looks like no number.
const UNLIKE: u32 = 6;

/// The price of another number in the place of one that is due, which only those behind it make up for.
const OTHER: u32 = 7;

/// Most words of these two prices in a row: more of them are the numbers of another game, or prose.
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
    from: Origin,
    /// How many numbers it has, and how many of them are printed as they should be.
    count: usize,
    clean: usize,
    /// How many numbers at its end are clearly printed others, or look like none.
    bridges: usize,
}

/// Where a way comes from.
#[derive(Clone, Copy)]
enum Origin {
    /// The way to the number before.
    Number(usize),
    /// The best way through the games before this one, if there are any.
    Games(Option<usize>),
}

/// All ways, and those that lead to each word.
struct Ways<'t> {
    text: &'t str,
    tokens: &'t [PageWord],
    /// The first word of each part.
    parts: Vec<usize>,
    all: Vec<Way>,
    at: Vec<Vec<usize>>,
    /// The best way at whose end a game may end.
    games: Option<usize>,
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
        games: None,
    };
    let moves = tokens.iter().enumerate().filter(|(_, token)| !token.prose);
    for (token, _) in moves {
        ways.begin(token);
        for at in 0..ways.at[token].len() {
            ways.go_on(ways.at[token][at]);
        }
        ways.end(token);
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
        // Of some numbers only the stop is recognised.
        let is_stop = word == ".";
        let price = self.price(token, 1);
        if let Some(price) = price.filter(|&price| looks && price <= 3 || is_stop) {
            self.add(at(1), Origin::Games(self.games), -i64::from(price));
        }
        if self.price(token, 2) == Some(0) && before(self.text, self.tokens, token).is_some() {
            self.add(at(2), Origin::Games(self.games), 0);
        }
    }

    /// Lets a game end at a word, if the best way to it is better than those that end before.
    fn end(&mut self, token: usize) {
        let ends = |&way: &usize| {
            let way = &self.all[way];
            way.count >= FEWEST && way.clean * 2 >= way.count
        };
        let best = self.at[token].iter().copied().filter(ends);
        let best = best.max_by_key(|&way| self.all[way].score);
        let known = self.games.map_or(0, |way| self.all[way].score);
        if let Some(best) = best.filter(|&best| self.all[best].score > known) {
            self.games = Some(best);
        }
    }

    /// Adds a way, unless a better one leads to the same number at the same word.
    fn add(&mut self, at: ChainNumber, from: Origin, gain: i64) {
        work::add(1);
        let (before, games) = match from {
            Origin::Number(way) => (Some(&self.all[way]), None),
            Origin::Games(way) => (None, way),
        };
        let score = before.or(games.map(|way| &self.all[way]));
        let score = score.map_or(0, |way| way.score) + gain;
        let price = self.price(at.token, at.number);
        let bridges = match price {
            Some(UNLIKE..) => before.map_or(0, |way| way.bridges) + 1,
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
                let score = |&known: &usize| self.all[known].score;
                let worst = known.iter().copied().min_by_key(score);
                if let Some(worst) = worst.filter(|worst| score(worst) < way.score) {
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
                    self.add(
                        at,
                        Origin::Number(from),
                        WORTH - 2 * i64::from(price + extra),
                    );
                }
            }
            if !black && self.price(next, number + 2) == Some(0) && (4..=5).contains(&count(5)) {
                let at = ChainNumber {
                    token: next,
                    number: number + 2,
                    black: false,
                };
                self.add(at, Origin::Number(from), WORTH - 18);
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
        let count = |wanted| pieces(self.text, left, wanted).len();
        // The words "B to K3" may be one move or two.
        let is_whites = !black && count(1) == 1;
        let count = count(if black { 1 } else { 2 });
        let first = self.parts.partition_point(|&first| first < end);
        for ahead in 0..PARTS_AHEAD {
            let Some(&next) = self.parts.get(first + ahead) else {
                return;
            };
            if self.tokens[next].prose {
                continue;
            }
            let far = ahead as i64 / 2;
            if is_whites {
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
                self.add(at, Origin::Number(from), gain);
            }
            if is_whites && let Some(price) = self.price(next, number) {
                let at = ChainNumber {
                    token: next,
                    number,
                    black: true,
                };
                let gain = WORTH - far - 2 * i64::from(price);
                self.add(at, Origin::Number(from), gain);
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
                self.add(at, Origin::Number(from), WORTH - far - 2);
            }
        }
    }

    /// Returns the price at which a word is a number; `None` if it is none.
    fn price(&self, token: usize, number: u32) -> Option<u32> {
        let word = &self.tokens[token];
        let text = &self.text[word.span.clone()];
        let bare = without_stops(text).trim_start_matches(['(', '{', '.', '‘', '\'']);
        // Behind a figure, a stop may be recognised as a hyphen.
        let is_figures = |text: &&str| text.bytes().all(|b| b.is_ascii_digit());
        let bare = bare.strip_suffix('-').filter(is_figures).unwrap_or(bare);
        let digits = number.to_string();
        if bare == digits {
            return Some(0);
        }
        if text == "to" && self.is_man_before(token) {
            return None;
        }
        // A number of which only its stop was recognised.
        if bare.is_empty() && word.first {
            return Some(UNLIKE);
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
            let far = stop || digits.contains(bare);
            return match (near, far) {
                (true, _) => Some(4),
                (_, true) => Some(OTHER),
                _ => None,
            };
        }
        match word.first && stop {
            _ if price <= 5 && (figures || word.first || stop || price <= likely) => {
                Some((price + u32::from(other)).clamp(1, UNLIKE - 1))
            }
            true if !figures => Some(UNLIKE),
            _ if stop && !figures && bare.chars().count() == digits.len() => Some(UNLIKE),
            _ if word.first && !figures && bare.chars().count() <= 3 => Some(UNLIKE),
            _ => None,
        }
    }

    /// Returns whether the word before another in its line is a man, as in `Kt to B3`.
    fn is_man_before(&self, token: usize) -> bool {
        let before = token.checked_sub(1).filter(|_| !self.tokens[token].first);
        before.is_some_and(|before| {
            let text = &self.text[self.tokens[before].span.clone()];
            text.chars().all(|c| "KQRBNPt.".contains(c))
        })
    }

    /// Returns the chains of the best way through all games.
    fn best(&self) -> Vec<Vec<ChainNumber>> {
        let (mut chains, mut chain) = (Vec::new(), Vec::new());
        let mut next = self.games;
        while let Some(way) = next {
            let way = &self.all[way];
            chain.push(way.at);
            next = match way.from {
                Origin::Number(before) => Some(before),
                Origin::Games(before) => {
                    chain.reverse();
                    chains.push(std::mem::take(&mut chain));
                    before
                }
            };
        }
        chains.reverse();
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

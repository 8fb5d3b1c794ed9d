//! The distance between a printed text and a name, when a scan or a printer may have confused
//! letters.
//!
//! | printed | name | what happened | price |
//! |---|---|---|---|
//! | `PzKt` | `PxKt` | a letter taken for one that looks like it | 3 |
//! | `P~Q4` | `P-Q4` | a sign taken for another | 3 |
//! | `PQ4` | `P-Q4` | a sign was lost | 3 |
//! | `P-Q5` | `P-Q4` | another digit | 7 |
//! | `N-Q4` | `P-Q4` | another letter | 7 |
//! | `Kt-KKB3` | `Kt-KB3` | a letter too many | 5 |
//! | `Nes`, recognised in a picture | `Ne5` | a figure of an old face taken for a letter | 2 |
//! | `&f3`, the same | `Nf3` | a figurine taken for a sign | 2 |
//!
//! Prices are roughly natural logarithms of how rare such an error is. A letter is confused with
//! one that looks like it about ten times as often as with any other single one.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Pairs of letters, digits and signs that look alike, in both directions.
const ALIKE: [&str; 44] = [
    "EF", "EK", "FP", "EB", "PR", "RK", "RB", "B8", "KH", "KX", "HN", "NM", "QO", "O0", "Q0", "QG",
    "OC", "OD", "CG", "DP", "Il", "I1", "l1", "i1", "il", "tl", "tf", "ti", "t1", "fl", "ec", "eo",
    "S5", "S8", "38", "Z2", "z2", "A4", "56", "68", "xz", "x*", "17", "hb",
];

/// Pairs that look less alike, in both directions.
const NEARLY: [&str; 30] = [
    "xk", "xs", "xX", "xr", "oa", "co", "un", "gq", "g9", "6b", "6G", "35", "58", "27", "14", "kh",
    "tr", "ER", "FR", "PB", "PK", "FB", "B3", "FK", "EP", "rn", "ao", "ae", "nh", "T1",
];

const LOOKS: u8 = 3;
const OTHER: u8 = 7;
const LETTER_TOO_MANY: u8 = 5;
const LETTER_LOST: u8 = 5;
const SIGN_TOO_MANY: u8 = 2;
const SIGN_LOST: u8 = 3;

/// Pairs that only a program that recognises letters takes for each other, as old faces have figures
/// that reach above and below the line: the printed character, those that are often
/// meant, and those that are sometimes. The signs are those of [`sign_of`].
const RECOGNISED: [(u8, &str, &str); 43] = [
    (b's', "5", "8"),
    (b'S', "5", "8"),
    (b'd', "5", "346"),
    (b'g', "4", "3592"),
    (b'q', "4", "9"),
    (b'a', "2", "4"),
    (b'y', "4", "73"),
    (b'x', "3", ""),
    (b'z', "2", "37"),
    (b'e', "c2", "5"),
    (b'i', "1", ""),
    (b'l', "1", ""),
    (b'r', "1", ""),
    (b't', "1f", ""),
    (b'I', "1", ""),
    (b'J', "1", ""),
    (b'T', "17", ""),
    (b'o', "60", "15"),
    (b'O', "06", ""),
    (b'b', "6", "h5"),
    (b'B', "8", "3"),
    (b'8', "3", "6"),
    (b'3', "8", ""),
    (b'9', "gq", ""),
    (b'4', "a1", ""),
    (b'2', "ga", "e"),
    (b'E', "fe", "3"),
    (b'F', "f", ""),
    (b'f', "t", "1"),
    (b'C', "ce", ""),
    (b'c', "e", ""),
    (b'G', "6g", ""),
    (b'A', "4a", ""),
    (b'Q', "O", ""),
    (b'h', "b", "4"),
    (b'H', "N", ""),
    (b'Y', "N", ""),
    (b'M', "N", ""),
    (b'V', "N", ""),
    (b'%', "f", ""),
    (b'^', "e", ""),
    (b'&', "ef", ""),
    (b'6', "bGd", "e"),
];

/// The price of those pairs.
const CONFUSED: u8 = 2;

/// The price of another letter or figure in a text that was recognised.
const RECOGNISED_OTHER: u8 = 5;

/// The price of a sign that stands for the letter of a piece: figurines are taken for any sign, and
/// for letters of no notation at one more.
const FIGURINE: u8 = 2;

/// The price of a sign before a move that stands for nothing, in a text that was recognised.
const SIGN_BEFORE: u32 = 5;

/// The prices at which one character is taken for another, by the printed character and the one meant,
/// both ASCII.
#[derive(Clone, Debug)]
pub struct GlyphPrices {
    changes: [[u8; 128]; 128],
    /// The price of a sign before all else that stands for nothing.
    sign_before: u32,
}

/// The prices for texts that were typed or corrected.
static PRINTED: LazyLock<GlyphPrices> = LazyLock::new(|| {
    let mut prices = [[OTHER; 128]; 128];
    set_alike(&mut prices);
    GlyphPrices {
        changes: prices,
        sign_before: u32::from(SIGN_TOO_MANY),
    }
});

/// The prices for texts that a program recognised in pictures.
static RECOGNISED_PRICES: LazyLock<GlyphPrices> = LazyLock::new(|| {
    let mut prices = [[RECOGNISED_OTHER; 128]; 128];
    set_alike(&mut prices);
    for (print, often, sometimes) in RECOGNISED {
        for (all, price) in [(sometimes, CONFUSED + 1), (often, CONFUSED)] {
            for meant in all.bytes() {
                let known = &mut prices[usize::from(print)][usize::from(meant)];
                *known = (*known).min(price);
            }
        }
    }
    let notation = b"abcdefgh12345678KQRBNOx";
    let strange = (0..128_u8).filter(|print| !notation.contains(print));
    for print in strange {
        let price = FIGURINE + u8::from(!is_sign(print));
        for piece in *b"KQRBN" {
            let known = &mut prices[usize::from(print)][usize::from(piece)];
            *known = (*known).min(price);
        }
    }
    for round in *b"Oo0" {
        for other in *b"Oo0" {
            prices[usize::from(round)][usize::from(other)] = u8::from(round != other);
        }
    }
    GlyphPrices {
        changes: prices,
        sign_before: SIGN_BEFORE,
    }
});

/// Sets the prices of what looks alike.
fn set_alike(prices: &mut [[u8; 128]; 128]) {
    let mut alike = |pairs: &[&str], price: u8| {
        for pair in pairs {
            if let [one, other] = *pair.as_bytes() {
                prices[usize::from(one)][usize::from(other)] = price;
                prices[usize::from(other)][usize::from(one)] = price;
            }
        }
    };
    alike(&NEARLY, LOOKS + 1);
    alike(&ALIKE, LOOKS);
    for (print, prices) in (0..).zip(prices) {
        // Any sign in the place of a hyphen counts as a misread hyphen.
        if is_sign(print) {
            prices[usize::from(b'-')] = LOOKS;
        }
        prices[usize::from(print.to_ascii_lowercase())] = 1;
        prices[usize::from(print.to_ascii_uppercase())] = 1;
        prices[usize::from(print)] = 0;
    }
}

/// Returns whether a character of a move is neither a letter nor a digit.
const fn is_sign(byte: u8) -> bool {
    !byte.is_ascii_alphanumeric()
}

/// Returns the ASCII sign that stands for a character which a program took for a letter or figurine.
pub(super) const fn sign_of(c: char) -> u8 {
    match c {
        '£' => b'%',
        '€' | '¢' => b'^',
        _ if c.is_ascii() => c as u8,
        _ => b'~',
    }
}

/// Returns the price of `printed` if `name` was meant, both ASCII: the least costly errors that
/// turn the name into the print. A result above `limit` says only that the price is above it.
#[must_use]
pub fn apart(printed: &[u8], name: &[u8], limit: u32) -> u32 {
    PRINTED.apart(printed, name, limit)
}

/// Returns the price of a print that a program recognised if a name was meant, as [`apart`] does.
#[must_use]
pub fn misread(printed: &str, name: &str, limit: u32) -> u32 {
    let printed: Vec<u8> = printed.chars().map(sign_of).collect();
    RECOGNISED_PRICES.apart(&printed, name.as_bytes(), limit)
}

impl GlyphPrices {
    /// Returns the prices for a text that was recognised in pictures.
    #[must_use]
    pub fn recognised() -> GlyphPrices {
        RECOGNISED_PRICES.clone()
    }

    /// Returns the price of `printed` if `name` was meant, as [`apart`] does.
    #[must_use]
    pub fn apart(&self, printed: &[u8], name: &[u8], limit: u32) -> u32 {
        // For each beginning of the name: the price of the print so far, and the cost of losing its
        // last letter.
        let mut row: Vec<(u32, u32)> = Vec::with_capacity(name.len());
        let mut none = 0;
        for &letter in name {
            let lost = lost(letter);
            none += lost;
            row.push((none, lost));
        }
        let mut before = 0;
        for (at, &print) in printed.iter().enumerate() {
            let changes = &self.changes[usize::from(print & 127)];
            let many = match at {
                0 if is_sign(print) => self.sign_before,
                _ => too_many(print),
            };
            let mut corner = before;
            before += many;
            let (mut last, mut least) = (before, before);
            for (&letter, (price, lost)) in name.iter().zip(&mut row) {
                let changed = corner + u32::from(changes[usize::from(letter & 127)]);
                corner = *price;
                last = changed.min(corner + many).min(last + *lost);
                *price = last;
                least = least.min(last);
            }
            if least > limit {
                return least;
            }
        }
        row.last().map_or(before, |(price, _)| *price)
    }

    /// Returns the characters of the print that stand for characters of the name, in pairs, at the
    /// lowest price.
    #[must_use]
    pub fn pairs(&self, printed: &[u8], name: &[u8]) -> Vec<(u8, u8)> {
        // The price of each beginning of the print for each beginning of the name.
        let mut prices = vec![vec![0; name.len() + 1]; printed.len() + 1];
        for at in 0..=printed.len() {
            for to in 0..=name.len() {
                let many = at
                    .checked_sub(1)
                    .map(|at| prices[at][to] + too_many(printed[at]));
                let lost = to.checked_sub(1).map(|to| prices[at][to] + lost(name[to]));
                let changed = at.checked_sub(1).zip(to.checked_sub(1));
                let changed =
                    changed.map(|(at, to)| prices[at][to] + self.of(printed[at], name[to]));
                let least = [many, lost, changed].into_iter().flatten().min();
                prices[at][to] = least.unwrap_or_default();
            }
        }
        let mut pairs = Vec::new();
        let (mut at, mut to) = (printed.len(), name.len());
        while at > 0 && to > 0 {
            let (print, meant) = (printed[at - 1], name[to - 1]);
            if prices[at][to] == prices[at - 1][to - 1] + self.of(print, meant) {
                pairs.push((print, meant));
                (at, to) = (at - 1, to - 1);
            } else if prices[at][to] == prices[at - 1][to] + too_many(print) {
                at -= 1;
            } else {
                to -= 1;
            }
        }
        pairs
    }

    /// Makes cheap what a page has confused before: each pair that was seen at least twice and is no
    /// rare meaning of its print.
    pub fn learn(&mut self, pairs: &[(u8, u8)]) {
        let mut seen: BTreeMap<u8, BTreeMap<u8, usize>> = BTreeMap::new();
        for &(print, meant) in pairs {
            *seen.entry(print).or_default().entry(meant).or_default() += 1;
        }
        for (print, meanings) in seen {
            let all: usize = meanings.values().sum();
            for (meant, count) in meanings {
                if count < LEARNT || print == meant {
                    continue;
                }
                let price = match () {
                    () if count * 2 > all => 1,
                    () if count * 4 > all => 2,
                    () => continue,
                };
                let known = &mut self.changes[usize::from(print & 127)][usize::from(meant & 127)];
                *known = (*known).min(price);
            }
        }
    }

    fn of(&self, print: u8, meant: u8) -> u32 {
        u32::from(self.changes[usize::from(print & 127)][usize::from(meant & 127)])
    }
}

/// How often a confusion is seen on a page before it is expected there.
const LEARNT: usize = 2;

/// Returns the price of a letter of a name that is not printed.
fn lost(letter: u8) -> u32 {
    u32::from(if is_sign(letter) {
        SIGN_LOST
    } else {
        LETTER_LOST
    })
}

/// Returns the price of a printed character that belongs to no name.
fn too_many(print: u8) -> u32 {
    u32::from(if is_sign(print) {
        SIGN_TOO_MANY
    } else {
        LETTER_TOO_MANY
    })
}

#[cfg(test)]
mod tests {
    use super::{GlyphPrices, apart, misread};

    #[test]
    fn what_looks_alike_is_nearer_than_what_does_not() {
        let price = |printed: &str, name: &str| apart(printed.as_bytes(), name.as_bytes(), 100);
        for (printed, name, expected) in [
            ("P-Q4", "P-Q4", 0),
            ("PzKt", "PxKt", 3),
            ("P~Q4", "P-Q4", 3),
            ("PQ4", "P-Q4", 3),
            ("Et-KB3", "Kt-KB3", 3),
            ("P-Q5", "P-Q4", 7),
            ("N-Q4", "P-Q4", 7),
            ("Kt-KKB3", "Kt-KB3", 5),
            ("p-q4", "P-Q4", 2),
            ("", "O-O", 13),
        ] {
            assert_eq!(price(printed, name), expected, "{printed} for {name}");
        }
    }

    #[test]
    fn what_a_recogniser_confuses_is_nearer_than_other_letters() {
        for (printed, likely, other) in [
            ("Nes", "Ne5", "Ne2"),
            ("Rdl", "Rd1", "Rd3"),
            ("R£6", "Rf6", "Ra6"),
            ("&d3", "Bd3", "d3"),
            ("C4", "c4", "a4"),
            ("OOO", "O-O-O", "O-O"),
        ] {
            let price = |name: &str| misread(printed, &name.replace('-', ""), 100);
            assert!(price(likely) < price(other), "{printed} for {likely}");
            let before = apart(printed.as_bytes(), likely.as_bytes(), 100);
            assert!(price(likely) <= before, "{printed} for {likely}");
        }
    }

    #[test]
    fn what_a_page_has_confused_before_is_expected_there() {
        let mut prices = GlyphPrices::recognised();
        let price = |prices: &GlyphPrices| prices.apart(b"@d6", b"Kd6", 100);
        let before = price(&prices);
        let seen = prices.pairs(b"@e7", b"Ke7");
        assert_eq!(seen[2], (b'@', b'K'));
        prices.learn(&seen);
        assert_eq!(price(&prices), before, "once is too seldom");
        prices.learn(&[seen.clone(), seen].concat());
        assert!(price(&prices) < before);
    }
}

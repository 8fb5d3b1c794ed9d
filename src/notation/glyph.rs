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
//!
//! Prices are roughly natural logarithms of how rare such an error is. A letter is confused with
//! one that looks like it about ten times as often as with any other single one.

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

/// Prices by the printed character and the character meant, both ASCII.
static CHANGES: LazyLock<[[u8; 128]; 128]> = LazyLock::new(|| {
    let mut prices = [[OTHER; 128]; 128];
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
    for (print, prices) in (0..).zip(&mut prices) {
        // Any sign in the place of a hyphen counts as a misread hyphen.
        if is_sign(print) {
            prices[usize::from(b'-')] = LOOKS;
        }
        prices[usize::from(print.to_ascii_lowercase())] = 1;
        prices[usize::from(print.to_ascii_uppercase())] = 1;
        prices[usize::from(print)] = 0;
    }
    prices
});

/// Returns whether a character of a move is neither a letter nor a digit.
const fn is_sign(byte: u8) -> bool {
    !byte.is_ascii_alphanumeric()
}

/// Returns the price of `printed` if `name` was meant, both ASCII: the least costly errors that
/// turn the name into the print. A result above `limit` says only that the price is above it.
#[must_use]
pub fn apart(printed: &[u8], name: &[u8], limit: u32) -> u32 {
    // For each beginning of the name: the price of the print so far, and the cost of losing its
    // last letter.
    let mut row: Vec<(u32, u32)> = Vec::with_capacity(name.len());
    let mut none = 0;
    for &letter in name {
        let lost = if is_sign(letter) {
            SIGN_LOST
        } else {
            LETTER_LOST
        };
        let lost = u32::from(lost);
        none += lost;
        row.push((none, lost));
    }
    let mut before = 0;
    for &print in printed {
        let changes = &CHANGES[usize::from(print & 127)];
        let many = u32::from(if is_sign(print) {
            SIGN_TOO_MANY
        } else {
            LETTER_TOO_MANY
        });
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

#[cfg(test)]
mod tests {
    use super::apart;

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
}

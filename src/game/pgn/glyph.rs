//! The glyphs of annotators and their numbers.
//!
//! | glyph | number | meaning |
//! |---|---|---|
//! | `!` `?` `!!` `??` `!?` `?!` | 1–6 | on the move |
//! | `□` | 7 | the only move |
//! | `=` `∞` | 10, 13 | even, unclear |
//! | `+=` `+/=` `⩲` · `=+` `=/+` `⩱` | 14, 15 | slightly better for White, for Black |
//! | `±` `+/-` · `∓` `-/+` | 16, 17 | better for White, for Black |
//! | `+-` · `-+` | 18, 19 | winning for White, for Black |
//!
//! Numbers 1 to 139 are those of the PGN standard, section 10; the rest are in common use. Any dash
//! is accepted as a hyphen.
//!
//! The annotation glyphs that a user can choose have names as well; their signs come from
//! [`glyph_sign`].
//!
//! | glyph | group | name |
//! |---|---|---|
//! | `!` 1, `?` 2 … `?!` 6 | on the move; one at a time | Good move, Mistake … |
//! | `=` 10 … `−+` 19, `=∞` 44 | on the position; one at a time | Even position … |
//! | `□` 7, `⨀` 22, `N` 146 … | others, in any number | Only move, Zugzwang, Novelty … |

use crate::words;

/// Glyphs with their numbers. A longer spelling stands before a shorter one that begins or ends it.
const GLYPHS: [(&str, u8); 39] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("!", 1),
    ("?", 2),
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("=/∞", 44),
    ("=∞", 44),
    ("+--", 20),
    ("--+", 21),
    ("+-", 18),
    ("-+", 19),
    ("+=", 14),
    ("=+", 15),
    ("±", 16),
    ("∓", 17),
    ("⩲", 14),
    ("⩱", 15),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⊙", 22),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("⊕", 138),
    ("∆", 140),
    ("⌓", 142),
];

/// Returns the printed form of a numeric annotation glyph; `None` for the many that have none.
#[must_use]
pub const fn glyph_sign(nag: u8) -> Option<&'static str> {
    Some(match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        7 => "□",
        10 => "=",
        13 => "∞",
        14 => "⩲",
        15 => "⩱",
        16 => "±",
        17 => "∓",
        18 => "+−",
        19 => "−+",
        22 => "⨀",
        32 => "⟳",
        36 => "↑",
        40 => "→",
        44 => "=∞",
        132 => "⇆",
        138 => "⊕",
        146 => "N",
        _ => return None,
    })
}

/// Returns the number of a glyph on a move, such as `!?`; `None` for other runs of signs, such as
/// `!!!`.
pub(super) fn of_marks(marks: &str) -> Option<u8> {
    GLYPHS[..10]
        .iter()
        .find_map(|&(glyph, nag)| (glyph == marks).then_some(nag))
}

/// Finds a glyph at the start of the text; returns its length in bytes and its number.
pub(super) fn at_start(text: &str) -> Option<(usize, u8)> {
    GLYPHS
        .iter()
        .find_map(|&(glyph, nag)| Some((matched(glyph, text.chars())?, nag)))
}

/// Finds a glyph on the position at the end of a word; returns its length in bytes and its number.
/// Glyphs on the move, such as `!`, are left to the notation.
pub(super) fn at_end(word: &str) -> Option<(usize, u8)> {
    // Every such glyph except `+=` and `+-` ends in a character that no move ends in.
    if word.ends_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '!' | '?' | '#' | ')')) {
        return None;
    }
    GLYPHS[10..].iter().find_map(|&(glyph, nag)| {
        let turned: String = glyph.chars().rev().collect();
        Some((matched(&turned, word.chars().rev())?, nag))
    })
}

/// Returns the number of bytes that the glyph takes at the start of the text; any dash counts as a
/// hyphen.
fn matched(glyph: &str, mut text: impl Iterator<Item = char>) -> Option<usize> {
    let mut length = 0;
    for sign in glyph.chars() {
        let next = text.next()?;
        if next != sign && !(sign == '-' && is_dash(next)) {
            return None;
        }
        length += next.len_utf8();
    }
    Some(length)
}

pub(super) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '–' | '—' | '‑' | '−' | '‐')
}

/// Numbers of the offered glyphs, in the order in which they are offered.
pub const NAGS: [u8; 23] = [
    3, 1, 5, 6, 2, 4, 10, 13, 14, 15, 16, 17, 18, 19, 44, 7, 22, 146, 32, 36, 40, 132, 138,
];

/// Returns the name of a glyph; empty if the glyph is not offered.
#[must_use]
pub fn nag_name(nag: u8) -> &'static str {
    let name = match nag {
        1 => words::GLYPH_GOOD_MOVE,
        2 => words::GLYPH_MISTAKE,
        3 => words::GLYPH_BRILLIANT_MOVE,
        4 => words::GLYPH_BLUNDER,
        5 => words::GLYPH_INTERESTING_MOVE,
        6 => words::GLYPH_DUBIOUS_MOVE,
        7 => words::GLYPH_ONLY_MOVE,
        10 => words::GLYPH_EVEN_POSITION,
        13 => words::GLYPH_UNCLEAR_POSITION,
        14 => words::GLYPH_WHITE_IS_SLIGHTLY_BETTER,
        15 => words::GLYPH_BLACK_IS_SLIGHTLY_BETTER,
        16 => words::GLYPH_WHITE_IS_BETTER,
        17 => words::GLYPH_BLACK_IS_BETTER,
        18 => words::GLYPH_WHITE_IS_WINNING,
        19 => words::GLYPH_BLACK_IS_WINNING,
        22 => words::GLYPH_ZUGZWANG,
        32 => words::GLYPH_LEAD_IN_DEVELOPMENT,
        36 => words::GLYPH_INITIATIVE,
        40 => words::GLYPH_ATTACK,
        44 => words::GLYPH_COMPENSATION_FOR_MATERIAL,
        132 => words::GLYPH_COUNTERPLAY,
        138 => words::GLYPH_TIME_TROUBLE,
        146 => words::GLYPH_NOVELTY,
        _ => return "",
    };
    name.text()
}

/// Removes a glyph if it is there, or else adds it in place of another that judges the same thing
/// (the move or the position).
pub fn toggle_nag(nags: &mut Vec<u8>, nag: u8) {
    let group = |nag: u8| match nag {
        1..=6 => 1,
        10..=19 | 44 => 2,
        _ => 0,
    };
    let was = nags.contains(&nag);
    nags.retain(|&known| known != nag && (group(nag) == 0 || group(known) != group(nag)));
    if !was {
        nags.push(nag);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_glyph_is_taken_from_either_end() {
        assert_eq!(at_start("+/- x"), Some((3, 16)));
        assert_eq!(at_start("!? x"), Some((2, 5)));
        assert_eq!(at_start("+– x"), Some((4, 18)));
        assert_eq!(at_start("e4"), None);
        assert_eq!(at_end("Nf3+-"), Some((2, 18)));
        assert_eq!(at_end("Nf3±"), Some((2, 16)));
        assert_eq!(at_end("Nf3="), Some((1, 10)));
        for move_alone in ["Nf3+", "Nf3++", "Nf3#", "Nf3!", "e8=Q", "e8(Q)", "ed6*"] {
            assert_eq!(at_end(move_alone), None, "{move_alone}");
        }
    }
}

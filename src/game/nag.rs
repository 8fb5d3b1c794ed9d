//! The annotation glyphs that a user can choose, with their names; their signs come from
//! [`glyph_sign`](super::pgn::glyph_sign).
//!
//! | glyph | group | name |
//! |---|---|---|
//! | `!` 1, `?` 2 … `?!` 6 | on the move; one at a time | Good move, Mistake … |
//! | `=` 10 … `−+` 19, `=∞` 44 | on the position; one at a time | Even position … |
//! | `□` 7, `⨀` 22, `N` 146 … | others, in any number | Only move, Zugzwang, Novelty … |

/// Numbers of the offered glyphs, in the order in which they are offered.
pub const NAGS: [u8; 23] = [
    3, 1, 5, 6, 2, 4, 10, 13, 14, 15, 16, 17, 18, 19, 44, 7, 22, 146, 32, 36, 40, 132, 138,
];

/// Returns the name of a glyph; empty if the glyph is not offered.
#[must_use]
pub const fn nag_name(nag: u8) -> &'static str {
    match nag {
        1 => "Good move",
        2 => "Mistake",
        3 => "Brilliant move",
        4 => "Blunder",
        5 => "Interesting move",
        6 => "Dubious move",
        7 => "Only move",
        10 => "Even position",
        13 => "Unclear position",
        14 => "White is slightly better",
        15 => "Black is slightly better",
        16 => "White is better",
        17 => "Black is better",
        18 => "White is winning",
        19 => "Black is winning",
        22 => "Zugzwang",
        32 => "Lead in development",
        36 => "Initiative",
        40 => "Attack",
        44 => "Compensation for material",
        132 => "Counterplay",
        138 => "Time trouble",
        146 => "Novelty",
        _ => "",
    }
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

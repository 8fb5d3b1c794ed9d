//! From the text of a move to tokens. All spellings end here: what follows knows only what a token
//! means.
//!
//! | token | spellings |
//! |---|---|
//! | `Man` | `K` `Q` `R` `B` `N` `P`, `Kt`, `Knight`, for a tolerant reader `kt`, `p`, `S` |
//! | `Rank` | `1` … `8`, `4th`, `3d`, `sq`, `sq.`, `square` |
//! | `Moves` | `-` and the other dashes, `to` |
//! | `Takes` | `x` `X` `×` `:`, `takes` |
//! | `Castle` | `O-O`, `0-0-0`, `O - O` |
//! | `Sign` | `ch` `ch.` `check` `+`, `dis ch` `disc. ch.`, `dbl ch`, `mate` `++` `#` |
//! | `EnPassant` | `e.p.` `en pas` `en passant` `in passing` |
//!
//! Spaces may stand between any two tokens and none has to: `KtxKtch` is five of them. A single
//! period behind a token and a possessive `'s` are skipped.

use super::vocabulary::word;
use crate::board::{Man, Wing};
use crate::notation::Sign;

/// What a stretch of the text means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tok {
    Man(Man),
    /// A rank from 1 to 8, as the mover counts.
    Rank(u8),
    Moves,
    Takes,
    Open,
    Close,
    Slash,
    Equals,
    /// `O-O` or `O-O-O`.
    Castle(Wing),
    /// The word "Castles".
    Castles,
    /// The word "side".
    SideWord,
    Sign(Sign),
    EnPassant,
    Glyph,
    /// A word that says nothing: "on".
    Filler,
    /// What no move holds. It ends the tokens.
    Unknown,
    End,
}

/// A token and where it stands, in bytes of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub tok: Tok,
    pub start: usize,
    pub end: usize,
    /// White space stands before it.
    pub gap: bool,
}

impl Token {
    pub fn man(&self) -> Option<Man> {
        match self.tok {
            Tok::Man(man) => Some(man),
            _ => None,
        }
    }
}

/// The tokens of the text from this byte on: at most `limit`, up to the first that no move holds,
/// and an [`Tok::End`] or [`Tok::Unknown`] at the last. `loose` lets small letters be men.
pub(super) fn tokens(text: &str, from: usize, loose: bool, limit: usize) -> Vec<Token> {
    let mut tokens = Vec::with_capacity(12);
    let mut at = from;
    while tokens.len() < limit {
        let (start, gap) = skip(text, at);
        let (tok, length) = token(&text[start..], loose);
        at = start + length;
        tokens.push(Token {
            tok,
            start,
            end: at,
            gap,
        });
        if matches!(tok, Tok::End | Tok::Unknown) {
            return tokens;
        }
    }
    tokens.push(Token {
        tok: Tok::End,
        start: at,
        end: at,
        gap: false,
    });
    tokens
}

/// Passes over spaces, single periods and `'s`; says whether there were spaces.
fn skip(text: &str, mut at: usize) -> (usize, bool) {
    let mut gap = false;
    loop {
        let rest = &text[at..];
        let Some(next) = rest.chars().next() else {
            return (at, gap);
        };
        if next.is_whitespace() || next == '\u{feff}' {
            gap = true;
        } else if next == '.' && !rest[1..].starts_with('.') {
        } else if matches!(next, '\'' | '’') && rest[next.len_utf8()..].starts_with('s') {
            at += 1;
        } else {
            return (at, gap);
        }
        at += next.len_utf8();
    }
}

/// The token at the start of the text and its length in bytes.
fn token(text: &str, loose: bool) -> (Tok, usize) {
    let Some(first) = text.chars().next() else {
        return (Tok::End, 0);
    };
    let second = text.as_bytes().get(first.len_utf8()).copied().unwrap_or(0);
    let tok = match first {
        'K' if second == b't' => return (Tok::Man(Man::Knight), 2),
        'K' | 'Q' | 'R' | 'B' | 'N' | 'P' if !second.is_ascii_lowercase() => capital(first),
        '1'..='8' => return rank(text, first),
        'O' | '0' | 'o' => match castle(text) {
            Some((wing, length)) => return (Tok::Castle(wing), length),
            None => return word(text).unwrap_or((Tok::Unknown, 0)),
        },
        '-' | '–' | '—' | '‑' | '−' => Tok::Moves,
        '×' | ':' => Tok::Takes,
        '(' => Tok::Open,
        ')' => Tok::Close,
        '/' => Tok::Slash,
        '=' => Tok::Equals,
        '+' if second == b'+' => return (Tok::Sign(Sign::MateOrDouble), 2),
        // `+-` and `+/-` weigh the position.
        '+' if !matches!(second, b'-' | b'/') => Tok::Sign(Sign::Check),
        '†' => Tok::Sign(Sign::Check),
        '‡' => Tok::Sign(Sign::MateOrDouble),
        '#' => Tok::Sign(Sign::Mate),
        '!' | '?' | '‼' | '⁇' | '⁈' | '⁉' => Tok::Glyph,
        _ if first.is_ascii_alphabetic() => {
            return word(text)
                .or_else(|| loose.then(|| small(first, second)).flatten())
                .unwrap_or((capital(first), usize::from(capital(first) != Tok::Unknown)));
        }
        _ => return (Tok::Unknown, 0),
    };
    (tok, first.len_utf8())
}

/// A man's capital.
fn capital(letter: char) -> Tok {
    match letter {
        'K' | 'Q' | 'R' | 'B' | 'N' | 'P' => {
            Man::from_letter(letter).map_or(Tok::Unknown, Tok::Man)
        }
        _ => Tok::Unknown,
    }
}

/// A man's letter as it may be typed: small, or the problemists' `S` for a knight.
fn small(letter: char, second: u8) -> Option<(Tok, usize)> {
    match letter {
        'k' if second == b't' => Some((Tok::Man(Man::Knight), 2)),
        'S' => Some((Tok::Man(Man::Knight), 1)),
        'k' | 'q' | 'r' | 'b' | 'n' | 'p' => Some((capital(letter.to_ascii_uppercase()), 1)),
        _ => None,
    }
}

/// A digit with or without the ending of an ordinal. The digits of a longer number and of a result
/// (`1-0`, `1/2`) are no rank.
fn rank(text: &str, digit: char) -> (Tok, usize) {
    let after = &text.as_bytes()[1..];
    let result = matches!(after, [b'-' | b'/', b'0'..=b'9', ..]);
    if result || after.first().is_some_and(u8::is_ascii_digit) {
        return (Tok::Unknown, 0);
    }
    let ending = ["th", "st", "nd", "rd", "d"].iter().find(|ending| {
        let tail = text[1..].strip_prefix(**ending);
        tail.is_some_and(|tail| !tail.starts_with(|c: char| c.is_ascii_alphanumeric()))
    });
    let count = digit as u8 - b'0';
    (
        Tok::Rank(count),
        1 + ending.map_or(0, |ending| ending.len()),
    )
}

/// `O-O` or `O-O-O` with any dashes, spaces beside them.
fn castle(text: &str) -> Option<(Wing, usize)> {
    let mut length = 1;
    let mut rounds = 1;
    while rounds < 3 {
        let rest = text[length..].trim_start_matches([' ', '\u{a0}']);
        let Some(rest) = rest.strip_prefix(['-', '–', '—', '‑', '−']) else {
            break;
        };
        let rest = rest.trim_start_matches([' ', '\u{a0}']);
        let Some(rest) = rest.strip_prefix(['O', '0', 'o']) else {
            break;
        };
        length = text.len() - rest.len();
        rounds += 1;
    }
    match rounds {
        2 => Some((Wing::King, length)),
        3 => Some((Wing::Queen, length)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One letter or word for each token, so that a spelling can be compared in a line.
    fn summary(text: &str) -> String {
        let short = |token: &Token| match token.tok {
            Tok::Man(man) => man.letter().to_string(),
            Tok::Rank(rank) => rank.to_string(),
            Tok::Sign(sign) => format!("{sign:?}"),
            Tok::Castle(wing) => format!("{wing:?}"),
            other => format!("{other:?}"),
        };
        tokens(text, 0, true, 99)
            .iter()
            .map(short)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn all_spellings_of_a_move_give_the_same_tokens() {
        for text in [
            "N-KB3",
            "Kt-KB3",
            "Kt - K B 3",
            "Kt to KB3",
            "Kt. to K. B's 3d.",
            "n-kb3",
            "S–KB3",
        ] {
            assert_eq!(summary(text), "N Moves K B 3 End", "{text}");
        }
        for text in [
            "KtxKtch",
            "Kt × Kt ch.",
            "N:N+",
            "Kt takes Kt. check",
            "Knight takes knight ch",
        ] {
            assert_eq!(summary(text), "N Takes N Check End", "{text}");
        }
        for text in [
            "PxP dis ch",
            "P x P dis. ch.",
            "PxP disc. ch",
            "pxp discovered check",
        ] {
            assert_eq!(summary(text), "P Takes P Discovered End", "{text}");
        }
        for text in [
            "PxP e.p.",
            "PxPep",
            "P×P en pas.",
            "PxP in passing",
            "PxP e. p.",
        ] {
            assert_eq!(summary(text), "P Takes P EnPassant End", "{text}");
        }
        for text in ["R-K1", "R-K sq.", "R-Ksquare", "R to K's sq"] {
            assert_eq!(summary(text), "R Moves K 1 End", "{text}");
        }
        assert_eq!(summary("O-O O - O - O"), "King Queen End");
    }

    #[test]
    fn numbers_results_and_prose_are_no_tokens() {
        assert_eq!(summary("BxN 12"), "B Takes N Unknown");
        assert_eq!(summary("BxN 1-0"), "B Takes N Unknown");
        assert_eq!(summary("BxN 1/2"), "B Takes N Unknown");
        assert_eq!(summary("BxN 0-1"), "B Takes N Unknown");
        assert_eq!(summary("P-K4 +-"), "P Moves K 4 Unknown");
    }
}

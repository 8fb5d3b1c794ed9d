//! Spellings that are not plain words: knights, ranks, castling in zeros.
//!
//! | in the text | what it is |
//! |---|---|
//! | `Kt` `Kn` `KT` `S`, torn `K t` | a knight |
//! | `C` | a rook, the castle of some old books |
//! | `♘` | a figurine |
//! | `3` `3d` `3rd` `3 rd` `3^d`, misread `4tb` `3cl` | a rank |
//! | `O-O` `0–0` `O - O` `OO`, torn `O O` | castling |

use super::token::Tok;
use super::vocabulary::word;
use crate::board::{Piece, Wing};

/// Returns whether a capital before this byte is a piece's letter and not the first letter of a
/// word.
pub(super) const fn is_letter_alone(second: u8) -> bool {
    match second {
        b'K' | b'Q' | b'R' | b'B' | b'P' | b'X' | b'x' | b'S' | b'C' => true,
        second => !second.is_ascii_alphabetic(),
    }
}

/// Returns the piece of a capital; `C` is the castle of some old books, `S` the problemists'
/// knight.
pub(super) fn capital(letter: char) -> Tok {
    match letter {
        'K' | 'Q' | 'R' | 'B' | 'N' | 'P' => {
            Piece::from_letter(letter).map_or(Tok::Unknown, Tok::Piece)
        }
        'S' => Tok::Piece(Piece::Knight),
        'C' => Tok::Piece(Piece::Rook),
        _ => Tok::Unknown,
    }
}

/// Returns the piece of a figurine of either colour.
pub(super) fn figure(figure: char) -> Tok {
    let at = (u32::from(figure) - u32::from('♔')) as usize % Piece::ORTHODOX.len();
    Tok::Piece(Piece::ORTHODOX[at])
}

/// Returns the piece of a small letter, as it may be typed, and the length in bytes.
pub(super) fn small(letter: char, second: u8) -> Option<(Tok, usize)> {
    match letter {
        'k' if second == b't' => Some((Tok::Piece(Piece::Knight), 2)),
        'k' | 'q' | 'r' | 'b' | 'n' | 'p' => Some((capital(letter.to_ascii_uppercase()), 1)),
        _ => None,
    }
}

/// Returns the length of `Kt`, `Kn`, `KT` at the start of the text, and whether it is a slip, as
/// the torn `K t` is.
pub(super) fn knight(text: &str) -> Option<(usize, bool)> {
    let byte = |at: usize| text.as_bytes().get(at).copied().unwrap_or(b' ');
    let moves = |rest: &str| matches!(word(rest), Some((Tok::Moves | Tok::Takes, _)));
    match byte(1) {
        // `Kto K2` is a king's move.
        b't' if !moves(&text[1..]) => Some((2, false)),
        b'n' if !byte(2).is_ascii_lowercase() || byte(2) == b'x' => Some((2, false)),
        // `KTXP`, `QKTP`, but not the "KT" of a longer word.
        b'T' if is_letter_alone(byte(2)) => Some((2, false)),
        b'T' if matches!(
            word(&text[2..]),
            Some((Tok::Takes | Tok::Moves | Tok::Sign(_), _))
        ) =>
        {
            Some((2, false))
        }
        b' ' if byte(2) == b't' && (!byte(3).is_ascii_alphabetic() || byte(3) == b'x') => {
            Some((3, true))
        }
        _ => None,
    }
}

/// Returns the rank of a digit with or without the ending of an ordinal, the length in bytes, and
/// whether the ending is misread. The digits of a longer number and of a result (`1-0`, `1/2`) are
/// not ranks.
pub(super) fn rank(text: &str, digit: char) -> (Tok, usize, bool) {
    const ENDINGS: [(&str, bool); 11] = [
        ("th", false),
        ("st", false),
        ("nd", false),
        ("rd", false),
        ("d", false),
        ("^{th}", false),
        ("^th", false),
        ("tb", true),
        ("tli", true),
        ("cl", true),
        ("tn", true),
    ];
    let after = &text.as_bytes()[1..];
    let result = matches!(after, [b'-' | b'/', b'0'..=b'9', ..]);
    if result || after.first().is_some_and(u8::is_ascii_digit) {
        return (Tok::Unknown, 0, false);
    }
    let count = Tok::Rank(digit as u8 - b'0');
    // The ending may stand apart, because it was set higher: `4 th`.
    let space = usize::from(matches!(after, [b' ', b's' | b'n' | b'r' | b't', ..]));
    let after = &after[space..];
    if !matches!(after.first(), Some(b'a'..=b'z' | b'A'..=b'Z' | b'^')) {
        return (count, 1, false);
    }
    let ending = ENDINGS.iter().find(|(ending, _)| {
        let (head, tail) = after.split_at(ending.len().min(after.len()));
        head.eq_ignore_ascii_case(ending.as_bytes())
            && !tail.first().is_some_and(u8::is_ascii_alphanumeric)
    });
    let (ending, slip) = ending.copied().unwrap_or(("", false));
    if ending.is_empty() {
        return (count, 1, false);
    }
    (count, 1 + space + ending.len(), slip)
}

/// Returns the wing of `O-O` or `O-O-O` with any dashes and spaces beside them, or of `OO`, the
/// length in bytes, and whether it is a slip. It is a slip if only spaces are left of the dashes.
pub(super) fn castle(text: &str) -> Option<(Wing, usize, bool)> {
    const DASHES: [char; 7] = ['-', '–', '—', '‑', '−', '‐', '―'];
    let (mut length, mut rounds, mut dashed, mut torn) = (1, 1, false, false);
    while rounds < 3 {
        let rest = text[length..].trim_start_matches([' ', '\u{a0}']);
        let (rest, dash) = match rest.strip_prefix(DASHES) {
            // Typists write two hyphens for a long dash.
            Some(rest) => {
                let rest = rest.strip_prefix('-').unwrap_or(rest);
                (rest.trim_start_matches([' ', '\u{a0}']), true)
            }
            None => (rest, false),
        };
        // `O   O` is not castling.
        if !dash && rest.len() + length + 1 < text.len() {
            break;
        }
        let noughts: &[char] = if dash { &['O', '0', 'o'] } else { &['O', 'o'] };
        let Some(next) = rest.strip_prefix(noughts) else {
            break;
        };
        if rounds > 1 && dash != dashed {
            break;
        }
        dashed = dash;
        torn |= !dash && rest.len() + length < text.len();
        length = text.len() - next.len();
        rounds += 1;
    }
    let word =
        text.starts_with('0') || text[length..].starts_with(|c: char| c.is_ascii_alphanumeric());
    match rounds {
        _ if !dashed && word => None,
        2 => Some((Wing::King, length, torn)),
        3 => Some((Wing::Queen, length, torn)),
        _ => None,
    }
}

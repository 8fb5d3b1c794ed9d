//! Recognizes the move at the start of a text and finds where it ends.
//!
//! | text | a move | why |
//! |---|---|---|
//! | `Kt - K B 3 was better` | `Kt - K B 3` | |
//! | `Black resigned` | no | no piece has that name |
//! | `B and Kt against R` | no | nothing says that the bishop moves |
//! | `P K 4 !` | `P K 4 !`, weak | no sign: accepted only where a move is due |

use std::borrow::Cow;

use crate::book::languages::signs;
use crate::notation::Notation;
use crate::work;

/// A move by its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::book) struct Shaped {
    /// Its length in bytes.
    pub length: usize,
    /// Whether nothing stands between piece and square, so that it might be a square as well.
    pub weak: bool,
}

/// Words that begin a move: pieces, castling, and "the" of the oldest books.
const BEGINNINGS: [&str; 16] = [
    "king", "queen", "rook", "bishop", "knight", "pawn", "castles", "castle", "castled", "kings",
    "queens", "rooks", "bishops", "knights", "pawns", "the",
];

/// Words of a move that belong to what is before and behind them: `Q to K3` is one move, however its words are parted.
pub(in crate::book::page) const BINDING: [&str; 2] = ["to", "takes"];

/// Returns whether a text ends within a move: `13. R to`, `13. Kt-`.
pub(in crate::book::page) fn ends_in_move(text: &str) -> bool {
    let Some((before, sign)) = movement_at_end(text) else {
        return false;
    };
    sign != "-" || before.ends_with(char::is_uppercase) || before.ends_with("Kt")
}

/// Returns whether a text ends behind a man and a sign that it moves, letters of men as `Kt` and `QR` alone: `13. R to`,
/// `13. Kt-`.
pub(in crate::book::page) fn ends_behind_man(text: &str) -> bool {
    let man = movement_at_end(text).and_then(|(before, _)| {
        let before = before.trim_end();
        before.rsplit(char::is_whitespace).next()
    });
    man.is_some_and(|man| is_letters_of_men(man.trim_end_matches('.')))
}

/// Returns the sign or word at the end of a text that says that a man moves, and what is before it.
fn movement_at_end(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_end();
    let is_word = |(_, last): &(&str, &str)| BINDING.contains(last);
    let dash = text.strip_suffix('-').map(|before| (before, "-"));
    dash.or_else(|| text.rsplit_once(' ').filter(is_word))
}

/// Returns whether a text ends in the number of a move that is behind another move: `18. Q-Q1, R-B1; 19.`.
pub(in crate::book::page) fn ends_in_number(text: &str) -> bool {
    let Some((before, last)) = text.trim_end().rsplit_once(' ') else {
        return false;
    };
    let number = last.strip_suffix('.').unwrap_or(last);
    let is_number =
        (1..=3).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit());
    let above = before.trim_end().rsplit(char::is_whitespace).next();
    is_number && above.is_some_and(|above| play(above).is_some())
}

/// Returns whether the first word of a text is a man or a square: `R3`, `KB3`, `P ch`.
pub(in crate::book::page) fn begins_with_man(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or_default();
    is_letters_of_men(
        word.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_ascii_punctuation()),
    )
}

/// Returns whether a word consists of letters of men alone.
fn is_letters_of_men(word: &str) -> bool {
    word.starts_with(char::is_uppercase) && word.chars().all(|letter| "KQRBNPt".contains(letter))
}

/// Returns the move at the start of the text. The text must end no later than the move can.
pub(in crate::book) fn play(text: &str) -> Option<Shaped> {
    work::add(1);
    if signs::begins(text) {
        let (length, weak) = signs::shaped(text)?;
        return Some(Shaped { length, weak });
    }
    if !may_begin(text) {
        return None;
    }
    let length = Notation::DESCRIPTIVE.extent(text);
    let printed = without_mark(text.get(..length)?.trim_end());
    let several = printed.contains(char::is_whitespace);
    if !(several || is_glued(printed)) {
        return None;
    }
    Some(Shaped {
        length: printed.len(),
        weak: !says_movement(printed),
    })
}

/// Words of a move in a cell of its own, even of one that is misprinted or in an unknown dialect.
pub(super) const WORDS: [&str; 62] = [
    "to",
    "takes",
    "take",
    "tks",
    "captures",
    "her",
    "his",
    "own",
    "sq",
    "square",
    "king",
    "kings",
    "queen",
    "queens",
    "rook",
    "rooks",
    "bishop",
    "bishops",
    "knight",
    "knights",
    "pawn",
    "pawns",
    "kt",
    "becoming",
    "becomes",
    "a",
    "checks",
    "check",
    "checking",
    "mates",
    "mate",
    "checkmate",
    "interposes",
    "moves",
    "one",
    "two",
    "square",
    "with",
    "side",
    "castles",
    "castle",
    "passing",
    "in",
    "en",
    "passant",
    "dis",
    "discovering",
    "discovered",
    "disc",
    "double",
    "dble",
    "dbl",
    "ch",
    "on",
    "the",
    "of",
    "st",
    "nd",
    "rd",
    "th",
    "third",
    "fourth",
];

/// Whether the word is one of those of moves.
pub(in crate::book::page) fn is_word(word: &str) -> bool {
    WORDS.iter().any(|known| word.eq_ignore_ascii_case(known))
}

/// Specks of the paper that a scan takes for signs.
const STRAY: [char; 8] = ['^', '`', '~', '_', '|', '•', '¬', '"'];

/// Returns a complete cell that consists of words of moves alone, even if it cannot be read as a
/// move. A misprint is still the move of its place.
pub(in crate::book::page) fn cell(text: &str) -> Option<Shaped> {
    let text = &text[..text.find([',', '[', ';', '*', '†']).unwrap_or(text.len())];
    let text = without_mark(text.trim_end()).trim_end_matches(':');
    let known = |word: &str| {
        let letters = word.trim_matches(|c: char| c.is_ascii_digit());
        letters.is_empty() && word.len() == 1
            || letters.chars().count() == 1 && word.len() <= 3
            || is_word(letters)
            || letters
                .chars()
                .all(|c| matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'S' | 't' | 'x' | 'X'))
    };
    let sign = |c: char| {
        c.is_alphanumeric()
            || c.is_whitespace()
            || SIGNS.contains(&c)
            || matches!(
                c,
                '.' | '\'' | '’' | '(' | ')' | '/' | '=' | '!' | '?' | '+'
            )
            || STRAY.contains(&c)
    };
    let words: Vec<&str> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let movements = movements(text, &words);
    let acts = [
        "checks",
        "mates",
        "interposes",
        "moves",
        "one",
        "two",
        "queens",
    ];
    let acts = words
        .iter()
        .any(|word| acts.contains(&word.to_ascii_lowercase().as_str()));
    let fits = text.len() <= 48
        && may_begin(text)
        && text.chars().all(sign)
        && words.len() >= 2
        && words.iter().all(|word| known(word))
        && (movements == 1 || movements == 0 && acts);
    fits.then_some(Shaped {
        length: text.len(),
        weak: false,
    })
}

/// Whether a word or a sign of the text says that a piece moves or captures.
pub(super) fn moves(text: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphanumeric());
    movements(text, &words.collect::<Vec<&str>>()) > 0
}

/// Returns how many movements a cell and its words have; two movements are two moves.
fn movements(text: &str, words: &[&str]) -> usize {
    let verbs = words
        .iter()
        .filter(|word| {
            [
                "to", "takes", "take", "tks", "captures", "castles", "castle", "x", "X",
            ]
            .contains(&word.to_ascii_lowercase().as_str())
        })
        .count();
    // A colon before a space is a misprinted period.
    let signs = text.replace("--", "-").replace(": ", ". ");
    let signs = signs.matches(['-', '–', '—', '×', ':']).count();
    let glued = words
        .iter()
        .filter(|word| word.len() > 2 && word.contains(['x', 'X']))
        .count();
    verbs + signs + glued
}

/// Returns the move without footnote marks at its end: `[A]`, `(a)`, `*`.
pub(super) fn without_mark(text: &str) -> &str {
    let bare = text.trim_end_matches(['*', '†', '‡', '§']).trim_end();
    for (open, close) in [('(', ')'), ('[', ']')] {
        let Some((before, inner)) = bare
            .strip_suffix(close)
            .and_then(|rest| rest.rsplit_once(open))
        else {
            continue;
        };
        let short = inner.len() <= 2
            && !inner.is_empty()
            && inner.bytes().all(|b| b.is_ascii_alphanumeric());
        let piece = |b: u8| {
            matches!(b, b'K' | b'Q' | b'R' | b'B' | b'N' | b'P' | b'S') || b.is_ascii_digit()
        };
        // `P-K8(Q)` says what the pawn becomes, and `(ch)` says that there is check.
        let said = open == '(' && (inner == "ch" || inner.bytes().next().is_some_and(piece));
        if short && !said {
            return before.trim_end();
        }
    }
    bare
}

/// Whether the first word may be a piece or castling.
pub(super) fn may_begin(text: &str) -> bool {
    if signs::begins(text) {
        return true;
    }
    let mut chars = text.chars();
    let (Some(first), second) = (chars.next(), chars.next()) else {
        return false;
    };
    let word = text
        .find(|c: char| !c.is_alphabetic())
        .unwrap_or(text.len());
    match first {
        'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'S'
            if !second.is_some_and(char::is_lowercase)
                || matches!((first, second), ('K', Some('t')) | (_, Some('x'))) =>
        {
            // `KtxKtch`, but not "Kttle" or "BLACK".
            let capitals = |c: char| {
                matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'S' | 'I' | 'X')
                    || !c.is_uppercase()
            };
            let word = &text[..word];
            // Where all is set in capitals, "KT" is a knight and "CH" is a check.
            let mut parts = word.split("KT").flat_map(|part| part.split("CH"));
            parts.all(|part| part.chars().all(capitals))
        }
        'O' | '0' | 'o' => {
            let rest = text[1..].trim_start();
            rest.starts_with(['-', '–', '—', '‑', '−'])
        }
        _ if first.is_alphabetic() => {
            let word = &text[..word];
            BEGINNINGS
                .iter()
                .any(|known| word.eq_ignore_ascii_case(known))
                && (first.is_uppercase() || first == 'c')
        }
        _ => false,
    }
}

const SIGNS: [char; 9] = ['-', '–', '—', '‑', '−', '×', 'x', 'X', ':'];

/// Whether one word alone is a move: `P-K4`, `KtxKtch`, `Castles`, `O-O`, `PK4`, but not `Ruy-Lopez`.
fn is_glued(word: &str) -> bool {
    let word = match word.contains('T') {
        true => Cow::Owned(word.replace("KT", "Kt")),
        false => Cow::Borrowed(word),
    };
    let bare = word.trim_end_matches(['.', ',', '!', '?', '(', ')']);
    if ["castles", "castle"]
        .iter()
        .any(|c| bare.eq_ignore_ascii_case(c))
    {
        return true;
    }
    if bare.starts_with(['O', '0', 'o']) {
        return bare.len() >= 3;
    }
    let piece = |c: char| {
        matches!(
            c,
            'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'S' | 't' | '.' | '\'' | '’' | '(' | ')' | '/'
        ) || c.is_ascii_digit()
            || matches!(c, 's' | 'q')
    };
    if let Some((who, whither)) = bare.split_once(SIGNS) {
        let whither = whither.strip_prefix('-').unwrap_or(whither);
        let lands = |c: char| {
            matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'S' | '(') || ('1'..='8').contains(&c)
        };
        // `Kt-c3` is the hybrid notation of 1918.
        let square = matches!(whither.as_bytes(), [b'a'..=b'h', b'1'..=b'8', ..]);
        let lands = square || whither.starts_with(lands);
        // `R(f1)-d1`
        let origin = who
            .split_once('(')
            .filter(|(_, place)| matches!(place.as_bytes(), [b'a'..=b'h', b'1'..=b'8', b')']));
        let who = origin.map_or(who, |(man, _)| man);
        return !who.is_empty() && who.chars().all(piece) && lands;
    }
    // Without a sign there must be a piece, a file and a rank.
    let pieces = bare
        .chars()
        .take_while(|c| piece(*c) && !c.is_ascii_digit());
    let pieces = pieces.filter(|c| c.is_ascii_uppercase()).count();
    pieces >= 2 && bare.contains(|c: char| ('1'..='8').contains(&c))
}

/// Whether a sign or a word of the move says that a piece moves.
fn says_movement(printed: &str) -> bool {
    printed.contains(SIGNS)
        || printed.starts_with(['O', '0', 'o', 'C', 'c'])
        || printed.split(|c: char| !c.is_alphabetic()).any(|word| {
            ["to", "take", "moves", "mates", "move"]
                .iter()
                .any(|w| word.eq_ignore_ascii_case(w))
                || word.len() >= 5 && !word.eq_ignore_ascii_case("check")
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_told_from_the_words_around_it() {
        for (text, expected) in [
            ("P-K4, and wins", "P-K4"),
            ("Kt - K B 3 was better", "Kt - K B 3"),
            ("KtxKtch 12.", "KtxKtch"),
            ("Q. Kt. to his 5th.", "Q. Kt. to his 5th."),
            ("Castles. 7.", "Castles."),
            ("O - O", "O - O"),
            ("R × P", "R × P"),
            ("Kt-c3, and", "Kt-c3"),
            ("P--K4 P--K4", "P--K4"),
            ("Castles(!) 9.", "Castles(!)"),
        ] {
            let shaped = play(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(&text[..shaped.length], expected);
            assert!(!shaped.weak, "{text}");
        }
        assert!(play("P K 4 !").is_some_and(|shaped| shaped.weak));
        for text in [
            "Black resigned",
            "B and Kt",
            "Kt",
            "Resigns.",
            "Ruy-Lopez",
            "Queen's Gambit",
            "Q",
            "King's side",
            "Castled early",
            "Q-side play",
            "K-nights",
            "Played",
            "Berlin",
            "The game",
        ] {
            assert_eq!(play(text), None, "{text}");
        }
    }
}

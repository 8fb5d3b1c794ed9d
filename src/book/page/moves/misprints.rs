//! Recognises likely misprints: numbers by the look of their characters, and moves by their length
//! and letters alone.
//!
//! | text | may be |
//! |---|---|
//! | `l2.` `IZ.` `12,` | 12 |
//! | `P~K4` `KzB` `Kt lakes P` `Casties` | a move |
//! | `12 men were lost` `A weak move.` | no move: words of prose |

use super::misspelt;
use crate::book::page::limits;

/// Returns the digit that the character may be a misprint of.
const fn digit(c: char) -> Option<u32> {
    Some(match c {
        '0'..='9' => c as u32 - '0' as u32,
        'O' | 'o' | 'Q' | 'D' => 0,
        'l' | 'I' | '|' | '!' | 'i' | 't' => 1,
        'Z' | 'z' => 2,
        'A' => 4,
        'S' | 's' => 5,
        'b' | 'G' => 6,
        'T' | '?' => 7,
        'B' | '&' => 8,
        'g' | 'q' => 9,
        _ => return None,
    })
}

/// A possible number at the start of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::book::page) struct NumberLike {
    pub value: u32,
    /// Its length in bytes, including an opening bracket and the stops after it.
    pub length: usize,
    /// It is printed in digits alone.
    pub plain: bool,
}

/// Reads a possible number at the start of the text. Letters are taken for digits only before a
/// stop or a wide gap.
pub(in crate::book::page) fn number(text: &str) -> Option<NumberLike> {
    let open = usize::from(text.starts_with('('));
    let rest = &text[open..];
    let end = rest
        .char_indices()
        .take(limits::MISPRINTED_NUMBER_CHARS)
        .take_while(|(_, c)| digit(*c).is_some())
        .map(|(at, c)| at + c.len_utf8())
        .last()?;
    let printed = &rest[..end];
    if printed.starts_with('|') {
        return None;
    }
    let plain = printed.bytes().all(|b| b.is_ascii_digit());
    let after = &rest[end..];
    let stops = after.len()
        - after
            .trim_start_matches(['.', ',', ')', ':', ';', '\''])
            .len();
    let parted = stops > 0 || after.starts_with("  ") || after.starts_with('\t');
    let follows = after[stops..].chars().next();
    let ends = follows.is_none_or(|c| !c.is_alphanumeric() || stops > 0);
    if !(parted || plain && ends) || printed.len() > 3 && plain || stops > 2 {
        return None;
    }
    let value = printed
        .chars()
        .filter_map(digit)
        .fold(0, |value, digit| value * 10 + digit);
    (value > 0 && value < 400).then_some(NumberLike {
        value,
        length: open + end + stops,
        plain,
    })
}

/// Returns the number of words in a cell; `None` if they are too many or too long for a misprinted
/// move.
fn few_words(cell: &str) -> Option<usize> {
    let words = cell.split_whitespace();
    let count = words.take(limits::MISPRINTED_MOVE_WORDS + 1).count();
    (cell.len() <= limits::MISPRINTED_MOVE_BYTES && count <= limits::MISPRINTED_MOVE_WORDS)
        .then_some(count)
}

/// Returns whether the words may be a misprinted move where one is expected: they are few, and
/// fewer than half of them are prose.
pub(in crate::book::page) fn may_be_move(cell: &str) -> bool {
    let cell = cell.trim();
    let Some(count) = few_words(cell).filter(|&count| count > 0) else {
        return false;
    };
    let words = cell.split_whitespace();
    let prose = words.clone().filter(|word| is_prose(word)).count();
    let says = words.clone().any(says_chess);
    // A dash between the names of two players is no word.
    let said = words.filter(|word| word.contains(char::is_alphanumeric));
    says && prose * 2 < said.count().max(2) || count <= 2 && prose == 0 && cell.len() >= 2
}

/// Returns whether the words may be the remains of a move between two rows: fewer than half of them
/// are prose.
pub(in crate::book::page) fn may_be_damaged(cell: &str) -> bool {
    let cell = cell.trim();
    let Some(count) = few_words(cell) else {
        return false;
    };
    let prose = cell
        .split_whitespace()
        .filter(|word| is_prose(word))
        .count();
    let letters = cell.chars().filter(|c| c.is_alphanumeric()).count();
    letters >= 2 && prose * 2 < count
}

/// Returns whether the words may be the remains of a move where only a move is possible: none of
/// them is prose.
pub(in crate::book::page) fn may_be_rubbish(cell: &str) -> bool {
    let cell = cell.trim();
    let letters = cell.chars().filter(|c| c.is_alphanumeric()).count();
    letters >= 2
        && cell.len() <= limits::MISPRINTED_MOVE_BYTES
        && !cell.split_whitespace().any(is_prose)
}

/// Returns whether the text after a move in its cell may be a misprint that belongs to the move: at
/// most four words, none of them prose.
pub(in crate::book::page) fn may_go_on(rest: &str) -> bool {
    let words = rest.split_whitespace();
    words.clone().count() <= 4 && !words.clone().any(is_prose)
}

/// Returns whether the word is plain prose, or capitals as in a heading, and no likely misprint of a
/// word in moves.
pub(in crate::book::page) fn is_prose(word: &str) -> bool {
    let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
    let letters = bare.chars().filter(|c| c.is_alphabetic()).count();
    let lower = bare
        .chars()
        .skip(1)
        .all(|c| c.is_lowercase() || matches!(c, '\'' | '’' | '-'));
    let capitals = bare.chars().all(char::is_uppercase);
    let least = match bare.starts_with(char::is_lowercase) {
        true => 3,
        // `KXQP` takes.
        false if capitals && bare.contains('X') => 5,
        false => 4,
    };
    // No word of prose begins with "Kt", and "bth" is a misprint of "6th".
    let knight = bare.starts_with("Kt");
    let ordinal = letters == 3 && bare.ends_with("th");
    letters >= least
        && (lower || capitals)
        && letters == bare.chars().count()
        && !(knight || ordinal || misspelt::is_near_word(bare))
}

/// Returns whether the word has a sign of a move: a capital letter of a piece, a digit, a dash or a
/// word of moves.
fn says_chess(word: &str) -> bool {
    let capital = word.starts_with(['K', 'Q', 'R', 'B', 'N', 'P']) && !is_prose(word);
    capital
        || word.contains(|c: char| c.is_ascii_digit() || matches!(c, '-' | '–' | '—' | '×' | '~'))
        || misspelt::is_near_verb(word.trim_matches(|c: char| !c.is_alphanumeric()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misprinted_move_is_told_from_prose() {
        for cell in [
            "P~K4",
            "KzB",
            "Kt lakes P",
            "Casties",
            "P. io K's 4th.",
            "Etx P",
            "p-k4",
            "PK4",
            "K^ - B 3",
            "Queen tabes Pawn",
            "bKg.n3",
        ] {
            assert!(may_be_move(cell), "{cell}");
        }
        for cell in [
            "men were lost",
            "A weak move.",
            "hours, and spectators were present",
            "and wins",
            "was the year",
            "",
            "See page 57 for what is said of this opening by Staunton himself",
        ] {
            assert!(!may_be_move(cell), "{cell}");
        }
    }

    #[test]
    fn letters_are_taken_for_digits_before_a_stop() {
        for (text, value) in [
            ("l2. P-K4", 12),
            ("IZ. P", 12),
            ("12, P-K4", 12),
            ("(8) P", 8),
            ("S.  P", 5),
        ] {
            assert_eq!(number(text).map(|found| found.value), Some(value), "{text}");
        }
        for text in ["B - Kt 5", "Q. to K", "1858 was", "O-O", "Kt"] {
            let found = number(text).filter(|found| found.plain);
            assert_eq!(found, None, "{text}");
        }
    }
}

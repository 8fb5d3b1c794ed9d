//! Corrects the words of a print that a scan or a printer got wrong.
//!
//! | printed | put right | price |
//! |---|---|---|
//! | `Kniight captures Queen` | `knight captures Queen` | a letter too many |
//! | `Pawn to King's fhird` | `Pawn to King's third` | a letter taken for another |
//! | `Ki ng's Pawn one` | `King's Pawn one` | a sign too many |
//! | `Zukertort resigned` | nothing: no word of a move is near | |
//!
//! Short names are compared as a whole with those of the legal moves. A book in words has too many
//! ways to say a thing for that, but few words to say it with.

use super::vocabulary;
use crate::notation::glyph::apart;

/// Fewest letters of a word that is put right; a shorter one may be anything.
const LEAST: usize = 4;

/// Highest price at which a word is put right.
const MOST: u32 = 7;
/// Most words of a text that are put right.
const WORDS: usize = 2;

/// Price of a space within a word.
const SPACE: u32 = 3;

/// Returns the text with its misprinted words put right, and the price of that; `None` if there are
/// none, or too many.
pub(super) fn put_right(text: &str) -> Option<(String, u32)> {
    let mut right = String::with_capacity(text.len());
    let mut rest = text;
    let (mut price, mut count) = (0, 0);
    while let Some(begin) = rest.find(|c: char| c.is_ascii_alphanumeric()) {
        let word = run(&rest[begin..]);
        right.push_str(&rest[..begin]);
        rest = &rest[begin + word.len()..];
        let (word, rise, used) = match next_to(word, rest) {
            Some(found) => found,
            None => (word.to_owned(), 0, 0),
        };
        right.push_str(&word);
        rest = &rest[used..];
        count += usize::from(rise > 0);
        price += rise;
    }
    right.push_str(rest);
    (1..=WORDS).contains(&count).then_some((right, price))
}

/// Returns the letters and digits that the text begins with.
fn run(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric());
    &text[..end.unwrap_or(text.len())]
}

/// Returns the word that was meant, its price, and how many bytes after the word belong to it;
/// `None` if the word is right or nothing is near it.
fn next_to(word: &str, behind: &str) -> Option<(String, u32, usize)> {
    if is_word(word) {
        return None;
    }
    if let Some(more) = behind.strip_prefix(' ').map(run) {
        let joined = format!("{word}{more}");
        if joined.len() >= LEAST && !more.is_empty() && is_word(&joined) {
            return Some((joined, SPACE, 1 + more.len()));
        }
    }
    if word.len() < LEAST {
        return None;
    }
    let low = word.to_ascii_lowercase();
    let known = vocabulary::long(LEAST);
    let prices = known.map(|known| (apart(low.as_bytes(), known.as_bytes(), MOST), known));
    let (price, known) = prices.min_by_key(|(price, _)| *price)?;
    (price <= MOST).then(|| (known.to_owned(), price.max(1), 0))
}

/// Returns whether all of it is a word of a move, or one with a possessive `s`.
fn is_word(word: &str) -> bool {
    vocabulary::word(word).is_some_and(|(_, length)| length == word.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misprinted_words_are_put_right() {
        for (print, meant) in [
            ("Kniight\ncaptures Queen", Some("knight\ncaptures Queen")),
            ("Pawn to King's fhird", Some("Pawn to King's third")),
            (
                "Ki ng's Knight to Knight's fifth",
                Some("King's Knight to Knight's fifth"),
            ),
            ("Kn1ght to K's sq.", Some("knight to K's sq.")),
            ("Kt. tokes P.", Some("Kt. takes P.")),
            ("Knight takes Pawn", None),
            ("P-QKt4", None),
            // A word of four letters is put right, a shorter one is left.
            ("Kt. tke P.", None),
            ("Kt. takea P.", Some("Kt. take P.")),
            ("Quen takes Pawn", Some("queen takes Pawn")),
            ("B. ot K's 2d", None),
            ("Zukertort resigned", None),
        ] {
            let right = put_right(print).map(|(right, _)| right);
            assert_eq!(right.as_deref(), meant, "{print}");
        }
    }
}

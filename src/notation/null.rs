//! The null move: a side passes, so that an author can show what is threatened.
//!
//! | text | written by |
//! |---|---|
//! | `--`, of any dashes | most programs, and here in every notation |
//! | `Z0` | ChessBase |
//! | `0000` | engines that speak UCI |
//! | `@@@@` | XBoard |
//! | `null`, `pass` | Scid and others |
//! | `---`, `--x`, `passed` | nobody, and none is a null move |
//!
//! It is never among the legal moves, so no claim chooses it and it does not affect the names of
//! other moves. Readers of scores look for it before they ask a notation.

use super::algebraic::DASHES;
use super::claim::Reading;

/// Text that is written for a null move.
pub const WRITTEN: &str = "--";

/// Texts that are read as a null move, besides two dashes.
const SPELLINGS: [&str; 5] = ["Z0", "0000", "@@@@", "null", "pass"];

/// Returns how many bytes at the start of the text are a null move; `None` if there is none.
#[must_use]
pub fn extent(text: &str) -> Option<usize> {
    let mut signs = text.chars();
    let dashes = [signs.next(), signs.next()];
    let length = if dashes.into_iter().all(|sign| sign.is_some_and(is_dash)) {
        text.len() - signs.as_str().len()
    } else {
        SPELLINGS
            .iter()
            .find(|spelling| text.starts_with(**spelling))?
            .len()
    };
    let next = text[length..].chars().next();
    let goes_on = next.is_some_and(|next| next.is_alphanumeric() || next == '@' || is_dash(next));
    (!goes_on).then_some(length)
}

/// Reads a text that is a null move and nothing else.
#[must_use]
pub fn read(text: &str) -> Option<Reading> {
    (extent(text.trim()) == Some(text.trim().len())).then(|| reading(text))
}

/// Returns the reading of a null move. It has no parts, because a null move makes no claim.
pub(super) fn reading(text: &str) -> Reading {
    Reading {
        text: text.to_owned(),
        parts: Vec::new(),
    }
}

fn is_dash(sign: char) -> bool {
    DASHES.contains(&sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_known_where_its_word_ends() {
        for text in ["--", "Z0", "0000", "@@@@", "null", "pass", "––", " -- "] {
            assert!(read(text).is_some(), "{text}");
        }
        for (text, length) in [("--!? e4", 2), ("--)", 2), ("Z0 {so}", 2), ("—— e4", 6)] {
            assert_eq!(extent(text), Some(length), "{text}");
        }
        for text in [
            "", "-", "---", "--e4", "Z", "Z00", "00000", "@@@@@", "passed", "e4",
        ] {
            assert_eq!(extent(text), None, "{text}");
        }
        assert_eq!(read("-- e5"), None);
    }
}

//! The null move: a side passes, since an author wants to show what is threatened.
//!
//! | text | written by |
//! |---|---|
//! | `--`, of any dashes | most programs, and here in every notation |
//! | `Z0` | ChessBase |
//! | `0000` | engines that speak UCI |
//! | `@@@@` | XBoard |
//! | `null`, `pass` | Scid and others |
//! | `---`, `--x`, `passed` | nobody: no null move |
//!
//! It is never among the legal moves, so no claim chooses it and no other move is named with regard to it. Those
//! who read scores look for it before they ask a notation.

use super::algebraic::DASHES;
use super::claim::Reading;

/// How it is written.
pub const WRITTEN: &str = "--";

/// How it is read, besides two dashes.
const SPELLINGS: [&str; 5] = ["Z0", "0000", "@@@@", "null", "pass"];

/// How many bytes at the start of the text are a null move; `None` if none stands there.
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

/// A text that is a null move and nothing else.
#[must_use]
pub fn read(text: &str) -> Option<Reading> {
    (extent(text.trim()) == Some(text.trim().len())).then(|| reading(text))
}

/// The text of a null move: no part of it says anything of a move.
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

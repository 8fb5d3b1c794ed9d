//! Decides whether a text is a page of a book in descriptive notation, or something for other
//! readers.
//!
//! | text | a page |
//! |---|---|
//! | `1. P-K4 P-K4` · `1. P. to K's 4th.` · `Kt to KB3, and Black resigned` | yes |
//! | `1. Sg1—f3` · `1. C3AR C3AD` | yes: German, Spanish |
//! | a chapter on squares in algebraic, then games in descriptive | yes |
//! | `[Event "…"]` over moves in descriptive | yes |
//! | `1. e4 e5 2. Nf3` | no: algebraic |
//! | `[Event "…"]` over other moves | no: PGN |
//! | `Dear sir` | no |

use super::stretches::{Stretches, stretches};
use crate::notation::Language;

/// Moves in descriptive with none in algebraic between them that are a score, whatever else the
/// text holds.
const SCORE: usize = 8;

/// Whether the text is descriptive print that [`super::BookReader`] should read. The complete text
/// decides.
#[must_use]
pub fn is_page(text: &str) -> bool {
    stretches(text).is_page()
}

impl Stretches {
    /// Whether the page holds tags above descriptive moves, more than twice as many descriptive
    /// moves as algebraic ones, a score, or moves in another language.
    #[must_use]
    pub fn is_page(&self) -> bool {
        !self.tags.is_empty()
            || self.votes.descriptive > 2 * self.votes.algebraic
            || self.run >= SCORE
            || self
                .languages
                .iter()
                .any(|(_, language)| *language != Language::English)
    }
}

#[cfg(test)]
mod tests {
    use super::is_page;

    #[test]
    fn descriptive_print_is_a_page_and_other_texts_are_not() {
        for page in [
            "1. P-K4 P-K4",
            "1 P to K4  P to K4",
            "1. P. to K's 4th.   1. P. to K's 4th.\n2. K. Kt. to K. B's 3d.",
            "White now played Kt - K B 3 and Black resigned.",
            "W. The king's pawn two steps.",
            "1P-K4,P-K4;2Kt-KB3,Kt-QB3;",
            "The white king commands his owne pawne into the fourth house before himselfe.",
            "12. KtxKt ch  PxKt",
            "Q. to her 2d.",
            "[Event \"x\"]\n\n1. P-K4 P-K4 *",
        ] {
            assert!(is_page(page), "{page}");
        }
        for other in [
            "",
            "Dear sir, nothing to see.",
            "A king takes his hat. The king to his queen: he never commands.",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5",
            "[Event \"x\"]\n\n1. e4 e5 {P-K4 P-K4} *",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "1. e2-e4 e7-e5 2. Ng1-f3",
        ] {
            assert!(!is_page(other), "{other}");
        }
    }
}

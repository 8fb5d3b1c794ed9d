//! Separates two moves that have no gap between them.
//!
//! | text | moves |
//! |---|---|
//! | `CastlesP-B5` | `Castles`, `P-B5` |
//! | `Kt to R4Q to B2` | `Kt to R4`, `Q to B2` |
//! | `P-QB4` | one |
//! | `R to QB P to QR4` | two, separated by a gap |
//! | `R to KRP to K4` | undecided: `R to KR` or `R to K` |

use super::{clip, shape};
use crate::book::page::limits;

/// Returns the length of the move at the start of the text, if another follows without a gap and
/// only one place for it is possible.
pub(super) fn first(text: &str) -> Option<usize> {
    let parts = |at: &usize| is_whole(text[..*at].trim_end()) && is_begun(&text[*at..]);
    let stuck = |before: char| before.is_alphanumeric() || matches!(before, '.' | ')');
    let found = places(text, stuck).find(parts)?;
    // If a gap may separate them as well, as in "R to QB P to QR4", the gap is preferred.
    let mut others = places(text, |before| stuck(before) || before == ' ');
    let only = !others.any(|at| at != found && parts(&at));
    only.then_some(found)
}

/// Returns the bytes where a second move may begin after a sign accepted by `behind`.
fn places(text: &str, behind: impl Fn(char) -> bool) -> impl Iterator<Item = usize> {
    let signs = clip(text, limits::GLUED_BYTES).char_indices();
    let signs = signs.take_while(|(_, c)| !matches!(c, ',' | ';' | '\n'));
    let begins = |c: char| matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'C' | 'O');
    signs
        .scan(' ', move |before, (at, c)| {
            let last = std::mem::replace(before, c);
            Some((at > 0 && begins(c) && behind(last)).then_some(at))
        })
        .flatten()
}

/// Returns whether the text is a move and no more.
fn is_whole(text: &str) -> bool {
    let bare = text.trim_end_matches('.').len();
    shape::play(text).is_some_and(|shaped| !shaped.weak && shaped.length >= bare)
}

/// Returns whether the text begins with a move that has a sign of movement.
fn is_begun(text: &str) -> bool {
    shape::play(text).is_some_and(|shaped| !shaped.weak)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_moves_that_stick_together_are_told_apart() {
        for (text, expected) in [
            ("CastlesP-B5", "Castles"),
            ("Kt to R4Q to B2", "Kt to R4"),
            ("P - Q 4P - Q 4   26. P-K4", "P - Q 4"),
            ("KtxKtPxKt; 12", "KtxKt"),
            ("K to BB to B4", "K to B"),
            ("P-K4P-K4 2. Kt-KB3 Kt-QB3", "P-K4"),
            ("Castles.P. to K's 4th.", "Castles."),
        ] {
            assert_eq!(first(text).map(|length| &text[..length]), Some(expected));
        }
        for text in [
            "P-QB4",
            "P-K4 P-K4",
            "R to KRP to K4",
            "R to QB P to QR4",
            "Kt-QB3, P-K4",
            "B takes KtP",
            "P-K8Q",
            "QR-QKt sq",
            "Q. to her Kt's 3d. B. takes P.",
            "O-O-O",
            "P. to Q. B's 4th.",
        ] {
            assert_eq!(first(text), None, "{text}");
        }
    }
}

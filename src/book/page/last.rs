//! What stands right behind the last move of a game: a misprint there has no row behind it that tells for it.
//!
//! | behind the last move | so |
//! |---|---|
//! | `32. Ht. to Q. B's 8th.`, 32 being due | the last move, misprinted |
//! | `R. takcs Q. R. P.` | the same |
//! | `37.`, and nothing with it | a move that is lost |
//! | `And White resigns.` · `See page 57.` | words |

use std::ops::Range;

use super::draft::GameDraft;
use super::item::{TextKind, cell};
use super::measure::clip;
use super::rows::is_closing;
use super::{alike, near};

/// The last move is looked for so far behind the one before it, in bytes.
const FAR: usize = 200;

/// What a misprint has kept from being known for the last move.
pub(super) enum Misprinted {
    /// Words that may be one.
    Move(Range<usize>),
    /// A number alone.
    Number(Range<usize>),
}

/// What stands in the place of the move that is due behind the last one, before the byte `next`.
pub(super) fn misprinted(text: &str, draft: &GameDraft, next: usize) -> Option<Misprinted> {
    let end = draft.moves.last()?.span.end;
    let behind = clip(text.get(end..next.max(end))?, FAR);
    let rest = behind.trim_start_matches(|c: char| c.is_whitespace() || ".,;)|".contains(c));
    let begin = end + behind.len() - rest.len();
    let line = rest.lines().next()?.trim_end();
    let number = alike::number(line).filter(|found| found.value == draft.next);
    let words = line[number.map_or(0, |found| found.length)..].trim_start();
    let begin_words = begin + line.len() - words.len();
    if number.is_some() && words.is_empty() {
        return Some(Misprinted::Number(begin..begin_words));
    }
    let words = words[..cell(words, TextKind::Line)].trim_end();
    let span = begin_words..begin_words + words.len();
    let taken = |moved: &Range<usize>| moved.start < span.end && span.start < moved.end;
    if draft.moves.iter().any(|moved| taken(&moved.span)) || is_closing(words) {
        return None;
    }
    let says = number.is_some() || says_move(words);
    (says && alike::may_be_move(words)).then_some(Misprinted::Move(span))
}

/// Whether words without a number begin as a move does and go on as one.
fn says_move(words: &str) -> bool {
    let begins = words.starts_with(['K', 'Q', 'R', 'B', 'N', 'P', 'S', 'C', 'O', '0']);
    let digit = words.ends_with(|c: char| c.is_ascii_digit()) || words.contains(['×', '~']);
    let glued = words.contains(['-', '–', '—']) && !words.contains(' ');
    let verb = words.split(|c: char| !c.is_alphanumeric());
    let verb = verb.into_iter().any(|word| {
        ["to", "x"].contains(&word)
            || near::is_near_verb(word) && word.starts_with(char::is_lowercase)
    });
    begins && (digit || glued || verb)
}

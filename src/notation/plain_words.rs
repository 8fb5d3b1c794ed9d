//! Short algebraic in plain words, as it is spoken.
//!
//! | words | text |
//! |---|---|
//! | `knight f3` `knight to f3` | `Nf3` |
//! | `bishop takes c6 check` | `Bxc6+` |
//! | `rook a d1` `rook from a to d1` | `Rad1` |
//! | `e takes d5` | `exd5` |
//! | `from e2 to e4` | `e2e4` |
//! | `knight f three` | `Nf3` |
//! | `e8 becomes a queen` | `e8=Q` |
//! | `castles king side` `short castling` | `O-O` |
//! | `queen side castle` `castle long` | `O-O-O` |
//!
//! Words that name a square as descriptive notation does, such as "knight to king's bishop third",
//! are left to its reader.

use super::algebraic::Length;
use super::claim::{Reading, Tolerance};
use super::spoken::{self, SpokenLanguage};
use super::turn::Turn;
use super::verdict::{Verdict, judge};

/// Reads a move in plain words and judges it among the legal moves; `None` if the text is anything
/// else, or has the names of files that [announcements](super::Notation::Spoken) have.
#[must_use]
pub fn understand(text: &str, turn: &Turn<'_>) -> Option<(Reading, Verdict)> {
    if turn.variant.span() != 8 {
        return None;
    }
    let spelled = spoken::spelled(text, SpokenLanguage::English, Tolerance::Tolerant);
    let (spelled, manner) = spelled.ok()?;
    if !manner.has_words || manner.has_names {
        return None;
    }
    let reading = spelled
        .read(text, Length::Short, Tolerance::Tolerant)
        .ok()?;
    let verdict = judge(&reading, turn);
    Some((reading, verdict))
}

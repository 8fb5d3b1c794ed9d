//! Where the layout of a score puts each printed move: its number, and whose it is.
//!
//! | on the page | the slots |
//! |---|---|
//! | `12. P-K4  P-K4` | White's 12th, Black's 12th |
//! | `12. ... P-K4` | Black's 12th |
//! | `P-K4`, alone under a comment | unknown |
//! | `69. A  B` between 58 and 60 | a number that is not believed, since those around it agree |

use super::printed::PrintedGame;
use crate::board::Color;

/// Where the layout puts a printed move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PrintSlot {
    /// The ply (from 0) that it ought to be by its number, if one stands before it or its twin.
    pub ply: Option<usize>,
    /// The same number was already counted against the move before it.
    twin: bool,
    /// The number is known, and whose move it is is not.
    either: bool,
}

impl PrintSlot {
    /// Whether the number speaks against this ply (from 0).
    pub fn misnumbers(&self, ply: usize) -> bool {
        let fits = |due: usize| due == ply || self.either && due + 1 == ply;
        !self.twin && self.ply.is_some_and(|due| !fits(due))
    }

    /// How many plies are missing before it if this ply (from 0) is the next.
    pub fn missing(&self, ply: usize) -> usize {
        self.ply.map_or(0, |due| due.saturating_sub(ply))
    }
}

/// The slots of a score.
pub(super) fn slots(printed: &PrintedGame) -> Vec<PrintSlot> {
    let black_begins = usize::from(printed.start.color() == Color::Black);
    let first = printed.start.fullmove() as usize;
    let mut before: Option<u32> = None;
    let mut slots = Vec::with_capacity(printed.moves.len());
    for (at, print) in printed.moves.iter().enumerate() {
        let twin = print.number.is_some() && before == print.number;
        let next = printed.moves.get(at + 1);
        let paired = next.is_some_and(|next| next.number == print.number);
        let color = print.color;
        let black = match color {
            Some(color) => color == Color::Black,
            None => twin,
        };
        let ply = print.number.and_then(|number| {
            let turns = (number as usize).checked_sub(first)?;
            (2 * turns + usize::from(black)).checked_sub(black_begins)
        });
        slots.push(PrintSlot {
            ply,
            twin,
            either: color.is_none() && !twin && !paired,
        });
        before = print.number;
    }
    slots
}

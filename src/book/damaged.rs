//! What a printed move is in a line if its letters are damaged.
//!
//! | printed | in a line where | read as |
//! |---|---|---|
//! | `PzP` | a pawn can take one | that, at the price of a letter |
//! | `R-K8` | no rook can, and one can go to `K3` | that, at the price of a figure |
//! | `Kt-B3` | a knight can, and a bishop as well | the bishop too, where somebody asks for more than what is `known` |

use super::faults::{LIMIT, faults};
use super::line::{FoundMove, Lines};
use super::step::ScoreLine;
use crate::board::Move;
use crate::notation::{Meanings, Sense, Turn};

impl Lines<'_> {
    /// What the words of a printed move are in a line if letters are damaged.
    pub fn damaged(&mut self, word: usize, line: &ScoreLine) -> Vec<FoundMove> {
        self.damaged_but(word, line, &line.position.turn(), (&[], LIMIT))
    }

    /// The same but for what is `known`, and for what has a higher price than `most`.
    pub fn damaged_but(
        &mut self,
        word: usize,
        line: &ScoreLine,
        turn: &Turn<'_>,
        (known, most): (&[Move], u32),
    ) -> Vec<FoundMove> {
        self.effort += 8;
        let number = self.score.slots[word].misnumbers(line.plies);
        if self.score.slots[word].misplaced(turn.color) {
            return Vec::new();
        }
        let words = &self.score.words[word];
        let (sign, passing) = words.marks();
        let meanings = Meanings {
            sign,
            passing,
            ..Meanings::default()
        };
        let names = &mut self.score.near.borrow_mut()[word];
        let near = words.near(turn, (&self.score.hand, names), LIMIT);
        let near = near.into_iter();
        let near = near.filter(|(mv, price)| *price <= most && !known.contains(mv));
        let found = near.map(|(mv, price)| {
            let after = line.position.after(&mv);
            let mut faults = faults(&meanings, &mv, Sense::Plain, &after);
            faults.damage = u8::try_from(price).unwrap_or(u8::MAX);
            faults.number = number;
            (mv, faults, after)
        });
        found.collect()
    }
}

//! Tells whether a written move is spelled as its sheet spells moves.
//!
//! | the sheet has | it could be | it is |
//! |---|---|---|
//! | `Rad1`, `Nbd2`, `Re1` | `Rfa1`, where `Ra1` would be enough | not spelled as the others |
//! | `B-R1`, `R-K1`, `Q-Q1` | `B-R`, for `B-R1` | not spelled as the others |
//! | `Rad1`, `Ngf3`, `Rfa1`, each with a letter too many | `Rfa1` | spelled like others |
//!
//! A slip of the pen rarely leaves a name of the usual spelling behind, so this is a reason, and no
//! proof.

use super::prices::Means;
use super::story::{SheetWords, StoryStep};
use crate::rules::Position;

/// Most plies of a game that are looked at.
const LOOKED_AT: usize = 200;

/// Fewest moves that show how a sheet spells.
const FEW: usize = 10;

/// How many of ten moves a sheet spells as its notation does, if that is its usual spelling.
const USUAL: usize = 9;

/// Returns for each sheet whether it spells moves as its notation does.
pub(super) fn steady(sheets: &[SheetWords; 2], steps: &[StoryStep]) -> [bool; 2] {
    let mut position = Position::start();
    let (mut clear, mut spelled) = ([0; 2], [0; 2]);
    for step in steps.iter().take(LOOKED_AT) {
        let turn = position.turn();
        for s in 0..2 {
            let Some(at) = step.told[s] else { continue };
            let Means::Moves(moves) = sheets[s].means(at, &turn) else {
                continue;
            };
            if matches!(moves.as_slice(), [(only, _)] if *only == step.mv) {
                clear[s] += 1;
                spelled[s] += usize::from(sheets[s].spells(at, &step.mv, &turn));
            }
        }
        position.play(&step.mv);
    }
    [0, 1].map(|s| clear[s] >= FEW && spelled[s] * 10 >= clear[s] * USUAL)
}

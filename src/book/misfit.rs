//! Finds the printed moves that no longer fit once a user has chosen another reading.
//!
//! | in the other reading the print is | it fits |
//! |---|---|
//! | read as it stands, perhaps with a mark that is not true | yes |
//! | taken for a misprint | no |
//! | directly behind a move that is not printed | no |
//! | passed over, or not read | no |

use super::game::{BookGame, Settled};
use crate::notation::arrange;

/// Returns the plies (from 0) of a game whose prints fit in it, but not in another reading of the
/// same score.
#[must_use]
pub fn misfits(game: &BookGame, other: &BookGame) -> Vec<usize> {
    let mut still: Vec<usize> = fitting(other).map(|(_, print)| print).collect();
    arrange(&mut still, |&print| (print, 0));
    let lost = fitting(game).filter(|(_, print)| still.binary_search(print).is_err());
    lost.map(|(ply, _)| ply).collect()
}

/// Returns the plies whose prints fit, each with the first byte of its print.
fn fitting(game: &BookGame) -> impl Iterator<Item = (usize, usize)> {
    let mut added = None;
    game.plies.iter().enumerate().filter_map(move |(at, ply)| {
        let print = ply.span.start;
        if ply.span.is_empty() {
            added = Some(print);
            return None;
        }
        let fits = ply.settled != Settled::Repaired && added != Some(print);
        fits.then_some((at, print))
    })
}

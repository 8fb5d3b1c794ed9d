//! The plies that stay as they are when a user chooses a later one.
//!
//! | before the choice | what is kept of it |
//! |---|---|
//! | `4. Kt-B3`, settled | the move, in every line |
//! | `5. P-R3`, open, a3 being shown | a3; if the game could go on with h3 as well, later moves that would then be others are in doubt |
//! | `6. P-Kt4`, chosen as b4 | b4, with the readings it had, the chosen one first |
//! | `Kt-B3` of a footnote, passed over | passed over |

use super::faults::{Faults, MISSING};
use super::game::{Against, Alternative, BookGame, BookPly, Liberty, Settled};
use super::printed::{PrintedGame, PrintedMove};
use super::slots::PrintSlot;
use super::step::{KeptSteps, StepAction};
use crate::board::Move;

/// Returns the steps that lead to the last of these plies.
pub(super) fn steps(printed: &PrintedGame, slots: &[PrintSlot], plies: &[BookPly]) -> KeptSteps {
    let mut kept = KeptSteps::default();
    let mut words = printed.moves.iter().zip(slots).peekable();
    for (at, ply) in plies.iter().enumerate() {
        let is_before = |print: &PrintedMove| match ply.span.is_empty() {
            true => print.span.start != ply.span.start,
            false => print.span != ply.span,
        };
        while words.next_if(|(print, _)| is_before(print)).is_some() {
            kept.actions.push((StepAction::Pass, Faults::default()));
        }
        let step = kept.actions.len();
        let others = ply.readings.iter().skip(1);
        let open = others
            .filter(|other| ply.settled == Settled::Open && other.against == Against::Nothing);
        kept.open.extend(open.map(|other| (step, other.mv)));
        let is_mended = ply.settled == Settled::Repaired;
        let faults = Faults::damage(if is_mended { MISSING } else { 0 });
        kept.actions.push(if ply.span.is_empty() {
            (StepAction::Unseen(ply.mv), faults)
        } else {
            let slot = words.next().map(|(_, slot)| slot);
            let number = slot.is_some_and(|slot| slot.misnumbers(at));
            (StepAction::Read(ply.mv), Faults { number, ..faults })
        });
    }
    kept
}

/// Returns the plies of a game up to this one (from 0), for which a user chose a move; `None` if
/// the game has no such ply.
pub(super) fn chosen(game: &BookGame, at: usize, mv: Move) -> Option<Vec<BookPly>> {
    let mut plies = game.plies.get(..=at)?.to_vec();
    let ply = plies.last_mut()?;
    ply.mv = mv;
    ply.settled = Settled::Chosen;
    ply.liberties
        .retain(|taken| matches!(taken, Liberty::Number | Liberty::Unprinted));
    ply.readings = round(&ply.readings, mv);
    Some(plies)
}

/// Returns the readings in their cyclic order, beginning with this move, which is added if it is
/// not among them.
fn round(readings: &[Alternative], mv: Move) -> Vec<Alternative> {
    let taken = Alternative {
        mv,
        goes_on: 0,
        against: Against::Nothing,
    };
    let at = readings.iter().position(|known| known.mv == mv);
    let (before, behind) = readings.split_at(at.unwrap_or(0));
    let others = behind.iter().chain(before).copied();
    [taken]
        .into_iter()
        .chain(others.filter(|known| known.mv != mv))
        .collect()
}

//! Score sheets of one game, as two players wrote them with slips of their own.
//!
//! | slip | of `Nf3` |
//! |---|---|
//! | `Letter` | `Nf4`, `N3`, `Nf`, `fN3` |
//! | `LeftOut` | nothing |
//! | `OtherMove` | `Nh3`, a move that could be played as well |

use rank_and_file::board::Move;
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::Notation;

use crate::chance::Dice;

/// What a player does wrong at a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// Writes another letter or figure, one too few, or two exchanged.
    Letter,
    /// Leaves the move out.
    LeftOut,
    /// Writes another move, which could be played.
    OtherMove,
}

/// A score sheet of one player.
pub struct Sheet {
    pub text: String,
    /// The plies with a slip, counted from 0.
    pub slips: Vec<usize>,
}

/// Writes the main line of a game as a sheet with a numbered row for each move. One move in twenty is written with a
/// slip.
pub fn sheet(tree: &GameTree, notation: Notation, slip: Slip, dice: &mut Dice) -> Sheet {
    let (mut text, mut slips) = (String::new(), Vec::new());
    let mut position = tree.position(At::Start);
    let line = tree.main_line(At::Start).map(|id| tree.node(id).mv);
    for (ply, mv) in line.enumerate() {
        if ply % 2 == 0 {
            text += &format!("{}. ", ply / 2 + 1);
        }
        let name = |mv: &Move| notation.text(mv, &position.turn());
        let slip = (dice.roll(20) == 0).then_some(slip);
        text += &match slip {
            None => name(&mv),
            Some(Slip::Letter) => with_slip(&name(&mv), dice),
            Some(Slip::LeftOut) => String::new(),
            Some(Slip::OtherMove) => name(dice.pick(&position.moves())),
        };
        slips.extend(slip.map(|_| ply));
        text += if ply % 2 == 0 { "\t" } else { "\n" };
        position.play(&mv);
    }
    Sheet { text, slips }
}

/// Damages a name as a hurried hand does: another letter or figure, one too few, two exchanged.
fn with_slip(name: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = name.chars().collect();
    let at = dice.roll(letters.len());
    match dice.roll(3) {
        0 => {
            letters.remove(at);
        }
        1 if at + 1 < letters.len() => letters.swap(at, at + 1),
        _ => letters[at] = *dice.pick(&['a', 'c', 'e', 'g', '2', '4', '7', 'N', 'B', 'R', 'x']),
    }
    letters.into_iter().collect()
}

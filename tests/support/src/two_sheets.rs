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

/// Writes the main line of a game as a sheet with a numbered row for each move. If there is a `slip`, one move in
/// twenty is written with it.
pub fn sheet(tree: &GameTree, notation: Notation, slip: Option<Slip>, dice: &mut Dice) -> Sheet {
    let (mut text, mut slips) = (String::new(), Vec::new());
    let mut position = tree.position(At::Start);
    let line = tree.main_line(At::Start).map(|id| tree.node(id).mv);
    for (ply, mv) in line.enumerate() {
        if ply % 2 == 0 {
            text += &format!("{}. ", ply / 2 + 1);
        }
        let name = |mv: &Move| notation.text(mv, &position.turn());
        let slip = slip.filter(|_| dice.roll(20) == 0);
        let written = slip.and_then(|slip| match slip {
            Slip::Letter => Some(with_slip(&name(&mv), dice)),
            Slip::LeftOut => Some(String::new()),
            Slip::OtherMove => {
                let mut others = position.moves();
                others.retain(|other| *other != mv);
                // Where no other move can be played, there is no slip.
                (!others.is_empty()).then(|| name(dice.pick(&others)))
            }
        });
        slips.extend(written.as_ref().map(|_| ply));
        text += &written.unwrap_or_else(|| name(&mv));
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

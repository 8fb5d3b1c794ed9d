//! Positions in which nobody can ever mate, because pawns are locked and no man can pass them.
//!
//! ```text
//! . . . . k . . .
//! . . . . . . . .      Every pawn stands before a pawn, and none can take anything.
//! . . . . . . . .      Between them each side's king is shut out by what the other's
//! p . p . p . p .      pawns attack: b4, d4, f4 and h4; b5, d5, f5 and h5.
//! P . P . P . P .      Whatever is played, nothing is taken and no check is given.
//! . . . . . . . .
//! . . . . . . . .
//! . . . . K . . .
//! ```
//!
//! The test never calls a position dead that is not. It asks for a wall that cannot change:
//!
//! 1. Each pawn has a pawn before it, so that none moves until one of them is taken.
//! 2. No pawn attacks a pawn, and no man of the other side can ever come to a square it attacks.
//! 3. No man, king included, can ever reach a pawn of the other side.
//! 4. No piece can ever reach a square that the other side's king can.
//!
//! "Can ever" is generous: a man goes wherever his moves lead him over a board with nothing but the
//! pawns on it, a king wherever no pawn attacks him. By 1 to 3 the pawns then stand for good, and by 4
//! no king is ever in check but by a pawn that has just moved, before this position.
//! Many dead positions are beyond this: those where a mate is barred by less than a wall.

use crate::board::{Cell, Cells, Man, Side};
use crate::rules::{Grid, Position};

/// Whether no mate can come about for the reason this module knows. The side to move has a legal move.
pub(super) fn is_dead(position: &Position) -> bool {
    let locked = |at: Cell| match position.on(at) {
        Some((side, Man::Pawn)) => {
            let ahead = match side {
                Side::White => at.rank() + 1,
                Side::Black => at.rank().wrapping_sub(1),
            };
            let before = Cell::try_new(at.file(), ahead).and_then(|before| position.on(before));
            matches!(before, Some((_, Man::Pawn)))
        }
        _ => true,
    };
    // Nearly every position ends here.
    position.variant().squares().all(locked) && is_walled(position)
}

fn is_walled(position: &Position) -> bool {
    let setup = position.setup();
    let Ok(grid) = Grid::from_setup(&setup) else {
        return false;
    };
    let mut pawns = [Cells::NONE; 2];
    let mut covered = [Cells::NONE; 2];
    for (at, side, man) in grid.men().iter() {
        if man == Man::Pawn {
            pawns[side.index()].insert(at);
            covered[side.index()] |= grid.attacks(at);
        }
    }
    let meet = |one: Cells, other: Cells| !(one & other).is_empty();
    if setup.en_passant.is_some() || meet(covered[0], pawns[1]) || meet(covered[1], pawns[0]) {
        return false;
    }
    let (mut pieces, mut kings) = ([Cells::NONE; 2], [Cells::NONE; 2]);
    for (at, side, man) in grid.men().iter() {
        let (own, other) = (side.index(), side.other().index());
        if man == Man::Pawn {
            continue;
        }
        let barred = pawns[own]
            | if man == Man::King {
                covered[other]
            } else {
                Cells::NONE
            };
        let reach = reach(&grid, man, at, pawns[0] | pawns[1], barred);
        if meet(reach, pawns[other]) {
            return false;
        }
        if man == Man::King {
            kings[own] = reach;
        } else if meet(reach, covered[other]) {
            return false;
        } else {
            pieces[own] |= reach;
        }
    }
    !meet(pieces[0], kings[1]) && !meet(pieces[1], kings[0])
}

/// Wherever a man could come in any number of moves if only pawns stood in his way, and all of them for
/// good. `barred` squares he never enters.
fn reach(grid: &Grid, man: Man, from: Cell, pawns: Cells, barred: Cells) -> Cells {
    let mut reach = Cells::of(from);
    let mut waiting = vec![from];
    while let Some(at) = waiting.pop() {
        // He sees up to the first man; from that man's square he goes on, as if it were empty.
        for to in (grid.sees(man, at) & !reach & !barred).iter() {
            reach.insert(to);
            if !pawns.has(to) {
                waiting.push(to);
            }
        }
    }
    reach
}

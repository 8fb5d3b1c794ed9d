//! Positions in which neither side can ever mate, because the pawns are locked and no piece can
//! pass them.
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
//! The test never reports a position as dead that is not. It requires a wall that cannot change:
//!
//! 1. Each pawn has a pawn in front of it, so none moves until one of them is taken.
//! 2. No pawn attacks a pawn, and no piece of the other side can ever reach a square it attacks.
//! 3. No piece, king included, can ever reach a pawn of the other side.
//! 4. No piece can ever reach a square that the other side's king can.
//!
//! "Can ever" is generous: a piece is assumed to go wherever its moves lead it on a board with only
//! the pawns, and a king wherever no pawn attacks. By 1 to 3 the pawns then stay where they are,
//! and by 4 no king is ever in check, except from a pawn that moved just before this position. Many
//! dead positions are not recognised: those in which something less than a wall prevents mate.

use crate::board::{Color, Piece, Square, Squares};
use crate::rules::{Grid, Position};

/// Returns whether no mate is possible for the reason this module checks. The side to move must
/// have a legal move.
pub(super) fn is_dead(position: &Position) -> bool {
    let locked = |at: Square| match position.on(at) {
        Some((color, Piece::Pawn)) => {
            let ahead = match color {
                Color::White => at.rank() + 1,
                Color::Black => at.rank().wrapping_sub(1),
            };
            let before = Square::try_new(at.file(), ahead).and_then(|before| position.on(before));
            matches!(before, Some((_, Piece::Pawn)))
        }
        _ => true,
    };
    // Nearly every position fails the first test.
    position.variant().squares().all(locked) && is_walled(position)
}

fn is_walled(position: &Position) -> bool {
    let setup = position.setup();
    let Ok(grid) = Grid::from_setup(&setup) else {
        return false;
    };
    let mut pawns = [Squares::NONE; 2];
    let mut covered = [Squares::NONE; 2];
    for (at, color, piece) in grid.pieces().iter() {
        if piece == Piece::Pawn {
            pawns[color.index()].insert(at);
            covered[color.index()] |= grid.attacks(at);
        }
    }
    let meet = |one: Squares, other: Squares| !(one & other).is_empty();
    if setup.en_passant.is_some() || meet(covered[0], pawns[1]) || meet(covered[1], pawns[0]) {
        return false;
    }
    let (mut pieces, mut kings) = ([Squares::NONE; 2], [Squares::NONE; 2]);
    for (at, color, piece) in grid.pieces().iter() {
        let (own, other) = (color.index(), color.other().index());
        if piece == Piece::Pawn {
            continue;
        }
        let barred = pawns[own]
            | if piece == Piece::King {
                covered[other]
            } else {
                Squares::NONE
            };
        let reach = reach(&grid, piece, at, pawns[0] | pawns[1], barred);
        if meet(reach, pawns[other]) {
            return false;
        }
        if piece == Piece::King {
            kings[own] = reach;
        } else if meet(reach, covered[other]) {
            return false;
        } else {
            pieces[own] |= reach;
        }
    }
    !meet(pieces[0], kings[1]) && !meet(pieces[1], kings[0])
}

/// Returns the squares that a piece could reach in any number of moves if only pawns stood in its
/// way and stayed there. It never enters `barred` squares.
fn reach(grid: &Grid, piece: Piece, from: Square, pawns: Squares, barred: Squares) -> Squares {
    let mut reach = Squares::one(from);
    let mut waiting = vec![from];
    while let Some(at) = waiting.pop() {
        // The piece sees up to the first occupied square and continues from there as if it were
        // empty.
        for to in (grid.sees(piece, at) & !reach & !barred).iter() {
            reach.insert(to);
            if !pawns.has(to) {
                waiting.push(to);
            }
        }
    }
    reach
}

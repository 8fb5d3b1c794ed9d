//! Tells which of two moves is the likelier one where every later move can be played after either.
//!
//! | one move | the other | likelier |
//! |---|---|---|
//! | puts the rook where it can be taken for nothing, and it was not | does not | the other |
//! | threatens the queen, and the opponent does not care | does not | the other |
//! | nobody overlooks anything | the same | neither |
//!
//! Whatever was overlooked is counted in pawns, for the move itself and for those that follow.
//! Players do overlook things, so this is a reason and no proof.

use crate::board::{Color, Move, Piece};
use crate::rules::Position;

/// The moves that are looked at behind the one in question.
pub(super) const LOOKED_AT: usize = 4;

/// Most that one move can overlook, in pawns.
const MOST: i32 = 9;

/// Captures in a row that are followed.
const CAPTURES: u32 = 4;

/// Least difference that counts, in pawns.
const COUNTS: i32 = 2;

/// Returns by how many pawns more is overlooked in the second of two lines of play than in the first,
/// if it is enough to count.
pub(super) fn is_likelier(position: &Position, line: &[Move], than: &[Move]) -> bool {
    overlooked(position, line) + COUNTS <= overlooked(position, than)
}

/// Returns what the players overlook in the first moves of a line, in pawns.
fn overlooked(position: &Position, line: &[Move]) -> i32 {
    let mut position = position.clone();
    let mut all = 0;
    for mv in line {
        let worth = |mv: &Move| -won(&position.after(mv), CAPTURES);
        let best = position.moves().iter().map(worth).max();
        let missed = best.unwrap_or(0) - worth(mv);
        all += missed.min(MOST);
        position.play(mv);
    }
    all
}

/// Returns what the side to move has more than the other after the captures that are good for each,
/// at most this number in a row.
fn won(position: &Position, captures: u32) -> i32 {
    let now = material(position);
    if captures == 0 {
        return now;
    }
    let moves = position.moves();
    let takes = moves.iter().filter(|mv| mv.taken().is_some());
    let best = takes
        .map(|mv| -won(&position.after(mv), captures - 1))
        .max();
    best.map_or(now, |best| best.max(now))
}

/// Returns what the side to move has more than the other, in pawns.
fn material(position: &Position) -> i32 {
    let mover: Color = position.color();
    let squares = position.variant().squares();
    let pieces = squares.filter_map(|square| position.on(square));
    pieces
        .map(|(color, piece)| {
            if color == mover {
                worth(piece)
            } else {
                -worth(piece)
            }
        })
        .sum()
}

/// Returns what a piece is worth, in pawns.
const fn worth(piece: Piece) -> i32 {
    match piece {
        Piece::Pawn => 1,
        Piece::Knight | Piece::Bishop => 3,
        Piece::Rook => 5,
        Piece::Queen => 9,
        Piece::King | Piece::Paladin => 0,
    }
}

//! A move as a number: one number for each move of orthodox chess that can be described.

use crate::board::{Cell, Man, Play, What, Wing};

/// The number of a move.
///
/// From the lowest bit: 7 bits each for the squares left and reached and for a third, of the pawn taken
/// in passing or the castling rook; 3 for the man; 2 for the sort of move; 3 and 3 for men taken and
/// become, where 7 is none.
#[must_use]
pub fn key(play: &Play) -> u32 {
    let (sort, taken, becomes, third) = match play.what {
        What::Quiet => (0, None, None, None),
        What::Takes(man) => (0, Some(man), None, None),
        What::EnPassant { on, .. } => (1, None, None, Some(on)),
        What::Promotes { to, takes } => (0, takes, Some(to), None),
        // No book is of Chess 99, so these need no number of their own.
        What::Departs { .. } | What::CastlesWith { .. } => (0, None, None, None),
        What::Castles { wing, rook } => (2 + wing.index() as u32, None, None, Some(rook)),
    };
    let man = |man: Option<Man>| man.map_or(7, |man| man as u32);
    let cell = |cell: Cell| cell.index() as u32;
    cell(play.from)
        | cell(play.to) << 7
        | third.map_or(0, cell) << 14
        | (play.man as u32) << 21
        | sort << 24
        | man(taken) << 26
        | man(becomes) << 29
}

/// The squares that the move of a key leaves and reaches.
#[must_use]
pub fn ends(key: u32) -> Option<[Cell; 2]> {
    Some([cell(key)?, cell(key >> 7)?])
}

fn cell(bits: u32) -> Option<Cell> {
    let index = (bits & 0x7f) as u8;
    Cell::try_new(index % Cell::SPAN, index / Cell::SPAN)
}

/// The move of a key.
#[must_use]
pub fn play(key: u32) -> Option<Play> {
    let man = |at: u32| Man::ALL.get((key >> at & 7) as usize).copied();
    let [from, to] = ends(key)?;
    let third = cell(key >> 14)?;
    let what = match (key >> 24 & 3, man(26), man(29)) {
        (0, None, None) => What::Quiet,
        (0, Some(taken), None) => What::Takes(taken),
        (0, takes, Some(to)) => What::Promotes { to, takes },
        (1, ..) => What::EnPassant {
            took: Man::Pawn,
            on: third,
        },
        (wing, ..) => What::Castles {
            wing: Wing::ALL[wing as usize - 2],
            rook: third,
        },
    };
    Some(Play {
        man: man(21)?,
        from,
        to,
        what,
    })
}

//! The pieces of a shown board with their identities, so that a piece that moves stays the same
//! piece on the screen and can glide.
//!
//! | shown before | shown now | on the screen |
//! |---|---|---|
//! | knight g1 | knight f3 | the knight of g1 has moved |
//! | king e1, rook h1 | king g1, rook f1 | both have moved |
//! | pawn e4, pawn d5 | pawn d5 | the pawn of e4 has moved, the other one is gone |
//! | pawn e7 | queen e8 | the pawn is gone, the queen is new |
//! | another game | its position | each piece has moved to the nearest square that has one of its kind |

use super::board_model::BoardModel;
use crate::board::{Color, Piece, Square};

/// A piece on the shown board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedPiece {
    /// The identity of the piece among those that the board has shown.
    pub id: u64,
    /// Its colour and kind.
    pub figure: (Color, Piece),
    /// The square where it stands, or where it stood if it is gone.
    pub square: Square,
    /// Whether the last change moved it.
    pub has_moved: bool,
    /// Whether the last change took it off the board.
    pub is_gone: bool,
}

/// All pieces of the shown board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlacedPieces {
    pieces: Vec<PlacedPiece>,
    next_id: u64,
    /// The number of files, and the side from which the board is seen.
    view: (u8, bool),
}

impl PlacedPieces {
    /// Returns the pieces of a board that has shown no other position before.
    #[must_use]
    pub fn new(model: &BoardModel) -> PlacedPieces {
        let mut placed = PlacedPieces::default();
        placed.follow(model);
        placed
    }

    /// Returns the pieces in an order that a move does not change.
    #[must_use]
    pub fn pieces(&self) -> &[PlacedPiece] {
        &self.pieces
    }

    /// Moves the pieces to where they stand on this board. A turned board and one of another size
    /// have new pieces, because theirs did not move.
    pub fn follow(&mut self, model: &BoardModel) {
        let view = (model.span, model.flipped);
        if self.view != view {
            self.pieces.clear();
            self.view = view;
        }
        let shown = model.squares.iter();
        let shown = shown.filter_map(|model| Some((model.square, model.piece?)));
        let is_there = |at: Square, figure| {
            let mut pieces = self.pieces.iter();
            pieces.any(|placed| !placed.is_gone && (placed.square, placed.figure) == (at, figure))
        };
        let arrivals: Vec<_> = shown
            .filter(|&(square, figure)| !is_there(square, figure))
            .collect();
        let left = |placed: &PlacedPiece| {
            !placed.is_gone && model.on(placed.square) != Some(placed.figure)
        };
        if arrivals.is_empty() && !self.pieces.iter().any(left) {
            return;
        }
        self.pieces.retain(|placed| !placed.is_gone);
        for placed in &mut self.pieces {
            placed.has_moved = false;
            placed.is_gone = left(placed);
        }
        for (square, figure) in arrivals {
            self.arrive(square, figure);
        }
    }

    /// Puts a piece on a square: the nearest of its kind that has left its own, else a new one.
    fn arrive(&mut self, square: Square, figure: (Color, Piece)) {
        let leavers = self.pieces.iter_mut();
        let leavers = leavers.filter(|placed| placed.is_gone && placed.figure == figure);
        let nearest = leavers.min_by_key(|placed| distance(placed.square, square));
        if let Some(placed) = nearest {
            placed.square = square;
            placed.has_moved = true;
            placed.is_gone = false;
            return;
        }
        self.pieces.push(PlacedPiece {
            id: self.next_id,
            figure,
            square,
            has_moved: false,
            is_gone: false,
        });
        self.next_id += 1;
    }
}

/// Returns the squared distance between the centres of two squares, in squares.
fn distance(one: Square, other: Square) -> u32 {
    let across = u32::from(one.file().abs_diff(other.file()));
    let along = u32::from(one.rank().abs_diff(other.rank()));
    across * across + along * along
}

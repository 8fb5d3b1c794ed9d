//! A position on any grid up to 9×9: the pieces, the side to move, and the rights that earlier
//! moves left.
//!
//! | module | what it knows |
//! |---|---|
//! | [`Grid`] | the position, and how a move changes it |
//! | `walk` | where the pieces can go in every variant, orthodox pseudo-legal moves included |
//! | `legal` | which of these moves each variant allows, and how king safety limits them |
//!
//! cozy-chess plays orthodox chess faster. This module does what cozy-chess cannot: kings that may
//! be taken, nine files, paladins, and diagrams without kings or with six.

mod legal;
mod walk;

pub use legal::MOVES_99;
pub(super) use walk::aims;

use crate::board::{Color, Move, MoveKind, Piece, Pieces, Setup, Square, Squares, Variant};
use crate::notation::{HomeSquares, Turn};

use super::setup::{SetupError, castling_rights, pawns_and_kings};
use super::{beside, home_rank};

/// A position of any [`Variant`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    variant: Variant,
    pieces: Pieces,
    /// Side to move; in a diagram, the side expected to move.
    color: Color,
    /// Files of the rooks with which each side may still castle, as in [`Setup`].
    castling: [[Option<u8>; 2]; 2],
    /// Square that a pawn has just passed over with a double step.
    passed: Option<Square>,
    home_squares: HomeSquares,
    halfmove: u32,
    fullmove: u32,
}

impl Grid {
    /// Builds a position from a setup, by the rules of its variant.
    ///
    /// # Errors
    /// [`SetupError`] names what is wrong with the setup. A diagram may hold any pieces on 8×8
    /// squares.
    pub fn from_setup(setup: &Setup) -> Result<Grid, SetupError> {
        pawns_and_kings(setup)?;
        for color in Color::ALL {
            castling_rights(setup, color)?;
        }
        let grid = Grid::unchecked(setup);
        // No king is ever taken there.
        let waiting = setup.color.other();
        if setup.variant == Variant::Modern && !grid.attacked_kings(waiting).is_empty() {
            return Err(SetupError::LeftInCheck(waiting));
        }
        match setup.en_passant {
            Some(at) if grid.passer().is_none() => Err(SetupError::EnPassant(at)),
            _ => Ok(grid),
        }
    }

    /// Returns the pieces of both sides on these squares.
    pub(super) fn pieces_on(&self, squares: Squares) -> Vec<(Piece, Square)> {
        let piece = |at| self.on(at).map(|(_, piece)| (piece, at));
        squares.iter().filter_map(piece).collect()
    }

    /// Builds a position from a setup without checking it.
    pub(super) fn unchecked(setup: &Setup) -> Grid {
        Grid {
            variant: setup.variant,
            pieces: setup.pieces.clone(),
            color: setup.color,
            castling: setup.castling,
            passed: setup.en_passant,
            home_squares: HomeSquares::on_board(|at| setup.pieces.on(at)),
            halfmove: setup.halfmove,
            fullmove: setup.fullmove.max(1),
        }
    }

    /// Returns the files of the rooks with which a side may still castle, the king's wing first.
    pub(super) const fn rights(&self, color: Color) -> [Option<u8>; 2] {
        self.castling[color.index()]
    }

    /// Returns the square that a pawn has just passed over with a double step.
    pub(super) const fn passed(&self) -> Option<Square> {
        self.passed
    }

    /// Returns the position with these squares empty.
    pub(super) fn without(&self, squares: impl IntoIterator<Item = Square>) -> Grid {
        let mut grid = self.clone();
        for square in squares {
            grid.pieces.put(square, None);
        }
        grid
    }

    /// Returns which game is played.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the side to move; in a diagram, the side expected to move.
    #[must_use]
    pub const fn color(&self) -> Color {
        self.color
    }

    /// Returns the number of the move about to be made.
    #[must_use]
    pub const fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// Returns the plies since the last capture or pawn move.
    #[must_use]
    pub const fn halfmove(&self) -> u32 {
        self.halfmove
    }

    /// Returns the side and piece on the square.
    #[inline]
    #[must_use]
    pub const fn on(&self, at: Square) -> Option<(Color, Piece)> {
        self.pieces.on(at)
    }

    /// Returns the pieces on the board.
    #[must_use]
    pub const fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// Returns the position as a setup.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            variant: self.variant,
            pieces: self.pieces.clone(),
            color: self.color,
            castling: self.castling,
            en_passant: self.passed,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        }
    }

    /// Returns whether both positions are the same for the rule of repetition (FIDE 9.2): the same
    /// pieces, side to move and possible moves, whatever the clocks say. A pawn that nothing can
    /// take en passant makes no difference.
    #[must_use]
    pub fn repeats(&self, other: &Grid) -> bool {
        self.color == other.color
            && self.castling == other.castling
            && self.pieces == other.pieces
            && (self.passed == other.passed || self.moves() == other.moves())
    }

    /// Returns the turn of a side, as notations see it. Only a diagram has moves for the side not
    /// to move.
    #[must_use]
    pub fn turn(&self, color: Color) -> Turn<'_> {
        let mut moves = self.moves();
        moves.retain(|mv| self.owner(mv) == Some(color));
        Turn::new(self.variant, color, moves, self.home_squares, self)
    }

    /// Returns the side whose piece moves.
    pub(super) fn owner(&self, mv: &Move) -> Option<Color> {
        self.pieces.on(mv.from).map(|(color, _)| color)
    }

    /// Makes a move, which should be one of [`Grid::moves`].
    pub fn play(&mut self, mv: &Move) {
        // In a diagram a side may move twice in a row. The other side is then taken to have passed,
        // so that the move numbers go on.
        let color = self.owner(mv).unwrap_or(self.color);
        if color == Color::White && self.color == Color::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        if mv.piece == Piece::Pawn || mv.taken().is_some() {
            self.halfmove = 0;
        } else {
            self.halfmove = self.halfmove.saturating_add(1);
        }
        if color == Color::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.home_squares.follow(color, mv);
        if !mv.passes() {
            self.lose_rights(mv);
        }
        self.passed = mv.passed();
        if let Some((_, on)) = mv.taken() {
            self.pieces.put(on, None);
        }
        self.pieces.put(mv.from, None);
        self.pieces
            .put(mv.to, Some((color, mv.promotion().unwrap_or(mv.piece))));
        match mv.kind {
            MoveKind::Castles { wing, rook } => {
                if rook != mv.to {
                    self.pieces.put(rook, None);
                }
                self.pieces
                    .put(beside(wing, mv.to.rank()), Some((color, Piece::Rook)));
            }
            MoveKind::CastlesWith { partner, at } => {
                if at != mv.to {
                    self.pieces.put(at, None);
                }
                self.pieces.put(mv.from, Some((color, partner)));
            }
            _ => {}
        }
        self.color = color.other();
    }

    /// Returns the position after a move.
    #[must_use]
    pub fn after(&self, mv: &Move) -> Grid {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    /// Removes the castling rights of a king or rook that moves or is taken. Only in a diagram can a
    /// king be taken.
    fn lose_rights(&mut self, mv: &Move) {
        for color in Color::ALL {
            let home = home_rank(color, self.variant.span());
            for right in &mut self.castling[color.index()] {
                let Some(file) = *right else { continue };
                let rook = Square::new(file, home);
                let leaves =
                    |at: Square| at == rook || self.pieces.on(at) == Some((color, Piece::King));
                if leaves(mv.from) || mv.taken().is_some_and(|(_, on)| leaves(on)) {
                    *right = None;
                }
            }
        }
    }
}

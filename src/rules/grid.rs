//! A position on any grid up to 9×9: the pieces, whose move it is, and what the last moves left behind.
//!
//! | module | what it knows |
//! |---|---|
//! | [`Grid`] | the position, and how a move changes it |
//! | `walk` | where the pieces can go: one walker for every variant, orthodox pseudo-legal moves included |
//! | `legal` | which of that each variant allows, and what kings have to say about it |
//!
//! cozy-chess plays orthodox chess faster; here is what it cannot do: kings that may be taken, nine
//! files, paladins, diagrams without kings or with six.

mod legal;
mod walk;

pub use legal::MOVES_99;
pub(super) use walk::aims;

use crate::board::{Color, Move, MoveKind, Piece, Pieces, Setup, Square, Squares, Variant};
use crate::notation::{Births, Turn};

use super::home::{beside, home_rank};
use super::setup::{SetupError, castling_rights, pawns_and_kings};

/// A position of any [`Variant`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    variant: Variant,
    pieces: Pieces,
    /// Who is to move; in a diagram, who is expected to.
    color: Color,
    /// The file of the rook with which a side may still castle on a wing, as in [`Setup`].
    castling: [[Option<u8>; 2]; 2],
    /// The square that the pawn moved last has passed over.
    passed: Option<Square>,
    births: Births,
    halfmove: u32,
    fullmove: u32,
}

impl Grid {
    /// The position as it was set up, by the rules of its variant.
    ///
    /// # Errors
    /// [`SetupError`] names what is wrong with it. A diagram may hold any pieces on 8×8 squares.
    pub fn from_setup(setup: &Setup) -> Result<Grid, SetupError> {
        pawns_and_kings(setup)?;
        for color in Color::ALL {
            castling_rights(setup, color)?;
        }
        let grid = Grid::unchecked(setup);
        match setup.en_passant {
            Some(at) if grid.passer().is_none() => Err(SetupError::EnPassant(at)),
            _ => Ok(grid),
        }
    }

    /// The pieces on these squares.
    pub(super) fn pieces_on(&self, squares: Squares) -> Vec<(Piece, Square)> {
        let piece = |at| self.on(at).map(|(_, piece)| (piece, at));
        squares.iter().filter_map(piece).collect()
    }

    /// The position as it was set up, taken on trust.
    pub(super) fn unchecked(setup: &Setup) -> Grid {
        Grid {
            variant: setup.variant,
            pieces: setup.pieces.clone(),
            color: setup.color,
            castling: setup.castling,
            passed: setup.en_passant,
            births: Births::of(|at| setup.pieces.on(at)),
            halfmove: setup.halfmove,
            fullmove: setup.fullmove.max(1),
        }
    }

    /// The files of the rooks with which a side may still castle, the king's wing first.
    pub(super) const fn rights(&self, color: Color) -> [Option<u8>; 2] {
        self.castling[color.index()]
    }

    /// The square that the pawn moved last has passed over.
    pub(super) const fn passed(&self) -> Option<Square> {
        self.passed
    }

    /// The position with these squares empty.
    pub(super) fn without(&self, squares: impl IntoIterator<Item = Square>) -> Grid {
        let mut grid = self.clone();
        for square in squares {
            grid.pieces.put(square, None);
        }
        grid
    }

    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    #[must_use]
    pub const fn color(&self) -> Color {
        self.color
    }

    #[must_use]
    pub const fn fullmove(&self) -> u32 {
        self.fullmove
    }

    #[must_use]
    pub const fn halfmove(&self) -> u32 {
        self.halfmove
    }

    #[must_use]
    pub const fn births(&self) -> &Births {
        &self.births
    }

    /// Who stands on the square.
    #[inline]
    #[must_use]
    pub const fn on(&self, at: Square) -> Option<(Color, Piece)> {
        self.pieces.on(at)
    }

    /// Who stands where.
    #[must_use]
    pub const fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// The position as it would be set up on a table.
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

    /// Whether this is the same position for the rules of repetition: the same pieces, side to move and
    /// possible moves (FIDE 9.2), whatever the clocks say. A pawn that nothing can take en passant so
    /// makes no difference.
    #[must_use]
    pub fn repeats(&self, other: &Grid) -> bool {
        self.color == other.color
            && self.castling == other.castling
            && self.pieces == other.pieces
            && (self.passed == other.passed || self.moves() == other.moves())
    }

    /// The turn of a side, as notations see it. Only a diagram has moves for the side not to move.
    #[must_use]
    pub fn turn(&self, color: Color) -> Turn<'_> {
        let mut moves = self.moves();
        moves.retain(|mv| self.owner(mv) == Some(color));
        Turn::new(self.variant, color, moves, self.births, self)
    }

    /// Whose piece the move moves.
    pub(super) fn owner(&self, mv: &Move) -> Option<Color> {
        self.pieces.on(mv.from).map(|(color, _)| color)
    }

    /// Makes a move, which should be one of [`Grid::moves`].
    pub fn play(&mut self, mv: &Move) {
        // In a diagram either side may move, twice running if it likes: the other is taken to have
        // passed, so that the numbers of the moves go on.
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
        self.births.follow(color, mv);
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

    /// The position after a move.
    #[must_use]
    pub fn after(&self, mv: &Move) -> Grid {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    /// King and rook lose their right when they move, a rook also when it is taken.
    fn lose_rights(&mut self, mv: &Move) {
        for color in Color::ALL {
            let home = home_rank(color, self.variant.span());
            for right in &mut self.castling[color.index()] {
                let Some(file) = *right else { continue };
                let rook = Square::new(file, home);
                let king = mv.piece == Piece::King
                    && self.pieces.on(mv.from) == Some((color, Piece::King));
                if king || mv.from == rook || mv.taken().is_some_and(|(_, on)| on == rook) {
                    *right = None;
                }
            }
        }
    }
}

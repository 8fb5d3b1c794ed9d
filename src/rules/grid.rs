//! A position on any grid up to 9×9: the men, whose move it is, and what the last moves left behind.
//!
//! | module | what it knows |
//! |---|---|
//! | [`Grid`] | the position, and how a play changes it |
//! | `walk` | where the men can go: one walker for every variant, orthodox pseudo-legal moves included |
//! | `legal` | which of that each variant allows, and what kings have to say about it |
//!
//! cozy-chess plays orthodox chess faster; here is what it cannot do: kings that may be taken, nine
//! files, paladins, diagrams without kings or with six.

mod legal;
mod walk;

pub use legal::MOVES_99;
pub(super) use walk::aims;

use crate::board::{Cell, Cells, Man, Men, Play, Setup, Side, Variant, What};
use crate::notation::{Births, Turn};

use super::home::{beside, home_rank};
use super::setup::{SetupError, castling_rights, pawns_and_kings};

/// A position of any [`Variant`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    variant: Variant,
    men: Men,
    /// Who is to move; in a diagram, who is expected to.
    side: Side,
    /// The file of the rook with which a side may still castle on a wing, as in [`Setup`].
    castling: [[Option<u8>; 2]; 2],
    /// The square that the pawn moved last has passed over.
    passed: Option<Cell>,
    births: Births,
    halfmove: u32,
    fullmove: u32,
}

impl Grid {
    /// The position as it was set up, by the rules of its variant.
    ///
    /// # Errors
    /// [`SetupError`] names what is wrong with it. A diagram may hold any men on 8×8 squares.
    pub fn from_setup(setup: &Setup) -> Result<Grid, SetupError> {
        pawns_and_kings(setup)?;
        for side in Side::ALL {
            castling_rights(setup, side)?;
        }
        let grid = Grid::unchecked(setup);
        match setup.en_passant {
            Some(at) if grid.passer().is_none() => Err(SetupError::EnPassant(at)),
            _ => Ok(grid),
        }
    }

    /// The men on these squares.
    pub(super) fn men_on(&self, cells: Cells) -> Vec<(Man, Cell)> {
        let man = |at| self.on(at).map(|(_, man)| (man, at));
        cells.iter().filter_map(man).collect()
    }

    /// The position as it was set up, taken on trust.
    pub(super) fn unchecked(setup: &Setup) -> Grid {
        Grid {
            variant: setup.variant,
            men: setup.men.clone(),
            side: setup.side,
            castling: setup.castling,
            passed: setup.en_passant,
            births: Births::of(|at| setup.men.on(at)),
            halfmove: setup.halfmove,
            fullmove: setup.fullmove.max(1),
        }
    }

    /// The files of the rooks with which a side may still castle, the king's wing first.
    pub(super) const fn rights(&self, side: Side) -> [Option<u8>; 2] {
        self.castling[side.index()]
    }

    /// The square that the pawn moved last has passed over.
    pub(super) const fn passed(&self) -> Option<Cell> {
        self.passed
    }

    /// The position with these squares empty.
    pub(super) fn without(&self, cells: impl IntoIterator<Item = Cell>) -> Grid {
        let mut grid = self.clone();
        for cell in cells {
            grid.men.put(cell, None);
        }
        grid
    }

    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
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
    pub const fn on(&self, at: Cell) -> Option<(Side, Man)> {
        self.men.on(at)
    }

    /// Who stands where.
    #[must_use]
    pub const fn men(&self) -> &Men {
        &self.men
    }

    /// The position as it would be set up on a table.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            variant: self.variant,
            men: self.men.clone(),
            side: self.side,
            castling: self.castling,
            en_passant: self.passed,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        }
    }

    /// Whether this is the same position for the rules of repetition: the same men, side to move and
    /// possible plays (FIDE 9.2), whatever the clocks say. A pawn that nobody can take in passing so
    /// makes no difference.
    #[must_use]
    pub fn repeats(&self, other: &Grid) -> bool {
        self.side == other.side
            && self.castling == other.castling
            && self.men == other.men
            && (self.passed == other.passed || self.plays() == other.plays())
    }

    /// The turn of a side, as notations see it. Only a diagram has plays for the side not to move.
    #[must_use]
    pub fn turn(&self, side: Side) -> Turn<'_> {
        let mut plays = self.plays();
        plays.retain(|play| self.owner(play) == Some(side));
        Turn::new(self.variant, side, plays, self.births, self)
    }

    /// Whose man the play moves.
    pub(super) fn owner(&self, play: &Play) -> Option<Side> {
        self.men.on(play.from).map(|(side, _)| side)
    }

    /// Makes a move, which should be one of [`Grid::plays`].
    pub fn play(&mut self, play: &Play) {
        // In a diagram either side may move, twice running if it likes: the other is taken to have
        // passed, so that the numbers of the moves go on.
        let side = self.owner(play).unwrap_or(self.side);
        if side == Side::White && self.side == Side::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        if play.man == Man::Pawn || play.taken().is_some() {
            self.halfmove = 0;
        } else {
            self.halfmove = self.halfmove.saturating_add(1);
        }
        if side == Side::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.births.follow(side, play);
        self.lose_rights(play);
        self.passed = play.passed();
        if let Some((_, on)) = play.taken() {
            self.men.put(on, None);
        }
        self.men.put(play.from, None);
        self.men
            .put(play.to, Some((side, play.promotion().unwrap_or(play.man))));
        match play.what {
            What::Castles { wing, rook } => {
                if rook != play.to {
                    self.men.put(rook, None);
                }
                self.men
                    .put(beside(wing, play.to.rank()), Some((side, Man::Rook)));
            }
            What::CastlesWith { partner, at } => {
                if at != play.to {
                    self.men.put(at, None);
                }
                self.men.put(play.from, Some((side, partner)));
            }
            _ => {}
        }
        self.side = side.other();
    }

    /// The position after a play.
    #[must_use]
    pub fn after(&self, play: &Play) -> Grid {
        let mut next = self.clone();
        next.play(play);
        next
    }

    /// King and rook lose their right when they move, a rook also when it is taken.
    fn lose_rights(&mut self, play: &Play) {
        for side in Side::ALL {
            let home = home_rank(side, self.variant.span());
            for right in &mut self.castling[side.index()] {
                let Some(file) = *right else { continue };
                let rook = Cell::new(file, home);
                let king =
                    play.man == Man::King && self.men.on(play.from) == Some((side, Man::King));
                if king || play.from == rook || play.taken().is_some_and(|(_, on)| on == rook) {
                    *right = None;
                }
            }
        }
    }
}

//! A position of any game, with what all games have in common.

use super::grid::Grid;
use super::setup::SetupError;
use super::standard::Standard;
use crate::board::{Color, Move, Piece, Setup, Square, Squares, Variant};
use crate::notation::{Births, Gives, Notation, Ply, Rules, Sentence, Turn};

/// A position that can be played on, of any [`Variant`].
///
/// Orthodox chess is cozy-chess's, which is fast; all else is played on a [`Grid`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Position {
    Standard(Standard),
    Grid(Box<Grid>),
}

impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}

impl Position {
    /// The initial position from which every orthodox game begins.
    #[must_use]
    pub fn start() -> Position {
        Position::Standard(Standard::start())
    }

    /// The initial position from which every game of this kind begins.
    #[must_use]
    pub fn array(variant: Variant) -> Position {
        if variant == Variant::Standard {
            return Position::start();
        }
        Grid::from_setup(&Setup::array(variant))
            .map_or_else(|_| Position::start(), |grid| Position::Grid(Box::new(grid)))
    }

    /// The position as it was set up, if it can be played on by the rules of its variant.
    ///
    /// # Errors
    /// [`SetupError`] names what is wrong with it.
    pub fn from_setup(setup: &Setup) -> Result<Position, SetupError> {
        match setup.variant {
            Variant::Standard => Standard::from_setup(setup).map(Position::Standard),
            _ => Grid::from_setup(setup).map(|grid| Position::Grid(Box::new(grid))),
        }
    }

    /// Which game is played.
    #[must_use]
    pub fn variant(&self) -> Variant {
        match self {
            Position::Standard(_) => Variant::Standard,
            Position::Grid(grid) => grid.variant(),
        }
    }

    /// Who is to move; in a diagram, who is expected to.
    #[inline]
    #[must_use]
    pub fn color(&self) -> Color {
        match self {
            Position::Standard(standard) => standard.color(),
            Position::Grid(grid) => grid.color(),
        }
    }

    /// The side that this move is of: the side to move, save in a diagram, where either may.
    #[must_use]
    pub fn mover(&self, mv: &Move) -> Color {
        match self {
            Position::Standard(standard) => standard.color(),
            Position::Grid(grid) => grid.on(mv.from).map_or(grid.color(), |(color, _)| color),
        }
    }

    /// Whether a piece stands there who may be lifted: one of the side to move, or in a diagram any.
    #[must_use]
    pub fn may_lift(&self, at: Square) -> bool {
        let diagram = self.variant() == Variant::Diagram;
        self.on(at)
            .is_some_and(|(color, _)| diagram || color == self.color())
    }

    /// The number of the move that this move is. In a diagram White may move twice running, and the
    /// second move is the next.
    #[must_use]
    pub fn number_of(&self, mv: &Move) -> u32 {
        let passed = self.color() == Color::Black && self.mover(mv) == Color::White;
        self.fullmove().saturating_add(passed.into())
    }

    /// The number of the move about to be made.
    #[must_use]
    pub fn fullmove(&self) -> u32 {
        match self {
            Position::Standard(standard) => standard.fullmove(),
            Position::Grid(grid) => grid.fullmove(),
        }
    }

    /// Plays since the last capture or pawn move.
    #[must_use]
    pub fn halfmove(&self) -> u32 {
        match self {
            Position::Standard(standard) => standard.halfmove(),
            Position::Grid(grid) => grid.halfmove(),
        }
    }

    /// Who stands on the square.
    #[inline]
    #[must_use]
    pub fn on(&self, at: Square) -> Option<(Color, Piece)> {
        match self {
            Position::Standard(standard) => standard.on(at),
            Position::Grid(grid) => grid.on(at),
        }
    }

    /// Where each piece began the game.
    #[must_use]
    pub fn births(&self) -> &Births {
        match self {
            Position::Standard(standard) => standard.births(),
            Position::Grid(grid) => grid.births(),
        }
    }

    /// The kings that are attacked: in orthodox chess the one in check, in a diagram any.
    #[must_use]
    pub fn checked_kings(&self) -> Squares {
        match self {
            Position::Standard(standard) => standard.checked_king().into_iter().collect(),
            Position::Grid(grid) => {
                let [white, black] = Color::ALL.map(|color| grid.attacked_kings(color));
                white | black
            }
        }
    }

    /// The square of a king of the side to move that is attacked.
    #[must_use]
    pub fn checked_king(&self) -> Option<Square> {
        match self {
            Position::Standard(standard) => standard.checked_king(),
            Position::Grid(grid) => grid.attacked_kings(grid.color()).iter().next(),
        }
    }

    /// The pieces that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> Squares {
        match self {
            Position::Standard(standard) => standard.checkers(),
            Position::Grid(grid) => self.checked_king().map_or(Squares::NONE, |king| {
                grid.attackers(king, grid.color().other())
            }),
        }
    }

    /// Whether no move is left: mate, stalemate, a king taken, or the moves used up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Position::Standard(standard) => standard.is_over(),
            Position::Grid(grid) => grid.is_over(),
        }
    }

    /// Every legal move; in a diagram, of both sides.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Position::Standard(standard) => standard.moves(),
            Position::Grid(grid) => grid.moves(),
        }
    }

    /// The null move of the side to move. No rule allows it, so it is none of [`Position::moves`].
    ///
    /// # Errors
    /// A sentence, if nobody can pass here: above all in check, where the king would be taken.
    pub fn pass(&self) -> Result<Move, Sentence> {
        let (color, start) = (self.color(), Sentence::default());
        if self.variant() == Variant::Diagram {
            return Err(start.text("In a diagram either side may move, so nobody has to pass."));
        }
        if self.checked_king().is_some() {
            return Err(start.text(format!("{} is in check and cannot pass.", color.name())));
        }
        let mut squares = self.variant().squares();
        let king = squares.find(|&at| self.on(at) == Some((color, Piece::King)));
        let gone = || start.text(format!("{}'s king has been taken.", color.name()));
        king.map(Move::pass).ok_or_else(gone)
    }

    /// Whether a game may go on with this move: a legal one, or a null move where one can be made.
    #[must_use]
    pub fn may_go_on(&self, mv: &Move) -> bool {
        self.moves().contains(mv) || self.pass().as_ref() == Ok(mv)
    }

    /// The turn of the side to move, as notations see it.
    #[must_use]
    pub fn turn(&self) -> Turn<'_> {
        self.turn_of(self.color())
    }

    /// The turn of a side. Only in a diagram may the side that is not to move have moves.
    #[must_use]
    pub fn turn_of(&self, color: Color) -> Turn<'_> {
        match self {
            Position::Standard(standard) => standard.turn(),
            Position::Grid(grid) => grid.turn(color),
        }
    }

    /// The game's rules, for what notations ask of them.
    #[must_use]
    pub fn rules(&self) -> &dyn Rules {
        match self {
            Position::Standard(standard) => standard,
            Position::Grid(grid) => &**grid,
        }
    }

    /// Makes a move.
    ///
    /// # Panics
    /// It may panic if the move is neither one of this position's [`Position::moves`] nor its
    /// [`Position::pass`].
    #[inline]
    pub fn play(&mut self, mv: &Move) {
        match self {
            Position::Standard(standard) => standard.play(mv),
            Position::Grid(grid) => grid.play(mv),
        }
    }

    /// The position after a move that can be made, as with [`Position::play`].
    #[inline]
    #[must_use]
    pub fn after(&self, mv: &Move) -> Position {
        match self {
            Position::Standard(standard) => Position::Standard(standard.after(mv)),
            Position::Grid(grid) => Position::Grid(Box::new(grid.after(mv))),
        }
    }

    /// The position as it would be set up on a table.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Position::Standard(standard) => standard.setup(),
            Position::Grid(grid) => grid.setup(),
        }
    }

    /// What the move that led here gave to the king of the side now to move.
    #[must_use]
    pub fn received(&self, mv: &Move) -> Gives {
        match self {
            Position::Standard(standard) => standard.received(mv),
            Position::Grid(grid) => grid.received(mv),
        }
    }

    /// Whether this is the same position for the rules of repetition, whatever the clocks say.
    #[must_use]
    pub fn repeats(&self, other: &Position) -> bool {
        match (self, other) {
            (Position::Standard(a), Position::Standard(b)) => a.repeats(b),
            (Position::Grid(a), Position::Grid(b)) => a.repeats(b),
            _ => false,
        }
    }

    /// A number by which to look for an orthodox position among others; any other game's have nought.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        match self {
            Position::Standard(standard) => standard.fingerprint(),
            Position::Grid(_) => 0,
        }
    }

    /// A number that orthodox positions have in common which [repeat](Position::repeats) each other, whatever
    /// pawn has just passed where none may take it; any other game's have nought.
    #[must_use]
    pub fn repetition_key(&self) -> u64 {
        match self {
            Position::Standard(standard) => standard.repetition_key(),
            Position::Grid(_) => 0,
        }
    }

    /// The position on a grid.
    pub(super) fn on_grid(&self) -> Grid {
        match self {
            Position::Standard(standard) => standard.on_grid(),
            Position::Grid(grid) => (**grid).clone(),
        }
    }

    /// The move that a plain short algebraic text means, if it is plain and means just one. Only
    /// orthodox chess has this straight road.
    #[inline]
    #[must_use]
    pub fn read_san(&self, text: &str) -> Option<Move> {
        match self {
            Position::Standard(standard) => standard.read_san(text),
            Position::Grid(_) => None,
        }
    }

    /// Adds a legal move's short algebraic name to `out`. `after` is the position after the move,
    /// which the caller mostly needs anyway.
    #[inline]
    pub fn write_san(&self, mv: &Move, after: &Position, out: &mut String) {
        match (self, after) {
            (Position::Standard(before), Position::Standard(after)) => {
                before.write_san(mv, after, out);
            }
            _ => {
                let turn = self.turn_of(self.mover(mv));
                Notation::SHORT.write(&Ply::new(mv, &turn), out);
            }
        }
    }
}

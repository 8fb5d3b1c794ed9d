//! A position of any game, with one interface for all of them.

use super::grid::Grid;
use super::setup::SetupError;
use super::standard::Standard;
use crate::board::{Color, Move, Piece, Setup, Square, Squares, Variant};
use crate::notation::{Gives, Notation, Ply, Rules, Sentence, Turn};
use crate::words;

/// A position that can be played on, of any [`Variant`].
///
/// Orthodox chess is played by cozy-chess, which is fast. All other games are played on a [`Grid`].
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
    /// Returns the initial position of orthodox chess.
    #[must_use]
    pub fn start() -> Position {
        Position::Standard(Standard::start())
    }

    /// Returns the initial position of this game.
    #[must_use]
    pub fn array(variant: Variant) -> Position {
        if variant == Variant::Standard {
            return Position::start();
        }
        Grid::from_setup(&Setup::array(variant))
            .map_or_else(|_| Position::start(), |grid| Position::Grid(Box::new(grid)))
    }

    /// Builds a position from a setup, if it can be played on by the rules of its variant.
    ///
    /// # Errors
    /// [`SetupError`] names what is wrong with the setup.
    pub fn from_setup(setup: &Setup) -> Result<Position, SetupError> {
        match setup.variant {
            Variant::Standard => Standard::from_setup(setup).map(Position::Standard),
            _ => Grid::from_setup(setup).map(|grid| Position::Grid(Box::new(grid))),
        }
    }

    /// Returns which game is played.
    #[must_use]
    pub fn variant(&self) -> Variant {
        match self {
            Position::Standard(_) => Variant::Standard,
            Position::Grid(grid) => grid.variant(),
        }
    }

    /// Returns the side to move; in a diagram, the side expected to move.
    #[inline]
    #[must_use]
    pub fn color(&self) -> Color {
        match self {
            Position::Standard(standard) => standard.color(),
            Position::Grid(grid) => grid.color(),
        }
    }

    /// Returns the side that makes this move: the side to move, except in a diagram, where either
    /// may.
    #[must_use]
    pub fn mover(&self, mv: &Move) -> Color {
        match self {
            Position::Standard(standard) => standard.color(),
            Position::Grid(grid) => grid.on(mv.from).map_or(grid.color(), |(color, _)| color),
        }
    }

    /// Returns whether the piece on the square may be picked up: one of the side to move, or any
    /// piece in a diagram.
    #[must_use]
    pub fn may_lift(&self, at: Square) -> bool {
        let diagram = self.variant() == Variant::Diagram;
        self.on(at)
            .is_some_and(|(color, _)| diagram || color == self.color())
    }

    /// Returns the number of this move. In a diagram White may move twice in a row, and the second
    /// move then has the next number.
    #[must_use]
    pub fn number_of(&self, mv: &Move) -> u32 {
        let passed = self.color() == Color::Black && self.mover(mv) == Color::White;
        self.fullmove().saturating_add(passed.into())
    }

    /// Returns the number of the move about to be made as it is printed: `12.` or `12...`.
    #[must_use]
    pub fn numbered(&self) -> String {
        self.color().numbered(self.fullmove())
    }

    /// Returns the number of the move about to be made.
    #[must_use]
    pub fn fullmove(&self) -> u32 {
        match self {
            Position::Standard(standard) => standard.fullmove(),
            Position::Grid(grid) => grid.fullmove(),
        }
    }

    /// Returns the plies since the last capture or pawn move.
    #[must_use]
    pub fn halfmove(&self) -> u32 {
        match self {
            Position::Standard(standard) => standard.halfmove(),
            Position::Grid(grid) => grid.halfmove(),
        }
    }

    /// Returns the side and piece on the square.
    #[inline]
    #[must_use]
    pub fn on(&self, at: Square) -> Option<(Color, Piece)> {
        match self {
            Position::Standard(standard) => standard.on(at),
            Position::Grid(grid) => grid.on(at),
        }
    }

    /// Returns the kings that are attacked: the one in check in orthodox chess, those of both sides
    /// in other games.
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

    /// Returns the square of an attacked king of the side to move.
    #[must_use]
    pub fn checked_king(&self) -> Option<Square> {
        match self {
            Position::Standard(standard) => standard.checked_king(),
            Position::Grid(grid) => grid.attacked_kings(grid.color()).iter().next(),
        }
    }

    /// Returns the pieces that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> Squares {
        match self {
            Position::Standard(standard) => standard.checkers(),
            Position::Grid(grid) => self.checked_king().map_or(Squares::NONE, |king| {
                grid.attackers(king, grid.color().other())
            }),
        }
    }

    /// Returns whether no move is left: mate, stalemate, a king taken, or the moves used up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Position::Standard(standard) => standard.is_over(),
            Position::Grid(grid) => grid.is_over(),
        }
    }

    /// Returns every legal move; in a diagram, those of both sides.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Position::Standard(standard) => standard.moves(),
            Position::Grid(grid) => grid.moves(),
        }
    }

    /// Returns the null move of the side to move. No rule allows it, so it is not among
    /// [`Position::moves`].
    ///
    /// # Errors
    /// A sentence that says why the side cannot pass: in a diagram, in check, or after its king was
    /// taken.
    pub fn pass(&self) -> Result<Move, Sentence> {
        let (color, start) = (self.color(), Sentence::default());
        if self.variant() == Variant::Diagram {
            return Err(start.say(words::NO_PASS_IN_DIAGRAM, []));
        }
        if self.checked_king().is_some() {
            return Err(start.say(words::NO_PASS_IN_CHECK, [color.into()]));
        }
        let mut squares = self.variant().squares();
        let king = squares.find(|&at| self.on(at) == Some((color, Piece::King)));
        let gone = || start.say(words::NO_PASS_WITHOUT_KING, [color.into()]);
        king.map(Move::pass).ok_or_else(gone)
    }

    /// Returns whether a game may continue with this move: a legal one, or a null move where one is
    /// possible.
    #[must_use]
    pub fn may_go_on(&self, mv: &Move) -> bool {
        self.moves().contains(mv) || self.pass().as_ref() == Ok(mv)
    }

    /// Returns the turn of the side to move, as notations see it.
    #[must_use]
    pub fn turn(&self) -> Turn<'_> {
        self.turn_of(self.color())
    }

    /// Returns the turn of a side. Only in a diagram can the side not to move have moves.
    #[must_use]
    pub fn turn_of(&self, color: Color) -> Turn<'_> {
        match self {
            Position::Standard(standard) => standard.turn(),
            Position::Grid(grid) => grid.turn(color),
        }
    }

    /// Returns the rules of the game, for the questions that notations ask.
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
    /// May panic if the move is neither one of this position's [`Position::moves`] nor its
    /// [`Position::pass`].
    #[inline]
    pub fn play(&mut self, mv: &Move) {
        match self {
            Position::Standard(standard) => standard.play(mv),
            Position::Grid(grid) => grid.play(mv),
        }
    }

    /// Returns the position after a move, which must be possible as for [`Position::play`].
    #[inline]
    #[must_use]
    pub fn after(&self, mv: &Move) -> Position {
        match self {
            Position::Standard(standard) => Position::Standard(standard.after(mv)),
            Position::Grid(grid) => Position::Grid(Box::new(grid.after(mv))),
        }
    }

    /// Returns the number of ways in which `depth` plies can be played, by which move generators
    /// are compared.
    #[must_use]
    pub fn count_games(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => {
                let after = |mv| self.after(mv).count_games(depth - 1);
                self.moves().iter().map(after).sum()
            }
        }
    }

    /// Returns the position as a setup.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Position::Standard(standard) => standard.setup(),
            Position::Grid(grid) => grid.setup(),
        }
    }

    /// Returns whether the move that led here gives check or mate to the side now to move, and how.
    #[must_use]
    pub fn received(&self, mv: &Move) -> Gives {
        match self {
            Position::Standard(standard) => standard.received(mv),
            Position::Grid(grid) => grid.received(mv),
        }
    }

    /// Returns whether both positions are the same for the rule of repetition, whatever the clocks
    /// say.
    #[must_use]
    pub fn repeats(&self, other: &Position) -> bool {
        match (self, other) {
            (Position::Standard(a), Position::Standard(b)) => a.repeats(b),
            (Position::Grid(a), Position::Grid(b)) => a.repeats(b),
            _ => false,
        }
    }

    /// Returns a hash for looking up an orthodox position; 0 in every other game.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        match self {
            Position::Standard(standard) => standard.fingerprint(),
            Position::Grid(_) => 0,
        }
    }

    /// Returns a hash that is equal for orthodox positions that [repeat](Position::repeats) each
    /// other. An en passant square where no pawn can take makes no difference. The hash is 0 in
    /// every other game.
    #[must_use]
    pub fn repetition_key(&self) -> u64 {
        match self {
            Position::Standard(standard) => standard.repetition_key(),
            Position::Grid(_) => 0,
        }
    }

    /// Returns the position on a grid.
    pub(super) fn on_grid(&self) -> Grid {
        match self {
            Position::Standard(standard) => standard.on_grid(),
            Position::Grid(grid) => (**grid).clone(),
        }
    }

    /// Returns the move that a plain short algebraic text means, if it is plain and unambiguous.
    /// Only orthodox chess has this fast path.
    #[inline]
    #[must_use]
    pub fn read_san(&self, text: &str) -> Option<Move> {
        match self {
            Position::Standard(standard) => standard.read_san(text),
            Position::Grid(_) => None,
        }
    }

    /// Appends a legal move's short algebraic name to `out`. `after` is the position after the
    /// move, which most callers need anyway.
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

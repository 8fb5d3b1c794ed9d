//! Everything a notation may know about the moment of a move.

use super::words::Sentence;
use crate::board::{ARRAY, Color, Move, MoveKind, Piece, Square, Squares, Variant, Wing};

/// Questions that a notation may ask the rules. A notation receives the competing moves as data and
/// knows no rule; these answers are too expensive to prepare for every move in advance.
pub trait Rules {
    /// Returns the effect of this legal move on the opposing king.
    fn gives(&self, mv: &Move) -> Gives;
    /// Returns whether this legal move leaves the opponent without one, and not in check. It is
    /// asked in orthodox chess, and false in the other games.
    fn stalemates(&self, _mv: &Move) -> bool {
        false
    }
    /// Returns the pseudo-legal moves that only the safety of the mover's king forbids: those of
    /// one kind of piece, if one is given.
    fn barred(&self, of: Option<Piece>) -> Vec<Barred>;
    /// Returns every pseudo-legal move, whether or not it leaves a king in danger. In U-chess each
    /// of them can spoil another's sentence.
    fn reach(&self) -> Vec<Move>;
    /// Returns whether this move leaves a king of the mover attacked, as Chess 99 allows.
    fn exposes(&self, mv: &Move) -> bool;
    /// Returns why the side to move may not castle on a wing, without the full stop; `None` if it
    /// may, or if the game has no such castling.
    fn castling_refused(&self, _wing: Wing) -> Option<Sentence> {
        None
    }
}

/// The moment of a move: the side to move, its legal moves, and where each piece began.
pub struct Turn<'r> {
    /// Game that is played, which sets the size of the board.
    pub variant: Variant,
    /// Side to move.
    pub color: Color,
    /// Every legal move.
    pub moves: Vec<Move>,
    /// Where each piece began the game.
    pub home_squares: HomeSquares,
    rules: &'r dyn Rules,
}

impl<'r> Turn<'r> {
    /// Makes a turn from its facts and the rules that answer further questions.
    #[must_use]
    pub fn new(
        variant: Variant,
        color: Color,
        moves: Vec<Move>,
        home_squares: HomeSquares,
        rules: &'r dyn Rules,
    ) -> Turn<'r> {
        Turn {
            variant,
            color,
            moves,
            home_squares,
            rules,
        }
    }

    /// Returns the effect of this move on the opposing king.
    #[must_use]
    pub fn gives(&self, mv: &Move) -> Gives {
        self.rules.gives(mv)
    }

    /// Returns whether this move leaves the opponent without a legal one, and not in check.
    #[must_use]
    pub fn stalemates(&self, mv: &Move) -> bool {
        self.rules.stalemates(mv)
    }

    /// Returns the moves that only the safety of the mover's king forbids.
    #[must_use]
    pub fn barred(&self) -> Vec<Barred> {
        self.rules.barred(None)
    }

    /// Returns the moves of this kind of piece that only the safety of the mover's king forbids.
    pub(super) fn barred_of(&self, piece: Piece) -> Vec<Barred> {
        self.rules.barred(Some(piece))
    }

    /// Returns every pseudo-legal move, whether or not it leaves a king in danger.
    #[must_use]
    pub fn reach(&self) -> Vec<Move> {
        self.rules.reach()
    }

    /// Returns whether this move leaves a king of the mover attacked.
    #[must_use]
    pub fn exposes(&self, mv: &Move) -> bool {
        self.rules.exposes(mv)
    }

    /// Returns why the side to move may not castle on a wing, without the full stop; `None` as for
    /// [`Rules::castling_refused`].
    #[must_use]
    pub fn castling_refused(&self, wing: Wing) -> Option<Sentence> {
        self.rules.castling_refused(wing)
    }
}

/// A move that would be legal if it did not leave the mover's king attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Barred {
    /// Move that is forbidden.
    pub mv: Move,
    /// Square of the king that would be attacked.
    pub king: Square,
    /// Piece that would attack it, and its square.
    pub attacker: (Piece, Square),
    /// Squares between attacker and king; empty for a knight's, a pawn's or a king's attack.
    pub line: Squares,
    /// Whether the piece is pinned, that is, stands alone between attacker and king. Otherwise the
    /// king is already in check or moves into one.
    pub pinned: bool,
}

/// The effect of a move on the opposing king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gives {
    Nothing,
    Check(Manner),
    Mate(Manner),
}

/// How a check comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// By the piece that moved (in castling, the rook).
    Direct,
    /// By a piece whose line was opened.
    Discovered,
    /// By two pieces at once.
    Double,
}

impl Gives {
    /// Returns how the check or mate comes about, if there is one.
    #[must_use]
    pub const fn manner(self) -> Option<Manner> {
        match self {
            Gives::Nothing => None,
            Gives::Check(manner) | Gives::Mate(manner) => Some(manner),
        }
    }

    /// Returns whether the move gives mate.
    #[must_use]
    pub const fn is_mate(self) -> bool {
        matches!(self, Gives::Mate(_))
    }

    /// Returns whether the move gives a discovered check, which includes double check.
    #[must_use]
    pub const fn is_discovered(self) -> bool {
        // A double check is nearly always discovered too, and books print either word for it.
        matches!(self.manner(), Some(Manner::Discovered | Manner::Double))
    }

    /// Returns whether the move gives a double check.
    #[must_use]
    pub const fn is_double(self) -> bool {
        matches!(self.manner(), Some(Manner::Double))
    }
}

/// The present square of each piece that began the game on its home square.
///
/// Descriptive calls a rook the king's rook because it *began* on the king's side, wherever it
/// stands now ("the original position of each piece, this being the foundation", Hoyle). Pawns are
/// named by their present file and are not tracked, and a promoted piece has no home square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HomeSquares {
    /// Index of the square by side and home file (0 for a), or [`GONE`]. These are bytes rather
    /// than options, because every position carries all sixteen and every move looks through them.
    stands: [[u8; 8]; 2],
}

/// Mark of a piece that was taken or never born.
const GONE: u8 = u8::MAX;

impl HomeSquares {
    /// Derives the home squares from a position. A piece on its home square is taken to have begun there;
    /// of any other piece the home square is unknown.
    #[must_use]
    pub fn on_board(on: impl Fn(Square) -> Option<(Color, Piece)>) -> HomeSquares {
        let mut stands = [[GONE; 8]; 2];
        for (color, rank) in [(Color::White, 0), (Color::Black, 7)] {
            for (file, piece) in (0..8).zip(ARRAY) {
                let home = Square::new(file, rank);
                if on(home) == Some((color, piece)) {
                    stands[color.index()][file as usize] = home.index() as u8;
                }
            }
        }
        HomeSquares { stands }
    }

    /// Returns the present square of the piece with which `color` began on this file (0 for a).
    #[must_use]
    pub const fn stands(&self, color: Color, file: u8) -> Option<Square> {
        match self.stands[color.index()][file as usize] {
            GONE => None,
            index => Some(Square::new(index % Square::SPAN, index / Square::SPAN)),
        }
    }

    /// Returns the file (0 for a) on which this side's piece, now on `square`, began.
    #[must_use]
    pub fn born(&self, color: Color, square: Square) -> Option<u8> {
        (0..8).find(|&file| self.stands(color, file) == Some(square))
    }

    /// Updates the home squares after a move by `color`.
    #[inline]
    pub fn follow(&mut self, color: Color, mv: &Move) {
        if let Some((_, on)) = mv.taken() {
            moved(&mut self.stands[color.other().index()], on, GONE);
        }
        let own = &mut self.stands[color.index()];
        if let MoveKind::Castles { rook, .. } = mv.kind {
            // The rook lands beside the king, toward the centre. Its old square is looked up in a
            // copy made before the king's move: in Chess960 king and rook may change places, and
            // neither may be moved twice.
            let towards_centre = if mv.to.file() == 6 { 5 } else { 3 };
            let beside = Square::new(towards_centre, mv.to.rank());
            let before = *own;
            moved(own, mv.from, mv.to.index() as u8);
            for (now, was) in own.iter_mut().zip(before) {
                if was == rook.index() as u8 {
                    *now = beside.index() as u8;
                }
            }
        } else {
            moved(own, mv.from, mv.to.index() as u8);
        }
    }
}

/// Moves the piece of a square to the square of this index, or marks it as [`GONE`]. It has no
/// branch, so that the compiler compares all eight at once.
#[inline]
fn moved(stands: &mut [u8; 8], from: Square, to: u8) {
    let from = from.index() as u8;
    for stand in stands {
        *stand = if *stand == from { to } else { *stand };
    }
}

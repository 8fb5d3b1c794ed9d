//! Everything a notation may know about the moment of a move.

use super::words::Sentence;
use crate::board::{ARRAY, Color, Move, MoveKind, Piece, Square, Squares, Variant, Wing};

/// What the rules tell a notation when it asks. Notation receives competing moves as data and knows
/// no rule; these are the answers too dear to prepare for every move in advance.
pub trait Rules {
    /// What this legal move gives to the opposing king.
    fn gives(&self, mv: &Move) -> Gives;
    /// The moves that the pieces' moves allow and the own king's safety forbids: those of one kind of piece, if
    /// one is given.
    fn barred(&self, of: Option<Piece>) -> Vec<Barred>;
    /// Every move that the pieces' moves allow, kings left in danger or not. In U-chess each of them
    /// can spoil another's sentence.
    fn reach(&self) -> Vec<Move>;
    /// Whether this move leaves an own king attacked, as Chess 99 allows.
    fn exposes(&self, mv: &Move) -> bool;
    /// Why the side to move may not castle on a wing, without the full stop; `None` if it may, or
    /// if the game has no such castling.
    fn castling_refused(&self, _wing: Wing) -> Option<Sentence> {
        None
    }
}

/// The moment of a move: who is to play, what may be played, where each piece began.
pub struct Turn<'r> {
    /// Which game is played, and so how large the board is.
    pub variant: Variant,
    pub color: Color,
    /// Every legal move.
    pub moves: Vec<Move>,
    pub births: Births,
    rules: &'r dyn Rules,
}

impl<'r> Turn<'r> {
    #[must_use]
    pub fn new(
        variant: Variant,
        color: Color,
        moves: Vec<Move>,
        births: Births,
        rules: &'r dyn Rules,
    ) -> Turn<'r> {
        Turn {
            variant,
            color,
            moves,
            births,
            rules,
        }
    }

    /// What this move gives to the opposing king.
    #[must_use]
    pub fn gives(&self, mv: &Move) -> Gives {
        self.rules.gives(mv)
    }

    /// The moves that only the own king's safety forbids.
    #[must_use]
    pub fn barred(&self) -> Vec<Barred> {
        self.rules.barred(None)
    }

    /// Those of them that are moves of this kind of piece.
    pub(super) fn barred_of(&self, piece: Piece) -> Vec<Barred> {
        self.rules.barred(Some(piece))
    }

    /// Every move that the pieces' moves allow, kings left in danger or not.
    #[must_use]
    pub fn reach(&self) -> Vec<Move> {
        self.rules.reach()
    }

    /// Whether this move leaves an own king attacked.
    #[must_use]
    pub fn exposes(&self, mv: &Move) -> bool {
        self.rules.exposes(mv)
    }

    /// Why the side to move may not castle on a wing, without the full stop.
    #[must_use]
    pub fn castling_refused(&self, wing: Wing) -> Option<Sentence> {
        self.rules.castling_refused(wing)
    }
}

/// A move that would be legal if it did not leave the own king attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Barred {
    pub mv: Move,
    /// The square of the king that would be attacked.
    pub king: Square,
    /// What would attack it, and from where.
    pub attacker: (Piece, Square),
    /// The squares between attacker and king; empty for a knight's, a pawn's or a king's attack.
    pub line: Squares,
    /// Whether the piece is pinned: it alone stands between. Otherwise the king is in check already,
    /// or walks into one.
    pub pinned: bool,
}

/// What a move gives to the opposing king.
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
    #[must_use]
    pub const fn manner(self) -> Option<Manner> {
        match self {
            Gives::Nothing => None,
            Gives::Check(manner) | Gives::Mate(manner) => Some(manner),
        }
    }

    #[must_use]
    pub const fn is_mate(self) -> bool {
        matches!(self, Gives::Mate(_))
    }

    #[must_use]
    pub const fn is_discovered(self) -> bool {
        // A double check is nearly always a discovered one too, and books print either word for it.
        matches!(self.manner(), Some(Manner::Discovered | Manner::Double))
    }

    #[must_use]
    pub const fn is_double(self) -> bool {
        matches!(self.manner(), Some(Manner::Double))
    }
}

/// Where each piece that began the game on its home square stands now.
///
/// Descriptive calls a rook the king's rook because it *began* on the king's side, wherever it
/// stands now ("the original position of each piece, this being the foundation", Hoyle). Pawns are
/// named by their present file and are not tracked; a promoted piece was not born anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Births {
    /// By side and by file of birth (0 for a): the index of the square, or [`GONE`]. Bytes rather than
    /// options, since every position carries these sixteen and every move looks through them.
    stands: [[u8; 8]; 2],
}

/// Taken, or nothing was born there.
const GONE: u8 = u8::MAX;

impl Births {
    /// The births that can be read off a position: a piece on its home square is taken to have begun
    /// there, of any other nothing is known.
    #[must_use]
    pub fn of(on: impl Fn(Square) -> Option<(Color, Piece)>) -> Births {
        let mut stands = [[GONE; 8]; 2];
        for (color, rank) in [(Color::White, 0), (Color::Black, 7)] {
            for (file, piece) in (0..8).zip(ARRAY) {
                let home = Square::new(file, rank);
                if on(home) == Some((color, piece)) {
                    stands[color.index()][file as usize] = home.index() as u8;
                }
            }
        }
        Births { stands }
    }

    /// Where the piece stands that `color` began with on this file (0 for a).
    #[must_use]
    pub const fn stands(&self, color: Color, file: u8) -> Option<Square> {
        match self.stands[color.index()][file as usize] {
            GONE => None,
            index => Some(Square::new(index % Square::SPAN, index / Square::SPAN)),
        }
    }

    /// The file (0 for a) on which this side's piece, now on `square`, began.
    #[must_use]
    pub fn born(&self, color: Color, square: Square) -> Option<u8> {
        (0..8).find(|&file| self.stands(color, file) == Some(square))
    }

    /// Keeps the births up with a move by `color`.
    #[inline]
    pub fn follow(&mut self, color: Color, mv: &Move) {
        if let Some((_, on)) = mv.taken() {
            moved(&mut self.stands[color.other().index()], on, GONE);
        }
        let own = &mut self.stands[color.index()];
        if let MoveKind::Castles { rook, .. } = mv.kind {
            // The rook lands beside the king, on the side the king came from. It goes first: in
            // Chess960 king and rook may change places, and neither may be moved twice.
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

/// What stood on a square now stands on that of this index, or is [`GONE`]. Without a branch, so that the
/// compiler compares all eight at once.
#[inline]
fn moved(stands: &mut [u8; 8], from: Square, to: u8) {
    let from = from.index() as u8;
    for stand in stands {
        *stand = if *stand == from { to } else { *stand };
    }
}

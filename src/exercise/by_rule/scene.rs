//! Positions built for a topic: rivals that reach one square, pins, pawns about to promote. What is
//! built is only likely to have such a move; the notation decides.

use fastrand::Rng;

use super::topic::Topic;
use crate::board::{Color, Piece, Setup, Square, Variant};
use crate::rules::Position;

/// A board that is being set up.
struct Scene<'r> {
    setup: Setup,
    own: Color,
    rng: &'r mut Rng,
}

/// Builds a position that is likely to have a move of this topic; `None` if what was built cannot
/// be played on.
pub(super) fn scene(topic: Topic, rng: &mut Rng) -> Option<Position> {
    let own = match (topic, rng.bool()) {
        (Topic::BlackCount, _) | (_, true) => Color::Black,
        (_, false) => Color::White,
    };
    let mut scene = Scene {
        setup: Setup {
            variant: Variant::Standard,
            pieces: Default::default(),
            color: own,
            castling: [[None; 2]; 2],
            en_passant: None,
            halfmove: 0,
            fullmove: rng.u32(10..60),
        },
        own,
        rng,
    };
    scene.build(topic);
    Position::from_setup(&scene.setup).ok()
}

impl Scene<'_> {
    fn build(&mut self, topic: Topic) {
        match topic {
            Topic::Castling => self.castling(),
            Topic::EnPassant => self.en_passant(),
            Topic::Promotion => self.pawns_near(6),
            Topic::PawnCapture => self.pawns_near(3),
            Topic::Mate => self.mate(),
            Topic::Pinned => self.pin(),
            Topic::FileAndRank | Topic::Origin => self.rivals(3),
            _ => self.rivals(1),
        }
        let other = self.own.other();
        for color in [self.own, other] {
            if self.setup.pieces.king(color).is_none() {
                self.put(color, Piece::King);
            }
        }
        let clutter = match topic {
            Topic::Mate | Topic::Castling => 4,
            Topic::FileAndRank | Topic::Origin | Topic::Pinned => 5,
            _ => 9,
        };
        for _ in 0..self.rng.usize(2..=clutter) {
            let color = if self.rng.u8(..3) == 0 {
                self.own
            } else {
                other
            };
            let piece = match self.rng.u8(..8) {
                0 => Piece::Rook,
                1 => Piece::Bishop,
                2 => Piece::Knight,
                _ => Piece::Pawn,
            };
            self.put(color, piece);
        }
    }

    /// Returns the rank with this index, counted from the mover's side.
    const fn rank(&self, index: u8) -> u8 {
        match self.own {
            Color::White => index,
            Color::Black => 7 - index,
        }
    }

    fn square(&mut self) -> Square {
        Square::new(self.rng.u8(..8), self.rng.u8(..8))
    }

    fn put_on(&mut self, square: Square, color: Color, piece: Piece) {
        self.setup.pieces.put(square, Some((color, piece)));
    }

    fn is_free(&self, square: Square) -> bool {
        self.setup.pieces.on(square).is_none()
    }

    /// Puts a piece on an empty square where it may stand.
    fn put(&mut self, color: Color, piece: Piece) {
        for _ in 0..8 {
            let square = self.square();
            let is_end = matches!(square.rank(), 0 | 7);
            if self.is_free(square) && !(piece == Piece::Pawn && is_end) {
                return self.put_on(square, color, piece);
            }
        }
    }

    /// Puts pieces of one kind where each reaches the same square on an empty board.
    fn rivals(&mut self, more: usize) {
        let target = self.square();
        let kinds = [
            Piece::Knight,
            Piece::Rook,
            Piece::Queen,
            Piece::Knight,
            Piece::Bishop,
        ];
        let piece = kinds[self.rng.usize(..kinds.len())];
        let mut from: Vec<Square> = Square::orthodox()
            .filter(|square| reaches(piece, *square, target))
            .collect();
        self.rng.shuffle(&mut from);
        let count = 1 + self.rng.usize(1..=more.max(2));
        for square in from.into_iter().take(count) {
            self.put_on(square, self.own, piece);
        }
        if self.rng.u8(..3) == 0 && self.is_free(target) && !matches!(target.rank(), 0 | 7) {
            self.put_on(target, self.own.other(), Piece::Pawn);
        }
    }

    /// Puts a king, a piece before it, and an attacker behind; another such piece stands elsewhere.
    fn pin(&mut self) {
        let king = self.square();
        let (dx, dy) = WAYS[self.rng.usize(..8)];
        let (near, far) = (self.rng.i8(1..=3), self.rng.i8(1..=3));
        let step = |count: i8| {
            let file = u8::try_from(king.file().cast_signed() + dx * count).ok()?;
            let rank = u8::try_from(king.rank().cast_signed() + dy * count).ok()?;
            (file < 8 && rank < 8).then(|| Square::new(file, rank))
        };
        let (Some(pinned), Some(attacker)) = (step(near), step(near + far)) else {
            return;
        };
        let piece = [Piece::Knight, Piece::Rook, Piece::Queen][self.rng.usize(..3)];
        let straight = dx == 0 || dy == 0;
        let by = match (self.rng.bool(), straight) {
            (true, _) => Piece::Queen,
            (false, true) => Piece::Rook,
            (false, false) => Piece::Bishop,
        };
        self.put_on(king, self.own, Piece::King);
        self.put_on(pinned, self.own, piece);
        self.put_on(attacker, self.own.other(), by);
        self.put(self.own, piece);
    }

    fn castling(&mut self) {
        let home = self.rank(0);
        self.put_on(Square::new(4, home), self.own, Piece::King);
        for (wing, file) in [(0, 7), (1, 0)] {
            if self.rng.u8(..4) > 0 {
                self.put_on(Square::new(file, home), self.own, Piece::Rook);
                self.setup.castling[self.own.index()][wing] = Some(file);
            }
        }
        for file in 0..8 {
            let square = Square::new(file, self.rank(1));
            if self.rng.bool() && self.is_free(square) {
                self.put_on(square, self.own, Piece::Pawn);
            }
        }
    }

    fn en_passant(&mut self) {
        let file = self.rng.u8(..8);
        self.put_on(
            Square::new(file, self.rank(4)),
            self.own.other(),
            Piece::Pawn,
        );
        // Sometimes a pawn stands on each side.
        let left = file.checked_sub(1);
        let right = Some(file + 1).filter(|&file| file < 8);
        let both = self.rng.u8(..4) == 0;
        let (first, second) = if self.rng.bool() {
            (left, right)
        } else {
            (right, left)
        };
        let beside = first.into_iter().chain(second);
        for file in beside.take(if both { 2 } else { 1 }) {
            self.put_on(Square::new(file, self.rank(4)), self.own, Piece::Pawn);
        }
        self.setup.en_passant = Some(Square::new(file, self.rank(5)));
    }

    /// Puts pawns on a rank counted from the mover's side, with what they may take before them.
    fn pawns_near(&mut self, rank: u8) {
        for _ in 0..self.rng.usize(1..=3) {
            let rank = if rank == 6 { 6 } else { self.rng.u8(2..=5) };
            let file = self.rng.u8(..8);
            self.put_on(Square::new(file, self.rank(rank)), self.own, Piece::Pawn);
            let beside = if self.rng.bool() {
                file.checked_sub(1)
            } else {
                Some(file + 1)
            };
            let Some(beside) = beside.filter(|&file| file < 8 && self.rng.u8(..3) > 0) else {
                continue;
            };
            let pieces = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
            let piece = pieces[self.rng.usize(..4)];
            let square = Square::new(beside, self.rank(rank + 1));
            self.put_on(square, self.own.other(), piece);
        }
    }

    /// Puts the other king on the edge, and heavy pieces that may mate it.
    fn mate(&mut self) {
        let (along, edge) = (self.rng.u8(..8), if self.rng.bool() { 0 } else { 7 });
        let king = if self.rng.bool() {
            Square::new(along, edge)
        } else {
            Square::new(edge, along)
        };
        self.put_on(king, self.own.other(), Piece::King);
        for _ in 0..3 {
            let piece = if self.rng.bool() {
                Piece::Queen
            } else {
                Piece::Rook
            };
            self.put(self.own, piece);
        }
    }
}

/// The ways a king can go.
const WAYS: [(i8, i8); 8] = [
    (0, 1),
    (0, -1),
    (1, 0),
    (-1, 0),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];

/// Returns whether a piece goes from one square to another on an empty board.
const fn reaches(piece: Piece, from: Square, to: Square) -> bool {
    let (dx, dy) = (
        from.file().abs_diff(to.file()),
        from.rank().abs_diff(to.rank()),
    );
    let straight = (dx == 0) != (dy == 0);
    let diagonal = dx == dy && dx > 0;
    match piece {
        Piece::Knight => dx * dy == 2,
        Piece::Rook => straight,
        Piece::Bishop => diagonal,
        Piece::Queen => straight || diagonal,
        _ => false,
    }
}

//! Where the pieces can go on any grid, by the rules of any variant, without regard to king safety.
//!
//! A piece leaps (king, knight, pawn) or slides (queen, rook, bishop); the paladin does both.

use super::Grid;
use crate::board::{Color, Move, MoveKind, Piece, Square, Squares, Variant, Wing};
use crate::rules::{forward, home_rank, landing};

/// A step in files to the right and ranks up.
type Offset = (i8, i8);

const STRAIGHT: [Offset; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Offset; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [Offset; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// Returns whether a piece slides straight and whether it slides diagonally.
const fn slides(piece: Piece) -> (bool, bool) {
    match piece {
        Piece::Queen => (true, true),
        Piece::Rook => (true, false),
        Piece::Bishop | Piece::Paladin => (false, true),
        Piece::King | Piece::Knight | Piece::Pawn => (false, false),
    }
}

const fn leaps_as_knight(piece: Piece) -> bool {
    matches!(piece, Piece::Knight | Piece::Paladin)
}

/// Returns whether a piece other than a pawn goes from one square to another on an empty board.
pub(in crate::rules) fn aims(piece: Piece, from: Square, to: Square) -> bool {
    let (files, ranks) = (
        from.file().abs_diff(to.file()),
        from.rank().abs_diff(to.rank()),
    );
    let (straight, diagonal) = slides(piece);
    match (files.min(ranks), files.max(ranks)) {
        (_, 0) => false,
        (_, 1) if piece == Piece::King => true,
        (1, 2) => leaps_as_knight(piece),
        (0, _) => straight,
        (low, high) => low == high && diagonal,
    }
}

impl Grid {
    /// Returns the square one step away, if it is on the board.
    pub(super) fn step(&self, from: Square, (files, ranks): Offset) -> Option<Square> {
        let span = self.variant.span();
        let file = from
            .file()
            .checked_add_signed(files)
            .filter(|&file| file < span)?;
        let rank = from
            .rank()
            .checked_add_signed(ranks)
            .filter(|&rank| rank < span)?;
        Some(Square::new(file, rank))
    }

    /// Returns the squares that a piece other than a pawn attacks from here. The line of a slider
    /// ends with the first occupied square.
    #[must_use]
    pub fn sees(&self, piece: Piece, from: Square) -> Squares {
        let mut seen = Squares::NONE;
        let (straight, diagonal) = slides(piece);
        for (directions, does) in [(STRAIGHT, straight), (DIAGONAL, diagonal)] {
            for direction in directions {
                if does {
                    let mut at = from;
                    while let Some(next) = self.step(at, direction) {
                        seen.insert(next);
                        if self.on(next).is_some() {
                            break;
                        }
                        at = next;
                    }
                } else if piece == Piece::King
                    && let Some(next) = self.step(from, direction)
                {
                    seen.insert(next);
                }
            }
        }
        if leaps_as_knight(piece) {
            seen |= KNIGHT
                .into_iter()
                .filter_map(|step| self.step(from, step))
                .collect();
        }
        seen
    }

    /// Returns the one or two squares that a pawn attacks from here.
    pub(super) fn pawn_sees(&self, color: Color, from: Square) -> Squares {
        let ahead = forward(color);
        [(-1, ahead), (1, ahead)]
            .into_iter()
            .filter_map(|step| self.step(from, step))
            .collect()
    }

    /// Returns the squares that the piece on this square attacks; none if the square is empty.
    #[must_use]
    pub fn attacks(&self, from: Square) -> Squares {
        match self.on(from) {
            None => Squares::NONE,
            Some((color, Piece::Pawn)) => self.pawn_sees(color, from),
            Some((_, piece)) => self.sees(piece, from),
        }
    }

    /// Returns this side's pieces that attack a square.
    #[must_use]
    pub fn attackers(&self, at: Square, by: Color) -> Squares {
        // A queen or a knight on this square would see every attacker except some pawns. Pawns
        // attack in one direction only, so they are found separately.
        let mut found = Squares::NONE;
        for piece in [Piece::Queen, Piece::Knight] {
            for from in self.sees(piece, at).iter() {
                if let Some((color, who)) = self.on(from)
                    && color == by
                    && aims(who, from, at)
                {
                    found.insert(from);
                }
            }
        }
        for from in self.pawn_sees(by.other(), at).iter() {
            if self.on(from) == Some((by, Piece::Pawn)) {
                found.insert(from);
            }
        }
        found
    }

    /// Returns every move that the pieces can make without regard to king safety. In a diagram,
    /// both sides' moves are included.
    pub(super) fn reach_all(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        for (from, color, piece) in self.pieces.iter() {
            if color == self.color || self.variant == Variant::Diagram {
                self.reach_of(from, color, piece, &mut moves);
            }
        }
        moves
    }

    fn reach_of(&self, from: Square, color: Color, piece: Piece, moves: &mut Vec<Move>) {
        if piece == Piece::Pawn {
            self.pawn(from, color, moves);
            return;
        }
        for to in self.sees(piece, from).iter() {
            let mut push = |kind| {
                moves.push(Move {
                    piece,
                    from,
                    to,
                    kind,
                });
            };
            match self.on(to) {
                Some((other, taken)) if other != color => push(MoveKind::Takes(taken)),
                Some(_) => {}
                None => {
                    push(MoveKind::Quiet);
                    if let Some((took, on)) = self.passing(to, color) {
                        push(MoveKind::EnPassant { took, on });
                    }
                }
            }
        }
        if piece == Piece::King {
            match self.variant {
                Variant::Chess99 => self.castle_with(from, color, moves),
                Variant::Modern => {}
                _ => moves.extend(
                    Wing::ALL
                        .into_iter()
                        .filter_map(|wing| self.castle(from, color, wing)),
                ),
            }
        }
    }

    /// Returns the piece taken en passant by landing on `to` and its square. Only in Chess 99 may
    /// every piece take this way.
    fn passing(&self, to: Square, color: Color) -> Option<(Piece, Square)> {
        if self.variant != Variant::Chess99 || self.passed != Some(to) {
            return None;
        }
        self.passer()
            .filter(|&(owner, ..)| owner != color)
            .map(|(_, piece, on)| (piece, on))
    }

    /// Returns the piece that has just passed over a square, as it is now, with its side and its
    /// square.
    pub(in crate::rules) fn passer(&self) -> Option<(Color, Piece, Square)> {
        let passed = self.passed.filter(|&at| self.on(at).is_none())?;
        let mover = self.color.other();
        let on = self.step(passed, (0, forward(mover)))?;
        let from = self.step(passed, (0, -forward(mover)))?;
        let (color, piece) = self.on(on).filter(|_| self.on(from).is_none())?;
        let span = self.variant.span();
        let home = home_rank(mover, span).abs_diff(from.rank()) == 1;
        let any_rank = self.variant == Variant::Chess99;
        let pawn = piece == Piece::Pawn
            || (any_rank
                && on.rank() == home_rank(color.other(), span)
                && matches!(piece, Piece::Bishop | Piece::Knight));
        (color == mover && pawn && (home || any_rank)).then_some((color, piece, on))
    }

    fn pawn(&self, from: Square, color: Color, moves: &mut Vec<Move>) {
        let (span, ahead) = (self.variant.span(), forward(color));
        let last = home_rank(color.other(), span);
        if from.rank() == last && self.variant == Variant::Chess99 {
            self.depart(from, color, moves);
            return;
        }
        let mut push = |to: Square, kind| {
            moves.push(Move {
                piece: Piece::Pawn,
                from,
                to,
                kind,
            });
        };
        let empty = |at: &Square| self.on(*at).is_none();
        if let Some(one) = self.step(from, (0, ahead)).filter(empty) {
            self.arrive(one, last, None, &mut push);
            let home = from.rank() == home_rank(color, span).wrapping_add_signed(ahead);
            if (home || self.variant == Variant::Chess99)
                && let Some(two) = self.step(one, (0, ahead)).filter(empty)
            {
                self.arrive(two, last, None, &mut push);
            }
        }
        for to in self.pawn_sees(color, from).iter() {
            match self.on(to) {
                Some((other, taken)) if other != color => {
                    self.arrive(to, last, Some(taken), &mut push);
                }
                None if self.passed == Some(to) => {
                    if let Some((_, took, on)) = self.passer().filter(|&(owner, ..)| owner != color)
                    {
                        push(to, MoveKind::EnPassant { took, on });
                    }
                }
                _ => {}
            }
        }
    }

    /// Adds a pawn's arrival on a square, with its promotions if this is the last rank.
    fn arrive(
        &self,
        to: Square,
        last: u8,
        takes: Option<Piece>,
        push: &mut impl FnMut(Square, MoveKind),
    ) {
        let plain = takes.map_or(MoveKind::Quiet, MoveKind::Takes);
        let king_falls = takes == Some(Piece::King)
            && matches!(self.variant, Variant::UChess | Variant::UChessAise);
        if to.rank() != last || king_falls {
            push(to, plain);
            return;
        }
        if self.variant == Variant::Chess99 {
            push(to, plain);
        }
        for &piece in promotions(self.variant) {
            push(to, MoveKind::Promotes { to: piece, takes });
        }
    }

    /// Adds the moves of a pawn that waits on the last rank: it becomes a bishop or knight and
    /// moves on as that piece.
    fn depart(&self, from: Square, color: Color, moves: &mut Vec<Move>) {
        for &piece in promotions(self.variant) {
            for to in self.sees(piece, from).iter() {
                let mut push = |takes| {
                    moves.push(Move {
                        piece: Piece::Pawn,
                        from,
                        to,
                        kind: MoveKind::Departs { to: piece, takes },
                    });
                };
                match self.on(to) {
                    Some((other, taken)) if other != color => push(Some((taken, to))),
                    Some(_) => {}
                    None => {
                        push(None);
                        if let Some(taken) = self.passing(to, color) {
                            push(Some(taken));
                        }
                    }
                }
            }
        }
    }

    /// Adds the castling moves of Chess 99. On its first rank the king steps toward the nearest
    /// piece of its side in either direction, which must not be a pawn, and that piece goes to the
    /// square the king left.
    fn castle_with(&self, from: Square, color: Color, moves: &mut Vec<Move>) {
        if from.rank() != home_rank(color, self.variant.span()) {
            return;
        }
        for direction in [(-1, 0), (1, 0)] {
            let Some(to) = self.step(from, direction) else {
                continue;
            };
            let mut at = to;
            while self.on(at).is_none()
                && let Some(next) = self.step(at, direction)
            {
                at = next;
            }
            if let Some((owner, partner)) = self.on(at)
                && owner == color
                && partner != Piece::Pawn
            {
                moves.push(Move {
                    piece: Piece::King,
                    from,
                    to,
                    kind: MoveKind::CastlesWith { partner, at },
                });
            }
        }
    }

    /// Returns the orthodox castling move on a wing, if it is legal: king and rook unmoved, nothing
    /// between them, and the king not attacked where it stands, passes or lands (FIDE 3.8).
    fn castle(&self, from: Square, color: Color, wing: Wing) -> Option<Move> {
        let file = self.castling[color.index()][wing.index()]?;
        let home = home_rank(color, self.variant.span());
        let (rook, to) = (Square::new(file, home), landing(wing, home));
        if from != Square::new(4, home) || self.on(rook) != Some((color, Piece::Rook)) {
            return None;
        }
        let empty = between(from, rook).all(|at| self.on(at).is_none());
        let mut way = between(from, to).chain([from, to]);
        let safe = way.all(|at| self.attackers(at, color.other()).is_empty());
        (empty && safe).then_some(Move {
            piece: Piece::King,
            from,
            to,
            kind: MoveKind::Castles { wing, rook },
        })
    }
}

/// Returns the pieces that a pawn may become.
const fn promotions(variant: Variant) -> &'static [Piece] {
    match variant {
        Variant::Chess99 => &[Piece::Bishop, Piece::Knight],
        Variant::Modern => &[
            Piece::Queen,
            Piece::Rook,
            Piece::Bishop,
            Piece::Knight,
            Piece::Paladin,
        ],
        _ => &Piece::PROMOTIONS,
    }
}

/// Returns the squares of a rank strictly between two of its squares.
fn between(one: Square, other: Square) -> impl Iterator<Item = Square> {
    let (low, high) = (one.file().min(other.file()), one.file().max(other.file()));
    (low + 1..high).map(move |file| Square::new(file, one.rank()))
}

//! Where the men can go, on any grid and by any variant's rules, their kings' safety aside.
//!
//! A man leaps (king, knight, pawn) or slides (queen, rook, bishop); the paladin does both.

use super::Grid;
use crate::board::{Cell, Cells, Man, Play, Side, Variant, What, Wing};
use crate::rules::home::{forward, home_rank, landing};

type Step = (i8, i8);

const STRAIGHT: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [Step; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The directions in which a man slides: straight, diagonal.
const fn slides(man: Man) -> (bool, bool) {
    match man {
        Man::Queen => (true, true),
        Man::Rook => (true, false),
        Man::Bishop | Man::Paladin => (false, true),
        Man::King | Man::Knight | Man::Pawn => (false, false),
    }
}

const fn leaps_as_knight(man: Man) -> bool {
    matches!(man, Man::Knight | Man::Paladin)
}

/// Whether a man who is no pawn goes from one square to another on an empty board.
pub(in crate::rules) fn aims(man: Man, from: Cell, to: Cell) -> bool {
    let (files, ranks) = (
        from.file().abs_diff(to.file()),
        from.rank().abs_diff(to.rank()),
    );
    let (straight, diagonal) = slides(man);
    match (files.min(ranks), files.max(ranks)) {
        (_, 0) => false,
        (_, 1) if man == Man::King => true,
        (1, 2) => leaps_as_knight(man),
        (0, _) => straight,
        (low, high) => low == high && diagonal,
    }
}

impl Grid {
    /// The square a step away, if it is on the board.
    pub(super) fn step(&self, from: Cell, (files, ranks): Step) -> Option<Cell> {
        let span = self.variant.span();
        let file = from
            .file()
            .checked_add_signed(files)
            .filter(|&file| file < span)?;
        let rank = from
            .rank()
            .checked_add_signed(ranks)
            .filter(|&rank| rank < span)?;
        Some(Cell::new(file, rank))
    }

    /// The squares that a man who is no pawn attacks from here: those he can see, up to and with
    /// the first that is occupied.
    #[must_use]
    pub fn sees(&self, man: Man, from: Cell) -> Cells {
        let mut seen = Cells::NONE;
        let (straight, diagonal) = slides(man);
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
                } else if man == Man::King
                    && let Some(next) = self.step(from, direction)
                {
                    seen.insert(next);
                }
            }
        }
        if leaps_as_knight(man) {
            seen |= KNIGHT
                .into_iter()
                .filter_map(|step| self.step(from, step))
                .collect();
        }
        seen
    }

    /// The two squares, or one, that a pawn attacks from here.
    pub(super) fn pawn_sees(&self, side: Side, from: Cell) -> Cells {
        let ahead = forward(side);
        [(-1, ahead), (1, ahead)]
            .into_iter()
            .filter_map(|step| self.step(from, step))
            .collect()
    }

    /// The squares that the man on this square attacks; none if nobody stands there.
    #[must_use]
    pub fn attacks(&self, from: Cell) -> Cells {
        match self.on(from) {
            None => Cells::NONE,
            Some((side, Man::Pawn)) => self.pawn_sees(side, from),
            Some((_, man)) => self.sees(man, from),
        }
    }

    /// This side's men that attack a square.
    #[must_use]
    pub fn attackers(&self, at: Cell, by: Side) -> Cells {
        // Attack is mutual: who is seen from the square by his own way of moving sees it. Only
        // pawns look one way.
        let mut found = Cells::NONE;
        for man in [Man::Queen, Man::Knight] {
            for from in self.sees(man, at).iter() {
                if let Some((side, who)) = self.on(from)
                    && side == by
                    && aims(who, from, at)
                {
                    found.insert(from);
                }
            }
        }
        for from in self.pawn_sees(by.other(), at).iter() {
            if self.on(from) == Some((by, Man::Pawn)) {
                found.insert(from);
            }
        }
        found
    }

    /// Every play that the men's moves allow, the king's safety aside; none once a king is taken.
    /// In a diagram, of both sides.
    pub(super) fn reach_all(&self) -> Vec<Play> {
        let mut plays = Vec::with_capacity(48);
        for (from, side, man) in self.men.iter() {
            if side == self.side || self.variant == Variant::Diagram {
                self.reach_of(from, side, man, &mut plays);
            }
        }
        plays
    }

    fn reach_of(&self, from: Cell, side: Side, man: Man, plays: &mut Vec<Play>) {
        if man == Man::Pawn {
            self.pawn(from, side, plays);
            return;
        }
        for to in self.sees(man, from).iter() {
            let mut push = |what| {
                plays.push(Play {
                    man,
                    from,
                    to,
                    what,
                });
            };
            match self.on(to) {
                Some((other, taken)) if other != side => push(What::Takes(taken)),
                Some(_) => {}
                None => {
                    push(What::Quiet);
                    if let Some((took, on)) = self.passing(to, side) {
                        push(What::EnPassant { took, on });
                    }
                }
            }
        }
        if man == Man::King {
            match self.variant {
                Variant::Chess99 => self.castle_with(from, side, plays),
                Variant::Modern => {}
                _ => plays.extend(
                    Wing::ALL
                        .into_iter()
                        .filter_map(|wing| self.castle(from, side, wing)),
                ),
            }
        }
    }

    /// In Chess 99 whoever lands where a pawn has passed may take it.
    fn passing(&self, to: Cell, side: Side) -> Option<(Man, Cell)> {
        if self.variant != Variant::Chess99 || self.passed != Some(to) {
            return None;
        }
        self.passer()
            .filter(|&(owner, ..)| owner != side)
            .map(|(_, man, on)| (man, on))
    }

    /// Who has just passed over a square: the man as he stands there now, and where.
    pub(in crate::rules) fn passer(&self) -> Option<(Side, Man, Cell)> {
        let passed = self.passed.filter(|&at| self.on(at).is_none())?;
        let mover = self.side.other();
        let on = self.step(passed, (0, forward(mover)))?;
        let from = self.step(passed, (0, -forward(mover)))?;
        let (side, man) = self.on(on).filter(|_| self.on(from).is_none())?;
        let span = self.variant.span();
        let home = home_rank(mover, span).abs_diff(from.rank()) == 1;
        let any_rank = self.variant == Variant::Chess99;
        let pawn = man == Man::Pawn
            || (any_rank
                && on.rank() == home_rank(side.other(), span)
                && matches!(man, Man::Bishop | Man::Knight));
        (side == mover && pawn && (home || any_rank)).then_some((side, man, on))
    }

    fn pawn(&self, from: Cell, side: Side, plays: &mut Vec<Play>) {
        let (span, ahead) = (self.variant.span(), forward(side));
        let last = home_rank(side.other(), span);
        if from.rank() == last && self.variant == Variant::Chess99 {
            self.depart(from, side, plays);
            return;
        }
        let mut push = |to: Cell, what| {
            plays.push(Play {
                man: Man::Pawn,
                from,
                to,
                what,
            });
        };
        let empty = |at: &Cell| self.on(*at).is_none();
        if let Some(one) = self.step(from, (0, ahead)).filter(empty) {
            self.arrive(one, last, None, &mut push);
            let home = from.rank() == home_rank(side, span).wrapping_add_signed(ahead);
            if (home || self.variant == Variant::Chess99)
                && let Some(two) = self.step(one, (0, ahead)).filter(empty)
            {
                self.arrive(two, last, None, &mut push);
            }
        }
        for to in self.pawn_sees(side, from).iter() {
            match self.on(to) {
                Some((other, taken)) if other != side => {
                    self.arrive(to, last, Some(taken), &mut push);
                }
                None if self.passed == Some(to) => {
                    if let Some((_, took, on)) = self.passer().filter(|&(owner, ..)| owner != side)
                    {
                        push(to, What::EnPassant { took, on });
                    }
                }
                _ => {}
            }
        }
    }

    /// A pawn arrives, and becomes something if this is the last rank.
    fn arrive(&self, to: Cell, last: u8, takes: Option<Man>, push: &mut impl FnMut(Cell, What)) {
        let plain = takes.map_or(What::Quiet, What::Takes);
        let king_falls = takes == Some(Man::King)
            && matches!(self.variant, Variant::UChess | Variant::UChessAise);
        if to.rank() != last || king_falls {
            push(to, plain);
            return;
        }
        if self.variant == Variant::Chess99 {
            push(to, plain);
        }
        for &man in promotions(self.variant) {
            push(to, What::Promotes { to: man, takes });
        }
    }

    /// A pawn that waits on the last rank becomes a bishop or knight and goes on as that.
    fn depart(&self, from: Cell, side: Side, plays: &mut Vec<Play>) {
        for &man in promotions(self.variant) {
            for to in self.sees(man, from).iter() {
                let mut push = |takes| {
                    plays.push(Play {
                        man: Man::Pawn,
                        from,
                        to,
                        what: What::Departs { to: man, takes },
                    });
                };
                match self.on(to) {
                    Some((other, taken)) if other != side => push(Some((taken, to))),
                    Some(_) => {}
                    None => {
                        push(None);
                        if let Some(taken) = self.passing(to, side) {
                            push(Some(taken));
                        }
                    }
                }
            }
        }
    }

    /// Chess 99: on his own first rank the king steps toward any own piece he sees along it, and
    /// the two change sides.
    fn castle_with(&self, from: Cell, side: Side, plays: &mut Vec<Play>) {
        if from.rank() != home_rank(side, self.variant.span()) {
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
                && owner == side
                && partner != Man::Pawn
            {
                plays.push(Play {
                    man: Man::King,
                    from,
                    to,
                    what: What::CastlesWith { partner, at },
                });
            }
        }
    }

    /// Orthodox castling: both unmoved, nothing between, the king not in check, on his way or where
    /// he lands (FIDE 3.8).
    fn castle(&self, from: Cell, side: Side, wing: Wing) -> Option<Play> {
        let file = self.castling[side.index()][wing.index()]?;
        let home = home_rank(side, self.variant.span());
        let (rook, to) = (Cell::new(file, home), landing(wing, home));
        if from != Cell::new(4, home) || self.on(rook) != Some((side, Man::Rook)) {
            return None;
        }
        let empty = between(from, rook).all(|at| self.on(at).is_none());
        let mut way = between(from, to).chain([from, to]);
        let safe = way.all(|at| self.attackers(at, side.other()).is_empty());
        (empty && safe).then_some(Play {
            man: Man::King,
            from,
            to,
            what: What::Castles { wing, rook },
        })
    }
}

/// What a pawn may become.
const fn promotions(variant: Variant) -> &'static [Man] {
    match variant {
        Variant::Chess99 => &[Man::Bishop, Man::Knight],
        Variant::Modern => &[
            Man::Queen,
            Man::Rook,
            Man::Bishop,
            Man::Knight,
            Man::Paladin,
        ],
        _ => &Man::PROMOTIONS,
    }
}

/// The squares of a rank between two of its squares.
fn between(one: Cell, other: Cell) -> impl Iterator<Item = Cell> {
    let (low, high) = (one.file().min(other.file()), one.file().max(other.file()));
    (low + 1..high).map(move |file| Cell::new(file, one.rank()))
}

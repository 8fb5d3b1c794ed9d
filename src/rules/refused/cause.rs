//! Which rule it is that stands against a move.

use super::castling::{castling, partner};
use super::danger::danger;
use super::{Case, Over, Why};
use crate::board::{Cell, Man, Play, Side, Variant, Wing};
use crate::notation::Rules;
use crate::notation::three::spoiled;
use crate::rules::grid::{Grid, aims};
use crate::rules::home::{forward, home_rank, landing};

impl Case {
    pub(super) fn why(&self, from: Cell, to: Cell) -> Why {
        let grid = &self.grid;
        if let Some(over) = self.over() {
            return Why::Over(over);
        }
        let Some((side, man)) = grid.on(from) else {
            return Why::Nobody;
        };
        if side != grid.side() && grid.variant() != Variant::Diagram {
            return Why::NotYours;
        }
        if man == Man::King
            && let Some(why) = castling_asked(grid, side, from, to)
        {
            return why;
        }
        let reach = grid.reach();
        let play = reach
            .iter()
            .find(|play| play.from == from && play.to == to && play.castles().is_none());
        match play {
            None if man == Man::Pawn => self.pawn(side, from, to),
            None => self.piece(side, man, from, to),
            Some(play) => self.forbidden(play),
        }
    }

    /// How the game has ended. In U-chess a side without a move is told which moves spoil which.
    fn over(&self) -> Option<Over> {
        let grid = &self.grid;
        if !self.plays.is_empty() || grid.variant() == Variant::Diagram {
            return None;
        }
        if let Some(side) = grid.fallen_king() {
            return Some(Over::KingTaken(side));
        }
        if grid.is_decided() {
            return Some(Over::MovesUsedUp);
        }
        let spoils = grid.variant() == Variant::UChessAise;
        if grid.variant() == Variant::UChess {
            None
        } else if !grid.attacked_kings(grid.side()).is_empty() {
            Some(Over::Mate(grid.side()))
        } else {
            (!spoils).then_some(Over::Stalemate(grid.side()))
        }
    }

    /// Why a man who is no pawn does not reach a square.
    fn piece(&self, side: Side, man: Man, from: Cell, to: Cell) -> Why {
        if !aims(man, from, to) {
            return self.not_so(side, man, to);
        }
        self.in_the_way(from, to)
            .unwrap_or_else(|| self.stands(side, to, Why::OwnMan))
    }

    fn not_so(&self, side: Side, man: Man, to: Cell) -> Why {
        let passer = self.grid.passer().filter(|&(owner, ..)| owner != side);
        let pawns_alone = man != Man::Pawn && self.grid.variant() != Variant::Chess99;
        Why::NotSo {
            passed: pawns_alone && passer.is_some() && self.grid.passed() == Some(to),
        }
    }

    /// What is said of the man on a square, who is there.
    fn stands(&self, side: Side, at: Cell, enemy: fn(Man) -> Why) -> Why {
        match self.grid.on(at) {
            Some((owner, man)) if owner == side => Why::OwnMan(man),
            Some((_, man)) => enemy(man),
            None => Why::NotSo { passed: false },
        }
    }

    /// The first man between two squares of a line.
    fn in_the_way(&self, from: Cell, to: Cell) -> Option<Why> {
        let far = |at: Cell| {
            let files = from.file().abs_diff(at.file());
            files.max(from.rank().abs_diff(at.rank()))
        };
        let line = self.grid.line(from, to).iter();
        let at = line
            .filter(|&at| self.grid.on(at).is_some())
            .min_by_key(|&at| far(at))?;
        let (side, man) = self.grid.on(at)?;
        Some(Why::InTheWay { side, man, at })
    }

    /// Why a pawn does not reach a square.
    fn pawn(&self, side: Side, from: Cell, to: Cell) -> Why {
        let grid = &self.grid;
        let span = grid.variant().span();
        let chess_99 = grid.variant() == Variant::Chess99;
        if chess_99 && from.rank() == home_rank(side.other(), span) {
            // It would go on as a bishop or a knight, which is how a paladin goes.
            return match self.piece(side, Man::Paladin, from, to) {
                Why::NotSo { .. } => Why::NotSo { passed: false },
                why => why,
            };
        }
        let ahead = (to.rank() as i8 - from.rank() as i8) * forward(side);
        match (from.file().abs_diff(to.file()), ahead) {
            (0, 2)
                if !chess_99
                    && from.rank() as i8 != home_rank(side, span) as i8 + forward(side) =>
            {
                Why::TwoSteps
            }
            (0, 1 | 2) => self
                .in_the_way(from, to)
                .unwrap_or_else(|| self.stands(side, to, Why::TakesAhead)),
            (1, 1) => {
                let beside = Cell::new(to.file(), from.rank());
                match grid.on(to) {
                    Some((_, man)) => Why::OwnMan(man),
                    None if grid.on(beside) == Some((side.other(), Man::Pawn)) => {
                        Why::NotInPassing(beside)
                    }
                    None => Why::NothingToTake,
                }
            }
            _ => Why::NotSo { passed: false },
        }
    }

    /// Why a play that the men's moves allow is not legal.
    fn forbidden(&self, play: &Play) -> Why {
        let grid = &self.grid;
        if matches!(grid.variant(), Variant::UChess | Variant::UChessAise)
            && let Some(spoiled) = spoiled(play, &grid.turn(grid.side()))
        {
            return Why::Spoiled {
                play: *play,
                spoiled,
            };
        }
        let king = grid.endangered(play).iter().next();
        let before = king.map(|king| if king == play.to { play.from } else { king });
        before
            .and_then(|king| danger(grid, play, king))
            .map_or(Why::NotSo { passed: false }, Why::Danger)
    }
}

/// Why castling fails, if putting the king there asks for it: two squares along his first rank,
/// where he lands in Chess960, or onto an own rook (in Chess 99, any own piece).
fn castling_asked(grid: &Grid, side: Side, king: Cell, to: Cell) -> Option<Why> {
    let far = king.file().abs_diff(to.file());
    let own = grid
        .on(to)
        .filter(|&(owner, _)| owner == side)
        .map(|(_, man)| man);
    let home = home_rank(side, grid.variant().span());
    match grid.variant() {
        Variant::Modern => return None,
        Variant::Chess99 => {
            return (king.rank() == to.rank() && far >= 2 && own.is_some())
                .then(|| partner(grid, king, to, home))
                .flatten()
                .map(Why::Partner);
        }
        _ => {}
    }
    if king.rank() != home || to.rank() != home {
        return None;
    }
    let wing = if to.file() > king.file() {
        Wing::King
    } else {
        Wing::Queen
    };
    let right = grid.rights(side)[wing.index()];
    let onto_rook = own == Some(Man::Rook) && (far >= 2 || right == Some(to.file()));
    let two = far == 2 && (right.is_none() || king.file() == 4);
    let lands = far >= 2 && right.is_some() && to == landing(wing, home);
    if !(onto_rook || two || lands) {
        return None;
    }
    let rook = onto_rook.then_some(to);
    let castling = castling(grid, side, king, wing, rook);
    (!castling.faults.is_empty()).then_some(Why::Castling(castling))
}

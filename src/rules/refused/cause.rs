//! Finds the rule that a move breaks.

use super::castling::{castling, partner};
use super::danger::danger;
use super::{Case, GameOver, Why};
use crate::board::{Color, Move, Piece, Square, Variant, Wing};
use crate::notation::Rules;
use crate::notation::three::spoiled;
use crate::rules::grid::{Grid, aims};
use crate::rules::{forward, home_rank, landing};

impl Case {
    pub(super) fn why(&self, from: Square, to: Square) -> Why {
        let grid = &self.grid;
        if let Some(over) = self.over() {
            return Why::GameOver(over);
        }
        let Some((color, piece)) = grid.on(from) else {
            return Why::Nobody;
        };
        if color != grid.color() && grid.variant() != Variant::Diagram {
            return Why::NotYours;
        }
        if piece == Piece::King
            && let Some(why) = castling_asked(grid, color, from, to)
        {
            return why;
        }
        let reach = grid.reach();
        let mv = reach
            .iter()
            .find(|mv| mv.from == from && mv.to == to && mv.castles().is_none());
        match mv {
            None if piece == Piece::Pawn => self.pawn(color, from, to),
            None => self.piece(color, piece, from, to),
            Some(mv) => self.forbidden(mv),
        }
    }

    /// Returns how the game has ended, if it has. In U-chess a side without a move is instead told
    /// which moves spoil which.
    fn over(&self) -> Option<GameOver> {
        let grid = &self.grid;
        if !self.moves.is_empty() || grid.variant() == Variant::Diagram {
            return None;
        }
        if let Some(color) = grid.fallen_king() {
            return Some(GameOver::KingTaken(color));
        }
        if grid.is_decided() {
            return Some(GameOver::MovesUsedUp);
        }
        let spoils = grid.variant() == Variant::UChessAise;
        if grid.variant() == Variant::UChess {
            None
        } else if !grid.attacked_kings(grid.color()).is_empty() {
            Some(GameOver::Mate(grid.color()))
        } else {
            (!spoils).then_some(GameOver::Stalemate(grid.color()))
        }
    }

    /// Returns why a piece other than a pawn does not reach a square.
    fn piece(&self, color: Color, piece: Piece, from: Square, to: Square) -> Why {
        if !aims(piece, from, to) {
            return self.not_so(color, piece, to);
        }
        self.in_the_way(from, to)
            .unwrap_or_else(|| self.stands(color, to, Why::OwnPiece))
    }

    fn not_so(&self, color: Color, piece: Piece, to: Square) -> Why {
        let passer = self.grid.passer().filter(|&(owner, ..)| owner != color);
        let pawns_alone = piece != Piece::Pawn && self.grid.variant() != Variant::Chess99;
        Why::NotSo {
            passed: pawns_alone && passer.is_some() && self.grid.passed() == Some(to),
        }
    }

    /// Returns the rule broken by going to a square, depending on the piece there. `enemy` makes
    /// the rule for a piece of the other side.
    fn stands(&self, color: Color, at: Square, enemy: fn(Piece) -> Why) -> Why {
        match self.grid.on(at) {
            Some((owner, piece)) if owner == color => Why::OwnPiece(piece),
            Some((_, piece)) => enemy(piece),
            None => Why::NotSo { passed: false },
        }
    }

    /// Returns the piece nearest to `from` between two squares of a line, as the reason.
    fn in_the_way(&self, from: Square, to: Square) -> Option<Why> {
        let far = |at: Square| {
            let files = from.file().abs_diff(at.file());
            files.max(from.rank().abs_diff(at.rank()))
        };
        let line = self.grid.line(from, to).iter();
        let at = line
            .filter(|&at| self.grid.on(at).is_some())
            .min_by_key(|&at| far(at))?;
        let (color, piece) = self.grid.on(at)?;
        Some(Why::InTheWay { color, piece, at })
    }

    /// Returns why a pawn does not reach a square.
    fn pawn(&self, color: Color, from: Square, to: Square) -> Why {
        let grid = &self.grid;
        let span = grid.variant().span();
        let chess_99 = grid.variant() == Variant::Chess99;
        if chess_99 && from.rank() == home_rank(color.other(), span) {
            // The pawn would go on as a bishop or a knight, and a paladin moves as both.
            return match self.piece(color, Piece::Paladin, from, to) {
                Why::NotSo { .. } => Why::NotSo { passed: false },
                why => why,
            };
        }
        let ahead = (to.rank() as i8 - from.rank() as i8) * forward(color);
        match (from.file().abs_diff(to.file()), ahead) {
            (0, 2)
                if !chess_99
                    && from.rank() as i8 != home_rank(color, span) as i8 + forward(color) =>
            {
                Why::TwoSteps
            }
            (0, 1 | 2) => self
                .in_the_way(from, to)
                .unwrap_or_else(|| self.stands(color, to, Why::TakesAhead)),
            (1, 1) => {
                let beside = Square::new(to.file(), from.rank());
                match grid.on(to) {
                    Some((_, piece)) => Why::OwnPiece(piece),
                    None if grid.on(beside) == Some((color.other(), Piece::Pawn)) => {
                        Why::NotInPassing(beside)
                    }
                    None => Why::NothingToTake,
                }
            }
            _ => Why::NotSo { passed: false },
        }
    }

    /// Returns why a pseudo-legal move is not legal.
    fn forbidden(&self, mv: &Move) -> Why {
        let grid = &self.grid;
        if matches!(grid.variant(), Variant::UChess | Variant::UChessAise)
            && let Some(spoiled) = spoiled(mv, &grid.turn(grid.color()))
        {
            return Why::Spoiled { mv: *mv, spoiled };
        }
        let king = grid.endangered(mv).iter().next();
        let before = king.map(|king| if king == mv.to { mv.from } else { king });
        before
            .and_then(|king| danger(grid, mv, king))
            .map_or(Why::NotSo { passed: false }, Why::Danger)
    }
}

/// Returns why castling fails, if the king's move asks for it: two squares along its first rank, to
/// its landing square in Chess960, or onto a rook of its side (in Chess 99, any piece of its side).
fn castling_asked(grid: &Grid, color: Color, king: Square, to: Square) -> Option<Why> {
    let far = king.file().abs_diff(to.file());
    let own = grid
        .on(to)
        .filter(|&(owner, _)| owner == color)
        .map(|(_, piece)| piece);
    let home = home_rank(color, grid.variant().span());
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
    let right = grid.rights(color)[wing.index()];
    let onto_rook = own == Some(Piece::Rook) && (far >= 2 || right == Some(to.file()));
    let two = far == 2 && (right.is_none() || king.file() == 4);
    let lands = far >= 2 && right.is_some() && to == landing(wing, home);
    if !(onto_rook || two || lands) {
        return None;
    }
    let rook = onto_rook.then_some(to);
    let castling = castling(grid, color, king, wing, rook);
    (!castling.faults.is_empty()).then_some(Why::Castling(castling))
}

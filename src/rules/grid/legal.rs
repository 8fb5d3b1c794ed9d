//! Selects the legal moves of each variant from the moves that the pieces can make.
//!
//! | variant | legal moves |
//! |---|---|
//! | orthodox, Modern | those that leave none of the mover's kings attacked |
//! | U-chess | those whose three-symbol sentence no other move shares |
//! | U-chess by AISE | of these, those that leave none of the mover's kings attacked |
//! | Chess 99 | all, until a king is taken or 99 moves are made |
//! | a diagram | those of both sides that bring none of the mover's kings under a new attack |

use super::Grid;
use crate::board::{Color, Move, MoveKind, Piece, Square, Squares, Variant, Wing};
use crate::notation::three::sentence;
use crate::notation::{Barred, Gives, Manner, Rules, Sentence};
use crate::rules::beside;
use crate::rules::refused::castling::castling_refused;

/// Moves of each side after which a game of Chess 99 is drawn.
pub const MOVES_99: u32 = 99;

impl Grid {
    /// Returns every legal move; none once the game is over. In a diagram, both sides' moves are
    /// included.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        if self.is_decided() {
            return Vec::new();
        }
        let mut moves = self.reach_all();
        match self.variant {
            Variant::Standard | Variant::Modern => moves.retain(|mv| self.is_safe(mv)),
            Variant::UChess => self.keep_plain(&mut moves),
            Variant::UChessAise => {
                self.keep_plain(&mut moves);
                moves.retain(|mv| self.is_safe(mv));
            }
            Variant::Chess99 => {}
            Variant::Diagram => moves.retain(|mv| self.is_safe(mv)),
        }
        moves
    }

    /// Returns whether the game has ended because a king is taken or the 99 moves are used up.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        match self.variant {
            Variant::Diagram => false,
            Variant::Chess99 if self.fullmove > MOVES_99 => true,
            _ => self.fallen_king().is_some(),
        }
    }

    /// Returns the side whose king has been taken.
    #[must_use]
    pub fn fallen_king(&self) -> Option<Color> {
        if self.variant == Variant::Diagram {
            return None;
        }
        Color::ALL
            .into_iter()
            .find(|&color| self.pieces.king(color).is_none())
    }

    /// Returns whether the side to move has no move left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.moves().is_empty()
    }

    /// Keeps the moves that three symbols name without ambiguity.
    fn keep_plain(&self, moves: &mut Vec<Move>) {
        let sentences: Vec<_> = moves.iter().map(|mv| sentence(mv, self.color)).collect();
        let mut at = 0;
        moves.retain(|_| {
            let mine = sentences[at];
            at += 1;
            mine.is_some() && sentences.iter().filter(|&&other| other == mine).count() == 1
        });
    }

    /// Returns the kings of a side.
    pub fn kings(&self, color: Color) -> Squares {
        self.pieces
            .iter()
            .filter(|&(_, owner, piece)| owner == color && piece == Piece::King)
            .map(|(at, ..)| at)
            .collect()
    }

    /// Returns the kings of a side that are attacked.
    #[must_use]
    pub fn attacked_kings(&self, color: Color) -> Squares {
        let attacked = |at: &Square| !self.attackers(*at, color.other()).is_empty();
        self.kings(color).iter().filter(attacked).collect()
    }

    /// Returns whether a move leaves the mover's kings safe enough: all of them, or in a diagram
    /// those that were safe before and the one that moves.
    fn is_safe(&self, mv: &Move) -> bool {
        self.endangered(mv).is_empty()
    }

    /// Returns the mover's kings that a move leaves attacked although it may not.
    pub(in crate::rules) fn endangered(&self, mv: &Move) -> Squares {
        let Some(color) = self.owner(mv) else {
            return Squares::NONE;
        };
        let attacked = self.after(mv).attacked_kings(color);
        if self.variant != Variant::Diagram || attacked.is_empty() {
            return attacked;
        }
        attacked & !self.attacked_kings(color)
    }

    /// Returns whether the move that led here gives check or mate to the kings of the side now to
    /// move. There is no mate where kings may be left in danger.
    #[must_use]
    pub fn received(&self, mv: &Move) -> Gives {
        if self.variant == Variant::UChess {
            return Gives::Nothing;
        }
        let mut kings = Squares::NONE;
        let mut checkers = Squares::NONE;
        for king in self.attacked_kings(self.color).iter() {
            let mut by = self.attackers(king, self.color.other());
            if self.variant == Variant::Diagram {
                // Some of several kings may have been attacked before the move.
                by = by.iter().filter(|&at| self.is_new(at, king, mv)).collect();
            }
            if !by.is_empty() {
                kings.insert(king);
            }
            checkers |= by;
        }
        let manner = match checkers.len() {
            0 => return Gives::Nothing,
            1 if checkers.has(landed(mv)) => Manner::Direct,
            1 => Manner::Discovered,
            _ => Manner::Double,
        };
        match self.variant {
            Variant::Chess99 | Variant::UChess => Gives::Check(manner),
            Variant::Diagram if kings.iter().all(|king| self.saves(king)) => Gives::Check(manner),
            Variant::Standard | Variant::Modern | Variant::UChessAise if !self.is_over() => {
                Gives::Check(manner)
            }
            _ => Gives::Mate(manner),
        }
    }

    /// Returns whether this move, just made, opened the attack from a square on a king: the
    /// attacker arrived, or a piece left the line between.
    fn is_new(&self, from: Square, king: Square, mv: &Move) -> bool {
        let line = self.line(from, king);
        let left = mv.taken().is_some_and(|(_, on)| line.has(on));
        landed(mv) == from || line.has(mv.from) || left
    }

    /// Returns whether the side of this attacked king has a move that ends the attack on it.
    fn saves(&self, king: Square) -> bool {
        !self.answers_for(king).is_empty()
    }

    /// Returns the moves of this king's side after which it is not attacked.
    #[must_use]
    pub fn answers_for(&self, king: Square) -> Vec<Move> {
        let Some((color, _)) = self.on(king) else {
            return Vec::new();
        };
        let mut moves = self.moves();
        moves.retain(|mv| {
            let now = if mv.from == king { mv.to } else { king };
            self.owner(mv) == Some(color) && self.after(mv).attackers(now, color.other()).is_empty()
        });
        moves
    }

    /// Returns the squares strictly between two squares on one line; none where no line joins them.
    pub(in crate::rules) fn line(&self, from: Square, to: Square) -> Squares {
        let sign = |a: u8, b: u8| (b > a) as i8 - (b < a) as i8;
        let (files, ranks) = (
            from.file().abs_diff(to.file()),
            from.rank().abs_diff(to.rank()),
        );
        if files != ranks && files != 0 && ranks != 0 {
            return Squares::NONE;
        }
        let step = (sign(from.file(), to.file()), sign(from.rank(), to.rank()));
        let mut line = Squares::NONE;
        let mut at = from;
        while let Some(next) = self.step(at, step).filter(|&next| next != to && next != at) {
            line.insert(next);
            at = next;
        }
        line
    }

    /// Returns the move with the opposing piece that would attack a king after it and the squares
    /// between them; `None` if it endangers no king.
    fn explain(&self, mv: &Move) -> Option<Barred> {
        let king = self.endangered(mv).iter().next()?;
        let color = self.owner(mv)?;
        let after = self.after(mv);
        let from = after.attackers(king, color.other()).iter().next()?;
        let (_, piece) = after.on(from)?;
        Some(Barred {
            mv: *mv,
            king,
            attacker: (piece, from),
            line: self.line(from, king),
            pinned: mv.piece != Piece::King && !self.attackers(king, color.other()).has(from),
        })
    }
}

impl Rules for Grid {
    fn gives(&self, mv: &Move) -> Gives {
        self.after(mv).received(mv)
    }

    fn barred(&self, of: Option<Piece>) -> Vec<Barred> {
        // Nothing is barred where kings may be left in danger.
        if matches!(self.variant, Variant::UChess | Variant::Chess99) {
            return Vec::new();
        }
        let mut reach = self.reach_all();
        reach.retain(|mv| {
            of.is_none_or(|piece| mv.piece == piece)
                && (self.variant == Variant::Diagram || self.owner(mv) == Some(self.color))
        });
        reach.iter().filter_map(|mv| self.explain(mv)).collect()
    }

    fn reach(&self) -> Vec<Move> {
        self.reach_all()
    }

    fn exposes(&self, mv: &Move) -> bool {
        let Some(color) = self.owner(mv) else {
            return false;
        };
        !self.after(mv).attacked_kings(color).is_empty()
    }

    fn castling_refused(&self, wing: Wing) -> Option<Sentence> {
        castling_refused(self, wing)
    }
}

/// Returns the square of the piece that may give direct check after a move: in castling, the
/// partner of the king.
fn landed(mv: &Move) -> Square {
    match mv.kind {
        MoveKind::Castles { wing, .. } => beside(wing, mv.to.rank()),
        MoveKind::CastlesWith { .. } => mv.from,
        _ => mv.to,
    }
}

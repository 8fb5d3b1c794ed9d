//! Which of the moves that the men can make are plays, variant by variant.
//!
//! | variant | plays |
//! |---|---|
//! | orthodox, Modern | those that leave no own king attacked |
//! | U-chess | those whose three-symbol sentence no other move shares |
//! | U-chess by AISE | of these, those that leave no own king attacked |
//! | Chess 99 | all, until a king is taken or 99 moves are made |
//! | a diagram | those that put no own king in an attack he was not in, of both sides |

use super::Grid;
use crate::board::{Cell, Cells, Man, Play, Side, Variant, What, Wing};
use crate::notation::three::sentence;
use crate::notation::{Barred, Gives, Manner, Rules, Sentence};
use crate::rules::home::beside;
use crate::rules::refused::castling_refused;

/// After so many moves of each side a game of Chess 99 is drawn.
pub const MOVES_99: u32 = 99;

impl Grid {
    /// Every play of the variant; none once the game is over. In a diagram, of both sides.
    #[must_use]
    pub fn plays(&self) -> Vec<Play> {
        if self.is_decided() {
            return Vec::new();
        }
        let mut plays = self.reach_all();
        match self.variant {
            Variant::Standard | Variant::Modern => plays.retain(|play| self.is_safe(play)),
            Variant::UChess => self.keep_plain(&mut plays),
            Variant::UChessAise => {
                self.keep_plain(&mut plays);
                plays.retain(|play| self.is_safe(play));
            }
            Variant::Chess99 => {}
            Variant::Diagram => plays.retain(|play| self.is_safe(play)),
        }
        plays
    }

    /// Whether the game has ended by its men or its length, so that nothing may be played on: a
    /// king is taken, or the 99 moves are over.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        match self.variant {
            Variant::Diagram => false,
            Variant::Chess99 if self.fullmove > MOVES_99 => true,
            _ => self.fallen_king().is_some(),
        }
    }

    /// The side whose king has been taken.
    #[must_use]
    pub fn fallen_king(&self) -> Option<Side> {
        if self.variant == Variant::Diagram {
            return None;
        }
        Side::ALL
            .into_iter()
            .find(|&side| self.men.king(side).is_none())
    }

    /// Whether the side to move has no play left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.plays().is_empty()
    }

    /// Keeps the plays that three symbols name without ambiguity.
    fn keep_plain(&self, plays: &mut Vec<Play>) {
        let sentences: Vec<_> = plays.iter().map(|play| sentence(play, self.side)).collect();
        let mut at = 0;
        plays.retain(|_| {
            let mine = sentences[at];
            at += 1;
            mine.is_some() && sentences.iter().filter(|&&other| other == mine).count() == 1
        });
    }

    /// The kings of a side.
    pub fn kings(&self, side: Side) -> Cells {
        self.men
            .iter()
            .filter(|&(_, owner, man)| owner == side && man == Man::King)
            .map(|(at, ..)| at)
            .collect()
    }

    /// The kings of a side that are attacked.
    #[must_use]
    pub fn attacked_kings(&self, side: Side) -> Cells {
        let attacked = |at: &Cell| !self.attackers(*at, side.other()).is_empty();
        self.kings(side).iter().filter(attacked).collect()
    }

    /// Whether a play leaves the own kings as safe as they have to be: every one, or in a diagram
    /// all that were safe before and the one that moves.
    fn is_safe(&self, play: &Play) -> bool {
        self.endangered(play).is_empty()
    }

    /// The own kings that a play leaves attacked and may not.
    pub(in crate::rules) fn endangered(&self, play: &Play) -> Cells {
        let Some(side) = self.owner(play) else {
            return Cells::NONE;
        };
        let attacked = self.after(play).attacked_kings(side);
        if self.variant != Variant::Diagram || attacked.is_empty() {
            return attacked;
        }
        attacked & !self.attacked_kings(side)
    }

    /// What the play that led here gave to the kings of the side now to move. Where kings may be
    /// left in danger there is no mate.
    #[must_use]
    pub fn received(&self, play: &Play) -> Gives {
        if self.variant == Variant::UChess {
            return Gives::Nothing;
        }
        let mut kings = Cells::NONE;
        let mut checkers = Cells::NONE;
        for king in self.attacked_kings(self.side).iter() {
            let mut by = self.attackers(king, self.side.other());
            if self.variant == Variant::Diagram {
                // Of several kings some may have been attacked all along.
                by = by
                    .iter()
                    .filter(|&at| self.is_new(at, king, play))
                    .collect();
            }
            if !by.is_empty() {
                kings.insert(king);
            }
            checkers |= by;
        }
        let manner = match checkers.len() {
            0 => return Gives::Nothing,
            1 if checkers.has(landed(play)) => Manner::Direct,
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

    /// Whether this play, just made, has brought the attack from a square on a king: the attacker has
    /// arrived, or somebody has left the line between.
    fn is_new(&self, from: Cell, king: Cell, play: &Play) -> bool {
        let line = self.line(from, king);
        let left = play.taken().is_some_and(|(_, on)| line.has(on));
        landed(play) == from || line.has(play.from) || left
    }

    /// Whether the side of this attacked king has a play after which he is attacked no more.
    fn saves(&self, king: Cell) -> bool {
        !self.answers_for(king).is_empty()
    }

    /// The plays of the side of this king after which he is not attacked.
    #[must_use]
    pub fn answers_for(&self, king: Cell) -> Vec<Play> {
        let Some((side, _)) = self.on(king) else {
            return Vec::new();
        };
        let mut plays = self.plays();
        plays.retain(|play| {
            let now = if play.from == king { play.to } else { king };
            self.owner(play) == Some(side)
                && self.after(play).attackers(now, side.other()).is_empty()
        });
        plays
    }

    /// The squares between two on one line, without both; empty where no line joins them.
    pub(in crate::rules) fn line(&self, from: Cell, to: Cell) -> Cells {
        let sign = |a: u8, b: u8| (b > a) as i8 - (b < a) as i8;
        let (files, ranks) = (
            from.file().abs_diff(to.file()),
            from.rank().abs_diff(to.rank()),
        );
        if files != ranks && files != 0 && ranks != 0 {
            return Cells::NONE;
        }
        let step = (sign(from.file(), to.file()), sign(from.rank(), to.rank()));
        let mut line = Cells::NONE;
        let mut at = from;
        while let Some(next) = self.step(at, step).filter(|&next| next != to && next != at) {
            line.insert(next);
            at = next;
        }
        line
    }

    /// Who of the other side attacks a king after a play, and over which squares.
    fn explain(&self, play: &Play) -> Option<Barred> {
        let king = self.endangered(play).iter().next()?;
        let side = self.owner(play)?;
        let after = self.after(play);
        let from = after.attackers(king, side.other()).iter().next()?;
        let (_, man) = after.on(from)?;
        Some(Barred {
            play: *play,
            king,
            attacker: (man, from),
            line: self.line(from, king),
            pinned: play.man != Man::King && !self.attackers(king, side.other()).has(from),
        })
    }
}

impl Rules for Grid {
    fn gives(&self, play: &Play) -> Gives {
        self.after(play).received(play)
    }

    fn barred(&self) -> Vec<Barred> {
        // Where kings may be left in danger nothing is barred for their sake.
        if matches!(self.variant, Variant::UChess | Variant::Chess99) {
            return Vec::new();
        }
        let mut reach = self.reach_all();
        reach
            .retain(|play| self.variant == Variant::Diagram || self.owner(play) == Some(self.side));
        reach.iter().filter_map(|play| self.explain(play)).collect()
    }

    fn reach(&self) -> Vec<Play> {
        self.reach_all()
    }

    fn exposes(&self, play: &Play) -> bool {
        let Some(side) = self.owner(play) else {
            return false;
        };
        !self.after(play).attacked_kings(side).is_empty()
    }

    fn castling_refused(&self, wing: Wing) -> Option<Sentence> {
        castling_refused(self, wing)
    }
}

/// Where the man that may give check has landed: in castling the rook.
fn landed(play: &Play) -> Cell {
    match play.what {
        What::Castles { wing, .. } => beside(wing, play.to.rank()),
        What::CastlesWith { .. } => play.from,
        _ => play.to,
    }
}

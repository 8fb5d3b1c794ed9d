//! The hand over the board: picking up, putting down, and making the move that comes of it.

use super::{Hand, Notice, Session};
use crate::board::{Cell, Drawn, Man, Play, Role, What};
use crate::game::At;
use crate::notation::Sentence;
use crate::rules::{Position, refused, stuck};

impl Session {
    /// Whether a man who is picked up is meant to go to a square, legally or not: another of his side
    /// there would be picked up in his place, unless it is a partner to castle with.
    #[must_use]
    pub fn may_drop(&self, from: Cell, to: Cell) -> bool {
        let side = |at| self.position.on(at).map(|(side, _)| side);
        side(from) != side(to) || castling_with(&self.position, from, to).is_some()
    }

    pub(super) fn touch(&mut self, cell: Cell) {
        match self.hand {
            Hand::Lifted(from) if from == cell => self.hand = Hand::Idle,
            Hand::Lifted(from) if self.may_drop(from, cell) => self.drop_on(from, cell),
            _ if self.may_lift(cell) => self.lift(cell),
            Hand::Choosing { .. } => self.hand = Hand::Idle,
            _ => {
                if let Some(refused) = refused(&self.position, cell, cell) {
                    self.tell(refused.sentence(), Vec::new(), refused.man.is_some());
                }
            }
        }
    }

    /// Picks a man up. If he cannot move at all, the reason is told at once.
    fn lift(&mut self, cell: Cell) {
        self.hand = Hand::Lifted(cell);
        self.notice = None;
        self.pointing = None;
        if self.position.plays().iter().any(|play| play.from == cell) {
            return;
        }
        if let Some(stuck) = stuck(&self.position, cell) {
            let mut drawn = stuck.drawn();
            drawn.retain(|drawn| drawn.role != Role::Asked);
            let man = stuck.man.map_or("", Man::name);
            let mut sentence = Sentence::default().text("The ").text(man).text(" on ");
            sentence = sentence.cell(cell).text(" cannot move now. ");
            sentence = sentence.join(stuck.sentence());
            self.tell(sentence, drawn, false);
        }
    }

    fn tell(&mut self, sentence: Sentence, drawn: Vec<Drawn>, refusal: bool) {
        self.notice = Some(Notice {
            sentence,
            refusal,
            drawn,
        });
    }

    pub(super) fn drop_on(&mut self, from: Cell, to: Cell) {
        if from == to {
            return;
        }
        self.hand = Hand::Idle;
        let plays = landing(&self.position, from, to);
        match plays.as_slice() {
            [] => {
                if let Some(refused) = refused(&self.position, from, to) {
                    self.tell(refused.sentence(), refused.drawn(), true);
                }
            }
            [play] => {
                self.make(*play);
            }
            _ => self.hand = Hand::Choosing { choices: plays },
        }
    }

    /// Plays a move on the board: into the line that has it, or as a new one. `false` if it is not legal.
    pub(super) fn make(&mut self, play: Play) -> bool {
        if !self.position.plays().contains(&play) {
            return false;
        }
        if let Some(known) = self.tree().find(self.at, &play) {
            self.go(At::After(known));
            return true;
        }
        self.remember();
        let (here, end) = (self.at, self.tree().end_of_line(At::Start));
        self.revision += 1;
        let added = self.tree_mut().add(here, play);
        self.go(At::After(added));
        self.end_anew(end);
        true
    }
}

/// The king put on his rook, or in Chess 99 on any piece he may castle with, means castling.
fn castling_with(position: &Position, from: Cell, to: Cell) -> Option<Play> {
    let castles = |play: &Play| match play.what {
        What::Castles { rook: at, .. } | What::CastlesWith { at, .. } => at == to,
        _ => false,
    };
    let mut plays = position.plays().into_iter();
    plays.find(|play| play.from == from && castles(play))
}

/// The legal plays that putting a man from one square on another can mean.
pub(crate) fn landing(position: &Position, from: Cell, to: Cell) -> Vec<Play> {
    let mut plays = position.plays();
    plays.retain(|play| play.from == from && play.to == to);
    // Where the king could as well step to the square, putting him there steps.
    if !plays.iter().all(Play::is_castling) {
        plays.retain(|play| !play.is_castling());
    }
    if plays.is_empty() {
        plays.extend(castling_with(position, from, to));
    }
    plays
}

//! The hand over the board: picking up, putting down, and making the move that comes of it.

use super::{Hand, Session};
use crate::app::board::refusal;
use crate::board::{Cell, Man, Play, What};
use crate::game::At;
use crate::notation::Sentence;

impl Session {
    pub(super) fn touch(&mut self, cell: Cell) {
        let man = self.position.on(cell);
        let own = match self.hand {
            // In a diagram either side's men may be lifted, and take the other's.
            Hand::Lifted(from) => {
                let side = self.position.on(from).map(|(side, _)| side);
                side.is_some() && man.map(|(side, _)| side) == side
            }
            _ => self.position.may_lift(cell),
        };
        match self.hand {
            Hand::Lifted(from) if from == cell => self.hand = Hand::Idle,
            Hand::Lifted(from) if !own || self.castling_by_rook(from, cell).is_some() => {
                self.drop_on(from, cell);
            }
            _ if own => {
                self.hand = Hand::Lifted(cell);
                self.notice = None;
                self.pointing = None;
            }
            _ => {
                self.hand = Hand::Idle;
                if man.is_some() {
                    let side = self.position.side().name();
                    self.refuse(Sentence::default().text(format!("It is {side}'s move.")));
                }
            }
        }
    }

    /// The king put on his rook means castling.
    fn castling_by_rook(&self, from: Cell, to: Cell) -> Option<Play> {
        let castles = |play: &Play| matches!(play.what, What::Castles { rook, .. } if rook == to);
        self.position
            .plays()
            .into_iter()
            .find(|play| play.from == from && castles(play))
    }

    pub(super) fn drop_on(&mut self, from: Cell, to: Cell) {
        if from == to {
            return;
        }
        self.hand = Hand::Idle;
        let mut plays = self.position.plays();
        plays.retain(|play| play.from == from && play.to == to);
        if let (true, Some(castling)) = (plays.is_empty(), self.castling_by_rook(from, to)) {
            plays.push(castling);
        }
        match plays.as_slice() {
            [] => self.refuse(refusal(&self.position, from, to)),
            [play] => {
                self.make(*play);
            }
            // A Chess960 king may have both a step and castling to the same square.
            _ if plays.iter().all(|play| play.promotion().is_some()) => {
                self.hand = Hand::Promoting { choices: plays };
            }
            [first, ..] => {
                self.make(*first);
            }
        }
    }

    pub(super) fn promote(&mut self, man: Man) {
        if let Hand::Promoting { choices } = std::mem::take(&mut self.hand)
            && let Some(&play) = choices.iter().find(|play| play.promotion() == Some(man))
        {
            self.make(play);
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

//! The hand over the board: picking up, putting down, and making the move that comes of it.

use super::{Hand, Notice, Session};
use crate::board::{Cell, Drawn, Man, Play, Role, Variant, What};
use crate::game::At;
use crate::notation::Sentence;
use crate::rules::{refused, stuck};

impl Session {
    pub(super) fn touch(&mut self, cell: Cell) {
        let own = self.is_own(cell);
        match self.hand {
            Hand::Lifted(from) if from == cell => self.hand = Hand::Idle,
            Hand::Lifted(from) if !own || self.castling_by_rook(from, cell).is_some() => {
                self.drop_on(from, cell);
            }
            _ if own => self.lift(cell),
            Hand::Promoting { .. } => self.hand = Hand::Idle,
            _ => {
                if let Some(refused) = refused(&self.position, cell, cell) {
                    self.tell(refused.sentence(), Vec::new(), refused.man.is_some());
                }
            }
        }
    }

    /// Whether a man stands there whose turn it is; in a diagram, where any may move, one of the
    /// side of the man in the hand.
    fn is_own(&self, cell: Cell) -> bool {
        let side = match self.hand {
            _ if self.position.variant() != Variant::Diagram => Some(self.position.side()),
            Hand::Lifted(from) => self.position.on(from).map(|(side, _)| side),
            _ => None,
        };
        self.position
            .on(cell)
            .is_some_and(|(owner, _)| side.is_none_or(|side| side == owner))
    }

    /// Picks a man up. If he cannot move at all, the reason is told at once.
    fn lift(&mut self, cell: Cell) {
        self.hand = Hand::Lifted(cell);
        self.notice = None;
        self.pointing = None;
        if let Some(stuck) = stuck(&self.position, cell) {
            let mut drawn = stuck.drawn();
            drawn.retain(|drawn| drawn.role != Role::Asked);
            let man = stuck.man.map_or("", Man::name);
            let mut sentence = Sentence::default().text("The ").text(man).text(" on ");
            sentence = sentence.cell(cell).text(" cannot move now. ");
            sentence.0.append(&mut stuck.sentence().0);
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

    /// The king put on his rook means castling; in Chess 99, on any piece he castles with.
    fn castling_by_rook(&self, from: Cell, to: Cell) -> Option<Play> {
        let castles = |play: &Play| match play.what {
            What::Castles { rook: at, .. } | What::CastlesWith { at, .. } => at == to,
            _ => false,
        };
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
            [] => {
                if let Some(refused) = refused(&self.position, from, to) {
                    self.tell(refused.sentence(), refused.drawn(), true);
                }
            }
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

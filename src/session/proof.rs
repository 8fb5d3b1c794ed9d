//! Proof-reading a book's game: the user, who sees the print, says which move a printed move is.

use super::entry::{Entry, Meaning};
use super::{Column, Session, say};
use crate::board::Move;
use crate::game::At;
use crate::message::{BookChoice, Sort, key};
use crate::notation::{CATALOGUE, Notation, Sentence};

impl Session {
    /// Returns the move on the board, if it is a printed move of the book's game, and the moment
    /// before it.
    fn printed_move(&self) -> Option<(Move, At)> {
        let (leaf, At::After(id)) = (self.leaf.as_ref()?, self.at) else {
            return None;
        };
        // A variation played beside the printed moves has no printed move.
        let moment = self.at.moment();
        let known = &leaf.print.stretches;
        let mut moves = known.iter().filter(|piece| {
            let is_read = !matches!(
                piece.sort,
                Sort::Prose | Sort::Heading | Sort::Skipped | Sort::Unread
            );
            is_read && piece.moment == moment
        });
        moves.next()?;
        let node = self.tree().node(id);
        Some((node.mv, node.parent))
    }

    fn settle_here(&mut self, mv: &Move) {
        let moment = self.at.moment();
        let key = key::key(mv);
        self.settle(BookChoice { moment, key });
    }

    /// Confirms that the move on the board is the printed move, or that it belongs there.
    pub(super) fn take_as_read(&mut self) {
        match self.printed_move() {
            Some((mv, _)) => self.settle_here(&mv),
            None => self.say(say::NO_PRINTED_MOVE),
        }
    }

    /// Replaces the move on the board by the next move its print could be; after the last comes the
    /// first.
    pub(super) fn take_other(&mut self) {
        let Some((mv, _)) = self.printed_move() else {
            self.say(say::NO_PRINTED_MOVE);
            return;
        };
        let (taken, moment) = (key::key(&mv), self.at.moment());
        let leaf = self.leaf.iter();
        let remarks = leaf.flat_map(|leaf| leaf.print.remarks_at(moment));
        let ways: Vec<u32> = remarks
            .flat_map(|remark| remark.ways.iter().map(|way| way.key))
            .collect();
        let at = ways.iter().position(|&key| key == taken);
        let next = at.map_or(0, |at| (at + 1) % ways.len());
        match ways.get(next).filter(|&&key| key != taken) {
            Some(&key) => self.settle(BookChoice { moment, key }),
            None => self.say(say::NO_OTHER),
        }
    }

    /// Settles the move on the board as the typed one, read as a printed move in the position
    /// before it.
    pub(super) fn correct(&mut self) {
        let Some((_, before)) = self.printed_move() else {
            self.say(say::NO_PRINTED_MOVE);
            return;
        };
        let moment = self.at.moment();
        let leaf = self.leaf.iter();
        let mut pieces = leaf.flat_map(|leaf| &leaf.print.stretches);
        if pieces.any(|piece| piece.moment == moment && piece.sort == Sort::Unprinted) {
            self.say(say::NOT_PRINTED);
            return;
        }
        let text = self.books.reprint.trim().to_owned();
        let descriptive = CATALOGUE
            .iter()
            .filter(|row| row.notation == Notation::DESCRIPTIVE);
        let columns: Vec<_> = descriptive.map(Column::of).collect();
        let position = self.tree().position(before);
        let refused = Sentence::default();
        let refused = match Entry::read(text, &position, &columns).meaning {
            Meaning::Move { mv, .. } if !mv.passes() => {
                self.books.reprint.clear();
                self.settle_here(&mv);
                return;
            }
            Meaning::Nothing => refused.text(say::TYPE_THE_PRINT),
            Meaning::Choices { sentence, .. } | Meaning::Refused { sentence, .. } => sentence,
            Meaning::Misread { sentence, .. } => refused.text(sentence),
            _ => refused.text(say::NOT_ONE_MOVE),
        };
        self.refuse(refused);
    }
}

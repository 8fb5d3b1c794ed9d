//! What the laboratory shows of the moves to the chosen square.

use std::sync::Arc;

use super::{Laboratory, say};
use crate::board::{Drawn, Move, Piece, Role, Shape, Tint, Variant};
use crate::notation::{Barred, Sentence, Turn, forbidden};
use crate::screen::why::{Reason, reason};

/// The moves to the chosen square.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LabModel {
    /// A sentence that says what is seen, or what to do next.
    pub sentence: Sentence,
    /// The moves in the order of the squares they leave, a1 first. Of the pieces that a pawn may
    /// become, only the queen is shown.
    pub moves: Vec<LabMove>,
    /// Pieces that could reach the square, but do not count.
    pub uncounted: Vec<Uncounted>,
    /// A circle on the square, an arrow from every piece that may go there, and the attacks that
    /// keep the other pieces from it.
    pub drawn: Vec<Drawn>,
}

/// One move to the chosen square.
#[derive(Clone, Debug, PartialEq)]
pub struct LabMove {
    pub mv: Move,
    /// "knight from b1 to d2".
    pub words: String,
    /// Its name in each column, in parts, with the rule and the sentence.
    pub reasons: Vec<Reason>,
}

/// A piece that could reach the square if its own king were safe.
#[derive(Clone, Debug, PartialEq)]
pub struct Uncounted {
    pub barred: Barred,
    /// "The knight on c3 is pinned by the bishop on b4."
    pub because: Sentence,
}

impl Laboratory {
    /// Returns what is shown of the moves to the chosen square.
    #[must_use]
    pub fn model(&self) -> LabModel {
        let mut model = LabModel::default();
        let start = Sentence::default();
        let pieces = &self.editor().setup.pieces;
        let (Some(position), Some(_)) = (self.position(), pieces.iter().next()) else {
            model.sentence = start.text(say::PUT);
            return model;
        };
        let Some(target) = self.target else {
            model.sentence = start.text(say::CHOOSE);
            return model;
        };
        let color = self.color();
        let turn = position.turn_of(color);
        let mut put = |shape, role| model.drawn.push(Drawn { shape, role });
        put(Shape::Circle(target), Role::Author(Tint::Green));
        for from in Variant::Diagram.squares() {
            let shown = |mv: &&Move| {
                let queen = mv.promotion().is_none_or(|piece| piece == Piece::Queen);
                mv.from == from && mv.to == target && queen
            };
            if let Some(mv) = turn.moves.iter().find(shown) {
                put(Shape::Arrow(from, target), Role::Asked);
                model.moves.push(self.explained(mv, &turn));
            }
        }
        for barred in turn.barred() {
            let known = |other: &Uncounted| other.barred.mv.from == barred.mv.from;
            if barred.mv.to == target && !model.uncounted.iter().any(known) {
                let (_, at) = barred.attacker;
                let king = match barred.mv.piece {
                    Piece::King => target,
                    _ => barred.king,
                };
                put(Shape::Arrow(at, king), Role::Against);
                model.uncounted.push(Uncounted {
                    because: forbidden(&barred),
                    barred,
                });
            }
        }
        let own = pieces.on(target).filter(|&(owner, _)| owner == color);
        let own = own.map(|(_, piece)| piece);
        model.sentence = say::seen(color, model.moves.len(), target, own);
        model
    }

    fn explained(&self, mv: &Move, turn: &Turn<'_>) -> LabMove {
        let named = |column: &crate::session::Column| {
            let name = Arc::new(column.notation.name(mv, turn));
            reason(*column, name, mv, turn)
        };
        LabMove {
            mv: *mv,
            words: mv.describe(),
            reasons: self.columns.iter().map(named).collect(),
        }
    }
}

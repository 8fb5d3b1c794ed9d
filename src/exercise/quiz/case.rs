//! The present question as those who judge it see it, and what they share.

use super::Judgement;
use crate::board::{Color, Drawn, Move, Role, Shape, Square};
use crate::game::{GameTree, NodeId};
use crate::notation::{Named, Notation, Sentence, Turn};
use crate::rules::Position;
use crate::screen::why;

/// The present question, as those who judge see it.
pub(super) struct AskedMove<'q> {
    pub(super) notation: Notation,
    pub(super) tree: &'q GameTree,
    pub(super) before: &'q Position,
    /// The move that is asked for.
    pub(super) node: NodeId,
    pub(super) turn: Turn<'q>,
}

impl AskedMove<'_> {
    pub(super) fn play(&self) -> &Move {
        &self.tree.node(self.node).mv
    }

    pub(super) const fn color(&self) -> Color {
        self.turn.color
    }

    /// The name of a move that either side may make.
    pub(super) fn name(&self, mv: &Move) -> Named {
        let mover = self.before.mover(mv);
        if mover == self.turn.color {
            return self.notation.name(mv, &self.turn);
        }
        self.notation.name(mv, &self.before.turn_of(mover))
    }

    /// Adds the rule that made the name of the move asked for, in a few words and in a sentence.
    pub(super) fn rule(&self, sentence: Sentence, named: &Named) -> Sentence {
        let (rule, because) = why::explain(self.notation, named, self.play(), &self.turn);
        sentence.text(rule).text(". ").join(because)
    }

    /// What the quiz's notation is called in a sentence.
    pub(super) fn called(&self) -> &'static str {
        self.notation.row(self.before.variant()).spoken
    }
}

/// An answer that is none yet, and why.
pub(super) fn not_yet(words: &str) -> Judgement {
    Judgement {
        sentence: Sentence::default().text(words),
        ..Judgement::default()
    }
}

pub(super) fn arrow(mv: &Move, role: Role) -> Drawn {
    Drawn {
        shape: Shape::Arrow(mv.from, mv.to),
        role,
    }
}

pub(super) fn circle(at: Square, role: Role) -> Drawn {
    Drawn {
        shape: Shape::Circle(at),
        role,
    }
}

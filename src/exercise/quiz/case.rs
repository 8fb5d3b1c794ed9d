//! The current question as the functions that judge see it, and what these functions share.

use std::borrow::Cow;

use super::Judgement;
use crate::board::{Color, Drawn, Move, Role, Shape, Square};
use crate::game::{GameTree, NodeId};
use crate::notation::{Named, Notation, Sentence, Turn};
use crate::rules::Position;
use crate::screen::why;
use crate::words::Message;

/// The current question, as the functions that judge see it.
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

    /// Returns the name of a move that either side may make.
    pub(super) fn name(&self, mv: &Move) -> Named {
        let mover = self.before.mover(mv);
        if mover == self.turn.color {
            return self.notation.name(mv, &self.turn);
        }
        self.notation.name(mv, &self.before.turn_of(mover))
    }

    /// Adds the rule that made the name of the move asked for, in a few words and as a sentence.
    pub(super) fn rule(&self, sentence: Sentence, named: &Named) -> Sentence {
        let (rule, because) = why::explain(self.notation, named, self.play(), &self.turn);
        sentence.text(rule).text(". ").join(because)
    }

    /// Returns whether the quiz is about English descriptive notation.
    pub(super) const fn is_descriptive(&self) -> bool {
        matches!(self.notation, Notation::Descriptive(_))
    }

    /// Returns the name of the quiz's notation, as used in a sentence.
    pub(super) fn called(&self) -> Cow<'static, str> {
        self.notation.row(self.before.variant()).in_a_sentence()
    }
}

/// Returns a judgement for something that is not yet an answer, with the reason.
pub(super) fn not_yet(words: Message) -> Judgement {
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

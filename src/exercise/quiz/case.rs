//! The present question as those who judge it see it, and what they share.

use super::Judgement;
use crate::board::{Cell, Drawn, Play, Role, Shape, Side};
use crate::game::{GameTree, NodeId};
use crate::notation::{Named, Notation, Sentence, Turn};
use crate::rules::Position;
use crate::screen::why;

/// The present question, as those who judge see it.
pub(super) struct Case<'q> {
    pub(super) notation: Notation,
    pub(super) tree: &'q GameTree,
    pub(super) before: &'q Position,
    /// The move that is asked for.
    pub(super) node: NodeId,
    pub(super) turn: Turn<'q>,
}

impl Case<'_> {
    pub(super) fn play(&self) -> &Play {
        &self.tree.node(self.node).play
    }

    pub(super) const fn side(&self) -> Side {
        self.turn.side
    }

    /// The name of a play that either side may make.
    pub(super) fn name(&self, play: &Play) -> Named {
        let mover = self.before.mover(play);
        if mover == self.turn.side {
            return self.notation.name(play, &self.turn);
        }
        self.notation.name(play, &self.before.turn_of(mover))
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

pub(super) fn arrow(play: &Play, role: Role) -> Drawn {
    Drawn {
        shape: Shape::Arrow(play.from, play.to),
        role,
    }
}

pub(super) fn circle(at: Cell, role: Role) -> Drawn {
    Drawn {
        shape: Shape::Circle(at),
        role,
    }
}

//! What the notations ask about a move, found out once for all of them.
//!
//! | asked of 1. e4 e5 2. Nf3 | answer |
//! |---|---|
//! | what it gives | nothing |
//! | the legal moves that "a knight moved to a square of the third rank" fits as well | Nb1–c3, Nb1–a3, Ng1–h3 |
//! | the forbidden ones | none |
//! | which form of short algebraic will do, whatever its letters | the first, by [`Rule::NoneNeeded`] |

use std::cell::{Cell, OnceCell};

use super::claim::Claim;
use super::form::{Rule, Wording};
use super::turn::{Barred, Gives, Turn};
use crate::board::Move;

/// A move of a turn, to be named in as many notations as need be.
pub struct Ply<'t> {
    pub mv: &'t Move,
    pub turn: &'t Turn<'t>,
    gives: OnceCell<Gives>,
    /// The other legal moves of pieces of its kind. Every form says what moves, so no others are ever meant.
    alike: OnceCell<Vec<Move>>,
    /// Those that their own king forbids.
    barred: OnceCell<Vec<Barred>>,
    chosen: [Cell<Option<Chosen>>; Family::COUNT],
}

/// Notations whose forms of a move claim the same, one after the other, and differ in letters and signs: where
/// one of them has chosen a form the others need not judge again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    Short,
    Strict,
    Classic,
    Continental,
}

impl Family {
    const COUNT: usize = 4;
}

/// Which form of a move is its name, counted from nought, and by which rule.
pub(super) type Chosen = (usize, Rule);

impl<'t> Ply<'t> {
    /// The move, which should be one of `turn.moves`.
    #[must_use]
    pub const fn new(mv: &'t Move, turn: &'t Turn<'t>) -> Ply<'t> {
        Ply {
            mv,
            turn,
            gives: OnceCell::new(),
            alike: OnceCell::new(),
            barred: OnceCell::new(),
            chosen: [const { Cell::new(None) }; Family::COUNT],
        }
    }

    /// Where the form is kept that a notation of the family has chosen.
    pub(super) const fn chosen(&self, family: Family) -> &Cell<Option<Chosen>> {
        &self.chosen[family as usize]
    }

    /// What it gives to the opposing king.
    pub(super) fn gives(&self) -> Gives {
        *self.gives.get_or_init(|| self.turn.gives(self.mv))
    }

    /// The other legal moves of which all this is true.
    pub(super) fn rivals(&self, said: &[Claim]) -> impl Iterator<Item = &Move> {
        let alike = self.alike().iter();
        alike.filter(|mv| said.iter().all(|claim| claim.holds(mv, self.turn)))
    }

    /// The rule of a form that will do, as no other legal move fits it.
    pub(super) fn settles(&self, form: &Wording<'_>) -> Option<Rule> {
        let says = (form.says)();
        if self.rivals(&says).next().is_some() {
            return None;
        }
        let said = form.in_full.map_or(says, |(says, _)| says());
        Some(self.rule(form, &said))
    }

    /// The rule of a form that will do and in the end says this, when all is known of the moves that do not
    /// count.
    pub(super) fn rule(&self, form: &Wording<'_>, said: &[Claim]) -> Rule {
        if self.by_mark(said).next().is_some() {
            Rule::CheckMark
        } else if form.is_plain() && self.barred(said).next().is_some() {
            Rule::Pinned
        } else if form.is_plain() && form.in_full.is_some() {
            Rule::HouseStyle
        } else {
            form.rule
        }
    }

    /// The other legal moves that only the marks rule out, where no other is left with them.
    pub(super) fn by_mark(&self, said: &[Claim]) -> impl Iterator<Item = &Move> {
        let marked = said.iter().any(Claim::is_mark);
        let alike = if marked { self.alike() } else { &[] };
        alike.iter().filter(|mv| self.fits_without_marks(said, mv))
    }

    /// The moves of which all this would be true, and which the own king forbids. What a move gives that
    /// cannot be made is unknown, so marks do not count here.
    pub(super) fn barred(&self, said: &[Claim]) -> impl Iterator<Item = &Barred> {
        let barred = || self.turn.barred_of(self.mv.piece);
        let barred = self.barred.get_or_init(barred).iter();
        barred.filter(|barred| {
            (barred.mv.from != self.mv.from || barred.mv.to != self.mv.to)
                && self.fits_without_marks(said, &barred.mv)
        })
    }

    fn fits_without_marks(&self, said: &[Claim], mv: &Move) -> bool {
        said.iter()
            .all(|claim| claim.is_mark() || claim.holds(mv, self.turn))
    }

    fn alike(&self) -> &[Move] {
        let is_alike = |mv: &&Move| mv.piece == self.mv.piece && *mv != self.mv;
        self.alike.get_or_init(|| {
            let moves = &self.turn.moves;
            let mut alike = Vec::with_capacity(moves.len());
            alike.extend(moves.iter().filter(is_alike).copied());
            alike
        })
    }
}

//! Facts about a move that notations ask for, computed once for all of them.
//!
//! | asked of 1. e4 e5 2. Nf3 | answer |
//! |---|---|
//! | its effect on the opposing king | nothing |
//! | the legal moves that "a knight moved to a square of the third rank" fits as well | Nb1–c3, Nb1–a3, Ng1–h3 |
//! | the forbidden ones | none |
//! | which form of short algebraic is enough, in any letters | the first, by [`Rule::NoneNeeded`] |

use std::cell::{Cell, OnceCell};

use super::claim::Claim;
use super::form::{Rule, Wording};
use super::turn::{Barred, Gives, Turn};
use crate::board::Move;

/// A move of a turn, to be named in any number of notations.
pub struct Ply<'t> {
    /// Move that is named.
    pub mv: &'t Move,
    /// Turn of the move.
    pub turn: &'t Turn<'t>,
    gives: OnceCell<Gives>,
    /// Other legal moves of the same kind of piece. Every form names the kind, so no others can be
    /// meant.
    alike: OnceCell<Vec<Move>>,
    /// Moves of the same kind of piece that would leave their king attacked.
    barred: OnceCell<Vec<Barred>>,
    chosen: [Cell<Option<Chosen>>; Family::COUNT],
}

/// Notations whose forms of a move make the same claims in the same order and differ only in
/// letters and signs. Once one of them has chosen a form, the others need not judge again.
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

/// The index, counted from 0, of the form that is the name, and the rule of the name.
pub(super) type Chosen = (usize, Rule);

impl<'t> Ply<'t> {
    /// Wraps a move, which should be one of `turn.moves`.
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

    /// Returns the cell with the form that a notation of the family has chosen.
    pub(super) const fn chosen(&self, family: Family) -> &Cell<Option<Chosen>> {
        &self.chosen[family as usize]
    }

    /// Returns the effect of the move on the opposing king.
    #[must_use]
    pub fn gives(&self) -> Gives {
        *self.gives.get_or_init(|| self.turn.gives(self.mv))
    }

    /// Returns whether a piece of the same kind could move from another square.
    pub(super) fn has_company(&self) -> bool {
        self.alike().iter().any(|mv| mv.from != self.mv.from)
    }

    /// Returns the other legal moves that fit all these claims.
    pub(super) fn rivals(&self, said: &[Claim]) -> impl Iterator<Item = &Move> {
        let alike = self.alike().iter();
        alike.filter(|mv| said.iter().all(|claim| claim.holds(mv, self.turn)))
    }

    /// Returns the rule of a form if no other legal move fits it.
    pub(super) fn settles(&self, form: &Wording<'_>) -> Option<Rule> {
        let says = (form.says)();
        if self.rivals(&says).next().is_some() {
            return None;
        }
        let said = form.in_full.map_or(says, |(says, _)| says());
        Some(self.rule(form, &said))
    }

    /// Returns the rule of a form that is enough and is written with these claims. It takes into
    /// account the moves that do not count as rivals.
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

    /// Returns the other legal moves that only the marks rule out, for claims that no other move
    /// fits.
    pub(super) fn by_mark(&self, said: &[Claim]) -> impl Iterator<Item = &Move> {
        let marked = said.iter().any(Claim::is_mark);
        let alike = if marked { self.alike() } else { &[] };
        alike.iter().filter(|mv| self.fits_without_marks(said, mv))
    }

    /// Returns the moves that fit all these claims but would leave their king attacked. Marks do
    /// not count here, because the effect of a move that cannot be made is unknown.
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

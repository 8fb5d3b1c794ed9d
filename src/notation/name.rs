//! Writing a move so that no reader can mistake it, and saying why it is written so.
//!
//! A notation offers its forms of a move, shortest first. The first that, read back, fits no other
//! legal move is the name. The forms passed over, with the moves they could have meant, are the
//! explanation; no notation holds any disambiguation logic of its own. A style that says more than
//! it has to finds the shortest name in the same way, and then writes it in full.

use super::Notation;
use super::claim::{Kind, Reading, Tolerance};
use super::form::{Form, Rule};
use super::null;
use super::turn::{Barred, Turn};
use super::verdict::{Verdict, judge};
use crate::board::Move;

/// A move written so that a reader cannot mistake it, and the shorter forms that were not enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub reading: Reading,
    pub rule: Rule,
    /// The shortest name that would do, where the style writes more than that.
    pub shortest: Option<Reading>,
    /// The shorter forms, shortest first.
    pub rejected: Vec<Rejected>,
    /// Moves that the name fits and the own king forbids: rivals that do not count.
    pub barred: Vec<Barred>,
    /// Moves that only the mark (`ch`, its absence, `e.p.`) rules out.
    pub by_mark: Vec<Move>,
    /// Other legal moves that even the longest form fits. Empty in every notation here, three-symbol
    /// sentences outside U-chess aside; kept so that a new notation cannot hide such a fault.
    pub still: Vec<Move>,
}

/// A form that a reader could have mistaken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    pub text: String,
    /// The other moves it fits; the move meant is not among them.
    pub could_mean: Vec<Move>,
}

impl Notation {
    /// Names a move of this turn. `mv` should be one of `turn.moves` or a null move; naming never fails.
    #[must_use]
    pub fn name(&self, mv: &Move, turn: &Turn<'_>) -> Named {
        if mv.passes() {
            return Named::plain(null::reading(null::WRITTEN), Rule::NullMove);
        }
        let mut rejected = Vec::new();
        let mut last = None;
        for form in self.forms(mv, turn) {
            let reading = match self.read(&form.text, turn, Tolerance::Strict) {
                Ok(reading) => reading,
                Err(misread) => {
                    // A form its own reader refuses is a fault of ours, which the round-trip tests
                    // exclude; in the field the next form is better than none.
                    debug_assert!(
                        false,
                        "{self:?} cannot read its own {}: {misread}",
                        form.text
                    );
                    continue;
                }
            };
            match judge(&reading, turn) {
                Verdict::One { mv: found, .. } if found == *mv => {
                    return self.settled(form, reading, rejected, mv, turn);
                }
                Verdict::Many(mut moves) => {
                    moves.retain(|other| other != mv);
                    rejected.push(Rejected {
                        text: form.text,
                        could_mean: moves,
                    });
                    last = Some((form.rule, reading));
                }
                verdict => debug_assert!(false, "{} does not say {mv:?}: {verdict:?}", form.text),
            }
        }
        let still = rejected.pop().map_or_else(Vec::new, |r| r.could_mean);
        let (rule, reading) = last.unwrap_or_else(|| {
            let empty = Reading {
                text: mv.describe(),
                parts: Vec::new(),
            };
            (Rule::Full, empty)
        });
        Named {
            rejected,
            still,
            ..Named::plain(reading, rule)
        }
    }

    /// The name is found; what remains is to write it as the style does, and to say which rivals did
    /// not count.
    fn settled(
        &self,
        form: Form,
        mut reading: Reading,
        rejected: Vec<Rejected>,
        mv: &Move,
        turn: &Turn<'_>,
    ) -> Named {
        let mut rule = form.rule;
        let mut shortest = None;
        let full = form
            .in_full
            .map(|text| self.read(&text, turn, Tolerance::Strict));
        debug_assert!(
            !matches!(full, Some(Err(_))),
            "{self:?} cannot read what it writes: {full:?}"
        );
        if let Some(Ok(full)) = full {
            shortest = Some(std::mem::replace(&mut reading, full));
            if matches!(rule, Rule::NoneNeeded | Rule::SideDropped) {
                rule = Rule::HouseStyle;
            }
        }
        let mut barred = Vec::new();
        if matches!(
            rule,
            Rule::NoneNeeded | Rule::SideDropped | Rule::HouseStyle
        ) {
            barred = turn.barred();
            // Effects of a move that cannot be made are unknown, so marks do not count here.
            let bare = without_marks(&reading);
            barred.retain(|b| b.mv.from != mv.from || b.mv.to != mv.to);
            barred.retain(|b| bare.fits(&b.mv, turn));
            if !barred.is_empty() {
                rule = Rule::Pinned;
            }
        }
        let mut by_mark = Vec::new();
        let marked = |part: &super::claim::Part| part.binding && is_mark(part.kind, part.claim);
        if reading.parts.iter().any(marked)
            && let Verdict::Many(mut moves) = judge(&without_marks(&reading), turn)
        {
            moves.retain(|other| other != mv);
            by_mark = moves;
            rule = Rule::CheckMark;
        }
        Named {
            reading,
            rule,
            shortest,
            rejected,
            barred,
            by_mark,
            still: Vec::new(),
        }
    }
}

fn is_mark(kind: Kind, claim: Option<super::Claim>) -> bool {
    use super::Claim;
    matches!(kind, Kind::Check | Kind::EnPassant)
        || matches!(claim, Some(Claim::Gives(_) | Claim::EnPassant(_)))
}

/// The reading without what the marks say.
fn without_marks(reading: &Reading) -> Reading {
    let mut bare = reading.clone();
    bare.parts.retain(|part| !is_mark(part.kind, part.claim));
    bare
}

impl Named {
    /// A name of which there is no more to be said.
    const fn plain(reading: Reading, rule: Rule) -> Named {
        Named {
            reading,
            rule,
            shortest: None,
            rejected: Vec::new(),
            barred: Vec::new(),
            by_mark: Vec::new(),
            still: Vec::new(),
        }
    }

    /// The moves that would become possible if this part (an index into the reading's parts) were
    /// left out: the reason it is there. Empty for a part that could be spared.
    #[must_use]
    pub fn without(&self, part: usize, turn: &Turn<'_>) -> Vec<Move> {
        let mut reading = self.reading.clone();
        if part >= reading.parts.len() {
            return Vec::new();
        }
        reading.parts.remove(part);
        turn.moves
            .iter()
            .filter(|mv| reading.fits(mv, turn) && !self.reading.fits(mv, turn))
            .copied()
            .collect()
    }
}

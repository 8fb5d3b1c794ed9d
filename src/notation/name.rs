//! Writing a move so that no reader can mistake it, and saying why it is written so.
//!
//! A notation offers its forms of a move, shortest first. The first of which no other legal move
//! makes all claims true is the name. The forms passed over, with the moves they could have meant, are the
//! explanation; no notation holds any disambiguation logic of its own. A style that says more than
//! it has to finds the shortest name in the same way, and then writes it in full.
//!
//! | asked for | by |
//! |---|---|
//! | the text | [`Notation::text`] |
//! | the text and the rule behind it | [`Notation::write`], with what the notations share in a [`Ply`] |
//! | all that explains it as well | [`Notation::name`] |

use std::cell::Cell;

use super::Notation;
use super::claim::{Claim, Reading, Tolerance};
use super::form::{Form, Rule, Says, Wording, Writes};
use super::null;
use super::ply::Ply;
use super::turn::{Barred, Turn};
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
    /// Every way to write this move, the shortest first.
    #[must_use]
    pub fn forms(&self, mv: &Move, turn: &Turn<'_>) -> Vec<Form> {
        let mut forms = Vec::new();
        self.offer(&Ply::new(mv, turn), &mut |form| {
            forms.push(Form {
                text: written(form.write),
                rule: form.rule,
            });
            false
        });
        forms
    }

    /// Adds the move's name to `out`, and says by which rule it is that. What explains the name is not looked
    /// for.
    pub fn write(&self, ply: &Ply<'_>, out: &mut String) -> Rule {
        if ply.mv.passes() {
            out.push_str(null::WRITTEN);
            return Rule::NullMove;
        }
        let kept = self.family().map(|family| ply.chosen(family));
        let known = kept.and_then(Cell::get);
        let (mut chosen, mut at) = (None, 0);
        self.offer(ply, &mut |form| {
            let rule = match known {
                Some((index, rule)) => (index == at).then_some(rule),
                None if form.is_only() => Some(form.rule),
                None => ply.settles(form),
            };
            chosen = rule.map(|rule| (at, rule));
            if rule.is_some() {
                form.finish(out);
            }
            at += 1;
            rule.is_some()
        });
        if let Some(kept) = kept {
            kept.set(chosen);
        }
        chosen.map_or_else(|| self.write_longest(ply, out), |(_, rule)| rule)
    }

    /// What remains where no form will do: the last.
    fn write_longest(&self, ply: &Ply<'_>, out: &mut String) -> Rule {
        let Form { text, rule } = self.forms(ply.mv, ply.turn).pop().unwrap_or_else(|| Form {
            text: ply.mv.describe(),
            rule: Rule::Full,
        });
        out.push_str(&text);
        rule
    }

    /// The move's name alone.
    #[must_use]
    pub fn text(&self, mv: &Move, turn: &Turn<'_>) -> String {
        let mut text = String::new();
        self.write(&Ply::new(mv, turn), &mut text);
        text
    }

    /// Names a move of this turn. `mv` should be one of `turn.moves` or a null move; naming never fails.
    #[must_use]
    pub fn name(&self, mv: &Move, turn: &Turn<'_>) -> Named {
        if mv.passes() {
            return Named::plain(null::reading(null::WRITTEN), Rule::NullMove);
        }
        let ply = Ply::new(mv, turn);
        let mut rejected: Vec<Rejected> = Vec::new();
        let mut named = None;
        let mut last = Rule::Full;
        self.offer(&ply, &mut |form| {
            let says = (form.says)();
            let could_mean: Vec<Move> = ply.rivals(&says).copied().collect();
            let settled = could_mean.is_empty();
            if settled {
                named = Some(self.settled(form, std::mem::take(&mut rejected), &ply));
            } else {
                let text = written(form.write);
                debug_assert!(self.is_understood(&text, &says, &ply), "{text}");
                rejected.push(Rejected { text, could_mean });
                last = form.rule;
            }
            settled
        });
        named.unwrap_or_else(|| {
            let (reading, still) = match rejected.pop() {
                Some(Rejected { text, could_mean }) => (self.own(text, turn), could_mean),
                None => (unread(mv.describe()), Vec::new()),
            };
            Named {
                rejected,
                still,
                ..Named::plain(reading, last)
            }
        })
    }

    /// The name is found; what remains is to write it as the style does, and to say which rivals did
    /// not count.
    fn settled(&self, form: &Wording<'_>, rejected: Vec<Rejected>, ply: &Ply<'_>) -> Named {
        let read = |says: Says<'_>, write: Writes<'_>| {
            let text = written(write);
            debug_assert!(self.is_understood(&text, &says(), ply), "{text}");
            self.own(text, ply.turn)
        };
        let shortest = read(form.says, form.write);
        let (reading, shortest) = match form.in_full {
            Some((says, write)) => (read(says, write), Some(shortest)),
            None => (shortest, None),
        };
        let said = form.said();
        let barred = match form.is_plain() {
            true => ply.barred(&said).copied().collect(),
            false => Vec::new(),
        };
        Named {
            reading,
            rule: ply.rule(form, &said),
            shortest,
            rejected,
            barred,
            by_mark: ply.by_mark(&said).copied().collect(),
            still: Vec::new(),
        }
    }

    /// A text of our own writing, read.
    fn own(&self, text: String, turn: &Turn<'_>) -> Reading {
        let reading = self.read(&text, turn, Tolerance::Strict);
        reading.unwrap_or_else(|_| unread(text))
    }

    /// Whether a strict reader makes of the text what the form says: the law between writers and readers,
    /// which every name is held to wherever debug assertions are on.
    fn is_understood(&self, text: &str, said: &[Claim], ply: &Ply<'_>) -> bool {
        let turn = ply.turn;
        self.read(text, turn, Tolerance::Strict)
            .is_ok_and(|reading| {
                let others = turn.moves.iter().filter(|mv| *mv != ply.mv);
                let rivals = others.filter(|mv| reading.fits(mv, turn));
                reading.fits(ply.mv, turn) && rivals.eq(ply.rivals(said))
            })
    }
}

/// A text of which nothing is known, such as stands for a move without a form.
const fn unread(text: String) -> Reading {
    Reading {
        text,
        parts: Vec::new(),
    }
}

/// What is written.
fn written(write: Writes<'_>) -> String {
    let mut text = String::new();
    write(&mut text);
    text
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

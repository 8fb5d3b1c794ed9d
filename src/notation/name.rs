//! Writes a move so that no reader can mistake it, and says why it is written that way.
//!
//! A notation offers its forms of a move, shortest first. The first form whose claims fit no other
//! legal move is the name. The rejected forms, with the moves they could have meant, are the
//! explanation. No notation contains any disambiguation logic. A style that writes more than it has
//! to finds the shortest name in the same way, and then writes it in full.
//!
//! | asked for | by |
//! |---|---|
//! | the text | [`Notation::text`] |
//! | the text and the rule behind it | [`Notation::write`], with what the notations share in a [`Ply`] |
//! | the text, the rule, and how many moves a shorter text could mean | [`Notation::write_counted`] |
//! | the text with its explanation | [`Notation::name`] |

use std::cell::Cell;

use super::Notation;
use super::claim::{Claim, Reading, Tolerance};
use super::form::{ClaimsFn, Form, Rule, Wording, WriteFn};
use super::null;
use super::ply::Ply;
use super::turn::{Barred, Turn};
use crate::board::Move;

/// A move written so that a reader cannot mistake it, and the shorter forms that were not enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// Name, read by the strict reader of its notation.
    pub reading: Reading,
    /// Rule that decided what the name contains.
    pub rule: Rule,
    /// Shortest name that is enough, if the style writes more than that.
    pub shortest: Option<Reading>,
    /// Shorter forms that were not enough, shortest first.
    pub rejected: Vec<Rejected>,
    /// Moves that the name fits but that would leave their king attacked, so they do not count as
    /// rivals.
    pub barred: Vec<Barred>,
    /// Moves that only the mark (`ch`, its absence, `e.p.`) rules out.
    pub by_mark: Vec<Move>,
    /// Other legal moves that even the longest form fits. It is empty in every notation here,
    /// except for three-symbol sentences outside U-chess. It is kept so that a new notation cannot
    /// hide such a fault.
    pub still: Vec<Move>,
}

/// A form that a reader could have mistaken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// Move as this form writes it.
    pub text: String,
    /// Other moves that it fits, without the move meant.
    pub could_mean: Vec<Move>,
}

/// The rule behind a name, and the number of other moves that the shortest form fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Rule that decided what the name contains.
    pub rule: Rule,
    /// Other legal moves that the shortest form fits.
    pub rivals: usize,
    /// Moves that the shortest form, as the style writes it, fits too, and that are not legal only because
    /// their piece is pinned.
    pub pinned: usize,
}

impl Notation {
    /// Returns every way to write this move, the shortest first.
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

    /// Appends the move's name to `out` and returns the rule that decided it. The explanation of
    /// the name is not computed.
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

    /// Appends the move's name to `out`, and counts the moves that the shortest form could have
    /// meant. This is a part of what [`Notation::name`] explains, in a tenth of the time.
    pub fn write_counted(&self, ply: &Ply<'_>, out: &mut String) -> Counted {
        let (mut rivals, mut pinned) = (0, 0);
        let rule = self.write(ply, out);
        if !ply.mv.passes() {
            self.offer(ply, &mut |form| {
                // A move that has only one form has no rivals.
                if !form.is_only() {
                    let says = (form.says)();
                    rivals = ply.rivals(&says).count();
                    let said = form.said();
                    pinned = ply.barred(&said).filter(|barred| barred.pinned).count();
                }
                true
            });
        }
        Counted {
            rule,
            rivals,
            pinned,
        }
    }

    /// Appends the last form, for a move that no form names without ambiguity.
    fn write_longest(&self, ply: &Ply<'_>, out: &mut String) -> Rule {
        let Form { text, rule } = self.forms(ply.mv, ply.turn).pop().unwrap_or_else(|| Form {
            text: ply.mv.describe(),
            rule: Rule::Full,
        });
        out.push_str(&text);
        rule
    }

    /// Returns only the move's name.
    #[must_use]
    pub fn text(&self, mv: &Move, turn: &Turn<'_>) -> String {
        let mut text = String::new();
        self.write(&Ply::new(mv, turn), &mut text);
        text
    }

    /// Names a move of this turn. `mv` should be one of `turn.moves` or a null move; naming never
    /// fails.
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

    /// Builds the result from the form that was found: writes it as the style does, and collects
    /// the rivals that did not count.
    fn settled(&self, form: &Wording<'_>, rejected: Vec<Rejected>, ply: &Ply<'_>) -> Named {
        let read = |says: ClaimsFn<'_>, write: WriteFn<'_>| {
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

    /// Reads a text that this notation has written.
    fn own(&self, text: String, turn: &Turn<'_>) -> Reading {
        let reading = self.read(&text, turn, Tolerance::Strict);
        reading.unwrap_or_else(|_| unread(text))
    }

    /// Returns whether a strict reader finds the same moves in the text as the claims of the form.
    /// Every name is held to this law between writers and readers wherever debug assertions are on.
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

/// Returns a reading without parts, for a move that has no form.
const fn unread(text: String) -> Reading {
    Reading {
        text,
        parts: Vec::new(),
    }
}

/// Returns what a writer writes.
fn written(write: WriteFn<'_>) -> String {
    let mut text = String::new();
    write(&mut text);
    text
}

impl Named {
    /// Makes a name without an explanation.
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

    /// Returns the moves that would fit as well if this part (an index into the reading's parts)
    /// were left out, which is the reason for the part. It is empty for a part that could be
    /// spared.
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

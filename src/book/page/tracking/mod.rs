//! Follows the games through a text, turn by turn, and decides which row belongs to which game.
//!
//! A game begins with a score or a phrase, goes on with those in which its next move is due, and
//! ends at a heading. [`decisions`] decides what becomes of each turn.
//!
//! | file | what it does | example |
//! |---|---|---|
//! | `game_draft` | a game being assembled, and the move expected next | `1. P-K4` taken → Black's first move |
//! | `lookahead` | what follows in the text | `12. ... B` further on: this turn belongs to another line of play |
//! | `decisions` | what becomes of a turn in a game under way | `1. A  B` again → a new game |

pub(super) mod decisions;
pub(super) mod game_draft;
mod lookahead;

use std::ops::Range;

use crate::board::Color;
use crate::book::page::elements::{PageElement, Prose, ScoreBlock};
use crate::book::page::headings::{self, outcome};
use crate::book::page::limits;
use crate::book::page::moves::{footnote_marks, shape};
use crate::book::page::positions::{pgn_tags, shown_positions};
use crate::book::page::rows::{Half, ScoreTurn};
use crate::book::page::running::Phrase;
use crate::game::Outcome;
use crate::notation::arrange;
use decisions::{TurnDecision, TurnPlace};
use game_draft::GameDraft;
use lookahead::{Ahead, last_number};

/// Returns the games of the text, and what looks like games, ordered by where they begin.
pub(in crate::book::page) fn drafts(text: &str, elements: &[PageElement]) -> Vec<GameDraft> {
    let mut tracker = Tracker {
        text,
        elements,
        open: Vec::new(),
        done: Vec::new(),
        diagram: false,
    };
    for (index, element) in elements.iter().enumerate() {
        match element {
            PageElement::Score(score) => tracker.score(index, score),
            PageElement::Prose(prose) => tracker.prose(index, prose),
            PageElement::Diagram => tracker.diagram = true,
            PageElement::Rule => {}
        }
    }
    tracker.close();
    tracker.done.retain(|draft| !draft.moves.is_empty());
    arrange(&mut tracker.done, |draft| (draft.start(), 0));
    tracker.done
}

struct Tracker<'t> {
    text: &'t str,
    elements: &'t [PageElement],
    /// The games under way, side by side.
    open: Vec<GameDraft>,
    done: Vec<GameDraft>,
    /// Whether a diagram stood after the last heading and the last start of a game.
    diagram: bool,
}

impl<'t> Tracker<'t> {
    /// Returns a view of the text for looking further on.
    const fn ahead(&self) -> Ahead<'t> {
        Ahead {
            text: self.text,
            elements: self.elements,
        }
    }

    fn close(&mut self) {
        self.done.append(&mut self.open);
    }

    fn begin(&mut self, turn: &ScoreTurn, element: usize, flows: bool) -> GameDraft {
        let draft = GameDraft::new(turn, element, flows, self.diagram);
        self.diagram = false;
        draft
    }

    fn score(&mut self, index: usize, score: &ScoreBlock) {
        let several = score.strands.len() > 1;
        if several && (self.open.len() != score.strands.len() || !self.all_due(score)) {
            self.close();
        }
        if score.flows && !self.open.is_empty() && self.open.iter().all(|draft| !draft.flows) {
            // A paragraph of nothing but moves may belong to the notes.
            let first = score.strands.first().and_then(|strand| strand.first());
            let due = first.is_some_and(|turn| {
                turn.number.is_some() && self.open.iter().any(|draft| draft.due(turn))
            });
            let last = last_number(score.strands[0].iter());
            let begins = first.is_some_and(ScoreTurn::begins_game)
                && !self.ahead().resumes(index, &self.open, last);
            if !due && !begins {
                self.note(score.span.clone());
                return;
            }
        }
        let diagram = self.diagram;
        for (at, strand) in score.strands.iter().enumerate() {
            self.diagram = diagram;
            let mut draft = if several {
                (self.open.len() > at).then(|| self.open.remove(at))
            } else {
                self.open_for(strand)
            };
            for number in 0..strand.len() {
                let place = TurnPlace {
                    index,
                    column: at,
                    strand,
                    number,
                    flows: score.flows,
                };
                draft = self.turn(draft, place);
            }
            if let Some(mut draft) = draft {
                // A game whose first moves stand on lines of their own may run on.
                let plies: usize = strand.iter().map(|turn| turn.halves().count()).sum();
                draft.flows |= score.flows && plies > limits::MENTIONED_PLIES;
                self.open.insert(at.min(self.open.len()), draft);
            }
        }
        if !several && self.open.len() > 1 {
            return; // Two games were under way, and one goes on alone.
        }
        self.diagram = false;
    }

    fn all_due(&self, score: &ScoreBlock) -> bool {
        let firsts = score.strands.iter().map(|strand| strand.first());
        self.open
            .iter()
            .zip(firsts)
            .all(|(draft, turn)| turn.is_some_and(|turn| draft.due(turn)))
    }

    /// Takes out and returns the game under way that the strand continues.
    fn open_for(&mut self, strand: &[ScoreTurn]) -> Option<GameDraft> {
        let first = strand.first()?;
        let due = self.open.iter().position(|draft| draft.due(first));
        match due {
            Some(at) => Some(self.open.remove(at)),
            None if self.open.is_empty() => None,
            None => Some(self.open.remove(0)),
        }
    }

    /// Applies a turn of a strand to the game under way, and returns the game that is under way
    /// then.
    fn turn(&mut self, draft: Option<GameDraft>, place: TurnPlace) -> Option<GameDraft> {
        let TurnPlace { index, flows, .. } = place;
        let turn = place.turn();
        if turn.first.is_none() {
            // A turn such as `40. Resigns.`, or White's dots alone.
            let mut draft = draft;
            if let (Some(draft), Some(tail)) = (&mut draft, &turn.tail) {
                draft.note(tail.clone());
            }
            return draft;
        }
        let Some(mut draft) = draft else {
            let mut draft = self.begin(turn, index, flows);
            draft.column = place.column;
            draft.take(turn, index);
            return Some(draft);
        };
        match self.ahead().doing(&draft, place) {
            TurnDecision::Take => draft.take(turn, index),
            TurnDecision::Leap => draft.leap(turn, index),
            TurnDecision::Twice => draft.take_twice(turn, index),
            TurnDecision::Correct => {
                draft.elements.1 = index;
                draft.push(turn);
            }
            TurnDecision::Second => {
                draft.elements.1 = index;
                if let Some(half) = &turn.second {
                    draft.half(half, turn.number);
                }
                draft.tail(turn);
            }
            TurnDecision::Pass => {
                draft.aside = turn.number;
                turn.span().into_iter().for_each(|span| draft.note(span));
                let halves = || turn.halves().map(|half| half.span.clone());
                if place.number > 0 && !flows && self.is_stray(turn) {
                    let before = draft.moves.len();
                    draft.again.extend(halves().map(|half| (before, half)));
                }
                draft.passed.extend(halves());
            }
            doing @ (TurnDecision::Restart | TurnDecision::Tear) => {
                if doing == TurnDecision::Tear {
                    draft.tear(flows);
                }
                self.done.push(draft);
                let mut next = self.begin(turn, index, flows);
                next.torn = doing == TurnDecision::Tear;
                next.take(turn, index);
                return Some(next);
            }
        }
        Some(draft)
    }

    /// Whether the turn is a single move without a number.
    fn is_stray(&self, turn: &ScoreTurn) -> bool {
        let whole = |half: &Half| {
            let words = self.text[half.span.clone()].trim_end_matches(['.', ' ']);
            shape::play(words).is_some_and(|shaped| shaped.length == words.len())
        };
        let first = turn.first.as_ref().filter(|_| turn.number.is_none());
        turn.second.is_none() && first.is_some_and(whole)
    }

    fn note(&mut self, span: Range<usize>) {
        let words = &self.text[span.clone()];
        if let Some(draft) = self.open.last_mut() {
            // Words far behind the last move do not say how its game ended.
            let last = draft.moves.len();
            let behind = draft.notes.iter().rev().take(limits::ENDING_NOTES);
            if behind.filter(|(before, _)| *before == last).count() < limits::ENDING_NOTES {
                draft.ended |= outcome::outcome(words, Color::White, false) != Outcome::Open;
            }
            draft.note(span);
        }
    }

    fn prose(&mut self, index: usize, prose: &Prose) {
        let words = &self.text[prose.span.clone()];
        let position = words.starts_with("Position") && words.contains("White");
        if headings::is_strong(words) || position {
            self.close();
            self.diagram = position;
        }
        let mut told = prose.span.start;
        let mut torn = false;
        for (at, phrase) in prose.phrases.iter().enumerate() {
            let went_on = !self.open.is_empty();
            // Behind a gap the moves go on, though not with the move that is due.
            let taken = self.takes(index, prose, at)
                || torn && self.open.last().is_some_and(|draft| draft.flows);
            torn = taken && phrase.torn;
            if taken {
                let between = told..phrase.span.start;
                match self.done.last_mut() {
                    Some(ended) if self.open.is_empty() && went_on => ended.note(between),
                    _ => self.note(between),
                }
                let mut draft = self.open.pop();
                for number in 0..phrase.turns.len() {
                    let place = TurnPlace {
                        index,
                        column: 0,
                        strand: &phrase.turns,
                        number,
                        flows: true,
                    };
                    draft = self.turn(draft, place);
                }
                self.open.extend(draft);
                told = phrase.span.end;
            }
        }
        if told < prose.span.end && !self.open.is_empty() {
            self.note(told..prose.span.end);
        }
    }

    /// Whether tags or a position stand directly above the element.
    fn placed(&self, index: usize) -> bool {
        match index.checked_sub(1).map(|before| &self.elements[before]) {
            Some(PageElement::Prose(prose)) => {
                let words = &self.text[prose.span.clone()];
                words.starts_with(pgn_tags::HEADING)
                    || pgn_tags::position(words).is_some()
                    || shown_positions::listed(pgn_tags::near(words)).is_some()
            }
            _ => false,
        }
    }

    /// Whether a phrase continues a game under way or begins one. Closes the games that end before
    /// it.
    fn takes(&mut self, index: usize, prose: &Prose, at: usize) -> bool {
        let phrase = &prose.phrases[at];
        let draft = self.open.last();
        // A move before the first number may have been printed above as well.
        let due = |turn: &&ScoreTurn| draft.is_none_or(|draft| draft.due(turn));
        let firsts = phrase.turns.iter().take(1 + usize::from(phrase.replies));
        let Some(first) = firsts.into_iter().find(due).or(phrase.turns.first()) else {
            return false;
        };
        let plies: usize = phrase.turns.iter().map(|turn| turn.halves().count()).sum();
        let begins = first.begins_game();
        let Some(draft) = draft else {
            return begins || plies >= 4 || self.placed(index);
        };
        if is_footnote(self.text, prose, phrase) {
            return false;
        }
        if draft.due(first) && first.number.is_some() {
            let begins = prose.begins_with(self.text, phrase);
            let inside = !begins && plies <= 2 || first.dots && phrase.replies;
            let mentioned = (inside || plies <= limits::MENTIONED_PLIES)
                && self.ahead().opens_later(index, draft, !inside);
            let here = draft.flows && !mentioned;
            return phrase.fresh
                && (here || plies >= 6 && !self.ahead().resumes(index, &self.open, None));
        }
        let long = plies >= if draft.flows { 3 } else { 8 };
        let last = last_number(phrase.turns.iter());
        if begins && long && phrase.fresh && !self.ahead().resumes(index, &self.open, last) {
            self.close();
            return true;
        }
        false
    }
}

/// Returns whether the phrase begins a footnote, behind its mark: `(m) 34. Q-B2 loses a piece.`
fn is_footnote(text: &str, prose: &Prose, phrase: &Phrase) -> bool {
    let before = &text[prose.span.start..phrase.span.start];
    footnote_marks::is_label(before.lines().last().unwrap_or_default().trim())
}

//! Follows the games through the text: which row belongs to which game.
//!
//! | next is due | printed | what becomes of it |
//! |---|---|---|
//! | White's 12th | `12. A  B` | taken |
//! | Black's 12th | `12. ... B`, `12. B`, `B` | taken |
//! | White's 59th | `69. A  B`, then `60.` | taken: a misprint |
//! | White's 13th | `12. C  D`, `13.`, and later `13.` again | passed over: another line of play |
//! | White's 13th | `21. A  B`, `22.`, `23.` | a gap: the game ends here |
//! | anything | `1. A  B` | a new game |

use std::ops::Range;

use super::ahead::{Ahead, NEAR};
use super::draft::{Doing, GameDraft, counts, digits_alike, meets};
use super::elements::{PageElement, Prose, ScoreBlock};
use super::item::ItemKind;
use super::numbers::number;
use super::row::ScoreTurn;
use super::{heading, lists, shape};
use super::{odds, outcome};
use crate::board::Color;
use crate::game::Outcome;

/// A line that is no longer may be a row that could not be read, in bytes.
const ROW: usize = 48;

/// The games of the text and what looks like them, by where they begin.
pub(super) fn drafts(text: &str, elements: &[PageElement]) -> Vec<GameDraft> {
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
    tracker.done.sort_by_key(GameDraft::start);
    tracker.done
}

struct Tracker<'t> {
    text: &'t str,
    elements: &'t [PageElement],
    /// The games under way, side by side.
    open: Vec<GameDraft>,
    done: Vec<GameDraft>,
    /// There was a diagram since the last heading or the last start of a game.
    diagram: bool,
}

impl<'t> Tracker<'t> {
    /// What follows in the text.
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
            let begins = first.is_some_and(|turn| turn.number == Some(1) && !turn.dots)
                && !self.ahead().resumes(index, &self.open);
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
            for place in 0..strand.len() {
                draft = self.turn(draft, index, at, strand, place, score.flows);
            }
            if let Some(draft) = draft {
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

    /// The game under way that the strand goes on with.
    fn open_for(&mut self, strand: &[ScoreTurn]) -> Option<GameDraft> {
        let first = strand.first()?;
        let due = self.open.iter().position(|draft| draft.due(first));
        match due {
            Some(at) => Some(self.open.remove(at)),
            None if self.open.is_empty() => None,
            None => Some(self.open.remove(0)),
        }
    }

    /// What a game under way makes of a turn of a strand.
    fn turn(
        &mut self,
        draft: Option<GameDraft>,
        index: usize,
        column: usize,
        strand: &[ScoreTurn],
        place: usize,
        flows: bool,
    ) -> Option<GameDraft> {
        let turn = &strand[place];
        if turn.first.is_none() {
            // `40. Resigns.`, or White's dots alone.
            let mut draft = draft;
            if let (Some(draft), Some(tail)) = (&mut draft, &turn.tail) {
                draft.note(tail.clone());
            }
            return draft;
        }
        let Some(mut draft) = draft else {
            let mut draft = self.begin(turn, index, flows);
            draft.column = column;
            draft.take(turn, index);
            return Some(draft);
        };
        match self.doing(&draft, index, column, strand, place, flows) {
            Doing::Take => draft.take(turn, index),
            Doing::Twice => draft.take_twice(turn, index),
            Doing::Correct => {
                draft.elements.1 = index;
                draft.push(turn);
            }
            Doing::Second => {
                draft.elements.1 = index;
                if let Some(half) = &turn.second {
                    draft.half(half, turn.number);
                }
            }
            Doing::Pass => {
                draft.aside = turn.number;
                for half in turn.halves() {
                    draft.note(half.span.clone());
                }
            }
            doing @ (Doing::Restart | Doing::Tear) => {
                if doing == Doing::Tear {
                    draft.tear(flows);
                }
                self.done.push(draft);
                let mut next = self.begin(turn, index, flows);
                next.torn = doing == Doing::Tear;
                next.take(turn, index);
                return Some(next);
            }
        }
        Some(draft)
    }

    fn doing(
        &self,
        draft: &GameDraft,
        index: usize,
        column: usize,
        strand: &[ScoreTurn],
        place: usize,
        flows: bool,
    ) -> Doing {
        let turn = &strand[place];
        let ahead = || self.ahead().turns(index, column, &strand[place + 1..]);
        let Some(number) = turn.number else {
            if self.breaks(draft, turn) {
                return Doing::Tear;
            }
            let numberless = draft.first.is_none() || draft.black && turn.second.is_none();
            return if draft.black && self.repeats(draft, turn) {
                Doing::Second
            } else if numberless || turn.second.is_some() && counts(&ahead(), draft.next + 1, 1) {
                Doing::Take
            } else {
                Doing::Pass
            };
        };
        if number == 1 && !turn.dots && draft.first.is_none() {
            return Doing::Restart;
        }
        if draft.due(turn) {
            return Doing::Take;
        }
        if number == 2 && !turn.dots && draft.is_one_move() && self.gives_two(draft) {
            return Doing::Twice;
        }
        if draft.black && number == draft.next && self.repeats(draft, turn) {
            return Doing::Second;
        }
        if place > 0 && draft.aside.is_some_and(|aside| number == aside + 1) {
            return Doing::Pass;
        }
        let ahead = ahead();
        // White's next move, and Black's is missing: it is not taken for that.
        let shaped = draft.shaped(turn) && !(draft.black && !turn.dots && number > draft.next);
        let misprinted =
            digits_alike(number, draft.next) && !draft.unread(self.text, ahead.first());
        if shaped && misprinted && meets(draft, turn, &ahead) {
            return Doing::Correct;
        }
        if number == 1 && !turn.dots {
            return Doing::Restart;
        }
        if draft.ended {
            return Doing::Tear;
        }
        let near = place > 0;
        let mut later = ahead.iter().skip(usize::from(near));
        if later.any(|next| next.number.is_some() && draft.due(next)) {
            return Doing::Pass;
        }
        if !shaped {
            return Doing::Tear;
        }
        let consistent = counts(&ahead, number + 1, 2);
        let over = number == draft.next + 1 && !flows && !draft.unread(self.text, Some(&turn));
        let skipped = over || number + 1 == draft.next;
        if skipped && consistent {
            // A number was left out, or used twice: what follows counts on from there.
            return Doing::Take;
        }
        if misprinted && (ahead.is_empty() || near && !consistent) {
            return Doing::Correct;
        }
        Doing::Tear
    }

    /// Whether something is missing before a turn without number: it begins with Black's move where
    /// White's is due or the reverse, or a line above it might be a row that could not be read.
    fn breaks(&self, draft: &GameDraft, turn: &ScoreTurn) -> bool {
        let begin = turn.first.as_ref().map_or(0, |half| half.span.start);
        let between = self.text.get(draft.end()..begin).unwrap_or("");
        if draft.first.is_some() {
            // A row of the next number, or a move, that was taken for prose.
            let next = ItemKind::Number(draft.next + u32::from(draft.black));
            let mut lines = between.lines().skip(1).map(str::trim);
            return lines.any(|line| {
                let counts = number(line, None, true).is_some_and(|(kind, _)| kind == next);
                let whole = shape::play(line).is_some_and(|shaped| shaped.length == line.len());
                line.len() <= ROW && (counts || whole)
            });
        }
        let parity = if draft.black {
            turn.second.is_some() && !self.repeats(draft, turn)
        } else {
            turn.dots
        };
        let row = |element: &PageElement| match element {
            PageElement::Prose(prose) => {
                let words = &self.text[prose.span.clone()];
                (draft.end()..begin).contains(&prose.span.start)
                    && words.len() <= ROW
                    && !words.contains('\n')
                    && !lists::names_color(words)
            }
            _ => false,
        };
        parity || self.elements[draft.elements.1..].iter().take(NEAR).any(row)
    }

    /// Whether the heading says that White has two moves to begin with.
    fn gives_two(&self, draft: &GameDraft) -> bool {
        let above = &self.elements[draft.elements.0.saturating_sub(4)..draft.elements.0];
        let told = |prose: &Prose| odds::two_moves(&self.text[prose.span.clone()]);
        above
            .iter()
            .any(|element| matches!(element, PageElement::Prose(prose) if told(prose)))
    }

    /// Whether the turn repeats the last move before it gives the next.
    fn repeats(&self, draft: &GameDraft, turn: &ScoreTurn) -> bool {
        let words = |span: &Range<usize>| {
            self.text[span.clone()]
                .split_whitespace()
                .collect::<String>()
        };
        match (&turn.first, draft.moves.last(), &turn.second) {
            (Some(half), Some(last), Some(_)) => words(&half.span) == words(&last.span),
            _ => false,
        }
    }

    fn note(&mut self, span: Range<usize>) {
        let words = &self.text[span.clone()];
        if let Some(draft) = self.open.last_mut() {
            draft.ended |= outcome::outcome(words, Color::White, false) != Outcome::Open;
            draft.note(span);
        }
    }

    fn prose(&mut self, index: usize, prose: &Prose) {
        let words = &self.text[prose.span.clone()];
        let position = words.starts_with("Position") && words.contains("White");
        if heading::is_strong(words) || position {
            self.close();
            self.diagram = position;
        }
        let mut told = prose.span.start;
        let mut torn = false;
        for (at, phrase) in prose.phrases.iter().enumerate() {
            let went_on = !self.open.is_empty();
            let taken = self.takes(index, prose, at);
            if !taken && torn && self.open.last().is_some_and(|draft| draft.flows) {
                // The moves go on, and not with the one that is due.
                if let Some(mut draft) = self.open.pop() {
                    draft.tear(true);
                    self.done.push(draft);
                }
            }
            torn = taken && phrase.torn;
            if taken {
                let between = told..phrase.span.start;
                match self.done.last_mut() {
                    Some(ended) if self.open.is_empty() && went_on => ended.note(between),
                    _ => self.note(between),
                }
                let mut draft = self.open.pop();
                for place in 0..phrase.turns.len() {
                    draft = self.turn(draft, index, 0, &phrase.turns, place, true);
                }
                self.open.extend(draft);
                told = phrase.span.end;
            }
        }
        if told < prose.span.end && !self.open.is_empty() {
            self.note(told..prose.span.end);
        }
    }

    /// Whether a phrase goes on with a game under way or begins one; closes what ends before it.
    fn takes(&mut self, index: usize, prose: &Prose, at: usize) -> bool {
        let phrase = &prose.phrases[at];
        let Some(first) = phrase.turns.first() else {
            return false;
        };
        let plies: usize = phrase.turns.iter().map(|turn| turn.halves().count()).sum();
        let begins = first.number == Some(1) && !first.dots;
        let Some(draft) = self.open.last() else {
            return begins || plies >= 4;
        };
        if draft.due(first) && first.number.is_some() {
            let inside = !prose.begins_with(phrase) && plies <= 2;
            let here = draft.flows && !(inside && self.ahead().opens_later(index, draft));
            return phrase.fresh
                && (here || plies >= 6 && !self.ahead().resumes(index, &self.open));
        }
        let long = plies >= if draft.flows { 3 } else { 8 };
        if begins && long && phrase.fresh && !self.ahead().resumes(index, &self.open) {
            self.close();
            return true;
        }
        false
    }
}

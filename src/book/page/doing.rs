//! What becomes of a turn in a game under way.
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
use super::draft::GameDraft;
use super::elements::{PageElement, Prose};
use super::item::ItemKind;
use super::numbers::number;
use super::row::ScoreTurn;
use super::{lists, odds, shape};

/// A line that is no longer may be a row that could not be read, in bytes.
const ROW: usize = 48;

/// What is to be done with a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doing {
    Take,
    /// It is the second of the two moves that White has to begin with.
    Twice,
    /// Its number is a misprint.
    Correct,
    /// Its second half-move is due, the first being repeated.
    Second,
    /// It is another line of play.
    Pass,
    Restart,
    Tear,
}

/// Where a turn stands.
#[derive(Clone, Copy)]
pub(super) struct TurnPlace<'s> {
    /// The index of its element.
    pub index: usize,
    /// Which of the games side by side it belongs to.
    pub column: usize,
    /// The turns it stands among.
    pub strand: &'s [ScoreTurn],
    /// Which of them it is, from 0.
    pub number: usize,
    /// It is set as running text.
    pub flows: bool,
}

impl<'s> TurnPlace<'s> {
    pub fn turn(self) -> &'s ScoreTurn {
        &self.strand[self.number]
    }

    /// A turn stands before it in its strand.
    const fn follows(self) -> bool {
        self.number > 0
    }
}

impl<'t> Ahead<'t> {
    /// What is to be done with a turn that has a move.
    pub fn doing(self, draft: &GameDraft, place: TurnPlace<'t>) -> Doing {
        let turn = place.turn();
        let Some(number) = turn.number else {
            return self.without_number(draft, place);
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
        if place.follows() && draft.aside.is_some_and(|aside| number == aside + 1) {
            return Doing::Pass;
        }
        self.not_due(draft, place, number)
    }

    fn without_number(self, draft: &GameDraft, place: TurnPlace<'t>) -> Doing {
        let turn = place.turn();
        let whole = turn.second.is_some();
        if self.breaks(draft, turn) {
            Doing::Tear
        } else if draft.black && self.repeats(draft, turn) {
            Doing::Second
        } else if draft.first.is_none()
            || draft.black && !whole
            || whole && counts(&self.behind(place), draft.next + 1, 1)
        {
            Doing::Take
        } else {
            Doing::Pass
        }
    }

    /// The same for a turn whose number is not the one due: what stands behind it decides whether the
    /// number is a misprint, the turn another line of play, or moves are missing.
    fn not_due(self, draft: &GameDraft, place: TurnPlace<'t>, number: u32) -> Doing {
        let turn = place.turn();
        let behind = self.behind(place);
        // White's next move, and Black's is missing: it is not taken for that.
        let shaped = draft.shaped(turn) && !(draft.black && !turn.dots && number > draft.next);
        let misprinted =
            digits_alike(number, draft.next) && !draft.unread(self.text, behind.first());
        if shaped && misprinted && meets(draft, turn, &behind) {
            return Doing::Correct;
        }
        if number == 1 && !turn.dots {
            return Doing::Restart;
        }
        if draft.ended {
            return Doing::Tear;
        }
        let mut later = behind.iter().skip(usize::from(place.follows()));
        if later.any(|next| next.number.is_some() && draft.due(next)) {
            return Doing::Pass;
        }
        if !shaped {
            return Doing::Tear;
        }
        let consistent = counts(&behind, number + 1, 2);
        let over =
            number == draft.next + 1 && !place.flows && !draft.unread(self.text, Some(&turn));
        let skipped = over || number + 1 == draft.next;
        if skipped && consistent {
            // A number was left out, or used twice: what follows counts on from there.
            return Doing::Take;
        }
        if misprinted && (behind.is_empty() || place.follows() && !consistent) {
            return Doing::Correct;
        }
        Doing::Tear
    }

    /// The turns that come after one in its column.
    fn behind(self, place: TurnPlace<'t>) -> Vec<&'t ScoreTurn> {
        self.turns(place.index, place.column, &place.strand[place.number + 1..])
    }

    /// Whether something is missing before a turn without number: it begins with Black's move where
    /// White's is due or the reverse, or a line above it might be a row that could not be read.
    fn breaks(self, draft: &GameDraft, turn: &ScoreTurn) -> bool {
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
    fn gives_two(self, draft: &GameDraft) -> bool {
        let above = &self.elements[draft.elements.0.saturating_sub(4)..draft.elements.0];
        let told = |prose: &Prose| odds::two_moves(&self.text[prose.span.clone()]);
        above
            .iter()
            .any(|element| matches!(element, PageElement::Prose(prose) if told(prose)))
    }

    /// Whether the turn repeats the last move before it gives the next.
    fn repeats(self, draft: &GameDraft, turn: &ScoreTurn) -> bool {
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
}

/// Whether the numbers ahead fit again after this turn has been taken, whatever its own number.
fn meets(draft: &GameDraft, turn: &ScoreTurn, ahead: &[&ScoreTurn]) -> bool {
    let mut after = GameDraft::new(turn, 0, false, false);
    after.next = draft.next;
    after.black = draft.black;
    after.push(turn);
    for next in ahead.iter().take(4) {
        if next.number.is_some() && after.due(next) {
            return true;
        }
        if !after.shaped(next) {
            return false;
        }
        after.push(next);
    }
    false
}

/// Whether the first few numbers ahead count on from this one.
fn counts(ahead: &[&ScoreTurn], from: u32, many: usize) -> bool {
    let mut numbers = ahead.iter().take(many).zip(from..);
    numbers.all(|(next, due)| next.number == Some(due) || next.dots)
}

/// Whether one digit is another: 69 for 59, 8 for 3, or one is missing.
fn digits_alike(one: u32, other: u32) -> bool {
    let (one, other) = (one.to_string(), other.to_string());
    let differ = one
        .bytes()
        .zip(other.bytes())
        .filter(|(a, b)| a != b)
        .count();
    one.len() == other.len() && differ <= 1
        || one.len() != other.len()
            && (one.starts_with(&other)
                || one.ends_with(&other)
                || other.starts_with(&one)
                || other.ends_with(&one))
}

//! What becomes of a turn in a game under way.
//!
//! | next is due | printed | what becomes of it |
//! |---|---|---|
//! | White's 12th | `12. A  B` | taken |
//! | Black's 12th | `12. ... B`, `12. B`, `B` | taken |
//! | White's 59th | `69. A  B`, then `60.` | taken: a misprint |
//! | White's 13th | `12. C  D`, `13.`, and later `13.` again | passed over: another line of play |
//! | White's 13th | `15. A  B`, `16.` | taken: moves are missing before it |
//! | White's 13th | `51. A  B`, `52.` | a gap: the game ends here |
//! | anything | `1. A  B` | a new game |

use std::ops::Range;

use super::ahead::Ahead;
use super::counted::digits_alike;
use super::draft::GameDraft;
use super::elements::{PageElement, Prose};
use super::odds;
use super::row::ScoreTurn;

/// No more rows than these are taken for lost.
pub(super) const LEAP: u32 = 12;

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
    /// Moves are missing before it: the game goes on with it.
    Leap,
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

    /// A turn whose number is not printed: it is taken where the numbers ahead leave a place for it.
    fn without_number(self, draft: &GameDraft, place: TurnPlace<'t>) -> Doing {
        let turn = place.turn();
        let whole = turn.second.is_some();
        if draft.black && self.repeats(draft, turn) {
            return Doing::Second;
        }
        if draft.first.is_none() {
            let out_of_turn = draft.black && whole || !draft.black && turn.dots;
            return if out_of_turn {
                Doing::Leap
            } else {
                Doing::Take
            };
        }
        let mut halves = turn.halves().count();
        let mut next = None;
        for turn in self.behind(place) {
            if turn.number.is_some() {
                next = turn.number;
                break;
            }
            halves += turn.halves().count();
        }
        let places = match next {
            Some(next) => 2 * next.saturating_sub(draft.next) as usize,
            None if draft.black || whole && place.follows() => 2,
            None => 0,
        };
        if halves + usize::from(draft.black) > places {
            Doing::Pass
        } else if draft.black && whole || !draft.black && turn.dots {
            Doing::Leap
        } else {
            Doing::Take
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
        if shaped && place.follows() && squeezed(draft, place) {
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
        let blank = number == draft.next && turn.dots && !draft.black;
        if (blank || leaps(draft, number)) && (place.follows() || !self.diagram(draft, place.index))
        {
            return Doing::Leap;
        }
        if !shaped {
            return Doing::Tear;
        }
        let consistent = counts(&behind, number + 1, 2);
        if number + 1 == draft.next && consistent {
            // A number was used twice: what follows counts on from there.
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

    /// Whether a diagram stands between the last move and this element: what comes after it need not belong to
    /// the game.
    fn diagram(self, draft: &GameDraft, index: usize) -> bool {
        let between = self.elements.get(draft.elements.1..index);
        between
            .into_iter()
            .flatten()
            .any(|element| matches!(element, PageElement::Diagram))
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

/// Whether a whole turn stands between two whose numbers leave room for it alone, so that its own is a misprint
/// whatever it is.
fn squeezed(draft: &GameDraft, place: TurnPlace) -> bool {
    let next = place.strand.get(place.number + 1);
    let whole = !draft.black && place.turn().second.is_some();
    whole && next.is_some_and(|next| next.number == Some(draft.next + 1) && !next.dots)
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

/// Whether the number is ahead of the one due, by no more than some rows that were lost.
const fn leaps(draft: &GameDraft, number: u32) -> bool {
    draft.next < number && number <= draft.next + LEAP || draft.next == number && draft.black
}

/// Whether the first few numbers ahead count on from this one.
fn counts(ahead: &[&ScoreTurn], from: u32, many: usize) -> bool {
    let mut numbers = ahead.iter().take(many).zip(from..);
    numbers.all(|(next, due)| next.number == Some(due) || next.dots)
}

//! Decides what becomes of a turn in a game under way.
//!
//! | expected next | printed | what becomes of it |
//! |---|---|---|
//! | White's 12th | `12. A  B` | taken |
//! | Black's 12th | `12. ... B`, `12. B`, `B` | taken |
//! | White's 59th | `69. A  B`, then `60.` | taken: a misprint |
//! | White's 13th | `12. C  D`, `13.`, and later `13.` again | passed over: another line of play |
//! | White's 13th | `15. A  B`, `16.` | taken: moves are missing before it |
//! | White's 13th | `51. A  B`, `52.` | a gap: the game ends here |
//! | anything | `1. A  B` | a new game |

use std::ops::Range;

use super::game_draft::GameDraft;
use super::lookahead::Ahead;
use crate::book::page::elements::{PageElement, Prose};
use crate::book::page::limits;
use crate::book::page::positions::material_odds;
use crate::book::page::rows::ScoreTurn;
use crate::book::page::rows::turn_numbers::digits_alike;

/// A decision about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TurnDecision {
    /// It is the next move of the game.
    Take,
    /// It is the second of the two moves that White has to begin with.
    Twice,
    /// It is the next move of the game, and its number is a misprint.
    Correct,
    /// Its second half-move is the expected one, and the first repeats the last move.
    Second,
    /// It is another line of play.
    Pass,
    /// The game continues with it, although moves are missing before it.
    Leap,
    /// It begins a new game.
    Restart,
    /// The game ends before it, because moves are missing.
    Tear,
}

/// The place of a turn in the text.
#[derive(Clone, Copy)]
pub(super) struct TurnPlace<'s> {
    /// The index of its element.
    pub index: usize,
    /// The index of its game among games side by side.
    pub column: usize,
    /// The turns of its game in this element.
    pub strand: &'s [ScoreTurn],
    /// Its index among them.
    pub number: usize,
    /// It is set as running text.
    pub flows: bool,
}

impl<'s> TurnPlace<'s> {
    /// Returns the turn at this place.
    pub fn turn(self) -> &'s ScoreTurn {
        &self.strand[self.number]
    }

    /// Returns whether another turn precedes it in its strand.
    const fn follows(self) -> bool {
        self.number > 0
    }
}

impl<'t> Ahead<'t> {
    /// Decides what to do with a turn that has a move.
    pub fn doing(self, draft: &GameDraft, place: TurnPlace<'t>) -> TurnDecision {
        if draft.moves.len() >= limits::LONGEST_GAME {
            return TurnDecision::Tear;
        }
        let turn = place.turn();
        let Some(number) = turn.number else {
            return self.without_number(draft, place);
        };
        if turn.begins_game() && draft.first.is_none() {
            return TurnDecision::Restart;
        }
        if draft.due(turn) {
            return TurnDecision::Take;
        }
        if number == 2 && !turn.dots && draft.is_one_move() && self.gives_two(draft) {
            return TurnDecision::Twice;
        }
        if draft.black && number == draft.next && self.repeats(draft, turn) {
            return TurnDecision::Second;
        }
        if place.follows() && draft.aside.is_some_and(|aside| number == aside + 1) {
            return TurnDecision::Pass;
        }
        self.not_due(draft, place, number)
    }

    /// Decides about a turn without a printed number. It is taken if the numbers ahead leave a
    /// place for it.
    fn without_number(self, draft: &GameDraft, place: TurnPlace<'t>) -> TurnDecision {
        let turn = place.turn();
        let whole = turn.second.is_some();
        if draft.black && self.repeats(draft, turn) {
            return TurnDecision::Second;
        }
        if draft.first.is_none() {
            let out_of_turn = draft.black && whole || !draft.black && turn.dots;
            return if out_of_turn {
                TurnDecision::Leap
            } else {
                TurnDecision::Take
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
            TurnDecision::Pass
        } else if draft.black && whole || !draft.black && turn.dots {
            TurnDecision::Leap
        } else {
            TurnDecision::Take
        }
    }

    /// Decides about a turn with an unexpected number. The turns after it show whether the number
    /// is a misprint, the turn is another line of play, or moves are missing.
    fn not_due(self, draft: &GameDraft, place: TurnPlace<'t>, number: u32) -> TurnDecision {
        let turn = place.turn();
        let behind = self.behind(place);
        // White's next move is not taken for a missing move of Black.
        let shaped = draft.shaped(turn) && !(draft.black && !turn.dots && number > draft.next);
        let misprinted =
            digits_alike(number, draft.next) && !draft.unread(self.text, behind.first());
        if shaped && misprinted && !begins_anew(draft, turn, &behind) && meets(draft, turn, &behind)
        {
            return TurnDecision::Correct;
        }
        if shaped && place.follows() && squeezed(draft, place) {
            return TurnDecision::Correct;
        }
        if turn.begins_game() {
            return TurnDecision::Restart;
        }
        if draft.ended {
            return TurnDecision::Tear;
        }
        let mut later = behind.iter().skip(usize::from(place.follows()));
        if later.any(|next| next.number.is_some() && draft.due(next)) {
            return TurnDecision::Pass;
        }
        let blank = number == draft.next && turn.dots && !draft.black;
        if (blank || leaps(draft, number)) && (place.follows() || !self.diagram(draft, place.index))
        {
            return TurnDecision::Leap;
        }
        if !shaped {
            return TurnDecision::Tear;
        }
        let consistent = counts(&behind, number + 1, 2);
        if number + 1 == draft.next && consistent {
            // The number was used twice, and the following numbers continue from it.
            return TurnDecision::Take;
        }
        if misprinted && (behind.is_empty() || place.follows() && !consistent) {
            return TurnDecision::Correct;
        }
        TurnDecision::Tear
    }

    /// Returns the turns that come after one in its column.
    fn behind(self, place: TurnPlace<'t>) -> Vec<&'t ScoreTurn> {
        self.turns(place.index, place.column, &place.strand[place.number + 1..])
    }

    /// Returns whether a diagram separates the last move from this element. The text after it may
    /// not belong to the game.
    fn diagram(self, draft: &GameDraft, index: usize) -> bool {
        let between = self.elements.get(draft.elements.1..index);
        between
            .into_iter()
            .flatten()
            .any(|element| matches!(element, PageElement::Diagram))
    }

    /// Returns whether the text above the game says that White has two moves to begin with.
    fn gives_two(self, draft: &GameDraft) -> bool {
        let above = &self.elements[draft.elements.0.saturating_sub(4)..draft.elements.0];
        let told = |prose: &Prose| material_odds::two_moves(&self.text[prose.span.clone()]);
        above
            .iter()
            .any(|element| matches!(element, PageElement::Prose(prose) if told(prose)))
    }

    /// Returns whether the turn repeats the last move before it gives the next one.
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

/// Returns whether a complete turn must have the expected number, because the turn after it has the
/// next number. Its own number is then a misprint.
fn squeezed(draft: &GameDraft, place: TurnPlace) -> bool {
    let next = place.strand.get(place.number + 1);
    let whole = !draft.black && place.turn().second.is_some();
    whole && next.is_some_and(|next| next.number == Some(draft.next + 1) && !next.dots)
}

/// Returns whether the numbers ahead fit again once this turn has been taken, whatever its own
/// number is.
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

/// Returns whether a first move with a second one behind it begins a game, even where move 21 is
/// due. It does not where the numbers ahead go back to the game above, as `1, 2, 3, 24` do, because
/// the first three are then misprints of 21, 22 and 23.
fn begins_anew(draft: &GameDraft, turn: &ScoreTurn, ahead: &[&ScoreTurn]) -> bool {
    if !turn.begins_game() {
        return false;
    }
    let mut due = 2;
    for number in ahead.iter().filter_map(|next| next.number).take(3) {
        if number > due {
            return due > 2 && number != draft.next - 1 + due;
        }
        due = number + 1;
    }
    due > 2
}

/// Returns whether the number is ahead of the expected move by at most `limits::LOST_ROWS` rows.
const fn leaps(draft: &GameDraft, number: u32) -> bool {
    draft.next < number && number <= draft.next + limits::LOST_ROWS
        || draft.next == number && draft.black
}

/// Returns whether the first `many` numbers ahead count up from `from`.
fn counts(ahead: &[&ScoreTurn], from: u32, many: usize) -> bool {
    let mut numbers = ahead.iter().take(many).zip(from..);
    numbers.all(|(next, due)| next.number == Some(due) || next.dots)
}

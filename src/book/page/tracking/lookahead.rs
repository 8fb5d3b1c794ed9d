//! Looks ahead in the text to judge a turn that does not fit its game.
//!
//! | expected | further on | conclusion |
//! |---|---|---|
//! | White's 13th | `12. ... B`, `13. C  D` | the turn here belongs to another line of play |
//! | Black's 7th | a paragraph that begins `7... B-K2` | the move mentioned here is not the expected one |
//! | White's 30th | moves up to 29, then `30. A  B` | the moves from 1 on here are another game |

use super::game_draft::GameDraft;
use crate::book::page::elements::PageElement;
use crate::book::page::headings;
use crate::book::page::limits;
use crate::book::page::rows::ScoreTurn;
use crate::book::page::rows::row_lines::is_closing;

/// A text and its elements, searched onwards from the index of one element.
#[derive(Clone, Copy)]
pub(super) struct Ahead<'t> {
    pub text: &'t str,
    pub elements: &'t [PageElement],
}

impl<'t> Ahead<'t> {
    /// Returns the elements after the one at `index`, this many at most, up to a heading. Text below
    /// another heading belongs to another game.
    fn after(self, index: usize, most: usize) -> impl Iterator<Item = &'t PageElement> {
        let heads = move |element: &PageElement| match element {
            PageElement::Prose(prose) => headings::is_strong(&self.text[prose.span.clone()]),
            _ => false,
        };
        let after = self.elements.iter().skip(index + 1).take(most);
        after.take_while(move |element| !heads(element))
    }

    /// Returns the turns that follow in this column, at most `limits::TURNS_AHEAD`. `rest` holds the turns left
    /// in the element at `index`.
    pub fn turns(self, index: usize, column: usize, rest: &'t [ScoreTurn]) -> Vec<&'t ScoreTurn> {
        let strands = self.after(index, limits::ELEMENTS_AHEAD);
        let strands = strands.filter_map(|element| match element {
            PageElement::Score(score) if !score.flows => {
                score.strands.get(column).or(score.strands.first())
            }
            _ => None,
        });
        rest.iter()
            .chain(strands.flatten())
            .filter(|turn| turn.first.is_some())
            .take(limits::TURNS_AHEAD)
            .collect()
    }

    /// Returns whether later rows continue one of the `open` games, before rows that begin another.
    /// What counts on from the element at `index`, whose last number is `last`, belongs to that one.
    pub fn resumes(self, index: usize, open: &[GameDraft], last: Option<u32>) -> bool {
        let mut last = last;
        for element in self.after(index, limits::ELEMENTS_AHEAD) {
            let (strands, rows) = match element {
                PageElement::Score(score) => (&score.strands[..], !score.flows),
                PageElement::Prose(prose) => match prose.phrases.first() {
                    Some(phrase) if prose.begins_with(self.text, phrase) => {
                        (std::slice::from_ref(&phrase.turns), false)
                    }
                    _ => continue,
                },
                _ => continue,
            };
            let turns = strands.iter().flatten();
            let Some(first) = turns.clone().next() else {
                continue;
            };
            let begins = first.begins_game();
            // A note may have gone ahead of the game.
            let counts = |last: u32| {
                let due = last.saturating_sub(limits::NOTE_TURNS)..=last + 1;
                first.number.is_some_and(|number| due.contains(&number))
            };
            if last.is_some_and(|last| counts(last) || begins && !rows) {
                last = last_number(turns);
            } else if begins && rows {
                return false;
            } else if rows {
                let mut firsts = strands.iter().filter_map(|strand| strand.first());
                let due = |turn: &ScoreTurn| open.iter().any(|draft| draft.due(turn));
                if firsts.any(|turn| turn.number.is_some() && due(turn)) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns whether a later element begins with the expected move, before rows that begin another
    /// game. The paragraph at `index` then only mentions that move. If it mentions `many`, the later
    /// moves must have no words behind them but those that end the game.
    pub fn opens_later(self, index: usize, draft: &GameDraft, many: bool) -> bool {
        let begins = |element: &&PageElement| {
            let PageElement::Score(score) = element else {
                return false;
            };
            let first = score.strands[0].first();
            first.is_some_and(ScoreTurn::begins_game)
        };
        let after = self.after(index, limits::PARAGRAPHS_AHEAD);
        let mut after = after.take_while(|element| !begins(element));
        after.any(|element| {
            let first = match element {
                PageElement::Prose(prose) => prose
                    .phrases
                    .first()
                    .filter(|phrase| {
                        let behind = phrase.span.end..prose.span.end;
                        let ends = || is_closing(self.text.get(behind).unwrap_or_default());
                        prose.begins_with(self.text, phrase) && (!many || ends())
                    })
                    .map(|phrase| &phrase.turns),
                PageElement::Score(score) => score.strands.first(),
                _ => None,
            };
            let first = first.and_then(|turns| turns.first());
            first.is_some_and(|turn| turn.number.is_some() && draft.due(turn))
        })
    }
}

/// Returns the last number that is printed among turns.
pub(super) fn last_number<'t>(
    turns: impl DoubleEndedIterator<Item = &'t ScoreTurn>,
) -> Option<u32> {
    turns.rev().find_map(|turn| turn.number)
}

//! Looks ahead in the text to judge a turn that does not fit its game.
//!
//! | expected | further on | conclusion |
//! |---|---|---|
//! | White's 13th | `12. ... B`, `13. C  D` | the turn here belongs to another line of play |
//! | Black's 7th | a paragraph that begins `7... B-K2` | the move mentioned here is not the expected one |

use super::game_draft::GameDraft;
use crate::book::page::elements::PageElement;
use crate::book::page::headings;
use crate::book::page::limits;
use crate::book::page::rows::ScoreTurn;

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

    /// Returns whether later rows continue one of the `open` games.
    pub fn resumes(self, index: usize, open: &[GameDraft]) -> bool {
        let mut after = self.after(index, limits::ELEMENTS_AHEAD);
        after.any(|element| match element {
            PageElement::Score(score) if !score.flows => {
                let firsts = score.strands.iter().filter_map(|strand| strand.first());
                let mut firsts = firsts.filter(|turn| turn.number != Some(1));
                firsts.any(|turn| open.iter().any(|draft| draft.due(turn)))
            }
            _ => false,
        })
    }

    /// Returns whether a later element begins with the expected move. The paragraph at `index` then
    /// only mentions that move.
    pub fn opens_later(self, index: usize, draft: &GameDraft) -> bool {
        let due = |turn: Option<&ScoreTurn>| {
            turn.is_some_and(|turn| turn.number.is_some() && draft.due(turn))
        };
        let mut after = self.after(index, limits::PARAGRAPHS_AHEAD);
        after.any(|element| match element {
            PageElement::Prose(prose) => {
                let first = prose
                    .phrases
                    .first()
                    .filter(|phrase| prose.begins_with(phrase));
                due(first.and_then(|phrase| phrase.turns.first()))
            }
            PageElement::Score(score) => due(score.strands[0].first()),
            _ => false,
        })
    }
}

//! What stands behind the last move of a draft and belongs to its game: the end in words, and notes.
//!
//! | behind the last move | |
//! |---|---|
//! | `Resigns.` | its ending |
//! | a few paragraphs, then `GAME 4` | notes, up to the next game |
//! | `[A] Not so good as B-K3.` | a footnote, however far down |

use std::ops::Range;

use super::draft::{GameDraft, Note};
use super::elements::PageElement;
use super::{feet, heading};
use crate::notation::arrange;

/// No more paragraphs than this behind the last move belong to a game.
const CLOSING: usize = 6;

/// The notes that are the game's. `next` is where what belongs to the next one begins.
pub(super) fn kept(
    text: &str,
    elements: &[PageElement],
    draft: &GameDraft,
    next: usize,
) -> Vec<Note> {
    let closing = closes(text, elements, draft, next);
    let last = draft.moves.len();
    let kept = draft.notes.iter();
    kept.filter(|(ply, span)| *ply < last || span.start < closing)
        .cloned()
        .collect()
}

/// The words behind the last move, in one line.
pub(super) fn ending(text: &str, draft: &GameDraft, kept: &[Note]) -> String {
    let last = draft.moves.len();
    let words: Vec<&str> = kept
        .iter()
        .filter(|(ply, _)| *ply == last)
        .map(|(_, span)| &text[span.clone()])
        .collect();
    // A sentence runs over the ends of lines, a note does not run into the next.
    words.join(" ; ").replace(['\n', '\r'], " ")
}

/// The notes each at its place, footnotes at their marks. `shift` is how many plies stand before the draft's
/// own.
pub(super) fn notes(
    text: &str,
    draft: &GameDraft,
    kept: Vec<Note>,
    (shift, next): (usize, usize),
) -> Vec<Note> {
    let mut notes: Vec<Note> = feet::place(text, kept, &draft.marks)
        .into_iter()
        // What is above the next game is no note to this one.
        .map(|(ply, span)| (ply, span.start..span.end.min(next.max(span.start))))
        .map(|(ply, span)| (ply + shift, trim(text, span)))
        .filter(|(_, span)| !span.is_empty())
        .collect();
    arrange(&mut notes, |(ply, span)| (*ply, span.start));
    notes.dedup();
    notes
}

/// Where the words behind the last move end that belong to the game.
fn closes(text: &str, elements: &[PageElement], draft: &GameDraft, next: usize) -> usize {
    let mut end = draft.end() + 1;
    let mut paragraphs = 0;
    let from = draft.elements.1;
    for (at, element) in elements.iter().enumerate().skip(from) {
        match element {
            PageElement::Prose(prose) => {
                if prose.span.end <= draft.end() {
                    continue;
                }
                let words = &text[prose.span.clone()];
                let footnotes = words.starts_with(['[', '*', '†'])
                    || words.to_ascii_uppercase().starts_with("FOOTNOTE")
                    || words.to_ascii_uppercase().starts_with("NOTE");
                let above = at > from && prose.span.start >= next;
                let title = at > from
                    && !words.chars().any(char::is_lowercase)
                    && words.len() > 12
                    && !prose.goes_on()
                    && !footnotes;
                if above
                    || at > from && heading::is_strong(words)
                    || title
                    || paragraphs >= CLOSING && !footnotes
                {
                    break;
                }
                paragraphs += usize::from(!footnotes);
                end = prose.span.end.min(next.max(draft.end() + 1));
            }
            PageElement::Score(score) if at == from => {
                end = end.max(score.span.end.min(next.max(draft.end() + 1)))
            }
            PageElement::Score(_) | PageElement::Diagram | PageElement::Rule => break,
        }
    }
    end
}

/// The stretch without white space and stops at its ends.
fn trim(text: &str, span: Range<usize>) -> Range<usize> {
    let words = &text[span.clone()];
    let begin = words.len()
        - words
            .trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ';' | ',' | '.'))
            .len();
    let visible = words.trim_end();
    let bare = visible.trim_matches(|c: char| !c.is_alphanumeric());
    let head = ["NOTES", "NOTE", "Notes", "FOOTNOTES", "Footnotes"].contains(&bare);
    if begin >= visible.len() || bare.is_empty() || head {
        return span.start..span.start;
    }
    span.start + begin..span.start + visible.len()
}

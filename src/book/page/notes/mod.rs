//! Reads what stands below the last move of a game, and the lines of play in notes.
//!
//! The module itself finds the text after the last move that belongs to the game: the ending in
//! words, and notes.
//!
//! | after the last move | belongs to the game as |
//! |---|---|
//! | `Resigns.` | its ending |
//! | a few paragraphs, then `GAME 4` | notes, up to the next game |
//! | `[A] Not so good as B-K3.` | a footnote, however far down |
//!
//! | file | what it reads | example |
//! |---|---|---|
//! | `footnotes` | the ply that each footnote belongs to | `(a) Weak.` → the move marked `(a)` |
//! | `asides` | runs of moves that may be other lines of play | `If 12. P-K5 then Kt-Q4; 13. B-B4` |
//! | `trailing_moves` | a misprinted last move, and moves that have no place | `32. Ht. to Q. B's 8th.` |

pub(super) mod asides;
mod footnotes;
pub(super) mod trailing_moves;

use std::ops::Range;

use crate::book::page::elements::PageElement;
use crate::book::page::headings;
use crate::book::page::limits;
use crate::book::page::tracking::game_draft::{GameDraft, Note};
use crate::notation::arrange;

/// Returns the notes that belong to the game. `next` is the byte where the text of the next game
/// begins.
pub(in crate::book::page) fn kept(
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

/// Returns the words after the last move as one line.
pub(in crate::book::page) fn ending(text: &str, draft: &GameDraft, kept: &[Note]) -> String {
    let last = draft.moves.len();
    let words: Vec<&str> = kept
        .iter()
        .filter(|(ply, _)| *ply == last)
        .map(|(_, span)| &text[span.clone()])
        .collect();
    // A sentence may run over line ends, but a note does not run into the next one.
    words.join(" ; ").replace(['\n', '\r'], " ")
}

/// Returns the notes sorted by place, with footnotes moved to the moves that carry their marks.
/// `shift` is the number of plies before the draft's own.
pub(in crate::book::page) fn notes(
    text: &str,
    draft: &GameDraft,
    kept: Vec<Note>,
    (shift, next): (usize, usize),
) -> Vec<Note> {
    let mut notes: Vec<Note> = footnotes::place(text, kept, &draft.marks)
        .into_iter()
        // Text above the next game is no note to this one.
        .map(|(ply, span)| (ply, span.start..span.end.min(next.max(span.start))))
        .map(|(ply, span)| (ply + shift, trim(text, span)))
        .filter(|(_, span)| !span.is_empty())
        .collect();
    arrange(&mut notes, |(ply, span)| (*ply, span.start));
    notes.dedup();
    notes
}

/// Returns the byte where the text after the last move stops belonging to the game.
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
                    || at > from && headings::is_strong(words)
                    || title
                    || paragraphs >= limits::CLOSING_PARAGRAPHS && !footnotes
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

/// Returns the stretch without white space and stops at its start and white space at its end. A
/// mere heading such as `NOTES` leaves an empty stretch.
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

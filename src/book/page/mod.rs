//! Finds the games in running text by the shape of moves and of the lines they stand in.
//!
//! | on the page | found |
//! |---|---|
//! | `1. P-K4   P-K4` · `1 P to K4    P to K4` · `1. P. to K's 4th.   1. P. to K's 4th.` | a row of a score |
//! | `7. ........   Kt × Kt` after a paragraph | Black's move |
//! | `8...P × P; 9 B × B P, P - Q Kt 3` within a paragraph | prose: a note to the move before it |
//! | `1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3; …` | a game in running text |
//! | `1. A  B   21. C  D` on each line | two halves of a game, the left one first |
//! | `1. A  B    1. C  D` on each line | two games |
//! | a block of `1. A`, `2. C`, then one of `1. B`, `2. D` | White's column, then Black's |
//! | `69. Q-K2   K-B1` between 58 and 60 | a row whose number is a misprint |
//! | `GAME 3. RUY LOPEZ` / `(Vienna, 1882)` / `White: A. Black: B.` | tags |
//! | `Remove White's Q. R.` | a start position without it |
//! | `1 R-R7, K-Kt1; 2 K-Kt2` below a diagram | given up, with the reason |
//!
//! The work is linear in the length of the text: every item is cut out of a window of fixed length,
//! and no decision looks at more than a fixed number of lines or paragraphs.
//!
//! | module | what it does |
//! |---|---|
//! | `limits` | the limits that the others keep to, each with its unit and reason |
//! | `moves` | recognizes single moves and numbers, also where letters are misprinted |
//! | `counted` | puts right the numbers of a text that was recognised, and finds the moves between them |
//! | `lines` | splits the text into lines, and repairs what a misprint or a break has done to them |
//! | `rows` | reads rows of a score: lines of moves in columns |
//! | `running` | reads moves in running text |
//! | `elements` | scores and paragraphs in their order |
//! | `headings` | the words around a game: headings, players, places, dates, openings and results |
//! | `positions` | the position that a game begins from |
//! | `tracking` | follows the games through the text, turn by turn |
//! | `notes` | what stands below the last move, and the lines of play in notes |
//! | `assembly` | the finished games, and what is given up |
//! | `fuller` | the games of two ways to find them |
//!
//! Each module imports only from those above it.

mod assembly;
mod counted;
mod elements;
mod fuller;
mod headings;
mod limits;
mod lines;
pub(in crate::book) mod moves;
mod notes;
mod positions;
mod rows;
mod running;
mod tracking;

use std::borrow::Cow;

pub(super) use fuller::fuller;
pub(super) use lines::hyphens::joined;

use super::languages::marked;
use super::printed::Page;
use super::stretches::{Stretches, stretches};
use crate::notation::{Language, arrange};
use assembly::Parts;
use assembly::refusal::FoundPrint;
use lines::{hyphens, specks};
use positions::{pgn_tags, shown_positions};
use rows::opening_tables;

/// Finds the games of a text by their shape, and the stretches of moves that belong to no game.
#[must_use]
pub fn find(text: &str) -> Page {
    find_in(&joined(text), PageKind::Text, None)
}

/// How a text came to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PageKind {
    /// It was typed or corrected.
    Text,
    /// A program recognised it in pictures of pages. No PGN is printed in a book, so whatever looks
    /// like it is a score. With `counted`, moves are also found by the numbers around them.
    Recognised { counted: bool },
}

/// Does the same for a text whose broken words are already [whole](joined), in the language that is
/// named or else in those that its letters show.
pub(super) fn find_in(text: &str, kind: PageKind, language: Option<Language>) -> Page {
    let mut parts = stretches(text);
    if kind != PageKind::Text {
        parts.pgn.clear();
    }
    if let Some(language) = language {
        parts.tell(text, vec![(0, language)]);
    }
    find_parts(text, parts, kind)
}

fn find_parts(printed: &str, mut parts: Stretches, kind: PageKind) -> Page {
    let text = printed;
    let heads = pgn_tags::heads(text, &mut parts);
    let boards = shown_positions::boards(text);
    let tables = opening_tables::tables(text);
    let spans: Vec<_> = tables.iter().map(|table| table.span.clone()).collect();
    let text = pgn_tags::masked(text, &parts, &boards, &spans);
    let text = match kind {
        PageKind::Recognised { counted: true } => Cow::Owned(counted::counted(&text)),
        _ => text,
    };
    let text = specks::without_spots(marked(&text, &parts.languages));
    let mut masked: Vec<_> = parts
        .tags
        .iter()
        .cloned()
        .chain(parts.pgn.iter().cloned())
        .chain(spans)
        .collect();
    arrange(&mut masked, |span| (span.start, 0));
    let lines = lines::lines(&text);
    let elements = elements::elements(&text, &lines);
    let drafts = tracking::drafts(&text, &elements);
    let pgn = std::mem::take(&mut parts.pgn);
    let parts = Parts {
        text: &text,
        print: FoundPrint {
            printed,
            languages: &parts.languages,
        },
        elements: &elements,
        heads: &heads,
        boards: &boards,
        tables: &tables,
        masked: &masked,
    };
    let mut page = assembly::finish(parts, &drafts);
    page.pgn = pgn;
    for game in &mut page.games {
        let moves = game.moves.iter_mut().map(|moved| &mut moved.span);
        let asides = game.asides.iter_mut().flat_map(|aside| &mut aside.moves);
        for span in moves.chain(asides) {
            span.start = hyphens::begin(printed, span.start);
        }
    }
    page
}

//! Drafts into games, or into what is given up and why.
//!
//! | draft | becomes |
//! |---|---|
//! | begins with move 1, which can be played from the array | a game |
//! | the same, under a diagram and without players, and soon beyond the array | given up: [`GivenUpWhy::Diagram`] |
//! | begins with move 12 | given up: [`GivenUpWhy::NoStart`], or [`GivenUpWhy::Gap`] behind another game |
//! | begins with move 7 where six moves are borrowed from another game | a game |
//! | a few moves in running text | given up: [`GivenUpWhy::TooShort`] |

use std::ops::Range;

use super::super::printed::{GivenUp, GivenUpWhy, Page, PrintedGame, PrintedMove};
use super::borrow::{self, Borrowed};
use super::draft::GameDraft;
use super::elements::PageElement;
use super::heading;
use super::measure::clip;
use super::{closing, odds, outcome, tags};
use crate::board::Color;
use crate::game::Outcome;
use crate::notation::{Notation, Tolerance, Tongue};
use crate::rules::Position;

/// A game in rows has at least so many plies, one in running text so many.
const PLIES: (usize, usize) = (4, 8);

/// A line is no longer, in bytes, where one is looked for.
const LINE: usize = 200;

/// How many plies are tried from the array.
const TRIED: usize = 8;

/// No more positions are carried while they are tried.
const CARRIED: usize = 6;

/// The games and what is given up.
pub(super) fn finish(text: &str, elements: &[PageElement], drafts: &[GameDraft]) -> Page {
    let mut page = Page::default();
    let mut regions: Vec<Vec<Range<usize>>> = Vec::with_capacity(drafts.len());
    for (at, draft) in drafts.iter().enumerate() {
        let begin = draft.elements.0;
        let earlier = near(&drafts[..at]).map(|draft| draft.elements.1);
        let above = earlier
            .filter(|&end| end < begin)
            .max()
            .map_or(0, |end| end + 1);
        let mut region = heading::region(text, elements, above, begin);
        region.extend(lead(text, elements, &drafts[..at], draft));
        regions.push(region);
    }
    let mut game = false;
    for at in 0..drafts.len() {
        let start = drafts[at].start();
        let next = regions[at + 1..]
            .iter()
            .zip(&drafts[at + 1..])
            .map(|(region, draft)| {
                let begin = region.first().map_or(draft.start(), |span| span.start);
                // Right behind this one, only the line above belongs to the next.
                begin.max(if begin <= drafts[at].end() {
                    heading::line_above(text, draft.start())
                } else {
                    0
                })
            })
            .find(|&begin| begin > start)
            .unwrap_or(text.len());
        one(
            text,
            elements,
            &drafts[at],
            &regions[at],
            (next, &mut game),
            &mut page,
        );
    }
    page.given_up.sort_by_key(|given| given.span.start);
    let mut line = 1;
    let mut counted = 0;
    for given in &mut page.given_up {
        line += text[counted..given.span.start].matches('\n').count();
        counted = given.span.start;
        given.line = line;
    }
    page
}

/// The last few drafts: no earlier one reaches beyond them.
fn near(drafts: &[GameDraft]) -> impl Iterator<Item = &GameDraft> {
    drafts.iter().rev().take(8)
}

/// The words before the first move in the paragraph it stands in.
fn lead(
    text: &str,
    elements: &[PageElement],
    earlier: &[GameDraft],
    draft: &GameDraft,
) -> Option<Range<usize>> {
    let PageElement::Prose(prose) = &elements[draft.elements.0] else {
        return None;
    };
    let before = near(earlier).map(GameDraft::end).max().unwrap_or(0);
    let start = prose.span.start.max(before);
    let words = text.get(start..draft.start())?;
    let words = words.trim_end_matches(|c: char| {
        c.is_ascii_digit() || c.is_whitespace() || matches!(c, '.' | '(' | ')')
    });
    (!words.trim().is_empty()).then(|| start..start + words.len())
}

/// What becomes of one draft: it goes to the page as a game or as given up. `next` is where what belongs to
/// the next one begins, `game` whether the one before it was a game, and will be whether this one is.
fn one(
    text: &str,
    elements: &[PageElement],
    draft: &GameDraft,
    region: &[Range<usize>],
    (next, game): (usize, &mut bool),
    page: &mut Page,
) {
    let paragraphs: Vec<&str> = region.iter().map(|span| &text[span.clone()]).collect();
    let (mut tags, players) = tags::tags(&paragraphs, draft.column);
    let (start, giver) = odds::start(&paragraphs);
    if let Some(color) = giver.filter(|_| players.white.is_none() && !players.reversed) {
        tags::name_giver(&mut tags, &paragraphs, color);
    }
    let (draft, start) = &without_odds(text, draft, start);
    let moves = with_lent(text, elements, draft, &paragraphs, page);
    let shift = moves.len() - draft.moves.len();
    let named = players.white.is_some()
        || tags
            .iter()
            .any(|(name, value)| name == "Event" && is_game(value));
    let after_game = std::mem::replace(game, true);
    if let Some(why) = refused(text, draft, start, (named, after_game), shift > 0) {
        *game = false;
        page.given_up.extend(given_up(draft, why));
        return;
    }
    let kept = closing::kept(text, elements, draft, next);
    let due = match moves.len() % 2 {
        0 => start.color(),
        _ => start.color().other(),
    };
    let words = closing::ending(text, draft, &kept);
    let outcome = outcome::outcome(&words, due, players.reversed);
    if outcome != Outcome::Open {
        tags::name_result(&mut tags, outcome);
    }
    let notes = closing::notes(text, draft, kept, (shift, next));
    let begin = region
        .first()
        .map_or(draft.start(), |span| span.start.min(draft.start()));
    let end = notes
        .iter()
        .map(|(_, span)| span.end)
        .filter(|&end| end <= next)
        .max();
    page.games.push(PrintedGame {
        span: begin..end.unwrap_or(0).max(draft.end()),
        tags,
        start: start.clone(),
        moves,
        notes,
        outcome,
        tongue: Tongue::English,
    });
}

/// The draft and its start without a first move that only says which odds are given.
fn without_odds(text: &str, draft: &GameDraft, start: Position) -> (GameDraft, Position) {
    let first = draft.moves.first().filter(|_| draft.twice);
    match first.and_then(|first| odds::moved(&start, &text[first.span.clone()])) {
        Some(made) => (draft.without_first(), made),
        None => (draft.clone(), start),
    }
}

/// The moves of the draft behind those that it borrows from another game of the page.
fn with_lent(
    text: &str,
    elements: &[PageElement],
    draft: &GameDraft,
    paragraphs: &[&str],
    page: &Page,
) -> Vec<PrintedMove> {
    let mut moves = draft.moves.clone();
    if let Some(borrowed) = borrowed(text, elements, draft, paragraphs)
        && let Some(game) = lender(page, &borrowed)
        && let Some(lent) = game.moves.get(..2 * borrowed.moves as usize)
    {
        moves.splice(0..0, lent.iter().cloned());
    }
    moves
}

/// A draft that is no game, if there is enough of it to be spoken of.
fn given_up(draft: &GameDraft, why: GivenUpWhy) -> Option<GivenUp> {
    let least = if draft.flows { 4 } else { 2 };
    (draft.moves.len() >= least).then(|| GivenUp {
        span: draft.start()..draft.end(),
        line: 0,
        why,
    })
}

/// Whether the label is that of a game, not of an example or a position.
fn is_game(label: &str) -> bool {
    let low = label.to_ascii_lowercase();
    low.starts_with("game") || low.starts_with("partie") || low.starts_with("no")
}

/// What is borrowed, if the draft begins where that ends.
fn borrowed(
    text: &str,
    elements: &[PageElement],
    draft: &GameDraft,
    paragraphs: &[&str],
) -> Option<Borrowed> {
    let above = elements[draft.elements.0.saturating_sub(3)..draft.elements.0]
        .iter()
        .rev();
    let above = above.filter_map(|element| match element {
        PageElement::Prose(prose) => Some(&text[prose.span.clone()]),
        _ => None,
    });
    let mut found = paragraphs
        .iter()
        .rev()
        .copied()
        .chain(above)
        .filter_map(borrow::borrowed);
    found.find(|borrowed| draft.first == Some(borrowed.moves + 1) && !draft.black_first)
}

/// The game that lends its moves.
fn lender<'p>(page: &'p Page, borrowed: &Borrowed) -> Option<&'p PrintedGame> {
    let Some(numeral) = &borrowed.from else {
        return page.games.last();
    };
    let headed = |game: &&PrintedGame| {
        game.tags
            .iter()
            .any(|(name, value)| name == "Event" && value.rsplit(' ').next() == Some(numeral))
    };
    page.games.iter().rev().find(headed)
}

/// Why the draft is no game. It is `named` if players or a game's number stand above it.
fn refused(
    text: &str,
    draft: &GameDraft,
    start: &Position,
    (named, after_game): (bool, bool),
    borrowed: bool,
) -> Option<GivenUpWhy> {
    let plies = draft.moves.len();
    if !borrowed {
        let torn = draft.torn && draft.first.is_none();
        if torn || draft.first.is_some_and(|first| first != 1) || draft.black_first {
            return Some(match (draft.torn && after_game, draft.diagram) {
                (true, _) => GivenUpWhy::Gap,
                (_, true) => GivenUpWhy::Diagram,
                _ => GivenUpWhy::NoStart,
            });
        }
        let least = if draft.flows && !(named && is_over(text, draft)) {
            PLIES.1
        } else {
            PLIES.0
        };
        let tried = plies.min(TRIED);
        let legal = playable(text, draft, start);
        let beyond = legal < tried.min(6) && (draft.diagram || legal < 3);
        if (legal == 0 || beyond) && (draft.diagram || !named) {
            return Some(GivenUpWhy::Diagram);
        }
        if plies < least {
            return Some(GivenUpWhy::TooShort);
        }
    }
    None
}

/// Whether the last move mates, or the words right behind it say how the game ended.
fn is_over(text: &str, draft: &GameDraft) -> bool {
    let last = draft
        .moves
        .last()
        .map_or("", |last| &text[last.span.clone()]);
    let behind = clip(&text[draft.end()..], LINE);
    let mates = last.to_ascii_lowercase().contains("mate") || last.contains(['#', '‡']);
    mates || outcome::outcome(behind, Color::White, false) != Outcome::Open
}

/// How many of the first plies can be played from the start, whichever way they are read.
fn playable(text: &str, draft: &GameDraft, start: &Position) -> usize {
    let mut positions = vec![start.clone()];
    for (count, printed) in draft.moves.iter().take(TRIED).enumerate() {
        let words = &text[printed.span.clone()];
        let mut next: Vec<Position> = Vec::new();
        for position in &positions {
            let turn = position.turn();
            let Ok(reading) = Notation::DESCRIPTIVE.read(words, &turn, Tolerance::Tolerant) else {
                continue;
            };
            let fitting = turn.moves.iter().filter(|mv| reading.fits(mv, &turn));
            next.extend(fitting.take(CARRIED).map(|mv| position.after(mv)));
        }
        next.truncate(CARRIED);
        if next.is_empty() {
            return count;
        }
        positions = next;
    }
    draft.moves.len().min(TRIED)
}

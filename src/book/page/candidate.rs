//! A draft with what stands above it: who played, from which position, and what it borrows.

use std::borrow::Cow;
use std::ops::Range;

use super::super::abroad::words::{self, englished};
use super::super::printed::BookKind;
use super::above::{self, TagHead};
use super::board::BoardDrawing;
use super::borrow::{self, Borrowed};
use super::chapter::{self, Heads};
use super::draft::GameDraft;
use super::elements::PageElement;
use super::lend::Account;
use super::refuse::{FoundPrint, playable};
use super::{heading, odds, placing, tags};
use crate::board::Color;
use crate::rules::Position;

/// So many plies of a draft show that it begins from a position.
const SHOWN: usize = 3;

/// A draft on its way to a game.
pub(super) struct Candidate<'d> {
    pub draft: Cow<'d, GameDraft>,
    pub kind: BookKind,
    /// The paragraphs above it.
    pub region: &'d [Range<usize>],
    pub tags: Vec<(String, String)>,
    /// The number in its heading.
    pub number: Option<u32>,
    pub start: Position,
    /// The position it begins from is printed, and is not the initial one.
    pub placed: bool,
    /// Tags in the manner of PGN stand above it.
    pub tagged: bool,
    /// Players or a game's number stand above it.
    pub named: bool,
    /// What the page calls Black is White for us.
    pub reversed: bool,
    pub needs: Option<(Borrowed, usize)>,
}

/// Where a draft stands.
pub(super) struct Surroundings<'d> {
    pub text: &'d str,
    pub print: FoundPrint<'d>,
    pub elements: &'d [PageElement],
    pub region: &'d [Range<usize>],
    /// Tags above it.
    pub head: Option<&'d TagHead>,
    /// A position drawn above it.
    pub board: Option<&'d BoardDrawing>,
    /// Where the draft before it ends.
    pub before: usize,
    /// The chapter it stands in.
    pub heads: Heads,
}

impl<'d> Candidate<'d> {
    pub fn of(draft: &'d GameDraft, standing: &Surroundings<'d>) -> Candidate<'d> {
        let text = standing.text;
        let region = standing.region;
        let tongue = standing.print.tongue(draft.start());
        let words = region.iter().map(|span| &text[span.clone()]);
        let words: Vec<_> = words.map(|words| englished(words, tongue)).collect();
        let paragraphs: Vec<&str> = words.iter().map(|words| &**words).collect();
        let (mut found, players) = tags::tags(&paragraphs, draft.column);
        let (odds, giver) = odds::start(&paragraphs);
        if let Some(color) = giver.filter(|_| players.white.is_none() && !players.reversed) {
            tags::name_giver(&mut found, &paragraphs, color);
        }
        let numbered = heading::game_label(&paragraphs);
        let named = players.white.is_some() || numbered.is_some_and(is_game);
        chapter::put_under(&mut found, &standing.heads, numbered.is_some());
        if let Some(head) = standing.head {
            found.retain(|(name, _)| head.tags.iter().all(|(known, _)| known != name));
            found.splice(0..0, head.tags.iter().cloned());
        }
        let (draft, mut start) = without_odds(text, draft, odds);
        let tagged = standing.head.is_some();
        let given = match standing.head {
            Some(head) => head.start.clone(),
            None => shown(standing, &draft, &start),
        };
        let placed = given.is_some();
        start = given.unwrap_or(start);
        let needs = (!placed).then(|| borrowed(standing, &draft, &paragraphs));
        let kind = match (tagged || named, placed, numbered) {
            (true, ..) => BookKind::Game,
            (false, true, _) => BookKind::Study,
            (false, false, Some(_)) => BookKind::Analysis,
            (false, false, None) => BookKind::Game,
        };
        Candidate {
            kind,
            number: numbered.and_then(heading::numeral),
            needs: needs.flatten(),
            draft,
            region,
            tags: found,
            start,
            placed,
            tagged,
            named,
            reversed: players.reversed,
        }
    }

    /// What it has to lend, and what it needs.
    pub fn account(&self) -> Account<'_> {
        Account {
            number: self.number,
            moves: &self.draft.moves,
            begins: !self.placed
                && !self.draft.black_first
                && matches!(self.draft.first, None | Some(1)),
            needs: self.needs,
        }
    }
}

/// The position printed above the draft that it goes on from: as FEN, drawn, or as a list of pieces.
fn shown(standing: &Surroundings<'_>, draft: &GameDraft, other: &Position) -> Option<Position> {
    let text = standing.text;
    let above = text.get(standing.before..draft.start()).unwrap_or("");
    let fits = |given: &Position| fits(standing.print, draft, given, other);
    if let Some(given) = above::position(above).filter(fits) {
        return Some(given);
    }
    let drawn = standing.board.map(|board| board.placed.clone());
    let listed = || placing::listed(above::near(above));
    let placed = drawn.or_else(listed)?;
    let first = if draft.black_first {
        Color::Black
    } else {
        Color::White
    };
    let number = draft.first.unwrap_or(1);
    let sides = [first, first.other()];
    let mut sides = sides
        .iter()
        .filter_map(|&color| placed.position(color, number));
    sides.find(fits)
}

/// Whether the draft goes on from the position that is printed above it rather than from another.
fn fits(print: FoundPrint<'_>, draft: &GameDraft, given: &Position, other: &Position) -> bool {
    let from_given = playable(print, draft, given);
    let begins = matches!(draft.first, None | Some(1)) && !draft.black_first;
    from_given >= SHOWN.min(draft.moves.len())
        && (!begins || from_given >= playable(print, draft, other))
}

/// The draft and its start without a first move that only says which odds are given.
fn without_odds<'d>(
    text: &str,
    draft: &'d GameDraft,
    start: Position,
) -> (Cow<'d, GameDraft>, Position) {
    let first = draft.moves.first().filter(|_| draft.twice);
    match first.and_then(|first| odds::moved(&start, &text[first.span.clone()])) {
        Some(made) => (Cow::Owned(draft.without_first()), made),
        None => (Cow::Borrowed(draft), start),
    }
}

/// Whether the label is that of a game, not of an example or a position.
fn is_game(label: &str) -> bool {
    let low = label.to_ascii_lowercase();
    let first = low.split(|c: char| !c.is_alphabetic()).next();
    low.starts_with("game") || low.starts_with("no") || first.is_some_and(words::is_game)
}

/// What is borrowed, if the draft does not begin with the first move, and how many plies that is by the
/// number it begins with.
fn borrowed(
    standing: &Surroundings<'_>,
    draft: &GameDraft,
    paragraphs: &[&str],
) -> Option<(Borrowed, usize)> {
    let first = draft
        .first
        .filter(|&first| first > 1 || draft.black_first)?;
    let plies = 2 * (first.saturating_sub(1) as usize) + usize::from(draft.black_first);
    let element = draft.elements.0;
    let above = standing.elements[element.saturating_sub(3)..element]
        .iter()
        .rev();
    let above = above.filter_map(|element| match element {
        PageElement::Prose(prose) => Some(&standing.text[prose.span.clone()]),
        _ => None,
    });
    let mut found = paragraphs
        .iter()
        .rev()
        .copied()
        .chain(above)
        .filter_map(borrow::borrowed);
    found.next().map(|borrowed| (borrowed, plies))
}

//! Combines a draft with the text above it: its players, its starting position and the moves it
//! borrows.

use std::borrow::Cow;
use std::ops::Range;

use super::borrowed_moves::Account;
use super::refusal::{FoundPrint, playable};
use crate::board::Color;
use crate::book::languages::words::{self, englished};
use crate::book::page::elements::PageElement;
use crate::book::page::headings::chapters::{self, Heads};
use crate::book::page::headings::references::{self, Borrowed};
use crate::book::page::headings::{self, tags};
use crate::book::page::limits;
use crate::book::page::positions::material_odds;
use crate::book::page::positions::pgn_tags::{self, TagHead};
use crate::book::page::positions::shown_positions::{self, BoardDrawing};
use crate::book::page::tracking::game_draft::GameDraft;
use crate::book::printed::BookKind;
use crate::rules::Position;

/// A draft with its tags and its starting position, not yet accepted as a game.
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
    /// PGN tags are printed above it.
    pub tagged: bool,
    /// Players or the number of a game are printed above it.
    pub named: bool,
    /// The page prints Black's column first, so its Black is White here.
    pub reversed: bool,
    /// The moves it borrows, and the number of plies missing before its first number.
    pub needs: Option<(Borrowed, usize)>,
}

/// The surroundings of a draft in the text.
pub(super) struct Surroundings<'d> {
    pub text: &'d str,
    pub print: FoundPrint<'d>,
    pub elements: &'d [PageElement],
    pub region: &'d [Range<usize>],
    /// PGN tags above it.
    pub head: Option<&'d TagHead>,
    /// A position drawn above it.
    pub board: Option<&'d BoardDrawing>,
    /// Byte where the draft before it ends.
    pub before: usize,
    /// The chapter and opening it is printed under.
    pub heads: Heads,
}

impl<'d> Candidate<'d> {
    /// Builds the candidate for a draft from its surroundings.
    pub fn from_draft(draft: &'d GameDraft, standing: &Surroundings<'d>) -> Candidate<'d> {
        let text = standing.text;
        let region = standing.region;
        let language = standing.print.language(draft.start());
        let words = region.iter().map(|span| &text[span.clone()]);
        let words: Vec<_> = words.map(|words| englished(words, language)).collect();
        let paragraphs: Vec<&str> = words.iter().map(|words| &**words).collect();
        let (mut found, players) = tags::tags(&paragraphs, draft.column);
        let (odds, giver) = material_odds::start(&paragraphs);
        if let Some(color) = giver.filter(|_| players.white.is_none() && !players.reversed) {
            tags::name_giver(&mut found, &paragraphs, color);
        }
        let numbered = headings::game_label(&paragraphs);
        let named = players.white.is_some() || numbered.is_some_and(is_game);
        chapters::put_under(&mut found, &standing.heads, numbered.is_some());
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
            number: numbered.and_then(headings::numeral),
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

    /// Returns the moves it can lend and those it needs to borrow.
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

/// Returns the position printed above the draft, if the draft can be played from it. The position
/// may be printed as FEN, as a drawing, as a list of pieces or in Forsyth notation.
fn shown(standing: &Surroundings<'_>, draft: &GameDraft, other: &Position) -> Option<Position> {
    let text = standing.text;
    let above = text.get(standing.before..draft.start()).unwrap_or("");
    let fits = |given: &Position| fits(standing.print, draft, given, other);
    if let Some(given) = pgn_tags::position(above).filter(fits) {
        return Some(given);
    }
    let drawn = standing.board.map(|board| board.men.clone());
    let listed = || shown_positions::listed(pgn_tags::near(above));
    let men = drawn.or_else(listed)?;
    let first = if draft.black_first {
        Color::Black
    } else {
        Color::White
    };
    let number = draft.first.unwrap_or(1);
    let sides = [first, first.other()];
    let mut sides = sides
        .iter()
        .filter_map(|&color| shown_positions::position(&men, color, number));
    sides.find(fits)
}

/// Returns whether the draft can be played from the printed position `given`. If it begins with
/// move 1, it must fit `given` at least as well as `other`.
fn fits(print: FoundPrint<'_>, draft: &GameDraft, given: &Position, other: &Position) -> bool {
    let from_given = playable(print, draft, given);
    let begins = matches!(draft.first, None | Some(1)) && !draft.black_first;
    from_given >= limits::SHOWN_PLIES.min(draft.moves.len())
        && (!begins || from_given >= playable(print, draft, other))
}

/// Returns the draft and its starting position. If White has two moves to begin with, the first is
/// made on the board and left out of the draft.
fn without_odds<'d>(
    text: &str,
    draft: &'d GameDraft,
    start: Position,
) -> (Cow<'d, GameDraft>, Position) {
    let first = draft.moves.first().filter(|_| draft.twice);
    match first.and_then(|first| material_odds::moved(&start, &text[first.span.clone()])) {
        Some(made) => (Cow::Owned(draft.without_first()), made),
        None => (Cow::Borrowed(draft), start),
    }
}

/// Returns whether the label names a game and not an example or a position.
fn is_game(label: &str) -> bool {
    let low = label.to_ascii_lowercase();
    let first = low.split(|c: char| !c.is_alphabetic()).next();
    let signs = ["game", "n", "№"];
    signs.iter().any(|sign| low.starts_with(sign)) || first.is_some_and(words::is_game)
}

/// Returns what a draft borrows if it does not begin with the first move, and the number of plies
/// missing before its first number.
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
        .filter_map(references::borrowed);
    found.next().map(|borrowed| (borrowed, plies))
}

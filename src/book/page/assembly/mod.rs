//! Makes games of drafts and of the words around them, or gives the drafts up with a reason.
//!
//! | draft | becomes |
//! |---|---|
//! | begins with move 1 and can be played from the initial position | a game |
//! | begins with move 7 where six moves are borrowed from another game | a game |
//! | is printed below tags, or below a position that it can be played from | a game from there |
//! | anything else | given up: see [`refusal`] |
//!
//! | file | what it does | example |
//! |---|---|---|
//! | `candidate` | a draft with its players, its starting position and what it borrows | a draft below `Remove White's Q. R.` |
//! | `borrowed_moves` | the first moves that games borrow from other games | `as in Game IV` above move 7 → twelve plies of that game |
//! | `refusal` | whether a draft is a game | a draft that begins with move 12 → none |

mod borrowed_moves;
mod candidate;
pub(super) mod refusal;

use std::ops::Range;

use crate::book::page::elements::PageElement;
use crate::book::page::headings::chapters::Headings;
use crate::book::page::headings::{self, outcome, tags};
use crate::book::page::limits;
use crate::book::page::notes::{self, asides, trailing_moves};
use crate::book::page::positions::pgn_tags::{self, TagHead};
use crate::book::page::positions::shown_positions::BoardDrawing;
use crate::book::page::rows::opening_tables::OpeningTable;
use crate::book::page::tracking::game_draft::{GameDraft, Note};
use crate::book::printed::{BookKind, GivenUp, GivenUpWhy, Page, PrintedGame, PrintedMove};
use crate::game::Outcome;
use crate::notation::arrange;
use crate::rules::Position;
use borrowed_moves::Bank;
use candidate::{Candidate, Surroundings};
use refusal::{FoundPrint, refused};

/// The parts of an analysed page.
#[derive(Clone, Copy)]
pub(in crate::book::page) struct Parts<'t> {
    pub text: &'t str,
    pub print: FoundPrint<'t>,
    pub elements: &'t [PageElement],
    /// Tags above games, in the order of the text.
    pub heads: &'t [TagHead],
    /// Positions drawn in the text, in its order.
    pub boards: &'t [BoardDrawing],
    /// Tables of openings, in the order of the text.
    pub tables: &'t [OpeningTable],
    /// Stretches that do not belong to the page, in the order of the text.
    pub masked: &'t [Range<usize>],
}

/// Returns the games and the stretches given up.
pub(in crate::book::page) fn finish(parts: Parts<'_>, drafts: &[GameDraft]) -> Page {
    let regions = regions(parts, drafts);
    let candidates = candidates(parts, drafts, &regions);
    let bank = Bank::new(candidates.iter().map(Candidate::account).collect());
    let ends = ends(parts.text, drafts, &regions);
    let mut page = Page::default();
    let mut game = false;
    // The index of the last game, as long as only its own moves from after a gap have followed.
    let mut whole = None;
    for (at, (candidate, next)) in candidates.iter().zip(ends).enumerate() {
        let goes_on = whole.is_some_and(|whole| counts_on(&drafts[whole], candidate));
        let found = one(parts, candidate, bank.lent(at), (next, game));
        if !matches!(found, Found::Game(_))
            && let Some(before) = page.games.last_mut().filter(|_| goes_on)
        {
            let moves = candidate.draft.moves.iter();
            before
                .behind_gap
                .extend(moves.map(|moved| moved.span.clone()));
        }
        game = matches!(found, Found::Game(_));
        whole = if game {
            Some(at)
        } else {
            whole.filter(|_| goes_on)
        };
        match found {
            Found::Game(found) => page.games.push(*found),
            Found::GivenUp(found) => page.given_up.push(found),
            Found::Nothing => {}
        }
    }
    columns(parts, drafts, &mut page);
    arrange(&mut page.games, |game| (game.span.start, 0));
    arrange(&mut page.given_up, |given| (given.span.start, 0));
    let mut line = 1;
    let mut counted = 0;
    for given in &mut page.given_up {
        line += parts.text[counted..given.span.start].matches('\n').count();
        counted = given.span.start;
        given.line = line;
    }
    page
}

/// Returns a candidate for each draft, with the text above it.
fn candidates<'d>(
    parts: Parts<'d>,
    drafts: &'d [GameDraft],
    regions: &'d [Vec<Range<usize>>],
) -> Vec<Candidate<'d>> {
    let mut heads = parts.heads.iter().peekable();
    let mut candidates = Vec::with_capacity(drafts.len());
    let mut boards = parts.boards.iter().peekable();
    let mut headings = Headings::new(parts.text, parts.elements);
    let mut before = 0;
    for (draft, region) in drafts.iter().zip(regions) {
        let mut head = None;
        while let Some(next) = heads.next_if(|next| next.span.end <= draft.start()) {
            head = Some(next);
        }
        let mut board = None;
        while let Some(next) = boards.next_if(|next| next.span.end <= draft.start()) {
            board = Some(next).filter(|next| next.span.start >= before);
        }
        let heads = headings.above(draft.elements.0).clone();
        candidates.push(Candidate::from_draft(
            draft,
            &Surroundings {
                text: parts.text,
                print: parts.print,
                elements: parts.elements,
                region,
                head,
                board,
                before,
                heads,
            },
        ));
        before = before.max(draft.end());
    }
    candidates
}

/// Returns whether the candidate `behind` continues the numbers of a draft, with some moves lost
/// between them.
fn counts_on(draft: &GameDraft, behind: &Candidate<'_>) -> bool {
    let number = behind.draft.first.unwrap_or(draft.next);
    if behind.placed || behind.tagged || behind.draft.diagram || number <= 1 {
        return false;
    }
    // A part torn off a game that is not over belongs to it, whatever its numbers are.
    if behind.draft.torn && !draft.ended {
        return true;
    }
    !behind.named
        && (draft.next..=draft.next + limits::LOST_ROWS).contains(&(number + 1).max(draft.next))
}

/// Adds the columns of tables to the page as lines of play. A table that begins with a later move
/// takes the earlier moves from those last printed above it.
fn columns(parts: Parts<'_>, drafts: &[GameDraft], page: &mut Page) {
    for table in parts.tables {
        let plies = 2 * (table.first.saturating_sub(1) as usize);
        let above = drafts.partition_point(|draft| draft.start() < table.span.start);
        let opening = near(&drafts[..above]).find(|draft| {
            draft.moves.len() >= plies && draft.first == Some(1) && !draft.black_first
        });
        let Some(opening) = (match plies {
            0 => Some(&[][..]),
            _ => opening.and_then(|draft| draft.moves.get(..plies)),
        }) else {
            page.given_up.push(GivenUp {
                span: table.span.clone(),
                line: 0,
                why: GivenUpWhy::NoStart,
            });
            continue;
        };
        let words = pgn_tags::near(&parts.text[..table.span.start]);
        let paragraphs: Vec<&str> = words.split("\n\n").collect();
        let mut last = paragraphs.iter().rev().take(4);
        let named = last.find_map(|paragraph| tags::opening(paragraph));
        for (number, line) in (1..).zip(&table.lines) {
            let mut tags = vec![("Event".to_owned(), format!("Column {number}"))];
            tags.extend(
                named
                    .iter()
                    .map(|name| ("Opening".to_owned(), name.clone())),
            );
            page.games.push(PrintedGame {
                kind: BookKind::Table,
                span: table.span.clone(),
                tags,
                start: Position::start(),
                moves: opening.iter().chain(line).cloned().collect(),
                notes: Vec::new(),
                asides: Vec::new(),
                outcome: Outcome::Open,
                behind_gap: Vec::new(),
                again: Vec::new(),
                language: parts.print.language(table.span.start),
            });
        }
    }
}

/// Returns the paragraphs above each draft that belong to it.
fn regions(parts: Parts<'_>, drafts: &[GameDraft]) -> Vec<Vec<Range<usize>>> {
    let Parts { text, elements, .. } = parts;
    let mut regions: Vec<Vec<Range<usize>>> = Vec::with_capacity(drafts.len());
    for (at, draft) in drafts.iter().enumerate() {
        let begin = draft.elements.0;
        let earlier = near(&drafts[..at]).map(|draft| draft.elements.1);
        let above = earlier
            .filter(|&end| end < begin)
            .max()
            .map_or(0, |end| end + 1);
        // The words above a paragraph with many games belong to the first of them.
        let beside = near(&drafts[..at]).filter(|earlier| earlier.elements.0 == begin);
        let mut region = match beside.count() {
            0..limits::GAMES_BESIDE => headings::region(text, elements, above, begin),
            _ => Vec::new(),
        };
        region.extend(lead(text, elements, &drafts[..at], draft));
        region.retain(|span| {
            let at = parts
                .masked
                .partition_point(|masked| masked.end <= span.start);
            parts
                .masked
                .get(at)
                .is_none_or(|masked| masked.start >= span.end)
        });
        regions.push(region);
    }
    regions
}

/// Returns for each draft the byte where the text of the next one begins.
fn ends(text: &str, drafts: &[GameDraft], regions: &[Vec<Range<usize>>]) -> Vec<usize> {
    let next = |at: usize| {
        let start = drafts[at].start();
        let behind = regions[at + 1..].iter().zip(&drafts[at + 1..]);
        behind
            .map(|(region, draft)| {
                let begin = region.first().map_or(draft.start(), |span| span.start);
                // If the next one follows directly, only the line above it belongs to it.
                begin.max(if begin <= drafts[at].end() {
                    headings::line_above(text, draft.start())
                } else {
                    0
                })
            })
            .find(|&begin| begin > start)
            .unwrap_or(text.len())
    };
    (0..drafts.len()).map(next).collect()
}

/// Returns the last few drafts, the last one first. No earlier draft reaches beyond them.
fn near(drafts: &[GameDraft]) -> impl Iterator<Item = &GameDraft> {
    drafts.iter().rev().take(8)
}

/// Returns the words before the first move in its own paragraph.
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

/// The result of judging a candidate.
enum Found {
    Game(Box<PrintedGame>),
    GivenUp(GivenUp),
    Nothing,
}

/// Judges one candidate, with the moves `lent` by other games. `next` is the byte where the text of
/// the next candidate begins, and `after_game` says whether the one before it was a game.
fn one(
    parts: Parts<'_>,
    candidate: &Candidate<'_>,
    lent: Option<Vec<PrintedMove>>,
    (next, after_game): (usize, bool),
) -> Found {
    let text = parts.text;
    let draft = &*candidate.draft;
    let why = no_game((text, parts.print), candidate, lent.is_some(), after_game);
    if let Some(why) = why {
        return given_up(draft, why).map_or(Found::Nothing, Found::GivenUp);
    }
    let mut moves = lent.unwrap_or_default();
    let shift = moves.len();
    moves.extend(draft.moves.iter().cloned());
    let start = &candidate.start;
    if candidate.placed {
        count_on(&mut moves, draft, start.fullmove());
    }
    let kept = notes::kept(text, parts.elements, draft, next);
    let due = match moves.len() % 2 {
        0 => start.color(),
        _ => start.color().other(),
    };
    let mut tags = candidate.tags.clone();
    let words = notes::ending(text, draft, &kept);
    let mut outcome = outcome::outcome(&words, due, candidate.reversed);
    let told = tags.iter().find(|(name, _)| name == "Result");
    let told = told.map(|(_, value)| Outcome::of_pgn(value).unwrap_or(Outcome::Open));
    match told {
        Some(told) if outcome == Outcome::Open => outcome = told,
        None if outcome != Outcome::Open => tags::name_result(&mut tags, outcome),
        _ => {}
    }
    let mut notes = notes::notes(text, draft, kept, (shift, next));
    let behind_gap = trailing_moves::lost(text, draft, next, (&mut moves, &mut notes));
    let begin = candidate
        .region
        .first()
        .map_or(draft.start(), |span| span.start.min(draft.start()));
    let end = notes
        .iter()
        .map(|(_, span)| span.end)
        .filter(|&end| end <= next)
        .max();
    Found::Game(Box::new(PrintedGame {
        kind: candidate.kind,
        span: begin..end.unwrap_or(0).max(draft.end()),
        tags,
        start: start.clone(),
        moves,
        asides: asides::asides(text, &notes),
        notes,
        outcome,
        behind_gap,
        again: shifted(&draft.again, shift),
        language: parts.print.language(draft.start()),
    }))
}

/// Returns the notes with their plies moved by the `shift` plies before the draft's own.
fn shifted(notes: &[Note], shift: usize) -> Vec<Note> {
    let shifted = |(ply, span): &Note| (ply + shift, span.clone());
    notes.iter().map(shifted).collect()
}

/// Returns why the candidate is no game, or `None` if it is one.
fn no_game(
    print: (&str, FoundPrint<'_>),
    candidate: &Candidate<'_>,
    lent: bool,
    after_game: bool,
) -> Option<GivenUpWhy> {
    let draft = &candidate.draft;
    match candidate.needs {
        _ if candidate.tagged || candidate.placed => None,
        Some(_) => (!lent).then_some(GivenUpWhy::Unlent),
        None => refused(
            print,
            draft,
            &candidate.start,
            (candidate.named, after_game),
        ),
    }
}

/// Renumbers the moves from the move number of the position, if they are printed with other
/// numbers.
fn count_on(moves: &mut [PrintedMove], draft: &GameDraft, fullmove: u32) {
    let Some(first) = draft.first.filter(|&first| first != fullmove) else {
        return;
    };
    for moved in moves {
        moved.number = moved
            .number
            .and_then(|number| (number + fullmove).checked_sub(first));
    }
}

/// Returns the report of a draft that is no game, if it has enough moves to be worth reporting.
fn given_up(draft: &GameDraft, why: GivenUpWhy) -> Option<GivenUp> {
    let least = if draft.flows { 4 } else { 2 };
    (draft.moves.len() >= least).then(|| GivenUp {
        span: draft.start()..draft.end(),
        line: 0,
        why,
    })
}

//! Finds moves after the last one of a game: a misprinted one that no row below confirms, and moves
//! that have no place in the game, so that they are reported as lost.
//!
//! | after the last move | read as |
//! |---|---|
//! | `32. Ht. to Q. B's 8th.`, where 32 is expected | the last move, misprinted |
//! | `00. Kt. mates.`, in the next line | the last move, its number misprinted |
//! | `R. takcs Q. R. P.` | the same |
//! | `37.`, and nothing with it | a lost move |
//! | `HxQ`, alone above `And White resigns.` | the last move, misprinted |
//! | `29. Q-Kt5      d . d` | the same |
//! | `And White resigns.` · `See page 57.` · `{252}` above them | words |
//!
//! | after the 16th move | read as |
//! |---|---|
//! | `16 P-Kt3, P-QB4; 19 P-B4, R-Q2; 20 B-Kt3` | moves of the game, after a gap |
//! | `If 17 R-K1, B-Kt5; 18 R-K2, Kt-Q5 wins.` | words |
//! | `And Black resigns.` `17 R-K1 was to be considered.` | words |

use std::ops::Range;

use crate::board::Color;
use crate::book::page::headings::{self, outcome};
use crate::book::page::limits;
use crate::book::page::moves::items::{items, page_mark};
use crate::book::page::moves::{
    ItemKind, TextKind, cell, clip, columns, misprints, misspelt, shape,
};
use crate::book::page::rows::row_lines::is_closing;
use crate::book::page::tracking::game_draft::{GameDraft, Note};
use crate::book::printed::PrintedMove;
use crate::game::Outcome;
use crate::notation::arrange;

/// A last move that a misprint kept from being recognised.
pub(super) enum Misprinted {
    /// Words that may be a move, and those of its possible reply in the same row.
    Move(Range<usize>, Option<Range<usize>>),
    /// A number alone.
    Number(Range<usize>),
}

/// Returns the text in the place of the move expected after the last one, before byte `next`.
pub(super) fn misprinted(text: &str, draft: &GameDraft, next: usize) -> Option<Misprinted> {
    let end = draft.moves.last()?.span.end;
    let behind = clip(text.get(end..next.max(end))?, limits::TRAILING_MOVE_BYTES);
    let is_between = |c: char| c.is_whitespace() || ".,;)|".contains(c);
    let mut rest = behind.trim_start_matches(is_between);
    while !rest.is_empty()
        && let Some(length) = page_mark(rest)
    {
        rest = rest[length..].trim_start_matches(is_between);
    }
    let begin = end + behind.len() - rest.len();
    let line = rest.lines().next()?.trim_end();
    let number = misprints::number(line).filter(|found| found.value == draft.next);
    let below = !behind[..behind.len() - rest.len()].contains("\n\n");
    if let Some(span) = renumbered(line).filter(|_| below && number.is_none()) {
        let span = begin + span.start..begin + span.end;
        let mut moves = draft.moves.iter().map(|moved| &moved.span);
        let free = moves.all(|moved| moved.end <= span.start || span.end <= moved.start);
        return free.then_some(Misprinted::Move(span, None));
    }
    let words = line[number.map_or(0, |found| found.length)..].trim_start();
    let begin_words = begin + line.len() - words.len();
    if number.is_some() && words.is_empty() {
        return Some(Misprinted::Number(begin..begin_words));
    }
    let words = words[..cell(words, TextKind::Line)].trim_end();
    let span = begin_words..begin_words + words.len();
    let taken = |moved: &Range<usize>| moved.start < span.end && span.start < moved.end;
    if draft.moves.iter().any(|moved| taken(&moved.span)) || is_closing(words) {
        return None;
    }
    let says = match number {
        Some(_) => {
            misprints::may_be_move(words) || misprints::may_be_rubbish(words) || is_nearly(words)
        }
        None => says_move(words) && misprints::may_be_move(words),
    };
    let stands = || {
        let gap = &behind[..behind.len() - rest.len()];
        let below = text[span.end..next.max(span.end)].trim_start();
        in_cell(gap, words) || between(gap, words, below)
    };
    let beside = || {
        let rest = &line[span.end - begin..];
        let cell = rest.trim();
        let start = span.end + rest.len() - rest.trim_start().len();
        let moved = !is_closing(cell) && misprints::may_be_move(cell);
        moved.then(|| start..start + cell.len())
    };
    let black = number.and_then(|_| beside());
    (says || stands()).then_some(Misprinted::Move(span, black))
}

/// Returns the move of a line that holds only a move and a number of any value.
fn renumbered(line: &str) -> Option<Range<usize>> {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let words = rest.trim_start_matches(['.', ',', ')', ' ']);
    if rest.len() == line.len() || rest.len() == words.len() {
        return None;
    }
    let whole = words.trim_end_matches(['.', ',', ';', '!', ' ']);
    let begin = line.len() - words.len();
    let shaped = shape::play(words).filter(|shaped| shaped.length >= whole.len())?;
    Some(begin..begin + shaped.length)
}

/// Returns whether the words are a move and at most one more word. That word may be a misprint of
/// its mark.
fn is_nearly(words: &str) -> bool {
    let rest = shape::play(words).map(|shaped| &words[shaped.length..]);
    rest.is_some_and(|rest| rest.split_whitespace().count() <= 1)
}

/// Returns whether the words may be in Black's cell of the last row.
fn in_cell(gap: &str, words: &str) -> bool {
    let wide = !gap.contains('\n') && columns(gap) >= 2;
    wide && words.starts_with(|c: char| !"([{".contains(c)) && misprints::may_be_rubbish(words)
}

/// Returns whether the words are on a separate line between the last move and words that tell how
/// the game ended.
fn between(gap: &str, words: &str, below: &str) -> bool {
    let tells = |line: &str| outcome::outcome(line, Color::White, false) != Outcome::Open;
    gap.contains('\n')
        && below.lines().next().is_some_and(tells)
        && !tells(words)
        && misprints::may_be_rubbish(words)
        && words.contains(|c: char| !(c.is_lowercase() || c.is_whitespace()))
}

/// Returns whether words without a number begin and continue like a move.
fn says_move(words: &str) -> bool {
    let begins = words.starts_with(['K', 'Q', 'R', 'B', 'N', 'P', 'S', 'C', 'O', '0']);
    let digit = words.ends_with(|c: char| c.is_ascii_digit()) || words.contains(['×', '~']);
    let glued = words.contains(['-', '–', '—']) && !words.contains(' ');
    let verb = words.split(|c: char| !c.is_alphanumeric());
    let verb = verb.into_iter().any(|word| {
        ["to", "x"].contains(&word)
            || misspelt::is_near_verb(word) && word.starts_with(char::is_lowercase)
    });
    begins && (digit || glued || verb)
}

/// Adds a misprinted last move to the moves, and returns the moves of the draft that have no place
/// in it.
pub(in crate::book::page) fn lost(
    text: &str,
    draft: &GameDraft,
    next: usize,
    (moves, notes): (&mut Vec<PrintedMove>, &mut Vec<Note>),
) -> Vec<Range<usize>> {
    // Text that looks like a move on a separate line may be the heading of the next game.
    let ours = |moved: &&Range<usize>| !headings::is_strong(&text[(*moved).clone()]);
    let mut behind_gap: Vec<_> = draft.passed.iter().take_while(ours).cloned().collect();
    // A single move that was passed over right after the last one is itself the last move.
    let blank = |moved: &Range<usize>| {
        let last = draft.moves.last().map(|last| last.span.end);
        let between = last.and_then(|end| text.get(end..moved.start));
        between.is_some_and(|between| between.trim().is_empty())
    };
    let alone = behind_gap.pop_if(|moved| blank(moved));
    let alone = alone.map(|span| Misprinted::Move(span, None));
    match alone.or_else(|| misprinted(text, draft, next)) {
        Some(Misprinted::Move(span, beside)) => {
            for span in std::iter::once(span).chain(beside) {
                for (_, note) in notes.iter_mut() {
                    if note.start < span.end && span.start < note.end {
                        note.start = span.end.min(note.end);
                    }
                }
                moves.push(PrintedMove {
                    span,
                    number: None,
                    color: None,
                });
            }
            notes.retain(|(_, note)| !note.is_empty());
        }
        Some(Misprinted::Number(span)) => behind_gap.push(span),
        None => {}
    }
    behind_gap.extend(left(text, draft, next));
    arrange(&mut behind_gap, |span| (span.start, span.end));
    behind_gap.dedup();
    behind_gap
}

/// Returns the moves after the last one of a draft, before byte `next`, whose numbers continue it.
fn left(text: &str, draft: &GameDraft, next: usize) -> Vec<Range<usize>> {
    let last = draft.moves.len();
    let end = draft.end();
    let notes = draft
        .notes
        .iter()
        .filter(|(ply, span)| *ply == last && span.start >= end && span.start < next);
    let mut left = Vec::new();
    for (_, note) in notes {
        left.extend(counting(text, note.clone(), draft.next));
        let words = &text[note.clone()];
        if outcome::outcome(words, Color::White, false) != Outcome::Open {
            break;
        }
    }
    left
}

/// Returns the moves of a stretch if it consists mostly of moves and one of its numbers is `due` or
/// higher. Otherwise the result is empty.
fn counting(text: &str, span: Range<usize>, due: u32) -> Vec<Range<usize>> {
    let flat = text[span.clone()].replace(['\n', '\r'], " ");
    let items = items(&flat, 0..flat.len(), TextKind::Flow);
    let kind = |kinds: &[ItemKind]| {
        let of = items.iter().filter(|item| kinds.contains(&item.kind));
        of.map(|item| item.span.clone()).collect::<Vec<_>>()
    };
    let moves = kind(&[ItemKind::Move, ItemKind::Weak]);
    let words = kind(&[ItemKind::Junk, ItemKind::Note]);
    let length = |spans: &[Range<usize>]| spans.iter().map(Range::len).sum::<usize>();
    let begins = items
        .first()
        .is_some_and(|item| item.kind != ItemKind::Junk);
    let share = if begins { 1 } else { 2 };
    let counts = items
        .iter()
        .any(|item| matches!(item.kind, ItemKind::Number(number) if number >= due));
    if moves.len() < limits::TRAILING_MOVES || !counts || length(&words) * share > length(&moves) {
        return Vec::new();
    }
    let place = |found: Range<usize>| span.start + found.start..span.start + found.end;
    moves.into_iter().map(place).collect()
}

//! A game of a book as it is printed: its text, cut where moves begin and end.

use std::collections::BTreeMap;

use super::placed_words::PlacedWords;
use super::print_rows::{PrintRows, without_marks};
use super::remark;
use crate::board::{Color, Move, key};
use crate::book::{BookGame, BookPly, Liberty, Settled};
use crate::notation::arrange;
use crate::protocol::{BookChoice, Misfits, Print, PrintKind, PrintedStretch};
use crate::words;

/// The text shown for a move that is not printed.
const GAP: &str = "[…]";

/// Makes the print of a game. `text` is the complete book.
#[must_use]
pub fn print(text: &str, read: &BookGame) -> Print {
    print_in_order(text, read, &order(read), None)
}

/// Makes the print of a game whose printed moves begin at these bytes in the order of play, which
/// decides where each row stands. `words` tells where they stand in pictures.
pub(super) fn print_in_order(
    text: &str,
    read: &BookGame,
    order: &[usize],
    words: Option<&PlacedWords>,
) -> Print {
    Print {
        rows: rows(text, read, order, words),
        remarks: remark::remarks(text, read),
    }
}

/// Returns the first bytes of the printed moves of a game, in the order of play.
pub(super) fn order(game: &BookGame) -> Vec<usize> {
    let printed = game.plies.iter().filter(|ply| !ply.span.is_empty());
    printed.map(|ply| ply.span.start).collect()
}

/// Returns how a move was settled, or its fault.
fn sort(ply: &BookPly) -> PrintKind {
    let took = |liberties: &[Liberty]| ply.liberties.iter().any(|taken| liberties.contains(taken));
    match ply.settled {
        Settled::Repaired if ply.span.is_empty() => PrintKind::Unprinted,
        Settled::Repaired => PrintKind::Misprint,
        Settled::Open => PrintKind::Open,
        _ if took(&[
            Liberty::FalseMark,
            Liberty::MissingMark,
            Liberty::MissingPassing,
        ]) =>
        {
            PrintKind::Suspect
        }
        _ if took(&[Liberty::PresentSide]) => PrintKind::Sides,
        Settled::Unique => PrintKind::Plain,
        Settled::Mark => PrintKind::Mark,
        Settled::Label => PrintKind::Label,
        Settled::Later => PrintKind::Later,
        Settled::Chosen => PrintKind::Chosen,
    }
}

/// Returns the rows of a game, each move in them a stretch of its own.
fn rows(
    text: &str,
    read: &BookGame,
    order: &[usize],
    words: Option<&PlacedWords>,
) -> Vec<Vec<PrintedStretch>> {
    let order: BTreeMap<usize, u32> = order.iter().copied().zip(1..).collect();
    let last = read.plies.len() as u32;
    let moves = read.plies.iter().zip(1..);
    let mut cuts: Vec<_> = moves
        .map(|(ply, moment)| (ply.span.clone(), sort(ply), moment))
        .collect();
    let skipped = read.skipped.iter();
    cuts.extend(skipped.map(|(before, span)| (span.clone(), PrintKind::Skipped, *before as u32)));
    if let Some(stop) = &read.stop {
        cuts.extend(
            stop.rest
                .iter()
                .map(|span| (span.clone(), PrintKind::Unread, last)),
        );
    }
    // Columns side by side are not printed in the order of play, so the moves are sorted by place.
    arrange(&mut cuts, |(span, ..)| (span.start, 0));
    // The indentation of the first row belongs to it.
    let line = text[..read.span.start].rfind('\n').map_or(0, |at| at + 1);
    let is_blank = text[line..read.span.start].trim().is_empty();
    let mut end = if is_blank { line } else { read.span.start };
    let mut rows = PrintRows::default();
    for (span, sort, moment) in cuts {
        if span.start < end || span.end > read.span.end {
            continue;
        }
        rows.add_prose(&text[end..span.start]);
        let print = &text[span.clone()];
        let is_gap = span.is_empty();
        let print = match () {
            () if is_gap => GAP.to_owned(),
            // A move that is broken over two rows stands in the first.
            () if print.contains('\n') => {
                let words: Vec<&str> = print.split_whitespace().collect();
                without_marks(&words.join(" "))
            }
            () => without_marks(print),
        };
        let stretch = PrintedStretch {
            text: print,
            sort,
            moment,
            places: words.map_or_else(Vec::new, |words| words.places(text, &span)),
        };
        rows.add_move(stretch, order.get(&span.start).copied().filter(|_| !is_gap));
        if is_gap {
            rows.add_prose(" ");
        }
        end = span.end;
    }
    rows.add_prose(&text[end..read.span.end]);
    rows.finish()
}

/// Returns the ply and the move of a choice.
pub(super) fn chosen(choice: &BookChoice) -> Option<(usize, Move)> {
    Some((
        (choice.moment as usize).checked_sub(1)?,
        key::play(choice.key)?,
    ))
}

/// Returns these plies of a game as printed moves that no longer fit.
pub(super) fn misfits(text: &str, game: &BookGame, plies: &[usize]) -> Misfits {
    let first = plies
        .first()
        .and_then(|&at| Some((at, game.plies.get(at)?)));
    let first = first.map(|(at, ply)| {
        let start = game.tree.start();
        let half = start.color().index() + at;
        let number = start.fullmove() + half as u32 / 2;
        let number = Color::ALL[half % 2].numbered(number);
        let parts: Vec<&str> = text[ply.span.clone()].split_whitespace().collect();
        words::AS_PRINTED.with([number.into(), without_marks(&parts.join(" ")).into()])
    });
    Misfits {
        first: first.unwrap_or_default(),
        count: plies.len() as u32,
    }
}

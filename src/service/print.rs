//! A game of a book as it is printed: its text, cut where moves begin and end.

use super::remark;
use crate::board::{Move, key};
use crate::book::{BookGame, BookPly, Liberty, Settled};
use crate::notation::arrange;
use crate::protocol::{BookChoice, Misfits, Print, PrintKind, PrintedStretch};

/// Bytes from which a line counts as full, broken by the printer. The author ended a shorter one.
const FULL: usize = 45;

/// Longest line of a heading, in bytes.
const HEADING: usize = 60;

/// Indentation, in bytes, from which a line is set in columns.
const COLUMN: usize = 12;

/// Longest line of a page, in bytes.
const WIDTH: usize = 240;

/// Words of one character from which a line is a row of a diagram.
const BOARD: usize = 8;

/// The text shown for a move that is not printed.
const GAP: &str = "[…]";

/// Makes the print of a game. `text` is the complete book.
#[must_use]
pub fn print(text: &str, read: &BookGame) -> Print {
    Print {
        stretches: stretches(text, read),
        remarks: remark::remarks(text, read),
    }
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

fn stretches(text: &str, read: &BookGame) -> Vec<PrintedStretch> {
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
    let mut stretches = Vec::new();
    let mut end = read.span.start;
    let mut heading = true;
    for (span, sort, moment) in cuts {
        if span.start < end || span.end > read.span.end {
            continue;
        }
        prose(text, end, span.start, heading, &mut stretches);
        heading = false;
        let is_gap = span.is_empty();
        let print = text[span.clone()].split_whitespace().collect::<Vec<_>>();
        let print = if is_gap {
            GAP.to_owned()
        } else {
            without_marks(&print.join(" "))
        };
        let fixed = is_set(line_at(text, span.start));
        let stretch = |text, sort| PrintedStretch {
            text,
            sort,
            moment,
            fixed,
        };
        stretches.push(stretch(print, sort));
        if is_gap {
            stretches.push(stretch(" ".to_owned(), PrintKind::Prose));
        }
        end = span.end;
    }
    prose(text, end, read.span.end, heading, &mut stretches);
    stretches
}

/// Adds the text between two moves. Before the first move, short lines are headings.
fn prose(text: &str, start: usize, end: usize, heading: bool, stretches: &mut Vec<PrintedStretch>) {
    let mut words = String::new();
    // Whether the collected words are from lines set in columns.
    let mut fixed = false;
    let mut at = start;
    for line in text[start..end].split_inclusive('\n') {
        // The short last line of a paragraph is not a heading; the full line before it has left a
        // space.
        let is_whole =
            heading && line.ends_with('\n') && !line.trim().is_empty() && !words.ends_with(' ');
        let set = is_set(line_at(text, at));
        if set != fixed && !line.trim().is_empty() {
            push(stretches, &mut words, PrintKind::Prose, fixed);
            fixed = set;
        }
        if is_whole && !set && line.trim().len() <= HEADING && !starts_moves(line) {
            push(stretches, &mut words, PrintKind::Prose, fixed);
            words.push_str(&without_marks(line.trim()));
            words.push('\n');
            push(stretches, &mut words, PrintKind::Heading, false);
        } else {
            let headed = stretches
                .last()
                .is_some_and(|last| last.sort == PrintKind::Heading);
            add_line(text, at, line, (headed, set), &mut words);
        }
        at += line.len();
    }
    if end == text.len() || start == end {
        words.truncate(words.trim_end().len());
    }
    push(stretches, &mut words, PrintKind::Prose, fixed);
}

/// Returns the line of the text that contains this byte; empty if it is too long for a page.
fn line_at(text: &str, at: usize) -> &str {
    let bytes = text.as_bytes();
    let from = at.saturating_sub(WIDTH);
    let to = (at + WIDTH).min(bytes.len());
    let before = bytes[from..at].iter().rposition(|&byte| byte == b'\n');
    let behind = bytes[at..to].iter().position(|&byte| byte == b'\n');
    let begin = before
        .map(|before| from + before + 1)
        .or((from == 0).then_some(0));
    let end = behind
        .map(|behind| at + behind)
        .or((to == bytes.len()).then_some(to));
    let line = begin
        .zip(end)
        .map(|(begin, end)| text[begin..end].trim_end());
    line.unwrap_or_default()
}

/// Returns whether a line is set in columns or is a row of a diagram.
fn is_set(line: &str) -> bool {
    let body = line.trim_start();
    let far = line.len() - body.len() >= COLUMN;
    let single = body.split_whitespace();
    let singles = single.filter(|word| word.chars().nth(1).is_none()).count();
    far || body.contains("   ")
        || body.contains('\t')
        || body.contains("--+")
        || body.contains("+--")
        || body.matches('|').count() >= 2
        || singles >= BOARD
}

/// Removes the underscores that transcribers use for italics, as in `_Castles._`. A run of
/// underscores, a line to be filled in, stays.
fn without_marks(print: &str) -> String {
    let mut words = String::with_capacity(print.len());
    let mut before = ' ';
    let mut letters = print.chars().peekable();
    while let Some(c) = letters.next() {
        if c != '_' || before == '_' || letters.peek() == Some(&'_') {
            words.push(c);
        }
        before = c;
    }
    words
}

/// Returns whether a line begins with the number of a first move.
fn starts_moves(line: &str) -> bool {
    line.trim_start().starts_with('1')
}

fn push(stretches: &mut Vec<PrintedStretch>, words: &mut String, sort: PrintKind, fixed: bool) {
    if words.trim().is_empty() && stretches.is_empty() {
        words.clear();
    }
    if !words.is_empty() {
        stretches.push(PrintedStretch {
            text: std::mem::take(words),
            sort,
            moment: 0,
            fixed,
        });
    }
}

/// Adds a line, or the part of one between two moves. A full line is joined to the next; of several
/// blank lines one is kept.
fn add_line(text: &str, at: usize, line: &str, (headed, set): (bool, bool), words: &mut String) {
    let ended = line.trim_end_matches(['\n', '\r']);
    let clean = without_marks(ended);
    let body = clean.as_str();
    if ended.len() == line.len() {
        words.push_str(body);
        return;
    }
    let begins = text[..at].rfind('\n').map_or(0, |at| at + 1);
    let length = at + ended.trim_end().len() - begins;
    if length == 0 {
        // A heading ends its own line.
        if words.is_empty() && headed {
            words.push('\n');
        } else if !words.ends_with("\n\n") {
            // A full line before it has left a space.
            words.truncate(words.trim_end_matches(' ').len());
            words.push_str(if words.ends_with('\n') { "\n" } else { "\n\n" });
        }
        return;
    }
    words.push_str(body.trim_end());
    let next = text[at + line.len()..].lines().next().unwrap_or_default();
    let runs_on =
        !set && length >= FULL && next.starts_with(|c: char| c.is_alphanumeric() || c == '(');
    words.push(if runs_on { ' ' } else { '\n' });
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
        let half = 2 * start.fullmove() as usize + start.color().index() + at;
        let dots = if half.is_multiple_of(2) { "." } else { "..." };
        let words: Vec<&str> = text[ply.span.clone()].split_whitespace().collect();
        format!("{}{dots} \"{}\"", half / 2, without_marks(&words.join(" ")))
    });
    Misfits {
        first: first.unwrap_or_default(),
        count: plies.len() as u32,
    }
}

//! A game of a book as it is printed: its text cut where moves begin and end.

use super::{BookChoice, Remark, key, remark};
use crate::book::{Alternative, BookGame, BookPly, Liberty, Settled};
use crate::notation::arrange;

/// A line so long was broken by the printer, in bytes; a shorter one ends where its author meant it to.
const FULL: usize = 45;

/// A line of a heading is not longer than this, in bytes.
const HEADING: usize = 60;

/// What stands so far in, in bytes, stands under something.
const COLUMN: usize = 12;

/// No line of a page is longer than this, in bytes.
const WIDTH: usize = 240;

/// So many signs with spaces between them are the squares of a row.
const BOARD: usize = 8;

/// A game as it is printed, each move in it told apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Print {
    /// Together the text of the game, its lines made whole.
    pub stretches: Vec<PrintedStretch>,
    /// In the order of the moments.
    pub remarks: Vec<Remark>,
}

impl Print {
    /// The print of a game. `text` is the whole book.
    #[must_use]
    pub fn of(text: &str, read: &BookGame) -> Print {
        Print {
            stretches: stretches(text, read),
            remarks: remark::remarks(text, read),
        }
    }

    /// What is said about the move that led to a moment.
    pub fn remarks_at(&self, moment: u32) -> impl Iterator<Item = &Remark> {
        self.remarks
            .iter()
            .filter(move |remark| remark.moment == moment)
    }

    /// The places that want looking at.
    pub fn doubts(&self) -> impl Iterator<Item = &Remark> {
        self.remarks.iter().filter(|remark| remark.doubt)
    }
}

/// A stretch of print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedStretch {
    pub text: String,
    pub sort: Sort,
    /// The moment after the move; for what was not read, the last moment that was.
    pub moment: u32,
    /// Whether it is of a line that is set in columns, or of a diagram: its letters stand under one another.
    pub fixed: bool,
}

/// What stands where a move is not printed.
const GAP: &str = "[…]";

/// What a stretch of print is, or how it was settled which move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    Prose,
    Heading,
    /// A move that could be no other.
    Plain,
    /// A check mark, or its absence, decided.
    Mark,
    /// The label decided: where the piece began the game.
    Label,
    /// Later moves decided.
    Later,
    /// Somebody chose.
    Chosen,
    /// Several readings are left.
    Open,
    /// No legal move is printed; it was read as another.
    Misprint,
    /// A move beyond doubt, but a mark is missing or untrue.
    Suspect,
    /// A move beyond doubt, but its label tells where the piece stands.
    Sides,
    /// A move that was passed over.
    Skipped,
    /// A move that could not be read.
    Unread,
    /// A move that is not printed, and was put in.
    Unprinted,
}

impl Sort {
    /// Every sort, in the order of the numbers by which they are sent.
    pub(super) const ALL: [Sort; 14] = [
        Sort::Prose,
        Sort::Heading,
        Sort::Plain,
        Sort::Mark,
        Sort::Label,
        Sort::Later,
        Sort::Chosen,
        Sort::Open,
        Sort::Misprint,
        Sort::Suspect,
        Sort::Sides,
        Sort::Skipped,
        Sort::Unread,
        Sort::Unprinted,
    ];

    /// How the move was settled, in a word to be printed small beside it; empty where that goes
    /// without saying.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Sort::Prose | Sort::Heading | Sort::Plain => "",
            Sort::Mark => "mark",
            Sort::Label => "label",
            Sort::Later => "later",
            Sort::Chosen => "chosen",
            Sort::Open => "open",
            Sort::Misprint => "misprint",
            Sort::Suspect => "mark?",
            Sort::Sides => "label?",
            Sort::Skipped => "skipped",
            Sort::Unread => "unread",
            Sort::Unprinted => "not printed",
        }
    }

    /// Whether it wants looking at.
    #[must_use]
    pub const fn is_doubt(self) -> bool {
        matches!(
            self,
            Sort::Open
                | Sort::Misprint
                | Sort::Suspect
                | Sort::Sides
                | Sort::Skipped
                | Sort::Unread
                | Sort::Unprinted
        )
    }
}

/// How a move was settled, or what is wrong with it.
fn sort(ply: &BookPly) -> Sort {
    let took = |liberties: &[Liberty]| ply.liberties.iter().any(|taken| liberties.contains(taken));
    match ply.settled {
        Settled::Repaired if ply.span.is_empty() => Sort::Unprinted,
        Settled::Repaired => Sort::Misprint,
        Settled::Open => Sort::Open,
        _ if took(&[
            Liberty::FalseMark,
            Liberty::MissingMark,
            Liberty::MissingPassing,
        ]) =>
        {
            Sort::Suspect
        }
        _ if took(&[Liberty::PresentSide]) => Sort::Sides,
        Settled::Unique => Sort::Plain,
        Settled::Mark => Sort::Mark,
        Settled::Label => Sort::Label,
        Settled::Later => Sort::Later,
        Settled::Chosen => Sort::Chosen,
    }
}

fn stretches(text: &str, read: &BookGame) -> Vec<PrintedStretch> {
    let last = read.plies.len() as u32;
    let moves = read.plies.iter().zip(1..);
    let mut cuts: Vec<_> = moves
        .map(|(ply, moment)| (ply.span.clone(), sort(ply), moment))
        .collect();
    let skipped = read.skipped.iter();
    cuts.extend(skipped.map(|(before, span)| (span.clone(), Sort::Skipped, *before as u32)));
    if let Some(stop) = &read.stop {
        cuts.extend(
            stop.rest
                .iter()
                .map(|span| (span.clone(), Sort::Unread, last)),
        );
    }
    // Columns side by side are not printed in the order of play.
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
            stretches.push(stretch(" ".to_owned(), Sort::Prose));
        }
        end = span.end;
    }
    prose(text, end, read.span.end, heading, &mut stretches);
    stretches
}

/// Adds what is printed between two moves. Of what stands before the first, short lines are headings.
fn prose(text: &str, start: usize, end: usize, heading: bool, stretches: &mut Vec<PrintedStretch>) {
    let mut words = String::new();
    // Whether the words are of lines in columns.
    let mut fixed = false;
    let mut at = start;
    for line in text[start..end].split_inclusive('\n') {
        // A short line that ends a paragraph is none; a full one before it has left a space.
        let is_whole =
            heading && line.ends_with('\n') && !line.trim().is_empty() && !words.ends_with(' ');
        let set = is_set(line_at(text, at));
        if set != fixed && !line.trim().is_empty() {
            push(stretches, &mut words, Sort::Prose, fixed);
            fixed = set;
        }
        if is_whole && !set && line.trim().len() <= HEADING && !starts_moves(line) {
            push(stretches, &mut words, Sort::Prose, fixed);
            words.push_str(&without_marks(line.trim()));
            words.push('\n');
            push(stretches, &mut words, Sort::Heading, false);
        } else {
            let headed = stretches
                .last()
                .is_some_and(|last| last.sort == Sort::Heading);
            add_line(text, at, line, (headed, set), &mut words);
        }
        at += line.len();
    }
    if end == text.len() || start == end {
        words.truncate(words.trim_end().len());
    }
    push(stretches, &mut words, Sort::Prose, fixed);
}

/// The line of the text that this byte is of; nothing of a line that is too long for a page.
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

/// Whether a line is set in columns or is a row of a diagram.
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

/// The print without the marks by which transcribers show italics: `_Castles._`. A line to be filled in stays.
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

/// Whether a line holds the number of a first move.
fn starts_moves(line: &str) -> bool {
    line.trim_start().starts_with('1')
}

fn push(stretches: &mut Vec<PrintedStretch>, words: &mut String, sort: Sort, fixed: bool) {
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

/// Adds a line, or the part of one between two moves. A full line runs on into the next; of blank lines
/// one is left.
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

/// The move of a choice.
pub(super) fn chosen(choice: &BookChoice) -> Option<(usize, crate::board::Move)> {
    Some((
        (choice.moment as usize).checked_sub(1)?,
        key::play(choice.key)?,
    ))
}

/// Keeps the readings there were before one of them was chosen: that one first, the others behind it in the order
/// in which they go round.
pub(super) fn carry(old: &[Alternative], new: &mut Vec<Alternative>) {
    let Some(taken) = new.first().copied() else {
        return;
    };
    let at = old.iter().position(|known| known.mv == taken.mv);
    let (before, behind) = old.split_at(at.unwrap_or(0));
    let mut round = behind.iter().chain(before);
    if at.is_some() {
        round.next();
    }
    let others = round.copied().filter(|known| known.mv != taken.mv);
    *new = [taken].into_iter().chain(others).collect();
}

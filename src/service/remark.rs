//! Sentences about the moves of a book, and their other readings.

use std::ops::Range;

use crate::board::{Move, key};
use crate::book::{
    Against, Alternative, BookGame, BookPly, Doubt, DoubtKind, GivenUp, Liberty, Settled, doubts,
};
use crate::notation::Notation;
use crate::protocol::{PossibleMove, Remark};
use crate::rules::Position;
use crate::words::{self, Message};

/// Returns the moment that a doubt is about.
pub(super) fn moment(doubt: &Doubt) -> u32 {
    match doubt.kind {
        DoubtKind::Skipped | DoubtKind::Stop => doubt.ply as u32,
        _ => doubt.ply as u32 + 1,
    }
}

/// Returns the remarks about a game's moves, in their order. `text` is the complete book.
pub(super) fn remarks(text: &str, read: &BookGame) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let mut doubts = doubts(text, read).into_iter().peekable();
    let mut position = read.tree.start().clone();
    for now in 0..=read.plies.len() as u32 {
        let ply = (now as usize).checked_sub(1).map(|at| &read.plies[at]);
        let mut sentences = Vec::new();
        // Remarks about skipped moves and about a stop are listed alone.
        let mut alone = Vec::new();
        while let Some(doubt) = doubts.next_if(|doubt| moment(doubt) <= now) {
            match doubt.kind {
                DoubtKind::Skipped | DoubtKind::Stop => alone.push(doubt.sentence),
                _ => sentences.push(doubt.sentence),
            }
        }
        if let Some(ply) = ply {
            let doubt = !sentences.is_empty();
            sentences.extend(settled(text, ply, &position));
            if !sentences.is_empty() {
                remarks.push(Remark {
                    moment: now,
                    doubt,
                    words: sentences.join(" "),
                    ways: ways(ply, &position),
                });
            }
        }
        remarks.extend(alone.into_iter().map(|words| Remark {
            moment: now,
            doubt: true,
            words,
            ways: Vec::new(),
        }));
        if let Some(ply) = ply {
            position.play(&ply.mv);
        }
    }
    remarks
}

/// Returns sentences about how a move without doubt was settled; empty if it was the only one that
/// fits.
fn settled(text: &str, ply: &BookPly, position: &Position) -> Vec<String> {
    let number = position.numbered();
    let taken = || name(&ply.mv, position).into();
    if ply.span.is_empty() {
        return match ply.settled {
            Settled::Chosen => vec![words::CHOSEN_UNPRINTED.with([number.into(), taken()])],
            _ => Vec::new(),
        };
    }
    let parts: Vec<&str> = text[ply.span.clone()].split_whitespace().collect();
    let print = words::AS_PRINTED.with([number.into(), parts.join(" ").into()]);
    let legal = position.moves();
    let others = ply.readings.iter().skip(1).map(|other| &other.mv);
    let others: Vec<String> = others
        .filter(|mv| legal.contains(mv))
        .map(|mv| name(mv, position))
        .collect();
    let could = |says: Message<2>| vec![says.with([(&print).into(), list(&others).into()])];
    let mut sentences = match ply.settled {
        Settled::Unique | Settled::Open | Settled::Repaired => Vec::new(),
        Settled::Mark | Settled::Label | Settled::Later if others.is_empty() => Vec::new(),
        Settled::Mark => could(words::SETTLED_BY_MARK),
        Settled::Label => could(words::SETTLED_BY_LABEL),
        Settled::Later => could(words::SETTLED_BY_LATER),
        Settled::Chosen => vec![words::CHOSEN_READING.with([(&print).into(), taken()])],
    };
    for liberty in &ply.liberties {
        sentences.extend(match liberty {
            Liberty::Print => Some(words::PRINT_CLEANED.with([(&print).into()])),
            Liberty::Number => Some(words::PRINT_OTHER_NUMBER.with([(&print).into()])),
            _ => None,
        });
    }
    sentences
}

/// Readings offered at most, the likeliest ones; any other can be typed.
const WAYS: usize = 6;

/// Returns the readings to choose from, if several of them are legal.
pub(super) fn ways(ply: &BookPly, position: &Position) -> Vec<PossibleMove> {
    let way = |reading: &Alternative| PossibleMove {
        key: key::key(&reading.mv),
        words: match name(&reading.mv, position) {
            name if name.contains(' ') => reading.mv.as_noun(),
            name => format!("{name}, {}", reading.mv.as_noun()),
        },
        fate: fate(reading, &ply.mv),
        misfits: None,
    };
    // A reading may belong to another position, if an earlier move is open too.
    let legal = position.moves();
    let readings = ply.readings.iter();
    let ways: Vec<PossibleMove> = readings
        .filter(|reading| legal.contains(&reading.mv))
        .take(WAYS)
        .map(way)
        .collect();
    if ways.len() < 2 { Vec::new() } else { ways }
}

/// Returns the move's short name, or a description if it is not legal in this position.
fn name(mv: &Move, position: &Position) -> String {
    let turn = position.turn();
    if turn.moves.contains(mv) {
        Notation::SHORT.text(mv, &turn)
    } else {
        mv.describe()
    }
}

fn fate(reading: &Alternative, taken: &Move) -> String {
    let against = match reading.against {
        _ if reading.mv == *taken => words::FATE_CHOSEN,
        Against::Nothing => words::FATE_EQUALLY_GOOD,
        Against::Mark => words::FATE_MARK,
        Against::Label => words::FATE_LABEL,
        Against::Later => words::FATE_LATER,
        Against::Print => words::FATE_PRINT,
    };
    match reading.goes_on {
        0 => against.into(),
        more => words::FATE_GOES_ON.with([more.into(), against.into()]),
    }
}

/// Joins items as in "a", "a or b" or "a, b or c".
fn list(items: &[String]) -> String {
    match items {
        [most @ .., last] if !most.is_empty() => {
            [&most.join(&words::COMMA), &*words::OR, last].concat()
        }
        _ => items.concat(),
    }
}

/// Returns a sentence for each game in PGN in the book, with its line.
pub(super) fn in_pgn(text: &str, spans: &[Range<usize>]) -> Vec<String> {
    let (mut line, mut counted) = (1, 0);
    let told = spans.iter().map(|span| {
        line += text[counted..span.start].matches('\n').count();
        counted = span.start;
        words::PGN_IN_BOOK.with([line.into()])
    });
    told.collect()
}

/// Returns a sentence about a stretch that was given up: its line, its beginning and the reason.
pub(super) fn given_up(text: &str, given: &GivenUp) -> String {
    let print = text[given.span.clone()]
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    let short: String = print.chars().take(40).collect();
    let dots = if short.len() < print.len() { "…" } else { "" };
    let print = [&*short, dots].concat();
    let why = given.why.to_string();
    words::GIVEN_UP_LINE.with([given.line.into(), print.into(), why.into()])
}

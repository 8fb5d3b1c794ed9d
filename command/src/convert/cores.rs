//! Converts games on all cores at the same time, and writes them in order.
//!
//! | text | a game may begin at |
//! |---|---|
//! | `… 2. Nf3 1-0`, `[Event "b"]` | the second line |
//! | `… 2. Nf3 1-0`, an empty line, `[White "b"]` | the third |
//! | `[Event "b"]`, `[White "b"]` | neither, or already before |
//! | `{… see`, `[Event "b"] there }` | the second, although none does |
//! | `e4 e5`, `d4 d5` | neither: a text without tags is read on one core |
//!
//! A window is the part of the text that is in memory at a time. It is cut into batches where games
//! seem to begin. The result does not depend on that guess: how a game is read depends only on
//! where it begins and on the text behind it. So a game of a batch is only used if the game before
//! it ends where it begins. Otherwise the text is read from there, game by game, until a batch fits
//! again.

use std::io::{self, Read, Write};

use rank_and_file::game::pgn::{Game, Games, Stream, TextPlace};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::each::{converted, separate};
use super::order::Order;
use super::reverse;
use super::target::Target;
use crate::streams::tell;

/// Smallest size of a window, in bytes of text. As JSON it is thirty times as large.
const WINDOW: usize = 1 << 20;

/// Approximate size of a batch in bytes of text, small enough that no core waits long for the last
/// one.
const BATCH: usize = 1 << 14;

/// A game that is ready to be written.
struct Done {
    begin: usize,
    /// Place where the next game begins.
    next: TextPlace,
    out: Vec<u8>,
    err: Vec<u8>,
    understood: bool,
    taken_back: reverse::Count,
}

impl Done {
    fn convert(mut game: Game, next: TextPlace, order: &Order) -> io::Result<Done> {
        let mut err = Vec::new();
        let (out, mut understood) = converted(&mut game, &order.to, order.name(), &mut err)?;
        let mut taken_back = reverse::Count::default();
        if matches!(order.to, Target::Reverse) {
            understood &= reverse::check(&game, order.name(), &mut taken_back, &mut err);
        }
        Ok(Done {
            begin: game.span.start,
            next,
            out,
            err,
            understood,
            taken_back,
        })
    }
}

/// Summary of the games written so far.
#[derive(Default)]
struct Written {
    /// Whether a game has been written.
    any: bool,
    all_understood: bool,
    odd_line_told: bool,
    taken_back: reverse::Count,
}

/// Converts every game, and returns whether all was understood.
pub fn run(
    order: &Order,
    source: impl Read,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<bool> {
    let mut stream = Stream::with_variant(source, order.from, order.variant);
    let pool = match order.cores() {
        1 => None,
        cores => {
            let pool = ThreadPoolBuilder::new().num_threads(cores).build();
            Some(pool.map_err(io::Error::other)?)
        }
    };
    let mut written = Written {
        all_understood: true,
        ..Written::default()
    };
    loop {
        // If a file cannot be read to its end, the part that was read is converted before the error
        // is reported.
        let more = stream.fetch(WINDOW);
        while window(&mut stream, order, pool.as_ref(), &mut written, (out, err))? {}
        if !more? {
            break;
        }
    }
    if matches!(order.to, Target::Reverse) {
        writeln!(out, "{}", written.taken_back)?;
    }
    Ok(written.all_understood)
}

/// Converts the games of a window and writes them in order. Returns whether the buffer may hold
/// more games.
fn window(
    stream: &mut Stream<impl Read>,
    order: &Order,
    pool: Option<&ThreadPool>,
    written: &mut Written,
    (out, err): (&mut impl Write, &mut impl Write),
) -> io::Result<bool> {
    let mut games = stream.games();
    let begin = games.place();
    let batches = batches(stream.text(), begin);
    let end = batches.last().map_or(begin.at, |&(_, end)| end);
    let ready = match pool {
        Some(pool) if batches.len() > 1 => in_batches(&games, &batches, order, pool)?,
        _ => Vec::new(),
    };
    let mut ready = ready.into_iter().peekable();
    let mut place = begin;
    let more = loop {
        while ready.next_if(|done| done.begin < place.at).is_some() {}
        let done = match ready.next_if(|done| done.begin == place.at) {
            Some(done) => done,
            None => {
                games = games.going_on_from(place);
                match games.next() {
                    Some(game) => Done::convert(game, games.place(), order)?,
                    None => break false,
                }
            }
        };
        place = done.next;
        if let Some(line) = stream.odd_line_before(place.at)
            && !written.odd_line_told
        {
            let name = order.name();
            tell(
                err,
                format!("{name}:{line}:1: note: not UTF-8, read as Windows-1252\n"),
            );
            written.odd_line_told = true;
        }
        tell(err, &done.err);
        separate(&order.to, &mut written.any, out)?;
        out.write_all(&done.out)?;
        written.all_understood &= done.understood;
        written.taken_back += done.taken_back;
        if place.at >= end {
            break true;
        }
    };
    // A place at the end of the buffer may be inside a line's end; behind a game it is not.
    if place != begin {
        stream.pass(place);
    }
    Ok(more)
}

/// Returns the games of all batches, in the order of the text. They are wrong where a cut is inside
/// a game.
fn in_batches(
    games: &Games<'_>,
    batches: &[(TextPlace, usize)],
    order: &Order,
    pool: &ThreadPool,
) -> io::Result<Vec<Done>> {
    let read = |&(begin, end): &(TextPlace, usize)| {
        in_batch(games.clone().up_to(end).going_on_from(begin), order)
    };
    let done: io::Result<Vec<Vec<Done>>> =
        pool.install(|| batches.par_iter().with_max_len(1).map(read).collect());
    Ok(done?.into_iter().flatten().collect())
}

/// Returns the games of a batch.
fn in_batch(mut games: Games<'_>, order: &Order) -> io::Result<Vec<Done>> {
    let mut done = Vec::new();
    while let Some(game) = games.next() {
        done.push(Done::convert(game, games.place(), order)?);
    }
    Ok(done)
}

/// Cuts the text from a place on where games seem to begin. It stops after two windows, because the
/// buffer holds more behind a very long game. A batch includes the line that begins the next one;
/// this line tells the reader that the previous game has ended.
fn batches(text: &str, first: TextPlace) -> Vec<(TextPlace, usize)> {
    let mut batches = Vec::new();
    let mut begin = first;
    while let Some(at) = likely_begin(text, begin.at + BATCH) {
        let line = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
        batches.push((begin, line));
        begin.walk(&text[begin.at..at]);
        if begin.at > first.at + 2 * WINDOW {
            return batches;
        }
    }
    batches.push((begin, text.len()));
    batches
}

/// Returns a place behind this byte where a game seems to begin: a tag without a tag above it.
fn likely_begin(text: &str, behind: usize) -> Option<usize> {
    let mut ends = text.as_bytes().get(behind..)?.iter();
    let mut at = behind + ends.position(|&byte| byte == b'\n')? + 1;
    // The line above the first of these lines is unknown.
    let mut below_tags = true;
    for line in text[at..].split_inclusive('\n') {
        let is_tag = matches!(line.as_bytes(), [b'[', b'A'..=b'Z' | b'a'..=b'z', ..]);
        if is_tag && !below_tags {
            return Some(at);
        }
        below_tags = is_tag || below_tags && line.trim_ascii().is_empty();
        at += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_seems_to_begin_at_the_first_of_its_tags() {
        let first = |text| likely_begin(text, 0);
        let second = Some("[White \"a\"]\n2. Nf3 1-0\n".len());
        assert_eq!(first("[White \"a\"]\n2. Nf3 1-0\n[Event \"b\"]\n"), second);
        let third = second.map(|at| at + 1);
        assert_eq!(first("[White \"a\"]\n2. Nf3 1-0\n\n[White \"b\"]\n"), third);
        assert_eq!(
            first("[Event \"b\"]\n[White \"b\"]\n\n[Black \"b\"]\n"),
            None
        );
        assert_eq!(first("{é\n{… see\n[Event \"b\"] there }"), Some(13));
        assert_eq!(first("e4 e5\n\nd4 d5\n[%clk 1]"), None);
        assert_eq!(first(""), None);
    }
}

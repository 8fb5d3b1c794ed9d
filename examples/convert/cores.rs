//! Games converted on all cores at once, and written in their order.
//!
//! | text | a game may begin at |
//! |---|---|
//! | `… 2. Nf3 1-0`, `[Event "b"]` | the second line |
//! | `… 2. Nf3 1-0`, an empty line, `[White "b"]` | the third |
//! | `[Event "b"]`, `[White "b"]` | neither, or already before |
//! | `{… see`, `[Event "b"] there }` | the second, which is not true |
//! | `e4 e5`, `d4 d5` | neither: a text without tags is read on one core |
//!
//! So much of the text as is held at a time is a window, cut into batches where games seem to begin. Nothing rests on
//! that guess. How a game is read depends on where it begins and on what follows, never on what stands before; so a
//! game of a batch is taken only if the game before it ends where it begins. Otherwise the text is read from
//! there, game by game, until a batch fits again.

use std::io::{self, Read, Write};

use rank_and_file::game::pgn::{Game, Games, Stream, TextPlace};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::{Order, Target, converted, reverse, separate, tell};

/// Bytes of text in a window, at least. As JSON they are thirty times as many.
const WINDOW: usize = 1 << 20;

/// Bytes of text in a batch, about: few enough that no core waits long for the last one.
const BATCH: usize = 1 << 14;

/// A game made ready to be written.
struct Done {
    begin: usize,
    /// Where the next game begins.
    next: TextPlace,
    out: Vec<u8>,
    err: Vec<u8>,
    understood: bool,
    taken_back: reverse::Count,
}

impl Done {
    fn of(mut game: Game, next: TextPlace, order: &Order) -> io::Result<Done> {
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

/// What has been written so far.
#[derive(Default)]
struct Written {
    /// Whether there was a game.
    any: bool,
    all_understood: bool,
    odd_line_told: bool,
    taken_back: reverse::Count,
}

/// Converts every game; whether all was understood.
pub fn run(
    order: &Order,
    source: impl Read,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<bool> {
    let mut stream = Stream::of(source, order.from, order.variant);
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
        // Of a file that cannot be read to its end, what has come is converted before that is told.
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

/// Converts the games of a window and writes them in their order; whether the buffer may hold more of them.
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
                    Some(game) => Done::of(game, games.place(), order)?,
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
    // A place behind which nothing stands yet may be within a line's end; behind a game something does.
    if place != begin {
        stream.pass(place);
    }
    Ok(more)
}

/// The games of all batches, in the order of the text. Where it was cut within a game they are not true.
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

/// The games of a batch.
fn in_batch(mut games: Games<'_>, order: &Order) -> io::Result<Vec<Done>> {
    let mut done = Vec::new();
    while let Some(game) = games.next() {
        done.push(Done::of(game, games.place(), order)?);
    }
    Ok(done)
}

/// Cuts the text from this place on where games seem to begin, or so much of it as may be converted at a time: after
/// a very long game the buffer holds more. A batch goes as far as the line with which the next begins; seeing that,
/// the reader knows that the game before is at its end.
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

/// Where a game seems to begin behind this byte: at a tag above which there is none.
fn likely_begin(text: &str, behind: usize) -> Option<usize> {
    let mut ends = text.as_bytes().get(behind..)?.iter();
    let mut at = behind + ends.position(|&byte| byte == b'\n')? + 1;
    // What stands above the first of these lines is not known.
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

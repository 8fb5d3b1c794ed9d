//! Works on games on all cores at the same time, and gives the results in order.
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

use std::io::{self, Read};
use std::thread::available_parallelism;

use rank_and_file::game::pgn::{Game, Games, Stream, TextPlace};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Smallest size of a window, in bytes of text. As JSON it is thirty times as large.
const WINDOW: usize = 1 << 20;

/// Approximate size of a batch in bytes of text, small enough that no core waits long for the last
/// one.
const BATCH: usize = 1 << 14;

/// The result for a game.
struct Done<T> {
    begin: usize,
    /// Place where the next game begins.
    next: TextPlace,
    result: T,
}

/// Returns the threads for this many jobs, or for all cores; `None` if one is enough.
pub fn pool(jobs: Option<usize>) -> io::Result<Option<ThreadPool>> {
    let all = || available_parallelism().map_or(1, usize::from);
    match jobs.unwrap_or_else(all) {
        1 => Ok(None),
        cores => {
            let pool = ThreadPoolBuilder::new().num_threads(cores).build();
            pool.map(Some).map_err(io::Error::other)
        }
    }
}

/// Works on every game and passes the results to `take` in the order of the games. With a game
/// comes the first line that was not UTF-8, if it has been read by then.
///
/// # Errors
/// Returns the errors of the stream, after all games that could be read before it, and those of
/// `work` and `take`.
pub fn run<T: Send>(
    stream: &mut Stream<impl Read>,
    pool: Option<&ThreadPool>,
    work: &(impl Fn(Game) -> io::Result<T> + Sync),
    take: &mut impl FnMut(T, Option<usize>) -> io::Result<()>,
) -> io::Result<()> {
    loop {
        // If a file cannot be read to its end, the part that was read is converted before the error
        // is reported.
        let more = stream.fetch(WINDOW);
        while window(stream, pool, work, take)? {}
        if !more? {
            return Ok(());
        }
    }
}

/// Works on the games of a window. Returns whether the buffer may hold more games.
fn window<T: Send>(
    stream: &mut Stream<impl Read>,
    pool: Option<&ThreadPool>,
    work: &(impl Fn(Game) -> io::Result<T> + Sync),
    take: &mut impl FnMut(T, Option<usize>) -> io::Result<()>,
) -> io::Result<bool> {
    let mut games = stream.games();
    let begin = games.place();
    let batches = batches(stream.text(), begin);
    let end = batches.last().map_or(begin.at, |&(_, end)| end);
    let ready = match pool {
        Some(pool) if batches.len() > 1 => in_batches(&games, &batches, work, pool)?,
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
                    Some(game) => done(game, games.place(), work)?,
                    None => break false,
                }
            }
        };
        place = done.next;
        take(done.result, stream.odd_line_before(place.at))?;
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

/// Works on a game, before the place where the next one begins.
fn done<T>(
    game: Game,
    next: TextPlace,
    work: &impl Fn(Game) -> io::Result<T>,
) -> io::Result<Done<T>> {
    let begin = game.span.start;
    let result = work(game)?;
    Ok(Done {
        begin,
        next,
        result,
    })
}

/// Returns the games of all batches, in the order of the text. They are wrong where a cut is inside
/// a game.
fn in_batches<T: Send>(
    games: &Games<'_>,
    batches: &[(TextPlace, usize)],
    work: &(impl Fn(Game) -> io::Result<T> + Sync),
    pool: &ThreadPool,
) -> io::Result<Vec<Done<T>>> {
    let read = |&(begin, end): &(TextPlace, usize)| {
        in_batch(games.clone().up_to(end).going_on_from(begin), work)
    };
    let done: io::Result<Vec<Vec<Done<T>>>> =
        pool.install(|| batches.par_iter().with_max_len(1).map(read).collect());
    Ok(done?.into_iter().flatten().collect())
}

/// Returns the results for the games of a batch.
fn in_batch<T>(
    mut games: Games<'_>,
    work: &impl Fn(Game) -> io::Result<T>,
) -> io::Result<Vec<Done<T>>> {
    let mut all = Vec::new();
    while let Some(game) = games.next() {
        all.push(done(game, games.place(), work)?);
    }
    Ok(all)
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

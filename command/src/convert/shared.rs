//! Converts games on all cores at the same time, and writes them in order.

use std::io::{self, Read, Write};

use rank_and_file::game::pgn::{Game, ReadAs, Stream};

use super::each::{converted, separate};
use super::order::Order;
use super::reverse;
use super::target::Target;
use crate::cores;
use crate::streams::tell;

/// A game that is ready to be written.
struct Converted {
    out: Vec<u8>,
    err: Vec<u8>,
    /// The line where it begins, and which letters it was taken for.
    letters: (usize, String),
    understood: bool,
    taken_back: reverse::Count,
}

impl Converted {
    fn of(mut game: Game, order: &Order) -> io::Result<Converted> {
        let mut err = Vec::new();
        let letters = match order.from {
            ReadAs::Auto => game.taken_for(),
            ReadAs::Only(_) => String::new(),
        };
        let letters = (game.line, letters);
        let (out, mut understood) = converted(&mut game, &order.to, order.name(), &mut err)?;
        let mut taken_back = reverse::Count::default();
        if matches!(order.to, Target::Reverse) {
            understood &= reverse::check(&game, order.name(), &mut taken_back, &mut err);
        }
        Ok(Converted {
            out,
            err,
            letters,
            understood,
            taken_back,
        })
    }
}

/// Converts every game, and returns whether all was understood.
pub fn run(
    order: &Order,
    source: impl Read,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<bool> {
    let mut stream = Stream::with_variant(source, order.from, order.variant);
    let pool = cores::pool(order.jobs)?;
    let (mut any, mut all_understood, mut odd_line_told) = (false, true, false);
    let (mut taken_back, mut letters_told) = (reverse::Count::default(), String::new());
    let work = |game| Converted::of(game, order);
    let mut take = |done: Converted, odd_line: Option<usize>| {
        if let Some(line) = odd_line
            && !odd_line_told
        {
            tell_odd_line(order.name(), line, err);
            odd_line_told = true;
        }
        // A file is mostly in one language, which is told once.
        let (line, letters) = done.letters;
        if !letters.is_empty() && letters != letters_told {
            tell(err, format!("{}:{line}:1: note: {letters}\n", order.name()));
            letters_told = letters;
        }
        tell(err, &done.err);
        separate(&order.to, &mut any, out)?;
        out.write_all(&done.out)?;
        all_understood &= done.understood;
        taken_back += done.taken_back;
        Ok(())
    };
    let read = cores::run(&mut stream, pool.as_ref(), &work, &mut take);
    if matches!(order.to, Target::Reverse) {
        writeln!(out, "{taken_back}")?;
    }
    read?;
    Ok(all_understood)
}

/// Reports the first line that was not UTF-8.
pub fn tell_odd_line(name: &str, line: usize, err: &mut (impl Write + ?Sized)) {
    tell(
        err,
        format!("{name}:{line}:1: note: not UTF-8, read as Windows-1252\n"),
    );
}

//! `plies`: a table with a row for each ply of any number of games, for questions in SQL.
//!
//! The games are read as a stream and named on all cores; of the table, a million rows are in
//! memory at a time.

mod rows;
mod table;

use std::fs::canonicalize;
use std::io::{self, Write};

use parquet::data_type::ByteArray;
use rank_and_file::board::Variant;
use rank_and_file::container::PrintLanguage;
use rank_and_file::game::At;
use rank_and_file::game::pgn::{Game, Stream};
use rank_and_file::notation::{Notation, NotationRow};
use serde_json::json;

use crate::arguments::PliesArgs;
use crate::convert::{report, tell_odd_line, writable};
use crate::cores;
use crate::source::Source;
use crate::streams::{STANDARD, Stop, Streams, each_file, tell};
use crate::unpack::unpack;
use rows::GameRows;
use table::Table;

/// Writes the table. Returns whether all was understood.
pub fn plies(asked: &PliesArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    refuse_input(asked)?;
    let mut notations: Vec<&NotationRow> = Vec::new();
    for row in &asked.notations {
        if !notations.contains(row) {
            notations.push(row);
        }
    }
    let pool = cores::pool(asked.jobs.map(usize::from))?;
    let refused = |error| Stop::Refused(format!("{}: {error}", asked.parquet.display()));
    let mut table = Table::create(&asked.parquet, &notations, pool.as_ref()).map_err(refused)?;
    let mut tally = Tally::default();
    let mut broken = None;
    let understood = each_file(&asked.files, streams, |name, source, _, mut err| {
        if broken.is_some() {
            return Ok(false);
        }
        let Some(whole) = unpack(name, source, PrintLanguage::ENGLISH, &mut err)? else {
            return Ok(false);
        };
        let (label, mut number) = (ByteArray::from(name), 0);
        let work = |game| Ok(Named::of(&game, name, &notations));
        let mut odd_line_told = false;
        let mut take = |game: Named, odd_line: Option<usize>| {
            if let Some(line) = odd_line
                && !odd_line_told
            {
                tell_odd_line(name, line, err);
                odd_line_told = true;
            }
            tell(err, &game.err);
            number += 1;
            tally.add(&game);
            table.add(&label, number, game.rows).map_err(|error| {
                broken = Some(error);
                io::Error::other("the table cannot be written")
            })
        };
        read(asked, source, pool.as_ref(), &work, &mut take)?;
        if number == 0 {
            tell(err, format!("{name}: no game was found in this text\n"));
        }
        Ok(whole && number > 0)
    })?;
    if let Some(error) = broken {
        return Err(refused(error));
    }
    let rows = table.rows;
    let bytes = table.end().map_err(refused)?;
    tally.say(asked, rows, bytes, streams.out)?;
    Ok(understood && tally.incomplete == 0)
}

/// Reads the games of a file.
fn read(
    asked: &PliesArgs,
    source: &mut Source<'_>,
    pool: Option<&rayon::ThreadPool>,
    work: &(impl Fn(Game) -> io::Result<Named> + Sync),
    take: &mut impl FnMut(Named, Option<usize>) -> io::Result<()>,
) -> io::Result<()> {
    let variant = asked.variant.unwrap_or(Variant::Standard);
    let mut stream = Stream::with_variant(source, asked.from, variant);
    cores::run(&mut stream, pool, work, take)
}

/// Refuses to write the table in the place of one of the files to be read.
fn refuse_input(asked: &PliesArgs) -> Result<(), Stop> {
    let Ok(out) = canonicalize(&asked.parquet) else {
        return Ok(());
    };
    let files = asked.files.iter().filter(|file| *file != STANDARD);
    match files
        .into_iter()
        .find(|file| canonicalize(file).is_ok_and(|file| file == out))
    {
        Some(file) => Err(Stop::Usage(format!(
            "The table would take the place of {file}, which is to be read."
        ))),
        None => Ok(()),
    }
}

/// A game with its rows, and the messages about it.
struct Named {
    rows: GameRows,
    err: Vec<u8>,
    /// Errors in the game's text.
    errors: usize,
    /// Whether all of it was understood, and named as it was asked.
    understood: bool,
    /// Moves that are not in the main line.
    beside: usize,
}

impl Named {
    fn of(game: &Game, name: &str, notations: &[&NotationRow]) -> Named {
        let mut err = Vec::new();
        report(game, name, &mut err);
        let mut understood = !game.has_errors();
        let named: Vec<Notation> = notations
            .iter()
            .map(|row| {
                let (notation, why) = writable(row.notation, &game.tree);
                if let Some(why) = why {
                    tell(&mut err, format!("{name}:{}:1: {why}\n", game.line));
                    understood = false;
                }
                notation
            })
            .collect();
        let main_line = game.tree.main_line(At::Start).count();
        let errors = game.troubles.iter().filter(|trouble| trouble.is_error());
        Named {
            rows: GameRows::of(&game.tree, &named),
            err,
            errors: errors.count(),
            understood,
            beside: game.tree.len() - main_line,
        }
    }
}

/// What was read, in numbers.
#[derive(Default)]
struct Tally {
    games: u64,
    /// Games of which something was not understood, or not named as it was asked.
    incomplete: u64,
    errors: u64,
    beside: u64,
}

impl Tally {
    fn add(&mut self, game: &Named) {
        self.games += 1;
        self.incomplete += u64::from(!game.understood);
        self.errors += game.errors as u64;
        self.beside += game.beside as u64;
    }

    /// Writes the numbers, in words or as JSON.
    fn say(
        &self,
        asked: &PliesArgs,
        rows: u64,
        bytes: usize,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let table = asked.parquet.display().to_string();
        if asked.json {
            let object = json!({
                "table": table,
                "games": self.games,
                "plies": rows,
                "bytes": bytes,
                "incomplete_games": self.incomplete,
                "errors": self.errors,
                "moves_in_variations": self.beside,
            });
            return writeln!(out, "{object}");
        }
        let s = |count: u64| if count == 1 { "" } else { "s" };
        writeln!(
            out,
            "{} game{}, {rows} pl{}: {bytes} bytes in {table}",
            self.games,
            s(self.games),
            if rows == 1 { "y" } else { "ies" },
        )?;
        if self.incomplete > 0 {
            let (games, errors) = (self.incomplete, self.errors);
            writeln!(
                out,
                "{games} game{} incomplete, with {errors} error{}",
                s(games),
                s(errors)
            )?;
        }
        if self.beside > 0 {
            let beside = self.beside;
            writeln!(out, "{beside} move{} in variations left out", s(beside))?;
        }
        Ok(())
    }
}

//! Converts games from one notation to another, for scripts and archives.
//!
//! ```text
//! convert --from auto --to descriptive games.pgn > descriptive.pgn
//! convert --to json < games.pgn | jq .result
//! ```
//!
//! Variants are read by their `Variant` tag or as `--variant` says, and `--check-reverse` takes
//! games back from their text alone.
//!
//! Books are read too: the games of pages in descriptive notation are found in running text. With
//! the feature `containers` books may also be HTML, EPUB or PDF.
//!
//! A text that begins with tags is converted on all cores, with about a megabyte of it, or its
//! longest game, in memory at a time. Other texts are held completely if they are no longer than a
//! book. Anything that is not understood is reported on standard error as
//! `FILE:line:column: message`. The exit status is 0 if all was understood, 1 if not, and 2 for an
//! invalid command line. If standard error is a terminal, a bar shows how much of a file has been
//! read.

pub mod bar;
mod books;
mod cores;
mod files;
mod json;
mod reverse;
mod route;

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::process::ExitCode;
use std::thread::available_parallelism;

use indicatif::ProgressBar;
use rank_and_file::board::Variant;
use rank_and_file::game::GameTree;
use rank_and_file::game::pgn::{Game, ReadAs, write_pgn};
use rank_and_file::notation::{CATALOGUE, Listed, Notation, Style, listed};

use json::{errors, object};
use route::{Route, route};

/// Returns the help text, with all notations.
fn usage() -> String {
    let tags = |fits: fn(&&Listed) -> bool| CATALOGUE.iter().filter(fits).map(|row| row.tag);
    let from = lines(
        ["auto"]
            .into_iter()
            .chain(tags(|row| row.is_read_by_name())),
    );
    let to = lines(tags(|_| true).chain(["json"]));
    let styles = lines(Style::NAMES.iter().map(|(name, _)| *name));
    format!(
        "\
usage: convert [--variant VARIANT] [--from NOTATION] [--jobs N]
               --to NOTATION [FILE]
       convert [--variant VARIANT] [--from NOTATION] [--jobs N]
               --check-reverse [FILE]
  --from  {from}
          (auto is meant without it)
  --to    {to}
          or descriptive:STYLE with one of
          {styles}
  --variant  standard uchess uchess-aise chess99 modern            (standard)
             what is played where no Variant tag says so. --from uchess means
             uchess. Chess 99 has one notation, reversible, and is written in
             it whatever --to says
  --check-reverse  takes each game back from the text of its moves alone and
             says where that does not lead back to the start
  --jobs N  how many games are converted at once        (as many as there are
             cores)
  FILE    games to read; standard input without it
"
    )
}

/// Breaks words into lines for the help text; the first line has already begun.
fn lines(words: impl Iterator<Item = &'static str>) -> String {
    const INDENT: usize = 10;
    const WIDTH: usize = 78;
    let mut text = String::new();
    let mut column = INDENT;
    for word in words {
        if column + word.len() > WIDTH {
            text.push('\n');
            text.push_str(&" ".repeat(INDENT));
            column = INDENT;
        } else if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
        column += word.len() + 1;
    }
    text
}

/// The request of the command line.
struct Order {
    variant: Variant,
    from: ReadAs,
    to: Target,
    /// Number of cores to use, if not all.
    jobs: Option<usize>,
    file: Option<String>,
}

enum Target {
    Pgn(Notation),
    Json,
    /// Writes nothing, and takes every game back.
    Reverse,
}

fn main() -> ExitCode {
    let bar = bar::on_terminal();
    let err = bar::Aside {
        bar: bar.clone(),
        err: io::stderr().lock(),
    };
    let arguments = std::env::args().skip(1);
    let out = BufWriter::new(io::stdout().lock());
    ExitCode::from(convert_beside(
        &bar,
        arguments,
        io::stdin().lock(),
        out,
        err,
    ))
}

/// Runs the program without its process and terminal, and returns the exit status.
pub fn convert(
    arguments: impl Iterator<Item = String>,
    input: impl Read,
    out: impl Write,
    err: impl Write,
) -> u8 {
    convert_beside(&ProgressBar::hidden(), arguments, input, out, err)
}

/// Does the same beside a bar that is removed at the end.
fn convert_beside(
    bar: &ProgressBar,
    arguments: impl Iterator<Item = String>,
    input: impl Read,
    mut out: impl Write,
    mut err: impl Write,
) -> u8 {
    let order = match Order::parse(arguments) {
        Ok(Some(order)) => order,
        Ok(None) => {
            return u8::from(
                out.write_all(usage().as_bytes())
                    .and_then(|()| out.flush())
                    .is_err(),
            );
        }
        Err(message) => {
            tell(&mut err, format!("convert: {message}\n{}", usage()));
            return 2;
        }
    };
    let done = match &order.file {
        None => run(&order, input, &mut out, &mut err),
        Some(file) => File::open(file)
            .and_then(|file| run(&order, bar::watched(bar, file)?, &mut out, &mut err)),
    };
    bar.finish_and_clear();
    let done = done.and_then(|understood| out.flush().map(|()| understood));
    match done {
        Ok(understood) => u8::from(!understood),
        // The reader of the output has closed it.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => 0,
        Err(error) => {
            tell(&mut err, format!("convert: {}: {error}\n", order.name()));
            1
        }
    }
}

/// Writes a message to standard error. If that is closed, an error is ignored, because it cannot be
/// reported.
fn tell(err: &mut impl Write, message: impl AsRef<[u8]>) {
    let _ = err.write_all(message.as_ref());
}

impl Order {
    /// Parses the arguments; `None` for a request for help.
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Option<Order>, String> {
        let (mut from, mut to, mut file, mut options) = (ReadAs::Auto, None, None, true);
        let (mut variant, mut jobs, mut reverse) = (None, None, false);
        while let Some(argument) = arguments.next() {
            let (name, attached) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (argument.as_str(), None),
            };
            let mut value = || {
                attached
                    .clone()
                    .or_else(|| arguments.next())
                    .ok_or(format!("{name} wants a value"))
            };
            match name {
                "--from" if options => from = source(&value()?)?,
                "--to" if options => to = Some(target(&value()?)?),
                "--variant" if options => variant = Some(played(&value()?)?),
                "--jobs" if options => jobs = Some(number(&value()?)?),
                "--check-reverse" if options => reverse = true,
                "--help" | "-h" if options => return Ok(None),
                "--" if options => options = false,
                _ if options && argument.starts_with('-') && argument != "-" => {
                    return Err(format!("there is no option {argument}"));
                }
                _ if file.is_some() => {
                    return Err(format!("one file at a time, found {argument} as well"));
                }
                _ => file = Some(argument),
            }
        }
        let to = match (to, reverse) {
            (None, true) => Target::Reverse,
            (Some(_), true) => return Err("--check-reverse writes no games; leave --to out".into()),
            (to, false) => to.ok_or("--to is missing")?,
        };
        // Three symbols name the moves of U-chess and of no other game.
        let mut games = vec![Variant::Standard];
        if let ReadAs::Only(notation) = from {
            games.extend(Variant::ALL);
            games.retain(|&game| notation.suits(game));
        }
        let usual = games.first().copied().unwrap_or_default();
        Ok(Some(Order {
            variant: variant.unwrap_or(usual),
            from,
            to,
            jobs,
            file: file.filter(|file| file != "-"),
        }))
    }

    /// Returns the number of cores to use.
    fn cores(&self) -> usize {
        let all = || available_parallelism().map_or(1, usize::from);
        self.jobs.unwrap_or_else(all)
    }

    /// Returns the file's name for messages.
    fn name(&self) -> &str {
        self.file.as_deref().unwrap_or("<stdin>")
    }
}

fn played(name: &str) -> Result<Variant, String> {
    let known = |variant: &Variant| *variant != Variant::Diagram;
    let variant = Variant::named(name).filter(known);
    variant.ok_or(format!("--variant does not know {name}"))
}

fn number(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or(format!("--jobs wants a number from 1 on, not {text}"))
}

fn source(name: &str) -> Result<ReadAs, String> {
    if name.starts_with(STYLED) {
        return Err(format!(
            "{name} is for --to; --from descriptive reads every style"
        ));
    }
    ReadAs::named(name).ok_or_else(|| match listed(name) {
        Some(row) => format!("{name} is for --to; auto and {} read it", row.reader),
        None => format!("--from does not know {name}"),
    })
}

fn target(name: &str) -> Result<Target, String> {
    if name == "json" {
        return Ok(Target::Json);
    }
    Notation::named(name).map(Target::Pgn).ok_or_else(|| {
        let Some(style) = name.strip_prefix(STYLED) else {
            return format!("--to does not know {name}");
        };
        let names = Style::NAMES.map(|(name, _)| name).join(" ");
        format!("descriptive has no style {style:?}; there are {names}")
    })
}

/// Prefix of a style's name.
const STYLED: &str = "descriptive:";

/// Converts every game, and returns whether all was understood.
fn run(
    order: &Order,
    mut input: impl Read,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<bool> {
    let Some((text, whole)) = files::unpack(order.name(), &mut input, err)? else {
        return Ok(false);
    };
    let mut input = io::Cursor::new(text).chain(input);
    let mut begun = Vec::new();
    let book = matches!(
        (order.variant, &order.to),
        (Variant::Standard, Target::Json | Target::Pgn(_))
    );
    if book {
        match route(order.from, &mut input)? {
            Route::Pgn(bytes) => begun = bytes,
            Route::Long(bytes) => {
                let name = order.name();
                tell(
                    err,
                    format!("{name}: note: too long for a book, read as PGN\n"),
                );
                begun = bytes;
            }
            Route::Book(text, tongue) => {
                let understood = books::run((&text, tongue), &order.to, order.name(), out, err)?;
                return Ok(understood && whole);
            }
            Route::Prose => {
                books::tell_none(order.name(), err);
                return Ok(false);
            }
        }
    }
    let source = io::Cursor::new(begun).chain(input);
    let understood = cores::run(order, source, out, err)?;
    Ok(understood & whole)
}

/// Separates a game of PGN from the one before, if there is `any`.
fn separate(to: &Target, any: &mut bool, out: &mut impl Write) -> io::Result<()> {
    let before = std::mem::replace(any, true);
    match to {
        Target::Pgn(_) if before => writeln!(out),
        _ => Ok(()),
    }
}

/// Returns a game that was read as PGN in the form to be written, and whether all of it was
/// understood. It reports the game's troubles.
fn converted(
    game: &mut Game,
    to: &Target,
    name: &str,
    err: &mut impl Write,
) -> io::Result<(Vec<u8>, bool)> {
    let mut understood = !game.has_errors();
    report(game, name, err);
    let text = match to {
        Target::Reverse => Vec::new(),
        Target::Json => {
            let mut line = object(&game.tree, errors(game));
            line.push('\n');
            line.into_bytes()
        }
        Target::Pgn(notation) => {
            let (notation, why) = writable(*notation, &game.tree);
            if let Some(why) = why {
                tell(err, format!("{name}:{}:1: {why}\n", game.line));
                understood = false;
            }
            game.keep_unread_as_comments();
            write_pgn(&game.tree, &notation).into_bytes()
        }
    };
    Ok((text, understood))
}

/// Reports a game's troubles; remarks are marked as notes.
fn report(game: &Game, name: &str, err: &mut impl Write) {
    for trouble in &game.troubles {
        let note = if trouble.is_error() { "" } else { "note: " };
        let (line, column, fault) = (trouble.line, trouble.column, &trouble.fault);
        tell(err, format!("{name}:{line}:{column}: {note}{fault}\n"));
    }
}

/// Returns the notation for writing a game when this one is requested, and the reason if it is a
/// different one. Chess 99 has only one, and it replaces all others silently.
fn writable(notation: Notation, tree: &GameTree) -> (Notation, Option<String>) {
    let variant = tree.start().variant();
    let wanted = notation.on(variant);
    if wanted.suits(variant) {
        return (wanted, None);
    }
    let row = wanted.row(variant);
    let (tag, games) = (row.tag, row.games_in_words());
    let why = format!("{tag} is for {games} only; the game is written in short algebraic");
    (Notation::SHORT, Some(why))
}

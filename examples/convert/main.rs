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
mod each;
mod files;
mod json;
mod order;
mod reverse;
mod route;

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::process::ExitCode;

use indicatif::ProgressBar;
use rank_and_file::board::Variant;
use rank_and_file::notation::{CATALOGUE, NotationRow, Style};

use each::tell;
use order::{Order, Target};
use route::{Route, route};

/// Returns the help text, with all notations.
fn usage() -> String {
    let tags = |fits: fn(&&NotationRow) -> bool| CATALOGUE.iter().filter(fits).map(|row| row.tag);
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
            Route::Book(text, language) => {
                let understood = books::run((&text, language), &order.to, order.name(), out, err)?;
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

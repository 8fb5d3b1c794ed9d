//! The command `rank-and-file`: chess notation for scripts, archives and curious readers.
//!
//! ```text
//! rank-and-file explain Nf3
//! rank-and-file convert games.pgn --to descriptive > descriptive.pgn
//! rank-and-file lint games.pgn
//! ```
//!
//! | module | what it is |
//! |---|---|
//! | `arguments` | what can be typed, and its help |
//! | `streams` | input, output, messages, and how a command stops |
//! | `bar` | the progress bar of a long file |
//! | `source` | the bytes of a file, unpacked while they are read |
//! | `tesseract` | letters in pictures, recognised by a program |
//! | `unpack` | HTML, EPUB, PDF and old encodings as text |
//! | `cores` | work on games that is shared out among all cores |
//! | `convert` | `convert` and `book`: games in another notation, or as JSON |
//! | `explain` | `explain`: why a move is called so |
//! | `lint` | `lint`: written moves that say too much, too little, or something untrue |
//! | `reconcile` | `reconcile`: one game of two score sheets |
//! | `library` | `library`: searches in files of games |
//! | `plies` | `plies`: a table with a row for each ply |
//! | `draw` | `diagram` and `html`: pictures and pages |
//! | `perft` | `perft`: the number of games with a few plies |
//! | `start` | the position that a command begins with |
//!
//! [`run_process`] is the program with the streams of its process, [`run`] with any other, so that
//! tests can call it.

#![forbid(unsafe_code)]

pub mod arguments;
pub mod bar;
mod convert;
mod cores;
mod draw;
mod explain;
mod library;
mod lint;
mod perft;
mod plies;
mod reconcile;
mod source;
mod start;
pub mod streams;
mod tesseract;
mod unpack;

use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, Write};

use anstream::{AutoStream, ColorChoice};
use clap::{CommandFactory, Parser};

use arguments::{Cli, Task};
use streams::{Stop, Streams, tell};

/// The exit status if all is well.
const WELL: u8 = 0;

/// The exit status if something was found, or not all could be read.
const FOUND: u8 = 1;

/// The exit status for arguments that make no sense.
const USAGE: u8 = 2;

/// Runs the program with these arguments and the streams of the process. Returns the exit status.
pub fn run_process(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let bar = bar::on_terminal();
    let stdout = io::stdout();
    let color = AutoStream::choice(&stdout);
    let mut plain;
    let mut colored;
    // Only a terminal gets colours, and only through a stream that translates them for old ones.
    let out: &mut dyn Write = match color {
        ColorChoice::Never => {
            plain = BufWriter::new(stdout.lock());
            &mut plain
        }
        choice => {
            colored = AutoStream::new(stdout.lock(), choice);
            &mut colored
        }
    };
    let mut err = bar::Aside {
        bar: bar.clone(),
        err: io::stderr().lock(),
    };
    let mut streams = Streams {
        input: &mut io::stdin().lock(),
        out,
        err: &mut err,
        bar,
        color: color != ColorChoice::Never,
    };
    run(arguments, &mut streams)
}

/// Runs the program with these arguments, which do not include its name. Returns the exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>, streams: &mut Streams<'_>) -> u8 {
    let program = OsString::from("rank-and-file");
    let typed = std::iter::once(program).chain(arguments);
    let done = match Cli::try_parse_from(typed) {
        Ok(cli) => perform(&cli.task, streams),
        Err(answer) => return tell_of_arguments(&answer, streams),
    };
    let done = done.and_then(|well| {
        streams.out.flush()?;
        Ok(well)
    });
    match done {
        Ok(true) => WELL,
        Ok(false) => FOUND,
        // The reader of the output has closed it.
        Err(Stop::Output(error)) if error.kind() == ErrorKind::BrokenPipe => WELL,
        Err(Stop::Output(error)) => {
            tell(streams.err, format!("rank-and-file: {error}\n"));
            FOUND
        }
        Err(Stop::Usage(sentence)) => {
            tell(streams.err, format!("rank-and-file: {sentence}\n"));
            USAGE
        }
        Err(Stop::Refused(sentence)) => {
            tell(streams.err, format!("rank-and-file: {sentence}\n"));
            FOUND
        }
    }
}

/// Shows the help that was asked for, or what is wrong with the arguments. Returns the exit status.
fn tell_of_arguments(answer: &clap::Error, streams: &mut Streams<'_>) -> u8 {
    let text = answer.render();
    let text = match streams.color {
        true => text.ansi().to_string(),
        false => text.to_string(),
    };
    if answer.use_stderr() {
        tell(streams.err, text);
        return USAGE;
    }
    let written = streams.out.write_all(text.as_bytes());
    match written.and_then(|()| streams.out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => FOUND,
        _ => WELL,
    }
}

/// Performs a task. Returns whether all was read and nothing was found that should be corrected.
fn perform(task: &Task, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    match task {
        Task::Convert(asked) => convert::convert(asked, streams),
        Task::Explain(asked) => explain::explain(asked, streams),
        Task::Lint(asked) => lint::lint(asked, streams),
        Task::Book(asked) => convert::book(asked, streams),
        Task::Reconcile(asked) => reconcile::reconcile(asked, streams),
        Task::Library(asked) => library::library(asked, streams),
        Task::Plies(asked) => plies::plies(asked, streams),
        Task::Perft(asked) => perft::perft(asked, streams),
        Task::Diagram(asked) => draw::diagram(asked, streams),
        Task::Html(asked) => draw::html(asked, streams),
        Task::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "rank-and-file", &mut script);
            streams.out.write_all(&script)?;
            Ok(true)
        }
        Task::Man { task } => {
            let mut command = Cli::command();
            command.build();
            let command = match task {
                None => command,
                Some(name) => {
                    let named = command.find_subcommand(name).cloned();
                    named.ok_or_else(|| Stop::Usage(format!("There is no command {name}.")))?
                }
            };
            let mut page = Vec::new();
            clap_mangen::Man::new(command).render(&mut page)?;
            streams.out.write_all(&page)?;
            Ok(true)
        }
    }
}

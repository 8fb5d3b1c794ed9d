//! The program `rank-and-file`; the library contains everything it does.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};
use rank_and_file_command::bar;
use rank_and_file_command::streams::Streams;

fn main() -> ExitCode {
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
    ExitCode::from(rank_and_file_command::run(
        std::env::args_os().skip(1),
        &mut streams,
    ))
}

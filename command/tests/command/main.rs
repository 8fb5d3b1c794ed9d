//! Tests of the command `rank-and-file`, as a script calls it: output, messages and exit status.
//!
//! | module | what it is |
//! |---|---|
//! | `archives` | packed files, whole and damaged |
//! | `converter` | `convert` and `book` |
//! | `explain` | the reasons for a move's name |
//! | `guide` | the examples of the guide give the output that it shows |
//! | `lint` | faults in written moves, all of them and no others |
//! | `others` | searches, pictures, pages, counts, completions |
//! | `pictures` | pictures of pages, several as one book, in any language |
//! | `plies` | the table of plies |
//! | `process` | the program itself: its help, its standard input, its exit status |

mod archives;
mod converter;
mod explain;
mod guide;
mod lint;
mod others;
#[cfg(unix)]
mod pictures;
mod plies;
mod process;

use std::io::{Read, Write};

use rank_and_file_command::{bar, streams::Streams};

/// What a command leaves behind.
struct Output {
    status: u8,
    out: String,
    said: String,
}

/// Runs a command with this text as its standard input.
fn run(arguments: &[&str], input: &str) -> Output {
    run_on(arguments, input.as_bytes())
}

/// Runs a command with this standard input.
fn run_on(arguments: &[&str], input: impl Read) -> Output {
    let (mut out, mut said) = (Vec::new(), Vec::new());
    let status = run_into(arguments, input, &mut out, &mut said);
    let text = |bytes| String::from_utf8(bytes).expect("a command writes UTF-8");
    Output {
        status,
        out: text(out),
        said: text(said),
    }
}

/// Runs a command with these streams, and returns its exit status.
fn run_into(
    arguments: &[&str],
    mut input: impl Read,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> u8 {
    let mut streams = Streams {
        input: &mut input,
        out,
        err,
        bar: bar::hidden(),
        color: false,
    };
    rank_and_file_command::run(arguments.iter().map(Into::into), &mut streams)
}

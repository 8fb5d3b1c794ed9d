//! The program that mdBook calls: `mdbook-chess-notation supports RENDERER`, or with the book on
//! standard input.

use std::io::{self, Write};
use std::process::ExitCode;

use mdbook_chess_notation::{NAME, run, supports};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["supports", renderer] => match supports(renderer) {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        },
        [] => preprocess(),
        _ => {
            say(&format!(
                "mdBook calls this program. Write [preprocessor.{NAME}] in book.toml and run mdbook build.\n"
            ));
            ExitCode::from(2)
        }
    }
}

/// Reads a book and writes it with its boards.
fn preprocess() -> ExitCode {
    let done = match run(io::stdin().lock()) {
        Ok(done) => done,
        Err(error) => {
            say(&format!("mdbook-{NAME}: {error:#}\n"));
            return ExitCode::from(2);
        }
    };
    for report in &done.reports {
        say(&format!("{report}\n"));
    }
    if done.fails {
        say("The build stops because fail = true in book.toml.\n");
        return ExitCode::FAILURE;
    }
    match io::stdout().write_all(done.book.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Prints to standard error. A closed one is no reason to fail.
fn say(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

//! The project's own commands, run as `cargo xtask <command>`.
//!
//! | command                             | what it does                                                   |
//! |-------------------------------------|----------------------------------------------------------------|
//! | `cargo xtask serve [--port N]`      | builds the release page and serves it on 127.0.0.1             |
//! | `cargo xtask test`                  | runs every test and ends with a screen that says what came of it |
//! | `cargo xtask size`                  | builds the release page and weighs its files, brotli compressed |
//! | `cargo xtask bench pages`           | measures pages full of boards beside those of a peer           |
//! | `cargo xtask bench steps COMMIT`    | measures steps through a game beside the page of another commit |
//! | `cargo xtask list FOLDER`           | lists the files of a site for its service worker               |
//! | `cargo xtask finish`                | trunk calls it: the last step of every release build           |
//!
//! Whatever a command has to install first, it names before it starts.

use std::path::Path;
use std::process::ExitCode;
use xtask::{after, bench, serve, size, test};

const USAGE: &str = "\
usage: cargo xtask <command>

  serve [--port N]      build the release page and serve it on 127.0.0.1 (port 8099, or the next free one)
        [--folder F]    serve this folder as it is, and build nothing
        [--under PATH]  serve it under a path and not at the root
        [--redirect-index]  send whoever asks for index.html to its folder, as many hosts do
  test [PART]...        run every test, or these parts: checks, core, page, browser (`test --help` says more)
  size                  build the release page and weigh its files, brotli compressed
  bench pages           measure pages full of boards in Chromium, beside those of a peer that npm fetches for it
  bench steps COMMIT    measure how long steps through a game take, beside the page of another commit
  list FOLDER           list the files of a site for its service worker anew, after one was changed by hand
  finish                what trunk calls last when it builds the release page (Trunk.toml)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments.as_slice() {
        ["serve", rest @ ..] => serve::serve(rest).map(|()| ExitCode::SUCCESS),
        ["test", rest @ ..] => test::test(rest),
        ["list", folder] => after::offline::list(Path::new(folder)).map(|()| ExitCode::SUCCESS),
        ["finish"] => after::hook().map(|()| ExitCode::SUCCESS),
        ["size"] => size::size().map(|()| ExitCode::SUCCESS),
        ["bench", "pages"] => bench::pages().map(|()| ExitCode::SUCCESS),
        ["bench", "steps", commit] => bench::steps(commit).map(|()| ExitCode::SUCCESS),
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        other => Err(format!(
            "\"{}\" is not a command.\n\n{USAGE}",
            other.join(" ")
        )),
    };
    outcome.unwrap_or_else(|sentence| {
        eprintln!("{sentence}");
        ExitCode::FAILURE
    })
}

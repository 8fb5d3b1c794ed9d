//! The project's own commands, run as `cargo xtask <command>`.
//!
//! | command                             | what it does                                                   |
//! |-------------------------------------|----------------------------------------------------------------|
//! | `cargo xtask serve [--port N]`      | builds the release page and serves it on 127.0.0.1             |
//! | `cargo xtask test [--no-browser]`   | runs every test and ends with a line of counts; `--browser NAME` chooses an engine |
//! | `cargo xtask size`                  | builds the release page and weighs its files, brotli compressed |
//! | `cargo xtask bench pages`           | measures pages full of boards beside those of a peer           |
//! | `cargo xtask list FOLDER`           | lists the files of a site for its service worker               |
//! | `cargo xtask finish`                | trunk calls it: the last step of every release build           |
//!
//! Whatever a command has to install first, it names before it starts. One file per command; what they
//! share lies in `tools` (the pinned build tools), `page` (the release build), `after` (its last step), `server` and `site` (its files
//! over HTTP), `browser` and `driver` (the three engines and their drivers), `axe` (axe-core), `counts` and `report` (what the tests came to), `run`
//! (child processes) and `paths`.

mod after;
mod axe;
mod bench;
mod browser;
mod counts;
mod driver;
mod page;
mod paths;
mod report;
mod run;
mod serve;
mod server;
mod site;
mod size;
mod test;
mod tools;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask <command>

  serve [--port N]      build the release page and serve it on 127.0.0.1 (port 8099, or the next free one)
        [--folder F]    serve this folder as it is, and build nothing
        [--under PATH]  serve it under a path and not at the root
        [--redirect-index]  send whoever asks for index.html to its folder, as many hosts do
  test [--own-games-too] [--browser NAME | --no-browser]
                        run every test; ends with a line of counts (NAME: chromium, firefox or webkit; all without it)
                        --own-games-too runs the core's once more without the large corpus
  size                  build the release page and weigh its files, brotli compressed
  bench pages           measure pages full of boards in Chromium, beside those of a peer that npm fetches for it
  list FOLDER           list the files of a site for its service worker anew, after one was changed by hand
  finish                what trunk calls last when it builds the release page (Trunk.toml)
";

/// What a command gives back: nothing, or a sentence saying what went wrong and what to do.
pub type Outcome<T = ()> = Result<T, String>;

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

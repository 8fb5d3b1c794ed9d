//! The project's own commands, run as `cargo xtask <command>`.
//!
//! | command                             | effect                                                         |
//! |-------------------------------------|----------------------------------------------------------------|
//! | `cargo xtask serve [--port N]`      | builds the release page and serves it on 127.0.0.1             |
//! | `cargo xtask test`                  | runs every test and ends with a report of the results          |
//! | `cargo xtask faults`                | breaks the page on purpose, in every way that tests know       |
//! | `cargo xtask size`                  | builds the release page and prints its file sizes after brotli |
//! | `cargo xtask bench pages`           | measures pages full of boards beside those of a peer           |
//! | `cargo xtask bench steps [COMMIT]`  | measures steps through a game beside a peer or another commit  |
//! | `cargo xtask bench scans FOLDER`    | measures pictures of pages on their way to games               |
//! | `cargo xtask pictures`              | takes the pictures of the page that the README shows           |
//! | `cargo xtask fuzz [--minutes N]`    | looks for inputs that break a law, led by coverage             |
//! | `cargo xtask scans [--games N]`     | sets, damages and reads pictures of pages, and measures that   |
//! | `cargo xtask outputs COMMIT`        | compares what the converter writes with what it wrote then     |
//! | `cargo xtask deny`                  | checks licences, sources and known faults of all packages      |
//! | `cargo xtask packages [NAME…]`      | packs the packages and uses each from a new project            |
//! | `cargo xtask list FOLDER`           | lists the files of a site for its service worker               |
//! | `cargo xtask finish`                | the last step of every release build, called by trunk          |
//!
//! A command that has to install something names it first.

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;
use xtask::{after, bench, deny, fuzz, outputs, packages, pictures, scans, serve, size, test};

/// Builds, serves, measures and tests the page
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Command {
    Serve(serve::Wanted),
    Test(test::Asked),
    Faults(test::Faults),
    /// Build the release page and print its file sizes after brotli
    Size,
    /// Measure in Chromium, beside a peer or another commit
    #[command(subcommand)]
    Bench(Bench),
    Pictures(pictures::Wanted),
    Fuzz(fuzz::Wanted),
    Scans(scans::Wanted),
    Outputs(outputs::Compared),
    Packages(packages::Wanted),
    /// Check licences, sources and known faults of all packages against deny.toml
    Deny,
    /// List the files of a site for its service worker again, after one was changed by hand
    List {
        folder: PathBuf,
    },
    /// Finish the release page; trunk calls this last (Trunk.toml)
    Finish,
}

#[derive(Subcommand)]
enum Bench {
    /// Pages full of boards, beside those of a peer from npm
    Pages,
    /// The time of steps through a game, beside a peer's viewer or the page of another commit
    Steps { commit: Option<String> },
    /// Pictures of pages in a folder, on their way to games
    Scans { folder: PathBuf },
}

fn main() -> ExitCode {
    let outcome = match Command::parse() {
        Command::Test(asked) => return test::test(&asked),
        Command::Faults(wanted) => return test::faults(wanted),
        Command::Serve(wanted) => serve::serve(wanted),
        Command::Size => size::size(),
        Command::Bench(Bench::Pages) => bench::pages(),
        Command::Bench(Bench::Steps { commit }) => bench::steps(commit.as_deref()),
        Command::Bench(Bench::Scans { folder }) => bench::scans(&folder),
        Command::Deny => deny::deny(),
        Command::Pictures(wanted) => pictures::pictures(wanted),
        Command::Fuzz(wanted) => fuzz::fuzz(&wanted),
        Command::Scans(wanted) => scans::scans(&wanted),
        Command::Outputs(compared) => outputs::outputs(&compared),
        Command::Packages(wanted) => packages::packages(&wanted),
        Command::List { folder } => after::offline::list(&folder),
        Command::Finish => after::hook(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

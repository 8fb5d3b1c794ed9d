//! `cargo xtask test`: everything a change must pass, in one run that ends with one report.
//!
//! | part | content |
//! |---|---|
//! | checks | the format, clippy's lints, and the documentation of the crates |
//! | core | unit tests, corpus, properties, documentation examples, without a browser |
//! | page | builds the release page and checks the sizes of its files |
//! | browser | browser tests of that page, two at a time |

use crate::browser::Engine;
use crate::report::{self, End, Report};
use crate::run::{command, run, show_and_keep};
use crate::{Outcome, axe, page, paths, size, tools};
use clap::{Parser, ValueEnum};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The variables that pass options to the tests. `RANK_AND_FILE_LONG` is read where cases are
/// chosen.
const LONG: &str = "RANK_AND_FILE_LONG";
const SEED: &str = "RANK_AND_FILE_SEED";

/// The variable that asks browser tests for all their cases of faults.
pub const FAULTS: &str = "RANK_AND_FILE_FAULTS";

/// The seed from which proptest chooses its cases, unless another is given.
const USUAL_SEED: &str = "20260101";

/// The core's tests, in two runs, because the documentation's examples need one of their own.
const CORE: &str = "test --no-fail-fast --package rank-and-file --package rank-and-file-api --package rank-and-file-command --package rank-and-file-fuzz --package mdbook-chess-notation --package xtask --features rank-and-file/pictures";

/// The browser tests. Packages and feature are those of the core's tests, so that code used by both
/// is compiled once.
const BROWSER: &str = "test --package rank-and-file --package rank-and-file-api --package rank-and-file-command --package rank-and-file-fuzz --package mdbook-chess-notation --package xtask --package rank-and-file-browser --features rank-and-file/pictures --test browser --";

const FORMAT: &str = "fmt --all --check";
const LINTS: &str = "clippy --workspace --all-targets --all-features -- -D warnings";

/// The documentation as docs.rs makes it, with the browser's modules, which docs.rs leaves out.
const DOCUMENTATION: &str = "doc --quiet --no-deps --package rank-and-file --package rank-and-file-api --package rank-and-file-command --package mdbook-chess-notation --all-features";

/// A part of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// The format, clippy's lints, and the documentation of the crates
    Checks,
    /// Unit tests, corpus, properties and documentation examples, without a browser
    Core,
    /// The release page, built and checked for size
    Page,
    /// Browser tests of that page, two at a time; builds the page if it is not there
    Browser,
}

/// Run every test, or these parts, and end with a report of the results
///
/// A browser test that fails is run again alone. If it passes then, the run passes, and the report
/// names the test first.
#[derive(Debug, Parser)]
pub struct Asked {
    /// The parts to run, in this order
    #[arg(value_name = "PART", value_enum, default_values_t = Part::value_variants().to_vec())]
    parts: Vec<Part>,
    /// Only tests of core and browser whose name contains these words
    #[arg(long = "match", value_name = "WORDS")]
    matching: Option<String>,
    /// The browser of the browser tests; may be given more than once
    #[arg(long = "browser", value_name = "NAME", default_value = "chromium")]
    browsers: Vec<Engine>,
    /// All three browsers; Firefox and WebKitGTK run only tests of what browsers differ in
    #[arg(long)]
    all_browsers: bool,
    /// The folder of the larger corpus, which is then read too
    #[arg(long, value_name = "FOLDER", value_parser = folder)]
    corpus: Option<PathBuf>,
    /// Try all cases of the core's laws, instead of a few seconds' worth
    #[arg(long)]
    long: bool,
    /// The number from which the core's laws choose their cases
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Whether only browser tests of faults are run, with all their cases.
    #[arg(skip)]
    faults: bool,
}

/// Break the page on purpose: every file that does not arrive, every moment at which a page can end
///
/// Builds the page and runs the browser tests of faults with all their cases, of which other runs try a
/// few.
#[derive(Debug, Parser)]
pub struct Faults {
    /// Only tests whose name contains these words
    #[arg(long = "match", value_name = "WORDS")]
    matching: Option<String>,
}

/// Runs these tests and returns the exit code, a failure if any failed.
pub fn faults(wanted: Faults) -> ExitCode {
    test(&Asked {
        parts: vec![Part::Page, Part::Browser],
        matching: wanted.matching,
        browsers: vec![Engine::Chromium],
        all_browsers: false,
        corpus: None,
        long: false,
        seed: None,
        faults: true,
    })
}

impl Asked {
    /// Returns whether this is the run that a change must pass: every part with every test, and
    /// Chromium among the browsers.
    fn is_whole(&self) -> bool {
        let has = |part| self.parts.contains(part);
        Part::value_variants().iter().all(has)
            && self.matching.is_none()
            && self.engines().contains(&Engine::Chromium)
    }

    fn engines(&self) -> &[Engine] {
        if self.all_browsers {
            Engine::value_variants()
        } else {
            &self.browsers
        }
    }
}

/// Returns the full path of a folder, because tests run in folders of their own.
pub fn folder(name: &str) -> Outcome<PathBuf> {
    let folder = Path::new(name).canonicalize().ok();
    let folder = folder.filter(|folder| folder.is_dir());
    folder.ok_or_else(|| "There is no such folder.".to_owned())
}

/// Runs the tests and returns the exit code, a failure if any failed.
pub fn test(asked: &Asked) -> ExitCode {
    let mut report = Report::new();
    let wants = |part: Part| asked.parts.contains(&part);
    if wants(Part::Checks) {
        report.step("format", || run(&mut cargo(FORMAT)));
        report.step("lints", || run(&mut cargo(LINTS)));
        report.step("documentation", || {
            run(cargo(DOCUMENTATION).env("RUSTDOCFLAGS", "-D warnings"))
        });
    }
    if wants(Part::Core) {
        report.step("core", || core(asked));
    }
    let dist = paths::root().join("dist");
    let is_built = dist.join("index.html").is_file();
    let mut is_fit = true;
    if wants(Part::Page) || (wants(Part::Browser) && !is_built) {
        is_fit = report.step("tools", tools::ensure_installed)
            && report.step("page", || page::build().map(drop))
            && report.step("size", || size::check_budgets(&dist));
    }
    if is_fit && wants(Part::Browser) {
        report.step("browsers", || {
            axe::ensure_installed()?;
            asked
                .engines()
                .iter()
                .try_for_each(|engine| engine.ensure_installed())
        });
        for &engine in asked.engines() {
            in_browser(engine, asked, &dist, &mut report);
        }
    }
    println!("{report}");
    if !report.passed() {
        return ExitCode::FAILURE;
    }
    if asked.is_whole() {
        note_as_passed();
    }
    ExitCode::SUCCESS
}

fn cargo(words: &str) -> Command {
    let mut cargo = command("cargo");
    cargo.args(words.split(' '));
    cargo
}

/// Returns the command for tests that cargo runs with these words. It passes on the corpus if there
/// is one.
fn tests(words: &str, asked: &Asked) -> Command {
    let mut tests = cargo(words);
    tests.args(&asked.matching).env_remove(paths::CORPUS);
    tests.envs(asked.corpus.iter().map(|folder| (paths::CORPUS, folder)));
    tests
}

/// Runs the core's tests. The error quotes their output about failures.
fn core(asked: &Asked) -> Outcome {
    let run = |targets: &str, log: &str| {
        let mut tests = tests(CORE, asked);
        tests.args(targets.split(' '));
        tests.envs(asked.long.then_some((LONG, "1")));
        let seed = asked.seed.map(|seed| seed.to_string());
        tests.envs(seed.iter().map(|seed| (SEED, seed)));
        tests.env("PROPTEST_RNG_SEED", seed.as_deref().unwrap_or(USUAL_SEED));
        if asked.corpus.is_some() {
            tests.args(["--", "--include-ignored"]);
        }
        let log = results_folder()?.join(log);
        show_and_keep(&mut tests, &log).map_err(|sentence| {
            let said = std::fs::read_to_string(&log).unwrap_or_default();
            format!("{sentence}\n{}", quoted(&said))
        })
    };
    // Clippy has compiled benches and examples already.
    let first = run("--lib --tests", "core.log");
    first.and(run("--doc", "documentation.log"))
}

/// Returns the output of failed tests in a log. cargo's harness prints it between two headings.
fn quoted(log: &str) -> String {
    let blocks = log.split("\nfailures:\n").skip(1).step_by(2);
    let blocks: Vec<&str> = blocks.map(str::trim).collect();
    blocks.join("\n\n")
}

/// Runs the browser tests in one browser, and adds their results to the report.
fn in_browser(engine: Engine, asked: &Asked, dist: &Path, report: &mut Report) {
    let mut results = Vec::new();
    report.step(engine.name(), || {
        let file = results_folder()?.join(format!("{}.json", engine.name()));
        let _ = std::fs::remove_file(&file);
        let mut tests = tests(BROWSER, asked);
        tests
            .env("RANK_AND_FILE_ENGINE", engine.name())
            .env("RANK_AND_FILE_DIST", dist)
            .env("RANK_AND_FILE_AXE", axe::script())
            .env("RANK_AND_FILE_RESULTS", &file)
            .envs(asked.faults.then_some((FAULTS, "1")));
        let ended = run(&mut tests);
        results = report::read(&file)?;
        // Tests that failed are reported by name.
        let told = results.iter().any(|tested| tested.end == End::Failed);
        if told { Ok(()) } else { ended }
    });
    report.add(results);
}

/// Returns the folder for logs and results.
fn results_folder() -> Outcome<PathBuf> {
    let folder = paths::target().join("test-results");
    std::fs::create_dir_all(&folder)
        .map_err(|error| format!("{} could not be made: {error}.", folder.display()))?;
    Ok(folder)
}

/// Records the commit that has passed, so that a script can check it. With uncommitted changes
/// nothing is recorded, because they belong to no commit.
fn note_as_passed() {
    let git = |words: &str| crate::run::output(command("git").args(words.split(' ')));
    let is_clean = git("status --porcelain").is_some_and(|changes| changes.is_empty());
    let Some(commit) = git("rev-parse HEAD").filter(|_| is_clean) else {
        return;
    };
    let file = paths::cache().join("passed");
    let written = std::fs::create_dir_all(paths::cache())
        .and_then(|()| std::fs::write(&file, format!("{commit}\n")));
    match written {
        Ok(()) => println!("{commit} has passed, as {} says now.", file.display()),
        Err(error) => println!("{} could not be written: {error}.", file.display()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &[&str]) -> Result<Asked, clap::Error> {
        Asked::try_parse_from([&["test"], words].concat())
    }

    #[test]
    fn without_words_everything_is_run_in_chromium() {
        let all = asked(&[]).expect("nothing is something to ask for");
        assert_eq!(all.parts, Part::value_variants());
        assert_eq!(all.engines(), [Engine::Chromium]);
    }

    #[test]
    fn parts_browsers_and_names_are_chosen() {
        let words = ["browser", "--browser", "webkit", "--match", "drag"];
        let some = asked(&words).expect("a part, a browser and a name");
        assert_eq!(some.parts, [Part::Browser]);
        assert_eq!(some.engines(), [Engine::WebKit]);
        assert_eq!(some.matching.as_deref(), Some("drag"));
        let every = asked(&["--all-browsers"]).expect("all browsers");
        assert_eq!(every.engines(), Engine::value_variants());
    }

    #[test]
    fn what_is_not_known_is_refused_with_what_is() {
        for (wrong, known) in [
            (&["journeys"][..], "checks, core, page, browser"),
            (&["--browser", "lynx"], "chromium, firefox, webkit"),
            (&["--match"], "<WORDS>"),
            (&["--corpus", "nowhere"], "no such folder"),
        ] {
            let refusal = asked(wrong).expect_err("no such word").to_string();
            assert!(refusal.contains(known), "{refusal}");
        }
    }

    #[test]
    fn a_change_must_pass_every_test_with_chromium_among_the_browsers() {
        let whole = |words: &[&str]| asked(words).expect("a run").is_whole();
        assert!(whole(&[]) && whole(&["--all-browsers"]));
        assert!(!whole(&["checks", "core"]) && !whole(&["--match", "drag"]));
        assert!(!whole(&["--browser", "webkit"]));
    }

    #[test]
    fn the_failures_of_every_program_are_quoted() {
        let log = "test a ... FAILED\n\nfailures:\n\n---- a stdout ----\npanicked at a.rs:1\n\n\nfailures:\n    a\n\ntest result: FAILED.\n\
            \nfailures:\n\n---- b stdout ----\npanicked at b.rs:2\n\n\nfailures:\n    b\n";
        assert_eq!(
            quoted(log),
            "---- a stdout ----\npanicked at a.rs:1\n\n---- b stdout ----\npanicked at b.rs:2"
        );
    }
}

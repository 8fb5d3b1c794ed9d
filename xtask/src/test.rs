//! `cargo xtask test`: everything a change must pass, in one run, which ends with one screen.
//!
//! | part | what it does |
//! |---|---|
//! | checks | the format, and clippy's lints |
//! | core | unit tests, corpus, properties, documentation examples, without a browser |
//! | page | builds the release page and weighs its files |
//! | browser | browser tests of that page, two at a time |

use crate::browser::Engine;
use crate::report::{self, End, Report};
use crate::run::{command, run, show_and_keep};
use crate::{Outcome, axe, page, paths, size, tools};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// What `test --help` prints.
const USAGE: &str = "\
usage: cargo xtask test [PART]... [OPTION]...

Without a PART all of them are run, in this order:
  checks             the format, and clippy's lints
  core               unit tests, corpus, properties and documentation examples, without a browser
  page               the release page, built and weighed
  browser            browser tests of that page in Chromium, two at a time; builds the page if it is not there

  --match WORDS      only tests of core and browser whose name holds these words
  --browser NAME     in chromium, firefox or webkit; may be given more than once
  --all-browsers     in all three; Firefox and WebKitGTK run what browsers differ in
  --corpus FOLDER    core also reads the larger corpus that lies in this folder
  --long             core's laws try all of their cases, and not a few seconds' worth
  --seed N           core's laws choose their cases by this number

A browser test that fails is run once more, alone. If it passes then, the run passes, and the report names the test first.
";

/// The variables by which tests are told what was asked for. `RANK_AND_FILE_LONG` is read where cases are chosen.
const LONG: &str = "RANK_AND_FILE_LONG";
const SEED: &str = "RANK_AND_FILE_SEED";

/// What proptest chooses its cases by, unless a seed is given.
const USUAL_SEED: &str = "20260101";

/// The core's tests, apart from the documentation's examples; clippy has compiled benches and examples by then.
const CORE: &str = "test --no-fail-fast --package rank-and-file --package xtask --features rank-and-file/containers --lib --tests";

/// The documentation's examples.
const DOCUMENTATION: &str = "test --no-fail-fast --package rank-and-file --package xtask --features rank-and-file/containers --doc";

/// The browser tests. The packages and the feature are those of the core's tests, so that what both use is compiled once.
const BROWSER: &str = "test --package rank-and-file --package xtask --package rank-and-file-browser --features rank-and-file/containers --test browser --";

const LINTS: &str = "clippy --workspace --all-targets --all-features -- -D warnings";

/// A part of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Checks,
    Core,
    Page,
    Browser,
}

impl Part {
    const ALL: [Part; 4] = [Part::Checks, Part::Core, Part::Page, Part::Browser];

    fn of(name: &str) -> Option<Part> {
        let names = ["checks", "core", "page", "browser"];
        let at = names.iter().position(|known| *known == name)?;
        Some(Part::ALL[at])
    }
}

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
struct Asked {
    parts: Vec<Part>,
    engines: Vec<Engine>,
    matching: Option<String>,
    corpus: Option<PathBuf>,
    long: bool,
    seed: Option<String>,
}

impl Asked {
    /// Whether this is the run that a change must pass: every part, every test of it, Chromium among the browsers.
    fn is_whole(&self) -> bool {
        self.parts == Part::ALL
            && self.matching.is_none()
            && self.engines.contains(&Engine::Chromium)
    }
}

/// Runs the tests. The exit code is a failure if any failed.
///
/// # Errors
/// When the arguments are not understood.
pub fn test(arguments: &[&str]) -> Outcome<ExitCode> {
    if let ["--help" | "-h"] = arguments {
        print!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let asked = asked(arguments)?;
    let mut report = Report::new();
    let wants = |part: Part| asked.parts.contains(&part);
    if wants(Part::Checks) {
        report.step("format", || {
            run(command("cargo").args(["fmt", "--all", "--check"]))
        });
        report.step("lints", || run(command("cargo").args(LINTS.split(' '))));
    }
    if wants(Part::Core) {
        report.step("core", || core(&asked));
    }
    let mut built = true;
    if wants(Part::Page) || wants(Part::Browser) {
        built = report.step("tools", tools::bring);
    }
    let dist = paths::root().join("dist");
    if built && (wants(Part::Page) || !dist.join("index.html").is_file()) {
        built = report.step("page", || page::build().map(drop))
            && report.step("weight", || size::weigh(&dist));
    }
    if built && wants(Part::Browser) {
        report.step("browsers", || bring(&asked.engines));
        for &engine in &asked.engines {
            in_browser(engine, &asked, &dist, &mut report);
        }
    }
    println!("{report}");
    if !report.passed() {
        return Ok(ExitCode::FAILURE);
    }
    if asked.is_whole() {
        note_as_passed();
    }
    Ok(ExitCode::SUCCESS)
}

/// Understands the arguments.
fn asked(arguments: &[&str]) -> Outcome<Asked> {
    let mut asked = Asked {
        parts: Vec::new(),
        engines: Vec::new(),
        matching: None,
        corpus: None,
        long: false,
        seed: None,
    };
    let mut words = arguments.iter();
    while let Some(&word) = words.next() {
        let mut value = || {
            let value = words.next().map(ToString::to_string);
            value.ok_or_else(|| format!("`{word}` wants a value after it.\n\n{USAGE}"))
        };
        match word {
            "--match" => asked.matching = Some(value()?),
            "--corpus" => asked.corpus = Some(PathBuf::from(value()?)),
            "--seed" => asked.seed = Some(value()?),
            "--long" => asked.long = true,
            "--all-browsers" => asked.engines = Engine::ALL.to_vec(),
            "--browser" => {
                let name = value()?;
                let engine = Engine::of(&name);
                let engine =
                    engine.ok_or_else(|| format!("\"{name}\" is no browser.\n\n{USAGE}"))?;
                asked.engines.push(engine);
            }
            name => {
                let part = Part::of(name);
                let part = part.ok_or_else(|| format!("`test` knows no \"{name}\".\n\n{USAGE}"))?;
                asked.parts.push(part);
            }
        }
    }
    if asked.parts.is_empty() {
        asked.parts = Part::ALL.to_vec();
    }
    if asked.engines.is_empty() {
        asked.engines = vec![Engine::Chromium];
    }
    if let Some(folder) = asked.corpus.as_ref().filter(|folder| !folder.is_dir()) {
        return Err(format!("There is no folder {}.", folder.display()));
    }
    // Tests run in folders of their own.
    asked.corpus = asked
        .corpus
        .map(|folder| folder.canonicalize().unwrap_or(folder));
    Ok(asked)
}

/// Runs the core's tests. What they print of failures is quoted in the error.
fn core(asked: &Asked) -> Outcome {
    let tests = |words: &str, log: &str| {
        let mut tests = command("cargo");
        tests.args(words.split(' '));
        tests.args(asked.matching.iter());
        if asked.long {
            tests.env(LONG, "1");
        }
        let seed = asked.seed.as_deref();
        tests.env("PROPTEST_RNG_SEED", seed.unwrap_or(USUAL_SEED));
        if let Some(seed) = seed {
            tests.env(SEED, seed);
        }
        match &asked.corpus {
            Some(folder) => tests
                .env(paths::CORPUS, folder)
                .args(["--", "--include-ignored"]),
            None => tests.env_remove(paths::CORPUS),
        };
        let log = results_folder()?.join(log);
        show_and_keep(&mut tests, &log).map_err(|sentence| {
            let said = std::fs::read_to_string(&log).unwrap_or_default();
            format!("{sentence}\n{}", quoted(&said))
        })
    };
    let first = tests(CORE, "core.log");
    let second = tests(DOCUMENTATION, "documentation.log");
    first.and(second)
}

/// What the tests of a log have printed of their failures: cargo's harness puts it between two headings.
fn quoted(log: &str) -> String {
    let blocks = log.split("\nfailures:\n").skip(1).step_by(2);
    let blocks: Vec<&str> = blocks.map(str::trim).collect();
    blocks.join("\n\n")
}

/// Makes sure of the browsers and of axe-core.
fn bring(engines: &[Engine]) -> Outcome {
    axe::bring()?;
    engines.iter().try_for_each(|engine| engine.bring())
}

/// Runs the browser tests in one browser, and adds their results to the report.
fn in_browser(engine: Engine, asked: &Asked, dist: &Path, report: &mut Report) {
    let mut results = Vec::new();
    report.step(engine.name(), || {
        let file = results_folder()?.join(format!("{}.json", engine.name()));
        let _ = std::fs::remove_file(&file);
        let ended = run(&mut browser_tests(engine, asked, dist, &file));
        results = report::read(&file)?;
        // What failed by name is told by name.
        let told = results.iter().any(|tested| tested.end == End::Failed);
        if told { Ok(()) } else { ended }
    });
    report.add(results);
}

fn browser_tests(engine: Engine, asked: &Asked, dist: &Path, results: &Path) -> Command {
    let mut tests = command("cargo");
    tests
        .args(BROWSER.split(' '))
        .args(asked.matching.iter())
        .env("RANK_AND_FILE_ENGINE", engine.name())
        .env("RANK_AND_FILE_DIST", dist)
        .env("RANK_AND_FILE_AXE", axe::script())
        .env("RANK_AND_FILE_RESULTS", results);
    match &asked.corpus {
        Some(folder) => tests.env(paths::CORPUS, folder),
        None => tests.env_remove(paths::CORPUS),
    };
    tests
}

/// Where logs and results are put.
fn results_folder() -> Outcome<PathBuf> {
    let folder = paths::target().join("test-results");
    std::fs::create_dir_all(&folder)
        .map_err(|error| format!("{} could not be made: {error}.", folder.display()))?;
    Ok(folder)
}

/// Notes the commit that has passed, so that a script can ask whether this one did. Changes that are not committed
/// belong to no commit, and nothing is noted of them.
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

    #[test]
    fn without_words_everything_is_run_in_chromium() {
        let all = asked(&[]).expect("nothing is something to ask for");
        assert!(all.is_whole());
        assert_eq!(all.engines, [Engine::Chromium]);
    }

    #[test]
    fn parts_browsers_and_names_are_chosen() {
        let words = ["browser", "--browser", "webkit", "--match", "drag"];
        let some = asked(&words).expect("a part, a browser and a name");
        assert_eq!(
            (some.parts.as_slice(), some.engines.as_slice()),
            (&[Part::Browser][..], &[Engine::WebKit][..])
        );
        assert_eq!(some.matching.as_deref(), Some("drag"));
        assert!(!some.is_whole());
        let every = asked(&["--all-browsers"]).expect("all browsers");
        assert_eq!(every.engines, Engine::ALL);
    }

    #[test]
    fn what_is_not_known_is_refused_with_what_is() {
        for wrong in [&["journeys"][..], &["--browser", "lynx"], &["--match"]] {
            let refusal = asked(wrong).expect_err("no such word");
            assert!(refusal.contains("usage: cargo xtask test"), "{refusal}");
        }
        assert!(asked(&["--corpus", "no such folder"]).is_err());
    }

    #[test]
    fn a_run_without_chromium_is_not_what_a_change_must_pass() {
        let whole = |words: &[&str]| asked(words).expect("a run").is_whole();
        assert!(whole(&["--all-browsers"]));
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

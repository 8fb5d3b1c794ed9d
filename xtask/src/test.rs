//! `cargo xtask test`: every test there is, in one run, ending with a line of counts.

use crate::browser::Engine;
use crate::counts::{Watched, watch};
use crate::driver::Driver;
use crate::report::{Report, uncounted};
use crate::run::command;
use crate::{Outcome, axe, page, paths, server, size, tools};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const PLAN: &str = "\
This runs, in order:
  tools      the wasm target, trunk and wasm-bindgen are brought if they are missing; each is named first
  browsers   likewise Chromium, Firefox and WebKitGTK with their drivers, and axe-core
  core       unit tests, corpus, properties, documentation examples; examples/ must compile
  stranger   with --own-games-too, the core's tests once more, without the large corpus that may lie beside
  page       the release build, as it is published
  size       every file of the page, brotli compressed, against the budget
  chromium   the page's journeys in headless Chromium, served from disk
  firefox    the same in headless Firefox
  webkit     the same in WebKitGTK, on a screen in memory
Journeys that fail, if they are few, are walked once more with the browser started anew. What passes then is
named at the end and counted as unsteady.
On two cores it takes about half an hour once everything is built, and up to an hour the first time.";

/// What the arguments may be.
const USAGE: &str = "`test` takes `--browser chromium`, `--browser firefox` or `--browser webkit`, as often as wanted, or `--no-browser`, and `--own-games-too`";

/// The core's tests. All of them run even when one fails, and what passing ones print is shown, because a
/// test that leaves a part out (a corpus that is not there) says so.
const CORE: &str = "test --no-fail-fast --package rank-and-file --package xtask -- --show-output";

/// The same without the large corpus, as a stranger has them. What needs no corpus has just been run.
const CORE_OF_A_STRANGER: &str =
    "test --no-fail-fast --package rank-and-file --tests -- --show-output";

/// The browser's tests. One at a time, because they measure how long the page takes to paint, and print it.
const BROWSER: &str =
    "test --no-fail-fast --package rank-and-file-browser -- --test-threads=1 --nocapture";

/// How many journeys of an engine may fail and be walked once more.
const FEW: usize = 3;

/// Runs all tests. The exit code is a failure if any failed.
///
/// # Errors
/// When the arguments are not understood.
pub fn test(arguments: &[&str]) -> Outcome<ExitCode> {
    let (strange, wanted) = match arguments {
        ["--own-games-too", rest @ ..] => (true, engines(rest)?),
        _ => (false, engines(arguments)?),
    };
    println!("{PLAN}");
    let mut report = Report::default();
    let tools = report.prepare("tools", tools::bring);
    let mut there = Vec::new();
    if !wanted.is_empty() {
        report.prepare("browsers", || bring(&wanted, &mut there));
    }
    report.tests("core", || watch(command("cargo").args(CORE.split(' '))));

    if strange && paths::corpus().is_dir() {
        report.tests("stranger", || {
            let mut core = command("cargo");
            core.args(CORE_OF_A_STRANGER.split(' '));
            watch(core.env(paths::CORPUS, paths::root().join("tests/nothing")))
        });
    }

    let mut dist = PathBuf::new();
    let built = tools
        && report.check("page", || {
            dist = page::build()?;
            Ok(())
        });
    if built {
        report.check("size", || size::weigh(&dist));
    }
    if wanted.is_empty() {
        report.skip("The browser tests were left out, as --no-browser asks.");
    }
    for engine in wanted {
        if built && there.contains(&engine) {
            report.tests(engine.name(), || in_browser(engine, &dist));
        } else {
            println!(
                "\nThe tests in {} did not run: a step before them failed.",
                engine.name()
            );
        }
    }
    Ok(report.close())
}

/// The engines that the arguments ask for: all if they name none.
fn engines(mut arguments: &[&str]) -> Outcome<Vec<Engine>> {
    match arguments {
        [] => return Ok(Engine::ALL.to_vec()),
        ["--no-browser"] => return Ok(Vec::new()),
        _ => {}
    }
    let mut named = Vec::new();
    while let ["--browser", name, rest @ ..] = arguments {
        named.push(Engine::of(name).ok_or_else(|| format!("{USAGE}, and no \"{name}\"."))?);
        arguments = rest;
    }
    if !arguments.is_empty() {
        let other = arguments.join(" ");
        return Err(format!("{USAGE}, and nothing else, not \"{other}\"."));
    }
    let asked = |engine: &Engine| named.contains(engine);
    Ok(Engine::ALL.into_iter().filter(asked).collect())
}

/// Makes sure of the browsers and of what their tests want; those that are there can be tested in even if
/// others are not.
fn bring(wanted: &[Engine], there: &mut Vec<Engine>) -> Outcome {
    let mut faults: Vec<String> = axe::bring().err().into_iter().collect();
    for engine in wanted {
        match engine.bring() {
            Ok(()) => there.push(*engine),
            Err(sentence) => faults.push(sentence),
        }
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n"))
    }
}

/// Runs the browser tests in one engine against the page in `dist`, and once more those that failed if they
/// are few: a browser and its driver now and then lose a key or do not come up. More than that is ours.
fn in_browser(engine: Engine, dist: &Path) -> Watched {
    let first = journeys(engine, dist, &[])?;
    if !(1..=FEW).contains(&first.failed.len()) {
        return Ok(first);
    }
    println!(
        "\nonce more, in a browser started anew: {}",
        first.failed.join(", ")
    );
    let again =
        journeys(engine, dist, &first.failed).map_err(|(sentence, _)| (sentence, first.counts))?;
    Ok(first.after(&again))
}

/// Makes the journeys of these names, or all if none is named.
fn journeys(engine: Engine, dist: &Path, names: &[String]) -> Watched {
    let listener =
        server::listen(0).map_err(|error| uncounted(format!("No port is free: {error}.")))?;
    let url = server::address(&listener).map_err(uncounted)?;
    let folder = dist.to_path_buf();
    std::thread::spawn(move || server::serve(&listener, &folder));
    let driver = Driver::start(engine).map_err(uncounted)?;
    // Journeys that change or stop the server have one of their own: this program, as `serve --folder`.
    let this = std::env::current_exe()
        .map_err(|error| uncounted(format!("This program does not find itself: {error}.")))?;
    watch(
        command("cargo")
            .args(BROWSER.split(' '))
            .args((!names.is_empty()).then_some("--exact"))
            .args(names)
            .env("RANK_AND_FILE_ENGINE", engine.name())
            .env("RANK_AND_FILE_URL", url)
            .env("RANK_AND_FILE_WEBDRIVER", driver.address())
            .env("RANK_AND_FILE_DIST", dist)
            .env("RANK_AND_FILE_XTASK", this)
            .env("RANK_AND_FILE_AXE", axe::script()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_all_those_named_or_none() {
        assert_eq!(engines(&[]), Ok(Engine::ALL.to_vec()));
        assert_eq!(engines(&["--no-browser"]), Ok(Vec::new()));
        let two = ["--browser", "webkit", "--browser", "chromium"];
        assert_eq!(engines(&two), Ok(vec![Engine::Chromium, Engine::WebKit]));
        for wrong in [&["--browser"][..], &["--browser", "lynx"], &["webkit"]] {
            assert!(engines(wrong).is_err(), "{wrong:?}");
        }
    }
}

//! `cargo xtask test`: every test there is, in one run, ending with a line of counts.

use crate::browser::{self, Engine};
use crate::counts::{Watched, watch};
use crate::driver::Driver;
use crate::report::{FEW, Report, Timed, uncounted};
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
  firefox    the same in headless Firefox, beside Chromium
  webkit     the same in WebKitGTK, on a screen in memory, after Firefox
What finds no corpus, or a browser that is missing and may not be installed, is counted as skipped. Journeys that
fail, if they are few, are walked once more with the browser started anew. What passes then is named at the end
and counted as unsteady; one that is so in two engines, or more than two in all, make the run fail.
On two cores it takes under twenty minutes once everything is built, and some forty the first time.";

/// What the arguments may be.
const USAGE: &str = "`test` takes `--own-games-too`, and `--browser chromium`, `--browser firefox` or `--browser webkit`, as often as wanted, or `--no-browser`";

/// The core's tests. All of them run even when one fails, and what passing ones print is shown, because a
/// test that leaves a part out (a corpus that is not there) says so.
const CORE: &str = "test --no-fail-fast --package rank-and-file --package xtask --features rank-and-file/containers -- --show-output";

/// The same without the large corpus, as a stranger has them: the library and the files of tests alone, as
/// programs of xtask need no corpus. Both packages are named so that nothing is built with other features.
const CORE_OF_A_STRANGER: &str = "test --no-fail-fast --package rank-and-file --package xtask --features rank-and-file/containers --lib --test * -- --show-output";

/// The browser's tests. One at a time, and what they measure is printed at once.
const BROWSER: &str =
    "test --no-fail-fast --package rank-and-file-browser -- --test-threads=1 --nocapture";

/// The names of journeys that measure time end so.
const IN_TIME: &str = "in_time";

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
struct Asked {
    engines: Vec<Engine>,
    /// Whether the engines were named: then they must be there.
    by_name: bool,
    own_games_too: bool,
}

/// Runs all tests. The exit code is a failure if any failed.
///
/// # Errors
/// When the arguments are not understood.
pub fn test(arguments: &[&str]) -> Outcome<ExitCode> {
    let asked = asked(arguments)?;
    println!("{PLAN}");
    let mut report = Report::begin();
    let tools = report.prepare("tools", tools::bring);
    let there = browsers(&asked, &mut report);
    report.tests("core", || watch(command("cargo").args(CORE.split(' ')), ""));
    if asked.own_games_too && paths::corpus().is_dir() {
        report.tests("stranger", || {
            let mut core = command("cargo");
            core.args(CORE_OF_A_STRANGER.split(' '));
            watch(core.env(paths::CORPUS, paths::root().join("no corpus")), "")
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
        everywhere(&there, &dist, &mut report);
    } else if !there.is_empty() {
        println!("\nThe tests in browsers did not run: a step before them failed.");
    }
    Ok(report.close())
}

/// Understands the arguments.
fn asked(arguments: &[&str]) -> Outcome<Asked> {
    let (own_games_too, rest) = match arguments {
        ["--own-games-too", rest @ ..] => (true, rest),
        _ => (false, arguments),
    };
    let engines = engines(rest)?;
    let by_name = rest.first() == Some(&"--browser");
    Ok(Asked {
        engines,
        by_name,
        own_games_too,
    })
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

/// Makes sure of the browsers and of what their tests want, and gives those that are there. Where nothing
/// may be installed, the journeys of a missing browser that was not asked for by name are skipped.
fn browsers(asked: &Asked, report: &mut Report) -> Vec<Engine> {
    if asked.engines.is_empty() {
        report.skip("the browser tests, as --no-browser asks.", journeys());
        return Vec::new();
    }
    let may_bring = asked.by_name || browser::may_install();
    let (wanted, missing): (Vec<Engine>, Vec<Engine>) = asked
        .engines
        .iter()
        .partition(|engine| may_bring || engine.is_there());
    let mut there = Vec::new();
    report.prepare("browsers", || bring(&wanted, &mut there));
    for engine in missing {
        let sentence = format!("the tests in {}. {}", engine.name(), engine.by_hand());
        report.skip(&sentence, journeys());
    }
    there
}

/// How many journeys there are, by their source: they need not be compiled to be skipped.
fn journeys() -> u64 {
    let files = std::fs::read_dir(paths::root().join("tests/browser/tests"));
    let texts = files
        .into_iter()
        .flatten()
        .filter_map(|file| std::fs::read_to_string(file.ok()?.path()).ok());
    texts
        .map(|text| text.lines().filter(|line| *line == "#[test]").count() as u64)
        .sum()
}

/// Makes sure of these browsers; those that are there can be tested in even if others are not.
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

/// Makes the journeys in all engines: in the first beside the others, of which one follows the other, since
/// a journey mostly waits for its browser. Those that measure time are left out: what they find says more of the
/// machine than of a change.
fn everywhere(engines: &[Engine], dist: &Path, report: &mut Report) {
    let (first, others) = engines.split_at(engines.len().min(1));
    let one_by_one = |engines: &[Engine]| -> Vec<(Engine, Timed)> {
        let each = engines.iter();
        each.map(|&engine| {
            (
                engine,
                Timed::of(|| in_browser(engine, dist, &["--skip", IN_TIME])),
            )
        })
        .collect()
    };
    println!(
        "\n== {}",
        engines
            .iter()
            .map(|engine| engine.name())
            .collect::<Vec<_>>()
            .join(", ")
    );
    let (first, others) = std::thread::scope(|scope| {
        let others = scope.spawn(|| one_by_one(others));
        (one_by_one(first), others.join())
    });
    let others = others.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    for (engine, timed) in first.into_iter().chain(others) {
        report.add(engine.name(), timed);
    }
}

/// Runs browser tests in one engine against the page in `dist`, and once more those that failed if they are
/// few: a browser and its driver now and then lose a key or do not come up. More than that is ours.
fn in_browser(engine: Engine, dist: &Path, which: &[&str]) -> Watched {
    let first = walk(engine, dist, which)?;
    if !(1..=FEW).contains(&first.failed.len()) {
        return Ok(first);
    }
    println!(
        "\nonce more in {}, started anew: {}",
        engine.name(),
        first.failed.join(", ")
    );
    let names = first.failed.iter().map(String::as_str);
    let again: Vec<&str> = std::iter::once("--exact").chain(names).collect();
    let again = walk(engine, dist, &again).map_err(|(sentence, _)| (sentence, first.counts))?;
    Ok(first.after(&again))
}

/// Makes the journeys that these words choose.
fn walk(engine: Engine, dist: &Path, which: &[&str]) -> Watched {
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
            .args(which)
            .env("RANK_AND_FILE_ENGINE", engine.name())
            .env("RANK_AND_FILE_URL", url)
            .env("RANK_AND_FILE_WEBDRIVER", driver.address())
            .env("RANK_AND_FILE_CHROMIUM", driver.chromium())
            .env("RANK_AND_FILE_DIST", dist)
            .env("RANK_AND_FILE_XTASK", this)
            .env("RANK_AND_FILE_AXE", axe::script()),
        engine.name(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_journeys_that_are_skipped_are_counted() {
        assert!(journeys() > 100, "{}", journeys());
    }

    #[test]
    fn engines_that_were_named_must_be_there_and_others_need_not() {
        let asked = |arguments: &[&str]| asked(arguments).map(|it| (it.by_name, it.own_games_too));
        assert_eq!(asked(&[]), Ok((false, false)));
        assert_eq!(asked(&["--own-games-too"]), Ok((false, true)));
        assert_eq!(asked(&["--browser", "webkit"]), Ok((true, false)));
        assert_eq!(
            asked(&["--own-games-too", "--browser", "webkit"]),
            Ok((true, true))
        );
        assert_eq!(
            asked(&["--own-games-too", "--no-browser"]),
            Ok((false, true))
        );
    }

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

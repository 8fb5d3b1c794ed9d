//! `cargo xtask test`: every test there is, in one run, ending with a line of counts.

use crate::counts::{Watched, watch};
use crate::report::{Report, uncounted};
use crate::run::command;
use crate::{Outcome, browser, page, server, size, tools};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const PLAN: &str = "\
This runs, in order:
  tools      the wasm target, trunk and wasm-bindgen are brought if they are missing; each is named first
  chromium   likewise, with its driver
  core       unit tests, corpus, properties, documentation examples; examples/ must compile
  page       the release build, as it is published
  size       every file of the page, brotli compressed, against the budget
  browser    the page in headless Chromium, served from disk
On two cores it takes 5 to 15 minutes once everything is built, and up to half an hour the first time.";

/// The core's tests. All of them run even when one fails, and what passing ones print is shown, because a
/// test that leaves a part out (a corpus that is not there) says so.
const CORE: &str = "test --no-fail-fast --package rank-and-file --package xtask -- --show-output";

/// The browser's tests. One at a time, because they measure how long the page takes to paint, and print it.
const BROWSER: &str =
    "test --no-fail-fast --package rank-and-file-browser -- --test-threads=1 --nocapture";

/// Runs all tests. The exit code is a failure if any failed.
///
/// # Errors
/// When the arguments are not understood.
pub fn test(arguments: &[&str]) -> Outcome<ExitCode> {
    let with_browser = match arguments {
        [] => true,
        ["--no-browser"] => false,
        other => {
            let other = other.join(" ");
            return Err(format!(
                "`test` takes `--no-browser` and nothing else, not \"{other}\"."
            ));
        }
    };
    println!("{PLAN}");
    let mut report = Report::default();
    let tools = report.prepare("tools", tools::bring);
    let chromium = with_browser && report.prepare("chromium", browser::bring);
    report.tests("core", || watch(command("cargo").args(CORE.split(' '))));

    let mut dist = PathBuf::new();
    let built = tools
        && report.check("page", || {
            dist = page::build()?;
            Ok(())
        });
    if built {
        report.check("size", || size::weigh(&dist));
    }
    if built && chromium {
        report.tests("browser", || in_browser(&dist));
    } else if with_browser {
        println!("\nThe browser tests did not run: a step before them failed.");
    } else {
        report.skip("The browser tests were left out, as --no-browser asks.");
    }
    Ok(report.close())
}

/// Runs the browser tests against the page in `dist`.
fn in_browser(dist: &Path) -> Watched {
    let listener =
        server::listen(0).map_err(|error| uncounted(format!("No port is free: {error}.")))?;
    let url = server::address(&listener).map_err(uncounted)?;
    let folder = dist.to_path_buf();
    std::thread::spawn(move || server::serve(&listener, &folder));
    let driver = browser::Driver::start().map_err(uncounted)?;
    watch(
        command("cargo")
            .args(BROWSER.split(' '))
            .env("RANK_AND_FILE_URL", url)
            .env("RANK_AND_FILE_WEBDRIVER", driver.address()),
    )
}

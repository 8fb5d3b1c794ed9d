//! axe-core, which the accessibility tests run in the page. It is downloaded for them and never
//! shipped.
//!
//! npm installs it into the cache by the lock file beside the tests, which has its version and the
//! hash of its contents; npm refuses a package with other contents. axe-core is under the MPL-2.0.

use crate::run::{command, output, run};
use crate::{Outcome, browser, paths};
use std::path::PathBuf;

/// The two files that npm installs it by, in `tests/browser/axe/`.
const ORDER: [&str; 2] = ["package.json", "package-lock.json"];

const BY_HAND: &str = "Install npm (on Debian: `apt-get install npm`), or run what needs no browser: `cargo xtask test checks core page`.";

/// Returns the path of its only script once it is installed.
pub fn script() -> PathBuf {
    folder().join("node_modules/axe-core/axe.min.js")
}

fn folder() -> PathBuf {
    paths::tools().join("axe")
}

/// Installs axe-core at the locked version, unless it is there.
///
/// # Errors
/// When npm is missing and may not be installed, or does not install the package.
pub fn ensure_installed() -> Outcome {
    let (from, to) = (paths::root().join("tests/browser/axe"), folder());
    let read = |folder: &PathBuf, file: &str| std::fs::read(folder.join(file)).ok();
    let is_same = |file: &&str| read(&from, file).is_some_and(|text| Some(text) == read(&to, file));
    if script().is_file() && ORDER.iter().all(is_same) {
        return Ok(());
    }
    if output(command("npm").arg("--version")).is_none() {
        if !browser::may_install() {
            return Err(format!("npm is missing, for the browser tests. {BY_HAND}"));
        }
        println!("npm is missing. apt-get will install it: about two minutes.");
        browser::install(&["npm"]).map_err(|error| format!("{error} {BY_HAND}"))?;
    }
    println!(
        "npm will fetch axe-core, for the accessibility tests, into {}: a few seconds.",
        to.display()
    );
    let made = std::fs::create_dir_all(&to).and_then(|()| {
        let _ = std::fs::remove_file(script());
        ORDER
            .iter()
            .try_for_each(|file| std::fs::copy(from.join(file), to.join(file)).map(drop))
    });
    made.map_err(|error| format!("{} could not be filled: {error}.", to.display()))?;
    run(command("npm")
        .args([
            "ci",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
        ])
        .current_dir(&to))?;
    if script().is_file() {
        Ok(())
    } else {
        Err(format!("npm left no {}.", script().display()))
    }
}

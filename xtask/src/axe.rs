//! axe-core, which the accessibility tests run in the page. It is downloaded for them and never
//! shipped. axe-core is under the MPL-2.0.

use crate::Outcome;
use crate::npm::Packages;
use std::path::PathBuf;

/// The path of its only script among the installed packages.
const SCRIPT: &str = "axe-core/axe.min.js";

const AXE: Packages = Packages {
    name: "axe",
    order: "tests/browser/axe",
    proof: SCRIPT,
    about: "axe-core, for the accessibility tests",
    by_hand: "Install npm (on Debian: `apt-get install npm`), or run what needs no browser: `cargo xtask test checks core page`.",
};

/// Returns the path of its only script once it is installed.
#[must_use]
pub fn script() -> PathBuf {
    AXE.file(SCRIPT)
}

/// Installs axe-core at the locked version, unless it is there.
///
/// # Errors
/// When npm is missing and may not be installed, or does not install the package.
pub fn ensure_installed() -> Outcome {
    AXE.ensure_installed()
}

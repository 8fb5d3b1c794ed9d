//! The wheel `rank-and-file`, for every version of Python from 3.9 on.
//!
//! maturin, installed in an environment of its own, makes the wheel from `packages/python`. A second
//! environment gets it from its file, without any other package, and runs `tests/use.py` there.

use super::steps::{Environment, command_in, printed, prints, step};
use crate::{Outcome, paths};
use std::path::{Path, PathBuf};

/// The builder of the wheel.
const MATURIN: &str = "maturin>=1.9.4,<2";

/// Builds the wheel and uses it.
pub fn check(folder: &Path) -> Outcome {
    let own = paths::root().join("packages/python");
    let wheel = step("build the wheel", || build(folder, &own))?;
    let size = std::fs::metadata(&wheel).map_or(0, |about| about.len());
    println!("    {}: {size} bytes", wheel.display());
    let user = Environment::new(&folder.join("user"))?;
    step("install it in a new environment", || {
        user.install(&["--no-index", &wheel.to_string_lossy()])
    })?;
    step("use every function, its types and the command", || {
        let mut python = command_in(folder, &user.program("python"));
        prints(python.arg(own.join("tests/use.py")), "All right.")
    })
}

/// Builds the wheel, and returns its path.
fn build(folder: &Path, own: &Path) -> Outcome<PathBuf> {
    let builder = Environment::new(&folder.join("builder"))?;
    builder.install(&[MATURIN])?;
    let wheels = folder.join("wheels");
    let mut maturin = command_in(own, &builder.program("maturin"));
    maturin.args(["build", "--quiet", "--interpreter"]);
    maturin.arg(builder.program("python"));
    maturin.arg("--out").arg(&wheels);
    maturin.env("CARGO_TARGET_DIR", paths::target());
    printed(&mut maturin)?;
    let wheel = std::fs::read_dir(&wheels).into_iter().flatten().flatten();
    let mut wheel = wheel.map(|entry| entry.path());
    let wheel = wheel.find(|path| path.extension().is_some_and(|end| end == "whl"));
    wheel.ok_or_else(|| "maturin has made no wheel.".to_owned())
}

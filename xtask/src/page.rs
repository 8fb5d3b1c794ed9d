//! The release page: the output of `trunk build --release` in `dist/`.

use crate::run::{command, run};
use crate::{Outcome, paths, tools};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variable with the compiler's flags for the programs alone; build scripts and macros, which
/// run on this machine, do not get them.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Installs missing tools, builds the release page and returns its folder.
///
/// # Errors
/// When a tool cannot be installed, or the page does not build.
pub fn build() -> Outcome<PathBuf> {
    tools::ensure_installed()?;
    println!(
        "Building the release page; the first time takes some minutes, because everything is optimised for size."
    );
    // trunk accepts only `true` or `false` here, and stops at the `1` that other programs use.
    let mut trunk = command("trunk");
    trunk.args(["build", "--release"]).env_remove("NO_COLOR");
    give_flags(&mut trunk);
    run(&mut trunk)?;
    let dist = paths::root().join("dist");
    if !dist.join("index.html").is_file() {
        return Err(format!(
            "trunk left no index.html in {}; does Trunk.toml name another folder?",
            dist.display()
        ));
    }
    Ok(dist)
}

/// Returns the compiler's flag that names the files of dependencies from `cargo` on, so that no folder
/// of this machine is in the programs. The project's own files are named from its root anyway; a flag
/// with that folder would make each clone compile all dependencies anew. `None` leaves the flags as
/// they are, because the user has set them or the folder's name cannot be part of a flag; the programs
/// are then a little larger.
fn flags() -> Option<String> {
    let set = ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", FLAGS];
    if set.iter().any(|name| std::env::var_os(name).is_some()) {
        return None;
    }
    let folder = paths::cargo_home();
    let folder = folder.to_str()?;
    let plain = !folder.contains(char::is_whitespace);
    plain.then(|| format!("--remap-path-prefix={folder}=cargo"))
}

/// Gives a command that builds programs for browsers the compiler's flags.
pub(crate) fn give_flags(build: &mut Command) {
    if let Some(flags) = flags() {
        build.env(FLAGS, flags);
    }
}

/// Returns the path of every file of the page, in order of name.
///
/// # Errors
/// When a folder cannot be read.
pub fn files(dist: &Path) -> Outcome<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![dist.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let unreadable = |error| format!("{} could not be read: {error}.", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

//! The release page: what `trunk build --release` leaves in `dist/`.

use crate::run::{command, run};
use crate::{Outcome, paths, tools};
use std::path::{Path, PathBuf};

/// The compiler's flags for the programs alone: build scripts and macros, which run here, have none of them.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Builds the release page and gives the folder it lies in, first bringing the tools that are missing.
///
/// # Errors
/// When a tool cannot be brought, or the page does not build.
pub fn build() -> Outcome<PathBuf> {
    tools::bring()?;
    println!(
        "Building the release page; the first time takes some minutes, because everything is optimised for size."
    );
    // trunk takes only `true` or `false` here, and stops at the `1` that other programs ask for.
    let mut trunk = command("trunk");
    trunk.args(["build", "--release"]).env_remove("NO_COLOR");
    if let Some(flags) = flags() {
        trunk.env(FLAGS, flags);
    }
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

/// The compiler's flags that keep this machine's folders out of the programs: files of dependencies are named from
/// `cargo` on, our own from the project's root. `None` leaves the flags as the user has set them, or as they are
/// where a folder's name cannot stand in them; the programs are then a little larger.
fn flags() -> Option<String> {
    let set = ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", FLAGS];
    if set.iter().any(|name| std::env::var_os(name).is_some()) {
        return None;
    }
    let flag = |folder: PathBuf, name: &str| {
        let folder = folder.to_str()?;
        let plain = !folder.contains(char::is_whitespace);
        plain.then(|| format!("--remap-path-prefix={folder}={name}"))
    };
    let flags = [
        flag(paths::cargo_home(), "cargo")?,
        flag(paths::root(), ".")?,
    ];
    Some(flags.join(" "))
}

/// Every file of the page with its path below `dist`, in order of name.
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

//! The release page: what `trunk build --release` leaves in `dist/`.

use crate::run::{command, run};
use crate::{Outcome, paths, tools};
use std::path::{Path, PathBuf};

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
    run(command("trunk")
        .args(["build", "--release"])
        .env_remove("NO_COLOR"))?;
    let dist = paths::root().join("dist");
    if dist.join("index.html").is_file() {
        Ok(dist)
    } else {
        Err(format!(
            "trunk left no index.html in {}; does Trunk.toml name another folder?",
            dist.display()
        ))
    }
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

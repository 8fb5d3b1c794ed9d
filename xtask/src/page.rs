//! The release page: what `trunk build --release` leaves in `dist/`, finished.

use crate::run::{command, output, run};
use crate::{Outcome, finish, paths, tools};
use std::path::{Path, PathBuf};

/// The compiler's flags for the program alone: build scripts and macros, which run here, have none of them.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// The profile that `index.html` asks for.
const PROFILE: &str = "wasm-release";

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
    finish::finish(&dist, &programs()?)?;
    Ok(dist)
}

/// Where cargo puts the page's programs.
fn programs() -> Outcome<PathBuf> {
    let mut cargo = command("cargo");
    cargo.args(["metadata", "--format-version=1", "--no-deps"]);
    let metadata = output(&mut cargo).unwrap_or_default();
    let folder = metadata
        .split_once("\"target_directory\":\"")
        .and_then(|(_, rest)| rest.split('"').next())
        .ok_or("cargo does not say where it builds; does `cargo metadata` work here?")?;
    let folder = PathBuf::from(folder.replace("\\\\", "\\"));
    Ok(folder.join(tools::WASM).join(PROFILE))
}

/// The compiler's flags that keep this machine's folders out of the programs (files of dependencies are named
/// from `cargo` on, our own from the project's root), and that make the linker say what it linked, which the
/// last step needs. `None` leaves the flags as the user has set them, or as they are where a folder's name
/// cannot stand in them.
///
/// The third lets the compiler move sixteen bytes at once, which all browsers have been able to do since 2023.
fn flags() -> Option<String> {
    let set = ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", FLAGS];
    let folders = [(paths::cargo_home(), "cargo"), (paths::root(), ".")];
    if set.iter().any(|name| std::env::var_os(name).is_some()) {
        return None;
    }
    let mut flags = String::from("-Clink-arg=--emit-relocs -Ctarget-feature=+simd128");
    for (folder, name) in folders {
        let folder = folder.to_str()?;
        if folder.contains(char::is_whitespace) {
            return None;
        }
        flags.push_str(&format!(" --remap-path-prefix={folder}={name}"));
    }
    Some(flags)
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

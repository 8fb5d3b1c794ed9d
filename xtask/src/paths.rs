//! The folders these commands work in.

use std::path::{Path, PathBuf};

/// The folder that holds the workspace's `Cargo.lock`. Cargo names a folder below it to each program that it runs; the
/// folder in which this was compiled may be another, where several clones share one folder of builds.
pub fn root() -> PathBuf {
    let said = std::env::var_os("CARGO_MANIFEST_DIR");
    let folder = said.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    let holds_lock = |folder: &&Path| folder.join("Cargo.lock").is_file();
    folder
        .ancestors()
        .find(holds_lock)
        .map_or_else(|| folder.clone(), Path::to_path_buf)
}

/// The variable that names the folder of the larger corpus.
pub const CORPUS: &str = "RANK_AND_FILE_CORPUS";

/// Where builds lie.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// What this project keeps for itself: `~/.cache/rank-and-file`, or the like.
pub fn cache() -> PathBuf {
    let cache = std::env::var_os("XDG_CACHE_HOME").filter(|path| Path::new(path).is_absolute());
    cache
        .map_or_else(|| home().join(".cache"), PathBuf::from)
        .join("rank-and-file")
}

/// Where its build tools lie.
pub fn tools() -> PathBuf {
    cache().join("tools")
}

/// The programs among those tools.
pub fn tool_programs() -> PathBuf {
    tools().join("bin")
}

/// The folder where the user's cargo keeps packages and programs.
pub fn cargo_home() -> PathBuf {
    std::env::var_os("CARGO_HOME").map_or_else(|| home().join(".cargo"), PathBuf::from)
}

/// The folder where the user's own `cargo install` puts programs.
pub fn cargo_programs() -> PathBuf {
    cargo_home().join("bin")
}

fn home() -> PathBuf {
    std::env::home_dir().unwrap_or_else(std::env::temp_dir)
}

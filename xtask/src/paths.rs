//! The folders that these commands use.

use std::path::{Path, PathBuf};

/// Returns the folder of the workspace's `Cargo.lock`. Cargo gives each program that it runs the
/// name of a folder below it; the folder where this was compiled may be another, if several clones
/// share one build folder.
pub fn root() -> PathBuf {
    let said = std::env::var_os("CARGO_MANIFEST_DIR");
    let folder = said.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    let holds_lock = |folder: &&Path| folder.join("Cargo.lock").is_file();
    folder
        .ancestors()
        .find(holds_lock)
        .map_or_else(|| folder.clone(), Path::to_path_buf)
}

/// The variable with the folder of the larger corpus.
pub const CORPUS: &str = "RANK_AND_FILE_CORPUS";

/// Returns the folder of builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Returns the project's own cache folder: `~/.cache/rank-and-file`, or the like.
pub fn cache() -> PathBuf {
    let cache = std::env::var_os("XDG_CACHE_HOME").filter(|path| Path::new(path).is_absolute());
    cache
        .map_or_else(|| home().join(".cache"), PathBuf::from)
        .join("rank-and-file")
}

/// Returns the folder of its build tools.
pub fn tools() -> PathBuf {
    cache().join("tools")
}

/// Returns the folder of the programs among those tools.
pub fn tool_programs() -> PathBuf {
    tools().join("bin")
}

/// Returns the folder where the user's cargo keeps packages and programs.
pub fn cargo_home() -> PathBuf {
    std::env::var_os("CARGO_HOME").map_or_else(|| home().join(".cargo"), PathBuf::from)
}

/// Returns the folder where the user's own `cargo install` puts programs.
pub fn cargo_programs() -> PathBuf {
    cargo_home().join("bin")
}

fn home() -> PathBuf {
    std::env::home_dir().unwrap_or_else(std::env::temp_dir)
}

//! The folders these commands work in.

use std::path::{Path, PathBuf};

/// The folder that holds the project's `Cargo.toml`: cargo says it to each program that it runs. The folder in which
/// this was compiled may be another, where several clones share one folder of builds.
pub fn root() -> PathBuf {
    let said = std::env::var_os("CARGO_MANIFEST_DIR");
    let mut folder = said.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    folder.pop();
    folder
}

/// The variable that names the folder of the large corpus.
pub const CORPUS: &str = "RANK_AND_FILE_CORPUS";

/// The folder of the large corpus, which may lie beside the project; the tests look there too.
pub fn corpus() -> PathBuf {
    std::env::var_os(CORPUS).map_or_else(|| root().join("../shared/corpus"), PathBuf::from)
}

/// Where this project keeps its own build tools: `~/.cache/rank-and-file/tools`, or the like.
pub fn tools() -> PathBuf {
    let cache = std::env::var_os("XDG_CACHE_HOME").filter(|path| Path::new(path).is_absolute());
    cache
        .map_or_else(|| home().join(".cache"), PathBuf::from)
        .join("rank-and-file")
        .join("tools")
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

//! The folder for pictures of the page: `test-results/` beside the builds, or the folder that
//! `RANK_AND_FILE_SHOTS` names.

use std::path::PathBuf;

/// Saves a picture, or a text beside one, under a file name and returns its path.
///
/// # Panics
/// When the folder cannot be written.
pub fn keep(name: &str, bytes: &[u8]) -> PathBuf {
    let usual = || xtask::paths::target().join("test-results");
    let folder = std::env::var_os("RANK_AND_FILE_SHOTS").map_or_else(usual, PathBuf::from);
    std::fs::create_dir_all(&folder)
        .unwrap_or_else(|error| panic!("{} cannot be made: {error}", folder.display()));
    let path = folder.join(name);
    std::fs::write(&path, bytes)
        .unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
    path
}

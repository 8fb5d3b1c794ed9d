//! Where pictures of the page are kept: `target/screenshots/`, or the folder that
//! `RANK_AND_FILE_SHOTS` names.

use std::path::{Path, PathBuf};

/// Keeps a picture under a file name and gives its path.
///
/// # Panics
/// When the folder cannot be written.
pub fn keep(name: &str, png: &[u8]) -> PathBuf {
    let folder = std::env::var_os("RANK_AND_FILE_SHOTS").map_or_else(screenshots, PathBuf::from);
    std::fs::create_dir_all(&folder)
        .unwrap_or_else(|error| panic!("{} cannot be made: {error}", folder.display()));
    let path = folder.join(name);
    std::fs::write(&path, png)
        .unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
    path
}

fn screenshots() -> PathBuf {
    let root = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target");
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(root, PathBuf::from)
        .join("screenshots")
}

//! Finds files of the larger corpus in the folder that `RANK_AND_FILE_CORPUS` names.
//!
//! Tests that need these files are ignored unless they are asked for
//! (`cargo test -- --include-ignored`), and fail if a file is missing.

use std::env;
use std::path::PathBuf;

/// Returns the folder of the larger corpus, if one is named.
pub fn folder() -> Option<PathBuf> {
    env::var_os("RANK_AND_FILE_CORPUS")
        .filter(|folder| !folder.is_empty())
        .map(PathBuf::from)
}

/// Returns the path of a file of the larger corpus, and panics if it is missing.
pub fn corpus(file: &str) -> PathBuf {
    let folder = folder().unwrap_or_else(|| {
        panic!("{file} is wanted: RANK_AND_FILE_CORPUS must name the folder of the larger corpus")
    });
    let path = folder.join(file);
    assert!(
        path.is_file(),
        "{} is not there: RANK_AND_FILE_CORPUS names the folder of the larger corpus",
        path.display()
    );
    path
}

/// Returns the text of a file of the larger corpus, and panics if it is missing.
pub fn text(file: &str) -> String {
    let path = corpus(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

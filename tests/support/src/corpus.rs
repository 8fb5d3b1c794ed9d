//! Files of the larger corpus, which lies wherever `RANK_AND_FILE_CORPUS` says.
//!
//! Tests that are about these files alone are ignored unless they are asked for
//! (`cargo test -- --include-ignored`), and fail where a file is not there.

use std::env;
use std::path::PathBuf;

/// The folder of the larger corpus, if one is named.
pub fn folder() -> Option<PathBuf> {
    env::var_os("RANK_AND_FILE_CORPUS")
        .filter(|folder| !folder.is_empty())
        .map(PathBuf::from)
}

/// A file of the larger corpus, which must be there.
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

/// The text of a file of the larger corpus, which must be there.
pub fn text(file: &str) -> String {
    let path = corpus(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

//! Files of the page, with a sentence where one cannot be read or written.

use crate::Outcome;
use std::path::Path;

/// The name of the sheet of boards in other pages, before its hash is added.
pub const BOARD: &str = "chess-notation.css";

/// The name of the sheet of the page for practice, before its hash is added.
pub const PRACTICE: &str = "practice.css";

/// Returns the bytes of a file.
pub fn bytes(path: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(path).map_err(|error| format!("{} could not be read: {error}.", path.display()))
}

/// Returns the text of a file.
pub fn text(path: &Path) -> Outcome<String> {
    std::fs::read_to_string(path)
        .map_err(|error| format!("{} could not be read: {error}.", path.display()))
}

/// Writes a file.
pub fn write(path: &Path, content: &[u8]) -> Outcome {
    std::fs::write(path, content)
        .map_err(|error| format!("{} could not be written: {error}.", path.display()))
}

/// Removes a file.
pub fn remove(path: &Path) -> Outcome {
    std::fs::remove_file(path)
        .map_err(|error| format!("{} could not be removed: {error}.", path.display()))
}

/// Makes a site of a few files in a temporary folder, and returns the result of `look`.
#[cfg(test)]
pub fn on_a_site<T>(name: &str, files: &[(&str, &str)], look: impl FnOnce(&Path) -> T) -> T {
    let folder = std::env::temp_dir().join(format!("rank-and-file-{name}-{}", std::process::id()));
    for (file, content) in files {
        let path = folder.join(file);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a temporary folder");
        std::fs::write(path, content).expect("a temporary file");
    }
    let found = look(&folder);
    std::fs::remove_dir_all(&folder).expect("removed again");
    found
}

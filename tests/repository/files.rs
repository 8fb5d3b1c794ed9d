//! Finds the text files of the repository.

use std::path::{Path, PathBuf};

/// A text file of the repository.
pub struct File {
    /// Path from the root of the repository, with slashes.
    pub path: String,
    /// Content of the file.
    pub text: String,
}

impl File {
    /// Returns the lines that are not comments, with their numbers from 1.
    pub fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = (1..).zip(self.text.lines());
        lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
    }

    /// Returns whether it is a Rust file.
    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Returns the folder of `src` that the file belongs to; `None` for files outside such folders.
    pub fn folder(&self) -> Option<&str> {
        self.path
            .strip_prefix("src/")?
            .split_once('/')
            .map(|(folder, _)| folder)
    }
}

/// Returns every text file under these paths, except build output.
pub fn files(under: &[&str]) -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut waiting: Vec<PathBuf> = under.iter().map(|path| root.join(path)).collect();
    let mut files = Vec::new();
    while let Some(path) = waiting.pop() {
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        // In a second working tree `.git` is a file.
        if matches!(name.as_str(), ".git" | "target" | "dist") {
            continue;
        }
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).expect("a folder of the repository");
            waiting.extend(entries.map(|entry| entry.expect("an entry of it").path()));
        } else if let Ok(text) = std::fs::read_to_string(&path) {
            let path = path.strip_prefix(root).expect("a path below the root");
            files.push(File {
                path: path.to_string_lossy().replace('\\', "/"),
                text,
            });
        }
    }
    files.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(!files.is_empty(), "nothing was found under {under:?}");
    files
}

/// Panics with the list of what was found, one place a line, unless it is empty.
pub fn assert_none(found: &[String], rule: &str) {
    assert!(found.is_empty(), "{rule}\n{}", found.join("\n"));
}

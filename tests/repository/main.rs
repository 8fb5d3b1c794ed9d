//! The rules of this repository, kept by reading it: which folder may know which, what the page's
//! content policy forbids, and what must never be left behind.
//!
//! | module | what it is |
//! |---|---|
//! | `length` | how long a file and a function may be |
//! | `names` | no two types of one name |
//! | `rooms` | which folder may import from which, and which may know a library |

mod length;
mod names;
mod rooms;

#[path = "../source/mod.rs"]
mod source;

use std::path::{Path, PathBuf};

/// A text file of the repository: its path from the root with slashes, and its text.
struct File {
    path: String,
    text: String,
}

impl File {
    /// The lines that are not comments, with their numbers from 1.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = (1..).zip(self.text.lines());
        lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
    }

    fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// The folder of `src` the file belongs to, `None` for what lies beside them.
    fn folder(&self) -> Option<&str> {
        self.path
            .strip_prefix("src/")?
            .split_once('/')
            .map(|(folder, _)| folder)
    }
}

/// Every text file under these paths, what is built aside.
fn files(under: &[&str]) -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut waiting: Vec<PathBuf> = under.iter().map(|path| root.join(path)).collect();
    let mut files = Vec::new();
    while let Some(path) = waiting.pop() {
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        if path.is_dir() && !matches!(name.as_str(), ".git" | "target" | "dist") {
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

/// Fails with the list of what was found, one place a line.
fn assert_none(found: &[String], rule: &str) {
    assert!(found.is_empty(), "{rule}\n{}", found.join("\n"));
}

#[test]
fn the_page_keeps_to_a_strict_content_policy() {
    let mut wrong = Vec::new();
    for file in files(&["src", "public", "style", "index.html"]) {
        for (number, line) in file.code() {
            let inline_style = line.contains("style=\"") || line.contains("<style");
            let inline_script = line.contains("<script>")
                || [" onclick=\"", " onload=\"", "javascript:"]
                    .iter()
                    .any(|on| line.contains(on));
            let markup = [
                "inner_html",
                "innerHTML",
                "insertAdjacentHTML",
                "document.write",
            ]
            .iter()
            .any(|way| line.contains(way));
            let data = line.contains("url(data:")
                || line.contains("url(\"data:")
                || line.contains("=\"data:");
            if inline_style || inline_script || markup || data || line.contains("eval(") {
                wrong.push(format!("{}:{number}: {}", file.path, line.trim()));
            }
        }
    }
    assert_none(
        &wrong,
        "No inline style or script, no markup from text, no data: addresses:",
    );
}

#[test]
fn nothing_unfinished_is_left_behind() {
    // Put together here, so that this file does not find itself.
    let marks = [
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
        concat!("dbg", "!("),
        concat!("FIX", "ME"),
        concat!("#[ig", "nore"),
        concat!("XX", "X:"),
    ];
    let mut wrong = Vec::new();
    for file in files(&["src", "tests", "benches", "examples", "xtask"])
        .iter()
        .filter(|file| file.is_rust())
    {
        for (number, line) in (1..).zip(file.text.lines()) {
            if marks.iter().any(|mark| line.contains(mark)) {
                wrong.push(format!("{}:{number}: {}", file.path, line.trim()));
            }
        }
    }
    assert_none(&wrong, "Unfinished work is done or written down elsewhere:");
}

#[test]
fn the_case_tables_of_unicode_stay_out_of_the_page() {
    let mut wrong = Vec::new();
    for file in files(&["src"]).iter().filter(|file| file.is_rust()) {
        let tests = file.text.find("#[cfg(test)]").unwrap_or(file.text.len());
        for (number, line) in (1..).zip(file.text[..tests].lines()) {
            if [".to_uppercase(", ".to_lowercase("]
                .iter()
                .any(|call| line.contains(call))
            {
                wrong.push(format!("{}:{number}: {}", file.path, line.trim()));
            }
        }
    }
    assert_none(
        &wrong,
        "Chess is written in ASCII letters; Unicode's case tables are 30 kB of wasm (use to_ascii_…):",
    );
}

#[test]
fn nothing_under_the_gpl_is_built_upon() {
    let lock = &files(&["Cargo.lock"])[0].text;
    let found: Vec<String> = ["shakmaty", "pgn-reader", "chess-move", "pleco", "stockfish"]
        .iter()
        .filter(|name| lock.contains(&format!("name = \"{name}\"")))
        .map(ToString::to_string)
        .collect();
    assert!(
        lock.contains("name = \"cozy-chess\""),
        "this is not the lock file of this project"
    );
    assert_none(
        &found,
        "These packages are under the GPL, which this project is not:",
    );
}

#[test]
fn no_file_knows_the_machine_it_was_written_on() {
    let places = [
        concat!("/ho", "me/"),
        concat!("/ro", "ot/"),
        concat!("/wo", "rk/"),
        concat!("/Us", "ers/"),
        concat!("C:", "\\Users"),
    ];
    let mut wrong = Vec::new();
    for file in files(&["."]) {
        for (number, line) in (1..).zip(file.text.lines()) {
            let machine = places.iter().any(|place| line.contains(place));
            let beside = file.path.ends_with(".md") && line.contains(concat!("../sha", "red"));
            if machine || beside {
                wrong.push(format!("{}:{number}: {}", file.path, line.trim()));
            }
        }
    }
    assert_none(&wrong, "A clone lives elsewhere:");
}

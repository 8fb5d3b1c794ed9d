//! Checks that the types, functions and files that documents name between backticks exist.

use std::collections::BTreeSet;
use std::path::Path;

use crate::documents::{documents, prose};
use crate::files::{File, assert_none, files};

/// Files and folders in which the names are searched.
const PLACES: [&str; 14] = [
    ".cargo",
    "command",
    "docs",
    "fuzz",
    "packages",
    "src",
    "tests",
    "benches",
    "examples",
    "xtask",
    "public",
    "style",
    "index.html",
    "Cargo.toml",
];

/// Exceptions: folders that commands make, a media type, and a crate that is not used.
const OTHERS: [&str; 7] = [
    "dist/",
    "target/fuzz",
    "target/scans",
    "target/test-results",
    "target/obsidian",
    "application/wasm",
    "pdf_oxide",
];

/// The thing that a text between backticks names.
#[derive(Debug, PartialEq)]
enum Named {
    /// A file, with slashes.
    File(String),
    /// The parts of a path in Rust; one part if it stands alone.
    Item(Vec<String>),
}

/// Returns the file or item that a code span names; `None` for moves, commands, attributes and
/// the like.
fn named(code: &str) -> Option<Named> {
    const KINDS: [&str; 11] = [
        ".rs", ".md", ".toml", ".html", ".js", ".css", ".tsv", ".json", ".lock", ".woff2", ".png",
    ];
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let is_file = |c: char| is_word(c) || "/.-*".contains(c);
    let kind = KINDS
        .iter()
        .any(|kind| code.ends_with(kind) && code != *kind);
    let folder = code.contains('/') && code.starts_with(|c: char| c.is_ascii_lowercase());
    if (kind || folder) && code.chars().all(is_file) {
        return Some(Named::File(code.trim_end_matches(['/', '*']).to_owned()));
    }
    // The arguments of a call or macro are left out.
    let item = code.split(['(', '!']).next()?;
    let parts: Vec<String> = item.split("::").map(str::to_owned).collect();
    let is_name = |part: &String| {
        part.starts_with(|c: char| c.is_ascii_alphabetic()) && part.chars().all(is_word)
    };
    if !parts.iter().all(is_name) {
        return None;
    }
    let is_type = |part: &str| {
        let lower = part.chars().filter(char::is_ascii_lowercase).count();
        part.starts_with(|c: char| c.is_ascii_uppercase())
            && lower > 1
            && !part.contains(|c: char| c.is_ascii_digit())
    };
    let speaks = parts.len() > 1 || item.contains('_') || is_type(item) || code.ends_with("()");
    speaks.then_some(Named::Item(parts))
}

/// Returns the words of a file's code and of its path.
fn words(file: &File) -> BTreeSet<&str> {
    let ends = |c: char| !c.is_ascii_alphanumeric() && c != '_';
    let code: Vec<&str> = match file.is_rust() {
        true => file.code().map(|(_, line)| line).collect(),
        false => file.text.lines().collect(),
    };
    let words = code.into_iter().flat_map(|line| line.split(ends));
    let path = file.path.split(ends);
    words.chain(path).filter(|word| !word.is_empty()).collect()
}

/// Whether this path exists: from the root, from `src`, or as the end of another path.
fn is_path(path: &str, sources: &[File]) -> bool {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = format!("{path}.rs");
    let (file, folder) = (format!("/{path}"), format!("/{path}/"));
    let is_there = |path: &str| root.join(path).exists() || root.join("src").join(path).exists();
    let ends = |known: &File| known.path.ends_with(&file) || known.path.contains(&folder);
    is_there(path) || is_there(&source) || sources.iter().any(ends)
}

#[test]
fn every_name_in_a_document_is_in_the_source() {
    let sources = files(&PLACES);
    // A document is no source of names, nor is the list of exceptions.
    let is_source = |file: &&File| {
        !file.path.ends_with(".md") && file.path != "tests/repository/identifiers.rs"
    };
    let words: Vec<BTreeSet<&str>> = sources.iter().filter(is_source).map(words).collect();
    let is_there = |named: &Named| match named {
        Named::Item(parts) => words
            .iter()
            .any(|words| parts.iter().all(|part| words.contains(part.as_str()))),
        Named::File(path) => is_path(path, &sources),
    };
    let mut wrong = Vec::new();
    let mut found = 0;
    for document in documents() {
        for (number, line) in prose(&document.text) {
            for code in line.split('`').skip(1).step_by(2) {
                let Some(named) = named(code) else { continue };
                found += 1;
                if !OTHERS.contains(&code) && !is_there(&named) {
                    wrong.push(format!("{}:{number}: {code}", document.path));
                }
            }
        }
    }
    assert!(found > 100, "only {found} names were found");
    assert_none(&wrong, "What a document names is in the source:");
}

#[test]
fn names_are_told_from_moves_commands_and_words() {
    let item = |parts: &[&str]| {
        let parts = parts.iter().map(|part| (*part).to_owned());
        Some(Named::Item(parts.collect()))
    };
    assert_eq!(named("Session::apply(Action)"), item(&["Session", "apply"]));
    assert_eq!(named("Keeper"), item(&["Keeper"]));
    assert_eq!(named("read_san"), item(&["read_san"]));
    assert_eq!(named("flip()"), item(&["flip"]));
    let file = |path: &str| Some(Named::File(path.to_owned()));
    assert_eq!(named("rules/walk.rs"), file("rules/walk.rs"));
    assert_eq!(named("tests/view/"), file("tests/view"));
    for other in [
        "Nbd7",
        "QN-Q2",
        "P-K4",
        "Kt",
        "cargo test",
        "--long",
        "--",
        "1-0",
        "read-as",
    ] {
        assert_eq!(named(other), None, "{other}");
    }
}

//! Checks the documents of the repository: their links, commands, tables and examples.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use rank_and_file::study::table::{ATTRIBUTES, SRC, Values};
use rank_and_file::view::KEYS;

use crate::files::{File, assert_none, files};

/// Returns the documents of the repository.
pub fn documents() -> Vec<File> {
    let tops = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "SECURITY.md",
        "docs",
    ];
    let mut documents = files(&tops);
    documents.retain(|file| file.path.ends_with(".md"));
    documents
}

/// Returns the text of a page of the guide.
fn guide(page: &str) -> String {
    let path = format!("docs/guide/{page}");
    let mut files = files(&[path.as_str()]);
    files.pop().expect("a page of the guide").text
}

/// Returns the lines of a document outside its code blocks, with their numbers from 1.
pub fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        is_code ^= fence;
        !is_code && !fence
    })
}

/// Returns the targets of a line's links and pictures.
fn links(line: &str) -> Vec<&str> {
    let marks = [("](", ')'), ("src=\"", '"'), ("srcset=\"", '"')];
    let after = |(open, close): (&'static str, char)| {
        let parts = line.split(open).skip(1);
        parts.filter_map(move |part| part.split(close).next())
    };
    marks.into_iter().flat_map(after).collect()
}

/// Returns the name by which a link leads to a heading.
fn anchor(heading: &str) -> String {
    let heading = heading.trim_start_matches('#').trim().to_lowercase();
    let letters = heading.chars().filter_map(|c| match c {
        ' ' => Some('-'),
        c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
        _ => None,
    });
    letters.collect()
}

/// Returns a path without `.` and `..` in it.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(plain.pop()),
            Component::CurDir => {}
            part => plain.push(part),
        }
    }
    plain
}

/// Whether a link of a document leads to no file, or to no heading of it.
fn is_broken(document: &File, link: &str) -> bool {
    let (target, heading) = link.split_once('#').unwrap_or((link, ""));
    let folder = Path::new(&document.path).parent().expect("a folder");
    let path = match target {
        "" => PathBuf::from(&document.path),
        target => plain(&folder.join(target)),
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if !path.exists() {
        return true;
    }
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let mut headings = prose(&text).filter(|(_, line)| line.starts_with('#'));
    !heading.is_empty() && !headings.any(|(_, line)| anchor(line) == heading)
}

#[test]
fn every_link_of_a_document_leads_to_a_file() {
    let mut wrong = Vec::new();
    let mut followed = 0;
    for document in documents() {
        for (number, line) in prose(&document.text) {
            for link in links(line) {
                if link.contains("://") {
                    continue;
                }
                followed += 1;
                if is_broken(&document, link) {
                    wrong.push(format!("{}:{number}: {link}", document.path));
                }
            }
        }
    }
    assert!(followed > 30, "only {followed} links were found");
    assert_none(&wrong, "A link leads to a file and, after #, to a heading:");
}

#[test]
fn the_link_reader_sees_links_and_pictures() {
    assert_eq!(
        links("[a](b.md), [c](d.md#e) and <img src=\"f.png\">"),
        ["b.md", "d.md#e", "f.png"]
    );
    assert_eq!(anchor("## What is kept, and why?"), "what-is-kept-and-why");
    assert_eq!(
        plain(Path::new("docs/guide/../limits.md")),
        Path::new("docs/limits.md")
    );
}

#[test]
fn every_page_of_the_guide_is_in_its_summary_once() {
    let summary = guide("SUMMARY.md");
    let listed: Vec<&str> = summary.lines().flat_map(links).collect();
    let once: BTreeSet<&str> = listed.iter().copied().collect();
    assert_eq!(once.len(), listed.len(), "a page is listed twice");
    let pages = files(&["docs/guide"]);
    let names = pages
        .iter()
        .filter_map(|page| page.path.strip_prefix("docs/guide/"));
    let names: BTreeSet<&str> = names.filter(|name| *name != "SUMMARY.md").collect();
    assert_eq!(once, names);
}

#[test]
fn every_example_in_rust_is_a_test_of_the_crate() {
    let library = files(&["src/lib.rs"]).remove(0).text;
    let mut wrong = Vec::new();
    for document in documents() {
        let tested = format!("include_str!(\"../{}\")", document.path);
        if document.text.contains("```rust") && !library.contains(&tested) {
            wrong.push(document.path);
        }
    }
    assert_none(&wrong, "src/lib.rs includes every document with examples:");
}

/// Returns the words that follow a command in a text.
fn after<'t>(text: &'t str, command: &str) -> BTreeSet<&'t str> {
    let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
    let parts = text.split(command).skip(1);
    let words = parts.filter_map(|part| part.split(ends).next());
    words.filter(|word| !word.is_empty()).collect()
}

#[test]
fn every_command_that_a_document_tells_to_type_exists() {
    let tasks = files(&["xtask/src/main.rs"]).remove(0).text;
    let parts = files(&["xtask/src/test.rs"]).remove(0).text;
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for document in documents() {
        let mut miss = |command: String| wrong.push(format!("{}: {command}", document.path));
        for task in after(&document.text, "cargo xtask ") {
            if !tasks.contains(&format!("`cargo xtask {task}")) {
                miss(format!("cargo xtask {task}"));
            }
        }
        for part in after(&document.text, "cargo xtask test ") {
            let is_part = parts.contains(&format!("//! | {part} |"));
            if !part.starts_with("--") && !is_part {
                miss(format!("cargo xtask test {part}"));
            }
        }
        for example in after(&document.text, "--example ") {
            let path = root.join("examples").join(example);
            if !path.is_dir() && !path.with_extension("rs").is_file() {
                miss(format!("--example {example}"));
            }
        }
        for program in after(&document.text, "cargo test --test ") {
            if !root.join("tests").join(program).is_dir() {
                miss(format!("--test {program}"));
            }
        }
    }
    assert_none(&wrong, "A command that a reader is told to type exists:");
}

#[test]
fn the_guide_lists_the_keys_of_the_page() {
    let rows = KEYS.iter().flat_map(|(group, keys)| {
        let row = move |key: &rank_and_file::view::Key| {
            format!("| {group} | {} | {} |", key.cap.text(), key.words)
        };
        keys.iter().map(row)
    });
    let rows: Vec<String> = rows.collect();
    let page = guide("page.md");
    let (_, table) = page
        .split_once("| group | key | what it does |\n|---|---|---|\n")
        .expect("a table of keys");
    let listed: Vec<&str> = table
        .lines()
        .take_while(|line| line.starts_with('|'))
        .collect();
    assert_eq!(listed, rows);
}

#[test]
fn the_guide_lists_the_attributes_of_the_element() {
    let page = guide("embedding.md");
    let (_, table) = page
        .split_once("| attribute | value | meaning |\n|---|---|---|\n")
        .expect("a table of attributes");
    let listed = table.lines().take_while(|line| line.starts_with('|'));
    let attributes = ATTRIBUTES.into_iter().chain([SRC]);
    assert_eq!(listed.clone().count(), attributes.clone().count());
    for (line, attribute) in listed.zip(attributes) {
        let value = match attribute.values {
            Values::Words(words) => {
                let words: Vec<String> = words.iter().map(|word| format!("`{}`", word.0)).collect();
                words.join(" ")
            }
            Values::Other(value, _) => value.to_owned(),
            Values::Columns => "tags of [the notations](notations.md)".to_owned(),
            Values::Readers => {
                "`auto`, or a tag of [the notations](notations.md) with a reader of its own"
                    .to_owned()
            }
        };
        let expected = format!("| `{}` | {value} | {} |", attribute.name, attribute.says);
        assert_eq!(line, expected);
    }
}

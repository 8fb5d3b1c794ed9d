//! No two files of the source import each other, neither directly nor through others. This includes
//! parent and child modules.

use std::collections::{BTreeMap, BTreeSet};

use crate::files::files;
use crate::imports::{Source, imports, sources};

/// Returns the files reached from each file through imports; a file reaches itself only if it is in
/// a cycle.
fn reached(imports: &[BTreeMap<usize, BTreeSet<String>>]) -> Vec<BTreeSet<usize>> {
    let from = |file: usize| {
        let mut reached = BTreeSet::new();
        let mut waiting: Vec<usize> = imports[file].keys().copied().collect();
        while let Some(next) = waiting.pop() {
            if reached.insert(next) {
                waiting.extend(imports[next].keys());
            }
        }
        reached
    };
    (0..imports.len()).map(from).collect()
}

/// Returns a text for each cycle: its files, and the imports between them.
fn cycles(sources: &[Source]) -> Vec<String> {
    let imports = imports(sources);
    let reached = reached(&imports);
    let mut cycles = Vec::new();
    for file in 0..sources.len() {
        let cycle: Vec<usize> = reached[file]
            .iter()
            .copied()
            .filter(|&other| reached[other].contains(&file))
            .collect();
        if cycle.first() != Some(&file) {
            continue;
        }
        let mut words = format!("{} files:", cycle.len());
        for &from in &cycle {
            for (to, names) in imports[from].iter().filter(|(to, _)| cycle.contains(to)) {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                words += &format!(
                    "\n  {} -> {}: {}",
                    sources[from].path,
                    sources[*to].path,
                    names.join(", ")
                );
            }
        }
        cycles.push(words);
    }
    cycles
}

#[test]
fn no_files_import_each_other_in_a_cycle() {
    let sources = sources();
    let tied: usize = imports(&sources).iter().map(BTreeMap::len).sum();
    assert!(tied > 500, "only {tied} imports between files were found");
    let cycles = cycles(&sources);
    assert!(
        cycles.is_empty(),
        "{} cycles of files that import each other:\n{}",
        cycles.len(),
        cycles.join("\n")
    );
}

#[test]
fn every_program_is_read() {
    let sources = sources();
    let manifest = files(&["Cargo.toml"]).remove(0).text;
    let paths = manifest
        .lines()
        .filter_map(|line| line.strip_prefix("path = \""));
    let mut programs: Vec<&str> = paths.map(|path| path.trim_end_matches('"')).collect();
    assert!(programs.len() >= 5, "{programs:?}");
    programs.extend(["src/lib.rs", "xtask/src/main.rs"]);
    for program in programs {
        let is_read = sources.iter().any(|file| file.path == program);
        assert!(is_read, "{program} is not read");
    }
    assert_eq!(sources[0].path, "src/lib.rs");
    let read: BTreeSet<&str> = sources.iter().map(|file| file.path.as_str()).collect();
    for file in files(&["src", "xtask"])
        .iter()
        .filter(|file| file.is_rust())
    {
        // A module of tests alone is left out.
        assert!(
            read.contains(file.path.as_str()) || file.path.ends_with("/tests.rs"),
            "{} is not read",
            file.path
        );
    }
}

/// Returns a file with this text.
fn file(name: &str, parent: Option<usize>, text: &str) -> Source {
    let (mut source, _) = Source::read(name, text);
    source.parent = parent;
    source
}

#[test]
fn a_cycle_is_found_over_names_handed_on_and_none_where_only_tests_close_it() {
    let found = |one: &str, other: &str| {
        let mut sources = vec![
            file("top", None, "mod one;\nmod other;\npub use other::Other;"),
            file("one", Some(0), one),
            file("other", Some(0), other),
        ];
        sources[0].children = [("one".to_owned(), 1), ("other".to_owned(), 2)].into();
        cycles(&sources).len()
    };
    let back = "use super::one::begin;\npub struct Other;";
    assert_eq!(found("use super::Other;\npub fn begin() {}", back), 1);
    assert_eq!(found("pub fn begin() { crate::other::Other }", back), 1);
    assert_eq!(
        found(
            "use super::other;\npub(crate) const fn begin() { other::Other }",
            back
        ),
        1
    );
    assert_eq!(
        found("use crate::{other::{Other as O}};\npub fn begin() {}", back),
        1
    );
    assert_eq!(
        found(
            "pub fn begin() { '\"'; \"super::Other\"; r#\"super::Other\"# } // super::Other",
            back
        ),
        0
    );
    assert_eq!(
        found(
            "pub fn begin() {}\n#[cfg(test)]\nmod tests {\n    use super::super::Other;\n}",
            back
        ),
        0
    );
    assert_eq!(
        found("use super::Other;\npub fn begin() {}", "pub struct Other;"),
        0
    );
}

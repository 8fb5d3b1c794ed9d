//! Finds the files of the source, and the imports of each file from each other file.
//!
//! The files are read as text: paths in `use` lines and in code are followed through `mod` lines
//! and re-exported names to the file that defines the item.
//!
//! | line | counts |
//! |---|---|
//! | `use super::lex::PgnToken;` | as an import of the file where `PgnToken` is defined |
//! | `lex::token(text)` | likewise |
//! | `mod lex;` | no |
//! | `pub use lex::PgnToken;` | no: the name is re-exported |
//! | code under `#[cfg(test)]` | no |
//!
//! Method calls are not found.

mod read;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::files::files;
use crate::source::bare;
use read::{Use, items, paths, uses, without_tests};

/// Folders of libraries and programs. The project's own library is in the first of them.
const PLACES: [&str; 7] = [
    "src",
    "command",
    "xtask",
    "examples",
    "benches",
    "tests/browser",
    "tests/support",
];

/// Returns the first file of each library and program, the project's own library first.
fn roots() -> Vec<String> {
    let begins = |path: &str| {
        let (folder, name) = path.rsplit_once('/').unwrap_or_default();
        let alone = matches!(folder, "examples" | "benches") || folder.ends_with("/bin");
        matches!(name, "lib.rs" | "main.rs") || alone && name.ends_with(".rs")
    };
    let all = PLACES.iter().flat_map(|place| files(&[place]));
    let mut roots: Vec<String> = all
        .map(|file| file.path)
        .filter(|path| begins(path))
        .collect();
    roots.sort_by_key(|path| path != "src/lib.rs");
    roots
}

/// Name of the library in other programs.
const LIBRARY: &str = "rank_and_file";

/// A file of the source with the names it defines and uses.
#[derive(Default)]
pub struct Source {
    /// Path of the file from the root of the repository.
    pub path: String,
    /// Index of the first file of its program.
    root: usize,
    /// Index of the parent module.
    pub parent: Option<usize>,
    /// Indexes of the child modules by name.
    pub children: BTreeMap<String, usize>,
    items: BTreeSet<String>,
    uses: Vec<Use>,
    /// Paths of two or more names in its code.
    paths: Vec<Vec<String>>,
}

impl Source {
    /// Reads a file with this text and returns it with the names of its modules. Its place among
    /// the files is left open.
    pub fn read(path: &str, text: &str) -> (Source, Vec<String>) {
        let (uses, code) = uses(&without_tests(&bare(text)));
        let (items, modules) = items(&code);
        let source = Source {
            path: path.to_owned(),
            items,
            uses,
            paths: paths(&code),
            ..Source::default()
        };
        (source, modules)
    }
}

/// The target of a path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Module(usize),
    /// An item defined in this file.
    Item(usize),
}

/// Returns every file of the source, from the first file of each program along its `mod` lines.
pub fn sources() -> Vec<Source> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = Vec::new();
    for root in roots() {
        let first = sources.len();
        let mut waiting: Vec<(PathBuf, Option<(usize, String)>)> = vec![(root.into(), None)];
        while let Some((path, declared)) = waiting.pop() {
            let text = std::fs::read_to_string(top.join(&path)).expect("a file of the source");
            let name = path.to_string_lossy().replace('\\', "/");
            let (source, modules) = Source::read(&name, &text);
            let this = sources.len();
            if let Some((parent, name)) = &declared {
                let parent: &mut Source = &mut sources[*parent];
                parent.children.insert(name.clone(), this);
            }
            let folder = match path.file_stem().and_then(|name| name.to_str()) {
                Some("lib" | "main" | "mod") => path.parent().expect("a folder").to_owned(),
                _ => path.with_extension(""),
            };
            for name in modules {
                let file = folder.join(&name).with_extension("rs");
                let file = if top.join(&file).exists() {
                    file
                } else {
                    folder.join(&name).join("mod.rs")
                };
                // A module that lies in another folder by its path is read where it belongs.
                if top.join(&file).exists() {
                    waiting.push((file, Some((this, name))));
                }
            }
            sources.push(Source {
                root: first,
                parent: declared.map(|(parent, _)| parent),
                ..source
            });
        }
    }
    sources
}

/// Returns the target of a path in a file; `None` if it is outside the source.
fn follow(sources: &[Source], file: usize, path: &[String], deep: usize) -> Option<Found> {
    // The depth is limited, since names may lead to each other endlessly.
    let deep = deep.checked_sub(1)?;
    let mut at = Found::Module(file);
    for (nth, name) in path.iter().enumerate() {
        let Found::Module(module) = at else {
            return Some(at);
        };
        at = match name.as_str() {
            "crate" if nth == 0 => Found::Module(sources[module].root),
            "self" if nth == 0 => at,
            "super" => Found::Module(sources[module].parent?),
            LIBRARY if nth == 0 => Found::Module(0),
            name => named(sources, module, name, deep)?,
        };
    }
    Some(at)
}

/// Returns the target of a name in a file.
fn named(sources: &[Source], file: usize, name: &str, deep: usize) -> Option<Found> {
    let source = &sources[file];
    if let Some(&child) = source.children.get(name) {
        return Some(Found::Module(child));
    }
    if source.items.contains(name) {
        return Some(Found::Item(file));
    }
    let known = source.uses.iter().find(|known| known.name == name);
    // `use leptos::leptos;` does not lead to itself.
    if let Some(known) = known.filter(|known| known.path[0] != *name) {
        return follow(sources, file, &known.path, deep);
    }
    let all = source.uses.iter().filter(|known| known.name == "*");
    all.filter_map(|known| {
        let Found::Module(from) = follow(sources, file, &known.path[..known.path.len() - 1], deep)?
        else {
            return None;
        };
        named(sources, from, name, deep)
    })
    .next()
}

/// Returns the names that each file imports from each other file.
pub fn imports(sources: &[Source]) -> Vec<BTreeMap<usize, BTreeSet<String>>> {
    let of = |file: usize| {
        let source: &Source = &sources[file];
        let used = source
            .uses
            .iter()
            .filter(|used| !used.public)
            .map(|used| &used.path);
        let mut imported: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
        for path in used.chain(&source.paths) {
            let all = path.last().is_some_and(|name| name == "*");
            let path = &path[..path.len() - usize::from(all)];
            let to = match follow(sources, file, path, 9) {
                Some(Found::Item(to)) => to,
                Some(Found::Module(to)) if all => to,
                _ => continue,
            };
            if to != file {
                imported.entry(to).or_default().insert(path.join("::"));
            }
        }
        imported
    };
    (0..sources.len()).map(of).collect()
}

//! No two files of the source import each other, be it over others, parent and child included.
//!
//! Read as text: paths in `use` lines and in code are followed through `mod` lines and through names that a file
//! hands on, to the file that defines the item.
//!
//! | line | counts |
//! |---|---|
//! | `use super::lex::Token;` | as an import of the file where `Token` is defined |
//! | `lex::token(text)` | likewise |
//! | `mod lex;` | no |
//! | `pub use lex::Token;` | no: the name is handed on |
//! | what stands under `#[cfg(test)]` | no |
//!
//! Calls of methods are not seen.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The programs and the library: the file where each begins.
const ROOTS: [&str; 4] = [
    "src/lib.rs",
    "src/main.rs",
    "src/worker/main.rs",
    "src/embed/main.rs",
];

/// What other programs call the library.
const LIBRARY: &str = "rank_and_file";

/// A path that a `use` brings into a file.
#[derive(Debug, PartialEq, Eq)]
struct Use {
    path: Vec<String>,
    /// What it is called in the file; `*` if all names are meant.
    name: String,
    /// Whether the name is handed on.
    public: bool,
}

/// A file of the source, as far as names go.
#[derive(Default)]
struct Source {
    path: String,
    /// The first file of its program.
    root: usize,
    parent: Option<usize>,
    children: BTreeMap<String, usize>,
    items: BTreeSet<String>,
    uses: Vec<Use>,
    /// Paths of two names or more in its code.
    paths: Vec<Vec<String>>,
}

/// What a path leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Module(usize),
    /// Something that is defined in this file.
    Item(usize),
}

/// The text without comments, and with nothing in its strings.
fn bare(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let raw = rest.strip_prefix('r').map_or(0, |after| {
            let hashes = after.len() - after.trim_start_matches('#').len();
            let begins = after[hashes..].starts_with('"');
            let word = out.ends_with(|c: char| c.is_alphanumeric() || c == '_');
            if begins && !word { hashes + 2 } else { 0 }
        });
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if raw > 0 {
            let end = ["\"", &"#".repeat(raw - 2)].concat();
            raw + rest[raw..].find(&end).expect("a string ends") + end.len()
        } else if first == '"' {
            string(rest)
        } else if first == '\'' {
            character(rest)
        } else {
            out.push(first);
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    out
}

/// The length of the string that begins here.
fn string(text: &str) -> usize {
    let mut escaped = true;
    let end = text.char_indices().find(|&(_, c)| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.expect("a string ends").0 + 1
}

/// The length of the character that begins here, 1 if it is a lifetime.
fn character(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), Some((at, _))) => at + text[at + 1..].find('\'').map_or(1, |end| end + 2),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// The text without what is compiled for tests alone.
fn without_tests(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("#[cfg(test)]") {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let open = rest.find('{').unwrap_or(rest.len());
        let end = rest.find(';').unwrap_or(rest.len());
        rest = &rest[if open < end {
            open + block(&rest[open..])
        } else {
            end
        }..];
    }
    out + rest
}

/// The length of the block in braces that begins here.
fn block(text: &str) -> usize {
    let mut depth = 0;
    let end = text.char_indices().find(|&(_, c)| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The paths of a `use`, such as `a::{b, c::{self, d as e}}`.
fn leaves(tree: &str, public: bool) -> Vec<Use> {
    let mut found = Vec::new();
    let mut waiting = vec![(Vec::new(), tree.trim())];
    while let Some((mut path, tree)) = waiting.pop() {
        if let Some(list) = tree.strip_prefix('{') {
            let list = &list[..list.rfind('}').expect("a list ends")];
            let mut depth = 0;
            let items = list.split(|c| {
                depth += i32::from(c == '{') - i32::from(c == '}');
                c == ',' && depth == 0
            });
            let items: Vec<&str> = items
                .map(str::trim)
                .filter(|item| !item.is_empty())
                .collect();
            waiting.extend(items.into_iter().rev().map(|item| (path.clone(), item)));
            continue;
        }
        let end = tree.find("::").unwrap_or(tree.len());
        if end < tree.len() {
            path.push(tree[..end].to_owned());
            waiting.push((path, &tree[end + 2..]));
            continue;
        }
        let (last, name) = tree.split_once(" as ").unwrap_or((tree, tree));
        if last != "self" || path.is_empty() {
            path.push(last.trim().to_owned());
        }
        let name = if name == "self" {
            path.last().expect("a name")
        } else {
            name.trim()
        };
        found.push(Use {
            name: name.to_owned(),
            path,
            public,
        });
    }
    found
}

/// The `use` lines of a text, and the text without them.
fn uses(text: &str) -> (Vec<Use>, String) {
    let (mut found, mut code) = (Vec::new(), String::new());
    let mut rest = text;
    while let Some(at) = rest.find("use ") {
        let line = rest[..at].rfind('\n').map_or(0, |end| end + 1);
        let before = rest[line..at].trim();
        let whole = before.is_empty()
            || before == "pub"
            || before.starts_with("pub(") && before.ends_with(')');
        if !whole {
            code.push_str(&rest[..at + 4]);
            rest = &rest[at + 4..];
            continue;
        }
        code.push_str(&rest[..line]);
        let end = at + rest[at..].find(';').expect("an import ends");
        let tree: Vec<&str> = rest[at + 4..end].split_whitespace().collect();
        found.extend(leaves(&tree.join(" "), !before.is_empty()));
        rest = &rest[end + 1..];
    }
    (found, code + rest)
}

/// The names of what is defined at the left margin of a text, and those of its modules.
fn items(code: &str) -> (BTreeSet<String>, Vec<String>) {
    let (mut items, mut modules) = (BTreeSet::new(), Vec::new());
    let kinds = [
        "fn",
        "struct",
        "enum",
        "const",
        "static",
        "type",
        "trait",
        "mod",
        "macro_rules!",
    ];
    for line in code.lines().filter(|line| line.starts_with(is_name)) {
        let mut words = line
            .split_whitespace()
            .skip_while(|word| !kinds.contains(word));
        let Some(mut kind) = words.next() else {
            continue;
        };
        let mut name = words.next().unwrap_or_default();
        if kind == "const" && name == "fn" {
            (kind, name) = ("fn", words.next().unwrap_or_default());
        }
        let whole = name;
        let name = &name[..name.find(|c| !is_name(c)).unwrap_or(name.len())];
        if kind == "mod" && whole.ends_with(';') {
            modules.push(name.to_owned());
        } else {
            items.insert(name.to_owned());
        }
    }
    (items, modules)
}

/// The paths of two names or more in code.
fn paths(code: &str) -> Vec<Vec<String>> {
    let words = code.split(|c: char| !is_name(c) && c != ':');
    let paths = words.filter(|word| word.contains("::") && !word.starts_with("::"));
    let parts = |path: &str| {
        path.split("::")
            .map(|name| name.trim_matches(':').to_owned())
            .collect()
    };
    let paths: BTreeSet<Vec<String>> = paths.map(parts).collect();
    paths.into_iter().collect()
}

/// Every file of the source, from the first file of each program along its `mod` lines.
fn sources() -> Vec<Source> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = Vec::new();
    for root in ROOTS {
        let first = sources.len();
        let mut waiting: Vec<(PathBuf, Option<(usize, String)>)> = vec![(root.into(), None)];
        while let Some((path, declared)) = waiting.pop() {
            let text = std::fs::read_to_string(top.join(&path)).expect("a file of the source");
            let (uses, code) = uses(&without_tests(&bare(&text)));
            let (items, modules) = items(&code);
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
                waiting.push((file, Some((this, name))));
            }
            sources.push(Source {
                path: path.to_string_lossy().replace('\\', "/"),
                root: first,
                parent: declared.map(|(parent, _)| parent),
                children: BTreeMap::new(),
                items,
                uses,
                paths: paths(&code),
            });
        }
    }
    sources
}

/// What a path means in a file; `None` if it leads out of the source.
fn follow(sources: &[Source], file: usize, path: &[String], deep: usize) -> Option<Found> {
    // Names that only lead to each other lead nowhere.
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

/// What a name means in a file.
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

/// What each file imports from each other: the names.
fn imports(sources: &[Source]) -> Vec<BTreeMap<usize, BTreeSet<String>>> {
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

/// The files that each file leads to, itself only if it stands in a circle.
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

/// Each circle: its files, and below them what ties one to another.
fn circles(sources: &[Source]) -> Vec<String> {
    let imports = imports(sources);
    let reached = reached(&imports);
    let mut circles = Vec::new();
    for file in 0..sources.len() {
        let circle: Vec<usize> = reached[file]
            .iter()
            .copied()
            .filter(|&other| reached[other].contains(&file))
            .collect();
        if circle.first() != Some(&file) {
            continue;
        }
        let mut words = format!("{} files:", circle.len());
        for &from in &circle {
            for (to, names) in imports[from].iter().filter(|(to, _)| circle.contains(to)) {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                words += &format!(
                    "\n  {} -> {}: {}",
                    sources[from].path,
                    sources[*to].path,
                    names.join(", ")
                );
            }
        }
        circles.push(words);
    }
    circles
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let sources = sources();
    let tied: usize = imports(&sources).iter().map(BTreeMap::len).sum();
    assert!(tied > 500, "only {tied} imports between files were found");
    let circles = circles(&sources);
    assert!(
        circles.is_empty(),
        "{} circles of files that import each other:\n{}",
        circles.len(),
        circles.join("\n")
    );
}

/// A file with this text, in a folder of files that stand beside each other under the first.
fn file(name: &str, parent: Option<usize>, text: &str) -> Source {
    let (uses, code) = uses(&without_tests(&bare(text)));
    Source {
        path: name.to_owned(),
        parent,
        items: items(&code).0,
        uses,
        paths: paths(&code),
        ..Source::default()
    }
}

#[test]
fn a_circle_is_found_over_names_handed_on_and_none_where_only_tests_close_it() {
    let found = |one: &str, other: &str| {
        let mut sources = vec![
            file("top", None, "mod one;\nmod other;\npub use other::Other;"),
            file("one", Some(0), one),
            file("other", Some(0), other),
        ];
        sources[0].children = [("one".to_owned(), 1), ("other".to_owned(), 2)].into();
        circles(&sources).len()
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

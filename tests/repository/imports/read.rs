//! Reads the names in a file of the source: those it defines, and those it imports.

use std::collections::BTreeSet;

/// A path that a `use` brings into a file.
#[derive(Debug, PartialEq, Eq)]
pub struct Use {
    /// The names of the path.
    pub path: Vec<String>,
    /// Its name in the file; `*` for all names.
    pub name: String,
    /// Whether the name is re-exported.
    pub public: bool,
}

/// Returns the text without the code that is compiled only for tests.
pub fn without_tests(text: &str) -> String {
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

/// Returns the length of the block in braces at the start of the text.
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

/// Returns the paths of a `use`, such as `a::{b, c::{self, d as e}}`.
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

/// Returns the `use` lines of a text, and the text without them.
pub fn uses(text: &str) -> (Vec<Use>, String) {
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

/// Returns the names of the unindented items of a text, and those of its modules.
pub fn items(code: &str) -> (BTreeSet<String>, Vec<String>) {
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

/// Returns the paths of two or more names in code.
pub fn paths(code: &str) -> Vec<Vec<String>> {
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

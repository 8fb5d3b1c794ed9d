//! Limits on the imports of each folder of the source, and on the folders that use a library.

use crate::files::{assert_none, files};

/// Folders in the order of their imports: each may import from itself and from those to its left.
const LINE: [&str; 22] = [
    "work",
    "words",
    "board",
    "notation",
    "rules",
    "game",
    "library",
    "container",
    "book",
    "sheets",
    "protocol",
    "service",
    "sample",
    "session",
    "screen",
    "exercise",
    "study",
    "output",
    "keep",
    "view",
    "dom",
    "web",
];

/// The page and the programs of their own. They are side by side at the end of the line and import
/// from all of it, each through this path.
const ENDS: [(&str, &str); 7] = [
    ("ui", "crate::"),
    ("book_worker", "rank_and_file::"),
    ("file_worker", "rank_and_file::"),
    ("scan_worker", "rank_and_file::"),
    ("library_worker", "rank_and_file::"),
    ("embed", "rank_and_file::"),
    ("practice", "rank_and_file::"),
];

/// Returns the names behind a root such as `crate::` in a line of code, including those in braces.
fn imports<'l>(line: &'l str, root: &str) -> Vec<&'l str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut names = Vec::new();
    // `$crate` of a macro and `my_crate::` are different things.
    for (at, _) in line.match_indices(root) {
        if line[..at].ends_with(|c: char| is_name(c) || c == '$') {
            continue;
        }
        let rest = &line[at + root.len()..];
        match rest.strip_prefix('{') {
            Some(list) => names.extend(list.split(',').map(|item| {
                item.trim_start()
                    .split(|c| !is_name(c))
                    .next()
                    .unwrap_or("")
            })),
            None => names.push(rest.split(|c| !is_name(c)).next().unwrap_or("")),
        }
    }
    names
}

#[test]
fn each_folder_imports_only_from_its_left() {
    let place = |folder: &str| LINE.iter().position(|name| *name == folder);
    let mut wrong = Vec::new();
    let mut imported = 0;
    for file in files(&["src"]).iter().filter(|file| file.is_rust()) {
        let Some(folder) = file.folder() else {
            continue;
        };
        let end = ENDS.iter().find(|(name, _)| *name == folder);
        let (own, root) = match (place(folder), end) {
            (Some(own), _) => (own, "crate::"),
            (None, Some((_, root))) => (LINE.len(), *root),
            (None, None) => panic!("{} lies in a folder that is not on the line", file.path),
        };
        for (number, line) in file.code() {
            for name in imports(line, root) {
                imported += 1;
                let itself = root == "crate::" && name == folder;
                if !itself && place(name).is_none_or(|other| other > own) {
                    wrong.push(format!("{}:{number}: {}", file.path, line.trim()));
                }
            }
        }
    }
    assert!(imported > 500, "only {imported} imports were found");
    assert_none(
        &wrong,
        &format!(
            "A folder imports only from its left in {}:",
            LINE.join(" ← ")
        ),
    );
}

#[test]
fn the_import_reader_sees_what_is_imported() {
    let own = |line| imports(line, "crate::");
    assert_eq!(own("use crate::board::{Square, Piece};"), ["board"]);
    assert_eq!(
        own("use crate::{board::Square, rules::Position};"),
        ["board", "rules"]
    );
    assert_eq!(own("    let x = crate::ui::page();"), ["ui"]);
    assert!(own("use super::name; $crate::board; xcrate::ui").is_empty());
    let program = imports("use rank_and_file::view::el;", "rank_and_file::");
    assert_eq!(program, ["view"]);
}

#[test]
fn the_element_is_built_without_leptos() {
    let files = files(&["Cargo.toml", "index.html"]);
    let line = |words: &str| {
        let mut lines = files.iter().flat_map(|file| file.text.lines());
        lines.find(|line| line.contains(words)).expect(words)
    };
    let program = line("data-bin=\"chess-notation\"");
    assert!(program.contains("data-cargo-features=\"dom\""), "{program}");
    let feature = line("dom = [");
    for other in ["leptos", "\"web\"", "futures"] {
        assert!(!feature.contains(other), "{feature}");
    }
}

#[test]
fn a_library_is_known_only_where_it_belongs() {
    const BROWSER: [&str; 9] = [
        "dom",
        "web",
        "ui",
        "practice",
        "book_worker",
        "library_worker",
        "file_worker",
        "scan_worker",
        "embed",
    ];
    let homes: [(&str, &[&str]); 21] = [
        ("cozy_chess", &["rules"]),
        ("fastrand", &["exercise"]),
        ("rs_fsrs", &["exercise"]),
        ("chrono", &["exercise"]),
        ("indexmap", &["library"]),
        ("smallvec", &["game"]),
        ("unicode_normalization", &["library"]),
        ("hayro_", &["container"]),
        ("html5gum", &["container"]),
        ("rawzip", &["container"]),
        ("image::", &["container"]),
        ("flate2", &["container"]),
        ("encoding_rs", &["container"]),
        ("chardetng", &["container"]),
        ("postcard", &["protocol"]),
        ("leptos", &["web", "ui", "practice"]),
        ("web_sys", &BROWSER),
        ("js_sys", &BROWSER),
        ("wasm_bindgen", &BROWSER),
        ("gloo_", &["web", "ui", "practice"]),
        ("console_error_panic_hook", &["ui"]),
    ];
    let mut wrong = Vec::new();
    for file in files(&["src"])
        .iter()
        .filter(|file| file.is_rust() && file.path != "src/main.rs")
    {
        for (number, line) in file.code() {
            let foreign = |(library, homes): &&(&str, &[&str])| {
                line.contains(*library)
                    && !file.folder().is_some_and(|folder| homes.contains(&folder))
            };
            if homes.iter().any(|home| foreign(&home)) {
                wrong.push(format!("{}:{number}: {}", file.path, line.trim()));
            }
        }
    }
    assert_none(
        &wrong,
        "cozy-chess is for src/rules alone, the browser for src/dom, src/web and the programs:",
    );
}

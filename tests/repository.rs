//! The rules of this repository, kept by reading it: which folder may know which, what the page's
//! content policy forbids, and what must never be left behind.

mod source;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use source::bare;

/// The line along which knowledge flows: a folder may import from itself and from its left.
const LINE: [&str; 16] = [
    "board",
    "notation",
    "rules",
    "game",
    "container",
    "book",
    "message",
    "sample",
    "session",
    "screen",
    "exercise",
    "study",
    "output",
    "keep",
    "view",
    "dom",
];

/// What stands beside each other at the end of the line and imports from all of it: the page, and programs of
/// their own, each with the name by which it calls the rest.
const ENDS: [(&str, &str); 4] = [
    ("ui", "crate::"),
    ("worker", "rank_and_file::"),
    ("opener", "rank_and_file::"),
    ("embed", "rank_and_file::"),
];

/// Files of `src` that are longer than 400 lines, and why.
const LONG: [(&str, &str); 0] = [];

/// The most lines of a function, from its `fn` to its closing brace.
const FUNCTION: usize = 60;

/// Functions of `src` that are longer than that: file, name, and why.
const LONG_FUNCTIONS: [(&str, &str, &str); 4] = [
    (
        "src/notation/descriptive/vocabulary.rs",
        "words",
        "a table of words",
    ),
    (
        "src/rules/refused/say.rs",
        "sentence",
        "a table: one sentence for each reason",
    ),
    (
        "src/screen/why/rule.rs",
        "explain",
        "a table: words and a sentence for each rule",
    ),
    (
        "src/ui/board.rs",
        "Board",
        "the markup of a component with its listeners",
    ),
];

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

/// The names that follow a root such as `crate::` in a line of code, those in braces among them.
fn imports<'l>(line: &'l str, root: &str) -> Vec<&'l str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut names = Vec::new();
    // `$crate` of a macro and `my_crate::` are other things.
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
fn a_library_is_known_only_where_it_belongs() {
    const BROWSER: [&str; 5] = ["dom", "ui", "worker", "opener", "embed"];
    let homes: [(&str, &[&str]); 13] = [
        ("cozy_chess", &["rules"]),
        ("hayro_", &["container"]),
        ("html5gum", &["container"]),
        ("rawzip", &["container"]),
        ("flate2", &["container"]),
        ("encoding_rs", &["container"]),
        ("chardetng", &["container"]),
        ("leptos", &["ui"]),
        ("web_sys", &BROWSER),
        ("js_sys", &BROWSER),
        ("wasm_bindgen", &BROWSER),
        ("gloo_", &["ui"]),
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
        "cozy-chess is for src/rules alone, the browser for src/dom, src/ui, src/worker, src/embed and src/main.rs:",
    );
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
fn every_file_of_the_source_is_short_and_says_what_it_is() {
    let mut wrong = Vec::new();
    for file in files(&["src"]).iter().filter(|file| file.is_rust()) {
        let lines = file.text.lines().count();
        let excused = LONG.iter().any(|(path, _)| *path == file.path);
        if lines > 400 && !excused {
            wrong.push(format!(
                "{} has {lines} lines; past 400 it wants a reason in this test",
                file.path
            ));
        }
        if lines <= 400 && excused {
            wrong.push(format!(
                "{} has only {lines} lines and needs no exception any more",
                file.path
            ));
        }
        if !file.text.starts_with("//!") {
            wrong.push(format!("{} does not open with what it is (//!)", file.path));
        }
    }
    assert_none(&wrong, "A reader should be able to hold a file in mind:");
}

/// Every function of a file that has a body: its name, the line of its `fn` and how many lines it has to
/// its closing brace. Modules of tests are left out.
fn functions(text: &str) -> Vec<(String, usize, usize)> {
    let bare = bare(text);
    let lines: Vec<&str> = bare.lines().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        if line.trim() == "#[cfg(test)]" {
            at += extent(&lines[at + 1..]) + 1;
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let name = words.windows(2).find(|pair| pair[0] == "fn");
        if let Some(name) = name.and_then(|pair| pair[1].split(['(', '<']).next()) {
            found.push((name.to_string(), at + 1, extent(&lines[at..])));
        }
        at += 1;
    }
    found
}

/// How many of these lines the item takes that begins with the first: to its closing brace, or to the
/// semicolon of one that has none.
fn extent(lines: &[&str]) -> usize {
    let mut open = 0;
    for (number, line) in (1..).zip(lines) {
        for c in line.chars() {
            match c {
                '{' | '(' | '[' => open += 1,
                '}' | ')' | ']' => open -= 1,
                _ => {}
            }
            if open == 0 && (c == '}' || c == ';') {
                return number;
            }
        }
    }
    lines.len()
}

#[test]
fn the_function_reader_counts_lines_of_code() {
    let text = "fn one<'a>(x: &'a [u8; 2]) {\n // }\n \"}\\\"\"; '}'; '\\''; r#\"}\"#;\n}\n\n\
        fn two();\n#[cfg(test)]\nmod tests {\n fn three() {}\n}\npub const fn four() {}\n";
    let of = |name: &str, line, lines| (name.to_string(), line, lines);
    let found = [of("one", 1, 4), of("two", 6, 1), of("four", 11, 1)];
    assert_eq!(functions(text), found);
}

#[test]
fn every_function_of_the_source_is_short() {
    let mut wrong = Vec::new();
    let mut counted = 0;
    let mut excused = Vec::new();
    for file in files(&["src"]).iter().filter(|file| file.is_rust()) {
        for (name, line, lines) in functions(&file.text) {
            counted += 1;
            if lines <= FUNCTION {
                continue;
            }
            let place = (file.path.clone(), name);
            let known = LONG_FUNCTIONS
                .iter()
                .any(|(path, name, _)| (*path, *name) == (&*place.0, &*place.1));
            if known {
                excused.push(place);
            } else {
                wrong.push(format!(
                    "{}:{line}: {} has {lines} lines; past {FUNCTION} it wants a reason in this test",
                    place.0, place.1
                ));
            }
        }
    }
    assert!(counted > 1500, "only {counted} functions were found");
    for (path, name, _) in LONG_FUNCTIONS {
        if !excused
            .iter()
            .any(|place| (&*place.0, &*place.1) == (path, name))
        {
            wrong.push(format!("{path}: {name} needs no exception any more"));
        }
    }
    assert_none(&wrong, "A reader should see a function whole:");
}

/// The types that a file defines, by name, each with its line. The types of a trait, which are indented, are
/// not meant.
fn types(text: &str) -> Vec<(String, usize)> {
    let bare = bare(text);
    let mut found = Vec::new();
    for (number, line) in (1..).zip(bare.lines()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let defines = |word: &str| match word {
            "struct" | "enum" | "trait" | "union" => true,
            "type" => !line.starts_with(' '),
            _ => false,
        };
        let name = words.windows(2).find(|pair| defines(pair[0]));
        let ends = |c: char| !c.is_ascii_alphanumeric() && c != '_';
        if let Some(name) = name.and_then(|pair| pair[1].split(ends).next()) {
            found.push((name.to_string(), number));
        }
    }
    found
}

#[test]
fn the_type_reader_sees_what_is_defined() {
    let text = "pub(super) struct One<'a>(&'a str);\nenum Two {\n}\n// struct No;\ntype Three = u8;\n\
        impl Iterator for One {\n    type Item = u8;\n}\nfn inner() {\n    struct Four;\n}\n";
    let found = types(text);
    let names: Vec<(&str, usize)> = found.iter().map(|(name, at)| (&**name, *at)).collect();
    assert_eq!(names, [("One", 1), ("Two", 2), ("Three", 5), ("Four", 10)]);
}

#[test]
fn no_two_types_have_one_name() {
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files(&["src"]).iter().filter(|file| file.is_rust()) {
        for (name, line) in types(&file.text) {
            let place = format!("{}:{line}", file.path);
            known.entry(name).or_default().push(place);
        }
    }
    assert!(known.len() > 300, "only {} types were found", known.len());
    let twice = known.iter().filter(|(_, places)| places.len() > 1);
    let twice: Vec<String> = twice
        .map(|(name, places)| format!("{name}: {}", places.join(", ")))
        .collect();
    assert_none(&twice, "A name leads a reader to one type:");
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

//! Limits on the length of files and functions; every file must also begin with a description.

use crate::files::{assert_none, files};
use crate::source::bare;

/// Folders with Rust files.
const FOLDERS: [&str; 5] = ["src", "tests", "benches", "examples", "xtask"];

/// Files longer than 400 lines, each with the reason.
const LONG: [(&str, &str); 0] = [];

/// Most lines of a function, from its `fn` to its closing brace.
const FUNCTION: usize = 60;

/// Functions of `src` that are longer than that: file, name and reason.
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

#[test]
fn every_file_of_the_source_is_short_and_says_what_it_is() {
    let mut wrong = Vec::new();
    for file in files(&FOLDERS).iter().filter(|file| file.is_rust()) {
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

/// Returns every function of a file that has a body: its name, the line of its `fn`, and its number
/// of lines up to the closing brace. Test modules are left out.
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

/// Returns the number of lines of the item that begins in the first line, up to its closing brace
/// or semicolon.
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

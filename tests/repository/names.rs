//! No two types of the source have the same name.

use std::collections::BTreeMap;

use crate::files::{assert_none, files};
use crate::source::bare;

/// Returns the types that a file defines, each with its name and line. Indented types of traits are
/// left out.
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

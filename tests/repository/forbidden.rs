//! Things that must never be in the repository: violations of the page's content policy, unfinished
//! work, files that do not say what they are, Unicode's case tables in the page, paths of a machine.

use crate::files::{assert_none, files};

/// Folders with Rust.
const SOURCE: [&str; 8] = [
    "src", "command", "fuzz", "packages", "tests", "benches", "examples", "xtask",
];

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
fn the_page_loads_only_its_own_files_and_pictures_that_it_holds() {
    let pages = files(&["index.html"]);
    let page = pages.first().expect("the page");
    let policy = page.text.split("Content-Security-Policy\" content=\"");
    let policy = policy.skip(1).find_map(|it| it.split('"').next());
    let policy = policy.expect("a content policy");
    assert!(policy.starts_with("default-src 'none';"), "{policy}");
    for rule in policy.split(';').map(str::trim) {
        let foreign = ["http", "data:", "*", "'unsafe-inline'", "'unsafe-eval'"];
        let foreign = foreign.iter().any(|source| rule.contains(source));
        assert!(!foreign, "{rule}");
        // The pictures of a scan lie in the browser's store.
        assert_eq!(
            rule.contains("blob:"),
            rule.starts_with("img-src"),
            "{rule}"
        );
    }
}

#[test]
fn every_file_of_the_source_says_what_it_is() {
    let mut wrong = Vec::new();
    for file in files(&SOURCE).iter().filter(|file| file.is_rust()) {
        if !file.text.starts_with("//!") {
            wrong.push(format!("{} does not open with what it is (//!)", file.path));
        }
    }
    assert_none(&wrong, "A reader should know what a file is about:");
}

/// The attribute of a test that needs the larger corpus, because not everybody has it.
const CORPUS: &str = concat!("#[ig", "nore = \"reads the larger corpus\"]");

#[test]
fn nothing_unfinished_is_left_behind() {
    // The marks are put together here, so that this file does not find itself.
    let marks = [
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
        concat!("dbg", "!("),
        concat!("FIX", "ME"),
        concat!("#[ig", "nore"),
        concat!("XX", "X:"),
    ];
    let mut wrong = Vec::new();
    for file in files(&SOURCE).iter().filter(|file| file.is_rust()) {
        for (number, line) in (1..).zip(file.text.lines()) {
            if marks.iter().any(|mark| line.contains(mark)) && line.trim() != CORPUS {
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

//! A book with good and bad fences, given to the program as mdBook gives it.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_mdbook-chess-notation");

/// A chapter: the file, the text in it, and the text after other preprocessors.
type Chapter<'t> = (&'t str, &'t str, &'t str);

/// Runs the program on a book of these chapters with these settings.
fn preprocess(settings: &Value, chapters: &[Chapter]) -> Output {
    let folder = TempDir::new().expect("a folder");
    let items = chapters.iter().map(|(path, written, content)| {
        let file = folder.path().join("src").join(path);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, written).expect("a file");
        json!({"Chapter": {
            "name": path, "content": content, "number": null, "sub_items": [],
            "path": path, "source_path": path, "parent_names": [],
        }})
    });
    let items: Vec<Value> = items.collect();
    let input = json!([
        {
            "root": folder.path(),
            "config": {"book": {"src": "src"}, "preprocessor": {"chess-notation": settings}},
            "renderer": "html",
            "mdbook_version": "0.5.0",
        },
        {"items": items},
    ]);
    let mut program = Command::new(PROGRAM)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut stdin = program.stdin.take().expect("standard input");
    stdin
        .write_all(input.to_string().as_bytes())
        .expect("written");
    drop(stdin);
    program.wait_with_output().expect("its end")
}

/// Returns the text of a chapter that the program wrote.
fn chapter(output: &Output, number: usize) -> String {
    let book: Value = serde_json::from_slice(&output.stdout).expect("a book");
    let content = &book["items"][number]["Chapter"]["content"];
    content.as_str().expect("a text").to_owned()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn fences_become_boards_and_all_else_stays() {
    let good = "# Title\n\nA fence:\n\n```chess ply=3\n1. e4 e5\n\n2. Nf3 {*good*}\n```\nmore *text*\n\n```text\n1. e4\n```\n";
    let plain = "Nothing here.\n";
    let chapters = [("a.md", good, good), ("deep/b.md", plain, plain)];
    let output = preprocess(&json!({"script": "embed.js"}), &chapters);
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(said(&output), "");
    let text = chapter(&output, 0);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..4], ["# Title", "", "A fence:", ""]);
    let board = "<div class=\"chess-fence\"><chess-notation ply=\"3\"><pre hidden=\"\">1. e4 e5&#10;&#10;2. Nf3 {*good*}";
    assert!(lines[4].starts_with(board), "{}", lines[4]);
    assert!(
        lines[4].ends_with("</chess-notation></div>"),
        "{}",
        lines[4]
    );
    assert!(lines[4].contains("<svg ") && lines[4].contains("<b>1.\u{a0}e4</b>"));
    assert_eq!(lines[5..10], ["", "more *text*", "", "```text", "1. e4"]);
    assert!(
        text.ends_with("<script type=\"module\" src=\"embed.js\"></script>\n"),
        "{text}"
    );
    assert_eq!(
        chapter(&output, 1),
        plain,
        "a chapter without boards has no script"
    );
}

#[test]
fn a_relative_script_is_found_from_every_folder() {
    let text = "```chess\n1. e4\n```";
    let chapters = [("a/b/c.md", text, text)];
    let output = preprocess(&json!({"script": "embed.js"}), &chapters);
    assert!(chapter(&output, 0).contains("src=\"../../embed.js\""));
    let address = "https://example.org/\"><script>";
    let output = preprocess(&json!({"script": address}), &chapters);
    let text = chapter(&output, 0);
    assert!(
        text.contains("src=\"https://example.org/&quot;&gt;&lt;script&gt;\""),
        "{text}"
    );
}

#[test]
fn lists_and_quotations_go_on_after_a_board() {
    let text = "- one\n\n  ```chess\n  1. e4\n\n  e5\n  ```\n  after\n- two\n\n> ```chess\n> 1. d4\n> ```\n> quoted\n";
    let output = preprocess(&json!({}), &[("a.md", text, text)]);
    let text = chapter(&output, 0);
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[2].starts_with("  <div class=\"chess-fence\">"),
        "{text}"
    );
    assert!(
        lines[2].contains("<pre hidden=\"\">1. e4&#10;&#10;e5"),
        "{text}"
    );
    assert_eq!(lines[3..7], ["", "  after", "- two", ""]);
    assert!(
        lines[7].starts_with("> <div class=\"chess-fence\">"),
        "{text}"
    );
    assert_eq!(lines[8..], [">", "> quoted"]);
}

#[test]
fn a_fault_is_told_at_its_file_and_line() {
    let bad = "# Bad\n\n```chess colour=red\n1. e4 e5\n2. Nf9\n```\n\n> text\n>\n> ```chess\n> [White \"A\"]\n>\n> 1. e4 Ke5\n> ```\n";
    let chapters = [
        ("good.md", "no fence", "no fence"),
        ("deep/bad.md", bad, bad),
    ];
    let output = preprocess(&json!({}), &chapters);
    let told = said(&output);
    assert!(
        output.status.success(),
        "without fail = true a fault is a warning"
    );
    let file = Path::new("src").join("deep/bad.md").display().to_string();
    let begins = [
        ":3:10: \"colour\" is not an option.",
        ":5:4: 2. \"Nf9\": ",
        ":13:9: 1... \"Ke5\": ",
    ];
    assert_eq!(told.lines().count(), begins.len(), "{told}");
    for (line, begin) in told.lines().zip(begins) {
        assert!(line.starts_with(&[file.as_str(), begin].concat()), "{line}");
    }
    // The score is kept with its mistake, so the board shows the mistake too.
    assert!(chapter(&output, 1).contains("2. Nf9"));
    let output = preprocess(&json!({"fail": true}), &chapters);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains(&told), "{}", said(&output));
    assert_eq!(output.stdout, b"");
}

#[test]
fn a_remark_fails_no_build() {
    let text = "```chess\n[Result \"1-0\"]\n\n1. e4 e5 0-1\n```\n";
    let output = preprocess(&json!({"fail": true}), &[("a.md", text, text)]);
    assert!(output.status.success());
    assert!(
        said(&output).contains("a.md:4:10: note: The Result tag"),
        "{}",
        said(&output)
    );
}

#[test]
fn an_included_game_is_told_at_its_fence() {
    let written = "{{#include head.md}}\n\n```chess\n{{#include game.pgn}}\n```\n";
    let content = "one\ntwo\nthree\n\n```chess\n1. e4\n2. Nf9\n```\n";
    let output = preprocess(&json!({}), &[("a.md", written, content)]);
    let told = said(&output);
    assert!(
        told.contains("a.md:3:1: In line 2 of this fence, as it is after other preprocessors: "),
        "{told}"
    );
    // Lines above the fence that were put in do not change where it stands in its file.
    let written = "{{#include head.md}}\n\n```chess\n1. e4 Nf9\n```\n";
    let content = "one\ntwo\nthree\n\n```chess\n1. e4 Nf9\n```\n";
    let told = said(&preprocess(&json!({}), &[("a.md", written, content)]));
    assert!(told.contains("a.md:4:7: 1... \"Nf9\""), "{told}");
}

#[test]
fn a_setting_that_is_not_known_is_an_error() {
    let output = preprocess(&json!({"fails": true}), &[("a.md", "", "")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("fails"), "{}", said(&output));
    let own = json!({"command": "x", "before": ["links"], "after": [], "renderers": ["html"], "optional": true});
    assert!(preprocess(&own, &[("a.md", "", "")]).status.success());
}

#[test]
fn mdbook_hears_which_renderers_take_boards() {
    let run = |arguments: &[&str]| Command::new(PROGRAM).args(arguments).output().expect("run");
    assert!(run(&["supports", "html"]).status.success());
    assert_eq!(run(&["supports", "pdf-by-type"]).status.code(), Some(1));
    assert_eq!(run(&["--help"]).status.code(), Some(2));
}

#[test]
fn the_book_among_the_examples_has_boards_and_no_fault() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/sites/mdbook/src");
    let read = |file: &str| fs::read_to_string(folder.join(file)).expect("a chapter");
    let (trap, position) = (read("trap.md"), read("position.md"));
    let chapters = [
        ("trap.md", trap.as_str(), trap.as_str()),
        ("position.md", position.as_str(), position.as_str()),
    ];
    let output = preprocess(&json!({"fail": true}), &chapters);
    assert_eq!(said(&output), "");
    let boards = [0, 1].map(|at| chapter(&output, at).matches("<chess-notation").count());
    assert_eq!(boards, [1, 2]);
}

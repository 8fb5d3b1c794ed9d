//! The examples of the guide give the output that it shows.

use std::path::Path;

use crate::run;

/// Splits a command line into words, with single and double quotes as in a shell.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in line.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), c) => word.get_or_insert_default().push(c),
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, ' ') => words.extend(word.take()),
            (None, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

/// Returns the output of a line of the guide, messages after it.
fn typed(line: &str) -> String {
    let (input, command) = match line.split_once(" | rank-and-file ") {
        Some((echo, command)) => {
            let text = words(echo.strip_prefix("echo ").expect("echo"));
            (text.join(" ") + "\n", command)
        }
        None => {
            let command = line.strip_prefix("rank-and-file ").expect("the command");
            (String::new(), command)
        }
    };
    let words = words(command);
    let arguments: Vec<&str> = words.iter().map(String::as_str).collect();
    let output = run(&arguments, &input);
    output.out + &output.said
}

#[test]
fn every_example_gives_the_output_that_the_guide_shows() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    // The examples name files of the repository. No other test names files by where it runs.
    std::env::set_current_dir(&root).expect("the repository");
    let guide = std::fs::read_to_string("docs/guide/command.md").expect("the guide");
    let mut tried = 0;
    for block in guide.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap_or_default();
        for example in block.split("$ ").skip(1) {
            let (line, shown) = example.split_once('\n').expect("a line");
            assert_eq!(typed(line), shown.trim_end().to_owned() + "\n", "$ {line}");
            tried += 1;
        }
    }
    assert!(tried >= 6, "only {tried} examples");
}

#[test]
fn the_guide_lists_every_command() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let guide = std::fs::read_to_string(root.join("docs/guide/command.md")).expect("the guide");
    let help = run(&["--help"], "").out;
    let (_, commands) = help.split_once("Commands:\n").expect("the commands");
    let commands = commands.lines().take_while(|line| !line.is_empty());
    let names = commands.filter_map(|line| line.split_whitespace().next());
    for name in names.filter(|name| *name != "help") {
        assert!(guide.contains(&format!("| `{name}` | ")), "{name}");
    }
}

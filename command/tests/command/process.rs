//! The program itself, as a process.

use std::io::Write;
use std::process::{Command, Stdio};

/// Runs the program, and returns its exit status, output and messages.
fn program(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rank-and-file"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn it_reads_standard_input_and_ends_with_its_status() {
    let (status, out, said) = program(&["convert", "--to", "descriptive", "-"], "1. e4 e5 *\n");
    assert_eq!((status, &*out, &*said), (Some(0), "1. P-K4 P-K4 *\n", ""));
    let (status, out, _) = program(&["lint"], "1. Ngf3 *\n");
    assert_eq!(status, Some(1));
    assert!(
        out.starts_with("<stdin>:1:4: game 1: 1. \"Ngf3\" says more"),
        "{out}"
    );
    let (status, out, said) = program(&["lynt"], "");
    assert_eq!((status, &*out), (Some(2), ""));
    assert!(said.contains("lint"), "it suggests a command: {said}");
}

#[test]
fn a_pipe_gets_no_colours() {
    let (status, out, _) = program(&["explain", "e4"], "");
    assert_eq!(status, Some(0));
    assert!(!out.contains('\u{1b}'), "{out}");
}

//! The command line: options and files, messages about them, and the exit status.

use std::io::{self, Write};

use rank_and_file::notation::Style;

use super::{LEGALL, convert};
use crate::run_into;

#[test]
fn lines_are_counted_over_the_whole_file_and_the_file_is_named() {
    let path =
        std::env::temp_dir().join(format!("rank-and-file-convert-{}.pgn", std::process::id()));
    std::fs::write(&path, "1. e4 *\n\n1. d4 *\n\n1. c4 Ke3 d5 *\n").unwrap();
    let name = path.to_str().unwrap();
    let output = convert(&["--from=short", "--to=long", name], "");
    std::fs::remove_file(&path).unwrap();
    assert_eq!(output.status, 1);
    assert!(
        output.said.as_str().starts_with(&format!("{name}:5:7: ")),
        "{}",
        output.said.as_str()
    );
    assert_eq!(
        output.out.as_str(),
        "1. e2-e4 *\n\n1. d2-d4 *\n\n1. c2-c4 {not understood: Ke3 d5} *\n"
    );
}

#[test]
fn arguments_that_make_no_sense_are_refused_and_lead_to_the_help() {
    let rows: [&[&str]; 9] = [
        &[],
        &["--to"],
        &["--to", "morse"],
        &["--to", "descriptive:morse"],
        &["--from", "json", "--to", "short"],
        &["--too", "short"],
        &["--to", "short", "--check-reverse"],
        &["--to", "short", "--variant", "morse"],
        &["--to", "short", "--variant", "diagram"],
    ];
    for arguments in rows {
        let output = convert(arguments, "");
        assert_eq!(output.status, 2, "{arguments:?}");
        assert!(output.said.contains("try '--help'"), "{arguments:?}");
        assert_eq!(output.out.as_str(), "");
    }
    let help = convert(&["--help"], "");
    assert_eq!(help.status, 0);
    for (style, _) in Style::NAMES {
        let style = format!("descriptive:{style}");
        assert!(help.out.contains(&style), "{style} in the help");
        let output = convert(&["--to", "descriptive:morse"], "");
        assert!(output.said.contains(&style), "{style} in the error");
        assert_eq!(convert(&["--from", &style, "--to", "short"], "").status, 2);
    }
}

/// An output whose reader has closed it.
struct Gone;

impl Write for Gone {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_reader_that_has_had_enough_ends_it_quietly() {
    let mut said = Vec::new();
    let arguments = ["convert", "--to", "short"];
    let status = run_into(&arguments, LEGALL.as_bytes(), &mut Gone, &mut said);
    assert_eq!((status, said.as_slice()), (0, &[][..]));
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let output = convert(&["--to", "short", "no/such/file.pgn"], "");
    assert_eq!(output.status, 1);
    assert!(
        output.said.as_str().contains("no/such/file.pgn"),
        "{}",
        output.said.as_str()
    );
}

#[test]
fn several_files_are_one_output() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_str().expect("a name").to_owned()
    };
    let one = file("one.pgn", "[White \"a\"]\n\n1. e4 *\n");
    let other = file("other.pgn", "[White \"b\"]\n\n1. d4 Nf9 *\n");
    let output = convert(&[&one, "no/such/file.pgn", &other, "--to", "long"], "");
    assert_eq!(output.status, 1);
    assert_eq!(
        output.out,
        "[White \"a\"]\n\n1. e2-e4 *\n\n[White \"b\"]\n\n1. d2-d4 {not understood: Nf9} *\n"
    );
    let said: Vec<&str> = output.said.lines().collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].contains("no/such/file.pgn: "), "{said:?}");
    assert!(said[1].starts_with(&format!("{other}:3:7: ")), "{said:?}");
    let json = convert(&[&one, &other, "--json"], "");
    assert_eq!(json.out.lines().count(), 2);
}

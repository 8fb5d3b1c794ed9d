//! The command line: options and files, messages about them, and the exit status.

use std::io::{self, Write};

use rank_and_file::notation::Style;

use super::{LEGALL, convert};

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
fn a_command_line_that_makes_no_sense_is_answered_with_the_usage() {
    let rows: [&[&str]; 10] = [
        &[],
        &["--to"],
        &["--to", "morse"],
        &["--to", "descriptive:morse"],
        &["--from", "json", "--to", "short"],
        &["--too", "short"],
        &["--to", "short", "a", "b"],
        &["--to", "short", "--check-reverse"],
        &["--to", "short", "--variant", "morse"],
        &["--to", "short", "--variant", "diagram"],
    ];
    for arguments in rows {
        let output = convert(arguments, "");
        assert_eq!(output.status, 2, "{arguments:?}");
        assert!(
            output.said.as_str().contains("usage: convert"),
            "{arguments:?}"
        );
        assert_eq!(output.out.as_str(), "");
    }
    let help = convert(&["--help"], "");
    assert_eq!(help.status, 0);
    for (style, _) in Style::NAMES {
        let words = help.out.as_str().split_whitespace();
        assert!(
            words.clone().any(|word| word == style),
            "{style} in the usage"
        );
        let output = convert(&["--to", "descriptive:morse"], "");
        assert!(output.said.as_str().contains(style), "{style} in the error");
        let from = format!("descriptive:{style}");
        assert_eq!(convert(&["--from", &from, "--to", "short"], "").status, 2);
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
    let arguments = ["--to", "short"].map(str::to_owned).into_iter();
    let status = convert::convert(arguments, LEGALL.as_bytes(), Gone, &mut said);
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

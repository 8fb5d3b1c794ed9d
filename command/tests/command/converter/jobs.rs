//! Several cores: output and messages are the same as on one core, in the same order.

use std::fs;
use std::io::{self, Cursor, Read};

use proptest::prelude::*;
use rank_and_file::game::pgn::{ReadAs, Stream};
use serde_json::Value;
use testing::chance::{cases, some};
use testing::corpus::{self, corpus};

use crate::{Output, run_on};

/// Exit status, output, and messages.
type Outcome = (u8, String, String);

fn convert(arguments: &[&str], jobs: &str, input: impl Read) -> Outcome {
    let arguments = [&["convert"], arguments, &["--jobs", jobs]].concat();
    let Output { status, out, said } = run_on(&arguments, input);
    (status, out, said)
}

/// Checks that several cores give the same result as one, and returns it.
fn alike(arguments: &[&str], bytes: &[u8]) -> Outcome {
    let one = convert(arguments, "1", bytes);
    let several = convert(arguments, "4", bytes);
    // The message shows only a difference, because both may have megabytes.
    assert!(
        one == several,
        "{arguments:?}: {}",
        difference(&one, &several)
    );
    one
}

/// Returns the first line in which two outcomes differ.
fn difference(one: &Outcome, other: &Outcome) -> String {
    let lines = |outcome: &Outcome| format!("{}\n{}\n{}", outcome.0, outcome.2, outcome.1);
    let (one, other) = (lines(one), lines(other));
    let mut pairs = one.lines().zip(other.lines());
    let pair = pairs.find(|(one, other)| one != other);
    format!("{pair:?}")
}

/// A game whose second white move cannot be played, with a place for its number.
const ODD: &str =
    "[Event \"odd\"]\n[White \"{n}\"]\n\n1. e4 e5 {a comment\nof two lines} 2. Nf9 Nc6 *\n\n";
const EVEN: &str = "[Event \"even\"]\n[White \"{n}\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 (2. Nf3 Nc6) 2... d6 3. Nf3 Bg4 4. Nc3 g6 $2 5. Nxe5 Bxd1\n6. Bxf7+ Ke7 7. Nd5# 1-0\n\n";

/// Returns this many games, with every seventh unplayable.
fn many(games: usize) -> String {
    let game = |n: usize| if n % 7 == 3 { ODD } else { EVEN };
    (0..games)
        .map(|n| game(n).replace("{n}", &n.to_string()))
        .collect()
}

#[test]
fn games_keep_their_order_and_messages_their_places() {
    // The text has two and a half windows of the converter.
    let text = many(20_000);
    assert!(text.len() > 5 << 19, "{}", text.len());
    let (status, out, said) = alike(&["--to", "uci"], text.as_bytes());
    assert_eq!(status, 1);
    let names = out
        .lines()
        .filter_map(|line| line.strip_prefix("[White \""));
    let numbers: Vec<usize> = names
        .map(|name| name.trim_end_matches("\"]").parse().expect("a number"))
        .collect();
    assert!(numbers.into_iter().eq(0..20_000));
    let lines = (1..).zip(text.lines());
    let odd = lines.filter(|(_, line)| line.contains("Nf9"));
    let places = odd.map(|(line, text)| {
        let column = text.find("Nf9").expect("the move") + 1;
        format!("<stdin>:{line}:{column}")
    });
    let told = said
        .lines()
        .map(|line| line.split(": ").next().unwrap_or_default());
    assert!(places.eq(told));
}

#[test]
fn everything_it_writes_is_the_same_on_several_cores() {
    let text = many(400);
    for arguments in [
        &["--to", "json"][..],
        &["--to", "descriptive"],
        &["--to", "chess99"],
        &["--from", "short", "--to", "long"],
        &["--from", "uci", "--to", "short"],
        &["--variant", "uchess", "--to", "short"],
        &["--check-reverse"],
    ] {
        alike(arguments, text.as_bytes());
        alike(arguments, text.replace('\n', "\r\n").as_bytes());
    }
}

#[test]
fn the_project_s_own_games_are_the_same_on_several_cores() {
    let games = include_str!("../../../../tests/corpus/games.pgn");
    let text = format!("{games}\n").repeat(40);
    for to in ["short", "descriptive", "json"] {
        let (_, out, _) = alike(&["--to", to], text.as_bytes());
        assert!(!out.is_empty());
    }
    alike(&["--check-reverse"], text.as_bytes());
    let books = [
        include_str!("../../../../tests/corpus/descriptive.tsv"),
        include_str!("../../../../tests/corpus/algebraic.tsv"),
    ];
    for book in books {
        let lines: Vec<&str> = some(book.lines(), 4).collect();
        alike(&["--to", "short"], lines.join("\n").as_bytes());
    }
}

#[test]
#[ignore = "reads the larger corpus"]
fn large_corpora_are_the_same_on_several_cores() {
    for file in [
        "pgn/lichess-438.pgn",
        "pgn/chess960-605.pgn",
        "pgn/players-8155.pgn",
    ] {
        let path = corpus(file);
        let bytes = fs::read(path).expect("a corpus");
        alike(&["--to", "short"], &bytes);
        alike(&["--check-reverse"], &bytes[..bytes.len().min(1 << 19)]);
    }
}

/// If this fails, the converter on several cores gives another result for inputs that have broken
/// other programs. Each of them is put between games that can be read.
#[test]
#[ignore = "reads the larger corpus"]
fn hostile_games_are_the_same_on_several_cores() {
    let rows = corpus::text("adversarial.jsonl");
    let mut all = String::new();
    for (n, line) in (0..).zip(rows.lines()) {
        let row: Value = serde_json::from_str(line).expect("a JSON object a line");
        if row["kind"] != "pgn" {
            continue;
        }
        let Some(text) = row["input"]["pgn"].as_str() else {
            continue;
        };
        let between = format!("{text}\n\n{}", many(n % 5)).repeat(1 + 40_000 / (text.len() + 99));
        alike(&["--check-reverse"], between.as_bytes());
        all += &format!("{text}\n\n{}", many(40));
    }
    assert!(all.len() > 1 << 17, "{}", all.len());
    alike(&["--check-reverse"], all.as_bytes());
    let text = many(1) + &all;
    alike(&["--from", "short", "--to", "uci"], text.as_bytes());
}

/// Returns the places of all troubles, as found by the reader of one game at a time.
fn streamed(text: &str) -> String {
    let games = Stream::new(text.as_bytes(), ReadAs::Auto).map(|game| game.expect("a game"));
    let troubles = games.flat_map(|game| game.troubles);
    troubles
        .map(|trouble| format!("<stdin>:{}:{}\n", trouble.line, trouble.column))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(12, 48) as u32))]

    /// If this fails, the converter's result depends on the places where it cuts a text. The pieces
    /// of games are in any order, most of them incomplete: tags in comments and comments in tags,
    /// ignored lines, brackets that never close, games without an end and games on one line.
    #[test]
    fn where_a_text_is_cut_is_not_seen(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "[Event \"a\"]\n", "[White \"b\"]\n", "[Event \"a\n", "[FEN \"x\"]\n", "[Event \"a\"] ", "[%clk 1]\n",
            "\n", "\n\n", "\r\n", "\r", " ", "%[Event \"a\"]\n", "% {\n", "<", ">", "; [Event \"a\"]\n", ";", "1. e4 e5 ", "2. Nf3\n",
            "1. d4 d5 2. c4 1-0\n", "\n1. P-K4 P-K4 ", "{a\n[Event \"a\"]\n}", "{a\n\n[Event \"a\"]\n1. e4}\n", "{", "}",
            "(", ")", "(1. c4 ", "Nf9 ", "$300 ", "1-0", "*\n", "<b>", "é", "½-½\n", "\n[Event \"c\"]\n\n1. c4 c5 *\n\n",
            "\n\n[Variant \"Chess 99\"]\n\n1. a24 e75 #\n\n",
        ]), 1..40),
        times in 1usize..4,
    ) {
        let one = pieces.concat();
        let text = one.repeat(times * (1 + 30_000 / one.len()));
        let (_, _, said) = alike(&["--check-reverse"], text.as_bytes());
        let told = said.lines().filter(|line| !line.contains("stepping back"));
        let places = told.map(|line| format!("{}\n", line.split(": ").next().unwrap_or_default()));
        let places: String = places.collect();
        prop_assert!(places == streamed(&text), "{:?}", one);
    }
}

#[test]
fn a_line_in_an_old_encoding_is_told_of_at_the_same_moment() {
    let mut bytes = many(3_000).into_bytes();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let line = text
        .lines()
        .position(|line| line == "[White \"2000\"]")
        .expect("the line");
    let at = text.find("[White \"2000\"]").expect("the line") + 8;
    bytes[at] = 0xe9;
    let (_, out, said) = alike(&["--to", "uci"], &bytes);
    assert!(out.contains("[White \"é000\"]"));
    let note = format!(
        "<stdin>:{}:1: note: not UTF-8, read as Windows-1252",
        line + 1
    );
    let told = said
        .lines()
        .position(|line| line == note)
        .expect("the note");
    // These are the errors of the games before it, as far as they were read without that line.
    assert!(told > 150, "{told}");
    let mut stream = Stream::new(&bytes[..], ReadAs::Auto);
    let mut before = 0;
    while let Some(Ok(game)) = stream.next() {
        if stream.first_odd_line().is_some() {
            break;
        }
        before += game.troubles.len();
    }
    assert_eq!(told, before);
}

/// A source that fails at its end.
struct Torn;

impl Read for Torn {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("the tape is torn"))
    }
}

#[test]
fn what_came_before_the_file_failed_is_written() {
    let text = many(9_000);
    let torn = |jobs| {
        convert(
            &["--to", "uci"],
            jobs,
            Cursor::new(text.as_bytes()).chain(Torn),
        )
    };
    let (status, out, said) = torn("4");
    assert!((status, &out, &said) == (1, &torn("1").1, &torn("1").2));
    // Nothing follows the last game, so it may be incomplete.
    assert_eq!(out.matches("[Event ").count(), 8_999);
    assert!(said.ends_with("rank-and-file: <stdin>: the tape is torn\n"));
}

#[test]
fn the_number_of_jobs_is_at_least_one() {
    for jobs in ["0", "-1", "two", ""] {
        let (status, _, said) = convert(&["--to", "short"], jobs, &b""[..]);
        assert_eq!(status, 2);
        assert!(
            said.contains("--jobs <N>") || said.contains("'-1'"),
            "{said}"
        );
    }
}

/// If this fails, a progress bar spoils output that goes into a pipe. The test runs in a process of
/// its own, since this one may have a terminal.
#[test]
fn no_bar_is_drawn_into_a_pipe() {
    const INSIDE: &str = "RANK_AND_FILE_NO_TERMINAL";
    if std::env::var_os(INSIDE).is_some() {
        assert!(rank_and_file_command::bar::on_terminal().is_hidden());
        return;
    }
    let itself = std::env::current_exe().expect("this program");
    let output = std::process::Command::new(itself)
        .args([
            "--exact",
            "converter::jobs::no_bar_is_drawn_into_a_pipe",
            "--nocapture",
        ])
        .env(INSIDE, "1")
        .output()
        .expect("it runs");
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "{:?}", output.stderr);
}

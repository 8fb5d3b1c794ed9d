//! The converter as a script calls it: what it writes, what it says, and its exit status.

#[allow(dead_code, reason = "its main belongs to the program")]
#[path = "../examples/convert/main.rs"]
mod convert;

use std::io::{self, Write};

use rank_and_file::board::Variant;
use rank_and_file::notation::{Recognised, Style, offered};
use serde_json::Value;

struct Output {
    status: u8,
    out: String,
    said: String,
}

fn convert(arguments: &[&str], input: &str) -> Output {
    let (mut out, mut said) = (Vec::new(), Vec::new());
    let arguments = arguments.iter().map(|&argument| argument.to_owned());
    let status = convert::convert(arguments, input.as_bytes(), &mut out, &mut said);
    let text = |bytes| String::from_utf8(bytes).expect("the converter writes UTF-8");
    Output {
        status,
        out: text(out),
        said: text(said),
    }
}

const LEGALL: &str = "[White \"Legall\"]\n\n1. e4 e5 2. Bc4 d6 3. Nf3 Bg4 4. Nc3 g6 $2 5. Nxe5 Bxd1 $4 6. Bxf7+ Ke7 7. Nd5#\n1-0\n";

#[test]
fn a_game_goes_to_every_notation_and_comes_back() {
    let rows = || offered(Variant::Standard);
    for row in rows().filter(|row| row.is_read_by_name()) {
        let notation = row.tag;
        let there = convert(&["--from", "auto", "--to", notation], LEGALL);
        assert_eq!((there.status, there.said.as_str()), (0, ""), "{notation}");
        assert!(
            there.out.as_str().starts_with("[White \"Legall\"]\n\n1. "),
            "{notation}: tags are kept"
        );
        let auto = (row.recognised != Recognised::Named).then_some("auto");
        for from in auto.into_iter().chain([notation]) {
            let back = convert(&["--from", from, "--to", "short"], there.out.as_str());
            assert_eq!(
                (back.status, back.out.as_str()),
                (0, LEGALL),
                "{notation} read as {from}"
            );
        }
    }
    let styles = Style::NAMES.map(|(name, _)| format!("descriptive:{name}"));
    let others = rows().filter(|row| !row.is_read_by_name());
    let others: Vec<String> = others.map(|row| row.tag.to_owned()).collect();
    for notation in styles.iter().chain(&others) {
        let there = convert(&["--to", notation], LEGALL);
        let back = convert(&["--to", "short"], there.out.as_str());
        assert_eq!(
            back.out.as_str(),
            LEGALL,
            "{notation}: {}",
            there.out.as_str()
        );
    }
}

#[test]
fn json_is_one_object_a_line_and_game() {
    let text =
        format!("{LEGALL}\n[Event \"b\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O Nf9 {{x}} *\n");
    let output = convert(&["--to", "json"], &text);
    assert_eq!(output.status, 1);
    let games: Vec<Value> = output
        .out
        .as_str()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(games.len(), 2);
    let keys: Vec<&String> = games[0].as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        [
            "tags",
            "variant",
            "start",
            "result",
            "plies",
            "variations",
            "errors"
        ]
    );
    assert_eq!(games[0]["tags"]["White"], "Legall");
    assert_eq!(games[0]["result"], "1-0");
    assert_eq!(
        games[0]["start"],
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    let mate = games[0]["plies"][12].clone();
    let expected = serde_json::json!({
        "uci": "c3d5", "short": "Nd5#", "long": "Nc3-d5#", "minimal": "Nd5#", "descriptive": "N-Q5 mate",
        "classic": "N-Q5 mate", "figurine": "♘d5#", "iccf": "3345", "smith": "c3d5", "reversible": "Nc3d5#",
        "rule": { "short": "none", "descriptive": "none" }
    });
    assert_eq!(mate, expected);
    assert_eq!(
        games[1]["plies"][6]["uci"], "e1g1",
        "castling by the king's squares"
    );
    let error = &games[1]["errors"][0];
    assert_eq!(
        (&error["line"], &error["column"]),
        (&Value::from(8), &Value::from(39))
    );
    let message = error["message"].as_str().unwrap();
    assert_eq!(output.said.as_str(), format!("<stdin>:8:39: {message}\n"));
}

#[test]
fn json_lists_variations_with_the_line_that_each_leaves() {
    let text = "1. e4 (1. d4) e5 (1... c5 2. Nf3 (2. c3 d5) d6) (1... e6) 2. Nf3 *";
    let output = convert(&["--to", "json"], text);
    let game: Value = serde_json::from_str(output.out.trim()).expect("JSON");
    let names = |plies: &Value| -> Vec<String> {
        let plies = plies.as_array().expect("plies");
        plies.iter().map(|ply| ply["short"].to_string()).collect()
    };
    assert_eq!(names(&game["plies"]).join(" "), r#""e4" "e5" "Nf3""#);
    let lines = game["variations"].as_array().expect("variations");
    let lines = lines.iter().map(|line| {
        let moves = names(&line["plies"]).join(" ");
        format!("{} {} {moves}", line["leaves"], line["after"])
    });
    assert_eq!(
        lines.collect::<Vec<_>>(),
        [
            r#"0 0 "d4""#,
            r#"0 1 "c5" "Nf3" "d6""#,
            r#"0 1 "e6""#,
            r#"2 2 "c3" "d5""#
        ]
    );
}

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
fn comments_and_variations_are_kept() {
    let output = convert(
        &["--to", "descriptive"],
        "1. e4 {best} e5 (1... c5 2. Nf3 $1) 2. Nf3 *",
    );
    assert_eq!(
        output.out.as_str(),
        "1. P-K4 {best} 1... P-K4 (1... P-QB4 2. N-KB3 $1) 2. N-KB3 *\n"
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

/// An output whose reader has gone.
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

/// Two short games as a column of 1890 might have had them. In the first, Black's third move is misprinted.
const COLUMN: &str = "\
GAME 1. SCOTCH GAMBIT

White: Mr. Able. Black: Mr. Baker.

     1 P to K4              P to K4
     2 Kt to KB3            Kt to QB3
     3 P to Q4              B takes P

The usual reply, though P to Q3 has been seen.

     4 Kt takes P           B to B4
     5 Kt takes Kt          Q to B3
     Resigns.

GAME 2.

White: Mr. Cook. Black: Mr. Dyer.

     1 P to KB3             P to K4
     2 P to KKt4            Q to R5 mate.
";

#[test]
fn a_page_of_a_book_becomes_its_games() {
    let output = convert(&["--to", "short"], COLUMN);
    assert_eq!(output.status, 1, "a misprint was mended");
    let remark = "<stdin>:7:29: 3... \"B takes P\" is no legal move here. exd4 is nearest to the print, and the next 4 moves can then be played. Also possible: Nxd4.\n";
    assert!(output.said.contains(remark), "{}", output.said);
    let games = output.out.split("\n\n[Event");
    let games: Vec<String> = games
        .map(|game| game.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(games.len(), 2, "{}", output.out);
    assert!(games[0].contains("[White \"Mr. Able\"]"), "{}", games[0]);
    assert!(
        games[0].contains(
            "3. d4 exd4 {printed \"B takes P\", which cannot be; read as exd4 (or Nxd4)}"
        ),
        "{}",
        games[0]
    );
    assert!(
        games[0].contains("{The usual reply, though P to Q3 has been seen.}"),
        "{}",
        games[0]
    );
    assert!(games[1].contains("1. f3 e5 2. g4 Qh4# 0-1"), "{}", games[1]);
}

#[test]
fn json_says_how_each_printed_move_was_settled() {
    let output = convert(&["--from", "descriptive", "--to", "json"], COLUMN);
    let games: Vec<Value> = output
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(games.len(), 2);
    let ply = &games[0]["plies"][5];
    assert_eq!(ply["printed"], "B takes P");
    assert_eq!(ply["settled"], "repaired");
    assert_eq!(ply["short"], "exd4");
    assert_eq!(ply["readings"][0]["uci"], "e5d4");
    assert_eq!(games[0]["plies"][0]["settled"], "unique");
    assert_eq!(games[0]["repairs"][0]["ply"], 5);
    let doubts = games[0]["doubts"].as_array().expect("a list");
    assert!(
        doubts
            .iter()
            .any(|doubt| doubt["kind"] == "misprint" && doubt["ply"] == 5),
        "{doubts:?}"
    );
    assert_eq!(games[0]["tags"]["Black"], "Mr. Baker");
    assert_eq!(games[1]["doubts"].as_array().map(Vec::len), Some(0));
    assert_eq!(games[1]["result"], "0-1");
}

#[test]
fn an_open_move_lists_what_it_could_be() {
    let output = convert(
        &["--to", "json"],
        "1 P-K4 P-K4 2 Kt-KB3 Kt-KB3 3 P-Q3 B-K2 4 Kt-Q2 Castles",
    );
    let game: Value = serde_json::from_str(output.out.trim()).expect("JSON");
    let ply = &game["plies"][6];
    assert_eq!(ply["settled"], "open");
    let readings: Vec<&str> = ply["readings"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|reading| reading["short"].as_str())
        .collect();
    assert_eq!(readings, ["Nbd2", "Nfd2"]);
    assert_eq!(output.status, 1);
    assert!(
        output.said.contains("could be Nbd2 or Nfd2"),
        "{}",
        output.said
    );
}

#[test]
fn a_text_without_a_game_says_so() {
    let output = convert(
        &["--to", "short"],
        "In the diagram White wins by 1 R-K8 ch, K-R2; 2 R-R8 mate.",
    );
    assert_eq!(output.status, 1);
    assert!(
        output.said.contains("no game was found in this text"),
        "{}",
        output.said
    );
}

#[test]
fn a_move_or_two_need_no_page_around_them() {
    let output = convert(&["--to", "short"], "P-K4 P-K4 N-KB3");
    assert_eq!(
        (output.status, output.out.trim()),
        (0, "1. e4 e5 2. Nf3 *"),
        "{}",
        output.said
    );
}

/// A game of Chess 99 with most of its marks, and one that ends by a resignation.
const CHESS_99: &str = "\
[Variant \"Chess 99\"]
[FEN \"r8/5k3/2a6/1Q7/2N6/9/9/3K5/9 w - - 0 47\"]

47. Nc5d7+ Ra9d! 48. Qb6f+ Pc7a5!+ 49. Nd7f8×K!

[Variant \"Chess 99\"]

1. e24 Kef&Q 2. e46 d86 (2... d7 3. ed7× #) 3. ed7* Pd9e7 #
";

#[test]
fn scores_of_chess_99_are_read_by_their_tag_or_by_the_option() {
    let there = convert(&["--to", "reversible"], CHESS_99);
    assert_eq!((there.status, there.said.as_str()), (0, ""));
    let written = there.out.as_str();
    assert!(written.contains("49. Nd7f8×K! 1/2-1/2\n"), "{written}");
    assert!(written.ends_with("3. ed7* Pd9e7 # 0-1\n"), "{written}");
    // Whatever is asked for, this game has one notation.
    for to in ["reversible", "short", "descriptive", "uci"] {
        assert_eq!(convert(&["--to", to], CHESS_99).out, written, "{to}");
        assert_eq!(convert(&["--to", to], written).out, written, "{to}");
    }
    let bare = "1. a24 b8 2. a5 #";
    let there = convert(
        &["--variant", "chess99", "--to=reversible"],
        "1. a24 b7 2. a5 #",
    );
    assert_eq!(
        (there.status, there.out.as_str()),
        (0, "[Variant \"Chess 99\"]\n\n1. a24 b7 2. a5 # 1-0\n"),
        "{}",
        there.said
    );
    assert_eq!(
        convert(&["--variant", "chess99", "--to=json"], bare).status,
        1
    );
}

#[test]
fn json_names_the_variant_and_has_the_notations_of_its_game() {
    let games: Vec<Value> = convert(&["--to", "json"], CHESS_99)
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(games[0]["variant"], "chess99");
    assert_eq!(games[0]["result"], "1/2-1/2");
    assert_eq!(games[0]["start"], "r8/5k3/2a6/1Q7/2N6/9/9/3K5/9 w - - 0 47");
    let ply = &games[0]["plies"][3];
    assert_eq!(
        *ply,
        serde_json::json!({ "reversible": "Pc7a5!+", "rule": {} })
    );
    let output = convert(&["--variant", "uchess", "--to", "json"], "1. P-K4 P-K4");
    let game: Value = serde_json::from_str(output.out.trim()).expect("JSON");
    assert_eq!(game["variant"], "uchess");
    assert_eq!(game["plies"][0]["uchess"], "P-K4");
    assert_eq!(game["plies"][0]["short"], "e4");
    let output = convert(&["--to", "json"], LEGALL);
    let game: Value = serde_json::from_str(output.out.trim()).expect("JSON");
    assert_eq!(game["variant"], "standard");
    assert!(game["plies"][0]["uchess"].is_null());
}

#[test]
fn a_game_of_u_chess_goes_from_three_symbols_to_other_notations_and_back() {
    const ENGLISH: &str = "1. P-K4 P-K4 2. P-Q4 P-Q4 3. N-K2 N-K2 4. N-Q2 N-Q2 1/2-1/2";
    const ITALIAN: &str = "1. P4R P4R 2. P4D P4D 3. C2R C2R 4. C2D C2D 1/2-1/2";
    let short = "[Variant \"U-chess\"]\n\n1. e4 e5 2. d4 d5 3. Ne2 Ne7 4. Nd2 Nd7 1/2-1/2\n";
    for text in [
        ENGLISH,
        &ENGLISH.replace("-K", "K").replace("-Q", "Q"),
        ITALIAN,
        "e4 e5 d4 d5 Ne2 Ne7 Nd2 Nd7 1/2-1/2",
    ] {
        for from in ["auto", "uchess"] {
            if from == "uchess" && text.starts_with('e') {
                continue;
            }
            let there = convert(
                &["--variant", "u-chess", "--from", from, "--to", "short"],
                text,
            );
            assert_eq!(
                (there.status, there.out.as_str()),
                (0, short),
                "{}",
                there.said
            );
        }
    }
    assert_eq!(
        convert(&["--from", "uchess", "--to", "short"], ITALIAN).out,
        short
    );
    let there = convert(&["--to", "uchess"], short);
    assert_eq!(
        (there.status, there.out),
        (0, format!("[Variant \"U-chess\"]\n\n{ENGLISH}\n"))
    );
    // Of orthodox games three symbols do not name every move.
    let orthodox = convert(&["--to", "uchess"], LEGALL);
    assert_eq!((orthodox.status, orthodox.out.as_str()), (1, LEGALL));
    assert!(
        orthodox
            .said
            .starts_with("<stdin>:1:1: uchess is for U-chess and U-chess (AISE) only; the game is written in short algebraic"),
        "{}",
        orthodox.said
    );
}

#[test]
fn games_are_taken_back_from_their_text_alone() {
    let output = convert(&["--variant", "chess99", "--check-reverse"], CHESS_99);
    assert_eq!(
        (output.status, output.out.as_str(), output.said.as_str()),
        (0, "2 games, 3 lines of play: 16 plies taken back\n", "")
    );
    let orthodox = convert(&["--check-reverse"], LEGALL);
    assert_eq!(
        (orthodox.status, orthodox.out.as_str()),
        (0, "1 game, 1 line of play: 13 plies taken back\n"),
    );
    // Where king and rook began elsewhere, O-O-O does not say whence.
    let chess960 = "[FEN \"4k3/8/8/8/8/8/8/RK6 w Q - 0 1\"]\n\n1. O-O-O Ke7 *\n";
    let output = convert(&["--check-reverse"], chess960);
    assert_eq!(output.status, 1);
    assert_eq!(
        output.said,
        "<stdin>:1:1: 1. O-O-O+: stepping back leaves other pieces on b1.\n".replace("+", "")
    );
    // A score that cannot be read is not taken back either.
    let output = convert(&["--variant=chess99", "--check-reverse"], "1. a24 Qd9d5 *");
    assert_eq!(output.status, 1);
    assert!(
        output.said.starts_with("<stdin>:1:8: 1... \"Qd9d5\": "),
        "{}",
        output.said
    );
}

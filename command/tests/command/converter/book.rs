//! Pages of old books become games, and doubts about them are reported.

use super::{COLUMN, convert};

#[test]
fn a_page_of_a_book_becomes_its_games() {
    let output = convert(&["--to", "short"], COLUMN);
    assert_eq!(output.status, 1, "a misprint was mended");
    let remark = "<stdin>:7:29: 3... \"B takes P\" is not a legal move here. exd4 is closest to the print, and the next 4 moves can then be played. Also possible: Nxd4.\n";
    assert!(output.said.contains(remark), "{}", output.said);
    let games = output.out.split("\n\n[Event");
    let games: Vec<String> = games
        .map(|game| game.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(games.len(), 2, "{}", output.out);
    assert!(games[0].contains("[White \"Mr. Able\"]"), "{}", games[0]);
    assert!(
        games[0].contains(
            "3. d4 exd4 {printed \"B takes P\", which is not legal; read as exd4 (or Nxd4)}"
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

#[test]
fn a_text_too_long_for_a_book_is_read_as_pgn() {
    let blank = "\n".repeat(16 << 20);
    for from in ["auto", "german"] {
        let output = convert(
            &["--from", from, "--to", "uci"],
            &format!("{blank}1. e4 e5 *"),
        );
        assert_eq!(output.out, "1. e2e4 e7e5 *\n");
        assert_eq!(
            output.said,
            "<stdin>: note: too long for a book, read as PGN\n"
        );
        assert_eq!(output.status, 0);
    }
}
